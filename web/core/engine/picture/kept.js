/** Where the picture of the memory is kept: one for each site, with what it was taken of and its checksum. */

import { checksum } from "./bytes.js";

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
