import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import "../fakes/document.js";
import { windowOver } from "../../../web/table/frame/window.js";
import { Windows } from "../../../web/table/windows.js";
import { markup } from "../fakes/drawn.js";
import { framesByHand } from "../fakes/frames.js";
import { gate, settled } from "../fakes/game.js";

framesByHand();

/** A table on which nothing has been drawn since a window was asked for. */
function waitingTable() {
  const { promise, go } = gate();
  const element = {
    open: false,
    shown: 0,
    showModal() {
      element.open = true;
      element.shown += 1;
    },
    close() {
      element.open = false;
    },
  };
  const table = {
    dialog: /** @type {unknown} */ (null),
    addController() {},
    updateComplete: promise,
    fastTap: { giveFocus: () => {} },
    renderRoot: { querySelector: () => element },
  };
  const windows = new Windows(/** @type {any} */ (table));
  return {
    table,
    element,
    go,
    windows,
    open: (/** @type {object} */ dialog) => windows.open(dialog),
    close: () => windows.close(),
  };
}

test("a window that was put away before it was drawn does not come up afterwards, for somebody else", async () => {
  const { table, element, go, open, close } = waitingTable();
  const opening = open({ kind: "abandon", card: "Ulm" });
  close();
  go();
  await opening;
  equal(element.shown, 0);
  equal(table.dialog, null);
});

test("a window that is open is shut by itself, and says so", async () => {
  const { table, element, go, open, close } = waitingTable();
  go();
  await open({ kind: "help" });
  equal(element.shown, 1);
  close();
  await settled();
  deepEqual([element.open, table.dialog], [false, { kind: "help" }]);
});

test("a window counts the keys that it has held back from the table, and only once it is seen", async () => {
  const { table, go, open, windows } = waitingTable();
  const opening = open({ kind: "help" });
  windows.hold();
  go();
  await opening;
  deepEqual(table.dialog, { kind: "help" });
  windows.hold();
  windows.hold();
  deepEqual(table.dialog, { kind: "help", held: 2 });
});

/** What lies open, from the innermost outwards. */
const OPEN = ["dialog", "drawer", "hint", "told", "selection", "own"];

/** @param {string[]} open */
function tableWith(...open) {
  /** @type {string[]} */
  const left = [];
  const is = (/** @type {string} */ name) => open.includes(name) && !left.includes(name);
  const leave = (/** @type {string} */ name) => left.push(name);
  const table = {
    get dialog() {
      return is("dialog") ? {} : null;
    },
    set dialog(_) {
      leave("dialog");
    },
    get bubble() {
      return is("bubble") ? {} : null;
    },
    set bubble(_) {
      if (is("bubble")) leave("bubble");
    },
    closeBubble: () => leave("bubble"),
    get closeHint() {
      return is("hint") ? () => leave("hint") : null;
    },
    selection: {
      get open() {
        return is("selection");
      },
      clear: () => leave("selection"),
    },
    get drawer() {
      return is("drawer") ? "log" : null;
    },
    set drawer(_) {
      leave("drawer");
    },
    told: {
      get open() {
        return is("told");
      },
      toggle: () => leave("told"),
    },
    get closeOwn() {
      return is("own") ? () => leave("own") : null;
    },
    renderRoot: { querySelector: () => null, activeElement: null },
    updateComplete: Promise.resolve(),
    focusOn: () => true,
    addController() {},
  };
  return { windows: new Windows(/** @type {any} */ (table)), left };
}

test("Back from a question drops what it asks about", () => {
  const { windows, left } = tableWith("bubble", "selection");
  Object.defineProperty(windows.table, "bubble", { get: () => ({ kind: "ask" }) });
  windows.leave();
  deepEqual(left, ["selection"]);
});

test("Back leaves what is open from the innermost outwards, and then nothing", () => {
  for (let first = 0; first <= OPEN.length; first += 1) {
    const open = OPEN.slice(first);
    const { windows, left } = tableWith(...open);
    // Advice lies in the frame, which has a Back of its own for it.
    equal(windows.depth, open.filter((name) => name !== "told" && name !== "hint").length);
    while (windows.leave());
    deepEqual(left, open);
  }
});

test("Escape leaves first what opened last, in whatever order", () => {
  /** @type {string[]} */
  const open = [];
  const { windows, left } = tableWith();
  Object.defineProperties(windows.table, {
    closeOwn: { get: () => (open.includes("own") ? () => left.push("own") : null) },
    closeHint: { get: () => (open.includes("hint") ? () => left.push("hint") : null) },
  });
  const { told } = windows.table;
  Object.defineProperty(told, "open", { get: () => open.includes("told") });
  for (const order of [
    ["told", "own", "hint"],
    ["hint", "own", "told"],
  ]) {
    for (const name of order) {
      open.push(name);
      windows.hostUpdated();
    }
    while (open.length > 0) {
      windows.leave();
      open.splice(open.indexOf(left.at(-1) ?? ""), 1);
    }
    deepEqual(left.splice(0), order.toReversed());
  }
});

test("Escape puts an answer away first, and what it lies over stays", () => {
  for (const view of ["told", "hint", "drawer"]) {
    const { windows, left } = tableWith("bubble", view);
    windows.leave();
    deepEqual(left, ["bubble"]);
    windows.leave();
    deepEqual(left, ["bubble", view]);
  }
  // What is half chosen stays with the answer to the last press of it.
  for (const work of ["selection", "own"]) {
    const half = tableWith("bubble", work);
    while (half.windows.leave());
    deepEqual(half.left, ["bubble", work]);
    const before = tableWith("bubble");
    before.windows.hostUpdated();
    equal(before.windows.leave(), true);
    deepEqual(before.left, ["bubble"]);
  }
});

test("Escape leads from the log to what had the keyboard before, or to the line that says what to do", () => {
  const { windows } = tableWith();
  const element = (/** @type {string} */ name, isLog = false) => ({
    name,
    isConnected: true,
    matches: () => isLog,
    focus() {
      root.activeElement = this;
    },
  });
  const card = element("card");
  const log = element("log", true);
  const prompt = element("prompt");
  const root = { activeElement: /** @type {any} */ (card) };
  Object.assign(windows.table, {
    renderRoot: root,
    focusOn: (/** @type {string} */ selector) => {
      (selector.includes("log") ? log : prompt).focus();
      return true;
    },
  });
  windows.enterLog();
  windows.enterLog();
  equal(root.activeElement, log);
  equal(windows.leave(), true);
  equal(root.activeElement, card);
  equal(windows.leave(), false);
  windows.enterLog();
  card.isConnected = false;
  windows.leave();
  equal(root.activeElement, prompt);
});

test("what is taken back over the actions of others is named as it is, be it of this turn or of the last one", () => {
  for (const [steps, whole] of /** @type {const} */ ([
    [1, "no"],
    ["turn", "yes"],
  ])) {
    /** @type {unknown[]} */
    const said = [];
    const dialog = { kind: "take-back", steps, names: ["Ben"], step: "Anna plays Ulm." };
    const t = (/** @type {string} */ id, /** @type {any} */ args) => said.push([id, args?.whole]);
    const drawn = markup(windowOver(/** @type {any} */ ({ dialog, t }), () => null));
    equal(drawn.includes("Anna plays Ulm."), whole === "no");
    // In every question the answer that changes nothing stands first.
    equal(drawn.indexOf("take-back-no") < drawn.indexOf("take-back-yes"), true);
    deepEqual(said.slice(0, 2).sort(), [
      ["table-take-back-text", whole],
      ["table-take-back-title", whole],
    ]);
  }
});
