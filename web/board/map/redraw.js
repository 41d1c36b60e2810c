import { stale } from "../canvas/stale.js";

/** @import { MapState } from "./types.js" */

/** @typedef {"routes" | "pieces" | "highlight"} Layer */

/** What lies on which layers; whatever an expansion puts on the map besides lies among the pieces. @type {Record<string, Layer[]>} */
const LAYERS = {
  route: ["routes"],
  routeSeat: ["routes"],
  otherRoutes: ["routes"],
  lit: ["routes"],
  marked: ["highlight"],
  seats: ["routes", "pieces"],
  houses: ["pieces", "highlight"],
  preview: ["pieces", "highlight"],
};

/**
 * The layers that have to be drawn again when something else lies on the map.
 *
 * @param {MapState} before
 * @param {MapState} after
 */
export function redrawn(before, after) {
  return stale(before, after, LAYERS, ["pieces"]);
}
