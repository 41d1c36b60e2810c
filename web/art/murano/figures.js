import CUSTOMERS from "spieltisch:drawings/art/murano/customers";
import SHIPS from "spieltisch:drawings/art/murano/ships";
import { inPaint } from "../repainted.js";
import GONDOLA from "./gondola.svg";
import GONDOLIER from "./gondolier.svg";

/** @import { Paint, Part } from "../../board/canvas/drawing.js" */

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
