import { deepEqual, equal, match } from "node:assert/strict";
import { test } from "node:test";
import "../fakes/document.js";
import {
  assignSheet,
  nextSeat,
} from "../../../web/games/thurn-und-taxis/expansions/audience/assign.js";
import { COACHES, waysOf } from "../../../web/games/thurn-und-taxis/expansions/audience/coaches.js";
import { audience } from "../../../web/games/thurn-und-taxis/expansions/audience/index.js";
import { offices } from "../../../web/games/thurn-und-taxis/expansions/offices.js";
import {
  DiscardChoice,
  discardPanel,
  pressKey,
} from "../../../web/games/thurn-und-taxis/panels/dialogs.js";
import { TutTable } from "../../../web/games/thurn-und-taxis/table.js";
import {
  ClosingDraft,
  openClosing,
} from "../../../web/games/thurn-und-taxis/touch/closing-draft.js";
import { Selection } from "../../../web/games/thurn-und-taxis/touch/selection.js";
import { GameTable } from "../../../web/table/game-table.js";
import { markup, press } from "../fakes/drawn.js";
import { notedFeedback } from "../fakes/told.js";

/** Half-made choices of all panels: undo takes the last step back, Escape all of it until undo, and says so where there is none. */

/** @param {object} [parts] @returns {any} a table that notes what it tells */
function tableWith(parts) {
  /** @type {unknown[]} */
  const told = [];
  const table = {
    told,
    bubble: null,
    view: { step: 1, seat: 0, observation: {} },
    seen: { options: {}, helpers: [] },
    moves: { all: [], discards: [] },
    board: { countries: [], cities: [] },
    openCards: [],
    windows: { leave: () => false },
    voice: { tell() {} },
    feedback: notedFeedback(told),
    t: (/** @type {string} */ id) => id,
    portrait() {},
    requestUpdate() {},
    focusOn: () => false,
    updateComplete: Promise.resolve(),
    tapGuard: { isDouble: false },
    tapPreview: { shown: null },
    ...parts,
  };
  return { ...table, discards: new DiscardChoice(/** @type {any} */ (table)) };
}

/** A table at which office tiles are given back. */
function returning() {
  const helpers = ["postillion", "wagner"];
  return tableWith({
    view: { step: 1, seat: 0, observation: { offices: {} } },
    seen: { options: {}, helpers },
    own: { offices: { postillion: 1, wagner: 1 } },
    moves: { all: [{ type: "return", officials: helpers }], discards: [] },
  });
}

/** What its panel draws. @param {any} table */
const sheetOf = (table) => offices.sheet?.(table);

test("marked office tiles are taken back one by one, or all at once", () => {
  const table = returning();
  const leave = (/** @type {boolean} */ whole) => offices.leaveDraft?.(table, whole);
  const stepsBack = () => {
    let steps = 0;
    for (let back = leave(false); back; back = leave(false)) {
      back();
      steps += 1;
    }
    return steps;
  };
  const mark = () => {
    for (const id of ["postillion", "wagner"]) press(sheetOf(table), `return-${id}`);
  };
  equal(leave(false), null);
  mark();
  equal(stepsBack(), 2);
  mark();
  leave(true)?.();
  deepEqual(table.told, [["tut-marks-cleared", "return-tiles"]]);
  equal(leave(true), null);
  // First what was cleared comes back, then each mark goes.
  equal(stepsBack(), 3);
});

test("clerics come out of the coaches one by one, or all at once; who is held is put down first", () => {
  const table = tableWith({
    view: { step: 2, seat: 0, observation: { audience: {} } },
    moves: { all: [{ type: "assign" }], discards: [] },
  });
  const leave = (/** @type {boolean} */ whole) => audience.leaveDraft?.(table, whole) ?? null;
  const ranks = waysOf({}).ranks.map(({ id }) => id);
  const [first, second, third] = ranks.map((id) => `cleric-${id}`);
  const [one, two, three] = COACHES.map(({ id }) => `coach-${id}`);
  for (const name of [first, one, second, two, third]) press(assignSheet(table), name ?? "");
  leave(true)?.();
  // Two of them sit in coaches still.
  deepEqual(nextSeat(table, ranks), [third, three]);
  leave(false)?.();
  deepEqual(nextSeat(table, ranks), [second, two]);
  press(assignSheet(table), second ?? "");
  press(assignSheet(table), two ?? "");
  press(assignSheet(table), third ?? "");
  for (let times = 0; times < 2; times += 1) leave(true)?.();
  deepEqual(nextSeat(table, ranks), [first, one]);
  deepEqual(table.told, [["tut-au-seats-cleared", "assign-confirm"]]);
  equal(leave(true), null);
  leave(false)?.();
  deepEqual(nextSeat(table, ranks), [third, three]);
  for (let times = 0; times < 2; times += 1) leave(false)?.();
  deepEqual(nextSeat(table, ranks), [first, one]);
  equal(leave(false), null);
});

test("coaches are called by their colours on their sheet, as hints call them, beside their countries", () => {
  const table = tableWith({
    view: { step: 2, seat: 0, observation: { audience: {} } },
    moves: { all: [{ type: "assign" }], discards: [] },
    t: (/** @type {string} */ id, /** @type {{coach?: string}} */ { coach = id } = {}) => coach,
  });
  const seen = markup(assignSheet(table)).matchAll(/coach-colour"[^>]*>([\w-]+)</g);
  const colours = COACHES.map(({ id }) => `tut-au-coach-${id}`);
  deepEqual(
    [...seen].map(([, colour]) => colour),
    colours,
  );
});

test("marked cards are taken back one by one, or all at once, only where they are asked for", () => {
  const table = tableWith({ moves: { all: [], discards: [{ card: "ulm" }] } });
  const { discards } = table;
  for (const key of ["hand-ulm-0", "hand-linz-0", "hand-graz-0"]) discards.toggle(key, 3);
  discards.leave(false)?.();
  deepEqual([...discards.marked], ["hand-ulm-0", "hand-linz-0"]);
  discards.leave(true)?.();
  deepEqual([...discards.marked], []);
  deepEqual(table.told.at(-1), ["tut-marks-cleared", "discard-confirm"]);
  equal(discards.leave(true), null);
  discards.leave(false)?.();
  deepEqual([...discards.marked], ["hand-ulm-0", "hand-linz-0"]);
  for (let times = 0; times < 2; times += 1) discards.leave(false)?.();
  equal(discards.leave(false), null);
});

test("once enough cards are marked, those that go are named beside the button that discards them", () => {
  /** @type {any[]} */
  const said = [];
  const cities = ["ulm", "linz", "graz"].map((id) => ({ id, name: id.toUpperCase() }));
  const table = tableWith({
    moves: { all: [], discards: [{ card: "ulm" }] },
    seen: { options: {}, surplus: 2 },
    own: { hand: ["ulm", "linz", "graz"] },
    board: { countries: [], cities },
    countryId: () => "free",
    cardImages: { images: { address: () => "" } },
    t: (/** @type {string} */ id, /** @type {object} */ args) => said.push([id, args]) && id,
  });
  const counted = () => {
    said.length = 0;
    discardPanel(table);
    return said.find(([id]) => id === "tut-discard-count")?.[1];
  };
  table.discards.toggle("hand-graz-0", 2);
  equal(counted().left, 1);
  table.discards.toggle("hand-ulm-0", 2);
  const { left, count, cities: names } = counted();
  deepEqual([left, count], [0, 2]);
  match(names, /^GRAZ.*ULM$/);
  // What a key hears then has the same words.
  /** @type {any[]} */
  const answered = [];
  table.feedback.info = (/** @type {any[]} */ ...words) => answered.push(words);
  table.discards.explain();
  deepEqual(answered, [["tut-discard-count", "discard-confirm", { left, count, cities: names }]]);
});

test("undo brings back the marks as they were before a press, also where it moved one or took one away", () => {
  const table = tableWith({ moves: { all: [], discards: [{ card: "ulm" }] } });
  table.board.cities = [{ id: "ulm", name: "Ulm" }];
  const { discards } = table;
  for (const key of ["hand-ulm-0", "hand-linz-0"]) discards.toggle(key, 2);
  discards.toggle("hand-graz-0", 2);
  deepEqual([...discards.marked], ["hand-linz-0", "hand-graz-0"]);
  discards.leave(false)?.();
  deepEqual([...discards.marked], ["hand-ulm-0", "hand-linz-0"]);
  discards.toggle("hand-ulm-0", 2);
  discards.leave(false)?.();
  deepEqual([...discards.marked], ["hand-ulm-0", "hand-linz-0"]);
  const tiles = returning();
  for (const id of ["wagner", "postillion", "wagner"]) press(sheetOf(tiles), `return-${id}`);
  offices.leaveDraft?.(tiles, false)?.();
  press(sheetOf(tiles), "return-wagner");
  equal(offices.leaveDraft?.(tiles, true) !== null, true);
});

test("numbers choose in the panel that asks, and never from the display behind it", () => {
  const table = returning();
  table.openCards = ["ulm", "linz", "graz"];
  table.selection = { take: (/** @type {string} */ city) => table.told.push(`take ${city}`) };
  const tiles = ["postillion", "wagner"].map((id) => ({
    click: () => table.told.push(id),
    focus() {},
  }));
  table.renderRoot = {
    querySelectorAll: (/** @type {string} */ at) => (at === "[data-numbered] button" ? tiles : []),
  };
  for (const key of ["2", "1", "3"]) equal(pressKey(table, key), true);
  // One digit too many is answered with what the panel waits for.
  const why = ["tut-key-in-panel", "tut-aw-return-count", "return-tiles"];
  deepEqual(table.told, ["wagner", "postillion", why]);
  tiles.length = 0;
  pressKey(table, "3");
  deepEqual(table.told.at(-1), "take graz");
  table.moves.discards = [{ card: "ulm" }];
  table.own.hand = ["ulm"];
  table.board = { countries: [], cities: [{ id: "ulm", name: "Ulm" }] };
  Object.assign(table, { countryId: () => "free", cardImages: { images: { address: () => "" } } });
  for (const drawn of [sheetOf(table), discardPanel(table)]) match(markup(drawn), / data-numbered/);
});

test("a tile that cannot be given back is told to be so, unless it is marked", () => {
  const table = returning();
  table.seen.helpers.push("amtmann");
  table.own.offices = { postillion: 1, wagner: 0, amtmann: 1 };
  table.moves.all = [{ type: "return", officials: ["postillion", "amtmann"] }];
  const shut = () =>
    markup(sheetOf(table))
      .match(/aria-disabled=(true|false)/g)
      ?.slice(0, 2);
  deepEqual(shut(), ["aria-disabled=false", "aria-disabled=true"]);
  press(sheetOf(table), "return-postillion");
  deepEqual(shut(), ["aria-disabled=false", "aria-disabled=true"]);
});

test("Escape says what a panel waits for, where nothing is half chosen", () => {
  const table = returning();
  equal(pressKey(table, "escape"), true);
  deepEqual(table.told, [["tut-key-in-panel", "tut-aw-return-count", "return-tiles"]]);
  const clerics = tableWith({
    view: { step: 3, seat: 0, observation: { audience: {} } },
    moves: { all: [{ type: "assign" }], discards: [] },
  });
  equal(pressKey(clerics, "escape"), true);
  deepEqual(clerics.told, [["tut-key-in-panel", "tut-au-assign-left", "assign-confirm"]]);
});

test("the steps of closing are taken back one by one, a change that was none is no step", () => {
  const closes = [
    { houses: ["ulm", "linz"], modes: ["each"], text: "each" },
    { houses: ["ulm"], modes: ["each"], text: "one" },
    { houses: ["graz", "wien"], modes: ["all"], text: "all" },
  ].map((one) => ({ type: "close", official: null, declined: false, ...one }));
  const draft = new ClosingDraft(/** @type {any} */ (closes), null, () => {}, { propose: true });
  const { moment } = draft;
  draft.toggle("linz");
  draft.setMode("all");
  draft.setMode("all");
  deepEqual(draft.houses, ["graz", "wien"]);
  draft.back();
  deepEqual([draft.mode, draft.houses], ["each", ["ulm"]]);
  draft.back();
  deepEqual(draft.moment, moment);
  deepEqual(draft.before, []);
});

test("undo puts a chosen card down, takes the last step of closing back, then closes the panel", () => {
  const table = tableWith({ closing: null, halfMade: () => null });
  const selection = new Selection(table);
  table.selection = selection;
  const { get: leaveDraft } =
    Object.getOwnPropertyDescriptor(TutTable.prototype, "leaveDraft") ?? {};
  const chosen = Object.getOwnPropertyDescriptor(TutTable.prototype, "isChosen") ?? {};
  Object.defineProperty(table, "isChosen", chosen);
  const leave = () => leaveDraft?.call(table) ?? null;
  equal(leave(), null);
  selection.selected = { city: "ulm", key: "hand-ulm-0" };
  leave()();
  equal(selection.selected, null);
  // What was only looked at is forgotten with its answer.
  selection.lookedLast = { city: "ulm", key: "hand-ulm-0" };
  equal(leave(), null);
  table.bubble = { kind: "info" };
  table.tapPreview.shown = "take-ulm";
  leave()();
  table.tapPreview.shown = null;
  equal(selection.looked, null);
  const steps = ["linz"];
  table.closing = { before: steps, back: () => steps.pop() };
  table.halfMade = () => () => {
    table.closing = null;
  };
  leave()();
  deepEqual([steps, table.closing === null], [[], false]);
  leave()();
  equal(table.closing, null);
});

test("a card that is only looked at is nothing to take back", () => {
  const looking = Object.getOwnPropertyDescriptor(TutTable.prototype, "isLooking")?.get;
  const seen = { isChosen: false, halfMade: () => null, leftClosing: null };
  equal(looking?.call(seen), true);
  equal(looking?.call({ ...seen, isChosen: true }), false);
});

test("of a table without half-made things of its own, all that is not chosen is only looked at", () => {
  const looking = Object.getOwnPropertyDescriptor(GameTable.prototype, "isLooking")?.get;
  for (const open of [true, false]) equal(looking?.call({ selection: { open } }), !open);
});

test("undo brings back the choice in a closing panel that was left, which says so; a panel without one is only closed", () => {
  const draft = { choices: { houses: ["ulm"] }, before: [/** @type {unknown} */ (null)] };
  const table = tableWith({ closing: draft, moves: { closes: [{}], discards: [] } });
  table.draftClosing = (/** @type {object} */ choices) => ({ choices, before: [] });
  const { get } = Object.getOwnPropertyDescriptor(TutTable.prototype, "leftClosing") ?? {};
  const bringBack = () => get?.call(table);
  equal(bringBack(), null);
  TutTable.prototype.cancelClosing.call(table);
  deepEqual([table.closing, table.told], [null, [["tut-closing-left", "btn-close"]]]);
  bringBack()();
  deepEqual(table.closing.choices, draft.choices);
  TutTable.prototype.cancelClosing.call(table);
  deepEqual([bringBack(), table.told.length], [null, 1]);
});

test("the key that opens the closing leads to its button, also once it is open, and keeps what is chosen there", async () => {
  /** @type {string[]} */
  const focused = [];
  const table = tableWith({
    closing: null,
    moves: { all: [], discards: [], closes: [{ type: "close" }] },
    inputQueue: { waits: () => false },
    updateComplete: Promise.resolve(),
    draftClosing: () => ({ houses: [] }),
    focusOn: (/** @type {string} */ selector) => focused.push(selector) > 0,
    focusTask: () => focused.push("heading") > 0,
  });
  table.selection = new Selection(table);
  pressKey(table, "c");
  await table.updateComplete;
  const draft = table.closing;
  pressKey(table, "c");
  equal(table.closing, draft);
  deepEqual(focused, ['[data-part="close-confirm"]', '[data-part="close-confirm"]']);
  table.closing = null;
  openClosing(table);
  await table.updateComplete;
  deepEqual(focused.slice(2), ["heading"]);
});

test("the second half of a double tap on the map does not undo what the first one has chosen there", () => {
  const table = tableWith({
    inputQueue: { waits: () => false },
    moves: { fitsOf: () => [] },
    own: { hand: ["ulm"], route: [] },
  });
  const selection = new Selection(table);
  Object.assign(table, { closing: null, selection });
  table.tapGuard = {
    isDouble: true,
    isEchoAt: () => false,
    answerOnce: (/** @type {string} */ at) => table.told.push(["once", at]),
  };
  selection.selected = { city: "ulm", key: "hand-ulm-0" };
  selection.city("ulm");
  equal(selection.selected?.key, "hand-ulm-0");
  table.closing = { houses: [], toggle: () => table.told.push("toggled") };
  selection.city("ulm");
  deepEqual(table.told, new Array(2).fill(["once", "map"]));
  table.tapGuard.isDouble = false;
  selection.city("ulm");
  equal(table.told.at(-1), "toggled");
  table.closing = null;
  table.board.cities = [{ id: "ulm", name: "Ulm" }];
  table.moves.isBetweenEnds = () => true;
  selection.city("ulm");
  // A later tap asks again where the card is to lie.
  deepEqual(table.told.at(-1), ["tut-say-choose-end", "map"]);
  equal(selection.selected?.key, "hand-ulm-0");
});
