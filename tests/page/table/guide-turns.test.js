import { equal } from "node:assert/strict";
import { test } from "node:test";
import "../fakes/document.js";
import { LegalActions } from "../../../web/games/thurn-und-taxis/touch/legal-actions.js";
import { COURSE } from "../../../web/games/thurn-und-taxis/touch/lessons.js";
import { Guide } from "../../../web/table/guide/guide.js";
import { FakeStorage } from "../fakes/storage.js";

/** A table with the guide, at which seat 0 is to lay its first card. */
function tableWith() {
  /** @type {any} */
  const table = {
    view: { observation: {} },
    me: 0,
    seen: { round: 1, taken: 2, laid: 0, forced: true, carriageSupply: {}, ending: null },
    own: { route: [], tiles: [] },
    deciding: true,
    moves: new LegalActions(/** @type {any} */ ([{ type: "lay", card: "Linz", end: "first" }])),
    selection: { selected: null },
    closing: null,
    renderRoot: {},
    voice: { say() {}, tell() {} },
    windows: { close() {} },
    tapPreview: { isFirstGame: false },
    t: (/** @type {string} */ id) => id,
    requestUpdate() {},
  };
  table.guide = new Guide(table, COURSE);
  return table;
}

test("each person begins a route with the lesson about beginning, whoever has understood it before", () => {
  const table = tableWith();
  const { guide } = table;
  equal(guide.lesson?.id, "begin");
  guide.learn("begin");
  equal(guide.lesson, null, "there is no route to extend");
  table.me = 1;
  equal(guide.lesson?.id, "begin");
  guide.learn("begin");
  equal(guide.lesson, null);
});

test("what was done is not taught again, and a rematch begins where the last game ended", () => {
  /** @type {Map<string, string>} */
  const kept = new Map();
  const storage = {
    getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ text) => void kept.set(key, text),
  };
  Object.assign(globalThis, { localStorage: storage });
  const table = tableWith();
  table.guide.tell();
  table.guide.acted();
  equal(table.guide.lesson, null, "in the same turn");
  table.seen.round = 2;
  equal(table.guide.lesson, null, "in the next round");
  equal(tableWith().guide.lesson, null, "in a rematch");
});

test("what was taken back is taught again", () => {
  Object.assign(globalThis, { localStorage: new FakeStorage() });
  const table = tableWith();
  const { guide } = table;
  table.view.step = 4;
  guide.tell();
  guide.acted();
  table.view.step = 5;
  guide.tookBack();
  equal(guide.lesson, null, "nothing was taken back");
  table.view.step = 4;
  guide.tookBack();
  equal(guide.lesson?.id, "begin");
  equal(tableWith().guide.lesson?.id, "begin", "in the next game, too");
});

test("the guide leads only in a decision for which it has said what to do", () => {
  Object.assign(globalThis, { localStorage: new FakeStorage() });
  const table = tableWith();
  const { guide } = table;
  table.view.step = 4;
  guide.tell();
  guide.acted();
  equal(guide.isLed(4), false, "any card begins a route");
  table.moves = new LegalActions(/** @type {any} */ ([{ type: "end" }]));
  table.view.step = 5;
  equal(guide.lesson?.id, "end");
  guide.tell();
  guide.acted();
  equal(guide.isLed(5), true, "the turn is to be ended");
  equal(guide.isLed(4), false);
});

test("a first game has a goal, which is told in its second round", () => {
  const table = tableWith();
  table.moves = new LegalActions(/** @type {any} */ ([{ type: "take", card: "Linz" }]));
  Object.assign(table.seen, { taken: 0, round: 2, display: [], carriageSupply: { 3: 4 } });
  equal(table.guide.lesson?.id, "goal");
});

test("a route is extended once there is one", () => {
  const table = tableWith();
  table.moves = new LegalActions(/** @type {any} */ ([{ type: "lay", card: "Linz", end: "left" }]));
  equal(table.guide.lesson?.id, "extend");
});

test("a greeting in which the player has acted does not come again in the next game", () => {
  const table = tableWith();
  table.guide.memory.note("welcome", 1);
  table.guide.acted();
  equal(tableWith().guide.memory.known.has("welcome"), true);
});

test("whoever plays on without an answer to the greeting has not asked for the guide", () => {
  /** @param {boolean} isFirstGame @param {boolean} isAnswered */
  const goesOn = (isFirstGame, isAnswered) => {
    Object.assign(globalThis, { localStorage: new FakeStorage() });
    const table = tableWith();
    Object.assign(table, { tapPreview: { isFirstGame } });
    table.guide.memory.note("welcome", 1);
    if (isAnswered) table.guide.learn("welcome");
    table.guide.acted();
    return table.guide.isOn;
  };
  equal(goesOn(false, false), false);
  equal(goesOn(false, true), true, "it was asked for");
  equal(goesOn(true, false), true, "and a guided first game is asked for as a whole");
});
