import { html, nothing } from "lit";
import { icon } from "./pictures.js";

/** @typedef {import("../table.js").TutTable} TutTable */

/**
 * A panel that asks.
 *
 * @param {string} name
 * @param {string} look a class
 * @param {string} title
 * @param {unknown} content below its head
 * @param {unknown} [beside] stands beside the title
 */
export function sheet(name, look, title, content, beside = nothing) {
  return html`<section class="sheet ${look}" role="dialog" aria-labelledby="${name}-title" data-part=${name}>
    <header class="sheet-head">
      <h2 id="${name}-title" tabindex="-1">${title}</h2>
      ${beside}
    </header>
    ${content}
  </section>`;
}

/**
 * The foot of a panel in which something is chosen before its button confirms it.
 *
 * @param {TutTable} table
 * @param {string} part its button
 * @param {string} words of it
 * @param {() => unknown} press
 * @param {{status: unknown, isReady: boolean, more?: unknown}} state what is still to be chosen; `more`: another button
 */
export function confirming({ shut }, part, words, press, { status, isReady, more = nothing }) {
  return html`<footer class="gains">
    <p class="gain-list" role="status">${status}</p>
    ${more}
    <button class="primary ${isReady ? "glow" : ""}" data-part=${part} aria-keyshortcuts="C" aria-disabled=${!isReady || shut} @click=${press}>
      ${icon("check")}<span>${words}</span>
    </button>
  </footer>`;
}
