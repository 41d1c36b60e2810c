import { markPath } from "../../../art/pieces.js";
import { beside, tracePath } from "../land/geometry.js";
import { roadKey, roadWidth } from "./roads.js";

/**
 * @import { MapState, Point, SeatLook } from "../types.js"
 * @import { DrawnRoad } from "./roads.js"
 * @import { Palette } from "../../canvas/paint.js"
 */

/**
 * The line of a route along the roads, piece by piece.
 *
 * @param {string[]} cities
 * @param {Map<string, DrawnRoad>} roads
 * @returns {Point[][]}
 */
function pieces(cities, roads) {
  /** @type {Point[][]} */
  const out = [];
  for (let i = 0; i + 1 < cities.length; i++) {
    const road = roads.get(roadKey(cities[i], cities[i + 1]));
    if (road) out.push(road.a === cities[i] ? road.line : [...road.line].reverse());
  }
  return out;
}

/** @param {CanvasRenderingContext2D} ctx @param {Point[][]} lines @param {string} colour @param {number} width */
function stroke(ctx, lines, colour, width) {
  const path = new Path2D();
  for (const line of lines) tracePath(line, path);
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.stroke(path);
}

/** A seat's mark in the middle of each piece, so that nobody needs colours. @param {CanvasRenderingContext2D} ctx @param {Point[][]} lines @param {SeatLook} look @param {number} r @param {Palette} palette */
function marks(ctx, lines, look, r, palette) {
  for (const line of lines) {
    const [x, y] = line[Math.floor(line.length / 2)];
    ctx.beginPath();
    ctx.arc(x, y, r, 0, Math.PI * 2);
    ctx.fillStyle = palette(`--seat-${look.color}`);
    ctx.fill();
    ctx.strokeStyle = palette("--map-road-edge");
    ctx.lineWidth = r * 0.14;
    ctx.stroke();
    ctx.fillStyle = palette(`--seat-${look.color}-ink`);
    ctx.fill(new Path2D(markPath(look.symbol, x, y, r * 0.55)));
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
  others.forEach(({ seat, cities }, i) => {
    const look = seats[seat];
    const off = (i - (others.length - 1) / 2) * thin * 1.25;
    const lines = pieces(cities, roads).map((line) =>
      cities.length > 1 ? beside(line, off) : line,
    );
    stroke(ctx, lines, palette("--map-road-edge"), thin + 2.4);
    stroke(ctx, lines, palette(`--seat-${look.color}`), thin);
    marks(ctx, lines, look, thin * 1.15, palette);
    if (cities.length === 1)
      ring(ctx, points.get(cities[0]), palette(`--seat-${look.color}`), palette, scale, thin * 0.8);
  });

  const route = state.route ?? [];
  const own = seats[state.routeSeat ?? 0];
  if (route.length === 0 || !own) return;
  const lines = pieces(route, roads);
  const colour = palette(`--seat-${own.color}`);
  stroke(ctx, lines, palette("--map-road-edge"), width + Math.max(13, 5 / scale));
  stroke(ctx, lines, palette("--map-gold-light"), width + Math.max(10, 3.8 / scale));
  stroke(ctx, lines, palette("--map-gold"), width + Math.max(6, 2.4 / scale));
  stroke(ctx, lines, colour, width + Math.max(2.5, 1 / scale));
  marks(ctx, lines, own, width * 0.95, palette);
  for (const city of route) ring(ctx, points.get(city), colour, palette, scale, width * 0.62);
}

/** A ring of colour around the foot of a town. @param {CanvasRenderingContext2D} ctx @param {Point | undefined} point @param {string} colour @param {Palette} palette @param {number} scale @param {number} width */
function ring(ctx, point, colour, palette, scale, width) {
  if (!point) return;
  const r = Math.max(34, 13 / scale);
  for (const [extra, paint] of /** @type {[number, string][]} */ ([
    [5, palette("--map-road-edge")],
    [3.4, palette("--map-gold-light")],
    [0, colour],
  ])) {
    ctx.beginPath();
    ctx.ellipse(point[0], point[1] + r * 0.16, r, r * 0.72, 0, 0, Math.PI * 2);
    ctx.strokeStyle = paint;
    ctx.lineWidth = width + extra;
    ctx.stroke();
  }
}
