import { html, nothing, svg } from "lit";
import PATHS from "./icons.json" with { type: "json" };

/**
 * A sign from its path in a box of 24 by 24.
 *
 * @param {string} path
 */
export function sign(path) {
  return svg`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${path} /></svg>`;
}

/** @param {keyof typeof PATHS} name */
export function icon(name) {
  return sign(PATHS[name]);
}

/**
 * A button with nothing but a sign.
 *
 * @param {keyof typeof PATHS} name
 * @param {string} label what it does
 * @param {() => unknown} press
 * @param {{part?: string, title?: string}} [options]
 */
export function signButton(name, label, press, { part, title } = {}) {
  return html`<button
    class="tool icon-tool"
    data-part=${part ?? nothing}
    aria-label=${label}
    title=${title ?? nothing}
    @click=${press}
  >
    ${icon(name)}
  </button>`;
}

/** Small signs on the buttons of every table, drawn in the colour of their text. */
export const COMMON = PATHS;

/** A button with a sign and words. @param {unknown} picture @param {unknown} words @param {() => unknown} press @param {string} part its name @param {string} [look] classes */
export function toolButton(picture, words, press, part, look = "tool") {
  return html`<button class=${look} data-part=${part} @click=${press}>${picture}<span>${words}</span></button>`;
}
