import { game as thurnUndTaxis } from "../games/thurn-und-taxis/index.js";

/** @typedef {import("./types.js").GameModule} GameModule */

/** The games that have a table, by their id in the engine. */
const MODULES = new Map([
  [thurnUndTaxis.id, /** @type {GameModule} */ (/** @type {unknown} */ (thurnUndTaxis))],
]);

/**
 * @param {string} id
 * @returns {GameModule | null} the table of a game, its elements defined
 */
export function gameModule(id) {
  const module = MODULES.get(id) ?? null;
  module?.define();
  return module;
}

/** @returns {string[]} */
export function gameIds() {
  return [...MODULES.keys()];
}
