import { html } from "lit";

/** @typedef {import("../table.js").TutTable} TutTable */
/** @typedef {import("../types.js").End} Place */

/**
 * One place where a card may be dropped or, with a card chosen, a button.
 *
 * @param {TutTable} table
 * @param {Place} place
 * @param {unknown} content
 */
export function end(table, place, content) {
  const { choices, moves, t } = table;
  const held = choices.selected?.city ?? table.dragged;
  const open = held
    ? moves.lay(held, place) !== null
    : place === "first" && moves.lays.some((action) => action.end === "first");
  return html`<button
    class="end end-${place} ${open ? "lit" : ""} ${held && open ? "ready" : ""}"
    data-part="end-${place}"
    data-drop=${place}
    title=${t(`tut-lay-${place}`)}
    @click=${() => choices.place(place)}
  >
    <span class="hidden-words">${t(`tut-lay-${place}`)}</span>${content}
  </button>`;
}
