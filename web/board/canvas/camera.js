/** @import { Box, Point } from "./types.js" */

/** In css pixels per map unit. */
const CLOSEST_SCALE = 2.6;
/** Nearer to the edge of the view a place does not count as seen. */
const SEEN_MARGIN_PX = 30;

/**
 * Where the sheet lies on the screen. Pure arithmetic: screen = map * scale + offset, in css pixels.
 */
export class Camera {
  /** @param {Box} sheet */
  constructor(sheet) {
    this.sheet = sheet;
    this.width = 1;
    this.height = 1;
    this.scale = 1;
    this.x = 0;
    this.y = 0;
    this.fitted = true;
  }

  /** The scale at which the whole sheet is seen. */
  get least() {
    return Math.min(this.width / this.sheet.w, this.height / this.sheet.h);
  }

  /** @param {number} width @param {number} height */
  resize(width, height) {
    const middle = this.toMap([this.width / 2, this.height / 2]);
    this.width = Math.max(1, width);
    this.height = Math.max(1, height);
    // A view that has grown would show a board that is smaller than it fits.
    if (this.fitted || this.scale < this.least) this.fit();
    else {
      this.x = this.width / 2 - middle[0] * this.scale;
      this.y = this.height / 2 - middle[1] * this.scale;
      this.#clamp();
    }
  }

  fit() {
    this.scale = this.least;
    this.fitted = true;
    this.#clamp();
  }

  /** Looks closer at a point of the screen; once it is closer, at the whole sheet again. @param {number} factor @param {Point} at */
  toggle(factor, at) {
    if (this.fitted) this.zoom(factor, at);
    else this.fit();
  }

  /** @param {number} factor @param {Point} [at]  the point of the screen that stays where it is */
  zoom(factor, at = [this.width / 2, this.height / 2]) {
    const [mx, my] = this.toMap(at);
    this.scale = Math.max(
      this.least,
      Math.min(Math.max(CLOSEST_SCALE, this.least * 4), this.scale * factor),
    );
    this.fitted = this.scale <= this.least * 1.001;
    this.x = at[0] - mx * this.scale;
    this.y = at[1] - my * this.scale;
    this.#clamp();
  }

  /** @param {number} dx @param {number} dy */
  pan(dx, dy) {
    this.x += dx;
    this.y += dy;
    this.#clamp();
  }

  /** True if these points of the map are well inside the view. @param {Point[]} points */
  sees(points) {
    const { width, height, scale } = this;
    return points.every(([mx, my]) => {
      const [x, y] = [mx * scale + this.x, my * scale + this.y];
      return (
        x > SEEN_MARGIN_PX &&
        y > SEEN_MARGIN_PX &&
        x < width - SEEN_MARGIN_PX &&
        y < height - SEEN_MARGIN_PX
      );
    });
  }

  /** Brings the mean of these points of the map to the middle, as far as the sheet goes. @param {Point[]} points */
  centre(points) {
    const [mx, my] = meanOf(points);
    const [x, y] = this.toMap([this.width / 2, this.height / 2]);
    this.pan((x - mx) * this.scale, (y - my) * this.scale);
  }

  /** @param {Point} p @returns {Point} */
  toMap([x, y]) {
    return [(x - this.x) / this.scale, (y - this.y) / this.scale];
  }

  /** What is seen, in map units. @returns {Box} */
  view() {
    const [x, y] = this.toMap([0, 0]);
    return { x, y, w: this.width / this.scale, h: this.height / this.scale };
  }

  #clamp() {
    const { sheet, scale } = this;
    this.x = clamped(this.x, this.width, sheet.x * scale, sheet.w * scale);
    this.y = clamped(this.y, this.height, sheet.y * scale, sheet.h * scale);
  }
}

/** @param {readonly Point[]} points @returns {Point} */
export function meanOf(points) {
  return [
    points.reduce((sum, p) => sum + p[0], 0) / points.length,
    points.reduce((sum, p) => sum + p[1], 0) / points.length,
  ];
}

/** @param {Point} a @param {Point} b */
export function distance(a, b) {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** @param {Point} p @param {Box} box */
export function within([x, y], box) {
  return x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h;
}

/** @param {number} offset @param {number} view @param {number} start @param {number} size */
function clamped(offset, view, start, size) {
  if (size <= view) return (view - size) / 2 - start;
  return Math.max(view - size - start, Math.min(-start, offset));
}
