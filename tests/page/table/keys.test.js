import { deepEqual, equal } from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { framesByHand } from "../fakes/frames.js";

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
/** @param {string} name @param {boolean} [isShut] it would only say why not */
const control = (name, isShut = false) => ({
  focus: () => led.push(name),
  matches: (/** @type {string} */ looks) => looks === '[aria-disabled="true"]' && isShut,
});
/** What can be pressed in it. */
let controls = [control("first"), control("second")];
const panel = { querySelectorAll: () => controls };

Object.assign(globalThis, {
  Element: Focused,
  HTMLElement: Focused,
  ShadowRoot: class {},
  document: { querySelector: () => null, dispatchEvent() {} },
});
framesByHand();
const { showWindow } = await import("../../../web/ui/back/back.js");
const { Keys } = await import("../../../web/table/keyboard.js");

/** @type {string[]} */
let done = [];
/** @type {any} */
let table;

/** @param {string} key @param {string} [on] what has the keyboard @param {object} [held] with it @returns {boolean} it meant something */
function pressed(key, on = "body", held = {}) {
  let isMeant = false;
  const keys = new Keys(table);
  keys.handleEvent(
    /** @type {any} */ ({
      key,
      ...held,
      composedPath: () => [new Focused(on), table],
      preventDefault: () => {
        isMeant = true;
      },
    }),
  );
  return isMeant;
}

/** The key was pressed just before. */
let isTwice = false;
/** @type {Set<string>} the selectors of what is there */
let there = new Set();

beforeEach(() => {
  done = [];
  led = [];
  isTwice = false;
  controls = [control("first"), control("second")];
  there = new Set([".log-panel .log", ".seat-ask"]);
  table = {
    view: {},
    game: {},
    fastTap: {},
    addController() {},
    getRootNode: () => table.root,
    tapGuard: { typed: () => isTwice, isLateKey: () => false },
    root: { querySelector: () => null },
    focusOn: (/** @type {string} */ one) => there.has(one) && done.push(`focus ${one}`) > 0,
    focusTask: () => false,
    renderRoot: { querySelector: (/** @type {string} */ one) => (there.has(one) ? {} : null) },
    told: { isThere: true, enter: () => void done.push("enter") },
    windows: { enterLog: () => done.push("log") },
    feedback: {
      info: (/** @type {string} */ id) => done.push(id),
      insist: () => done.push("twice"),
      notNow() {},
      asksFirst: () => table.bubble?.kind === "ask" && done.push("asked first") > 0,
    },
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
  table.deciding = true;
  pressed("t");
  table.deciding = false;
  deepEqual(done, ["log", "focus .seat-ask", "hint", "table-info-no-hint"]);
});

test("from the line that says what to do an arrow leads to what can be done", () => {
  const [wanted, other] = [
    "[data-group] :is(.primary-press, .glow)",
    '[data-group] [tabindex="0"]',
  ];
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
  // A panel that asks lies over the rest.
  table.focusTask = () => done.push("panel") > 0;
  equal(pressed("ArrowRight"), true);
  equal(done.at(-1), "panel");
});

test("an arrow leads to what is chosen from before it leads to the players above it", () => {
  const [any, choice] = [
    '[data-group] [tabindex="0"]',
    '[data-group]:not(.seats, .own, .turn, .tools) [tabindex="0"]',
  ];
  there.add(any);
  there.add(choice);
  pressed("ArrowDown");
  // Where nothing is left but the end of the turn, to that.
  there.add("[data-group] :is(.primary-press, .glow)");
  pressed("ArrowDown");
  deepEqual(done, [`focus ${choice}`, "focus [data-group] :is(.primary-press, .glow)"]);
});

test("where the buttons only pass, Enter leads to the board in words", () => {
  Object.assign(table, { deciding: true });
  there.add('[data-group] [tabindex="0"]');
  there.add("[data-aside], .table:has(.can) .act-bar:not(:has(button))");
  equal(pressed("Enter", '[data-part="prompt"]'), true);
  equal(pressed("ArrowRight", '[data-part="prompt"]'), true);
  // So does an arrow beside the only button of its group.
  equal(pressed("ArrowRight", "[data-group] button:not(.sheet *)"), true);
  // Without focus it leads to the buttons.
  equal(pressed("ArrowRight", "body"), true);
  const goal = 'focus [data-group] [tabindex="0"]';
  table.told.isThere = false;
  pressed("Enter", '[data-part="prompt"]');
  deepEqual(done, ["enter", "enter", "enter", goal, goal]);
});

test("from the heading of a panel that has just come Enter leads to the first control, and presses nothing", () => {
  equal(pressed("Enter", "h2"), true);
  deepEqual([led, done], [["first"], []]);
  equal(pressed("Enter", ".lines"), false);
  // What cannot be chosen is passed over, as long as something can.
  controls = [control("first", true), control("second")];
  pressed("Enter", "h2");
  controls = [control("first", true)];
  pressed("Enter", "h2");
  deepEqual(led, ["first", "second", "first"]);
});

test("Enter and Space on the line that says what to do lead to what can be done, or say who is playing", () => {
  Object.assign(table, { deciding: true, focusTask: () => false });
  const goal = '[data-group] [tabindex="0"]';
  there.add(goal);
  for (const key of ["Enter", " "]) equal(pressed(key, '[data-part="prompt"]'), true);
  deepEqual(done.splice(0), new Array(2).fill(`focus ${goal}`));
  table.focusTask = () => done.push("panel") > 0;
  equal(pressed(" ", '[data-part="prompt"]'), true);
  table.deciding = false;
  table.feedback.notNow = (/** @type {string} */ at) => done.push(`not now at ${at}`);
  equal(pressed("Enter", '[data-part="prompt"]'), true);
  deepEqual(done, ["panel", "not now at prompt"]);
  equal(pressed(" ", "button"), false, "a button is pressed by Space itself");
});

test("a key of the table is answered in the window that is open over it", () => {
  table.windows.hold = () => done.push("held");
  const shown = { open: false, isConnected: true, showModal: () => (shown.open = true) };
  showWindow(/** @type {any} */ (shown));
  for (const key of ["c", "E", "5", "?"]) equal(pressed(key), false);
  for (const key of ["Enter", "Escape", " ", "Tab", "ArrowDown"]) {
    table.fastTap = { giveFocus() {} };
    pressed(key);
  }
  deepEqual(done, new Array(4).fill("held"));
  shown.open = false;
});

test("Escape leaves what is open, then the words of the guide, and says where there is neither", () => {
  /** @type {string[]} */
  let open = ["window", "lesson"];
  const leaves = (/** @type {string} */ name) => () => {
    if (open[0] !== name) return false;
    return done.push(`left ${open.shift()}`) > 0;
  };
  Object.assign(table, {
    deciding: true,
    outspoken: false,
    windows: { leave: leaves("window") },
    guide: { close: leaves("lesson") },
  });
  for (let times = 0; times < 3; times += 1) equal(pressed("Escape"), true);
  deepEqual(done.splice(0), ["left window", "left lesson", "table-info-nothing-open"]);
  // What the frame shows is left by the frame.
  open = ["lesson"];
  table.outspoken = true;
  equal(pressed("Escape"), false);
  Object.assign(table, { outspoken: false, deciding: false });
  equal(pressed("Escape"), false);
  deepEqual(done, []);
});

test("Ctrl+Z and Cmd+Z take back as U does, and other keys of the browser are left to it", () => {
  table.undoControl = { undo: (/** @type {number} */ steps) => done.push(`undo ${steps}`) };
  equal(pressed("u"), true);
  equal(pressed("z", "body", { ctrlKey: true }), true);
  equal(pressed("z", "body", { metaKey: true }), true);
  deepEqual(done, new Array(3).fill("undo 1"));
  equal(pressed("u", "body", { ctrlKey: true }), false);
  equal(pressed("Z", "body", { ctrlKey: true, shiftKey: true }), false);
  equal(done.length, 3);
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
  // Unless the focus has been there since before a finger's tap.
  table.fastTap = { leftFocus: true };
  equal(pressed("Enter", "button"), true);
  table.bubble = null;
  equal(pressed("Enter", "button"), false);
  deepEqual(done, ["yes", 'focus [data-part="ask-yes"]', "yes"]);
});

test("Tab leads from a chosen tile to the board, where it is put", () => {
  const tile = ':is([data-part^="press-tile-"], .held)[aria-pressed="true"]';
  table.fastTap = { giveFocus() {} };
  table.told = { focus: () => done.push("board") > 0 };
  equal(pressed("Tab", "button"), false);
  equal(pressed("Tab", tile), true);
  deepEqual(done, ["board"]);
});

test("a key that was pressed twice too quickly is told to have counted once, unless it takes back", () => {
  table.undoControl = { undo: () => done.push("undo") };
  isTwice = true;
  for (const key of ["2", "e", "b", "u"]) equal(pressed(key), true);
  deepEqual(done, ["twice", "twice", "twice", "undo"]);
});

test("an arrow leads to the answers of an open question first", () => {
  there.add('[data-part="ask-yes"]');
  there.add('[data-group] [tabindex="0"]');
  table.bubble = { kind: "ask" };
  equal(pressed("ArrowRight"), true);
  deepEqual(done, ['focus [data-part="ask-yes"]']);
});

test("the end of the turn waits for the answer of an open question", () => {
  table.endTurn = () => void done.push("ended");
  table.bubble = { kind: "ask" };
  equal(pressed("e"), true);
  table.bubble = null;
  equal(pressed("e"), true);
  deepEqual(done, ["asked first", "ended"]);
});

test("a key that means nothing says so while the player decides, as does Enter with nothing to confirm", () => {
  table.t = (/** @type {string} */ id) => id;
  table.feedback.aside = (/** @type {string} */ text) => done.push(text);
  table.view = null;
  for (const key of ["q", "X", "Enter"]) equal(pressed(key), false);
  deepEqual(done, []);
  Object.assign(table, { deciding: true, view: {} });
  for (const key of ["q", "X", "Enter", "F5", "Shift"]) equal(pressed(key), false);
  deepEqual(done.splice(0), new Array(3).fill("table-info-no-key"));
  // A computer plays, or is about to.
  table.deciding = false;
  table.feedback.notNow = () => done.push("not now");
  for (const thinking of [{}, null]) {
    table.thinking = thinking;
    for (const key of ["q", "Enter"]) equal(pressed(key), false);
    deepEqual(done.splice(0), ["not now", "not now"]);
  }
  // What the frame shows comes first.
  table.outspoken = true;
  pressed("q");
  deepEqual(done, []);
});

test("what only a game knows is not done behind an open drawer", () => {
  table.t = (/** @type {string} */ id) => id;
  table.feedback.aside = (/** @type {string} */ text) => done.push(text);
  table.game = { key: (/** @type {unknown} */ _, /** @type {string} */ key) => done.push(key) > 0 };
  table.drawer = "actions";
  for (const key of ["p", "5", "Escape"]) equal(pressed(key), true);
  table.drawer = null;
  pressed("p");
  deepEqual(done, ["table-window-first", "table-window-first", "escape", "p"]);
});

test("an arrow leads from a group to an open question first, and not out of it", () => {
  there.add('[data-part="ask-yes"]');
  table.bubble = { kind: "ask" };
  const from = new Focused(".act-bar button");
  // A member of a group of its own.
  from.closest = () => /** @type {any} */ ({ querySelectorAll: () => [control("next")] });
  const event = { key: "ArrowRight", composedPath: () => [from, table], preventDefault() {} };
  new Keys(table).handleEvent(/** @type {any} */ (event));
  deepEqual([done, led], [['focus [data-part="ask-yes"]'], []]);
  equal(pressed("ArrowRight", ".bubble"), false);
});
