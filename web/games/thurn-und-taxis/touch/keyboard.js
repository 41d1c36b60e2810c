/** @typedef {import("../table.js").TutTable} TutTable */

/** Shortcuts of the table, for the help dialog: key, and the name of its explanation. */
export const SHORTCUTS = /** @type {const} */ ([
  ["1–6", "display"],
  ["D", "deck"],
  ["H", "hand"],
  ["← →", "arrows"],
  ["C", "close"],
  ["U", "undo"],
  ["E", "end"],
  ["A", "actions"],
  ["B", "told"],
  ["G", "guide"],
  ["?", "help"],
  ["Esc", "cancel"],
]);

/**
 * @param {TutTable} table
 * @param {string} key
 * @returns {boolean} whether the key means something here besides what it means on every table
 */
export function ownKey(table, key) {
  const { choices, seen } = table;
  const digit = Number.parseInt(key, 10);
  if (digit >= 1 && digit <= seen.display.length) {
    const city = seen.display[digit - 1];
    if (city && !table.closing) choices.take(city, `slot-${digit - 1}`);
    return true;
  }
  switch (key) {
    case "d":
      if (!table.closing) choices.take(null, "deck");
      return true;
    case "h":
      table.focusOn(".hand .card");
      return true;
    case "c":
      choices.openClosing();
      return true;
    default:
      return false;
  }
}
