/** @import { MapState } from "./types.js" */

/** @typedef {"routes" | "pieces" | "highlight"} Layer */

/** What lies on which layers; whatever an expansion puts on the map besides lies among the pieces. @type {Record<string, Layer[]>} */
const LAYERS = {
  route: ["routes"],
  routeSeat: ["routes"],
  otherRoutes: ["routes"],
  lit: ["routes"],
  marked: ["routes"],
  seats: ["routes", "pieces"],
  houses: ["pieces", "highlight"],
  preview: ["pieces", "highlight"],
};

/**
 * The layers that have to be drawn again when something else lies on the map.
 *
 * @param {MapState} before
 * @param {MapState} after
 * @returns {Set<Layer>}
 */
export function stale(before, after) {
  const [old, now] = [before, after].map((state) => new Map(Object.entries(state)));
  const keys = new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])]);
  const changed = [...keys].filter(
    (key) => JSON.stringify(old?.get(key)) !== JSON.stringify(now?.get(key)),
  );
  return new Set(changed.flatMap((key) => LAYERS[key] ?? ["pieces"]));
}
