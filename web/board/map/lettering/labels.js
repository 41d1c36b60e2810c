import { boxPath, grow, paintPath, paintText } from "../../canvas/paint.js";
import { cityPoint, land, lengthWithin, outside, overlap } from "../land/geometry.js";
import { houseSize } from "../pieces/city-pieces.js";
import { townBox } from "../pieces/towns.js";
import { anneal, withoutOverlaps } from "./annealing.js";

/**
 * @import { Board, Box, City, Point } from "../types.js"
 * @import { Palette } from "../../canvas/paint.js"
 * @import { DrawnRoad } from "../pieces/roads.js"
 * @import { Row } from "../pieces/city-pieces.js"
 */

/**
 * @typedef {object} Label
 * @property {City} city
 * @property {Box} box
 * @property {number} font  size in map units
 * @property {string} side
 * @property {number} spot  which of its places it has
 */

const SIDES = ["n", "ne", "e", "se", "s", "sw", "w", "nw"];

/** Below that names grow against the map instead of shrinking with it. */
const SMALLEST_FONT_PX = 12.2;
/** Cost of lying where a coach may come to stand, for each square css pixel. */
const COACH_GROUND_COST = 0.3;
const NOMINAL_FONT = 27;
/** No whole map on a phone is larger. */
const PHONE_SCALE = 0.22;
/** On a smaller map no arrangement has room for all names, and those of countries come before some of them. */
const ALL_NAMES_FROM_SCALE = 0.15;

/** @param {number} scale  css pixels per map unit @internal */
export function labelFont(scale) {
  return Math.max(NOMINAL_FONT, SMALLEST_FONT_PX / scale);
}

/** @param {number} font @param {number} width  of the text at size 1 */
function labelSize(font, width) {
  const roomy = font <= NOMINAL_FONT * 1.2;
  return { w: (width + (roomy ? 0.42 : 0.4)) * font, h: font * (roomy ? 1.16 : 1.1) };
}

/**
 * A box beside a town.
 *
 * @param {Box} town
 * @param {Point} point
 * @param {string} side
 * @param {{w: number, h: number}} size
 * @param {number} gap
 * @param {number} [slide]  along the side, as a share of the box
 * @returns {Box}
 */
function boxAt(town, point, side, { w, h }, gap, slide = 0) {
  const corner = side.length === 2;
  const pull = corner ? town.w * 0.22 : 0;
  const lift = corner ? town.h * 0.42 : 0;
  let x = point[0] - w / 2 + slide * w;
  if (side.includes("e")) x = town.x + town.w + gap - pull;
  if (side.includes("w")) x = town.x - gap - w + pull;
  let y = town.y + town.h * 0.56 - h / 2 + slide * h;
  if (side.includes("n")) y = town.y - gap * 0.6 - h + lift;
  if (side.includes("s")) y = town.y + town.h + gap * 0.6 - lift;
  return { x, y, w, h };
}

/** @typedef {{labels: Map<string, Label>, rows: Map<string, Row>}} Lettering */

/** Further places between the eight sides, for crowded maps. */
const SLIDES = { 1: [0, -0.3, 0.3], 2: [0] };

/**
 * Places the name and the row of houses of every town for a scale. Wide open maps keep the sides of the data file;
 * where names must stay readable on a small screen they look for the next best side. Of those that would lie over one another
 * all the same some stay away, and the others have their room: a touch tells every name, and a closer look shows it.
 *
 * @param {Board} board
 * @param {Map<string, DrawnRoad>} roads
 * @param {number} scale
 * @param {number} seats  how many houses may stand in a row
 * @param {(text: string) => number} measure
 * @param {Lettering} [whole]  how the whole map is lettered when this is a closer look: what has its place there keeps it
 * @returns {Generator<void, Lettering>} in steps
 */
export function* placeLabels(board, roads, scale, seats, measure, whole) {
  const found = yield* placed(board, roads, scale, seats, measure, board.cities, whole);
  const named = withoutOverlaps(found.labels, whole?.labels);
  if (named.length === board.cities.length) return found;
  const roomy = yield* placed(board, roads, scale, seats, measure, named, whole);
  const left = new Set(withoutOverlaps(roomy.labels, whole?.labels));
  for (const city of named) if (!left.has(city)) roomy.labels.delete(city.id);
  return roomy;
}

/**
 * @param {Board} board
 * @param {Map<string, DrawnRoad>} roads
 * @param {number} scale
 * @param {number} seats
 * @param {(text: string) => number} measure
 * @param {readonly City[]} named  the cities whose names are written
 * @param {Lettering} [whole]
 * @returns {Generator<void, Lettering>}
 */
function* placed(board, roads, scale, seats, measure, named, whole) {
  const font = labelFont(scale);
  const roomy = font <= NOMINAL_FONT * 1.2;
  const frame = land(board);
  const gap = Math.max(1, 0.8 / scale);
  const towns = new Map(board.cities.map((city) => [city.id, townBox(board, city, scale)]));
  const goal = board.cities.find((city) => city.goal)?.id;
  const { stands } = board;
  const standing = stands ? board.cities.map((city) => stands(city, scale)) : [];
  const lines = [...roads.values()];
  const house = houseSize(scale);
  const area = scale * scale;
  // what stands so close to another town seems to belong to that one
  const near = 5 / scale;

  // Names leave the sides of the data file where it must be only: another size of the map, or another window, moves few.
  const leave = font <= NOMINAL_FONT ? 90 : roomy ? 80 : font <= NOMINAL_FONT * 1.7 ? 45 : 8;

  /** What a place disturbs: edge, towns, roads (in css pixels). @param {City} city @param {Box} box @param {{road: number, own: number}} price */
  const disturbance = (city, box, { road, own }) => {
    let cost = outside(box, frame) * area * 14;
    for (const [id, town] of towns) {
      const covered = overlap(box, town) * area;
      if (id === city.id) cost += covered * own;
      else if (covered > 0) cost += (id === goal ? 90 : 30) + covered * 2;
      else if (overlap(box, grow(town, near)) > 0) cost += 14;
    }
    for (const stand of standing) cost += overlap(box, stand) * area * COACH_GROUND_COST;
    for (const { line, bounds } of lines)
      if (overlap(box, bounds) > 0) cost += lengthWithin(line, box) * scale * road;
    return cost;
  };

  const names = named.map((city) => {
    const town = /** @type {Box} */ (towns.get(city.id));
    const point = cityPoint(board, city);
    const size = labelSize(font, measure(city.name));
    // A town looks out over its name; the church of the goal would cover it.
    const own = city.goal ? 4 : 0.35;
    const spots = SIDES.flatMap((side) =>
      SLIDES[side.length === 2 ? 2 : 1].map((slide) => {
        const box = boxAt(town, point, side, size, gap, slide);
        const turn = Math.abs(SIDES.indexOf(side) - SIDES.indexOf(city.label));
        const away = Math.min(turn, 8 - turn);
        const stay = away === 0 ? 0 : leave + away * 2;
        const cost = disturbance(city, box, { road: 1.1, own }) + stay + Math.abs(slide) * 12;
        return { box, value: { city, side }, cost };
      }),
    );
    return numbered(spots, whole?.labels.get(city.id));
  });
  yield;
  const rows = board.cities.map((city) => {
    const town = /** @type {Box} */ (towns.get(city.id));
    const point = cityPoint(board, city);
    const shapes = [{ columns: seats, w: house.w * seats, h: house.h, extra: 0 }];
    if (seats > 2) shapes.push({ columns: 2, w: house.w * 2, h: house.h * 1.75, extra: 8 });
    const spots = shapes.flatMap(({ columns, extra, ...size }) =>
      SIDES.flatMap((side) =>
        SLIDES[side.length === 2 ? 2 : 1].map((slide) => {
          const box = boxAt(town, point, side, size, gap * 0.3, slide);
          const wish = side === "s" ? 0 : side.includes("s") ? 3 : side.includes("n") ? 9 : 4;
          const cost =
            disturbance(city, box, { road: 0.5, own: 0.3 }) + wish + extra + Math.abs(slide) * 8;
          return { box, value: { city, side, columns }, cost };
        }),
      ),
    );
    return numbered(spots, whole?.rows.get(city.id));
  });
  yield;
  const count = names.length;
  const chosen = yield* anneal(
    [
      .../** @type {import("./annealing.js").Spot<{city: City, side: string, spot: number, columns?: number}>[][]} */ (
        names
      ),
      ...rows,
    ],
    (one, other) => {
      const name = one < count || other < count;
      // On a phone one of two names that touch would stay away; a house on a name hides less.
      const both =
        one < count && other < count && scale < PHONE_SCALE && scale > ALL_NAMES_FROM_SCALE;
      return { area: area * (name ? 2.2 : 0.9), touch: both ? 450 : name ? 45 : 12 };
    },
  );
  /** @type {Map<string, Label>} */
  const labels = new Map();
  for (const { box, value } of chosen.slice(0, count))
    labels.set(value.city.id, { city: value.city, box, font, side: value.side, spot: value.spot });
  /** @type {Map<string, Row>} */
  const houses = new Map();
  for (const { box, value } of chosen.slice(count)) {
    const { city, side, columns = 1, spot } = value;
    houses.set(city.id, { box, side, columns, spot });
  }
  return { labels, rows: houses };
}

/**
 * Gives all places of a thing their numbers, which are the same in every size, and leaves the one that it has on the whole map.
 *
 * @template {object} T
 * @param {import("./annealing.js").Spot<T>[]} spots
 * @param {{spot?: number}} [before]
 * @returns {import("./annealing.js").Spot<T & {spot: number}>[]}
 */
function numbered(spots, before) {
  const all = spots.map((one, spot) => ({ ...one, value: { ...one.value, spot } }));
  return before?.spot === undefined ? all : all.slice(before.spot, before.spot + 1);
}

/**
 * A ribbon with the name and a band in the colour of the country.
 *
 * @param {CanvasRenderingContext2D} ctx
 * @param {Label} label
 * @param {string | null} colour
 * @param {Palette} palette
 */
export function paintLabel(ctx, label, colour, palette) {
  const { box, font } = label;
  const { x, y, w, h } = box;
  const bar = y + h - h * 0.17;
  const tail = h * 0.2;
  const fill = colour ?? "--map-gold";
  const edge = { stroke: "--map-label-edge", width: Math.max(1.1, font * 0.045) };
  ctx.lineJoin = "round";

  // the folded ends behind; a crowded map has no room for them
  for (const side of font <= NOMINAL_FONT * 1.2 ? [-1, 1] : []) {
    const end = side < 0 ? x : x + w;
    const [inner, outer, notch] = [1, -1, -0.4].map((far) => end - side * tail * far);
    const [top, fold, bottom] = [0.22, 0.68, 1.12].map((down) => y + h * down);
    const folded = `M${inner} ${top}H${outer}L${notch} ${fold}L${outer} ${bottom}H${inner}Z`;
    paintPath(ctx, new Path2D(folded), { fill, ...edge }, palette);
  }
  const ribbon = boxPath(box);
  paintPath(ctx, ribbon, { fill: "--map-label" }, palette);
  paintPath(ctx, { x, y: bar, w, h: h * 0.17 }, { fill }, palette);
  paintPath(ctx, ribbon, edge, palette);
  const line = { ...edge, width: edge.width * 0.6 };
  paintPath(ctx, new Path2D(`M${x} ${bar}H${x + w}`), line, palette);

  const name = { text: label.city.name, x: x + w / 2, y: y + h * 0.73, size: font, weight: 500 };
  paintText(ctx, { ...name, font: "ui", fill: "--map-label-ink" }, palette, "alphabetic");
}
