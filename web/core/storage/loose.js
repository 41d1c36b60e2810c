/** What came from outside, before it was judged. @typedef {Record<string, unknown>} Loose */

/** @param {string} text @returns {unknown} undefined for a text that is no JSON */
export function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * @param {unknown} value
 * @returns {value is Loose}
 */
export function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** @param {unknown} value @returns {number[]} the places of actions that it names */
export function placesOf(value) {
  return Array.isArray(value)
    ? value.filter((place) => Number.isSafeInteger(place) && place >= 0)
    : [];
}
