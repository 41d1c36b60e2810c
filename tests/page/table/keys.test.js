import { deepEqual, equal } from "node:assert/strict";
import { beforeEach, test } from "node:test";

/** What has the keyboard: its looks as a selector. */
class Focused {
  constructor(/** @type {string} */ looks) {
    this.looks = looks;
  }
  closest() {
    return this.looks === "h2" ? panel : null;
  }
  contains() {
    return ["main", "table"].includes(this.looks);
  }
  /** @param {string} selector */
  matches(selector) {
    return selector.includes(this.looks);
  }
}

/** What was focused in a panel. @type {string[]} */
let led = [];
const control = (/** @type {string} */ name) => ({ focus: () => led.push(name) });
const panel = { querySelectorAll: () => [control("first"), control("second")] };

Object.assign(globalThis, {
  Element: Focused,
  HTMLElement: Focused,
  HTMLDialogElement: class {},
  ShadowRoot: class {},
  document: { querySelector: () => null },
});
const { Keys } = await import("../../../web/table/keyboard.js");

/** @type {string[]} */
let done = [];
/** @type {any} */
let table;

/** @param {string} key @param {string} [on] what has the keyboard @returns {boolean} it meant something */
function pressed(key, on = "body") {
  let isMeant = false;
  const keys = new Keys(table);
  keys.handleEvent(
    /** @type {any} */ ({
      key,
      composedPath: () => [new Focused(on), table],
      preventDefault: () => {
        isMeant = true;
      },
    }),
  );
  return isMeant;
}

/** @type {Set<string>} the selectors of what is there */
let there = new Set();

beforeEach(() => {
  done = [];
  led = [];
  there = new Set([".log-panel .log", ".seat-ask"]);
  table = {
    view: {},
    game: {},
    addController() {},
    getRootNode: () => table.root,
    root: { querySelector: () => null },
    focusOn: (/** @type {string} */ one) => there.has(one) && done.push(`focus ${one}`) > 0,
    told: { isThere: true, enter: () => void done.push("enter") },
    windows: { enterLog: () => done.push("log") },
    feedback: { info: (/** @type {string} */ id) => done.push(id) },
  };
});

test("B leads into the board in words, and puts it away from there", () => {
  equal(pressed("b"), true);
  deepEqual(done, ["enter"]);
});

test("log, players and hint have a key each", () => {
  pressed("l");
  pressed("m");
  table.root = { querySelector: () => ({ click: () => done.push("hint") }) };
  pressed("t");
  table.root = { querySelector: () => null };
  pressed("t");
  deepEqual(done, ["log", "focus .seat-ask", "hint", "table-info-no-hint"]);
});

test("from the line that says what to do an arrow leads to what can be done", () => {
  const [wanted, other] = ["[data-group] .primary-press", '[data-group] [tabindex="0"]'];
  there.add(wanted);
  there.add(other);
  equal(pressed("ArrowDown", '[data-part="prompt"]'), true);
  there.delete(wanted);
  equal(pressed("ArrowRight"), true);
  // So it does from the table as a whole, and from what lies around it.
  equal(pressed("ArrowRight", "main"), true);
  equal(pressed("ArrowRight", "table"), true);
  deepEqual(done, [`focus ${wanted}`, ...Array(3).fill(`focus ${other}`)]);
  equal(pressed("ArrowDown", ".lines"), false);
});

test("from the heading of a panel that has just come Enter leads to the first control, and presses nothing", () => {
  equal(pressed("Enter", "h2"), true);
  deepEqual([led, done], [["first"], []]);
  equal(pressed("Enter", ".lines"), false);
});

test("an open question is answered by Enter, and is where Tab leads to first", () => {
  table.fastTap = { giveFocus() {} };
  table.selection = { confirm: () => done.push("yes") };
  there.add('[data-part="ask-yes"]');
  equal(pressed("Tab"), false);
  table.bubble = { kind: "ask" };
  equal(pressed("Enter", '[data-part="prompt"]'), true);
  equal(pressed("Tab"), true);
  // From inside it goes on by itself, and a control that has the focus is pressed by Enter.
  equal(pressed("Tab", ".bubble"), false);
  equal(pressed("Enter", "button"), false);
  deepEqual(done, ["yes", 'focus [data-part="ask-yes"]']);
});
