import { paintGlow, paintMark, paintPulse } from "./highlight.js";
import { paintCardMarks } from "./pieces/card-marks.js";
import { paintCityPieces } from "./pieces/city-pieces.js";
import { houseSpots, paintHouse } from "./pieces/houses.js";
import { paintRoutes } from "./pieces/routes.js";
import { townBox } from "./pieces/towns.js";

/**
 * @import { Board, Box, MapState, Point } from "./types.js"
 * @import { Layout } from "./layout.js"
 * @import { Palette } from "../canvas/paint.js"
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
