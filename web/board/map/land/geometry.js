import { grow } from "../../canvas/paint.js";

/**
 * @import { Board, Box, City, Point } from "../types.js"
 */

/** Height of every board in map units. */
const BOARD_HEIGHT = 1000;
/** Land drawn beyond the board's own frame, so that towns at the edge have room for their names. */
const LAND_MARGIN = 40;
/** Width of the ornamental frame, and of the bare paper around it. */
export const FRAME_WIDTH = 30;
const BARE_PAPER = 12;

/** @param {Board} board */
function boardWidth(board) {
  return board.map.aspect * BOARD_HEIGHT;
}

/** The land inside the frame. @param {Board} board @returns {Box} */
export function land(board) {
  return grow({ x: 0, y: 0, w: boardWidth(board), h: BOARD_HEIGHT }, LAND_MARGIN);
}

/** The whole sheet of paper. @param {Board} board @returns {Box} */
export function sheet(board) {
  return grow(land(board), FRAME_WIDTH + BARE_PAPER);
}

/** @param {Board} board @param {City} city @returns {Point} */
export function cityPoint(board, city) {
  return [city.x * boardWidth(board), city.y * BOARD_HEIGHT];
}

/**
 * From longitude and latitude to map units.
 *
 * @param {Board} board
 * @returns {(place: Point) => Point}
 */
export function projection(board) {
  const { west, east, north, south } = board.map.frame;
  const width = boardWidth(board);
  return ([lon, lat]) => [
    ((lon - west) / (east - west)) * width,
    ((north - lat) / (north - south)) * BOARD_HEIGHT,
  ];
}

/** @param {Box} a @param {Box} b @returns {number} the common area */
export function overlap(a, b) {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

/** @param {Box} inner @param {Box} outer @returns {number} the area of `inner` that lies outside of `outer` */
export function outside(inner, outer) {
  return inner.w * inner.h - overlap(inner, outer);
}

/** @param {Point} p @param {Box} box */
export function within([x, y], box) {
  return x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h;
}

/** @param {Point} a @param {Point} b */
export function distance(a, b) {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/**
 * A slightly bent line between two points.
 *
 * @param {Point} a
 * @param {Point} b
 * @param {number} bend  height of the arc as a share of the length; positive bends to the left of the way
 * @param {number} [lean]  moves the bow towards the end (positive) or the beginning, as a share of the length
 * @param {number} [parts]
 * @returns {Point[]}
 */
export function bezierArc(a, b, bend, lean = 0, parts = 20) {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const control = [
    a[0] + dx * (0.5 + lean) + dy * bend * 2,
    a[1] + dy * (0.5 + lean) - dx * bend * 2,
  ];
  /** @type {Point[]} */
  const out = [];
  for (let i = 0; i <= parts; i++) {
    const t = i / parts;
    const s = 1 - t;
    out.push([
      s * s * a[0] + 2 * s * t * control[0] + t * t * b[0],
      s * s * a[1] + 2 * s * t * control[1] + t * t * b[1],
    ]);
  }
  return out;
}

/** Length of a line inside a box, by sampling. @param {Point[]} line @param {Box} box */
export function lengthWithin(line, box) {
  let sum = 0;
  for (let i = 0; i + 1 < line.length; i++) {
    const [a, b] = [line[i], line[i + 1]];
    if (within([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], box)) sum += distance(a, b);
  }
  return sum;
}

/** @param {Point} p @param {Point[]} line */
export function distanceToLine(p, line) {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i + 1 < line.length; i++) {
    const [a, b] = [line[i], line[i + 1]];
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const t = Math.max(
      0,
      Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy || 1)),
    );
    best = Math.min(best, Math.hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy));
  }
  return best;
}

/** @param {Point} a @param {Point} b @param {Point} c @param {Point} d */
function cross(a, b, c, d) {
  /** @param {Point} p @param {Point} q @param {Point} r */
  const side = (p, q, r) => (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

/** @param {Point[]} one @param {Point[]} other */
export function linesCross(one, other) {
  for (let i = 0; i + 1 < one.length; i++) {
    for (let k = 0; k + 1 < other.length; k++) {
      if (cross(one[i], one[i + 1], other[k], other[k + 1])) return true;
    }
  }
  return false;
}

/** The same line, moved sideways. @param {Point[]} line @param {number} by @returns {Point[]} */
export function offsetLine(line, by) {
  return line.map((p, i) => {
    const a = line[Math.max(0, i - 1)];
    const b = line[Math.min(line.length - 1, i + 1)];
    const length = distance(a, b) || 1;
    return [p[0] - ((b[1] - a[1]) / length) * by, p[1] + ((b[0] - a[0]) / length) * by];
  });
}

/** A smooth line through all points (Catmull-Rom). @param {Point[]} points @param {number} [parts] @returns {Point[]} */
export function catmullRom(points, parts = 6) {
  if (points.length < 3) return points;
  /** @type {Point[]} */
  const out = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const p0 = points[Math.max(0, i - 1)];
    const p1 = points[i];
    const p2 = points[i + 1];
    const p3 = points[Math.min(points.length - 1, i + 2)];
    for (let k = 0; k < parts; k++) {
      const t = k / parts;
      /** @param {0 | 1} n */
      const at = (n) =>
        0.5 *
        (2 * p1[n] +
          (p2[n] - p0[n]) * t +
          (2 * p0[n] - 5 * p1[n] + 4 * p2[n] - p3[n]) * t * t +
          (3 * p1[n] - p0[n] - 3 * p2[n] + p3[n]) * t * t * t);
      out.push([at(0), at(1)]);
    }
  }
  out.push(points[points.length - 1]);
  return out;
}

/** @param {Point[]} points @returns {Box} */
export function boundsOf(points) {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x + 1, h: Math.max(...ys) - y + 1 };
}

/** Where a ring crosses a parallel, from west to east. @param {Point[]} ring @param {number} y @returns {number[]} */
export function crossings(ring, y) {
  const out = [];
  for (let i = 0, k = ring.length - 1; i < ring.length; k = i++) {
    const [a, b] = [ring[i], ring[k]];
    if (a[1] > y !== b[1] > y) out.push(((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]);
  }
  return out.sort((a, b) => a - b);
}
