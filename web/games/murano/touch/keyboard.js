/** @typedef {import("../table.js").MurTable} MurTable */

/** Keys for the help window, each with the name of its explanation. */
export const SHORTCUTS = /** @type {const} */ ([
  ["A", "actions"],
  ["B", "told"],
  ["C", "characters"],
  ["S", "specials"],
  ["P", "pass"],
  ["1–6", "island"],
  ["↵", "confirm"],
  ["← →", "arrows"],
  ["U", "undo"],
  ["E", "end"],
  ["G", "guide"],
  ["?", "help"],
  ["Esc", "cancel"],
]);

/**
 * @param {MurTable} table
 * @param {string} key
 * @returns {boolean} true when the key means something in this game only
 */
export function ownKey(table, key) {
  const { selection } = table;
  const digit = Number.parseInt(key, 10);
  const island = table.seen.islands.find((one) => one.no === digit);
  if (island) {
    table.bridge.enlarge(table.enlarged === island.id ? null : island.id);
    return true;
  }
  if (table.board.islands.some((one) => one.no === digit)) {
    const count = table.seen.islands.length;
    table.feedback.info("mur-key-no-island", "map", { no: digit, count });
    return true;
  }
  switch (key) {
    case "c":
      void table.windows.open({ kind: "characters" });
      return true;
    case "s":
      void table.windows.open({ kind: "specials" });
      return true;
    case "p":
      if (table.moves.passes.length > 0) selection.togglePassing();
      else table.feedback.explain({ type: "pass", from: 1, to: 2 }, "prompt");
      return true;
    case "enter":
      if (selection.aim === null) return false;
      selection.confirm();
      return true;
    default:
      return false;
  }
}
