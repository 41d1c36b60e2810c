import { memoized } from "../../board/canvas/memo.js";
import { SHAPES } from "./shapes.js";
import data from "./sketches.json" with { type: "json" };

/**
 * @import { Part } from "../../board/canvas/drawing.js"
 *
 * What a city is known by, standing with the middle of its foot at the origin.
 *
 * @typedef {object} Landmark
 * @property {Part[]} parts
 * @property {Part[]} plain  without fine lines, for where it is small
 * @property {number} w
 * @property {number} h
 */

/**
 * What every city is known by, from behind to the front: the shape (`shapes.js`), its left edge, its width and height, and
 * how far above the ground it begins. A city without a sketch has a plain town.
 *
 * @type {Record<string, string>}
 */
const SKETCHES = data;

/** What water and bridges need below the ground. */
export const FOOT = 2;

/** Null for a city that has no sketch. */
export const landmark = memoized(
  (/** @type {string} */ city) => (city in SKETCHES ? read(SKETCHES[city] ?? "") : null),
  new Map(),
);

/** @param {string} sketch @returns {Landmark} */
function read(sketch) {
  const shapes = sketch.split("; ").map((words) => {
    const [name, ...numbers] = words.split(" ");
    const draw = /** @type {Record<string, import("./stone.js").Draw | undefined>} */ (SHAPES)[
      name ?? ""
    ];
    if (!draw) throw new Error(`no shape: ${words}`);
    const [x = 0, w = 0, h = 0, b = 0] = numbers.map(Number);
    return { x, w, top: h + b, parts: draw(x, w, h, b) };
  });
  const left = Math.min(...shapes.map(({ x }) => x));
  const right = Math.max(...shapes.map(({ x, w }) => x + w));
  const all = shapes.flatMap(({ parts }) => parts);
  /** Moved, so that its middle is the origin. @param {Part[]} parts @returns {Part[]} */
  const centred = (parts) => [{ parts, x: -(left + right) / 2, y: 0, scale: 1 }];
  return {
    parts: centred(all),
    plain: centred(all.filter((part) => "d" in part && part.fill)),
    w: right - left,
    h: Math.max(...shapes.map(({ top }) => top)),
  };
}
