import { crossings } from "./geometry.js";

/** @import { Box, Point } from "../types.js" */

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
