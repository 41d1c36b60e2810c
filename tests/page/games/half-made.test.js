import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import "../fakes/document.js";
import {
  assignSheet,
  nextSeat,
} from "../../../web/games/thurn-und-taxis/expansions/audience/assign.js";
import { ways } from "../../../web/games/thurn-und-taxis/expansions/audience/coaches.js";
import { audience } from "../../../web/games/thurn-und-taxis/expansions/audience/index.js";
import { offices } from "../../../web/games/thurn-und-taxis/expansions/offices.js";
import { DiscardChoice, pressKey } from "../../../web/games/thurn-und-taxis/panels/dialogs.js";
import { TutTable } from "../../../web/games/thurn-und-taxis/table.js";
import { ClosingDraft } from "../../../web/games/thurn-und-taxis/touch/closing-draft.js";
import { Selection } from "../../../web/games/thurn-und-taxis/touch/selection.js";
import { press } from "../fakes/drawn.js";

/** Half-made choices of all panels: undo takes the last step back, Escape all of it, and says so where there is none. */

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
    feedback: { info: (/** @type {string} */ id, /** @type {string} */ at) => told.push([id, at]) },
    t: (/** @type {string} */ id) => id,
    portrait() {},
    requestUpdate() {},
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
  equal(stepsBack(), 0);
});

test("clerics come out of the coaches one by one, or all at once; who is held is put down first", () => {
  const table = tableWith({
    view: { step: 2, seat: 0, observation: { audience: {} } },
    moves: { all: [{ type: "assign" }], discards: [] },
  });
  const leave = (/** @type {boolean} */ whole) => audience.leaveDraft?.(table, whole) ?? null;
  const ranks = ways.ranks.map(({ id }) => id);
  const [first, second, third] = ranks.map((id) => `cleric-${id}`);
  const [one, two, three] = ways.carriages.map(({ id }) => `coach-${id}`);
  for (const name of [first, one, second, two, third]) press(assignSheet(table), name ?? "");
  leave(true)?.();
  // Two of them sit in coaches still.
  deepEqual(nextSeat(table, ranks), [third, three]);
  leave(false)?.();
  deepEqual(nextSeat(table, ranks), [second, two]);
  press(assignSheet(table), second ?? "");
  press(assignSheet(table), two ?? "");
  leave(true)?.();
  deepEqual(nextSeat(table, ranks), [first, one]);
  equal(leave(false), null);
});

test("marked cards are taken back one by one, or all at once, only where they are asked for", () => {
  const table = tableWith({ moves: { all: [], discards: [{ card: "ulm" }] } });
  const { discards } = table;
  for (const key of ["hand-ulm-0", "hand-linz-0", "hand-graz-0"]) discards.toggle(key, 3);
  discards.leave(false)?.();
  deepEqual([...discards.marked], ["hand-ulm-0", "hand-linz-0"]);
  discards.leave(true)?.();
  deepEqual([...discards.marked], []);
  equal(discards.leave(false), null);
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

test("Escape says what a panel waits for, where nothing is half chosen", () => {
  const table = returning();
  equal(pressKey(table, "escape"), true);
  deepEqual(table.told, [["tut-aw-return-count", "return-tiles"]]);
  const clerics = tableWith({
    view: { step: 3, seat: 0, observation: { audience: {} } },
    moves: { all: [{ type: "assign" }], discards: [] },
  });
  equal(pressKey(clerics, "escape"), true);
  deepEqual(clerics.told, [["tut-au-assign-left", "assign-confirm"]]);
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
  table.selection.openClosing();
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
  table.tapGuard = { isDouble: true, isEchoAt: () => false };
  selection.selected = { city: "ulm", key: "hand-ulm-0" };
  selection.city("ulm");
  equal(selection.selected?.key, "hand-ulm-0");
  table.closing = { toggle: () => table.told.push("toggled") };
  selection.city("ulm");
  deepEqual(table.told, new Array(2).fill(["table-info-once", "map"]));
  table.tapGuard.isDouble = false;
  selection.city("ulm");
  equal(table.told.at(-1), "toggled");
  table.closing = null;
  selection.city("ulm");
  equal(selection.selected, null);
});
