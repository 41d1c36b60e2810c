import { deepEqual } from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import "../fakes/document.js";
import { forgetBeyond } from "../../../web/games/thurn-und-taxis/expansions/drafts.js";
import { DiscardChoice } from "../../../web/games/thurn-und-taxis/panels/dialogs.js";
import { TutTable } from "../../../web/games/thurn-und-taxis/table.js";
import { GameTable } from "../../../web/table/game-table.js";

/** Half-made choices: they belong to one position, outlive the page, and come back with an action that is taken back. */

beforeEach(() => {
  /** @type {Map<string, string>} */
  const kept = new Map();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
      setItem: (/** @type {string} */ key, /** @type {string} */ text) => kept.set(key, text),
    },
  });
});

/** @param {string[]} hand @returns {any} */
const seenWith = (hand) => ({ step: 4, seat: 0, observation: { hand } });

/** @param {any} view @returns {any} a table that draws its marks whenever it is asked to */
function tableAt(view) {
  /** @type {any} */
  const table = {
    view,
    bubble: null,
    tapGuard: { isDouble: false },
    requestUpdate: () => table.discards.marked,
  };
  table.discards = new DiscardChoice(table);
  return table;
}

test("marked cards are still marked after the browser was closed", () => {
  const before = tableAt(seenWith(["ulm", "linz"]));
  before.discards.toggle("hand-ulm-0", 2);
  before.discards.toggle("hand-linz-0", 2);
  before.discards.toggle("hand-linz-0", 2);
  const after = tableAt(seenWith(["ulm", "linz"]));
  deepEqual([...after.discards.marked], ["hand-ulm-0"]);
});

test("marks of another game, or of another way to the same step, are not taken over", () => {
  tableAt(seenWith(["ulm", "linz"])).discards.toggle("hand-ulm-0", 2);
  deepEqual([...tableAt(seenWith(["graz", "linz"])).discards.marked], []);
});

test("cards that are taken back from the discard pile are marked as they were", () => {
  const table = tableAt(seenWith(["ulm", "linz"]));
  table.discards.toggle("hand-ulm-0", 1);
  table.view = { step: 5, seat: 0, observation: { hand: ["linz"] } };
  deepEqual([...table.discards.marked], []);
  table.view = seenWith(["ulm", "linz"]);
  deepEqual([...table.discards.marked], ["hand-ulm-0"]);
});

test("whoever takes back what led to a position finds no marks there the next time", () => {
  const table = tableAt(seenWith(["ulm", "linz"]));
  table.discards.toggle("hand-ulm-0", 1);
  forgetBeyond(table, 4);
  deepEqual([...table.discards.marked], ["hand-ulm-0"]);
  forgetBeyond(table, 3);
  deepEqual([...table.discards.marked], []);
  deepEqual([...tableAt(seenWith(["ulm", "linz"])).discards.marked], []);
});

test("a decision that is made once more begins afresh each time it is entered", () => {
  mock.method(GameTable.prototype, "disconnectedCallback", () => {});
  for (const isRiddle of [false, true]) {
    const table = tableAt(seenWith(["ulm", `${isRiddle}`]));
    table.discards.toggle("hand-ulm-0", 1);
    Object.assign(table, { isRiddle });
    table.view.observation.options = {};
    TutTable.prototype.disconnectedCallback.call(table);
    const marked = [...tableAt(seenWith(["ulm", `${isRiddle}`])).discards.marked];
    deepEqual(marked, isRiddle ? [] : ["hand-ulm-0"]);
  }
});

test("where the browser keeps nothing, marks last as long as the page", () => {
  Object.assign(globalThis, { localStorage: undefined });
  const table = tableAt(seenWith(["ulm"]));
  table.discards.toggle("hand-ulm-0", 1);
  deepEqual([...table.discards.marked], ["hand-ulm-0"]);
});
