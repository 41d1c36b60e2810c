/** Small things that this device remembers, as JSON in localStorage; only conveniences, so nothing is lost without them. */

/** @param {string} key @returns {any} null where there is nothing, or nothing that can be read */
export function remembered(key) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/**
 * What belongs to whoever plays here. It is kept as results are, also on the disk, once own-things.js has seen to that.
 *
 * @type {{own(key: string): any, keepOwn(own: Record<string, unknown>): unknown}}
 */
export const lasting = {
  own: (key) => remembered(`spieltisch:${key}`),
  keepOwn(own) {
    for (const [key, value] of Object.entries(own)) remember(`spieltisch:${key}`, value);
  },
};

/** @param {string} key @param {unknown} value */
export function remember(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A full or blocked storage is reported where games are kept.
  }
}
