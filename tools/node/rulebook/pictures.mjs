/** The pictures of the rule book, made of shapes and of what the page draws elsewhere, too. */
import { ellipse, path, polygon, roundedBox } from "../../../web/board/canvas/drawing.js";

/**
 * A picture is drawn from behind to the front.
 *
 * @import { Painted, Picture } from "spieltisch:rulebook"
 * @typedef {import("../../../web/board/canvas/drawing.js").Part} Part
 * @typedef {[number, number]} Point
 * @typedef {object} Sketch a shape (`d`, `box`, `boxes`, `ellipse` or `arrow`) with its paints, or something at a place
 * @property {string} [d] path data
 * @property {number[]} [box] x, y, width, height, radius
 * @property {number[][]} [boxes] as one shape
 * @property {number[]} [ellipse] its middle and radii
 * @property {Point[]} [arrow] a line that ends in a point
 * @property {string} [fill] a token, or "country baiern" for the colour of a country
 * @property {string} [stroke]
 * @property {number} [width]
 * @property {number} [opacity]
 * @property {Point} [at] the place of what follows
 * @property {number} [seal] a number to which the words below refer
 * @property {number} [cross] half the size of a cross over what is not possible
 * @property {string} [name] of a place, on a strip of paper
 * @property {string} [draw] a drawing of the page, and which of these
 * @property {number} [scale]
 * @property {number} [turn]
 */

/** Size of names: on a phone a picture is about as wide as it is drawn. */
const LETTERS = 13;

/**
 * @param {Record<string, {height: number, parts: Sketch[]}>} sketches  by the name that they have in the outline
 * @param {readonly {id: string, hex: string}[]} countries
 * @returns {Record<string, Picture>}
 */
export function picturesOf(sketches, countries) {
  return Object.fromEntries(
    Object.entries(sketches).map(([id, { height, parts }]) => [
      id,
      { height, parts: parts.flatMap((part) => painted(part, countries)) },
    ]),
  );
}

/** @param {Sketch} sketch @param {readonly {id: string, hex: string}[]} countries @returns {Painted[]} */
function painted({ at: [x, y] = [0, 0], ...sketch }, countries) {
  const { draw, name, seal, cross, arrow, d, box, boxes, ellipse: round, ...look } = sketch;
  if (draw) return [{ scale: 1, ...look, draw, x, y }];
  if (name) return nameAt(name, x, y);
  if (seal) return sealAt(`${seal}`, x, y);
  if (cross) return crossAt(x, y, cross);
  if (arrow) return arrowAlong(arrow, look.stroke ?? "", look.width);
  const country = countries.find(({ id }) => `country ${id}` === look.fill);
  const shapes = (boxes ?? (box ? [box] : [])).map(([x = 0, y = 0, w = 0, h = 0, r]) =>
    roundedBox(x, y, w, h, r),
  );
  const [cx = 0, cy = 0, rx = 0, ry] = round ?? [];
  const outline = d ?? (round ? ellipse(cx, cy, rx, ry) : shapes.join(""));
  return [{ ...look, ...(country && { fill: country.hex }), d: outline }];
}

/** @param {string} text @param {number} x of its middle @param {number} y of its middle @returns {Part[]} */
function nameAt(text, x, y) {
  const w = text.length * LETTERS * 0.5 + 9;
  const d = path`M${x - w / 2} ${y - 9}h${w}v18h${-w}Z`;
  return [
    { d, fill: "--map-label", stroke: "--map-label-edge", width: 1 },
    { text, x, y: y + 4.6, size: LETTERS, font: "ui", weight: 500, fill: "--map-label-ink" },
  ];
}

/** @param {string} text @param {number} x @param {number} y @returns {Part[]} */
function sealAt(text, x, y) {
  return [
    { d: ellipse(x, y, 10), fill: "--wax", stroke: "--art-ink", width: 1.4 },
    { text, x, y: y + 5, size: 14.5, font: "ui", weight: 700, fill: "--art-light" },
  ];
}

/** @param {number} x @param {number} y @param {number} r @returns {Part[]} */
function crossAt(x, y, r) {
  const d = `M${x - r} ${y - r}L${x + r} ${y + r}M${x + r} ${y - r}L${x - r} ${y + r}`;
  return [
    { d, stroke: "--art-light", width: 6 },
    { d, stroke: "--wax", width: 3.4 },
  ];
}

/** @param {Point[]} way @param {string} paint @param {number} [width] @returns {Part[]} */
function arrowAlong(way, paint, width = 3.4) {
  const [x, y] = way.at(-1) ?? [0, 0];
  const [px, py] = way.at(-2) ?? [0, 0];
  const angle = Math.atan2(y - py, x - px);
  const barb = (/** @type {number} */ turn) =>
    /** @type {Point} */ ([
      x - Math.cos(angle + turn) * width * 3.2,
      y - Math.sin(angle + turn) * width * 3.2,
    ]);
  const line = polygon(way, false);
  const head = polygon([barb(0.5), [x, y], barb(-0.5)]);
  return [
    { d: line + head, stroke: "--art-ink", width: width + 2.6 },
    { d: line, stroke: paint, width },
    { d: head, stroke: paint, fill: paint, width },
  ];
}
