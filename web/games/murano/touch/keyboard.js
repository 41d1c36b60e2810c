/** @typedef {import("../table.js").MurTable} MurTable */

import { walk } from "../../../table/keyboard.js";

/** Shortcuts of the table, for the help window: key, and the id of its explanation. */
export const SHORTCUTS = /** @type {const} */ ([
  ["A", "mur-key-actions"],
  ["C", "mur-key-characters"],
  ["S", "mur-key-specials"],
  ["P", "mur-key-pass"],
  ["1–6", "mur-key-island"],
  ["↵", "mur-key-confirm"],
  ["U", "mur-key-undo"],
  ["E", "mur-key-end"],
  ["G", "table-key-guide"],
  ["?", "mur-key-help"],
  ["Esc", "mur-key-cancel"],
]);

/**
 * @param {MurTable} table
 * @param {KeyboardEvent} event
 * @returns {boolean} whether the key meant something here
 */
export function pressed(table, event) {
  const { choices } = table;
  const digit = Number.parseInt(event.key, 10);
  const island = table.seen.islands.find((one) => one.no === digit);
  if (island) {
    table.stage.enlarge(table.enlarged === island.id ? null : island.id);
    return true;
  }
  switch (event.key.toLowerCase()) {
    case "a":
      void table.toggleDrawer("actions");
      return true;
    case "c":
      void table.openDialog({ kind: "characters" });
      return true;
    case "s":
      void table.openDialog({ kind: "specials" });
      return true;
    case "p":
      if (table.moves.passes.length > 0) choices.togglePassing();
      else table.answers.explain("pass 1-2", "prompt");
      return true;
    case "enter":
      if (choices.aim === null) return false;
      choices.confirm();
      return true;
    case "u":
      table.undo(1);
      return true;
    case "e":
      table.endTurn();
      return true;
    case "g":
      table.guide.focus();
      return true;
    case "?":
      void table.openDialog({ kind: "help" });
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
