import { showToast } from "../../ground/toasts.js";
import { t } from "../../i18n/index.js";
import { registerOffline } from "./offline.js";

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
}
