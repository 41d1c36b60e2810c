import { hasText, t } from "../../i18n/index.js";
import { showToast } from "../../ui/toasts.js";

/** A fault often brings others: so long nothing more is told, in milliseconds. */
const QUIET = 60_000;
/** What is no fault of this page: something was called off, or a browser draws in two steps. */
const HARMLESS = /^(AbortError$|ResizeObserver)/;

/**
 * Reports uncaught errors in words that help; otherwise something would stay undone without a sign. What the
 * console says is left to the browser.
 *
 * @param {(toast: import("../../ui/toasts.js").Toast) => void} show
 * @param {() => number} now
 */
export function watchFaults(show = showToast, now = Date.now) {
  let quietUntil = 0;
  /** @param {unknown} what */
  const tell = (what) => {
    const { name = "", message = "" } = /** @type {Partial<Error>} */ (what ?? {});
    if (HARMLESS.test(name) || HARMLESS.test(message) || now() < quietUntil) return;
    // Before there are words the page says itself that it does not start.
    if (!hasText("fault-told")) return;
    quietUntil = now() + QUIET;
    show({
      text: t("fault-told"),
      action: { label: t("fault-reload"), run: () => location.reload() },
      seconds: QUIET / 1000,
      urgent: true,
    });
  };
  addEventListener("unhandledrejection", ({ reason }) => tell(reason));
  addEventListener("error", ({ error, message }) => tell(error ?? { message }));
}
