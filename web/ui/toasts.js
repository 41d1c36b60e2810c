import { html, nothing } from "lit";
import { FRESH_MS } from "../core/press-constants.js";
import { t } from "../i18n/index.js";
import { announce } from "./announcer.js";
import { button, icon } from "./icons.js";
import { elementWith, plain } from "./reactive.js";
import { currentRoute, onRoute } from "./router.js";
import styles from "./toasts.css";

/**
 * @typedef {object} Toast
 * @property {string} text
 * @property {{label: string, run: () => void}} [action]
 * @property {string} [later] words for the button that puts it away, instead of a cross
 * @property {number} [seconds] how long it stays; one with an action stays longer
 */

/** Short messages below the header, each with at most one thing to do. */
class StToasts extends elementWith({
  /** @type {Toast[]} */
  toasts: [],
}) {
  static styles = [plain, styles];

  constructor() {
    super();
    /** Messages that are hidden, but still catch a press that was aimed at them. @type {Set<Toast>} */
    this.leaving = new Set();
    onRoute(() => this.requestUpdate());
  }

  willUpdate() {
    const { screen } = currentRoute();
    this.toggleAttribute("at-table", screen === "game");
    this.toggleAttribute("at-form", screen === "new");
    this.setAttribute("role", "region");
    this.setAttribute("aria-label", t("messages"));
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    if (!changed.has("toasts") || typeof this.showPopover !== "function") return;
    // The element that entered the top layer last lies above the rest, also above an open dialog.
    this.popover = "manual";
    if (this.matches(":popover-open")) this.hidePopover();
    if (this.toasts.length > 0) this.showPopover();
  }

  /** @param {Toast} toast */
  add(toast) {
    const { toasts } = this;
    this.toasts = [...toasts.slice(-2), toast];
    announce(toast.text);
    const seconds = toast.seconds ?? (toast.action ? 12 : 6);
    setTimeout(() => this.drop(toast), seconds * 1000);
  }

  /** Hides a message, but keeps its place for a moment: a press on its way to it must not hit what lies below. @param {Toast} toast */
  drop(toast) {
    if (this.leaving.has(toast) || !this.toasts.includes(toast)) return;
    this.leaving.add(toast);
    this.requestUpdate();
    setTimeout(() => {
      this.leaving.delete(toast);
      this.toasts = this.toasts.filter((other) => other !== toast);
    }, FRESH_MS);
  }

  render() {
    return this.toasts.map(
      (toast) =>
        html`<div class="toast ${this.leaving.has(toast) ? "leaving" : ""}" data-part="toast">
          <span>${toast.text}</span>
          ${
            toast.action
              ? button(
                  toast.action.label,
                  () => {
                    this.drop(toast);
                    toast.action?.run();
                  },
                  { part: "toast-action" },
                )
              : nothing
          }
          <button
            class="button quiet ${toast.later ? "" : "icon-only"}"
            aria-label=${toast.later ?? t("close")}
            data-part="toast-close"
            @click=${() => this.drop(toast)}
          >
            ${toast.later ?? icon("close")}
          </button>
        </div>`,
    );
  }
}

customElements.define("st-toasts", StToasts);

/** @type {StToasts | null} */
let shelf = null;

/** @param {Toast} toast @returns {() => void} puts it away before its time */
export function showToast(toast) {
  if (!shelf) {
    shelf = new StToasts();
    document.body.append(shelf);
  }
  shelf.add(toast);
  return () => shelf?.drop(toast);
}
