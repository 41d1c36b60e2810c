import { isWindowOpen } from "../ui/back/back.js";
import { walkGroup, walkList } from "./focus.js";
import { isIn, part } from "./parts.js";

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
    if (event.key === "Tab" && !event.shiftKey && leadsOn(table, event)) event.preventDefault();
    const key = meant(event);
    if (event.defaultPrevented || key === null) return;
    const path = event.composedPath();
    const first = path[0];
    const around = first instanceof Element && first.contains(table);
    const near = around || path.includes(screenOf(table)) || first === document.body;
    if (!near || typing(first)) return;
    if (isWindowOpen()) {
      if (OF_TABLE.test(key)) table.windows.hold();
      return;
    }
    // Enter presses what has the focus, before it means anything else; a finger has left the focus behind.
    const presses = event.key === "Enter" && first instanceof Element && first.matches(PRESSED);
    if (presses && !table.fastTap.leftFocus) return;
    if (isDropped(table, key, event) || pressed(table, key, event)) return event.preventDefault();
    if (presses || !(OF_TABLE.test(key) || key === "enter") || table.outspoken) return;
    if (table.deciding) table.feedback.aside(table.t("table-info-no-key"));
    else if (table.view) table.feedback.notNow("prompt");
  }
}

/** The key that is meant, null for one of the browser's; taking back also has the name that it has elsewhere. @param {KeyboardEvent} event */
function meant({ key, ctrlKey, metaKey, altKey, shiftKey }) {
  const name = key.toLowerCase();
  if (!ctrlKey && !metaKey && !altKey) return name;
  return name === "z" && !altKey && !shiftKey ? "u" : null;
}

/** A question about what was just pressed comes before all else that Tab leads to. @param {AnyTable} table @param {KeyboardEvent} event */
function leadsToQuestion(table, event) {
  return table.bubble?.kind === "ask" && !isIn(event, ".bubble") && table.focusOn(part("ask-yes"));
}

/** A chosen tile is put on the board. */
const TILE = ':is([data-part^="press-tile-"], .held)[aria-pressed="true"]';

/** Where Tab leads to first; from the board it goes on behind the tile that led there. @param {AnyTable} table @param {KeyboardEvent} event */
function leadsOn(table, event) {
  if (isIn(event, "[data-place]") && table.told.before?.matches(TILE)) table.focusOn(TILE);
  return leadsToQuestion(table, event) || (isIn(event, TILE) && table.told.focus());
}

/** Keys that mean something at a table, and nothing to a window. */
const OF_TABLE = /^[a-z0-9?]$/;
/** The keys of the bar of the turn, with their buttons. @type {Record<string, string>} */
const OF_TURN = { u: "btn-undo", e: "btn-end-turn" };

/**
 * Answers a key that was meant for another player's turn, or was pressed twice too quickly; taking back answers a second press itself.
 *
 * @param {import("./game-table.js").GameTable<any>} table
 * @param {string} key
 * @param {KeyboardEvent} event
 */
function isDropped({ feedback, tapGuard }, key, { timeStamp }) {
  const isRepeat = tapGuard.typed(OF_TABLE.test(key) ? key : null, timeStamp);
  const isTwice = isRepeat && key !== "u";
  const at = OF_TURN[key];
  const isLate = at !== undefined && tapGuard.isLateKey(timeStamp);
  if (isLate) feedback.info("table-info-own-turn", at);
  else if (isTwice) feedback.insist();
  return isLate || isTwice;
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

/**
 * What a key means at every table; one that answers false means nothing.
 *
 * @type {Record<string, (table: AnyTable, event: KeyboardEvent) => unknown>}
 */
const MEANINGS = {
  a: ({ windows }) => void windows.toggleDrawer("actions"),
  u: ({ undoControl }) => undoControl.undo(1),
  e: (table) => table.feedback.asksFirst() || table.endTurn(),
  b: ({ told }) => told.isThere && told.enter(),
  g: ({ guide }) => guide.lead(),
  "?": ({ windows }) => void windows.open({ kind: "help" }),
  l: ({ windows }) => windows.enterLog(),
  m: (table) => table.focusOn(".seat-ask"),
  t: askHint,
  enter: (table, event) => confirm(table) || leadOn(table, event),
  " ": leadOn,
  escape: leave,
  ...{ arrowleft: walk, arrowright: walk, arrowup: walk, arrowdown: walk, home: walk, end: walk },
};

/** Leaves the innermost open thing, or the words of the guide. What the frame shows is left by the frame. @param {AnyTable} table */
function leave({ windows, guide, outspoken, deciding, feedback }) {
  if (windows.leave()) return true;
  if (outspoken || !deciding) return false;
  if (!guide.close()) feedback.info("table-info-nothing-open", "prompt");
  return true;
}

/** Presses the button of the frame, or puts the advice away. @param {AnyTable} table */
function askHint(table) {
  const screen = /** @type {ShadowRoot} */ (table.getRootNode());
  const button = /** @type {HTMLElement | null} */ (screen.querySelector(part("bar-hint")));
  if (table.closeHint) table.closeHint();
  else if (button) button.click();
  else if (!table.deciding) table.feedback.notNow("prompt");
  else
    table.feedback.info("table-info-no-hint", "prompt", { riddle: table.isRiddle ? "yes" : "no" });
}

/** Along a group or a list, or from the line that says what to do, or the table as a whole, to what can be done. @param {AnyTable} table @param {KeyboardEvent} event */
function walk(table, event) {
  const from = event.composedPath()[0];
  if (leadsToQuestion(table, event) || walkGroup(event.key, from) || walkList(event.key, from))
    return true;
  if (!(from instanceof Element)) return false;
  return (
    (from.contains(table) || from.matches(`body, ${PROMPT}, ${ALONE}`)) && focusChoice(table, from)
  );
}

/** The only button of a group. */
const ALONE = "[data-group] button:not(.sheet *)";
/** The line that says what to do. */
const PROMPT = part("prompt");

/** Where the buttons only give the turn away, or there are none, it is played on the board. */
const ON_BOARD = "[data-aside], .table:has(.can) .act-bar:not(:has(button))";

/** What is chosen from, and neither tells of players nor leads elsewhere. */
const CHOICE = '[data-group]:not(.seats, .own, .turn, .tools) [tabindex="0"]';

/** A panel that asks lies over the rest, and the board in words opens only from what was reached by a key. @param {AnyTable} table @param {Element} from @returns {boolean} true when there is something that can be done */
function focusChoice(table, from) {
  if (table.focusTask() || table.focusOn("[data-group] :is(.primary-press, .glow)")) return true;
  const canEnter = from.matches(`${PROMPT}, ${ALONE}`) && table.told.isThere;
  const isOnBoard = canEnter && table.renderRoot.querySelector(ON_BOARD) !== null;
  if (isOnBoard) table.told.enter();
  return isOnBoard || table.focusOn(CHOICE) || table.focusOn('[data-group] [tabindex="0"]');
}

/** Says yes to a question. @param {AnyTable} table @returns {boolean} true when there was one */
function confirm({ bubble, selection }) {
  if (bubble?.kind !== "ask") return false;
  selection.confirm();
  return true;
}

/** Leads from the heading of a panel that has just come to its first control, or from the line that says what to do to what can be done. @param {AnyTable} table @param {KeyboardEvent} event */
function leadOn(table, event) {
  const from = event.composedPath()[0];
  if (!(from instanceof Element)) return false;
  if (from.matches("h2")) return walkList(event.key, from);
  if (!from.matches(PROMPT)) return false;
  if (!table.deciding) table.feedback.notNow("prompt");
  else if (!leadsToQuestion(table, event)) focusChoice(table, from);
  return true;
}

/**
 * Does what a key means: first to the game, then to every table.
 *
 * @param {import("./game-table.js").GameTable<any>} table
 * @param {string} key
 * @param {KeyboardEvent} event
 * @returns {boolean} true when the key meant something
 */
function pressed(table, key, event) {
  if (!table.view) return false;
  // What only the game knows lies behind an open drawer.
  const isBehind = table.drawer && OF_TABLE.test(key) && !Object.hasOwn(MEANINGS, key);
  if (isBehind) table.feedback.aside(table.t("table-window-first", { asks: "no" }));
  if (isBehind || table.game.key?.(table, key)) return true;
  return Object.hasOwn(MEANINGS, key) && MEANINGS[key]?.(table, event) !== false;
}
