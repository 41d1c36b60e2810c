/**
 * Properties that an element keeps for itself; it is drawn anew when one changes.
 *
 * @param {string[]} names
 * @returns {import("lit").PropertyDeclarations}
 */
export function own(...names) {
  return Object.fromEntries(names.map((name) => [name, { state: true }]));
}

/**
 * Properties that are handed to an element by whoever shows it, and are no attributes.
 *
 * @param {string[]} names
 * @returns {import("lit").PropertyDeclarations}
 */
export function handed(...names) {
  return Object.fromEntries(names.map((name) => [name, { attribute: false }]));
}
