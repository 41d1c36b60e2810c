import BEARDS from "spieltisch:drawings/art/murano/beards";
import HAIR from "spieltisch:drawings/art/murano/hair";
import HATS from "spieltisch:drawings/art/murano/hats";
import { html } from "lit";
import { ellipse, path, roundedBox } from "../board/canvas/drawing.js";
import { picture } from "./drawn.js";
import HORN from "./horn.svg";
import HOUSE_DRAWING from "./house.svg";
import PERSON from "./murano/person.svg";
import { inked, inPaint, recoloured } from "./paints.js";

/**
 * @import { SceneLook } from "./scenes/types.js"
 * @import { Looks, PieceSymbol, SeatColour } from "./types.js"
 * @import { Paint, Part } from "../board/canvas/drawing.js"
 */

/** The marks of seats about their centre, in a circle of radius r. @type {Record<PieceSymbol, (x: number, y: number, r: number) => string>} */
const MARKS = {
  circle: (x, y, r) => ellipse(x, y, r * 0.86),
  diamond: (x, y, r) =>
    path`M${x} ${y - r * 1.12}L${x + r * 0.92} ${y}L${x} ${y + r * 1.12}L${x - r * 0.92} ${y}Z`,
  square: (x, y, r) =>
    path`M${x - r * 0.8} ${y - r * 0.8}L${x + r * 0.8} ${y - r * 0.8}L${x + r * 0.8} ${y + r * 0.8}L${x - r * 0.8} ${y + r * 0.8}Z`,
  triangle: (x, y, r) =>
    path`M${x} ${y - r}L${x + r * 1.02} ${y + r * 0.78}L${x - r * 1.02} ${y + r * 0.78}Z`,
};

/** @param {PieceSymbol} symbol @param {number} x @param {number} y @param {number} r */
export function markPath(symbol, x, y, r) {
  return MARKS[symbol](x, y, r);
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
  const paint = `--seat-${color}`;
  return [
    ...inPaint(HOUSE_DRAWING, paint),
    { d: markPath(symbol, 8.6, 16.4, 4.5), fill: `${paint}-ink` },
  ];
}

/**
 * A seat's wooden house.
 *
 * @param {SeatColour} color
 * @param {PieceSymbol} symbol
 */
export function house(color, symbol) {
  const parts = () => houseParts(color, symbol);
  return picture("-1 -1 26 28", "art-house", parts, `${color} ${symbol}`);
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
  return recoloured(HORN, { "--art-gold": metal, "--art-ink": ink });
}

/**
 * A flag in the winner's colour that flies to the right, with the mark of the seat.
 *
 * @param {SceneLook} look
 * @param {number} x the foot of the pole
 * @param {number} y
 * @param {number} height
 * @param {number} size of the cloth
 * @returns {Part[]}
 */
export function flag({ color, symbol }, x, y, height, size) {
  const top = y - height;
  const [w, h] = [size * 1.7, size];
  const sign = markPath(symbol, x + w * 0.4, top + h * 0.52, h * 0.28);
  const mark = { d: sign, fill: `--seat-${color}-ink` };
  return [
    { d: `M${x} ${y}V${top - 2}`, stroke: "--art-ink", width: 2.4 },
    { d: `M${x} ${y}V${top - 1}`, stroke: "--art-gold", width: 1 },
    inked(
      `M${x} ${top}C${x + w * 0.3} ${top - h * 0.2} ${x + w * 0.55} ${top + h * 0.24} ${x + w} ${top}L${x + w * 0.84} ${top + h * 0.52} ${x + w} ${top + h}C${x + w * 0.55} ${top + h * 1.24} ${x + w * 0.3} ${top + h * 0.8} ${x} ${top + h}Z`,
      `--seat-${color}`,
      1.1,
    ),
    {
      d: `M${x + w * 0.5} ${top + h * 0.06}C${x + w * 0.6} ${top + h * 0.1} ${x + w * 0.8} ${top + h * 0.06} ${x + w} ${top}L${x + w * 0.84} ${top + h * 0.52} ${x + w} ${top + h}C${x + w * 0.8} ${top + h * 1.06} ${x + w * 0.62} ${top + h * 1.1} ${x + w * 0.5} ${top + h * 1.05}Z`,
      fill: "--art-black",
      opacity: 0.16,
    },
    ...(size >= 14 ? [mark] : []),
    inked(ellipse(x, top - 3, 2.2), "--art-gold", 0.9),
  ];
}

/**
 * A person, in a box of 48 by 52.
 *
 * @param {Looks} looks
 * @param {Paint} [ground] behind the person
 * @returns {Part[]}
 */
export function personParts({ hat, cloth, hair, coat }, ground = "--art-sky") {
  /** @param {Part[] | undefined} worn @param {string} colour */
  const dyed = (worn = [], colour) => recoloured(worn, { "--art-red": `--art-${colour}` });
  return [
    inked(roundedBox(1, 1, 46, 50, 5), ground, 1.4),
    ...(HAIR[hair] ?? []),
    ...dyed(PERSON, coat),
    ...(BEARDS[hair] ?? []),
    ...dyed(HATS[hat], cloth),
  ];
}
