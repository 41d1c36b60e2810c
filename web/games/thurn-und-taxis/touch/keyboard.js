import { walk } from "../../../table/keyboard.js";

/** @typedef {import("../table.js").TutTable} TutTable */

/**
 * Shortcuts of the table, for the help dialog: key, and the id of its explanation.
 */
export const SHORTCUTS = /** @type {const} */ ([
  ["1–6", "tut-key-display"],
  ["D", "tut-key-deck"],
  ["H", "tut-key-hand"],
  ["← →", "tut-key-arrows"],
  ["C", "tut-key-close"],
  ["U", "tut-key-undo"],
  ["E", "tut-key-end"],
  ["A", "tut-key-actions"],
  ["G", "table-key-guide"],
  ["?", "tut-key-help"],
  ["Esc", "tut-key-cancel"],
]);

/**
 * @param {TutTable} table
 * @param {KeyboardEvent} event
 * @returns {boolean} whether the key meant something here
 */
export function pressed(table, event) {
  const { choices } = table;
  const digit = Number.parseInt(event.key, 10);
  const display = table.view?.observation.display ?? [];
  if (digit >= 1 && digit <= display.length) {
    const city = display[digit - 1];
    if (city && !table.closing) choices.take(city, `slot-${digit - 1}`);
    return true;
  }
  switch (event.key.toLowerCase()) {
    case "d":
      if (!table.closing) choices.take(null, "deck");
      return true;
    case "h":
      focusFirst(table, ".hand .card");
      return true;
    case "c":
      choices.openClosing();
      return true;
    case "u":
      table.undo(1);
      return true;
    case "e":
      table.endTurn();
      return true;
    case "a":
      table.toggleDrawer("actions");
      return true;
    case "g":
      table.guide.focus();
      return true;
    case "?":
      table.openDialog({ kind: "help" });
      return true;
    case "escape":
      return table.stepBack();
    case "arrowleft":
      return walk(event, -1);
    case "arrowright":
      return walk(event, 1);
    default:
      return false;
  }
}

/**
 * @param {TutTable} table
 * @param {string} selector
 */
function focusFirst(table, selector) {
  const element = table.renderRoot.querySelector(selector);
  if (element instanceof HTMLElement) element.focus();
}
