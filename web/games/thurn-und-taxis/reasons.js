import { cityList, cityName, countryName, stackName } from "./board.js";

/** @typedef {import("./types.js").Board} Board */
/** @typedef {import("./types.js").Translate} Translate */

/**
 * How the parts of a reason are said; whatever else stands there is a number or said as it is.
 *
 * @type {Record<string, (value: any, board: Board, t: Translate) => string>}
 */
const SAID = {
  city: (city, board) => cityName(board, city),
  cities: (cities, board, t) => cityList(board, cities, t),
  country: (city, board, t) => countryName(board, city, t),
  stack: (stack, board, t) => stackName(board, stack, t),
  official: (official, _board, t) => t(`tut-official-${official}`),
};

/**
 * Why an action is good, in a sentence.
 *
 * @param {{id: string, data: Record<string, any>}} reason
 * @param {{t: Translate, board: Board}} words
 * @returns {string} empty for a reason that has no words
 */
export function reasonFor({ id, data }, { t, board }) {
  const args = Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, SAID[key]?.(value, board, t) ?? value]),
  );
  const key = `reason-thurn-und-taxis-${id}`;
  const text = t(key, args);
  return text === key ? "" : text;
}
