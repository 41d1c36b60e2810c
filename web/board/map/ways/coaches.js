import { COACH, travelCoachParts } from "../../../art/carriages.js";
import { ovalPath, paintParts, paintPath } from "../../canvas/paint.js";
import { covered, land, outside, sheet } from "../land/geometry.js";
import { paintLabel } from "../lettering/labels.js";
import { roadKey, roadWidth } from "../pieces/roads.js";
import { townBox } from "../pieces/towns.js";
import { paintRim } from "../scene.js";
import CHURCH from "./church.svg";

/**
 * @import { Palette } from "../../canvas/paint.js"
 * @import { Part } from "../../canvas/drawing.js"
 * @import { Kept } from "../layout.js"
 * @import { Board, Box, City, Point } from "../types.js"
 * @import { WaysMap } from "./ways.js"
 */

const LEAST_COACH_WIDTH_PX = 27;
/** From one coach of a row to the next, in widths of one: more than two stand closer. */
const ROW_STEP = 1.04;
const CLOSE_ROW_STEP = 0.72;
/** Cost of covering a name or another town, the own town, and another coach. */
const COVERED_COST = 17;
const OWN_TOWN_COVERED_COST = 5;
/** Cost of covering a name besides: rather the picture of a town, which is larger. */
const NAME_COVERED_COST = 100;
const COACH_COVERED_COST = 1200;
/** Cost of standing on the frame of the sheet, and beside the sheet: there it has left the map. */
const FRAME_COST = 20;
const BESIDE_COST = 300;
/** Margin, in widths of a coach, by which it stands nearer to its own town or name than to any other. */
const CLEAR_MARGIN = 0.5;
/** Cost of missing that margin, by its square: the coach would be taken for one of the other town. */
const UNCLEAR_COST = 120;
/** Cost of standing aside, by the square of the distance in widths of a coach: coaches are looked for at their town. */
const DISTANCE_COST = 2;
/** In heights of a coach: the town is seen above them. */
const BELOW_GATE = 0.45;
/** In widths of a coach: towns and names farther away do not matter. */
const NEIGHBOURHOOD = 6;
/** How far around its town a coach looks for room, in its own widths and heights. */
const SIDE_SHIFTS = [0, 0.25, 0.5, 0.75, 1, 1.25, 1.5];
const UP_SHIFTS = [0, 0.2, 0.4, 0.6, 0.8, 1, 1.25];

/**
 * The view of a map of ways: where its names and towns lie, and css pixels per map unit, of the arrangement and now.
 *
 * @typedef {{kept: readonly Kept[], scale: number, cssScale: number}} View
 */

/**
 * The ground before the gate of a town, or beside the church of the goal, on which no name should lie.
 *
 * @param {Board} board
 * @param {City} city
 * @param {Omit<View, "kept">} view
 * @returns {Box}
 */
export function coachHome(board, city, { scale, cssScale }) {
  const town = townBox(board, city, scale);
  const w = Math.max(town.w * (city.goal ? 0.5 : 0.92), LEAST_COACH_WIDTH_PX / cssScale);
  const h = (w * COACH.h) / COACH.w;
  if (city.goal) return { x: town.x - w, y: town.y + town.h - h, w, h };
  return { x: town.x + (town.w - w) / 2, y: town.y + town.h * 1.06 - h, w, h };
}

/**
 * Room for the coaches at a town: before its gate, side by side or one above the other, nearer to it than to any other town, and
 * only as far from it as it takes to stand on no name, town or other coach. Names have left that place free as far as there was room.
 *
 * @param {Board} board
 * @param {City} city
 * @param {number} count
 * @param {View} view
 * @param {readonly Box[]} [others]  where coaches of other towns stand
 * @returns {Box[]} a box for each coach
 * @internal
 */
export function roomForCoaches(board, city, count, view, others = []) {
  const home = coachHome(board, city, view);
  if (!city.goal) home.y += home.h * BELOW_GATE;
  const town = townBox(board, city, view.scale);
  const [inner, paper] = [land(board), sheet(board)];
  const { w, h } = home;
  const hidden = (/** @type {Box} */ box, /** @type {readonly Box[]} */ taken) =>
    covered(box, taken) / (w * h);
  const near = view.kept.filter((one) => gap(home, one) < w * NEIGHBOURHOOD);
  const own = near.filter((one) => one.city === city.id);
  const foreign = near.filter((one) => one.city !== city.id);
  const ownTown = own.filter(({ isName }) => !isName);
  const read = near.filter((one) => !ownTown.includes(one));
  const names = near.filter(({ isName }) => isName);
  const unclear = (/** @type {Box} */ box) => {
    if (foreign.length === 0) return 0;
    return Math.max(0, CLEAR_MARGIN + (leastGap(box, own) - leastGap(box, foreign)) / w) ** 2;
  };
  let best = { cost: Number.POSITIVE_INFINITY, boxes: [home] };
  for (const columns of new Set([count, Math.ceil(count / 2), 1])) {
    const step = w * (columns > 2 ? CLOSE_ROW_STEP : ROW_STEP);
    const all = { w: w + step * (columns - 1), h: h * Math.ceil(count / columns) };
    for (const start of city.goal ? besideGoal(town, all, home) : atTown(home, all)) {
      const boxes = Array.from({ length: count }, (_, i) => ({
        x: start.x + (i % columns) * step,
        y: start.y + Math.floor(i / columns) * h,
        w,
        h,
      }));
      const cost = boxes.reduce(
        (sum, box) =>
          sum +
          unclear(box) * UNCLEAR_COST +
          hidden(box, read) * COVERED_COST +
          hidden(box, names) * NAME_COVERED_COST +
          hidden(box, ownTown) * OWN_TOWN_COVERED_COST +
          hidden(box, others) * COACH_COVERED_COST +
          (outside(box, inner) / (w * h)) * FRAME_COST +
          (outside(box, paper) / (w * h)) * BESIDE_COST,
        start.away * DISTANCE_COST * count,
      );
      if (cost < best.cost - 1e-9) best = { cost, boxes };
    }
  }
  return best.boxes;
}

/**
 * Where all coaches stand, each at its town and on no other coach; those that are alone at theirs choose first.
 *
 * @param {Board} board
 * @param {readonly {town: string}[]} coaches
 * @param {View} view
 * @returns {{city: City, box: Box}[]} for each of them
 * @internal
 */
export function placeCoaches(board, coaches, view) {
  const towns = board.cities
    .map((city) => ({
      city,
      here: coaches.flatMap(({ town }, number) => (town === city.id ? [number] : [])),
    }))
    .filter(({ here }) => here.length > 0)
    .sort((one, other) => one.here.length - other.here.length);
  /** @type {{city: City, box: Box}[]} */
  const placed = [];
  for (const { city, here } of towns) {
    const others = Object.values(placed).map(({ box }) => box);
    const boxes = roomForCoaches(board, city, here.length, view, others);
    for (const [i, number] of here.entries()) placed[number] = { city, box: boxes[i] };
  }
  return placed;
}

/** From the middle of a coach to a box. @param {Box} coach @param {Box} box */
function gap({ x, y, w, h }, box) {
  return distanceTo(box, [x + w / 2, y + h / 2]);
}

/** @param {Box} box @param {Point} point */
export function distanceTo(box, [cx, cy]) {
  return Math.hypot(
    Math.max(box.x - cx, 0, cx - box.x - box.w),
    Math.max(box.y - cy, 0, cy - box.y - box.h),
  );
}

/** @param {Box} coach @param {readonly Box[]} boxes */
function leastGap(coach, boxes) {
  return Math.min(...boxes.map((box) => gap(coach, box)));
}

/** @typedef {{x: number, y: number, away: number}} Start the corner of all coaches, and how far from home that is: the square of it in widths */

/** @param {Box} town @param {{w: number, h: number}} all @param {Box} home @returns {Start[]} */
function besideGoal(town, all, home) {
  const foot = town.y + town.h - all.h;
  const sides = shifts(home).flatMap(({ dx, dy, away }) => [
    { x: town.x - all.w - Math.abs(dx), y: foot + dy, away },
    { x: town.x + town.w + Math.abs(dx), y: foot + dy, away },
  ]);
  return [...sides, { x: town.x + (town.w - all.w) / 2, y: foot + all.h * 1.15, away: 1 }];
}

/** @param {Box} home @param {{w: number, h: number}} all @returns {Start[]} */
function atTown(home, all) {
  const x = home.x - (all.w - home.w) / 2;
  const y = home.y - (all.h - home.h);
  return shifts(home).map(({ dx, dy, away }) => ({ x: x + dx, y: y + dy, away }));
}

/** @param {Box} coach @returns {{dx: number, dy: number, away: number}[]} from the nearest to the farthest */
function shifts({ w, h }) {
  const both = (/** @type {number[]} */ steps) => steps.flatMap((step) => [step, -step]);
  return both(UP_SHIFTS)
    .flatMap((up) =>
      both(SIDE_SHIFTS).map((aside) => {
        const [dx, dy] = [aside * w, up * h];
        return { dx, dy, away: (dx * dx + dy * dy) / (w * w) };
      }),
    )
    .sort((one, other) => one.away - other.away);
}

/** Width of church.svg. */
const CHURCH_WIDTH = 92;

/**
 * Every road points south: an arrow in its middle.
 *
 * @param {CanvasRenderingContext2D} ctx
 * @param {Palette} palette
 * @param {WaysMap} ways
 */
export function paintArrows(ctx, palette, ways) {
  const size = roadWidth(ways.scale) * 0.95;
  const [tip, back, notch, half] = [1.15, -0.75, -0.35, 0.95].map((share) => share * size);
  const arrow = new Path2D(`M${tip} 0L${back} ${-half}L${notch} 0L${back} ${half}Z`);
  ctx.lineJoin = "round";
  for (const { id, exits } of ways.ways.towns) {
    for (const exit of exits) {
      const road = ways.roads.get(roadKey(id, exit));
      if (!road) continue;
      const line = road.a === id ? road.line : [...road.line].reverse();
      const at = Math.floor(line.length * 0.52);
      const [from, to] = [line[Math.max(0, at - 1)], line[Math.min(line.length - 1, at + 1)]];
      const [x, y] = line[at];
      ctx.save();
      ctx.translate(x, y);
      ctx.rotate(Math.atan2(to[1] - from[1], to[0] - from[0]));
      paintPath(ctx, arrow, { stroke: "--map-road", width: size * 0.3 }, palette);
      paintPath(ctx, arrow, { fill: "--map-border" }, palette);
      ctx.restore();
    }
  }
}

/**
 * The goal: a domed church, larger than any town.
 *
 * @param {CanvasRenderingContext2D} ctx
 * @param {Palette} palette
 * @param {WaysMap} ways
 */
export function paintGoal(ctx, palette, ways) {
  const city = ways.board.cities.find(({ id }) => id === ways.ways.goal);
  if (!city) return;
  const box = townBox(ways.board, city, ways.scale);
  const foot = { x: box.x + box.w / 2, y: box.y + box.h };
  paintParts(ctx, [{ parts: CHURCH, ...foot, scale: box.w / CHURCH_WIDTH }], palette);
}

/**
 * @param {CanvasRenderingContext2D} ctx
 * @param {Palette} palette
 * @param {WaysMap} ways
 */
export function paintCoaches(ctx, palette, ways) {
  placesOf(ways).forEach(({ city, box }, number) => {
    const [dx, dy] = ways.offset(number, city.id);
    paintCoach(ctx, palette, ways, number, { ...box, x: box.x + dx, y: box.y + dy });
  });
  // Names are read wherever coaches stand.
  for (const label of ways.layout?.labels.values() ?? []) paintLabel(ctx, label, null, palette);
}

/**
 * Where coaches may go the rim of the light stays in sight over the coaches that are there.
 *
 * @param {CanvasRenderingContext2D} ctx
 * @param {Palette} palette
 * @param {WaysMap} ways
 */
export function paintRims(ctx, palette, { state, points, scale }) {
  for (const id of state.lit) {
    const point = points.get(id);
    if (point && state.coaches.some(({ town }) => town === id))
      paintRim(ctx, point, palette, scale);
  }
}

/** In widths of a coach: one that stands farther from its town is tied to it by a line. */
const TETHER_DISTANCE = 0.6;

/**
 * From a coach that found no room at its town a line leads there, under the names.
 *
 * @param {CanvasRenderingContext2D} ctx
 * @param {Palette} palette
 * @param {WaysMap} ways
 */
export function paintTethers(ctx, palette, ways) {
  placesOf(ways).forEach(({ city, box: { x, y, w, h } }, number) => {
    const [tx, ty] = ways.points.get(city.id) ?? [x, y];
    if (city.goal || Math.hypot(x + w / 2 - tx, y + h / 2 - ty) < w * TETHER_DISTANCE) return;
    const tether = new Path2D(`M${x + w / 2} ${y + h / 2}L${tx} ${ty}`);
    const { hex } = ways.ways.carriages[number];
    paintPath(ctx, tether, { stroke: "--map-town-ink", width: w * 0.14 }, palette);
    paintPath(ctx, tether, { stroke: hex, width: w * 0.08 }, palette);
  });
}

/** Places of the coaches of each map, with the view and the towns they belong to. @type {WeakMap<WaysMap, {wanted: string, places: ReturnType<typeof placeCoaches>}>} */
const known = new WeakMap();

/** Searched once, because each frame of a gliding coach paints all of them. @param {WaysMap} ways */
export function placesOf(ways) {
  const { board, camera, state, scale } = ways;
  const view = { kept: ways.keptBoxes, scale, cssScale: camera.scale };
  const wanted = JSON.stringify([view, state.coaches.map(({ town }) => town)]);
  const before = known.get(ways);
  if (before?.wanted === wanted) return before.places;
  const places = placeCoaches(board, state.coaches, view);
  known.set(ways, { wanted, places });
  return places;
}

/**
 * @param {CanvasRenderingContext2D} ctx
 * @param {Palette} palette
 * @param {WaysMap} ways
 * @param {number} number
 * @param {Box} at
 */
function paintCoach(ctx, palette, ways, number, { x, y, w }) {
  const { hex } = ways.ways.carriages[number];
  const { riders } = ways.state.coaches[number];
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(w / COACH.w, w / COACH.w);
  const shadow = ovalPath(COACH.w / 2, COACH.h - 1.5, COACH.w * 0.52, 5);
  paintPath(ctx, shadow, { fill: "--map-shadow", opacity: 0.3 }, palette);
  paintParts(ctx, travelCoachParts(hex, number), palette);
  if (riders > 0) paintParts(ctx, ridersParts(riders), palette);
  ctx.restore();
}

/** How many sit in a coach, on a disc. @param {number} riders @returns {Part[]} */
function ridersParts(riders) {
  const disc = "M41 3a9.5 9.5 0 1 0 19 0 9.5 9.5 0 1 0 -19 0Z";
  const number = { text: String(riders), x: 50.5, y: 8.2, size: 15, weight: 700 };
  return [
    { d: disc, fill: "--map-label", stroke: "--map-label-edge", width: 1.6 },
    { ...number, font: "ui", fill: "--map-label-ink" },
  ];
}
