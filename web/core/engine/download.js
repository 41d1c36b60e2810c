import { deferred } from "../ticket.js";
import { EngineError } from "./errors.js";

/** @typedef {import("spieltisch:site").RuntimeFile} RuntimeFile */

const BEGINNINGS = new Map([
  ["wasm", "\0asm"],
  ["zip", "PK\x03\x04"],
  ["whl", "PK\x03\x04"],
]);
const BEGINNING_LENGTH = 4;

/**
 * The name that Pyodide knows: on the host, archives end like something that every host compresses.
 *
 * @param {string} file
 */
export function nameInside(file) {
  return file.replace(/(\.(?:whl|zip))\.js$/, "$1");
}

/**
 * Begins to load one file and checks it on its way: status, first bytes, length, and at its end the checksum. Its
 * last piece is held back until then: a broken file must not reach Pyodide, which would wait forever instead of
 * failing, and an altered one must not run.
 *
 * @param {RuntimeFile} wanted
 * @param {object} options
 * @param {string} options.base the address of the site
 * @param {boolean} options.fresh past the browser's own cache, which may hold the broken file
 * @param {(bytes: number, sent: number) => void} options.onBytes told of each piece: how long it is, and what of it was sent
 * @param {(sent: number) => void} [options.onLength] told with the first byte how much is sent of all
 * @param {AbortSignal} [options.signal] gives it up
 * @returns {{response: Promise<Response>, whole: Promise<Uint8Array<ArrayBuffer>>}} `response` is there with the
 *   first byte, its body may be consumed while it arrives; `whole` is all of it, compared with the checksum
 */
export function download(
  { file, bytes, integrity, packed },
  { base, fresh, onBytes, onLength, signal },
) {
  /** @type {import("../ticket.js").Deferred<Uint8Array<ArrayBuffer>>} */
  const { promise: whole, resolve: succeed, reject: fail } = deferred();
  const response = begin().catch((error) => {
    fail(error);
    throw error;
  });
  // Either may fail before it is awaited; a later caller still gets the error.
  response.catch(() => {});
  whole.catch(() => {});
  return { response, whole };

  /** @param {string} id @param {string} how @param {object} [more] */
  function broken(id, how, more) {
    return new EngineError(id, `${file}: ${how}`, { file, ...more });
  }

  async function begin() {
    const answer = await fetch(new URL(file, base), {
      cache: fresh ? "reload" : "default",
      signal: signal ?? null,
      // Without https there is nothing to reckon a checksum with: then the browser compares, and gives nothing before.
      ...(globalThis.crypto?.subtle ? {} : { integrity }),
    }).catch((error) => {
      throw broken(navigator.onLine ? "load-missing" : "offline-not-cached", error.message);
    });
    if (!answer.ok || !answer.body) {
      const { status } = answer;
      throw broken("load-missing", `status ${status}`, { status });
    }
    const sent = lengthOf(answer);
    onLength?.(sent);
    const headers = {
      "content-type": file.endsWith(".wasm") ? "application/wasm" : "application/octet-stream",
    };
    return new Response(checked(answer.body, sent / bytes), { headers });
  }

  /** What is sent of it: less where the host compresses, and it may not say how much. @param {Response} answer */
  function lengthOf({ headers }) {
    const encoding = headers.get("content-encoding") ?? "identity";
    if (encoding === "identity") return bytes;
    return Number(headers.get("content-length")) || packed;
  }

  /**
   * @param {ReadableStream<Uint8Array<ArrayBuffer>>} body
   * @param {number} share of each byte that was sent
   * @returns {ReadableStream<Uint8Array<ArrayBuffer>>}
   */
  function checked(body, share) {
    const content = new Uint8Array(bytes);
    const beginning = BEGINNINGS.get(nameInside(file).split(".").at(-1) ?? "");
    let start = "";
    let loaded = 0;
    return new ReadableStream({
      start(controller) {
        // Not waited for, and nothing waits for a reader: all files arrive as fast as they can.
        pass(controller).catch((error) => {
          fail(error);
          controller.error(error);
        });
      },
    });

    /** @param {ReadableStreamDefaultController} controller */
    async function pass(controller) {
      const reader = body.getReader();
      for (;;) {
        const { done, value } = await reader.read().catch((error) => {
          throw broken("load-truncated", error.message, { bytes, loaded });
        });
        if (done) break;
        checkBeginning(value);
        if (loaded + value.length > bytes)
          throw broken("load-altered", "more bytes than it should have");
        content.set(value, loaded);
        loaded += value.length;
        onBytes(value.length, value.length * share);
        controller.enqueue(value);
      }
      if (loaded !== bytes)
        throw broken("load-truncated", `${loaded} of ${bytes} bytes`, { bytes, loaded });
      if (!(await isAsBuilt(content, integrity))) throw broken("load-altered", "another checksum");
      controller.close();
      succeed(content);
    }

    /** @param {Uint8Array} piece */
    function checkBeginning(piece) {
      if (start.length >= BEGINNING_LENGTH) return;
      start += String.fromCharCode(...piece.subarray(0, BEGINNING_LENGTH - start.length));
      if (start.length < BEGINNING_LENGTH) return;
      // Of scripts and JSON it is known only that they are no markup.
      if (beginning ? start === beginning : !start.startsWith("<")) return;
      throw broken("load-missing", "something else is in its place");
    }
  }
}

/**
 * @param {Uint8Array<ArrayBuffer>} content
 * @param {string} integrity as in a script tag
 */
async function isAsBuilt(content, integrity) {
  const { subtle } = globalThis.crypto ?? {};
  if (!subtle) return true; // The browser has compared.
  const hash = new Uint8Array(await subtle.digest("SHA-256", content));
  return `sha256-${btoa(String.fromCharCode(...hash))}` === integrity;
}

/**
 * How far a start is: what is loaded here and what a worker tells of its own files, as one.
 *
 * @typedef {import("./worker.js").Progress} Progress
 */
export class Arrivals {
  /** What is sent of each file that is loaded here, as far as that is known. @type {number[]} */
  #lengths = [];
  #expected = 0;
  #left = 0;
  #loaded = 0;
  /** What the start does once all files are there. @type {Progress["stage"]} */
  #stage = "start";
  /** What the worker has told of its files; null where there is none. @type {{loaded: number, total: number} | null} */
  #elsewhere = null;

  /**
   * @param {(progress: Progress) => void} tell
   * @param {{worker?: boolean}} [of] whether a worker loads something as well
   */
  constructor(tell, { worker = false } = {}) {
    this.tell = tell;
    if (!worker) return;
    this.#stage = "download";
    this.#elsewhere = { loaded: 0, total: 0 };
  }

  /**
   * @param {RuntimeFile} wanted that the page is about to load
   * @returns {{onBytes: (bytes: number, sent: number) => void, onLength: (sent: number) => void}} for its download
   */
  expect({ file, bytes }) {
    this.#expected += 1;
    this.#left += bytes;
    return {
      onLength: (sent) => void this.#lengths.push(sent),
      onBytes: (bytes, sent) => {
        this.#left -= bytes;
        this.#loaded += sent;
        this.#say(file);
      },
    };
  }

  /** @param {Progress} progress of the worker, which knows of its own files only */
  hear({ stage, loaded, total, file }) {
    this.#stage = stage;
    this.#elsewhere = { loaded, total };
    this.#say(file);
  }

  /** @param {Progress["stage"]} stage that begins here now */
  reach(stage) {
    this.#stage = stage;
    this.#say("");
  }

  /** @param {string} file that moved last */
  #say(file) {
    const { loaded, total } = this.#elsewhere ?? { loaded: 0, total: 0 };
    const isKnown =
      this.#lengths.length === this.#expected && (this.#elsewhere === null || total > 0);
    this.tell({
      stage: this.#left > 0 ? "download" : this.#stage,
      loaded: loaded + this.#loaded,
      total: isKnown ? this.#lengths.reduce((sum, length) => sum + length, total) : 0,
      file,
    });
  }
}
