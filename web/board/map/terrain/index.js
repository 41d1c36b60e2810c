import north from "./north.json" with { type: "json" };
import south from "./south.json" with { type: "json" };

/** @import { Terrain } from "../types.js" */

/**
 * Rivers, lakes, ranges and woods by board; written from general knowledge of the land, in longitude and latitude.
 * A board without an entry is drawn without them.
 *
 * @type {Record<string, Terrain>}
 */
export const terrains = {
  "tut-south": /** @type {Terrain} */ (/** @type {unknown} */ (south)),
  "tut-north": /** @type {Terrain} */ (/** @type {unknown} */ (north)),
};
