import { html, nothing } from "lit";
import { fieldValue, isTicked } from "./reactive.js";

/**
 * @typedef {object} FieldLook
 * @property {string} [part] its name for tests and styles
 * @property {string} [key] which one of several with that name
 * @property {string} [look] classes
 */

/**
 * One of several values, in a list that opens.
 *
 * @template {string | number} T
 * @param {unknown} name
 * @param {readonly T[]} values
 * @param {unknown} now the chosen one
 * @param {(value: T) => unknown} wordsOf
 * @param {(value: string) => void} change
 * @param {FieldLook} [options]
 */
export function picker(name, values, now, wordsOf, change, { part, key, look } = {}) {
  return html`<label class=${look ?? nothing}
    >${name}
    <select data-part=${part ?? nothing} data-key=${key ?? nothing} @change=${(/** @type {Event} */ event) => change(fieldValue(event))}>
      ${values.map((value) => html`<option value=${value} .selected=${value === now}>${wordsOf(value)}</option>`)}
    </select>
  </label>`;
}

/**
 * A box to tick.
 *
 * @param {unknown} words
 * @param {boolean} isOn
 * @param {(isOn: boolean) => void} change
 * @param {Pick<FieldLook, "part" | "key"> & {shut?: boolean}} [options]
 */
export function tick(words, isOn, change, { part, key, shut = false } = {}) {
  return html`<label class="choice">
    <input type="checkbox" data-part=${part ?? nothing} data-key=${key ?? nothing}
      .checked=${isOn} ?disabled=${shut} @change=${(/** @type {Event} */ event) => change(isTicked(event))} />
    <span>${words}</span>
  </label>`;
}

/**
 * A line to write.
 *
 * @param {unknown} name
 * @param {string} text
 * @param {(text: string) => void} change
 * @param {FieldLook & {most?: number, mode?: "text" | "numeric", hint?: string}} [options] `most`: characters; `hint`: stands in an empty one
 */
export function lineField(name, text, change, options = {}) {
  const { part, key, look, most, mode, hint } = options;
  return html`<label class=${look ?? nothing}
    >${name}
    <input type="text" autocomplete="off" spellcheck="false" data-part=${part ?? nothing} data-key=${key ?? nothing}
      inputmode=${mode ?? nothing} maxlength=${most ?? nothing} placeholder=${hint ?? nothing}
      .value=${text} @input=${(/** @type {Event} */ event) => change(fieldValue(event))} />
  </label>`;
}
