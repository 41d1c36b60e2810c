import { sumOf } from "../storage/saved-game.js";

/** @typedef {import("../storage/types.js").SavedGame} SavedGame */
/** @typedef {import("../engine/types.js").View} View */

/**
 * What a kept game tells about its position: who is to decide, and the picture that may be seen by
 * anybody before the engine is there.
 *
 * @param {View} open the position as everybody may see it
 * @returns {Pick<SavedGame, "view" | "sum" | "status" | "updated">}
 */
export function positionOf(open) {
  return {
    updated: Date.now(),
    view: open,
    sum: sumOf(open),
    status: {
      current: open.current,
      round: open.observation.round,
      over: open.over,
      winners: open.winners ?? [],
    },
  };
}
