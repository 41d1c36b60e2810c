import { deepEqual, equal } from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { windowOver } from "../../../../web/table/frame/window.js";
import { Guide } from "../../../../web/table/guide/guide.js";
import { LongPress } from "../../../../web/table/press/one-press.js";
import { TapPreview } from "../../../../web/table/press/tap-preview.js";
import { passing } from "../../fakes/passing.js";

mock.timers.enable({ apis: ["setTimeout"] });

/** @type {string[]} */
let told = [];
beforeEach(() => {
  told = [];
});

/** Presses a card for a while. @param {number} time @param {number} [moved] */
function hold(time, moved = 0) {
  /** @type {Record<string, (event: any) => void>} */
  const hear = {};
  const holding = new LongPress(/** @type {any} */ ({ look: () => told.push("looked") }));
  holding.attach(
    /** @type {any} */ ({
      addEventListener: (/** @type {string} */ name, /** @type {any} */ listener) => {
        hear[name] = listener;
      },
    }),
  );
  const target = { closest: () => target };
  hear.pointerdown?.({ target, button: 0, clientX: 0, clientY: 0 });
  hear.pointermove?.({ clientX: moved, clientY: 0 });
  passing(time);
  hear.pointerup?.({});
  let taken = true;
  const stop = () => {
    taken = false;
  };
  hear.click?.({ stopPropagation: stop, preventDefault() {} });
  return taken;
}

test("holding a card is looking only", () => {
  equal(hold(600), false);
  deepEqual(told, ["looked"]);
});

test("a tap takes it, and so does a finger that wanders", () => {
  equal(hold(200), true);
  equal(hold(600, 30), true);
  deepEqual(told, []);
});

/** What an element at the top of a drawing does at an event. @param {any} drawn @param {string} name @returns {(event: object) => void} */
function heardBy({ strings, values }, name) {
  return values[strings.findIndex((/** @type {string} */ one) => one.endsWith(`@${name}=`))];
}

/** @param {"guided" | "always" | "never"} lookFirst */
function tableWith(lookFirst) {
  const known = new Set();
  return {
    settings: { lookFirst },
    guide: {
      isOn: true,
      memory: { known, learn: (/** @type {string} */ id) => known.add(id), unlearn: () => {} },
    },
    tapGuard: { byFinger: true },
    deciding: true,
    seats: [],
    view: { seat: 0 },
    // Something was done in this turn.
    history: [{ seat: 0, events: [] }],
    selection: { open: false },
    dialog: null,
    windows: { open: (/** @type {{kind: string}} */ { kind }) => told.push(kind), close() {} },
    feedback: { insist: () => told.push("insisted") },
    send: (/** @type {string} */ name, /** @type {object} */ detail) =>
      told.push(`${name} ${JSON.stringify(detail)}`),
  };
}

/** The turn comes to the player at the table. @param {any} table @param {TapPreview} first */
function othersAct(table, first) {
  table.history = [{ seat: 1, events: [] }];
  first.forget();
}

const FINAL = { final: true };
const show = () => told.push("shown");

test("the first touch shows what cannot be taken back, the second one does it", () => {
  const first = new TapPreview(/** @type {any} */ (tableWith("always")));
  equal(first.shows(FINAL, "take-linz", show), true);
  equal(first.shows(FINAL, "take-passau", show), true);
  equal(first.shows(FINAL, "take-passau", show), false);
  equal(first.shows({ final: false }, "lay-linz", show), false);
  deepEqual(told, ["shown", "shown"]);
});

test("a double tap only shows, since nobody has read it yet, and is answered", () => {
  const table = tableWith("always");
  const first = new TapPreview(/** @type {any} */ (table));
  equal(first.shows(FINAL, "take-linz", show), true);
  Object.assign(table.tapGuard, { isDouble: true });
  equal(first.shows(FINAL, "take-linz", show), true);
  Object.assign(table.tapGuard, { isDouble: false });
  equal(first.shows(FINAL, "take-linz", show), false);
  deepEqual(told, ["shown", "insisted"]);
});

test("by itself every hand looks first, and only in a guided game", () => {
  const table = tableWith("guided");
  const first = new TapPreview(/** @type {any} */ (table));
  for (const byFinger of [true, false]) {
    Object.assign(table, { tapGuard: { byFinger } });
    equal(first.isOn, true);
  }
  table.guide.isOn = false;
  equal(first.isOn, false);
  equal(new TapPreview(/** @type {any} */ (tableWith("never"))).isOn, false);
});

test("the guide says that a touch only shows, where it does", () => {
  /** @type {any} */
  const table = {
    ...tableWith("guided"),
    t: (/** @type {string} */ id) => id,
    word: (/** @type {string} */ name) => `own-${name}`,
    moves: { all: [{}, { final: true }] },
  };
  const guide = new Guide(table, /** @type {any} */ ({ game: "", words: "g", chapters: [] }));
  table.tapPreview = new TapPreview(table);
  equal(guide.wordsOf({ id: "take", looks: true }).text, "g-take own-guide-looks");
  equal(guide.wordsOf({ id: "lay" }).text, "g-lay");
  table.moves.all.pop();
  equal(guide.wordsOf({ id: "take", looks: true }).text, "g-take", "what can be taken back");
  table.moves.all.push({ final: true });
  table.settings.lookFirst = "never";
  equal(guide.wordsOf({ id: "take", looks: true }).text, "g-take");
});

test("whoever leaves the guide goes on looking first until asked about it between two turns, if he may have done so before", () => {
  Object.assign(globalThis, { localStorage: { getItem: () => null, setItem() {} } });
  for (const { lookFirst, shows, known, asked } of /** @type {const} */ ([
    { lookFirst: "guided", shows: true, known: false, asked: true },
    // He looked first in the game before this one.
    { lookFirst: "guided", shows: false, known: true, asked: true },
    { lookFirst: "guided", shows: false, known: false, asked: false },
    { lookFirst: "always", shows: true, known: true, asked: false },
  ])) {
    /** @type {any} */
    const table = tableWith(lookFirst);
    const note = (/** @type {string} */ id) => told.push(id);
    Object.assign(table, { feedback: { info: note }, voice: { tell: note }, requestUpdate() {} });
    table.guide = new Guide(table);
    table.guide.memory.turned = true;
    if (known) table.guide.memory.known.add("look-first");
    table.tapPreview = new TapPreview(table);
    if (shows) table.tapPreview.shows(FINAL, "take-linz", () => {});
    const first = table.tapPreview;
    table.guide.turn(false);
    first.askBetween();
    deepEqual(told.splice(0), ["table-guide-left"], "not in the middle of the turn");
    equal(first.isOn, asked || lookFirst === "always");
    othersAct(table, first);
    first.askBetween();
    first.askBetween();
    deepEqual(told.splice(0), asked ? ["look-first"] : []);
    equal(first.isOn, lookFirst === "always");
    // Leaving the question open tells what holds now.
    table.tapPreview.left();
    deepEqual(told.splice(0), ['table-pref {"lookFirst":"always"}', "table-guide-left-looking"]);
    table.tapPreview.askedAt = 0;
    mock.method(performance, "now", () => 1000);
    table.tapPreview.decide("never");
    mock.restoreAll();
    table.tapPreview.left();
    deepEqual(told.splice(0), ['table-pref {"lookFirst":"never"}']);
  }
});

test("whoever knows the game, and says so at the greeting, is shown no previews at once, whatever was previewed before", () => {
  Object.assign(globalThis, { localStorage: { getItem: () => null, setItem() {} } });
  /** @type {any} */
  const table = tableWith("guided");
  const note = (/** @type {string} */ id) => told.push(id);
  Object.assign(table, {
    feedback: { info: note, note },
    t: (/** @type {string} */ id) => id,
    voice: { tell: note },
    requestUpdate() {},
  });
  table.guide = new Guide(table);
  table.guide.memory.turned = true;
  for (const id of ["welcome", "look-first"]) table.guide.memory.known.add(id);
  table.tapPreview = new TapPreview(table);
  equal(table.tapPreview.isOn, true);
  table.guide.leave(true);
  equal(table.tapPreview.isOn, false);
  told.length = 0;
});

test("whoever knows how it goes is asked once whether it is to stay: between turns, when nobody else speaks", () => {
  /** @type {any} */
  const table = tableWith("guided");
  const first = new TapPreview(table);
  for (const city of ["linz", "passau", "graz"]) {
    first.shows(FINAL, city, show);
    first.shows(FINAL, city, show);
    first.forget();
    first.askBetween();
  }
  deepEqual(told.splice(0), ["shown", "shown", "shown"]);
  table.deciding = false;
  first.askBetween();
  deepEqual(told, []);
  // Back from an earlier moment, the turn is still in its middle.
  table.deciding = true;
  first.askBetween();
  deepEqual(told, []);
  othersAct(table, first);
  for (const speaks of [
    { selection: { open: true } },
    { outspoken: true },
    { guide: { isOn: true, lesson: {} } },
    { busy: true },
  ]) {
    const before = { ...table };
    Object.assign(table, speaks);
    first.askBetween();
    deepEqual(told, []);
    Object.assign(table, { outspoken: false, busy: false, ...before });
  }
  first.askBetween();
  deepEqual(told, ["look-first"]);
  // Once: left open, it is not asked again.
  for (let turn = 0; turn < 4; turn += 1) {
    first.shows(FINAL, "linz", () => {});
    first.shows(FINAL, "linz", () => {});
    othersAct(table, first);
    first.askBetween();
  }
  deepEqual(told, ["look-first"]);
  first.askedAt = Number.NEGATIVE_INFINITY;
  first.decide("never");
  equal(told.at(-1), 'table-pref {"lookFirst":"never"}');
  table.settings.lookFirst = "never";
  first.askBetween();
  equal(told.length, 2);
});

test("a press on the question that has just come does not answer it, and is told so", () => {
  /** @type {any} */
  const table = tableWith("guided");
  const first = new TapPreview(table);
  Object.assign(table, { dialog: { kind: "look-first" }, tapPreview: first, t: () => "" });
  table.windows.hold = () => told.push("held");
  table.windows.close = () => told.push("closed");
  void first.ask();
  first.decide("never");
  const window = { animate: () => {} };
  let isStopped = false;
  for (const name of ["cancel", "click"]) {
    const event = {
      target: window,
      currentTarget: window,
      preventDefault: () => {
        isStopped = name === "cancel";
      },
    };
    heardBy(
      windowOver(table, () => ""),
      name,
    )(event);
    equal(isStopped, true);
  }
  deepEqual(told.splice(0), ["look-first", "held", "held", "held"]);
  first.askedAt = Number.NEGATIVE_INFINITY;
  first.decide("never");
  deepEqual(told, ["closed", 'table-pref {"lookFirst":"never"}']);
});

test("the question that is closed under the guide tells what holds, too", () => {
  /** @type {any} */
  const table = tableWith("guided");
  table.feedback.info = (/** @type {string} */ id) => told.push(id);
  new TapPreview(table).left();
  deepEqual(told, ['table-pref {"lookFirst":"always"}', "table-guide-left-looking"]);
});

test("the guided first game is not interrupted by the question; the next one asks it", () => {
  /** @type {any} */
  const table = tableWith("guided");
  table.seats = [{ kind: "person" }, { kind: "computer", level: "apprentice" }];
  for (const [start, asked] of /** @type {const} */ ([
    ["seat-1", []],
    ["seat-2", ["look-first"]],
  ])) {
    table.view = { seat: 0, observation: { options: { start } } };
    const first = new TapPreview(table);
    for (const city of ["linz", "passau", "graz"]) {
      first.shows(FINAL, city, () => {});
      first.shows(FINAL, city, () => {});
    }
    othersAct(table, first);
    first.askBetween();
    deepEqual(told.splice(0), asked);
  }
});

test("a turn that has begun with a preview is not interrupted by the question", () => {
  /** @type {any} */
  const table = tableWith("guided");
  const first = new TapPreview(table);
  for (const city of ["linz", "passau", "graz"]) {
    first.shows(FINAL, city, () => {});
    first.shows(FINAL, city, () => {});
  }
  othersAct(table, first);
  first.shows(FINAL, "linz", () => {});
  first.askBetween();
  deepEqual(told, []);
});

test("only the person whose touches they were is asked about them", () => {
  /** @type {any} */
  const table = { ...tableWith("guided"), view: { seat: 0 }, seats: [{}, {}] };
  const first = new TapPreview(table);
  /** @param {number} seat */
  const turnOf = (seat) => {
    table.view = { seat };
    table.history = [{ seat: 1 - seat, events: [] }];
    first.forget();
    first.askBetween();
  };
  /** @param {number} count */
  const touches = (count) => {
    for (const city of ["linz", "passau", "graz"].slice(0, count)) {
      first.shows(FINAL, city, () => {});
      first.shows(FINAL, city, () => {});
    }
  };
  touches(3);
  turnOf(1);
  deepEqual(told, [], "somebody else has come to the table");
  // Touches of two people are not the experience of one.
  touches(2);
  turnOf(0);
  deepEqual(told, ["look-first"]);
});

test("where several sit, nobody is asked about what was touched before the game was loaded again", () => {
  /** @type {any} */
  const table = { ...tableWith("guided"), view: { seat: 0 }, seats: [{}, {}] };
  table.guide.isOn = false;
  table.guide.memory.known.add("look-first");
  for (const [seats, asked] of /** @type {const} */ ([
    [[{ kind: "person" }, { kind: "person" }], []],
    [[{ kind: "person" }, { kind: "computer" }], ["look-first"]],
  ])) {
    const sitting = { ...table, seats };
    const first = new TapPreview(sitting);
    othersAct(sitting, first);
    first.askBetween();
    deepEqual(told.splice(0), asked);
  }
});

test("a preview ends with its answer: the next tap on the same thing shows it again", () => {
  const final = { final: true };
  const table = Object.assign(tableWith("always"), {
    bubble: /** @type {{key: string} | null} */ (null),
    tapGuard: { byFinger: true, isDouble: false },
  });
  const preview = new TapPreview(/** @type {any} */ (table));
  const show = () => {
    table.bubble = { key: "street" };
  };
  equal(preview.shows(final, "street", show), true);
  equal(preview.shown, "street");
  table.bubble = null;
  equal(preview.shown, null, "nor is it marked any more");
  equal(preview.shows(final, "street", show), true);
  equal(preview.shows(final, "street", show), false);
});
