import { markPath } from "../../../art/pieces.js";
import { memoized } from "../../canvas/memo.js";
import { ovalPath, paintPath, tracePath } from "../../canvas/paint.js";
import { bezierArc, boundsOf, cityPoint, offsetLine } from "../land/geometry.js";

/**
 * @import { Palette } from "../../canvas/paint.js"
 * @import { Board, Box, MapState, Point, SeatLook } from "../types.js"
 */

/** @typedef {{a: string, b: string, line: Point[], bounds: Box}} DrawnRoad */

/** How far a road that the data file leaves open is bent, as a share of its length. */
const USUAL_BEND = 0.05;

/** @param {string} a @param {string} b */
export function roadKey(a, b) {
  return a < b ? `${a}|${b}` : `${b}|${a}`;
}

/**
 * The roads of a board, each slightly bent to the side that its data file says: there it disturbs least of names, other
 * towns and neighbouring roads.
 */
export const drawnRoads = memoized((/** @type {Board} */ board) => {
  const points = new Map(board.cities.map((city) => [city.id, cityPoint(board, city)]));
  /** @type {Map<string, DrawnRoad>} */
  const roads = new Map();
  for (const { a, b, bend = USUAL_BEND, lean } of board.roads) {
    const [from, to] = [points.get(a), points.get(b)];
    if (!from || !to) continue;
    const line = bezierArc(from, to, bend, lean);
    roads.set(roadKey(a, b), { a, b, line, bounds: boundsOf(line) });
  }
  return roads;
});

/**
 * The width of the band between its two lines: never thinner than can be seen.
 *
 * @param {number} scale  css pixels per map unit
 */
export function roadWidth(scale) {
  return Math.max(9, 3.2 / scale);
}

/**
 * @param {CanvasRenderingContext2D} ctx
 * @param {Board} board
 * @param {Palette} palette
 * @param {number} scale
 */
export function paintRoads(ctx, board, palette, scale) {
  const path = new Path2D();
  for (const { line } of drawnRoads(board).values()) tracePath(line, path);
  const width = roadWidth(scale);
  const edge = Math.max(1.7, 0.8 / scale);
  ctx.lineCap = "round";
  ctx.lineJoin = "round";
  paintPath(ctx, path, { stroke: "--map-road-edge", width: width + 2 * edge }, palette);
  paintPath(ctx, path, { stroke: "--map-road", width }, palette);
  for (const { a, b } of board.roads.filter((road) => road.provenance === "corrected")) {
    const line = drawnRoads(board).get(roadKey(a, b))?.line ?? [];
    paintPath(ctx, tracePath(line), { stroke: "--wax", width: width / 2 }, palette);
  }
  if (width * scale < 4.5) return;
  ctx.lineCap = "butt";
  const ruts = { stroke: "--map-road-edge", width: 1.3, opacity: 0.55, dash: "5 7" };
  paintPath(ctx, path, ruts, palette);
}

/**
 * The line of a route along the roads, piece by piece, each as the road runs: what lies beside it is at the same side whichever
 * way it is travelled.
 *
 * @param {string[]} cities
 * @param {Map<string, DrawnRoad>} roads
 */
function pieces(cities, roads) {
  return cities.slice(1).flatMap((city, i) => {
    const road = roads.get(roadKey(cities[i], city));
    return road ? [road.line] : [];
  });
}

/** A seat's mark in the middle of each piece tells it without colours. @param {CanvasRenderingContext2D} ctx @param {Point[][]} lines @param {SeatLook} look @param {number} r @param {Palette} palette */
function marks(ctx, lines, look, r, palette) {
  const paint = `--seat-${look.color}`;
  for (const line of lines) {
    const [x, y] = line[Math.floor(line.length / 2)];
    const mark = new Path2D(markPath(look.symbol, x, y, r * 0.55));
    const disc = { fill: paint, stroke: "--map-road-edge", width: r * 0.14 };
    paintPath(ctx, ovalPath(x, y, r), disc, palette);
    paintPath(ctx, mark, { fill: `${paint}-ink` }, palette);
  }
}

/**
 * Others' routes thin, side by side; the own route broad, in gold.
 *
 * @param {CanvasRenderingContext2D} ctx
 * @param {MapState} state
 * @param {Map<string, DrawnRoad>} roads
 * @param {Map<string, Point>} points
 * @param {Palette} palette
 * @param {number} scale
 */
export function paintRoutes(ctx, state, roads, points, palette, scale) {
  const seats = state.seats ?? [];
  const width = roadWidth(scale);
  const thin = Math.max(5, 2 / scale);
  ctx.lineCap = "round";
  ctx.lineJoin = "round";
  const others = (state.otherRoutes ?? []).filter(
    (other) => other.cities.length > 0 && seats[other.seat],
  );
  const broad = Math.max(13, 5 / scale);
  const ownLines = pieces(state.route ?? [], roads);
  others.forEach(({ seat, cities }, i) => {
    const look = seats[seat];
    const colour = `--seat-${look.color}`;
    const off = (i - (others.length - 1) / 2) * thin * 1.25;
    // On a road of the own route they lie beside its band.
    const beside = (width + broad + thin) / 2 + i * thin * 1.25;
    const lines = pieces(cities, roads).map((line) =>
      offsetLine(line, ownLines.includes(line) ? beside : off),
    );
    const path = new Path2D();
    for (const line of lines) tracePath(line, path);
    paintPath(ctx, path, { stroke: "--map-road-edge", width: thin + 2.4 }, palette);
    paintPath(ctx, path, { stroke: colour, width: thin }, palette);
    marks(ctx, lines, look, thin * 1.15, palette);
  });

  const route = state.route ?? [];
  const own = seats[state.routeSeat ?? 0];
  if (route.length === 0 || !own) return;
  const colour = `--seat-${own.color}`;
  const path = new Path2D();
  for (const line of ownLines) tracePath(line, path);
  for (const [stroke, wider] of /** @type {const} */ ([
    ["--map-road-edge", broad],
    ["--map-gold-light", Math.max(10, 3.8 / scale)],
    ["--map-gold", Math.max(6, 2.4 / scale)],
    [colour, Math.max(2.5, 1 / scale)],
  ]))
    paintPath(ctx, path, { stroke, width: width + wider }, palette);
  marks(ctx, ownLines, own, width * 0.95, palette);
  for (const city of route) ring(ctx, points.get(city), colour, palette, scale, width * 0.62);
}

/**
 * Routes of one town, which no road shows: a ring over its drawing.
 *
 * @param {CanvasRenderingContext2D} ctx
 * @param {MapState} state
 * @param {Map<string, Point>} points
 * @param {Palette} palette
 * @param {number} scale
 */
export function paintFirstTowns(ctx, state, points, palette, scale) {
  const { route = [], routeSeat = 0, otherRoutes = [], seats = [] } = state;
  const width = roadWidth(scale) * 0.7;
  for (const { seat, cities } of [...otherRoutes, { seat: routeSeat, cities: route }]) {
    if (cities.length !== 1 || !seats[seat]) continue;
    ring(ctx, points.get(cities[0]), `--seat-${seats[seat].color}`, palette, scale, width);
  }
}

/** A ring of colour around the foot of a town. @param {CanvasRenderingContext2D} ctx @param {Point | undefined} point @param {string} colour @param {Palette} palette @param {number} scale @param {number} width */
function ring(ctx, point, colour, palette, scale, width) {
  if (!point) return;
  const r = Math.max(34, 13 / scale);
  const path = ovalPath(point[0], point[1] + r * 0.16, r, r * 0.72);
  paintPath(ctx, path, { stroke: "--map-road-edge", width: width + 5 }, palette);
  paintPath(ctx, path, { stroke: "--map-gold-light", width: width + 3.4 }, palette);
  paintPath(ctx, path, { stroke: colour, width }, palette);
}
