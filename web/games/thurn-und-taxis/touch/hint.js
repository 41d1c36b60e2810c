import { firstKnown } from "../expansions/index.js";

/** @typedef {import("../table.js").TutTable} TutTable */
/** @typedef {import("../types.js").Action} Action */

/**
 * The parts of the table with which an action is made, by their names (`data-part`).
 *
 * @param {Action} action
 * @param {TutTable} table what is chosen there already is not marked
 * @returns {string[]}
 */
export function placesOf(action, table) {
  const own = firstKnown((one) => one.hintOn?.(action, table));
  if (own) return own;
  const official = action.official ? [`official-${action.official}`] : [];
  switch (action.type) {
    case "take":
      return [action.card === null ? "deck" : `card-${action.card}`, ...official];
    case "lay":
      return [
        `hand-${action.card}-0`,
        action.end === "anew" ? "btn-anew" : `end-${action.end}`,
        ...official,
      ];
    case "close":
      return ["btn-close", ...official];
    case "discard":
      return [`keep-${action.card}-0`];
    case "end":
      return ["btn-end-turn"];
    default:
      return official;
  }
}

/**
 * The cities on the map that an action is about.
 *
 * @param {Action} action
 * @returns {string[]}
 */
export function citiesOf({ card, houses }) {
  return houses ?? (card ? [card] : []);
}
