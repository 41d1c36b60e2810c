import { picture } from "../drawn.js";
import { personParts } from "../pieces.js";
import CREST from "./crest.svg";
import {
  actionSign,
  bead,
  buildingParts,
  cardBack,
  coin,
  customer,
  gondolier,
  ship,
} from "./figures.js";
import people from "./people.json" with { type: "json" };
import STAR from "./star.svg";
import STREET from "./street.svg";

/**
 * @import { Part } from "../../board/canvas/drawing.js"
 */

/** Everything of Murano drawn for the panels. Hidden from screen readers: the panel that shows a picture also says in words what it is. */

/** A street with its customers, 40 by 40. @param {string} tile @returns {Part[]} */
function streetParts(tile) {
  const [, colour, count] = tile.split("-");
  const spots = count === "2" ? [11, 29] : count === "1" ? [20] : [];
  const parts = customer(/** @type {"red"} */ (colour));
  return [...STREET, ...spots.map((x) => ({ parts, x, y: 35, scale: 1.32 }))];
}

/** @param {string} tile "shop-red", "street-blue-2", ... */
export function tilePicture(tile) {
  const parts = tile.startsWith("street") ? streetParts : buildingParts;
  return picture("-1 -1 42 42", "tile-art", () => parts(tile), tile);
}

/** @param {"red" | "green" | "blue"} colour */
export function beadPicture(colour) {
  return picture("-12 -12 24 25", "bead-art", () => bead(colour, 10.5), colour);
}

export function coinPicture() {
  return picture("-12 -12 24.5 25", "coin-art", () => coin(10.5));
}

/** @param {string} colour of the seat */
export function gondolierPicture(colour) {
  return picture("-9 -26 20 34", "gondolier-art", () => gondolier(`--seat-${colour}`), colour);
}

/** @param {boolean} red */
export function shipPicture(red) {
  return picture("-25 -19 60 38", "ship-art", () => ship(red), String(red));
}

/** @param {string} action */
export function signPicture(action) {
  return picture("0 0 64 48", "sign-art", () => actionSign(action), action);
}

/** What stands beside the dome of each special building. @type {Record<string, () => Part[]>} */
const EMBLEMS = {
  hafen: () => [{ parts: gondolier("--seat-orange"), x: 13, y: 30, scale: 1.1 }],
  basilika: () => [{ parts: STAR, x: 1, y: 5, scale: 1.05 }],
  zunfthalle: () => [{ parts: bead("green", 9), x: 13, y: 20, scale: 1 }],
  leuchtturm: () => [{ parts: ship(true), x: 12, y: 20, scale: 0.5 }],
  kuenstlerwerkstatt: () => [
    { parts: bead("red", 7), x: 7, y: 25, scale: 1 },
    { parts: bead("blue", 7), x: 19, y: 25, scale: 1 },
    { parts: bead("green", 7), x: 13, y: 14, scale: 1 },
  ],
  bank: () => [
    { parts: coin(9), x: 9, y: 24, scale: 1 },
    { parts: coin(9), x: 17, y: 16, scale: 1 },
  ],
  bibliothek: () => [
    { parts: cardBack("character"), x: 1, y: 8, scale: 0.62 },
    { parts: cardBack("character"), x: 9, y: 5, scale: 0.66 },
  ],
  rathaus: () => [
    { parts: cardBack("character"), x: 2, y: 4, scale: 0.7 },
    { parts: coin(7), x: 19, y: 28, scale: 1 },
  ],
  maklerhaus: () => [
    { parts: buildingParts("shop-blue"), x: 0, y: 8, scale: 0.62 },
    { parts: coin(7), x: 21, y: 28, scale: 1 },
  ],
  werft: () => [{ parts: ship(false), x: 12, y: 20, scale: 0.5 }],
  markthalle: () => [
    { parts: customer("red"), x: 7, y: 32, scale: 1.1 },
    { parts: coin(8), x: 19, y: 22, scale: 1 },
  ],
  handelskontor: () => [
    { parts: bead("blue", 7), x: 8, y: 16, scale: 1 },
    { parts: coin(8), x: 18, y: 24, scale: 1 },
  ],
  bauhof: () => [{ parts: actionSign("build"), x: -6, y: 2, scale: 0.58 }],
  palastgarten: () => [{ parts: buildingParts("palace-1"), x: -1, y: 5, scale: 0.75 }],
};

/** A special building with the emblem of what it does. @param {string} id "hafen", "kuenstlerwerkstatt-1" */
export function specialPicture(id) {
  const kind = id.replace(/-\d$/u, "");
  const parts = () => [
    { parts: buildingParts("special"), x: 1, y: 0, scale: 1 },
    { parts: EMBLEMS[kind]?.() ?? [], x: 42, y: 0, scale: 1 },
  ];
  return picture("0 0 70 40", "special-art", parts, kind);
}

/** @param {"character" | "special"} kind */
export function cardBackPicture(kind) {
  return picture("-1 -1 30 42", "back-art", () => cardBack(kind), kind);
}

/** @param {string} id of a character */
export function portraitPicture(id) {
  return picture("0 0 48 52", "portrait-art", () => portrait(id), id);
}

/** @param {"red" | "blue" | "grey"} colour */
export function customerPicture(colour) {
  return picture("-9 -23 18 25", "customer-art", () => customer(colour), colour);
}

export function crestPicture() {
  return picture("-7 -7 14 15", "crest-art", () => CREST);
}

/** A star for victory points. */
export function pointsPicture() {
  return picture("0 0 24 24", "points-art", () => STAR);
}

/** What each character looks like. @type {Record<string, import("../types.js").Looks>} */
const PEOPLE = people;

/** Behind a character: sky, evening, wall, sea. @type {import("../../board/canvas/drawing.js").Paint[]} */
const GROUNDS = ["--art-sky", "--art-blush", "--art-stucco", "--art-water"];

/**
 * The portrait of a character, in a box of 48 by 52.
 *
 * @param {string} id
 * @returns {Part[]}
 * @internal
 */
export function portrait(id) {
  const looks = PEOPLE[id];
  if (!looks) return [];
  return personParts(looks, GROUNDS[Object.keys(PEOPLE).indexOf(id) % GROUNDS.length]);
}
