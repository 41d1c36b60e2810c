/** @typedef {import("./table.js").TutTable} TutTable */

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
  ["?", "tut-key-help"],
  ["Esc", "tut-key-cancel"],
]);

/**
 * Listens to the keyboard while the focus is on the table or nowhere.
 *
 * @param {TutTable} table
 * @returns {() => void} undo
 */
export function listenToKeys(table) {
  /** @param {KeyboardEvent} event */
  const listener = (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const path = event.composedPath();
    const first = path[0];
    const around = first instanceof Element && first.contains(table);
    const near = path.includes(table) || around || first === document.body;
    if (!near || typing(first) || inDialog(path)) return;
    if (pressed(table, event)) event.preventDefault();
  };
  document.addEventListener("keydown", listener);
  return () => document.removeEventListener("keydown", listener);
}

/** @param {EventTarget | undefined} target */
function typing(target) {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** A modal dialog keeps its keys. @param {EventTarget[]} path */
function inDialog(path) {
  return (
    path.some((node) => node instanceof HTMLDialogElement) ||
    document.querySelector("dialog[open]") !== null
  );
}

/**
 * @param {TutTable} table
 * @param {KeyboardEvent} event
 * @returns {boolean} whether the key meant something here
 */
function pressed(table, event) {
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
    case "?":
      table.openDialog({ kind: "help" });
      return true;
    case "escape":
      return table.stepBack();
    case "arrowleft":
      return step(table, event, -1);
    case "arrowright":
      return step(table, event, 1);
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

/**
 * Arrow keys walk along the cards of a group.
 *
 * @param {TutTable} table
 * @param {KeyboardEvent} event
 * @param {number} way
 */
function step(table, event, way) {
  const at = event.composedPath()[0];
  const group = at instanceof Element ? at.closest("[data-group]") : null;
  if (!group || !(at instanceof Element)) return false;
  const members = [...group.querySelectorAll("button")];
  const here = members.indexOf(/** @type {HTMLButtonElement} */ (at));
  const next = members[(here + way + members.length) % members.length];
  next?.focus();
  return table.isConnected;
}
