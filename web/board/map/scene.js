import { changedLayers } from "../canvas/layer.js";
import { paintStep } from "../canvas/paint.js";
import { paintGlow, paintMark, paintPulse } from "./highlight.js";
import { distance, within } from "./land/geometry.js";
import { paintCardMarks } from "./pieces/card-marks.js";
import { houseSpots, paintCityPieces, paintHouse } from "./pieces/city-pieces.js";
import { paintRoutes } from "./pieces/roads.js";
import { townBox } from "./pieces/towns.js";

/**
 * @import { Camera } from "../canvas/camera.js"
 * @import { Palette } from "../canvas/paint.js"
 * @import { Layout } from "./layout.js"
 * @import { Board, Box, MapState, Point } from "./types.js"
 */

/**
 * What the changing layers are painted from.
 *
 * @typedef {object} Scene
 * @property {Board} board
 * @property {Map<string, Point>} points
 * @property {MapState} state
 * @property {Layout} layout
 * @property {Palette} palette
 */

/** Under the towns: what glows, and the routes. @param {CanvasRenderingContext2D} ctx @param {Scene} scene */
export function paintUnderTowns(ctx, { state, points, layout, palette }) {
  for (const id of state.lit ?? []) {
    const point = points.get(id);
    if (point) paintGlow(ctx, point, palette, layout.scale);
  }
  paintRoutes(ctx, state, layout.roads, points, palette, layout.scale);
}

/** What lies at cities, and houses. @param {CanvasRenderingContext2D} ctx @param {Scene} scene */
export function paintPieces(ctx, scene) {
  const { state, palette } = scene;
  paintCityPieces(ctx, scene);
  const houses = housesOf(scene);
  paintCardMarks(
    ctx,
    scene,
    houses.map(({ spot }) => spot),
  );
  const seats = state.seats ?? [];
  for (const { seat, spot, ghost } of houses) {
    if (!seats[seat]) continue;
    ctx.save();
    if (ghost) ctx.globalAlpha = 0.7;
    paintHouse(ctx, spot, seats[seat], palette);
    ctx.restore();
  }
}

/**
 * Above everything: the frames of houses that would be placed, and towns that are marked or call for attention.
 *
 * @param {CanvasRenderingContext2D} ctx
 * @param {Scene} scene
 * @param {Map<string, number>} pulses  how far each pulse has come, 0 to 1
 */
export function paintHighlights(ctx, scene, pulses) {
  const { board, state, layout, palette } = scene;
  for (const city of board.cities) {
    const town = townBox(board, city, layout.scale);
    if (state.marked?.includes(city.id)) paintMark(ctx, town, palette, layout.scale);
    const step = state.steps?.indexOf(city.id) ?? -1;
    if (step >= 0) paintStep(ctx, [town.x, town.y], step + 1, palette, layout.scale);
    const time = pulses.get(city.id);
    if (time !== undefined) paintPulse(ctx, town, time, palette);
  }
  for (const { spot, ghost } of housesOf(scene)) {
    if (!ghost) continue;
    const by = Math.max(2, 0.8 / layout.scale);
    ctx.lineWidth = Math.max(3.4, 1.5 / layout.scale);
    ctx.strokeStyle = palette("--map-road-edge");
    ctx.beginPath();
    ctx.roundRect(spot.x - by, spot.y - by, spot.w + 2 * by, spot.h + 2 * by, by * 2);
    ctx.stroke();
    ctx.lineWidth *= 0.55;
    ctx.strokeStyle = palette("--map-gold-light");
    ctx.stroke();
  }
}

/** Every house with its place, those to come among them. @param {Scene} scene @returns {{seat: number, spot: Box, ghost: boolean}[]} */
function housesOf({ board, state, layout }) {
  return board.cities.flatMap((city) => {
    const row = layout.rows.get(city.id);
    const standing = state.houses?.[city.id] ?? [];
    const coming = (state.preview ?? [])
      .filter((ghost) => ghost.city === city.id)
      .map((ghost) => ghost.seat);
    if (!row || standing.length + coming.length === 0) return [];
    const seats = [...new Set([...standing, ...coming])].sort((a, b) => a - b);
    return [...houseSpots(row, seats, layout.scale)].map(([seat, spot]) => ({
      seat,
      spot,
      ghost: !standing.includes(seat),
    }));
  });
}

/** @typedef {"routes" | "pieces" | "highlight"} Layer */

/** What lies on which layers; whatever an expansion puts on the map besides lies among the pieces. @type {Record<string, Layer[]>} */
const LAYERS = {
  route: ["routes"],
  routeSeat: ["routes"],
  otherRoutes: ["routes"],
  lit: ["routes"],
  marked: ["highlight"],
  steps: ["highlight"],
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
export function layersToRepaint(before, after) {
  return changedLayers(before, after, LAYERS, ["pieces"]);
}

/** A press nearer to a town than this means the town: with its name well over the size of a finger. */
const TOWN_REACH_PX = 30;

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
  let least = TOWN_REACH_PX / scale;
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
