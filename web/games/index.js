/** @typedef {import("../engine/types.js").GameModule} GameModule */

/**
 * The games that have a table, by their id in the engine, in the order in which they are offered.
 * A table is loaded when somebody sits down at it.
 *
 * @type {Map<string, () => Promise<{game: unknown}>>}
 */
const LOADERS = new Map(
  /** @type {[string, () => Promise<{game: unknown}>][]} */ ([
    ["thurn-und-taxis", () => import("./thurn-und-taxis/index.js")],
    ["murano", () => import("./murano/index.js")],
  ]),
);

/**
 * @param {string} id
 * @returns {Promise<GameModule | null>} the table of a game, its elements defined; null for an unknown game
 */
export async function gameModule(id) {
  const load = LOADERS.get(id);
  if (!load) return null;
  const module = /** @type {GameModule} */ ((await load()).game);
  module.define();
  return module;
}

/** @returns {string[]} */
export function gameIds() {
  return [...LOADERS.keys()];
}
