import { html } from "lit";
import { ellipse, polygon, toSvg } from "../canvas/drawing.js";
import { drawn } from "./drawn.js";

/**
 * @import { PieceSymbol, SeatColour } from "./types.js"
 * @import { Paint, Part } from "../canvas/drawing.js"
 */

/** Path of each seat's mark, about a centre, inside a circle of the given radius. */
const MARKS = {
  /** @param {number} x @param {number} y @param {number} r */
  circle: (x, y, r) => ellipse(x, y, r * 0.86),
  /** @param {number} x @param {number} y @param {number} r */
  diamond: (x, y, r) =>
    polygon([
      [x, y - r * 1.12],
      [x + r * 0.92, y],
      [x, y + r * 1.12],
      [x - r * 0.92, y],
    ]),
  /** @param {number} x @param {number} y @param {number} r */
  square: (x, y, r) =>
    polygon([
      [x - r * 0.8, y - r * 0.8],
      [x + r * 0.8, y - r * 0.8],
      [x + r * 0.8, y + r * 0.8],
      [x - r * 0.8, y + r * 0.8],
    ]),
  /** @param {number} x @param {number} y @param {number} r */
  triangle: (x, y, r) =>
    polygon([
      [x, y - r],
      [x + r * 1.02, y + r * 0.78],
      [x - r * 1.02, y + r * 0.78],
    ]),
};

/** @param {PieceSymbol} symbol @param {number} x @param {number} y @param {number} r */
export function markPath(symbol, x, y, r) {
  return (MARKS[symbol] ?? MARKS.circle)(x, y, r);
}

/** Size of the box in which a house is drawn; it stands on the lower edge. */
export const HOUSE = { w: 24, h: 26 };

/**
 * A wooden house seen from the side: gable in front with the seat's mark, roof and wall in the shade.
 *
 * @param {SeatColour} color
 * @param {PieceSymbol} symbol
 * @returns {Part[]}
 */
export function houseParts(color, symbol) {
  const base = `--seat-${color}`;
  const gable = "M1.5 25V12.2L8.6 3.2 15.7 12.2V25Z";
  const wall = "M15.7 25V12.2L22.5 9.6V22Z";
  const roof = "M8.6 3.2 15.6 1 22.9 9.6 15.7 12.4Z";
  return [
    {
      d: "M1 25.4 15.7 25.4 23 22.2V9L15.8.6 8.5 2.8.8 12.2Z",
      stroke: "--art-ink",
      width: 1.6,
      fill: base,
    },
    { d: gable, fill: base },
    { d: wall, fill: base },
    { d: wall, fill: "--art-black", opacity: 0.42 },
    { d: roof, fill: base },
    { d: roof, fill: "--art-black", opacity: 0.2 },
    { d: "M1.7 12.3 8.6 3.6 15.7 12.2", stroke: "--art-light", width: 0.9, opacity: 0.75 },
    { d: "M11 6 17.9 3.6M13.3 9.1 20.3 6.6", stroke: "--art-black", width: 0.7, opacity: 0.45 },
    { d: markPath(symbol, 8.6, 16.4, 4.5), fill: `${base}-ink` },
    { d: "M1.5 25V12.2L8.6 3.2 15.7 12.2V25Z", stroke: "--art-ink", width: 0.7, opacity: 0.55 },
  ];
}

/**
 * A seat's wooden house.
 *
 * @param {SeatColour} color
 * @param {PieceSymbol} symbol
 */
export function house(color, symbol) {
  return drawn(drawHouse, `${color} ${symbol}`, () => drawHouse(color, symbol));
}

/** @param {SeatColour} color @param {PieceSymbol} symbol */
function drawHouse(color, symbol) {
  return html`<svg class="art art-house" viewBox="-1 -1 26 28" aria-hidden="true">${toSvg(houseParts(color, symbol))}</svg>`;
}

/**
 * A seat's mark alone, in the colour of the text around it.
 *
 * @param {PieceSymbol} symbol
 */
export function symbolMark(symbol) {
  return html`<svg class="art art-mark" viewBox="0 0 20 20" aria-hidden="true"><path d=${markPath(symbol, 10, 10, 8)} fill="currentColor"></path></svg>`;
}

/**
 * A post horn in a box of 44 by 30.
 *
 * @param {Paint} [metal]
 * @param {Paint} [ink]
 * @returns {Part[]}
 */
export function hornParts(metal = "--art-gold", ink = "--art-ink") {
  const tube = "M5 8.5H24M19 8.5A9 9 0 1 0 28 17.5 9 9 0 0 0 19 8.5";
  const bell = "M22 6.6C29 6.6 35 5 40.5.8 43.6 5.4 43.6 11.6 40.5 16.2 35 12 29 10.4 22 10.4Z";
  return [
    { d: tube, stroke: ink, width: 5.4 },
    { d: bell, fill: metal, stroke: ink, width: 1.4 },
    { d: tube, stroke: metal, width: 3 },
    { d: "M24 7.4C30 7.2 35 5.8 39.6 3", stroke: "--art-light", width: 0.9, opacity: 0.7 },
    { d: "M11.6 14.6A8 8 0 0 1 16 10.4", stroke: "--art-light", width: 0.9, opacity: 0.7 },
    { d: "M2.4 5.6V11.4L6.6 9.8V7.2Z", fill: metal, stroke: ink, width: 1 },
  ];
}
