import { COACH } from "../../art/coaches.js";
import { outside, overlap } from "../land/geometry.js";
import { land } from "../land/sheet.js";
import { townBox } from "../pieces/towns.js";

/** @import { Board, Box, City } from "../types.js" */

/** The least width of a coach, in css pixels. */
const LEAST = 27;
/** From one coach of a row to the next, in widths of one: more than two stand closer. */
const APART = 1.04;
const CLOSE = 0.72;
/** How much worse it is to hide a name than another coach. */
const NAME = 40;
/** How far around its town a coach looks for room where names lie, in its own widths and heights. */
const ASIDES = [0, 0.25, 0.5, 0.8, 1.1, 1.5, 2, 2.5, 3, 4, 5];
const UPS = [0, 0.15, 0.3, 0.45, 0.6, 0.9, 1.2, 1.6, 2, 2.5];

/**
 * The view of a map of ways: where its names lie, and css pixels per map unit, of the arrangement and now.
 *
 * @typedef {{names: readonly Box[], scale: number, cssScale: number}} View
 */

/**
 * Room for the coaches at a town, where they hide no name: before its gate, or aside of it; those that have arrived beside the
 * church or under it.
 *
 * @param {Board} board
 * @param {City} city
 * @param {number} count
 * @param {View} view
 * @param {boolean} arrived
 * @param {readonly Box[]} [others]  where coaches of other towns stand
 * @returns {Box[]} a box for each coach
 */
export function roomForCoaches(board, city, count, view, arrived, others = []) {
  const { names, scale, cssScale } = view;
  const town = townBox(board, city, scale);
  const w = Math.max(town.w * (arrived ? 0.5 : 0.92), LEAST / cssScale);
  const h = (w * COACH.h) / COACH.w;
  const inner = land(board);
  const around = (/** @type {{w: number, h: number}} */ all) =>
    (arrived ? besideGoal : atTown)(town, all, { w, h });
  const hidden = (/** @type {Box} */ box, /** @type {readonly Box[]} */ taken) =>
    taken.reduce((sum, other) => sum + overlap(box, other), outside(box, inner));

  const kept = [...names, ...others];
  for (const columns of new Set([count, Math.ceil(count / 2), 1])) {
    const step = w * (columns > 2 ? CLOSE : APART);
    const all = { w: w + step * (columns - 1), h: h * Math.ceil(count / columns) };
    for (const { x, y } of around(all)) {
      const boxes = Array.from({ length: count }, (_, i) => ({
        x: x + (i % columns) * step,
        y: y + Math.floor(i / columns) * h,
        w,
        h,
      }));
      if (boxes.every((box) => hidden(box, kept) === 0)) return boxes;
    }
  }
  /** Where they cannot stand in rows, each looks for itself. @type {Box[]} */
  const boxes = [];
  for (let i = 0; i < count; i++) {
    const free = around({ w, h }).map(({ x, y }) => ({ x, y, w, h }));
    const costs = free.map((box) => hidden(box, names) * NAME + hidden(box, [...boxes, ...others]));
    boxes.push(free[costs.indexOf(Math.min(...costs))] ?? town);
  }
  return boxes;
}

/**
 * Where all coaches stand, each at its town, on no name and on no other coach.
 *
 * @param {Board} board
 * @param {readonly {town: string}[]} coaches
 * @param {View} view
 * @returns {{city: City, box: Box}[]} for each of them
 */
export function placeCoaches(board, coaches, view) {
  /** @type {{city: City, box: Box}[]} */
  const placed = [];
  for (const city of board.cities) {
    const here = coaches.flatMap(({ town }, number) => (town === city.id ? [number] : []));
    if (here.length === 0) continue;
    const others = Object.values(placed).map(({ box }) => box);
    const boxes = roomForCoaches(board, city, here.length, view, city.goal === true, others);
    for (const [i, number] of here.entries()) placed[number] = { city, box: boxes[i] };
  }
  return placed;
}

/** @param {Box} town @param {{w: number, h: number}} all @param {{w: number, h: number}} coach */
function besideGoal(town, all, coach) {
  const foot = town.y + town.h - all.h;
  return shifts(coach)
    .flatMap(([dx, dy]) => [
      { x: town.x - all.w - Math.abs(dx), y: foot + dy },
      { x: town.x + town.w + Math.abs(dx), y: foot + dy },
    ])
    .concat({ x: town.x + (town.w - all.w) / 2, y: foot + all.h * 1.15 });
}

/** @param {Box} town @param {{w: number, h: number}} all @param {{w: number, h: number}} coach */
function atTown(town, all, coach) {
  const x = town.x + (town.w - all.w) / 2;
  const y = town.y + town.h * 1.06 - all.h;
  return shifts(coach).map(([dx, dy]) => ({ x: x + dx, y: y + dy }));
}

/** From the nearest to the farthest. @param {{w: number, h: number}} coach @returns {[number, number][]} */
function shifts({ w, h }) {
  const both = (/** @type {number[]} */ steps) => steps.flatMap((step) => [step, -step]);
  return both(UPS)
    .flatMap((up) =>
      both(ASIDES).map((aside) => /** @type {[number, number]} */ ([aside * w, up * h])),
    )
    .sort(([ax, ay], [bx, by]) => Math.hypot(ax, ay) - Math.hypot(bx, by));
}
