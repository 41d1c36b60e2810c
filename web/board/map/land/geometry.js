import { distance, within } from "../../canvas/camera.js";
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

/** @param {Box} box @param {readonly Box[]} others @returns {number} how much of them it covers, together */
export function covered(box, others) {
  return others.reduce((sum, other) => sum + overlap(box, other), 0);
}

/** @param {Box} inner @param {Box} outer @returns {number} the area of `inner` that lies outside of `outer` */
export function outside(inner, outer) {
  return inner.w * inner.h - overlap(inner, outer);
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

const CELL_SIZE = 8;

/**
 * Remembers how much each spot of the map is in use, and answers quickly how much a box would cover
 * (summed-area table). Ornaments look for free room here.
 */
export class OccupancyGrid {
  /** @param {Box} area */
  constructor(area) {
    this.area = area;
    this.columns = Math.ceil(area.w / CELL_SIZE);
    this.rows = Math.ceil(area.h / CELL_SIZE);
    this.use = new Float32Array(this.columns * this.rows);
    this.sums = new Float64Array((this.columns + 1) * (this.rows + 1));
    this.stale = false;
  }

  /** @param {Box} box @param {number} [weight] */
  takeBox(box, weight = 1) {
    const [c0, r0] = this.#cell(box.x, box.y);
    const [c1, r1] = this.#cell(box.x + box.w, box.y + box.h);
    for (let r = Math.max(0, r0); r <= Math.min(this.rows - 1, r1); r++) {
      for (let c = Math.max(0, c0); c <= Math.min(this.columns - 1, c1); c++)
        this.use[r * this.columns + c] += weight;
    }
    this.stale = true;
  }

  /** @param {Point[]} line @param {number} radius @param {number} [weight] */
  takeLine(line, radius, weight = 1) {
    const reach = Math.ceil(radius / CELL_SIZE);
    /** @type {Set<number>} */
    const cells = new Set();
    for (let i = 0; i + 1 < line.length; i++) {
      const [a, b] = [line[i], line[i + 1]];
      const steps = Math.max(1, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / CELL_SIZE));
      for (let s = 0; s <= steps; s++) {
        const [c, r] = this.#cell(
          a[0] + ((b[0] - a[0]) * s) / steps,
          a[1] + ((b[1] - a[1]) * s) / steps,
        );
        for (let dr = -reach; dr <= reach; dr++) {
          for (let dc = -reach; dc <= reach; dc++) {
            if (dc * dc + dr * dr > reach * reach + 1) continue;
            if (c + dc < 0 || r + dr < 0 || c + dc >= this.columns || r + dr >= this.rows) continue;
            cells.add((r + dr) * this.columns + c + dc);
          }
        }
      }
    }
    for (const cell of cells) this.use[cell] += weight;
    this.stale = true;
  }

  /** @param {Point[]} ring  first point may be repeated @param {number} [weight] */
  takeArea(ring, weight = 1) {
    for (let r = 0; r < this.rows; r++) {
      const y = this.area.y + (r + 0.5) * CELL_SIZE;
      const cuts = crossings(ring, y).map((x) => Math.round((x - this.area.x) / CELL_SIZE));
      for (let i = 0; i + 1 < cuts.length; i += 2) {
        const [from, to] = [Math.max(0, cuts[i]), Math.min(this.columns, cuts[i + 1])];
        for (let c = from; c < to; c++) this.use[r * this.columns + c] += weight;
      }
    }
    this.stale = true;
  }

  /** How much a box would cover; what lies outside of the land counts as fully used. @param {Box} box */
  cost(box) {
    if (this.stale) this.#sum();
    // asked some hundred thousand times for one layout: no arrays here
    const { area, columns, rows, sums } = this;
    const left = Math.floor((box.x - area.x) / CELL_SIZE);
    const top = Math.floor((box.y - area.y) / CELL_SIZE);
    const right = Math.floor((box.x + box.w - area.x) / CELL_SIZE) + 1;
    const bottom = Math.floor((box.y + box.h - area.y) / CELL_SIZE) + 1;
    const a = Math.max(0, left);
    const b = Math.max(0, top);
    const c = Math.min(columns, right);
    const d = Math.min(rows, bottom);
    const wanted = (right - left) * (bottom - top);
    if (c <= a || d <= b) return wanted * 4;
    const n = columns + 1;
    const inside = sums[d * n + c] - sums[b * n + c] - sums[d * n + a] + sums[b * n + a];
    return inside + (wanted - (c - a) * (d - b)) * 4;
  }

  /**
   * The best place for a box: free first, then by the given wish.
   *
   * @param {number} w
   * @param {number} h
   * @param {(centre: Point) => number} wish  lower is better
   * @param {number} [step]
   * @returns {{box: Box, cost: number}}
   */
  find(w, h, wish, step = 16) {
    let best = { box: { x: this.area.x, y: this.area.y, w, h }, cost: Number.POSITIVE_INFINITY };
    let least = Number.POSITIVE_INFINITY;
    for (let y = this.area.y; y + h <= this.area.y + this.area.h; y += step) {
      for (let x = this.area.x; x + w <= this.area.x + this.area.w; x += step) {
        const cost = this.cost({ x, y, w, h });
        if (cost * 200 >= least) continue;
        const total = cost * 200 + wish([x + w / 2, y + h / 2]);
        if (total < least) {
          least = total;
          best = { box: { x, y, w, h }, cost };
        }
      }
    }
    return best;
  }

  /** @param {number} x @param {number} y */
  #cell(x, y) {
    return [Math.floor((x - this.area.x) / CELL_SIZE), Math.floor((y - this.area.y) / CELL_SIZE)];
  }

  #sum() {
    const n = this.columns + 1;
    for (let r = 0; r < this.rows; r++) {
      let row = 0;
      for (let c = 0; c < this.columns; c++) {
        row += this.use[r * this.columns + c];
        this.sums[(r + 1) * n + c + 1] = this.sums[r * n + c + 1] + row;
      }
    }
    this.stale = false;
  }
}
