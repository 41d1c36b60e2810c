import { css, html, LitElement, nothing } from "lit";
import { t } from "../i18n/index.js";
import { announce } from "./announcer.js";
import { icon } from "./icons.js";
import { own } from "./properties.js";
import { currentRoute, onRoute } from "./router.js";
import { base, buttons } from "./styles.js";

/**
 * @typedef {object} Toast
 * @property {string} text
 * @property {{label: string, run: () => void}} [action]
 * @property {string} [later] words for the button that puts it away, instead of a cross
 * @property {number} [seconds] how long it stays; one with an action stays longer
 */

/** Short messages below the header, each with at most one thing to do. */
class StToasts extends LitElement {
  static properties = { ...own("toasts") };

  static styles = [
    base,
    buttons,
    css`
      :host {
        position: fixed;
        inset: calc(3.25rem + env(safe-area-inset-top)) 0 auto;
        z-index: 50;
        display: grid;
        justify-items: center;
        gap: var(--space-2);
        inline-size: auto;
        block-size: auto;
        margin: 0;
        padding: var(--space-3);
        border: 0;
        overflow: visible;
        background: none;
        pointer-events: none;
      }
      /* At a table the turn's buttons are there, too: only the map can wait. */
      :host([at-table]) {
        inset: calc(7rem + env(safe-area-inset-top)) 0 auto;
      }
      /* A phone's first lines say where one is; its last ones can wait, but for the button that begins a game. */
      @media (max-width: 34rem) {
        :host(:not([at-table], [at-form])) {
          inset: auto 0 env(safe-area-inset-bottom);
        }
        :host([at-form]) {
          inset: env(safe-area-inset-top) 0 auto;
        }
      }
      .toast {
        display: flex;
        align-items: center;
        gap: var(--space-3);
        max-width: min(36rem, 100%);
        padding: var(--space-2) var(--space-2) var(--space-2) var(--space-4);
        border: 1px solid color-mix(in oklab, var(--accent) 55%, var(--wood));
        border-radius: calc(var(--radius) * 1.5);
        background: var(--wood);
        color: var(--on-wood);
        box-shadow: var(--shadow-high);
        pointer-events: auto;
        animation: rise 0.25s ease-out;
      }
      .toast .button {
        border-color: color-mix(in oklab, var(--on-wood) 45%, transparent);
        background: transparent;
        color: var(--on-wood);
        white-space: nowrap;
      }
      .toast .button.quiet {
        border-color: transparent;
      }
      .toast .button:hover {
        background: color-mix(in oklab, var(--on-wood) 16%, transparent);
      }
      @keyframes rise {
        from {
          opacity: 0;
          transform: translateY(1rem);
        }
      }
    `,
  ];

  constructor() {
    super();
    /** @type {Toast[]} */
    this.toasts = [];
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
    // Whatever came into the top layer last lies above the rest, also above a dialog that is open.
    this.popover = "manual";
    if (this.matches(":popover-open")) this.hidePopover();
    if (this.toasts.length > 0) this.showPopover();
  }

  /** @param {Toast} toast */
  add(toast) {
    this.toasts = [...this.toasts.slice(-2), toast];
    announce(toast.text);
    const seconds = toast.seconds ?? (toast.action ? 12 : 6);
    setTimeout(() => this.drop(toast), seconds * 1000);
  }

  /** @param {Toast} toast */
  drop(toast) {
    this.toasts = this.toasts.filter((other) => other !== toast);
  }

  render() {
    return this.toasts.map(
      (toast) =>
        html`<div class="toast" data-part="toast">
          <span>${toast.text}</span>
          ${
            toast.action
              ? html`<button
                  class="button"
                  data-part="toast-action"
                  @click=${() => {
                    this.drop(toast);
                    toast.action?.run();
                  }}
                >
                  ${toast.action.label}
                </button>`
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

/** @param {Toast} toast */
export function showToast(toast) {
  if (!shelf) {
    shelf = new StToasts();
    document.body.append(shelf);
  }
  shelf.add(toast);
}
