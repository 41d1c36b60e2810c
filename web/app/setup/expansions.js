import { boxes } from "../../games/thurn-und-taxis/expansions/boxes.js";

/** @typedef {import("../../engine/types.js").OptionValues} OptionValues */
/** @typedef {import("../../engine/types.js").OptionValue} Value */

/**
 * An expansion as the pages show it: the option that brings it into the game, and with which value.
 * The engine's catalogue names the module of each option; this list is needed where there is no
 * engine yet, and says in which order the boxes stand on the shelf.
 *
 * @typedef {{id: string, option: string, on: Value, off: Value}} Expansion
 */

/** @type {Record<string, readonly Expansion[]>} */
const EXPANSIONS = {
  "thurn-und-taxis": boxes,
};

/**
 * @param {string} game
 * @returns {readonly Expansion[]}
 */
export function expansionsOf(game) {
  return EXPANSIONS[game] ?? [];
}

/**
 * The expansions with which a kept game is played.
 *
 * @param {import("../../engine/types.js").SavedGame} game
 * @returns {string[]} ids
 */
export function expansionsInPlay({ game, view, record }) {
  const options = /** @type {OptionValues} */ (view?.observation.options ?? record.options ?? {});
  return expansionsOf(game)
    .filter(({ option, on }) => options[option] === on)
    .map(({ id }) => id);
}
