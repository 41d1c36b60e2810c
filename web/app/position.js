/** @typedef {import("./types.js").SavedGame} SavedGame */
/** @typedef {import("./types.js").View} View */

import { publicView } from "./public-view.js";

/**
 * What a kept game tells about its position: who is to move, and the picture that may be seen by
 * anybody before the engine is there.
 *
 * @param {View} view
 * @returns {Pick<SavedGame, "view" | "status" | "updated">}
 */
export function positionOf(view) {
  return {
    updated: Date.now(),
    view: publicView(view),
    status: {
      current: view.current,
      round: view.observation.round,
      over: view.over,
      winners: view.winners ?? [],
    },
  };
}
