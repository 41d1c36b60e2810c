import { html, nothing } from "lit";
import { cityName, countryName } from "../board.js";
import { marksOf } from "../expansions/boards.js";
import { icon } from "./icons.js";
import { cityPicture } from "./pictures.js";

/** @typedef {import("../table.js").TutTable} TutTable */

/**
 * @typedef {object} CardLook
 * @property {string} city city or card
 * @property {string} key unique name of this card's place, for bubbles and animation
 * @property {string} part
 * @property {string} label what a screen reader says
 * @property {boolean} [lit] whether it may be used now
 * @property {boolean} [shut] whether a touch can only tell why it may not
 * @property {boolean} [chosen]
 * @property {readonly string[]} [sides] "left" and "right" where it fits
 * @property {boolean} [drag]
 * @property {string} [shortcut]
 * @property {(event: Event) => void} [tap]
 */

/**
 * A city card that can be touched. Hovering or focusing it shows its city on the map.
 *
 * @param {TutTable} table
 * @param {CardLook} look
 */
export function card(table, look) {
  const { city, key } = look;
  const classes = `card ${look.lit ? "lit" : ""} ${look.chosen ? "chosen" : ""}`;
  return html`<button
    class=${classes}
    data-part=${look.part}
    data-key=${key}
    data-city=${city}
    data-flip
    data-look
    data-country=${table.countryId(city)}
    ?data-drag=${look.drag}
    aria-disabled=${look.shut ? "true" : nothing}
    aria-pressed=${look.chosen === undefined ? nothing : String(look.chosen)}
    aria-keyshortcuts=${look.shortcut ?? nothing}
    @click=${look.tap ?? nothing}
    @pointerenter=${() => table.point(city)}
    @pointerleave=${() => table.point(null)}
    @focus=${() => table.point(city)}
    @blur=${() => table.point(null)}
  >
    <span class="hidden-words">${look.label}</span>${cardFace(table, city)}
    ${(look.sides ?? []).map(
      (side) => html`<span class="side-sign ${side}" aria-hidden="true"></span>`,
    )}
  </button>`;
}

/**
 * The picture and the name, also for cards that cannot be touched.
 *
 * @param {TutTable} table
 * @param {string} city
 */
export function cardFace(table, city) {
  return html`<span class="card-art" aria-hidden="true">${cityPicture(table, city)}</span>
    <span class="card-name" aria-hidden="true">${cityName(table.board, city)}</span>
    <span class="card-short" aria-hidden="true">${cityName(table.board, city).slice(0, 3)}</span>
    ${markSigns(marksOf(city))}`;
}

/**
 * The numbers that a card bears, the same on face and back.
 *
 * @param {readonly {mark: import("../expansions/part.js").Mark, number: number}[]} borne
 */
export function markSigns(borne) {
  if (borne.length === 0) return nothing;
  return borne.map(
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
