import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import "../fakes/document.js";
import { assignBest } from "../../../web/games/murano/panels/sheets.js";
import { LegalActions as MuranoActions } from "../../../web/games/murano/touch/legal-actions.js";
import { Selection } from "../../../web/games/murano/touch/selection.js";
import { DiscardChoice } from "../../../web/games/thurn-und-taxis/panels/dialogs.js";
import { LegalActions } from "../../../web/games/thurn-und-taxis/touch/legal-actions.js";

/** Several presses that are sent as one: each table sends a legal action and the texts of what follows it. */

/** @param {object} parts @returns {any} a table that notes what it sends */
function tableWith(parts) {
  /** @type {string[][]} */
  const sent = [];
  return {
    sent,
    act: (/** @type {{text: string}} */ { text }, /** @type {string[]} */ following = []) =>
      sent.push([text, ...following]),
    requestUpdate() {},
    feedback: { info() {} },
    tapGuard: { isDouble: false },
    t: (/** @type {string} */ id) => id,
    ...parts,
  };
}

/** @param {string} card @returns {any} */
const discard = (card) => ({ type: "discard", card, text: `discard ${card}` });

test("all cards that are marked are put away at once, of two equal ones both", () => {
  const table = tableWith({ moves: new LegalActions([discard("Lodz"), discard("Ulm")]) });
  const choice = new DiscardChoice(table);
  for (const key of ["hand-Lodz-0", "hand-Ulm-0", "hand-Lodz-1"]) choice.toggle(key, 3);
  choice.confirm();
  deepEqual(table.sent, [["discard Lodz", "discard Ulm", "discard Lodz"]]);
});

test("a change of mind before that moves the first mark on", () => {
  const cities = ["Lodz", "Ulm", "Brünn"];
  const table = tableWith({
    board: { cities: cities.map((id) => ({ id, name: id })) },
    moves: new LegalActions(cities.map(discard)),
  });
  const choice = new DiscardChoice(table);
  for (const key of ["hand-Lodz-0", "hand-Ulm-0", "hand-Brünn-0", "hand-Ulm-0", "hand-Lodz-0"])
    choice.toggle(key, 2);
  choice.confirm();
  deepEqual(table.sent, [["discard Brünn", "discard Lodz"]]);
});

/** @param {string} text @param {number} from @param {number} to @returns {any} */
const sail = (text, from, to) => ({ type: "sail", text, from, to });

test("ships clear the way and sail in one, and what brings gold follows them", () => {
  const moves = new MuranoActions([sail("sail 7-8", 7, 8), sail("sail 4-6", 4, 6)]);
  const ways = [
    { space: 7, sails: ["sail 7-8", "sail 4-7"], follows: null },
    { space: 6, sails: ["sail 4-6"], follows: "take gold" },
  ];
  const table = tableWith({ moves, seen: { reach: ways } });
  const selection = new Selection(table);
  selection.launch(7);
  selection.launch(6);
  selection.ship = 4;
  selection.space(6);
  deepEqual(table.sent, [
    ["sail 7-8", "sail 4-7"],
    ["sail 4-6", "take gold"],
    ["sail 4-6", "take gold"],
  ]);
});

test("the best assignment is sent in one, but for what ends the turn", () => {
  const texts = ["score a on b", "score c on d", "end turn"];
  const moves = new MuranoActions(
    texts.map((text) => /** @type {any} */ ({ type: "score", text })),
  );
  const table = tableWith({ moves, own: { best: { actions: texts } } });
  assignBest(table);
  deepEqual(table.sent, [texts.slice(0, -1)]);
});
