import { html } from "lit";
import { icon } from "./icons.js";

/** @typedef {import("lit").LitElement} LitElement */

/** @param {LitElement} host */
function close(host) {
  host.dispatchEvent(new CustomEvent("st-close"));
}

/**
 * An element that is a window: whoever put it on the page hears "st-close" from it when the window is closed.
 *
 * @param {LitElement} host
 * @param {string} heading
 * @param {unknown} content
 * @param {{wide?: boolean}} [look]
 */
export function windowOf(host, heading, content, { wide = false } = {}) {
  return html`<st-dialog .heading=${heading} open ?wide=${wide} @st-close=${() => close(host)}>
    ${content}
  </st-dialog>`;
}

/**
 * The cross that closes an element which lies over something else.
 *
 * @param {LitElement} host
 * @param {string} label
 * @param {string} part  its name (web/table/part-names.js)
 */
export function closeButton(host, label, part) {
  return html`<button
    class="button close icon-only"
    aria-label=${label}
    title=${label}
    data-part=${part}
    @click=${() => close(host)}
  >
    ${icon("close")}
  </button>`;
}
