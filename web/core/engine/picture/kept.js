/** Where the picture of the memory is kept: one for each site, with what it was taken of and its checksum. */

/** Of how many bytes a memory may be, or it cannot be put back: so long is Pyodide's when it starts (its issue 6254). */
export const MOST_MEMORY = 31_457_280;
/** What the browser has to have left besides, so that a small device keeps its room for games. */
const ROOM = 100_000_000;

const CACHE = "spieltisch-picture";
const OF = "x-picture-of";
const CHECKSUM = "x-picture-checksum";
const REFUSED = "x-picture-refused";

/**
 * @typedef {object} Kept
 * @property {Uint8Array<ArrayBuffer>} [picture] as it should be
 * @property {string} [refused] why none is to be made here: it was tried
 * @property {string} [spoilt] why the one that was there could not be used; it is removed
 */

/**
 * What a picture belongs to: another build or another browser has to take its own.
 *
 * @param {readonly {integrity: string}[]} files all that the engine is made of
 * @param {string} browser as it names itself
 */
export function nameOf(files, browser) {
  return [...files.map(({ integrity }) => integrity), browser].join(" ");
}

/** Where Cache Storage is: not without https, nor where the browser keeps nothing. */
const storage = () => /** @type {CacheStorage | undefined} */ (globalThis.caches);

/** @param {string} base */
const address = (base) => new URL("picture-of-the-memory", base).href;

/**
 * Looks for the picture. One that is of another build, or not as it was kept, is removed.
 *
 * @param {string} base the address of the site
 * @param {string} name what it has to belong to
 * @returns {Promise<Kept>} nothing in it where there is none
 */
export async function keptPicture(base, name) {
  try {
    const cache = await storage()?.open(CACHE);
    const found = await cache?.match(address(base));
    if (!cache || !found) return {};
    const spoilt = async (/** @type {string} */ why) => {
      await cache.delete(address(base));
      return { spoilt: why };
    };
    if (found.headers.get(OF) !== name) return await spoilt("it is of another build");
    const refused = found.headers.get(REFUSED);
    if (refused !== null) return { refused };
    const picture = new Uint8Array(await found.arrayBuffer());
    if (checksum(picture) !== found.headers.get(CHECKSUM))
      return await spoilt("it is not as it was kept");
    return { picture };
  } catch (error) {
    return { spoilt: String(error) };
  }
}

/**
 * Keeps a picture in the place of the one that was there.
 *
 * @param {string} base
 * @param {string} name
 * @param {Uint8Array<ArrayBuffer>} picture
 */
export async function keepPicture(base, name, picture) {
  await put(base, picture, { [OF]: name, [CHECKSUM]: checksum(picture) });
}

/**
 * Remembers that this build makes no usable picture in this browser, so that later visits do not try again.
 *
 * @param {string} base
 * @param {string} name
 * @param {string} why
 */
export async function refusePicture(base, name, why) {
  await put(base, null, { [OF]: name, [REFUSED]: why.replaceAll(/[^ -~]+/gu, " ").slice(0, 500) });
}

/** @param {string} base */
export async function forgetPicture(base) {
  const cache = await storage()?.open(CACHE);
  await cache?.delete(address(base));
}

/**
 * Says how it is, without reading the picture.
 *
 * @param {string} base
 * @param {string} name
 * @returns {Promise<"none" | "kept" | "refused" | "impossible">}
 */
export async function pictureState(base, name) {
  try {
    const cache = await storage()?.open(CACHE);
    if (!cache) return "impossible";
    const found = await cache.match(address(base));
    if (found?.headers.get(OF) !== name) return "none";
    return found.headers.has(REFUSED) ? "refused" : "kept";
  } catch {
    return "impossible";
  }
}

/**
 * @param {Partial<Pick<StorageManager, "estimate">>} [manager]
 * @returns {Promise<boolean>} whether there is room for a picture; a browser that does not say refuses to keep it if not
 */
export async function hasRoom(manager = navigator.storage) {
  const { quota = Number.POSITIVE_INFINITY, usage = 0 } = (await manager?.estimate?.()) ?? {};
  return quota - usage >= ROOM;
}

/**
 * @param {string} base
 * @param {Uint8Array<ArrayBuffer> | null} content
 * @param {Record<string, string>} headers
 */
async function put(base, content, headers) {
  const cache = await storage()?.open(CACHE);
  await cache?.put(address(base), new Response(content, { headers }));
}

/** Number of independent lanes: a single one would depend on its own last step each time. */
const LANES = 4;
/** An odd number: to multiply by it loses nothing, so that one word that differs always shows. */
const PRIME = 0x01000193;

/**
 * A checksum that tells whether bytes are as they were kept. It finds damage and not intent (code that can write here can write
 * the checksum, too), and so it takes a tenth of the time of a cryptographic one, for which every later visit would wait.
 *
 * @param {Uint8Array<ArrayBuffer>} bytes from the beginning of a buffer
 * @returns {string} their number, and 128 bits of them
 * @internal
 */
export function checksum(bytes) {
  const whole = bytes.length - (bytes.length % (4 * LANES));
  const words = new Int32Array(bytes.buffer, bytes.byteOffset, whole / 4);
  let a = 1;
  let b = 2;
  let c = 3;
  let d = 4;
  for (let i = 0; i < words.length; i += LANES) {
    a = Math.imul(a ^ words[i], PRIME);
    b = Math.imul(b ^ words[i + 1], PRIME);
    c = Math.imul(c ^ words[i + 2], PRIME);
    d = Math.imul(d ^ words[i + 3], PRIME);
    // High bits come down again.
    a ^= d >>> 15;
    b ^= a >>> 15;
    c ^= b >>> 15;
    d ^= c >>> 15;
  }
  for (const byte of bytes.subarray(whole)) a = Math.imul(a ^ byte, PRIME);
  return [bytes.length, ...[a, b, c, d].map((lane) => (lane >>> 0).toString(16))].join(" ");
}

/**
 * A picture of the memory without what is empty in it, which is more than half: quicker written and read than anything
 * compressed (docs/decisions/091). The length of the memory, how many pages there are, their numbers, the pages.
 */

const PAGE = 65_536;
const NUMBER = Uint32Array.BYTES_PER_ELEMENT;

/**
 * @param {Uint8Array} memory
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function withoutEmptyPages(memory) {
  const pages = [];
  for (let at = 0; at < memory.length; at += PAGE)
    if (memory.subarray(at, at + PAGE).some((byte) => byte !== 0)) pages.push(at / PAGE);
  const head = NUMBER * (2 + pages.length);
  const packed = new Uint8Array(head + PAGE * pages.length);
  new Uint32Array(packed.buffer, 0, 2 + pages.length).set([memory.length, pages.length, ...pages]);
  pages.forEach((page, i) => {
    packed.set(memory.subarray(page * PAGE, (page + 1) * PAGE), head + i * PAGE);
  });
  return packed;
}

/**
 * @param {Uint8Array<ArrayBuffer>} packed as `withoutEmptyPages` wrote it
 * @returns {Uint8Array<ArrayBuffer>} the memory
 * @throws {RangeError} it is something else
 */
export function withEmptyPages(packed) {
  const { buffer } = packed;
  const [length = 0, count = 0] = new Uint32Array(buffer, 0, 2);
  const numbers = new Uint32Array(buffer, 2 * NUMBER, count);
  const head = NUMBER * (2 + count);
  const memory = new Uint8Array(length);
  numbers.forEach((page, i) => {
    const from = head + i * PAGE;
    // The last page of a memory may be shorter than its place.
    memory.set(packed.subarray(from, from + Math.min(PAGE, length - page * PAGE)), page * PAGE);
  });
  return memory;
}
