import { FOOT, landmark } from "../../../art/landmarks/index.js";
import { lengthWithin, overlap } from "../land/geometry.js";
import { grow, land } from "../land/sheet.js";
import { roadWidth } from "./roads.js";
import { townBox, townScale, townSize } from "./towns.js";

/**
 * @import { Board, Box } from "../types.js"
 * @import { DrawnRoad } from "./roads.js"
 *
 * @typedef {{box: Box, scale: number}} Placed  where a landmark stands, and by how much it is enlarged
 */

/** How large a landmark may become where there is room, by the size of the town; then smaller and smaller. */
const MOST = { 1: 1.18, 2: 1.3, 3: 1.45 };
const STEP = 0.06;
const LEAST = 0.4;
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
    for (let share = MOST[townSize(board, city)]; share >= LEAST; share -= STEP) {
      const s = share * townScale(scale);
      const box = boxes(town, drawing.w * s, (drawing.h + FOOT) * s).find(isFree);
      if (!box) continue;
      places.set(city.id, { box, scale: s });
      break;
    }
  }
  return places;
}
