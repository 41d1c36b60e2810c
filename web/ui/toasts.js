import { html, nothing } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { FRESH_MS } from "../core/press-constants.js";
import { t } from "../i18n/index.js";
import { announce } from "./announcer.js";
import { button, icon } from "./icons.js";
import { elementWith, eventsOf, plain } from "./reactive.js";
import { currentRoute, onRoute } from "./router.js";
import styles from "./toasts.css";

/**
 * @typedef {object} Toast
 * @property {string} text
 * @property {{label: string, run: () => void}} [action]
 * @property {string} [later] words for the button that puts it away, instead of a cross
 * @property {number} [seconds] how long it stays; one with an action stays longer
 * @property {boolean} [urgent] something went wrong: it waits for nothing
 */

/**
 * One short message at a time, in the bar at the top. The newest one shows; one with an action comes back after it, and one
 * that can wait does so until the table is left.
 */
class StToasts extends elementWith({
  /** @type {Toast[]} */
  toasts: [],
}) {
  static styles = [plain, styles];

  constructor() {
    super();
    /** Messages that are hidden, but still catch a press that was aimed at them. @type {Set<Toast>} */
    this.leaving = new Set();
    /** The message that was drawn last. @type {Toast | undefined} */
    this.drawn = undefined;
    this.hear(onRoute);
    // What went wrong is shown anew, above a window that has come meanwhile.
    const raise = () => this.shown()?.urgent && this.requestUpdate("toasts");
    this.hear(eventsOf(document, "st-window"), raise);
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
    const shown = this.shown();
    const { seconds = shown?.action ? 12 : 6 } = shown ?? {};
    if (shown && shown !== this.drawn) setTimeout(() => this.drop(shown), seconds * 1000);
    this.drawn = shown;
    if (typeof this.showPopover !== "function" || !this.isConnected) return;
    const isOpen = this.matches(":popover-open");
    if (!changed.has("toasts") && isOpen === Boolean(shown)) return;
    // The element that entered the top layer last lies above the rest, also above an open dialog.
    this.popover = "manual";
    if (isOpen) this.hidePopover();
    if (shown) this.showPopover();
  }

  /** The message on the screen. */
  shown() {
    const atTable = currentRoute().screen === "game";
    return this.toasts.findLast(
      ({ later, urgent }) => !(atTable && (later || (isHeld && !urgent))),
    );
  }

  /** @param {Toast} toast */
  add(toast) {
    const { toasts } = this;
    this.toasts = [...toasts.filter(({ action }) => action), toast];
    announce(toast.text);
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
    const toast = this.shown();
    if (!toast) return nothing;
    const { action, later } = toast;
    const act = () => {
      this.drop(toast);
      action?.run();
    };
    return keyed(
      toast,
      html`<div class="toast ${this.leaving.has(toast) ? "leaving" : ""}" data-part="toast">
        <span>${toast.text}</span>
        ${action ? button(action.label, act, { part: "toast-action" }) : nothing}
        <button
          class="button quiet ${later ? "" : "icon-only"}"
          aria-label=${later ?? t("close")}
          data-part="toast-close"
          @click=${() => this.drop(toast)}
        >
          ${later ?? icon("close")}
        </button>
      </div>`,
    );
  }
}

customElements.define("st-toasts", StToasts);

/** @type {StToasts | null} */
let shelf = null;
let isHeld = false;

/** Makes messages wait at a table while a hint, the coach or news stand where they would lie, unless something went wrong. @param {boolean} held */
export function holdToasts(held) {
  isHeld = held;
  shelf?.requestUpdate();
}

/** @param {Toast} toast @returns {() => void} puts it away before its time */
export function showToast(toast) {
  if (!shelf) {
    shelf = new StToasts();
    document.body.append(shelf);
  }
  shelf.add(toast);
  return () => shelf?.drop(toast);
}
