import { ellipse, roundedBox } from "../../canvas/drawing.js";
import { glassFactory, palace, shop, specialBuilding } from "./buildings.js";
import { customer, gondola, gondolier } from "./figures.js";
import { bead, cardBack, coin } from "./goods.js";

/** @import { Part } from "../../canvas/drawing.js" */

const INK = "--art-ink";

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
  glass: () => [at(glassFactory(), 3, 2, 1.14), at(coin(8, "1"), 54, 37)],
  shop: () => [at(shop("red"), 3, 2, 1.14), at(coin(8, "2"), 54, 37)],
  palace: () => [at(palace(2), 3, 2, 1.14), at(coin(8, "2"), 54, 37)],
  special: () => [at(specialBuilding(), 3, 1, 1.14), at(coin(8, "2"), 54, 37)],
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
  build: () => [
    // bricks and a trowel
    { d: roundedBox(6, 31, 17, 8.5, 1), fill: "--art-brick", stroke: INK, width: 1.3 },
    { d: roundedBox(24, 31, 17, 8.5, 1), fill: "--art-terracotta", stroke: INK, width: 1.3 },
    { d: roundedBox(15, 21.5, 17, 8.5, 1), fill: "--art-terracotta", stroke: INK, width: 1.3 },
    { d: "M37 26 52 9 58 27Z", fill: "--art-iron", stroke: INK, width: 1.4 },
    { d: "M40.5 25.2 51.5 12.5 56 26Z", fill: "--art-light", opacity: 0.5 },
    { d: "M48 27V32M44 31.500H52V42H44Z", stroke: INK, width: 2, fill: "--art-walnut" },
  ],
  income: () => [
    at(customer("blue"), 14, 42, 1.3),
    at(shop("blue"), 24, 14, 0.74),
    at(coin(10), 52, 36),
    at(coin(10), 50, 31),
  ],
  production: () => [
    {
      d: "M22 44C8 40 9 27 17 21 16 26 19 28 20.5 26 18 18 22 10 30 4 28 12 38 16 37 27 39 26 40 23 39.5 20.5 46 28 44 41 32 44Z",
      fill: "--art-fire",
      stroke: INK,
      width: 1.4,
    },
    { d: "M27 43C20 40 21 33 26 28 27 33 33 33 31.5 42Z", fill: "--art-light", opacity: 0.85 },
    at(bead("blue", 7.5), 49, 18),
    at(bead("green", 7.5), 54, 35),
  ],
  hire: () => [
    at(gondolier("--seat-grey"), 17, 40, 1.35),
    { d: "M32 17H46V12L56 20 46 28V23H32Z", fill: "--art-green", stroke: INK, width: 1.2 },
    { d: "M56 35H42V30L32 38 42 46V41H56Z", fill: "--art-red", stroke: INK, width: 1.2 },
    at(coin(7, "3"), 57, 11),
  ],
};

/** Size of the box in which a sign is drawn. */
export const SIGN = { w: 64, h: 48 };

/** @param {string} action @returns {Part[]} */
export function actionSign(action) {
  return SIGNS[action]?.() ?? [];
}

/** An anchor about the origin, 16 high. @returns {Part[]} */
export function anchor() {
  return [
    {
      d: "M0-5V7M-3.5-2.500H3.500M-6.5 2.500C-6 7-2.5 8 0 8S6 7 6.5 2.5",
      stroke: "--lagoon-ink-soft",
      width: 1.8,
    },
    { d: ellipse(0, -6.4, 1.7), stroke: "--lagoon-ink-soft", width: 1.5 },
  ];
}
