/**
 * Keeps the whole site for offline use: all files of one version, or none (Workbox, with checksums).
 *
 * A new version is fetched beside the old one and waits. It takes over when the person agrees, or when no
 * page of the old version is open any more. Files bear their content in their names, so a page of the old
 * version that lives on still finds its own files here, until the last such page is gone.
 */
import { PrecacheController, PrecacheRoute } from "workbox-precaching";
import { Route, registerRoute, setCatchHandler, setDefaultHandler } from "workbox-routing";
import { keepBrought } from "./web/shell/offline/brought.js";
import { checkCopy, onlyVerified, wordsWithoutPage } from "./web/shell/offline/copy.js";

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/** @type {PrecacheController} */
const precache = new PrecacheController({
  plugins: [onlyVerified((key) => precache.getIntegrityForCacheKey(key))],
});
const list = self.__WB_MANIFEST;
precache.addToCacheList(list);

worker.addEventListener("install", (event) => {
  event.waitUntil(precache.install(event));
});

worker.addEventListener("activate", (event) => {
  // From the first visit on: a page that is already open need not be loaded again to work offline.
  event.waitUntil(worker.clients.claim().then(() => tidy(event)));
});

worker.addEventListener("message", (event) => {
  if (event.data?.type === "SKIP_WAITING") event.waitUntil(worker.skipWaiting());
  if (event.data?.type === "PAGE" && event.data.build === BUILD) event.waitUntil(tidy(event));
  if (event.data?.type === "BUILD") event.ports[0]?.postMessage(BUILD);
  if (event.data?.type === "CHECK") event.waitUntil(check(event));
});

/**
 * Removes the files of earlier versions, unless a page that may be of an earlier version is open.
 *
 * @param {ExtendableEvent} event an event of the only page, if there is one, which is of this version
 */
async function tidy(event) {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const known = event instanceof ExtendableMessageEvent ? 1 : 0;
  if (pages.length > known) return;
  const cache = await caches.open(precache.strategy.cacheName);
  const kept = await cache.keys();
  // A later version may be on its way into the same cache; what it has put there is not ours to remove.
  const { installing, waiting } = worker.registration;
  if (installing || waiting) return;
  const own = new Set(precache.getURLsToCacheKeys().values());
  await Promise.all(
    kept.filter(({ url }) => !own.has(url)).map((request) => cache.delete(request)),
  );
}

/**
 * Looks through the copy, mends what is missing or altered, and answers what came of it.
 *
 * @param {ExtendableMessageEvent} event with a port for the answer; `deep` reads every file
 */
async function check(event) {
  const cache = await caches.open(precache.strategy.cacheName);
  const files = list.map((entry) => ({
    url: new URL(entry.url, location.href).href,
    key: precache.getCacheKeyForURL(entry.url) ?? "",
    integrity: entry.integrity ?? "",
  }));
  event.ports[0]?.postMessage(await checkCopy(cache, files, event.data.deep === true));
}

// The page itself, whatever is behind the question mark.
registerRoute(
  new Route(
    ({ request, url }) =>
      request.mode === "navigate" &&
      [".", "index.html"].some((name) => new URL(name, location.href).pathname === url.pathname),
    precache.createHandlerBoundToURL("index.html"),
  ),
);
registerRoute(new PrecacheRoute(precache));

// What the house wishes may change at any time. Without a network what the page read last goes on.
registerRoute(
  new Route(
    ({ url }) => url.pathname === new URL("config.json", location.href).pathname,
    ({ request }) => fetch(request).catch(() => new Response(null, { status: 204 })),
  ),
);

// A record that is shared into the app; no host knows this address.
registerRoute(
  new Route(
    ({ url }) => url.pathname === new URL("share", location.href).pathname,
    ({ request }) => keepBrought(request, new URL("./", location.href).href),
    "POST",
  ),
);

// A file of an earlier version, for a page of that version; else whatever the host says.
setDefaultHandler(async ({ request }) => {
  const kept = await caches.match(request, { cacheName: precache.strategy.cacheName });
  return kept ?? fetch(request);
});
setCatchHandler(async ({ request }) =>
  request.mode === "navigate" ? wordsWithoutPage(navigator.languages) : Response.error(),
);
