import { stale } from "../canvas/layer.js";

/** @import { LagoonState } from "./types.js" */

/** @typedef {"pieces" | "lights"} Layer */

/** What lies on which layers; all else is a piece. @type {Record<string, Layer[]>} */
const LAYERS = {
  spaces: ["lights"],
  journeys: ["lights"],
  sites: ["lights"],
  berths: ["lights"],
  marks: ["lights"],
  // A gondola that may be taken is painted once more, above its light.
  gondolaColours: ["pieces", "lights"],
  placed: ["pieces", "lights"],
  seats: ["pieces", "lights"],
};

/**
 * The layers that have to be drawn again when something else lies on the lagoon.
 *
 * @param {LagoonState} before
 * @param {LagoonState} after
 */
export function redrawn(before, after) {
  return stale(before, after, LAYERS, ["pieces"]);
}
