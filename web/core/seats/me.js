import { keepsNames } from "../settings/house.js";
import { remember, remembered } from "../settings/remembered.js";
import { cleanName } from "./names.js";

const KEY = "spieltisch:me";

/**
 * Who plays on this device.
 *
 * @typedef {object} Me
 * @property {string} name empty until one was given
 * @property {string} first the first name that was given: games played without any are that person's
 */

/** @returns {Me} */
export function me() {
  return keepsNames() ? cleanMe(remembered(KEY)) : cleanMe(null);
}

/** @param {unknown} value @returns {Me} */
function cleanMe(value) {
  const { name, first } = /** @type {Record<string, unknown>} */ (Object(value));
  return { name: cleanName(name), first: cleanName(first) };
}

/** Takes over who plays on another device, where nobody has given a name. @param {unknown} value from outside */
export function takeMe(value) {
  const theirs = cleanMe(value);
  if (keepsNames() && theirs.name && !me().name) remember(KEY, theirs);
}

/** @param {string} name */
export function setMe(name) {
  if (keepsNames()) remember(KEY, { name, first: me().first || name });
}
