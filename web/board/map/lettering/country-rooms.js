import { countryFinder } from "../land/countries.js";
import { land } from "../land/sheet.js";

/**
 * @import { Board } from "../types.js"
 * @import { Spaces } from "../land/spaces.js"
 * @import { CountryName } from "./names.js"
 */

const LEAST_READABLE = 12;

/** The smallest a name may be, in map units. @param {number} scale */
export function leastFont(scale) {
  return Math.max(19, LEAST_READABLE / scale);
}

/**
 * Whether a letter may stand somewhere in a country.
 *
 * @param {string} country
 * @param {ReturnType<typeof countryFinder>} finder
 * @param {Spaces} spaces
 * @returns {(x: number, y: number, half: number) => boolean}
 */
export function roomIn(country, finder, spaces) {
  return (x, y, half) =>
    finder(x, y) === country &&
    spaces.cost({ x: x - half, y: y - half, w: half * 2, h: half * 2 }) === 0;
}

/** Nothing else is written where a name stands. @param {Spaces} spaces @param {CountryName} name */
export function enterName(spaces, { font, letters }) {
  for (const { x, y } of letters)
    spaces.takeBox({ x: x - font * 0.5, y: y - font * 0.5, w: font, h: font }, 3);
}

/** Points of the land by country, in a narrow mesh, each with its column and row in it. @param {Board} board */
export function landByCountry(board) {
  const found = lands.get(board) ?? findLand(board);
  lands.set(board, found);
  return found;
}

/** @typedef {[number, number, number, number]} Place */

/** @type {WeakMap<Board, Map<string, Place[]>>} */
const lands = new WeakMap();

/** @param {Board} board */
function findLand(board) {
  const finder = countryFinder(board);
  const bounds = land(board);
  /** @type {Map<string, Place[]>} */
  const out = new Map();
  for (let row = 1; row * 14 < bounds.h; row++) {
    for (let column = 1; column * 18 < bounds.w; column++) {
      const [x, y] = [bounds.x + column * 18, bounds.y + row * 14];
      const id = finder(x, y);
      if (id === null) continue;
      const list = out.get(id) ?? [];
      list.push([x, y, column, row]);
      out.set(id, list);
    }
  }
  return out;
}
