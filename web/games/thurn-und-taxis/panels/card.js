import { html, nothing } from "lit";
import { cityName, cityOf, countryName } from "../board.js";
import { marksOf } from "../expansions/boards.js";
import { cityPicture, icon } from "./pictures.js";

/** @typedef {import("../table.js").TutTable} TutTable */

/**
 * @typedef {object} CardLook
 * @property {string} city city or card
 * @property {string} key unique name of this card's place, for bubbles and animation
 * @property {string} part
 * @property {string} label for screen readers
 * @property {boolean} lit whether it can be used now
 * @property {boolean} [shut] whether a tap can only tell why it cannot be used
 * @property {boolean} [chosen]
 * @property {readonly string[]} [sides] "left" and "right" where it fits
 * @property {boolean} [drag]
 * @property {string} [shortcut]
 * @property {() => void} tap
 */

/**
 * A city card that can be tapped. Hovering or focusing it shows its city on the map.
 *
 * @param {TutTable} table
 * @param {CardLook} look
 */
export function card(table, look) {
  const { city, sides = [] } = look;
  return html`<button
    class="card ${look.lit ? "lit" : ""} ${look.chosen ? "chosen" : ""}"
    data-part=${look.part}
    data-key=${look.key}
    data-city=${city}
    data-flip
    data-look
    data-country=${table.countryId(city)}
    ?data-drag=${look.drag}
    aria-disabled=${look.shut ? "true" : nothing}
    aria-pressed=${look.chosen ?? nothing}
    aria-keyshortcuts=${look.shortcut ?? nothing}
    @click=${look.tap}
    @pointerenter=${() => table.bridge.point(city)}
    @pointerleave=${() => table.bridge.point(null)}
    @focus=${(/** @type {any} */ { target }) => target.matches(":focus-visible:not([data-quiet-focus])") && table.bridge.point(city)}
    @blur=${() => table.bridge.point(null)}
  >
    <span class="hidden-words">${look.label}</span>${cardFace(table, city)}
    ${sides.map((side) => html`<span class="side-sign ${side}" aria-hidden="true"></span>`)}
  </button>`;
}

/**
 * The picture and the name, also for cards that cannot be tapped.
 *
 * @param {TutTable} table
 * @param {string} city
 */
export function cardFace(table, city) {
  const { name, corrected } = cityOf(table.board, city);
  return html`<span class="card-art ${corrected ? "corrected" : ""}" aria-hidden="true">${cityPicture(table, city)}</span>
    <span class="card-name ${corrected ? "corrected" : ""}" aria-hidden="true">${name}</span>
    <span class="card-short" aria-hidden="true">${name.slice(0, 3)}</span>
    ${markSigns(marksOf(city))}`;
}

/**
 * The numbers of a card, the same on face and back.
 *
 * @param {readonly {mark: import("../expansions/part.js").Mark, number: number}[]} marks
 */
export function markSigns(marks) {
  return marks.map(
    ({ mark, number }) =>
      html`<span class="card-mark" aria-hidden="true">${icon(mark.icon)}<b>${number}</b></span>`,
  );
}

/**
 * City and country in words.
 *
 * @param {TutTable} table
 * @param {string} city
 */
export function cardWords({ board, t }, city) {
  const words = t("tut-card", {
    city: cityName(board, city),
    country: countryName(board, city, t),
  });
  return marksOf(city).reduce((told, { mark, number }) => mark.words(told, number, t), words);
}

/**
 * A place where a card can be dropped; with a card chosen, a button that lays it there.
 *
 * @param {TutTable} table
 * @param {import("../types.js").End} end
 * @param {unknown} content
 */
export function routeEnd({ selection, dragged, moves, t }, end, content) {
  const held = selection.selected?.city ?? dragged;
  const open = held ? moves.lay(held, end) !== null : end === "first" && moves.begins;
  return html`<button
    class="end end-${end} ${open ? "lit" : ""} ${held && open ? "ready" : ""}"
    data-part="end-${end}"
    data-drop=${end}
    title=${t(`tut-lay-${end}`)}
    @click=${() => selection.place(end)}
  >
    <span class="hidden-words">${t(`tut-lay-${end}`)}</span>${content}
  </button>`;
}
