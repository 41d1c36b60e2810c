import { buildingParts } from "./buildings.js";
import { customer, gondola, gondolier } from "./figures.js";
import { bead, cardBack, coin } from "./goods.js";
import ANCHOR from "./signs/anchor.svg";
import BUILD from "./signs/build.svg";
import EXCHANGE from "./signs/exchange.svg";
import FIRE from "./signs/fire.svg";

/** @import { Part } from "../../board/canvas/drawing.js" */

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
