import { html, nothing, svg } from "lit";
import paths from "./icons.json" with { type: "json" };

/** @typedef {keyof typeof paths} Icon small line drawings for buttons; every button that has one also has a name in words */

/** @param {Icon} name */
export function icon(name) {
  const strokes = paths[name].split(" | ").map((d) => svg`<path d=${d} />`);
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${strokes}</svg>`;
}

/**
 * @typedef {object} ButtonLook
 * @property {string} [part] its name for tests and styles
 * @property {string} [look] classes: "primary", "quiet", "danger", "large"
 * @property {Icon} [picture] before the words
 * @property {boolean} [disabled]
 * @property {boolean} [busy] looks disabled, and keeps the keyboard
 * @property {boolean} [pressed] whether what it switches is on
 */

/**
 * A button with words.
 *
 * @param {unknown} words
 * @param {(event: MouseEvent) => unknown} press
 * @param {ButtonLook} [options]
 */
export function button(words, press, options = {}) {
  const { part, look = "", picture, disabled = false, busy, pressed } = options;
  return html`<button
    type="button"
    class="button ${look}"
    data-part=${part ?? nothing}
    ?disabled=${disabled}
    aria-disabled=${busy ?? nothing}
    aria-pressed=${pressed ?? nothing}
    @click=${press}
  >
    ${picture ? icon(picture) : nothing} ${words}
  </button>`;
}

/**
 * A button with nothing but a picture.
 *
 * @param {Icon} picture
 * @param {string} label what it does
 * @param {(event: MouseEvent) => unknown} press
 * @param {{part?: string, look?: string, disabled?: boolean, spoken?: string, tip?: unknown, stop?: boolean}} [options]
 *   `disabled`: it looks so, and what it does says why; `spoken`: its name, where that says more than the label; `tip`: what a mouse that rests on it shows; `stop`: the
 *   tabulator stops here
 */
export function iconButton(picture, label, press, options = {}) {
  const { part, look = "quiet", disabled, spoken = label, tip = label, stop = false } = options;
  return html`<button
    type="button"
    class="button icon-only ${look}"
    title=${tip}
    aria-label=${spoken}
    data-part=${part ?? nothing}
    ?data-stop=${stop}
    aria-disabled=${disabled || nothing}
    @click=${press}
  >
    ${icon(picture)}
  </button>`;
}

/** A quiet way back from a page that lies beside the games. @param {string} words */
export const homeLink = (words) =>
  html`<p class="further small"><a href="#/" data-part="page-home">${icon("home")} ${words}</a></p>`;
