/** Small things that this device remembers, as JSON in localStorage; only conveniences, so nothing is lost without them. */

/** @param {string} key @returns {any} null where there is nothing, or nothing that can be read */
export function remembered(key) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** @param {string} key @param {unknown} value */
export function remember(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A full or blocked storage is reported where games are kept.
  }
}
