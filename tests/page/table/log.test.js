import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import "../fakes/document.js";

/** A list of lines, 20 pixels each, as far as its log asks. */
class List {
  constructor(/** @type {number} */ lines) {
    this.lines = lines;
    this.clientWidth = 200;
    this.clientHeight = 100;
    this.scrollTop = 0;
  }

  get scrollHeight() {
    return this.lines * 20;
  }

  /** @param {{top: number}} to */
  scrollTo({ top }) {
    this.scrollTop = Math.max(0, Math.min(top, this.scrollHeight - this.clientHeight));
  }
}

Object.assign(globalThis, {
  Element: List,
  ResizeObserver: class {},
  customElements: {
    define: (/** @type {string} */ name, /** @type {any} */ is) => made.set(name, is),
    get() {},
  },
});
/** @type {Map<string, any>} */
const made = new Map();
const { logPanel, spotted } = await import("../../../web/table/panels/log.js");

/** A log of so many lines that shows its end. @param {number} lines */
function logOf(lines) {
  const list = new List(lines);
  const log = Object.create(made.get("st-log").prototype, {
    renderRoot: { value: { querySelector: () => list } },
  });
  Object.assign(log, { atEnd: true, size: "", top: 0 });
  const told = () => log.scrolled({ currentTarget: list });
  log.toEnd();
  told();
  return { list, log, told, atEnd: () => list.scrollTop + list.clientHeight >= list.scrollHeight };
}

test("a line that comes before its log has heard of being scrolled is shown as well", () => {
  const { list, log, told, atEnd } = logOf(10);
  list.lines = 11;
  log.toEnd();
  // The next line is there before the browser tells of the scrolling.
  list.lines = 13;
  told();
  log.toEnd();
  equal(atEnd(), true);
});

test("whoever reads further up stays there, and follows again from the end on", () => {
  const { list, log, told, atEnd } = logOf(20);
  list.scrollTo({ top: 60 });
  told();
  list.lines = 22;
  log.toEnd();
  equal(list.scrollTop, 60);
  list.scrollTo({ top: 1000 });
  told();
  list.lines = 24;
  log.toEnd();
  equal(atEnd(), true);
});

test("a log that gets another size keeps its end in sight", () => {
  const { list, log, told, atEnd } = logOf(20);
  list.clientHeight = 200;
  list.scrollTo({ top: list.scrollTop });
  told();
  list.clientHeight = 60;
  told();
  log.toEnd();
  equal(atEnd(), true);
});

test("a line is marked when it is pressed, or says that it has no place on the board", () => {
  const { log } = logOf(3);
  /** @type {unknown[]} */
  const asked = [];
  log.ask = (/** @type {string} */ _name, /** @type {unknown} */ detail) => asked.push(detail);
  log.renderRoot.querySelectorAll = () => [];
  log.renderRoot.querySelector = () => null;
  const press = (/** @type {string} */ places) => {
    /** @type {string[]} */
    const classes = [];
    const line = Object.assign(new List(1), {
      classList: { add: (/** @type {string} */ name) => classes.push(name), contains: () => false },
      getAttribute: () => places || null,
      matches: () => !places,
      closest: (/** @type {string} */ wanted) => (wanted === ".spot, .line" ? line : null),
    });
    for (const type of ["mouseover", "click"]) log.touched({ type, target: line });
    return classes;
  };
  deepEqual(press(""), []);
  deepEqual(asked.splice(0), [{ focus: [], pressed: true }]);
  deepEqual(press("city:ulm"), ["current", "current"]);
  const focus = [{ kind: "city", id: "ulm" }];
  deepEqual(
    asked,
    [false, true].map((pressed) => ({ focus, pressed })),
  );
});

test("a pressed line goes out with the next position, in which the board marks nothing of it", () => {
  const { log } = logOf(3);
  /** @type {string[]} */
  const removed = [];
  const classList = { remove: (/** @type {string} */ name) => removed.push(name) };
  log.renderRoot.querySelector = () => ({ classList });
  Object.assign(globalThis, { requestAnimationFrame: () => 0 });
  log.updated(new Map([["seats", []]]));
  log.updated(new Map([["history", []]]));
  deepEqual(removed, ["current"]);
});

test("what was pointed at goes out when the pointer leaves, what was pressed stays", () => {
  const { log } = logOf(3);
  /** @type {any[]} */
  const asked = [];
  log.ask = (/** @type {string} */ _name, /** @type {unknown} */ detail) => asked.push(detail);
  let isLit = false;
  const classList = {
    add: () => {
      isLit = true;
    },
    remove: () => {
      isLit = false;
    },
    contains: () => isLit,
  };
  const line = Object.assign(new List(1), {
    classList,
    getAttribute: () => "space:17",
    matches: () => false,
    closest: () => line,
  });
  log.renderRoot.querySelectorAll = () => [];
  log.renderRoot.querySelector = () => (isLit ? line : null);
  log.touched({ type: "mouseover", target: line });
  log.left();
  deepEqual(asked.splice(0).at(-1), { focus: [], pressed: false });
  equal(isLit, false);
  log.touched({ type: "click", target: line });
  log.left();
  deepEqual(asked.at(-1), { focus: [{ kind: "space", id: "17" }], pressed: true });
  equal(isLit, true);
});

test("a pressed line puts away what is told of a place, which the board would go on marking", () => {
  /** @type {unknown[]} */
  const shown = [];
  const place = { kind: "cell", id: "1b1" };
  /** @type {any} */
  const table = {
    view: { step: 0, seat: 0, actions: [] },
    history: [],
    settings: { logMarks: true },
    feedback: { info: (/** @type {string} */ id) => shown.push(id, table.bubble) },
    pulse: (/** @type {unknown} */ focus) => shown.push(focus, table.bubble),
  };
  const focused = /** @type {any} */ (logPanel(table, () => [])).values.at(-1);
  /** @param {unknown[]} focus @param {boolean} pressed */
  const show = (focus, pressed) => {
    table.bubble = { kind: "info", key: "map", place };
    focused({ detail: { focus, pressed } });
    return shown.splice(0);
  };
  const focus = [{ kind: "space", id: "3" }];
  deepEqual(show(focus, true), [focus, null]);
  deepEqual(show([], true), ["table-log-nowhere", null]);
  deepEqual(show(focus, false), [focus, table.bubble], "a mouse that passes puts nothing away");
});

/** What each part of a line is: text, or a word with its place. @param {any[]} parts */
const read = (parts) =>
  parts.map((part) => (typeof part === "string" ? part : `[${part.values.join(" ")}]`)).join("");

test("a number in a line shows by itself what it names", () => {
  const text =
    "\u2068Ben\u2069 sails from space \u206817\u2069 to \u2068space \u20681\u2069 (Glass)\u2069.";
  const spots = [
    { word: "17", place: { kind: "space", id: "17" } },
    { word: "space \u20681\u2069 (Glass)", place: { kind: "space", id: "1" } },
  ];
  equal(
    read(spotted(text, spots)),
    "\u2068Ben\u2069 sails from space \u2068[space:17 17]\u2069 to \u2068[space:1 space \u20681\u2069 (Glass)]\u2069.",
  );
  equal(read(spotted("nothing", spots)), "nothing");
});
