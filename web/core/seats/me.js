import { keepsNames } from "../settings/house.js";
import { lasting } from "../settings/remembered.js";
import { cleanName } from "./names.js";

/**
 * Who plays on this device.
 *
 * @typedef {object} Me
 * @property {string} name empty until one was given
 * @property {string} first the first name that was given: games played without any are that person's
 */

/** @returns {Me} */
export function me() {
  return cleanMe(keepsNames() ? lasting.own("me") : null);
}

/** @param {unknown} value @returns {Me} */
function cleanMe(value) {
  const { name, first } = /** @type {Record<string, unknown>} */ (Object(value));
  return { name: cleanName(name), first: cleanName(first) };
}

/** Takes over who plays on another device, where nobody has given a name. @param {unknown} value from outside */
export function takeMe(value) {
  const theirs = cleanMe(value);
  if (keepsNames() && theirs.name && !me().name) void lasting.keepOwn({ me: theirs });
}

/** @param {string} name */
export function setMe(name) {
  if (keepsNames()) void lasting.keepOwn({ me: { name, first: me().first || name } });
}

/**
 * @param {readonly import("../../table/types.js").Player[]} seats
 * @returns {number | null} the seat of the only person at the table: to whom the page says "you"
 */
export function aloneAt(seats) {
  const first = seats.findIndex(({ kind }) => kind === "person");
  const last = seats.findLastIndex(({ kind }) => kind === "person");
  return first >= 0 && first === last ? first : null;
}

/**
 * @param {readonly (import("../../table/types.js").Player & {level?: string})[]} seats
 * @param {{options?: Record<string, unknown>}} [seen] what can be seen on the table
 * @returns {boolean} whether it was begun as the guided first game
 */
export function isGuided(seats, seen) {
  const weak = seats.some(({ kind, level }) => kind === "computer" && level === "apprentice");
  const isFirst = seen?.options?.start === "seat-1";
  return isFirst && weak && seats.length === 2 && aloneAt(seats) !== null;
}
