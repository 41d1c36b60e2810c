import { ellipse, polygon, round } from "../../../board/canvas/drawing.js";

/** @import { Part } from "../../../board/canvas/drawing.js" */

/** So large are names: on a phone a picture is about as wide as it is drawn. */
const LETTERS = 13;
/** Width of every picture of the rule book. */
export const WIDTH = 340;

/** The name of a place on a strip of paper. @param {string} text @param {number} x  its middle @param {number} y  its middle @returns {Part[]} */
export function name(text, x, y) {
  const w = text.length * LETTERS * 0.5 + 9;
  return [
    {
      d: `M${round(x - w / 2)} ${y - 9}h${round(w)}v18h${round(-w)}Z`,
      fill: "--map-label",
      stroke: "--map-label-edge",
      width: 1,
    },
    { text, x, y: y + 4.6, size: LETTERS, font: "ui", weight: 500, fill: "--map-label-ink" },
  ];
}

/** A number on a seal, to which the words below refer. @param {number} number @param {number} x @param {number} y @returns {Part[]} */
export function seal(number, x, y) {
  return [
    { d: ellipse(x, y, 10), fill: "--wax", stroke: "--art-ink", width: 1.4 },
    { text: String(number), x, y: y + 5, size: 14.5, font: "ui", weight: 700, fill: "--art-light" },
  ];
}

/** A cross over what is not possible. @param {number} x @param {number} y @param {number} r @returns {Part[]} */
export function cross(x, y, r) {
  const d = `M${x - r} ${y - r}L${x + r} ${y + r}M${x + r} ${y - r}L${x - r} ${y + r}`;
  return [
    { d, stroke: "--art-light", width: 6 },
    { d, stroke: "--wax", width: 3.4 },
  ];
}

/**
 * A line that ends in a point.
 *
 * @param {[number, number][]} way
 * @param {string} paint
 * @param {number} [width]
 * @returns {Part[]}
 */
export function arrow(way, paint, width = 3.4) {
  const [x, y] = way.at(-1) ?? [0, 0];
  const [px, py] = way.at(-2) ?? [0, 0];
  const angle = Math.atan2(y - py, x - px);
  /** @param {number} turn @returns {[number, number]} */
  const barb = (turn) => [
    x - Math.cos(angle + turn) * width * 3.2,
    y - Math.sin(angle + turn) * width * 3.2,
  ];
  const line = polygon(way, false);
  const head = polygon([barb(0.5), [x, y], barb(-0.5)]);
  return [
    { d: line + head, stroke: "--art-ink", width: width + 2.6 },
    { d: line, stroke: paint, width },
    { d: head, stroke: paint, fill: paint, width },
  ];
}
