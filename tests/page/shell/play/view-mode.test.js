import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import { isReplay, nextMode, TABLE_ONLY } from "../../../../web/shell/play/view-mode.js";

/** @typedef {import("../../../../web/shell/play/view-mode.js").ViewEvent} ViewEvent */

const COSTLY = /** @type {any} */ ({ step: 7, seat: 1 });

/** @param {...ViewEvent} events  each replay is asked for with a decision */
function after(...events) {
  return events.reduce((mode, event) => nextMode(mode, event, COSTLY), TABLE_ONLY);
}

/** @type {[string, ViewEvent[], string][]} */
const SEQUENCES = [
  ["a replay leads back to the table", ["replay", "close"], "table"],
  ["the list of seats leads back to the table", ["players", "close"], "table"],
  ["the result can be put away and shown again", ["end", "close", "end"], "end"],
  ["the counting leads to the result", ["count", "close"], "end"],
  ["the result is shown in the middle of the counting", ["count", "end"], "end"],
  ["it is counted once more", ["count", "close", "count"], "counting"],
  [
    "a replay in the middle of the counting leads to the result",
    ["count", "replay", "close"],
    "end",
  ],
  ["a game that is to be counted during a replay waits", ["replay", "count"], "endedReplay"],
  ["the counting is the end of a replay", ["end", "replay", "recount", "close"], "end"],
  ["what the analysis shows is not counted", ["end", "analysis", "replay", "recount"], "decision"],
  ["another tab ends the counting", ["count", "interrupt"], "table"],
  ["the counting takes the place of the list of seats", ["players", "count"], "counting"],
  ["the analysis is opened from the result", ["end", "analysis"], "analysis"],
  ["it leads back to the result", ["end", "analysis", "close"], "end"],
  ["a replay from the result leads back to it", ["end", "replay", "close"], "end"],
  ["a decision leads back to the analysis", ["end", "analysis", "replay", "close"], "analysis"],
  ["and from there to the result", ["end", "analysis", "replay", "close", "close"], "end"],
  ["a game that ends during a replay waits", ["replay", "end"], "endedReplay"],
  ["its result comes after the replay", ["replay", "end", "close"], "end"],
  ["the result takes the place of the list of seats", ["players", "end"], "end"],
  ["a curtain ends a replay", ["replay", "interrupt"], "table"],
  ["it ends a replay of a game that is over", ["replay", "end", "interrupt"], "table"],
  ["another tab ends the analysis", ["end", "analysis", "interrupt"], "table"],
  ["it ends what the analysis shows", ["end", "analysis", "replay", "interrupt"], "table"],
  [
    "a replay after that does not lead to the analysis",
    ["end", "analysis", "replay", "interrupt", "replay", "close"],
    "table",
  ],
  ["a curtain leaves the list of seats", ["players", "interrupt"], "players"],
];

for (const [sentence, events, mode] of SEQUENCES)
  test(sentence, () => equal(after(...events).name, mode));

test("only what the analysis shows knows of a decision", () => {
  deepEqual(after("end", "analysis", "replay"), { name: "decision", costly: COSTLY });
  equal(after("replay").costly, null);
  equal(after("end", "analysis", "replay", "close").costly, null);
  equal(nextMode(after("end", "analysis"), "replay").costly, null, "a place of the chart");
});

test("what leads nowhere changes nothing", () => {
  for (const events of /** @type {ViewEvent[][]} */ ([
    [],
    ["players"],
    ["end"],
    ["end", "analysis"],
    ["replay"],
    ["replay", "end"],
    ["end", "analysis", "replay"],
  ])) {
    const mode = after(...events);
    equal(nextMode(mode, "players") === mode, mode.name !== "table");
    equal(nextMode(mode, "analysis") === mode, mode.name !== "end");
  }
});

test("an earlier moment is looked at in three modes", () => {
  equal(isReplay(after()), false);
  equal(isReplay(after("end", "analysis")), false);
  equal(isReplay(after("replay")), true);
  equal(isReplay(after("replay", "end")), true);
  equal(isReplay(after("end", "analysis", "replay")), true);
});
