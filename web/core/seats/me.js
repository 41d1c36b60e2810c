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
  const value = keepsNames() ? (remembered(KEY) ?? {}) : {};
  return { name: cleanName(value.name), first: cleanName(value.first) };
}

/** @param {string} name */
export function setMe(name) {
  if (keepsNames()) remember(KEY, { name, first: me().first || name });
}
