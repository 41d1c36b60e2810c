import { polygon, round } from "../../board/canvas/drawing.js";

/**
 * @import { Part } from "../../board/canvas/drawing.js"
 */

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

/** @param {string} fill @param {string} dark @returns {Draw} */
export function point(fill, dark) {
  return (x, w, h, b) => [
    inked(
      [
        [x - 0.7, b],
        [x + w / 2, b + h],
        [x + w + 0.7, b],
      ],
      fill,
    ),
    {
      d: path([
        [x + w * 0.56, b],
        [x + w / 2, b + h],
        [x + w + 0.7, b],
      ]),
      fill: dark,
    },
  ];
}

/** @type {Draw} */
export function bulb(x, w, h, b) {
  const mid = x + w / 2;
  const r = w * 0.62;
  const d = `M${round(x + w * 0.1)} ${round(-b)}C${round(mid - r * 1.7)} ${round(-b - h * 0.36)} ${round(mid - w * 0.1)} ${round(-b - h * 0.5)} ${round(mid)} ${round(-b - h)}C${round(mid + w * 0.1)} ${round(-b - h * 0.5)} ${round(mid + r * 1.7)} ${round(-b - h * 0.36)} ${round(x + w * 0.9)} ${round(-b)}Z`;
  return [{ d, fill: COPPER, ...INK }];
}

/** @param {number} tip  height of the lantern as a share @param {string} fill @returns {Draw} */
export function cupola(tip, fill) {
  return (x, w, h, b) => {
    const mid = x + w / 2;
    const r = w / 2 + 0.6;
    const high = h * (1 - tip);
    const foot = round(-b);
    const d = `M${round(mid - r)} ${foot}C${round(mid - r)} ${round(-b - high * 1.3)} ${round(mid + r)} ${round(-b - high * 1.3)} ${round(mid + r)} ${foot}Z`;
    return [
      ...(tip > 0 ? block(mid - w * 0.08, w * 0.16, h * 0.7, b + h * 0.2) : []),
      { d, fill, ...INK },
      line(
        `M${round(mid - r * 0.45)} ${foot}Q${round(mid - r * 0.42)} ${round(-b - high * 0.7)} ${round(mid)} ${round(-b - high * 0.95)}Q${round(mid + r * 0.42)} ${round(-b - high * 0.7)} ${round(mid + r * 0.45)} ${foot}`,
      ),
      ...(tip > 0 ? point(COPPER, COPPER)(mid - w * 0.08, w * 0.16, h * 0.1, b + h * 0.9) : []),
    ];
  };
}

/** @type {Draw} */
export function teeth(x, w, h, b) {
  const count = Math.max(2, Math.round(w / 4));
  const step = w / (2 * count - 1);
  let d = `M${round(x)} ${round(-b + 0.5)}V${round(-b - h)}`;
  for (let i = 0; i < 2 * count - 1; i += 1) {
    d += `h${round(step)}`;
    if (i < 2 * count - 2) d += i % 2 === 0 ? `v${round(h)}` : `v${round(-h)}`;
  }
  return [{ d: `${d}V${round(-b + 0.5)}Z`, fill: WALL, ...INK }];
}
