import { checksum } from "./copy.js";

/**
 * Handed out unread: what is streamed into the engine, where reading it first would cost time at each start and a fault is
 * told; and what only looks wrong when it is altered.
 */
const UNREAD = /\.(?:wasm|zip\.js|whl\.js|css|woff2|png|svg|txt)$/u;

/**
 * Of the copy, only what is as it should be is handed out: whatever a disk has altered counts as missing, so it is fetched
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
      try {
        // Another reading of the same: the browser keeps what it has compiled with the answer that it gets itself.
        const other = await read(request.url, cacheName);
        return other && (await checksum(await other.arrayBuffer())) === wanted
          ? cachedResponse
          : null;
      } catch {
        return null; // Its body cannot be read.
      }
    },
  };
}

/**
 * @param {string} url
 * @param {unknown} event of a page that asks, or of a version that is taken over
 * @returns {boolean} whether a file is handed out as it is, unless somebody tries again after a failure
 */
function isPassed(url, event) {
  const asked = /** @type {{request?: Request} | undefined} */ (event)?.request;
  return asked !== undefined && asked.cache !== "reload" && UNREAD.test(new URL(url).pathname);
}

/** @param {string} key @param {string} cacheName */
function readAgain(key, cacheName) {
  return caches.match(key, { cacheName });
}
