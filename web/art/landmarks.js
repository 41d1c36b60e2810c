import LANDMARKS from "spieltisch:landmarks";
import { memoized } from "../board/canvas/memo.js";

/**
 * @import { Part } from "../board/canvas/drawing.js"
 *
 * What a city is known by, standing with the middle of its foot at the origin.
 *
 * @typedef {object} Landmark
 * @property {Part[]} parts
 * @property {Part[]} plain  without fine lines, for where it is small
 * @property {number} w
 * @property {number} h
 */

/** What water and bridges need below the ground. */
export const FOOT = 2;

/** What a city is known by; null for one that has no sketch. */
export const landmark = memoized((/** @type {string} */ city) => {
  const sketched = LANDMARKS[city];
  if (!sketched) return null;
  const { parts, middle, w, h } = sketched;
  /** @param {Part[]} some @returns {Part[]} */
  const centred = (some) => [{ parts: some, x: -middle, y: 0, scale: 1 }];
  const plain = parts.filter((part) => "d" in part && part.fill);
  return { parts: centred(parts), plain: centred(plain), w, h };
}, new Map());
