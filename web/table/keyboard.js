import { walkGroup, walkList } from "./focus.js";
import { part } from "./parts.js";

/** @typedef {import("./game-table.js").GameTable<any>} AnyTable */

/** Listens to keys while the focus is on a table, around it, or nowhere. */
export class Keys {
  /** @param {import("./game-table.js").GameTable<any>} table */
  constructor(table) {
    this.table = table;
    table.addController(this);
  }

  hostConnected() {
    document.addEventListener("keydown", this);
  }

  hostDisconnected() {
    document.removeEventListener("keydown", this);
  }

  /** @param {KeyboardEvent} event */
  handleEvent(event) {
    const { table } = this;
    if (event.key === "Tab") table.fastTap.giveFocus();
    if (event.key === "Tab" && !event.shiftKey && leadsToQuestion(table, event))
      event.preventDefault();
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const path = event.composedPath();
    const first = path[0];
    const around = first instanceof Element && first.contains(table);
    const near = around || path.includes(screenOf(table)) || first === document.body;
    if (!near || typing(first) || inDialog(path)) return;
    // Enter presses what has the focus, before it means anything else.
    if (event.key === "Enter" && first instanceof Element && first.matches(PRESSED)) return;
    if (isTooSoon(table, event) || pressed(table, event)) event.preventDefault();
  }
}

/** A question about what was just pressed comes before all else that Tab leads to. @param {AnyTable} table @param {KeyboardEvent} event */
function leadsToQuestion(table, event) {
  const isIn = event.composedPath().some((one) => one instanceof Element && one.matches(".bubble"));
  return table.bubble?.kind === "ask" && !isIn && table.focusOn(part("ask-yes"));
}

/** The keys of the bar of the turn. */
const OF_TURN = ["u", "e"];

/**
 * Answers a key that was meant for another player's turn.
 *
 * @param {import("./game-table.js").GameTable<any>} table
 * @param {KeyboardEvent} event
 */
function isTooSoon({ feedback, tapGuard }, { key, timeStamp }) {
  if (!OF_TURN.includes(key.toLowerCase()) || !tapGuard.isLateKey(timeStamp)) return false;
  feedback.info("table-info-own-turn", "prompt");
  return true;
}

/** What Enter presses by itself. */
const PRESSED = "button, a, summary";

/** The screen on which a table lies, with its bar and its news. @param {HTMLElement} table @returns {EventTarget} */
export function screenOf(table) {
  const root = table.getRootNode();
  return root instanceof ShadowRoot ? root.host : table;
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
 * What a key means at every table; one that answers false means nothing.
 *
 * @type {Record<string, (table: AnyTable, event: KeyboardEvent) => unknown>}
 */
const MEANINGS = {
  a: ({ windows }) => void windows.toggleDrawer("actions"),
  u: ({ undoControl }) => undoControl.undo(1),
  e: (table) => table.endTurn(),
  b: ({ told }) => told.isThere && told.enter(),
  g: ({ guide }) => guide.lead(),
  "?": ({ windows }) => void windows.open({ kind: "help" }),
  l: ({ windows }) => windows.enterLog(),
  m: (table) => table.focusOn(".seat-ask"),
  t: askHint,
  enter: enterPanel,
  escape: ({ windows }) => windows.leave(),
  ...{ arrowleft: walk, arrowright: walk, arrowup: walk, arrowdown: walk, home: walk, end: walk },
};

/** Presses the button of the frame, or puts the advice away. @param {AnyTable} table */
function askHint(table) {
  const screen = /** @type {ShadowRoot} */ (table.getRootNode());
  const button = /** @type {HTMLElement | null} */ (screen.querySelector(part("bar-hint")));
  if (table.closeHint) table.closeHint();
  else if (button) button.click();
  else table.feedback.info("table-info-no-hint", "prompt");
}

/** Along a group or a list, or from the line that says what to do, or the table as a whole, to what can be done. @param {AnyTable} table @param {KeyboardEvent} event */
function walk(table, event) {
  const from = event.composedPath()[0];
  if (walkGroup(event.key, from) || walkList(event.key, from)) return true;
  if (!(from instanceof Element)) return false;
  if (!from.contains(table) && !from.matches(`body, ${part("prompt")}`)) return false;
  return (
    table.focusOn("[data-group] .primary-press") || table.focusOn('[data-group] [tabindex="0"]')
  );
}

/** Says yes to a question, or leads from the heading of a panel that has just come to its first control. @param {AnyTable} table @param {KeyboardEvent} event */
function enterPanel(table, event) {
  const from = event.composedPath()[0];
  if (table.bubble?.kind === "ask") {
    table.selection.confirm();
    return true;
  }
  return from instanceof Element && from.matches("h2") && walkList(event.key, from);
}

/**
 * Does what a key means: first to the game, then to every table.
 *
 * @param {import("./game-table.js").GameTable<any>} table
 * @param {KeyboardEvent} event
 * @returns {boolean} true when the key meant something
 */
function pressed(table, event) {
  const key = event.key.toLowerCase();
  if (!table.view) return false;
  if (table.game.key?.(table, key)) return true;
  return Object.hasOwn(MEANINGS, key) && MEANINGS[key]?.(table, event) !== false;
}
