import { distance, within } from "./land/geometry.js";

/**
 * @import { Point } from "./types.js"
 * @import { Camera } from "../canvas/camera.js"
 * @import { Scene } from "./scene.js"
 */

/** What is nearer to a town than this, in css pixels, means the town: together with its name well over a finger. */
const REACH = 30;

/**
 * What a touch means.
 *
 * @param {Scene} scene
 * @param {Camera} camera
 * @param {Point} at  in css pixels
 * @returns {{city: string} | {stack: string} | null}
 */
export function hitAt(scene, camera, at) {
  const p = camera.toMap(at);
  for (const [id, box] of scene.layout.cityTiles) {
    const { stack, cities = [] } = scene.state.tilesAt ?? {};
    if (stack && cities.includes(id) && within(p, box)) return { stack };
  }
  const city = cityAt(scene, p, camera.scale);
  return city ? { city } : null;
}

/** The nearest town; a name counts as its town, and a town that may be chosen counts a little more. @param {Scene} scene @param {Point} p @param {number} scale */
function cityAt({ board, points, layout, state }, p, scale) {
  const lit = new Set(state.lit ?? []);
  let best = null;
  let least = REACH / scale;
  for (const { id } of board.cities) {
    const point = points.get(id);
    if (!point) continue;
    let far = distance(p, point);
    const label = layout.labels.get(id);
    if (label && within(p, label.box)) far = Math.min(far, 8 / scale);
    if (lit.has(id)) far *= 0.8;
    if (far < least) {
      least = far;
      best = id;
    }
  }
  return best;
}
