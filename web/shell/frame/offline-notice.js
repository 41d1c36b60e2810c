import { t } from "../../i18n/index.js";
import { checkedCopy } from "../../ui/offline-copy.js";
import { showToast } from "../../ui/toasts.js";
import { registerOffline } from "./offline.js";

/** The copy is looked through when the page has long been at rest, in milliseconds. */
const REST = 20_000;

/** Tells that the page works offline from now on, and offers updates; never forces one. */
export function watchOffline() {
  registerOffline({
    onReady: () => showToast({ text: t("offline-ready") }),
    onUpdate: (reload) =>
      showToast({
        text: t("update-available"),
        action: { label: t("update-reload"), run: reload },
        later: t("update-later"),
        seconds: 24 * 3600,
      }),
    onError: (error) => console.warn("offline", error),
  });
  setTimeout(() => void lookThroughCopy(), REST);
}

/** A browser may have thrown a file away, or a disk have altered it: while there is a connection, that is put right. */
async function lookThroughCopy() {
  if (!navigator.onLine || !navigator.serviceWorker?.controller) return;
  const copy = await checkedCopy(true);
  if (copy && copy.mended > 0) showToast({ text: t("device-copy-mended", { count: copy.mended }) });
}
