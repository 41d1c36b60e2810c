import { isObject } from "../loose.js";

/**
 * A sealed text holds what a running game must not tell its owner: the seed decides the order of
 * the cards, and the actions tell everybody's hand. Sealing is an envelope, not a safe: nothing can
 * be read by looking at the file, and it does not resist a person who sets out to open it.
 */

const MARK = "sealed";
const VERSION = 1;

/** What stands on the outside: nothing but what everybody at the table knows. */
/** @typedef {{game: string, players: string[], round: number}} Address */

/**
 * @param {Address} address
 * @param {string} text
 * @returns {Promise<string>}
 */
export async function seal({ game, players, round }, text) {
  const body = toBase64(await throughStream(text, new CompressionStream("deflate")));
  const envelope = { spieltisch: MARK, version: VERSION, game, players, round, body };
  return `${JSON.stringify(envelope, null, 1)}\n`;
}

/** A text as part of an address. @param {string} text */
export async function packed(text) {
  const bytes = await throughStream(text, new CompressionStream("deflate-raw"));
  return toBase64(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/**
 * @param {string} code as `packed` has made it
 * @param {number} longest more bytes than this are not unpacked
 * @returns {Promise<string | null>} null when it is damaged
 */
export async function unpacked(code, longest) {
  try {
    const bytes = fromBase64(code.replaceAll("-", "+").replaceAll("_", "/"));
    return await textOf(bytes, "deflate-raw", longest);
  } catch {
    return null;
  }
}

/** @param {Record<string, unknown>} value */
export function isSealed(value) {
  return value.spieltisch === MARK;
}

/** @param {Record<string, unknown>} envelope */
export function isNewer(envelope) {
  return typeof envelope.version === "number" && envelope.version > VERSION;
}

/**
 * Opens an envelope.
 *
 * @param {Record<string, unknown>} envelope
 * @param {number} longest more bytes than this are not unpacked
 * @returns {Promise<Record<string, unknown> | null>} null when it is damaged
 */
export async function unseal(envelope, longest) {
  try {
    const body = fromBase64(String(envelope.body));
    const value = JSON.parse(await textOf(body, "deflate", longest));
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

/** @param {Uint8Array} bytes @param {CompressionFormat} format @param {number} longest */
async function textOf(bytes, format, longest) {
  const plain = await throughStream(bytes, new DecompressionStream(format), longest);
  return new TextDecoder("utf-8", { fatal: true }).decode(plain);
}

/**
 * @param {string | Uint8Array} input
 * @param {CompressionStream | DecompressionStream} stream
 * @param {number} [longest]
 * @returns {Promise<Uint8Array>}
 */
async function throughStream(input, stream, longest = Number.POSITIVE_INFINITY) {
  let length = 0;
  const limit = new TransformStream({
    transform(part, controller) {
      length += part.length;
      if (length > longest) throw new RangeError("too long");
      controller.enqueue(part);
    },
  });
  const source = new Blob([/** @type {BlobPart} */ (input)]).stream();
  const limited = source.pipeThrough(stream).pipeThrough(limit);
  return new Uint8Array(await new Response(limited).arrayBuffer());
}

/** @param {Uint8Array} bytes */
function toBase64(bytes) {
  let binary = "";
  // In slices: too many arguments at once overflow the stack.
  for (let at = 0; at < bytes.length; at += 0x8000)
    binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(binary);
}

/** @param {string} text */
function fromBase64(text) {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
