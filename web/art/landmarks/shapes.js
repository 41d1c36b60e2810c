import { ellipse, round } from "../../board/canvas/drawing.js";
import {
  bridge,
  column,
  fountain,
  leaning,
  mill,
  peak,
  rock,
  ship,
  tree,
  water,
} from "./scenery.js";
import {
  arch,
  block,
  bulb,
  COPPER,
  corners,
  cupola,
  INK,
  inked,
  line,
  path,
  point,
  ROOF,
  ROOF_SHADE,
  SHADE,
  teeth,
  WALL,
} from "./stone.js";

/**
 * @import { Part } from "../../board/canvas/drawing.js"
 * @import { Draw } from "./stone.js"
 */

/** Rows of windows. @param {number} x @param {number} w @param {number} h @param {number} b @param {number} rows @returns {Part} */
function windows(x, w, h, b, rows) {
  const count = Math.max(1, Math.round(w / 4.6));
  let d = "";
  for (let row = 0; row < rows; row += 1)
    for (let i = 0; i < count; i += 1)
      d += `M${round(x + (w * (i + 0.5)) / count)} ${round(-(b + (h * (row + 0.75)) / rows))}v${round(h / rows / 2.6)}`;
  return line(d, 1.2);
}

/** A tower of the given height, its top a share of it. @param {number} share @param {(x: number, w: number, h: number, b: number) => Part[]} top @returns {Draw} */
function tower(share, top) {
  return (x, w, h, b) => {
    const body = h * (1 - share);
    return [
      ...block(x, w, body, b),
      line(
        `M${round(x + w / 2)} ${round(-b - body * 0.86)}v${round(body * 0.2)}M${round(x + w / 2)} ${round(-b - body * 0.46)}v${round(body * 0.16)}`,
        1.3,
      ),
      ...top(x, w, h * share, b + body),
    ];
  };
}

/** A gable that rises in steps. @type {Draw} */
function steps(x, w, h, b) {
  const body = h * 0.55;
  /** @type {[number, number][]} */
  const left = [
    [x, b],
    [x, b + body],
  ];
  const rise = (h - body) / 3;
  for (let i = 0; i < 3; i += 1) {
    left.push([x + (w * i) / 7, b + body + rise * (i + 0.4)]);
    left.push([x + (w * (i + 1)) / 7, b + body + rise * (i + 0.4)]);
  }
  left.push([x + (w * 3) / 7, b + h]);
  const right = left.map(([px, y]) => /** @type {[number, number]} */ ([2 * x + w - px, y]));
  return [
    inked([...left, ...right.reverse()], WALL),
    windows(x + w * 0.12, w * 0.76, body, b, h > 15 ? 2 : 1),
  ];
}

/** A long building: walls and a roof. @type {Draw} */
function hall(x, w, h, b) {
  const body = h * 0.55;
  const lean = Math.min(4, w * 0.18);
  return [
    ...block(x, w, body, b),
    inked(
      [
        [x - 0.7, b + body],
        [x + lean, b + h],
        [x + w - lean, b + h],
        [x + w + 0.7, b + body],
      ],
      ROOF,
    ),
    {
      d: path([
        [x + w * 0.62, b + body],
        [x + w * 0.64, b + h],
        [x + w - lean, b + h],
        [x + w + 0.7, b + body],
      ]),
      fill: ROOF_SHADE,
    },
    windows(x, w, body, b, 1),
  ];
}

/** @param {string} fill @returns {Draw} a front with a pointed gable */
function gable(fill) {
  return (x, w, h, b) => {
    const body = h * 0.58;
    return [
      inked(
        [
          [x, b],
          [x, b + body],
          [x + w / 2, b + h],
          [x + w, b + body],
          [x + w, b],
        ],
        fill,
      ),
      {
        d: path([
          [x + w * 0.6, b],
          [x + w * 0.6, b + h - (h - body) * 0.2],
          [x + w, b + body],
          [x + w, b],
        ]),
        fill: SHADE,
      },
      line(
        `M${round(x - 0.7)} ${round(-b - body + 0.4)}L${round(x + w / 2)} ${round(-b - h)} ${round(x + w + 0.7)} ${round(-b - body + 0.4)}`,
        1.8,
      ),
      windows(x, w, body, b, 1),
    ];
  };
}

/** A palace: storeys of windows under a low roof. @type {Draw} */
function palace(x, w, h, b) {
  const body = h * 0.76;
  return [
    ...block(x, w, body, b),
    inked(
      [
        [x - 0.8, b + body],
        [x + w * 0.06, b + h],
        [x + w * 0.94, b + h],
        [x + w + 0.8, b + body],
      ],
      ROOF,
    ),
    windows(x, w, body, b, 2),
  ];
}

/** Columns under a pediment. @type {Draw} */
function temple(x, w, h, b) {
  const body = h * 0.68;
  const count = Math.max(3, Math.round(w / 5));
  const parts = block(x - 0.6, w + 1.2, h - body - (h - body) * 0.55, b + body);
  for (let i = 0; i < count; i += 1)
    parts.push(inked(corners(x + (i * (w - 2.2)) / (count - 1), 2.2, body, b), WALL));
  parts.push(
    inked(
      [
        [x - 0.6, b + body + (h - body) * 0.45],
        [x + w / 2, b + h],
        [x + w + 0.6, b + body + (h - body) * 0.45],
      ],
      WALL,
    ),
  );
  return parts;
}

/** Arches side by side in two rows, the upper ones open to the sky. @type {Draw} */
function arena(x, w, h, b) {
  const count = Math.round(w / 6);
  const parts = block(x, w, h, b);
  for (const [share, at] of [
    [0.38, 0],
    [0.34, 0.5],
  ])
    for (let i = 0; i < count; i += 1)
      parts.push(
        ...arch(
          x + (w * (i + 0.2)) / count,
          (w / count) * 0.6,
          h * (share ?? 0),
          b + h * (at ?? 0),
        ),
      );
  return parts;
}

/** @type {Draw} */
function rose(x, w, h, b) {
  return [
    { d: ellipse(x + w / 2, -b - h / 2, w / 2, h / 2), fill: COPPER, ...INK },
    line(
      `M${round(x)} ${round(-b - h / 2)}h${round(w)}M${round(x + w / 2)} ${round(-b - h)}v${round(h)}`,
      0.7,
    ),
  ];
}

/** A roof of gold over an oriel. @type {Draw} */
function gold(x, w, h, b) {
  return [
    ...block(x + w * 0.06, w * 0.88, h * 0.5, b),
    inked(
      [
        [x, b + h * 0.46],
        [x + w * 0.14, b + h],
        [x + w * 0.86, b + h],
        [x + w, b + h * 0.46],
      ],
      "--map-gold",
    ),
    windows(x + w * 0.06, w * 0.88, h * 0.46, b, 1),
  ];
}

/**
 * The vocabulary of landmarks.
 *
 * @satisfies {Record<string, Draw>}
 */
export const SHAPES = {
  block,
  arch,
  steps,
  hall,
  palace,
  temple,
  arena,
  bridge,
  water,
  rock,
  peak,
  ship,
  mill,
  column,
  tree,
  fountain,
  rose,
  gold,
  teeth,
  gable: gable(WALL),
  roof: point(ROOF, ROOF_SHADE),
  spike: point(COPPER, COPPER),
  dome: cupola(0.3, COPPER),
  cupola: cupola(0.3, ROOF),
  cap: cupola(0, COPPER),
  spire: tower(0.56, point(COPPER, COPPER)),
  onion: tower(0.42, bulb),
  hood: tower(0.28, cupola(0, COPPER)),
  hat: tower(0.3, point(ROOF, ROOF_SHADE)),
  cone: tower(0.5, point(ROOF, ROOF_SHADE)),
  donjon: tower(0.12, teeth),
  leaning: leaning(0.16),
  tilted: leaning(-0.1),
};
