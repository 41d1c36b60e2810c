import { gameEntry } from "../../games/index.js";

/** @typedef {import("../../core/engine/types.js").OptionValues} OptionValues */
/** @typedef {import("../../table/types.js").Expansion} Expansion */

/**
 * @param {string} game
 * @returns {readonly Expansion[]}
 */
export function expansionsOf(game) {
  return gameEntry(game)?.expansions ?? [];
}

/**
 * The expansions with which a kept game is played.
 *
 * @param {import("../../core/storage/types.js").SavedGame} game
 * @returns {string[]} ids
 */
export function expansionsInPlay({ game, view, record }) {
  const options = /** @type {OptionValues} */ (view?.observation.options ?? record.options ?? {});
  return expansionsOf(game)
    .filter(({ option, on }) => options[option] === on)
    .map(({ id }) => id);
}
