import { carriageFlourish } from "./carriage.js";
import { tilesFlourish } from "./tiles.js";

/** @typedef {import("../table.js").TutTable} TutTable */
/** @typedef {import("../types.js").GameEvent} GameEvent */
/** @typedef {import("../../../table/flourishes.js").Flourish} Flourish */

/**
 * What is celebrated of a change: the tiles that were won by it, together, and a new carriage.
 *
 * @param {TutTable} table
 * @param {readonly GameEvent[]} events
 * @returns {Flourish[]}
 */
export function flourishesOf(table, events) {
  const tiles = events.filter((event) => event.event === "tile" && event.value !== null);
  const carriages = events.filter((event) => event.event === "carriage");
  return [
    ...(tiles.length > 0
      ? [tilesFlourish(table, /** @type {import("../types.js").TileWon[]} */ (tiles))]
      : []),
    ...carriages.map((event) =>
      carriageFlourish(table, /** @type {import("../types.js").CarriageGained} */ (event)),
    ),
  ];
}
