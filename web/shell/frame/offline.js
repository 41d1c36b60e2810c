import { Workbox } from "workbox-window";
import { serviceWorkerAddress } from "../../core/engine/trusted.js";
import { t } from "../../i18n/index.js";
import { showToast } from "../../ui/toasts.js";
import { checkedCopy } from "../settings/settings.js";
import { hasOtherVersion } from "./version.js";

/** Offline use and updates: registers the service worker and tells the page what came of it. */

/** The copy is looked through when the page has long been at rest, in milliseconds. */
const REST = 20_000;

/** How often a page that stays open asks for a new version, at most. */
const ASK_AGAIN = 60 * 60 * 1000;
/** The change to a new version takes no longer than so many milliseconds, or it will not come about. */
const PARKED = 5000;

/**
 * Registers the service worker: offers updates, and never forces one. Does nothing where the browser has none (plain http
 * on another machine). What works offline is in the settings, for those who ask.
 */
export function watchOffline() {
  setTimeout(() => void lookThroughCopy(), REST);
  if (!("serviceWorker" in navigator)) return;
  const workbox = new Workbox(serviceWorkerAddress(), { updateViaCache: "none" });
  const failed = (/** @type {unknown} */ error) => console.warn("offline", error);
  const build = document.querySelector("meta[name=build]")?.getAttribute("content") ?? "";
  /** @param {ServiceWorker | undefined} worker @param {() => void} reload */
  const offer = async (worker, reload) => {
    if (!(await hasOtherVersion(worker, build))) return;
    showToast({
      text: t("update-available"),
      action: { label: t("update-reload"), run: reload },
      later: t("update-later"),
      seconds: 24 * 3600,
    });
  };
  let agreed = false;
  let askedAt = Date.now();
  let kept = false;

  workbox.addEventListener("installed", () => {
    kept = true;
  });
  workbox.addEventListener("redundant", () => {
    // A worker also ends when a later one takes over; only one that never kept the files is an error.
    if (!kept) failed(new Error("the files could not be kept"));
  });
  workbox.addEventListener(
    "waiting",
    ({ sw }) =>
      void offer(sw, () => {
        agreed = true;
        workbox.messageSkipWaiting();
        // A request in the very moment of the change makes Chromium leave the new version waiting, until a page
        // that was loaded anew asks again.
        setTimeout(() => location.reload(), PARKED);
      }),
  );
  workbox.addEventListener("controlling", (event) => {
    if (agreed) location.reload();
    // Another tab agreed. This one goes on with its own version until it is reloaded.
    else if (event.isUpdate) void offer(event.sw, () => location.reload());
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - askedAt < ASK_AGAIN) return;
    askedAt = Date.now();
    workbox.update().catch(() => {}); // offline: the next time
  });

  workbox
    .register()
    .then(() => navigator.serviceWorker.controller?.postMessage({ type: "PAGE", build }))
    .catch(failed);
}

/** A browser may have thrown a file away, or a disk have altered it: while there is a connection, that is put right. */
async function lookThroughCopy() {
  if (!navigator.onLine || !navigator.serviceWorker?.controller) return;
  await checkedCopy(true);
}
