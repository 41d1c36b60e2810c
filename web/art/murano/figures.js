import BUILDINGS from "spieltisch:drawings/art/murano/buildings";
import BACKS from "spieltisch:drawings/art/murano/card-backs";
import CUSTOMERS from "spieltisch:drawings/art/murano/customers";
import SHIPS from "spieltisch:drawings/art/murano/ships";
import { ellipse } from "../../board/canvas/drawing.js";
import { inPaint } from "../paints.js";
import GONDOLA from "./gondola.svg";
import GONDOLIER from "./gondolier.svg";
import ANCHOR from "./signs/anchor.svg";
import BUILD from "./signs/build.svg";
import EXCHANGE from "./signs/exchange.svg";
import FIRE from "./signs/fire.svg";

/**
 * @import { Paint, Part } from "../../board/canvas/drawing.js"
 */

/** Side of the box in which a tile is drawn; a building stands on its lower edge. */
export const TILE = 40;

/**
 * Any tile by its id: "glass", "shop-red", "palace-2", "special" are known to the engine.
 *
 * @param {string} tile
 * @returns {import("../../board/canvas/drawing.js").Part[]}
 */
export function buildingParts(tile) {
  return BUILDINGS[tile] ?? BUILDINGS[`${tile}-1`] ?? BUILDINGS.special ?? [];
}

/**
 * A customer, 10 wide and 22 high, feet at the origin. The three differ in dress as well as in colour.
 *
 * @param {"red" | "blue" | "grey"} colour
 * @returns {Part[]}
 */
export function customer(colour) {
  return CUSTOMERS[colour] ?? [];
}

/** A gondolier in a seat's colour, 12 wide and 26 high, feet at the origin. @param {Paint} paint */
export function gondolier(paint) {
  return inPaint(GONDOLIER, paint);
}

/** A gondola in a seat's colour, 38 wide, its water line at y = 0. @param {Paint} paint */
export function gondola(paint) {
  return inPaint(GONDOLA, paint);
}

/** A trading ship seen from above, its bow at the right, 46 long, about its middle. @param {boolean} red @returns {Part[]} */
export function ship(red) {
  return SHIPS[red ? "red" : "black"] ?? [];
}

const INK = "--art-ink";

/**
 * A bead of glass about the origin: light gathers on the far side of the shine, as in real glass.
 *
 * @param {"red" | "green" | "blue"} colour
 * @param {number} r
 * @returns {Part[]}
 */
export function bead(colour, r) {
  return [
    { d: ellipse(r * 0.15, r * 0.95, r * 0.9, r * 0.26), fill: "--art-black", opacity: 0.28 },
    { d: ellipse(0, 0, r), fill: `--bead-${colour}`, stroke: INK, width: r * 0.12 },
    { d: ellipse(r * 0.22, r * 0.34, r * 0.6, r * 0.46), fill: "--art-light", opacity: 0.38 },
    {
      d: `M${-r * 0.7} ${r * 0.2}C${-r * 0.2} ${-r * 0.5} ${r * 0.3} ${r * 0.3} ${r * 0.8} ${-r * 0.25}`,
      stroke: "--art-light",
      width: r * 0.14,
      opacity: 0.5,
    },
    { d: ellipse(-r * 0.34, -r * 0.42, r * 0.28, r * 0.18), fill: "--art-light", opacity: 0.95 },
    { d: ellipse(-r * 0.02, -r * 0.02, r * 0.16), fill: "--art-black", opacity: 0.55 },
  ];
}

/**
 * A gold coin about the origin, with a number or the winged lion's head left out.
 *
 * @param {number} r
 * @param {string} [text]
 * @returns {Part[]}
 */
export function coin(r, text = "") {
  /** @type {Part[]} */
  const parts = [
    { d: ellipse(r * 0.08, r * 0.14, r), fill: "--art-coin-deep" },
    { d: ellipse(0, 0, r), fill: "--art-coin", stroke: INK, width: r * 0.11 },
    { d: ellipse(0, 0, r * 0.76), stroke: "--art-coin-deep", width: r * 0.09 },
    {
      d: `M${-r * 0.55} ${-r * 0.35}A${r * 0.65} ${r * 0.65} 0 0 1 ${r * 0.1} ${-r * 0.64}`,
      stroke: "--art-light",
      width: r * 0.12,
      opacity: 0.8,
    },
  ];
  if (text)
    parts.push({
      text,
      x: 0,
      y: r * 0.42,
      size: r * 1.25,
      font: "ui",
      weight: 800,
      fill: INK,
      fit: r * 1.5,
    });
  return parts;
}

/** The back of a card, 28 by 40, with the mask of the characters or the dome of the special buildings. @param {"character" | "special"} kind @returns {Part[]} */
export function cardBack(kind) {
  return BACKS[kind] ?? [];
}

/** Moves and resizes parts. @param {Part[]} parts @param {number} x @param {number} y @param {number} [scale] @returns {Part} */
function at(parts, x, y, scale = 1) {
  return { parts, x, y, scale };
}

/**
 * The sign of an action, in a box of 64 by 48.
 *
 * @type {Record<string, () => Part[]>}
 */
const SIGNS = {
  gold: () => [at(coin(13), 24, 28), at(coin(13), 41, 21)],
  glass: () => [at(buildingParts("glass"), 3, 2, 1.14), at(coin(8, "1"), 54, 37)],
  shop: () => [at(buildingParts("shop-red"), 3, 2, 1.14), at(coin(8, "2"), 54, 37)],
  palace: () => [at(buildingParts("palace-2"), 3, 2, 1.14), at(coin(8, "2"), 54, 37)],
  special: () => [at(buildingParts("special"), 3, 1, 1.14), at(coin(8, "2"), 54, 37)],
  character: () => [
    { parts: cardBack("character"), x: 4, y: 6, scale: 0.9 },
    { parts: cardBack("character"), x: 20, y: 4, scale: 1 },
    at(coin(8, "+"), 55, 37),
  ],
  gondolier: () => [
    at(gondola("--art-red"), 27, 36, 1.18),
    at(gondolier("--seat-orange"), 20, 33, 1.02),
    at(coin(8, "2"), 55, 30),
  ],
  build: () => BUILD,
  income: () => [
    at(customer("blue"), 14, 42, 1.3),
    at(buildingParts("shop-blue"), 24, 14, 0.74),
    at(coin(10), 52, 36),
    at(coin(10), 50, 31),
  ],
  production: () => [...FIRE, at(bead("blue", 7.5), 49, 18), at(bead("green", 7.5), 54, 35)],
  hire: () => [at(gondolier("--seat-grey"), 17, 40, 1.35), ...EXCHANGE, at(coin(7, "3"), 57, 11)],
};

/** Size of the box in which a sign is drawn. */
export const SIGN = { w: 64, h: 48 };

/** @param {string} action @returns {Part[]} */
export function actionSign(action) {
  return SIGNS[action]?.() ?? [];
}

/** An anchor about the origin, 16 high. */
export function anchor() {
  return ANCHOR;
}
