import { entry as murano } from "./murano/index.js";
import { entry as thurnUndTaxis } from "./thurn-und-taxis/index.js";

/** @typedef {import("../table/types.js").GameEntry} GameEntry */
/** @typedef {import("../table/types.js").GameModule} GameModule */

/** The games that have a table, in the order in which they are offered. @type {readonly GameEntry[]} */
export const games = [thurnUndTaxis, murano];

/**
 * @param {string} id
 * @returns {GameEntry | undefined} what the page knows of a game before its table is loaded
 */
export function gameEntry(id) {
  return games.find((game) => game.id === id);
}

/**
 * Where the rule book opens for those who come from a game: at the board that they play on.
 *
 * @param {string} id
 * @param {Record<string, unknown>} [options]
 */
export function rulesOf(id, options = {}) {
  const entry = gameEntry(id);
  const board = entry?.expansions.find(
    ({ option, on }) => option === "board" && options.board === on,
  );
  return board?.id ?? entry?.rules ?? "";
}

/**
 * @param {string} id
 * @returns {Promise<GameModule | null>} the table of a game, its elements defined; null for an unknown game
 */
export async function gameModule(id) {
  const entry = gameEntry(id);
  if (!entry) return null;
  const module = /** @type {GameModule} */ (await entry.load());
  if (!customElements.get(module.tag)) customElements.define(module.tag, module.element);
  return module;
}

/** @returns {string[]} */
export function gameIds() {
  return games.map(({ id }) => id);
}
