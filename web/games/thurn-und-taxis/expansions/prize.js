import { render } from "lit";

/** @typedef {import("../table.js").TutTable} TutTable */
/** @typedef {import("./part.js").Prize} Prize */

/**
 * A copy of something on the table that flies to whoever has won it.
 *
 * @param {TutTable} table
 * @param {string} selector
 * @returns {Prize | null} null when it is not there
 */
export function copyOf(table, selector) {
  const source = table.renderRoot.querySelector(selector);
  if (!source) return null;
  const picture = /** @type {HTMLElement} */ (source.cloneNode(true));
  return { picture, from: source.getBoundingClientRect() };
}

/**
 * A small picture that flies from a city of the map.
 *
 * @param {TutTable} table
 * @param {string} city
 * @param {unknown} shown
 * @returns {Prize | null} null when the city is not in view
 */
export function fromCity(table, city, shown) {
  const from = table.bridge.boxOf(city);
  if (!from) return null;
  const picture = document.createElement("span");
  picture.className = "small-prize";
  render(shown, picture);
  return { picture, from };
}
