import { WITHOUT_PAGE } from "spieltisch:without-page";

/**
 * Handed out unread: what is streamed into the engine, where reading it first would cost time at each start and a fault is
 * told; and what only looks wrong when it is altered.
 */
const UNREAD = /\.(?:wasm|zip\.js|whl\.js|css|woff2|png|svg|txt)$/u;

/**
 * Serves only cached files whose checksum is right. A file that the disk has altered counts as missing, so it is fetched
 * anew. Without this a page whose script was altered would come up broken again and again, too broken to mend itself.
 *
 * @param {(key: string) => string | undefined} integrityOf the checksum of what is kept there
 * @param {(key: string, cacheName: string) => Promise<Response | undefined>} [read]
 * @returns {Pick<import("workbox-core/types").WorkboxPlugin, "cachedResponseWillBeUsed">} for Workbox
 */
export function onlyVerified(integrityOf, read = readAgain) {
  return {
    cachedResponseWillBeUsed: async ({ cacheName, cachedResponse, request, event }) => {
      const wanted = integrityOf(request.url);
      if (!cachedResponse || !wanted || isPassed(request.url, event)) return cachedResponse;
      // Another reading of the same: the browser keeps what it has compiled with the answer that it gets itself.
      const other = await read(request.url, cacheName).catch(() => undefined);
      return other && (await isWhole(other, wanted)) ? cachedResponse : null;
    },
  };
}

/**
 * @param {string} url
 * @param {unknown} event of a page that asks, or of a version that is taken over
 * @returns {boolean} true when a file is served as it is, which a retry after a failure does not do
 */
function isPassed(url, event) {
  const asked = /** @type {{request?: Request} | undefined} */ (event)?.request;
  return asked !== undefined && asked.cache !== "reload" && UNREAD.test(new URL(url).pathname);
}

/** @param {string} key @param {string} cacheName */
function readAgain(key, cacheName) {
  return caches.match(key, { cacheName });
}

/** The copy of the site with which the page works offline: whether all of it is there, and as it should be. */

/**
 * @typedef {object} CopyFile
 * @property {string} url where it is fetched
 * @property {string} key where it is kept
 * @property {string} integrity its checksum, as a script tag has it
 *
 * @typedef {{files: number, bad: number, mended: number}} CopyState `bad`: files that were missing or altered
 */

/** Number of files read at a time. */
const AT_A_TIME = 4;

/**
 * Looks through the copy and fetches anew what is not right.
 *
 * @param {Pick<Cache, "match" | "put">} cache
 * @param {readonly CopyFile[]} files
 * @param {boolean} deep reads every file; else only asks whether it is there
 * @param {typeof fetch} [get]
 * @returns {Promise<CopyState>}
 */
export async function checkCopy(cache, files, deep, get = fetch) {
  const bad = [];
  for (let at = 0; at < files.length; at += AT_A_TIME) {
    const some = files.slice(at, at + AT_A_TIME);
    const good = await Promise.all(some.map((file) => isGood(cache, file, deep)));
    bad.push(...some.filter((_, i) => !good[i]));
  }
  let mended = 0;
  for (const file of bad) if (await mend(cache, file, get)) mended += 1;
  return { files: files.length, bad: bad.length, mended };
}

/** @param {Pick<Cache, "match">} cache @param {CopyFile} file @param {boolean} deep */
async function isGood(cache, { key, integrity }, deep) {
  const kept = await cache.match(key);
  return kept !== undefined && (!deep || isWhole(kept, integrity));
}

/** @param {Response} kept @param {string} integrity */
async function isWhole(kept, integrity) {
  try {
    return (await checksum(await kept.arrayBuffer())) === integrity;
  } catch {
    return false; // Its body cannot be read.
  }
}

/** @param {Pick<Cache, "put">} cache @param {CopyFile} file @param {typeof fetch} get */
async function mend(cache, { url, key, integrity }, get) {
  try {
    const fresh = await get(url, { integrity, cache: "reload", credentials: "same-origin" });
    if (!fresh.ok) return false;
    await cache.put(key, fresh);
    return true;
  } catch {
    return false; // Offline, or the host has another version by now: the next visit tries again.
  }
}

/**
 * @param {ArrayBuffer} bytes
 * @returns {Promise<string>} as a script tag has it
 * @internal
 */
export async function checksum(bytes) {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return `sha256-${btoa(String.fromCharCode(...hash))}`;
}

/**
 * A page of words where there is no connection and the browser has thrown the copy away.
 *
 * @param {readonly string[]} languages that the person reads
 * @returns {Response}
 */
export function wordsWithoutPage(languages) {
  const first = languages.map((tag) => tag.slice(0, 2)).find((tag) => tag in WITHOUT_PAGE);
  const language = /** @type {keyof typeof WITHOUT_PAGE} */ (first ?? "en");
  const { title, text, again } = WITHOUT_PAGE[language] ?? WITHOUT_PAGE.en;
  const page = `<!doctype html><html lang="${language}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<title>${title}</title><h1>${title}</h1><p>${text}</p><p><a href="">${again}</a></p></html>`;
  return new Response(page, {
    status: 503,
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
  });
}
