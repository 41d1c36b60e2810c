import { FOOT, landmark, townParts } from "../../../art/town.js";
import { memoized } from "../../canvas/memo.js";
import { grow, ovalPath, paintParts, paintPath } from "../../canvas/paint.js";
import { cityPoint, land, lengthWithin, overlap } from "../land/geometry.js";
import { roadWidth } from "./roads.js";

/**
 * @import { Palette } from "../../canvas/paint.js"
 * @import { Layout } from "../layout.js"
 * @import { DrawnRoad } from "./roads.js"
 * @import { Board, Box, City } from "../types.js"
 */

/** A landmark that is narrower on the screen is drawn without its fine lines. */
const FINE_LINES_FROM_PX = 30;

/** Outline of the three sizes of town about their point, at scale 1. */
const EXTENT = {
  1: { w: 40, up: 17, down: 11 },
  2: { w: 49, up: 20, down: 14 },
  3: { w: 61, up: 22, down: 15 },
};

/** The outline of the church in which all ways end. */
const GOAL = { w: 66, up: 42, down: 10 };

/** @param {Board} board @param {City} city */
function extentOf(board, city) {
  return city.goal ? GOAL : EXTENT[townSize(board, city)];
}

/** The sizes of all towns. */
const sizesOf = memoized((/** @type {Board} */ board) => {
  const sizes = board.cities.map(({ id }) => {
    const roads = board.roads.filter((road) => road.a === id || road.b === id).length;
    return /** @type {[string, 1 | 2 | 3]} */ ([id, roads >= 6 ? 3 : roads >= 4 ? 2 : 1]);
  });
  return new Map(sizes);
});

/**
 * Towns grow with the number of roads that meet there.
 *
 * @param {Board} board
 * @param {City} city
 * @returns {1 | 2 | 3}
 */
export function townSize(board, city) {
  return sizesOf(board).get(city.id) ?? 1;
}

/** Factor by which towns are drawn: on small screens they shrink less than the map. @param {number} scale */
function townScale(scale) {
  return Math.max(1.28, 0.4 / scale);
}

/** @param {Board} board @param {City} city @param {number} scale @returns {Box} */
export function townBox(board, city, scale) {
  const [x, y] = cityPoint(board, city);
  const extent = extentOf(board, city);
  const s = townScale(scale);
  return {
    x: x - (extent.w / 2) * s,
    y: y - extent.up * s,
    w: extent.w * s,
    h: (extent.up + extent.down) * s,
  };
}

/**
 * A town by its landmark, or a plain one.
 *
 * @param {CanvasRenderingContext2D} ctx
 * @param {Board} board
 * @param {City} city
 * @param {Palette} palette
 * @param {Layout} layout
 * @param {number} zoom  css pixels per map unit
 */
export function paintTown(ctx, board, city, palette, layout, zoom) {
  const [x, y] = cityPoint(board, city);
  const extent = extentOf(board, city);
  const s = townScale(layout.scale);
  const placed = layout.landmarks.get(city.id);
  const known = placed ? landmark(city.id) : null;
  ctx.save();
  ctx.translate(x, y + extent.down * s - 2 * s);
  ctx.scale(s, s);
  const ground = { fill: "--map-relief-fill", stroke: "--map-relief", width: 0.8 };
  paintPath(ctx, ovalPath(0, 0.5, extent.w * 0.54, 6), ground, palette);
  if (!known && !city.goal) paintParts(ctx, townParts(city.id, townSize(board, city)), palette);
  ctx.restore();
  if (known && placed) {
    const { box, scale } = placed;
    const parts = box.w * zoom < FINE_LINES_FROM_PX ? known.plain : known.parts;
    const foot = box.y + box.h - FOOT * scale;
    paintParts(ctx, [{ parts, x: box.x + box.w / 2, y: foot, scale }], palette);
  }
}

/**
 * @typedef {{box: Box, scale: number}} Placed  where a landmark stands, and by how much it is enlarged
 */

/** How large a landmark may become where there is room, by the size of the town; then smaller and smaller. */
const LARGEST_SCALE = { 1: 1.18, 2: 1.3, 3: 1.45 };
const SCALE_STEP = 0.06;
const SMALLEST_SCALE = 0.4;
/** How far it may stand aside of the middle of its town, and higher, in sizes of the town. */
const ASIDE = [0, 0.12, -0.12, 0.24, -0.24, 0.36, -0.36];
const HIGHER = [0, 0.2, 0.4];

/** Where it may stand, the best place first. @param {Box} town @param {number} w @param {number} h @returns {Box[]} */
function boxes(town, w, h) {
  return HIGHER.flatMap((up) =>
    ASIDE.map((aside) => ({
      x: town.x + town.w * (0.5 + aside) - w / 2,
      y: town.y + town.h * (1 - up) - h,
      w,
      h,
    })),
  );
}

/**
 * A place for the landmark of every town, as large as the room allows: it covers no name, no house, no tile, no other
 * town and none of the roads that lead elsewhere.
 *
 * @param {Board} board
 * @param {Map<string, DrawnRoad>} roads
 * @param {readonly Box[]} taken  by names, houses and tiles
 * @param {number} scale
 * @returns {Map<string, Placed>} a town without a landmark, or without room for one, is drawn as a plain town
 */
export function placeLandmarks(board, roads, taken, scale) {
  const inner = land(board);
  const towns = board.cities.map((city) => ({ city, box: townBox(board, city, scale) }));
  const road = roadWidth(scale) / 2;
  /** @type {Map<string, Placed>} */
  const places = new Map();
  for (const { city, box: town } of towns) {
    const drawing = landmark(city.id);
    if (!drawing) continue;
    const others = [
      ...taken,
      ...towns.flatMap((other) => (other.city === city ? [] : [other.box])),
      ...[...places.values()].map(({ box }) => box),
    ];
    const ways = [...roads.values()].filter(({ a, b }) => a !== city.id && b !== city.id);
    const isFree = (/** @type {Box} */ box) =>
      Math.abs(overlap(box, inner) - box.w * box.h) < 1 &&
      others.every((other) => overlap(box, other) === 0) &&
      ways.every(({ line }) => lengthWithin(line, grow(box, road)) === 0);
    for (
      let share = LARGEST_SCALE[townSize(board, city)];
      share >= SMALLEST_SCALE;
      share -= SCALE_STEP
    ) {
      const s = share * townScale(scale);
      const box = boxes(town, drawing.w * s, (drawing.h + FOOT) * s).find(isFree);
      if (!box) continue;
      places.set(city.id, { box, scale: s });
      break;
    }
  }
  return places;
}
