import { distance, within } from "../canvas/camera.js";
import { changedLayers } from "../canvas/layer.js";

import { boxPath, grow, ovalPath, paintPath, paintStep } from "../canvas/paint.js";
import { houseSpots, paintCardMarks, paintCityPieces, paintHouse } from "./pieces/city-pieces.js";

import { drawnRoads, paintFirstTowns, paintRoutes } from "./pieces/roads.js";
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

/** Under the towns: what glows, the routes, and rings around towns that count. @param {CanvasRenderingContext2D} ctx @param {Scene} scene */
export function paintUnderTowns(ctx, { board, state, points, layout, palette }) {
  for (const id of state.lit ?? []) {
    const point = points.get(id);
    if (point) paintGlow(ctx, point, palette, layout.scale);
  }
  paintRoutes(ctx, state, drawnRoads(board), points, palette, layout.scale);
  for (const city of board.cities) {
    const counts = state.counting?.find((one) => one.city === city.id);
    const town = townBox(board, city, layout.scale);
    if (counts) paintCounting(ctx, town, counts, state.seats ?? [], palette, layout.scale);
  }
}

/** What lies at cities, and houses. @param {CanvasRenderingContext2D} ctx @param {Scene} scene */
export function paintPieces(ctx, scene) {
  const { state, points, palette, layout } = scene;
  ctx.save();
  besideNames(ctx, layout);
  paintFirstTowns(ctx, state, points, palette, layout.scale);
  ctx.restore();
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
  ctx.save();
  besideNames(ctx, layout);
  for (const city of board.cities) {
    const town = townBox(board, city, layout.scale);
    if (state.marked?.includes(city.id))
      paintMark(ctx, town, palette, layout.scale, state.advised ? "--hinted" : "--wax");
    const time = pulses.get(city.id);
    if (time !== undefined) paintPulse(ctx, town, time, palette);
  }
  ctx.restore();
  for (const city of board.cities) {
    const town = townBox(board, city, layout.scale);
    const step = state.steps?.indexOf(city.id) ?? -1;
    if (step >= 0) paintStep(ctx, [town.x, town.y], step + 1, palette, layout.scale);
  }
  for (const { spot, ghost } of housesOf(scene)) {
    if (!ghost) continue;
    const by = Math.max(2, 0.8 / layout.scale);
    const width = Math.max(3.4, 1.5 / layout.scale);
    const frame = boxPath(grow(spot, by), by * 2);
    paintPath(ctx, frame, { stroke: "--map-road-edge", width }, palette);
    paintPath(ctx, frame, { stroke: "--map-gold-light", width: width * 0.55 }, palette);
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

/** More than the whole map, in map units. */
const SHEET_AROUND = { x: -5000, y: -5000, w: 15000, h: 15000 };

/**
 * Leaves the names of towns free of what is painted next, one by one: where two of them meet, both stay free.
 *
 * @param {CanvasRenderingContext2D} ctx
 * @param {Layout} layout
 */
function besideNames(ctx, { labels, scale }) {
  for (const { box } of labels.values()) {
    const path = boxPath(SHEET_AROUND);
    path.addPath(boxPath(grow(box, 1 / scale)));
    ctx.clip(path, "evenodd");
  }
}

/** @typedef {"routes" | "pieces" | "highlight"} Layer */

/** What lies on which layers; whatever an expansion puts on the map besides lies among the pieces. @type {Record<string, Layer[]>} */
const LAYERS = {
  route: ["routes", "pieces"],
  routeSeat: ["routes", "pieces"],
  otherRoutes: ["routes", "pieces"],
  lit: ["routes"],
  marked: ["highlight"],
  advised: ["highlight"],
  counting: ["routes"],
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

/** Height of a glow by its width. */
const GLOW_FLATNESS = 0.82;

/**
 * The glow of a town that may be chosen.
 *
 * @param {CanvasRenderingContext2D} ctx
 * @param {Point} point
 * @param {Palette} palette
 * @param {number} scale
 */
function paintGlow(ctx, [x, y], palette, scale) {
  const r = glowRadius(scale);
  const glow = palette("--map-glow");
  const light = ctx.createRadialGradient(0, 0, r * 0.25, 0, 0, r);
  light.addColorStop(0, glow);
  light.addColorStop(0.55, `color-mix(in srgb, ${glow} 55%, transparent)`);
  light.addColorStop(1, "transparent");
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(1, GLOW_FLATNESS);
  ctx.fillStyle = light;
  ctx.globalAlpha = 0.95;
  ctx.fill(ovalPath(0, 0, r));
  ctx.restore();
  paintRim(ctx, [x, y], palette, scale);
}

/** @param {number} scale */
function glowRadius(scale) {
  return Math.max(62, 22 / scale);
}

/** The rim of that glow. @param {CanvasRenderingContext2D} ctx @param {Point} point @param {Palette} palette @param {number} scale */
export function paintRim(ctx, [x, y], palette, scale) {
  const r = glowRadius(scale) * 0.74;
  const rim = { stroke: "--map-glow", width: Math.max(4, 1.6 / scale) };
  paintPath(ctx, ovalPath(x, y, r, r * GLOW_FLATNESS), rim, palette);
}

/**
 * A ring around a marked town: of colour on light on dark, so that it stands out from any ground, over the town and what lies there.
 *
 * @param {CanvasRenderingContext2D} ctx
 * @param {Box} town
 * @param {Palette} palette
 * @param {number} scale
 * @param {string} stroke  what is advised has another colour than what is chosen or spoken of
 */
function paintMark(ctx, town, palette, scale, stroke) {
  const width = Math.max(5.5, 2.2 / scale);
  const [rx, ry] = [town.w * 0.53 + width, town.h * 0.56 + width];
  const ring = ovalPath(town.x + town.w / 2, town.y + town.h / 2, rx, ry);
  paintPath(ctx, ring, { stroke: "--map-road-edge", width: width * 2.7 }, palette);
  paintPath(ctx, ring, { stroke: "--art-light", width: width * 2 }, palette);
  paintPath(ctx, ring, { stroke, width }, palette);
}

/**
 * A town that counts for what is told: a ring of light where a house is missing, and a ring in the colour of everyone who
 * has one there.
 *
 * @param {CanvasRenderingContext2D} ctx
 * @param {Box} town
 * @param {{isMissing: boolean, seats: number[]}} counts
 * @param {readonly import("./types.js").SeatLook[]} seats
 * @param {Palette} palette
 * @param {number} scale
 */
function paintCounting(ctx, town, counts, seats, palette, scale) {
  const width = Math.max(5, 2 / scale);
  const [x, y] = [town.x + town.w / 2, town.y + town.h / 2];
  const colours = counts.seats.flatMap((seat) =>
    seats[seat] ? `--seat-${seats[seat].color}` : [],
  );
  if (counts.isMissing) {
    paintGlow(ctx, [x, y], palette, scale);
    colours.unshift("--map-glow");
  }
  for (const [index, stroke] of colours.entries()) {
    const out = width * (1.2 + index * 2);
    const ring = ovalPath(x, y, town.w * 0.53 + out, town.h * 0.56 + out);
    paintPath(ctx, ring, { stroke: "--map-road-edge", width: width * 2.4 }, palette);
    paintPath(ctx, ring, { stroke, width: width * 1.6 }, palette);
  }
}

/**
 * A ring that opens and fades: "look here".
 *
 * @param {CanvasRenderingContext2D} ctx
 * @param {Box} town
 * @param {number} time  0 to 1
 * @param {Palette} palette
 */
function paintPulse(ctx, town, time, palette) {
  const r = town.w * (0.6 + (1 - (1 - time) ** 3) * 0.75);
  const ring = ovalPath(town.x + town.w / 2, town.y + town.h / 2, r, r * 0.84);
  const opacity = 1 - time ** 3;
  const [broad, narrow] = [town.w * 0.2 * (1 - time) + 5, town.w * 0.16 * (1 - time) + 2];
  paintPath(ctx, ring, { stroke: "--map-road-edge", width: broad, opacity }, palette);
  paintPath(ctx, ring, { stroke: "--map-glow", width: narrow, opacity }, palette);
}
