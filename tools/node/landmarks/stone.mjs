import { ellipse, path } from "../../../web/board/canvas/drawing.js";

/**
 * @import { Part } from "../../../web/board/canvas/drawing.js"
 *
 * One shape of a landmark: `x` its left edge, `w` and `h` its size, `b` how far above the ground it begins. What has no
 * fill is only a line of ink: a small view leaves it out.
 *
 * @typedef {(x: number, w: number, h: number, b: number) => Part[]} Draw
 */

export const WALL = "--map-town-wall";
export const SHADE = "--map-town-shade";
export const ROOF = "--map-town-roof";
export const ROOF_SHADE = "--map-town-roof-shade";
export const COPPER = "--map-town-spire";
const INK = "--map-town-ink";

/** @param {string} d @param {string} fill @returns {Part} */
export function inked(d, fill) {
  return { d, fill, stroke: INK, width: 1.1 };
}

/** @param {string} d @param {number} [width] @returns {Part} */
export function line(d, width = 0.9) {
  return { d, stroke: INK, width };
}

/** The outline of a shape. @type {(x: number, w: number, h: number, b: number) => string} */
export function box(x, w, h, b) {
  return path`M${x} ${-b}L${x} ${-b - h}L${x + w} ${-b - h}L${x + w} ${-b}Z`;
}

/** A block of stone: light on the left, shade on the right. @type {Draw} */
export function block(x, w, h, b) {
  return [
    inked(box(x, w, h, b), WALL),
    { d: box(x + w * 0.6, w * 0.4, h, b), fill: SHADE },
    line(box(x, w, h, b), 1.1),
  ];
}

/** An opening with a round top. @type {Draw} */
export function arch(x, w, h, b) {
  const r = w / 2;
  return [{ d: path`M${x} ${-b}V${r - b - h}a${r} ${r} 0 0 1 ${w} 0V${-b}Z`, fill: INK }];
}

/** Rows of windows. @param {number} x @param {number} w @param {number} h @param {number} b @param {number} rows */
function windows(x, w, h, b, rows) {
  const count = Math.max(1, Math.round(w / 4.6));
  let d = "";
  for (let row = 0; row < rows; row += 1)
    for (let i = 0; i < count; i += 1)
      d += path`M${x + (w * (i + 0.5)) / count} ${-(b + (h * (row + 0.75)) / rows)}v${h / rows / 2.6}`;
  return line(d, 1.2);
}

/** @param {string} fill @param {string} dark @returns {Draw} */
export function point(fill, dark) {
  return (x, w, h, b) => [
    inked(path`M${x - 0.7} ${-b}L${x + w / 2} ${-b - h}L${x + w + 0.7} ${-b}Z`, fill),
    { d: path`M${x + w * 0.56} ${-b}L${x + w / 2} ${-b - h}L${x + w + 0.7} ${-b}Z`, fill: dark },
  ];
}

/** @type {Draw} */
export function bulb(x, w, h, b) {
  const mid = x + w / 2;
  const r = w * 0.62;
  const d = path`M${x + w * 0.1} ${-b}C${mid - r * 1.7} ${-b - h * 0.36} ${mid - w * 0.1} ${-b - h * 0.5} ${mid} ${-b - h}C${mid + w * 0.1} ${-b - h * 0.5} ${mid + r * 1.7} ${-b - h * 0.36} ${x + w * 0.9} ${-b}Z`;
  return [inked(d, COPPER)];
}

/** @param {number} tip  height of the lantern as a share @param {string} fill @returns {Draw} */
export function cupola(tip, fill) {
  return (x, w, h, b) => {
    const mid = x + w / 2;
    const r = w / 2 + 0.6;
    const high = h * (1 - tip);
    const round = path`M${mid - r} ${-b}C${mid - r} ${-b - high * 1.3} ${mid + r} ${-b - high * 1.3} ${mid + r} ${-b}Z`;
    const ribs = path`M${mid - r * 0.45} ${-b}Q${mid - r * 0.42} ${-b - high * 0.7} ${mid} ${-b - high * 0.95}Q${mid + r * 0.42} ${-b - high * 0.7} ${mid + r * 0.45} ${-b}`;
    const [left, wide] = [mid - w * 0.08, w * 0.16];
    return [
      ...(tip > 0 ? block(left, wide, h * 0.7, b + h * 0.2) : []),
      inked(round, fill),
      line(ribs),
      ...(tip > 0 ? point(COPPER, COPPER)(left, wide, h * 0.1, b + h * 0.9) : []),
    ];
  };
}

/** @type {Draw} */
export function teeth(x, w, h, b) {
  const count = Math.max(2, Math.round(w / 4));
  const step = w / (2 * count - 1);
  let d = path`M${x} ${-b + 0.5}V${-b - h}`;
  for (let i = 0; i < 2 * count - 2; i += 1) d += path`h${step}v${i % 2 === 0 ? h : -h}`;
  return [inked(`${d}${path`h${step}V${-b + 0.5}`}Z`, WALL)];
}

/** A tower of the given height, its top a share of it. @param {number} share @param {Draw} top @returns {Draw} */
export function tower(share, top) {
  return (x, w, h, b) => {
    const body = h * (1 - share);
    const mid = x + w / 2;
    const slits = path`M${mid} ${-b - body * 0.86}v${body * 0.2}M${mid} ${-b - body * 0.46}v${body * 0.16}`;
    return [...block(x, w, body, b), line(slits, 1.3), ...top(x, w, h * share, b + body)];
  };
}

/** A tower that leans. @param {number} lean @returns {Draw} */
export function leaning(lean) {
  return (x, w, h, b) => {
    const shift = h * lean;
    const top = -b - h;
    const far = x + w + shift;
    const floors = [0.16, 0.32, 0.48, 0.64, 0.8];
    return [
      inked(path`M${x} ${-b}L${x + shift} ${top}L${far} ${top}L${x + w} ${-b}Z`, WALL),
      {
        d: path`M${x + w * 0.6} ${-b}L${x + w * 0.6 + shift} ${top}L${far} ${top}L${x + w} ${-b}Z`,
        fill: SHADE,
      },
      line(floors.map((up) => path`M${x + shift * up} ${-b - h * up}h${w}`).join(""), 1),
    ];
  };
}

/** A gable that rises in steps. @type {Draw} */
export function steps(x, w, h, b) {
  const body = h * 0.55;
  const rise = (h - body) / 3;
  const left = [0, 1, 2].flatMap((i) => {
    const up = b + body + rise * (i + 0.4);
    return [
      [x + (w * i) / 7, up],
      [x + (w * (i + 1)) / 7, up],
    ];
  });
  const half = [[x, b], [x, b + body], ...left, [x + (w * 3) / 7, b + h]];
  const other = half.map(([px = 0, up = 0]) => [2 * x + w - px, up]).reverse();
  const corners = [...half, ...other].map(([px = 0, up = 0]) => path`${px} ${-up}`);
  return [
    inked(`M${corners.join("L")}Z`, WALL),
    windows(x + w * 0.12, w * 0.76, body, b, h > 15 ? 2 : 1),
  ];
}

/** A long building: walls and a roof. @type {Draw} */
export function hall(x, w, h, b) {
  const body = h * 0.55;
  const lean = Math.min(4, w * 0.18);
  const [eaves, ridge] = [-b - body, -b - h];
  const slope = path`L${x + w - lean} ${ridge}L${x + w + 0.7} ${eaves}Z`;
  return [
    ...block(x, w, body, b),
    inked(path`M${x - 0.7} ${eaves}L${x + lean} ${ridge}${slope}`, ROOF),
    { d: path`M${x + w * 0.62} ${eaves}L${x + w * 0.64} ${ridge}${slope}`, fill: ROOF_SHADE },
    windows(x, w, body, b, 1),
  ];
}

/** A front with a pointed gable. @type {Draw} */
export function gable(x, w, h, b) {
  const body = h * 0.58;
  const [eaves, mid, top] = [-b - body, x + w / 2, -b - h];
  const shade = -b - h + (h - body) * 0.2;
  return [
    inked(path`M${x} ${-b}L${x} ${eaves}L${mid} ${top}L${x + w} ${eaves}L${x + w} ${-b}Z`, WALL),
    {
      d: path`M${x + w * 0.6} ${-b}L${x + w * 0.6} ${shade}L${x + w} ${eaves}L${x + w} ${-b}Z`,
      fill: SHADE,
    },
    line(path`M${x - 0.7} ${eaves + 0.4}L${mid} ${top} ${x + w + 0.7} ${eaves + 0.4}`, 1.8),
    windows(x, w, body, b, 1),
  ];
}

/** A palace: storeys of windows under a low roof. @type {Draw} */
export function palace(x, w, h, b) {
  const body = h * 0.76;
  const [eaves, ridge] = [-b - body, -b - h];
  const roof = path`M${x - 0.8} ${eaves}L${x + w * 0.06} ${ridge}L${x + w * 0.94} ${ridge}L${x + w + 0.8} ${eaves}Z`;
  return [...block(x, w, body, b), inked(roof, ROOF), windows(x, w, body, b, 2)];
}

/** Columns under a pediment. @type {Draw} */
export function temple(x, w, h, b) {
  const body = h * 0.68;
  const count = Math.max(3, Math.round(w / 5));
  const eaves = -b - body - (h - body) * 0.45;
  const columns = Array.from({ length: count }, (_, i) =>
    inked(box(x + (i * (w - 2.2)) / (count - 1), 2.2, body, b), WALL),
  );
  return [
    ...block(x - 0.6, w + 1.2, h - body - (h - body) * 0.55, b + body),
    ...columns,
    inked(path`M${x - 0.6} ${eaves}L${x + w / 2} ${-b - h}L${x + w + 0.6} ${eaves}Z`, WALL),
  ];
}

/** Arches side by side in two rows, the upper ones open to the sky. @type {Draw} */
export function arena(x, w, h, b) {
  const count = Math.round(w / 6);
  /** @param {number} share @param {number} up */
  const row = (share, up) =>
    Array.from({ length: count }, (_, i) =>
      arch(x + (w * (i + 0.2)) / count, (w / count) * 0.6, h * share, b + h * up),
    ).flat();
  return [...block(x, w, h, b), ...row(0.38, 0), ...row(0.34, 0.5)];
}

/** @type {Draw} */
export function rose(x, w, h, b) {
  const mid = x + w / 2;
  return [
    inked(ellipse(mid, -b - h / 2, w / 2, h / 2), COPPER),
    line(path`M${x} ${-b - h / 2}h${w}M${mid} ${-b - h}v${h}`, 0.7),
  ];
}

/** A roof of gold over an oriel. @type {Draw} */
export function gold(x, w, h, b) {
  const [eaves, ridge] = [-b - h * 0.46, -b - h];
  const roof = path`M${x} ${eaves}L${x + w * 0.14} ${ridge}L${x + w * 0.86} ${ridge}L${x + w} ${eaves}Z`;
  return [
    ...block(x + w * 0.06, w * 0.88, h * 0.5, b),
    inked(roof, "--map-gold"),
    windows(x + w * 0.06, w * 0.88, h * 0.46, b, 1),
  ];
}
