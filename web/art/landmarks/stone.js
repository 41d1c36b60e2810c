import { polygon, round } from "../../board/canvas/drawing.js";

/** @import { Part } from "../../board/canvas/drawing.js" */

/**
 * One shape of a landmark: `x` its left edge, `w` and `h` its size, `b` how far above the ground it begins. What has no
 * fill is only a line of ink: a small view leaves it out.
 *
 * @typedef {(x: number, w: number, h: number, b: number) => Part[]} Draw
 */

export const INK = { stroke: "--map-town-ink", width: 1.1 };
export const WALL = "--map-town-wall";
export const SHADE = "--map-town-shade";
export const ROOF = "--map-town-roof";
export const ROOF_SHADE = "--map-town-roof-shade";
export const COPPER = "--map-town-spire";
const DARK = "--map-town-ink";

/** @param {[number, number][]} points  y upwards @param {string} fill @returns {Part} */
export function inked(points, fill) {
  return { d: path(points), fill, ...INK };
}

/** @param {[number, number][]} points  y upwards */
export function path(points) {
  return polygon(points.map(([x, y]) => [x, -y]));
}

/** @param {string} d @param {number} [width] @returns {Part} */
export function line(d, width = 0.9) {
  return { d, stroke: DARK, width };
}

/** A block of stone: light on the left, shade on the right. @type {Draw} */
export function block(x, w, h, b) {
  return [
    inked(corners(x, w, h, b), WALL),
    { d: path(corners(x + w * 0.6, w * 0.4, h, b)), fill: SHADE },
    { d: path(corners(x, w, h, b)), ...INK },
  ];
}

/** @param {number} x @param {number} w @param {number} h @param {number} b @returns {[number, number][]} */
export function corners(x, w, h, b) {
  return [
    [x, b],
    [x, b + h],
    [x + w, b + h],
    [x + w, b],
  ];
}

/** An opening with a round top. @type {Draw} */
export function arch(x, w, h, b) {
  const r = w / 2;
  const foot = round(-b);
  return [
    {
      d: `M${round(x)} ${foot}V${round(r - b - h)}a${round(r)} ${round(r)} 0 0 1 ${round(w)} 0V${foot}Z`,
      fill: DARK,
    },
  ];
}
