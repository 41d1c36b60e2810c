import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import { DOUBLE_TAP_MS, DOUBLE_TAP_PX, FRESH_MS } from "../../../../web/core/press-constants.js";
import { judge } from "../../../../web/table/press/judge.js";

/** The press before: a card of position 7, beside which another one could be chosen. */
const BEFORE = {
  x: 100,
  y: 100,
  time: 1000,
  under: "card-ulm",
  switched: "false",
  inBar: false,
  step: 7,
  offered: new Set(["card-ulm", "card-linz"]),
};
/** Everything on the table has been seen. */
const SEEN = { newUntil: 0, freshUntil: 0, bar: "", ownSince: Number.NEGATIVE_INFINITY };
/** Nothing of the new position has been seen. */
const UNSEEN = { ...SEEN, newUntil: Number.POSITIVE_INFINITY };
/** Nor have the buttons that stand in the bar of the turn now. */
const BAR_UNSEEN = { ...SEEN, freshUntil: Number.POSITIVE_INFINITY, bar: "own" };
/** They are those of a computer's turn. */
const THINKING_UNSEEN = { ...BAR_UNSEEN, bar: "thinking" };

const FAR = { x: 100 + DOUBLE_TAP_PX };
const SOON = { time: 1000 + DOUBLE_TAP_MS - 1 };
const LATER = { time: 1000 + DOUBLE_TAP_MS };
const LAST = { time: 1000 + FRESH_MS };

/** @type {[string, object, object, string, string][]} */
const PRESSES = [
  ["the same thing at once is pressed twice", SOON, SEEN, "double", "own"],
  ["something else there is not meant", { ...SOON, under: "end" }, SEEN, "double", "echo"],
  ["what was switched there stays", { ...SOON, switched: "true" }, SEEN, "double", "undoing"],
  ["a little later it is switched back", { ...LATER, switched: "true" }, SEEN, "hasty", "own"],
  ["elsewhere it is", { ...SOON, ...FAR, under: "end" }, SEEN, "none", "own"],
  ["a little later it is", { ...LATER, under: "end" }, SEEN, "hasty", "own"],
  ["later still nothing is hasty", { ...LAST, under: "end" }, SEEN, "none", "own"],
  ["a new position came under it", { ...LATER, step: 8 }, UNSEEN, "hasty", "tooSoon"],
  ["it came there at once", { ...SOON, step: 8, under: "end" }, UNSEEN, "double", "tooSoon"],
  ["it was seen by then", { ...LATER, step: 8 }, SEEN, "hasty", "own"],
  ["the position is the same", LATER, UNSEEN, "hasty", "own"],
  [
    "elsewhere what was offered before is meant",
    { ...LATER, ...FAR, step: 8, isChoice: true, under: "card-linz" },
    UNSEEN,
    "none",
    "own",
  ],
  [
    "what was not offered before is not",
    { ...LATER, ...FAR, step: 8, isChoice: true, under: "card-graz" },
    UNSEEN,
    "none",
    "tooSoon",
  ],
  [
    "in a position to which the player has gone back everything was seen",
    { ...LATER, ...FAR, step: 6, isChoice: true, under: "card-graz" },
    UNSEEN,
    "none",
    "own",
  ],
  [
    "but not at the same place",
    { ...LATER, step: 6, isChoice: true, under: "card-graz" },
    UNSEEN,
    "hasty",
    "tooSoon",
  ],
  ["what is no choice is", { ...LATER, ...FAR, step: 8, under: "seat-1" }, UNSEEN, "none", "own"],
  ["the bar has changed hands", { ...LATER, ...FAR, inBar: true }, BAR_UNSEEN, "none", "late"],
  [
    "to a computer, and the press goes elsewhere than the one before",
    { ...LATER, ...FAR, inBar: true },
    THINKING_UNSEEN,
    "none",
    "own",
  ],
  ["to a computer, and it goes there", { ...LATER, inBar: true }, THINKING_UNSEEN, "hasty", "late"],
  ["the bar was seen", { ...LATER, ...FAR, inBar: true }, SEEN, "none", "own"],
  ["beside the bar nothing is late", { ...LATER, ...FAR }, BAR_UNSEEN, "none", "own"],
  [
    "a new position that was not seen comes before the bar",
    { ...LATER, step: 8, inBar: true },
    { ...BAR_UNSEEN, newUntil: Number.POSITIVE_INFINITY },
    "hasty",
    "tooSoon",
  ],
];

for (const [sentence, change, seen, repeat, meaning] of PRESSES)
  test(sentence, () => {
    const press = { ...BEFORE, isChoice: false, ...change };
    deepEqual(judge(press, BEFORE, /** @type {any} */ (seen)), { repeat, meaning });
  });

test("the first press of all means what lies there, unless the bar has changed hands", () => {
  const press = { ...BEFORE, isChoice: true, under: "anything" };
  deepEqual(judge(press, null, UNSEEN), { repeat: "none", meaning: "own" });
  deepEqual(judge({ ...press, inBar: true }, null, BAR_UNSEEN), {
    repeat: "none",
    meaning: "late",
  });
});

test("from button to button of the bar a new position is no reason", () => {
  const press = { ...BEFORE, ...LATER, isChoice: false, inBar: true, step: 8 };
  deepEqual(judge(press, { ...BEFORE, inBar: true }, UNSEEN), { repeat: "hasty", meaning: "own" });
});
