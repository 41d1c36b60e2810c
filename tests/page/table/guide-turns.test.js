import { equal } from "node:assert/strict";
import { test } from "node:test";
import "../fakes/document.js";
import { LegalActions } from "../../../web/games/thurn-und-taxis/touch/legal-actions.js";
import { COURSE } from "../../../web/games/thurn-und-taxis/touch/lessons.js";
import { Guide } from "../../../web/table/guide/guide.js";

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

test("a route is extended once there is one", () => {
  const table = tableWith();
  table.moves = new LegalActions(/** @type {any} */ ([{ type: "lay", card: "Linz", end: "left" }]));
  equal(table.guide.lesson?.id, "extend");
});
