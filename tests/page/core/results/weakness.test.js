import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import "../../fakes/document.js";
import { weaknesses } from "../../../../web/core/results/weakness.js";
import { readNote } from "../../../../web/core/storage/results/result.js";

/** @param {{task: string, cost: number}[]} [lost] */
function played(lost) {
  const seat = /** @type {const} */ ({ kind: "person", name: "Ada", points: 20, rank: 1 });
  const own = { ...seat, ...(lost && { lost }) };
  const result = { id: "w", when: 1, game: "murano", options: {}, rounds: 9, seats: [own] };
  return { result, seat: own };
}

/** @param {string} task @param {number} cost @param {string} [way] */
const loss = (task, cost, way) => ({ task, cost, ...(way && { way }) });

test("what cost most is told per game by what was done and what not, and how it goes", () => {
  const first = played([
    loss("close", 20, "close-end"),
    loss("take", 9),
    loss("close", 3, "end-close"),
  ]);
  deepEqual(weaknesses([first, played(), played([loss("close", 25, "close-end")])]), {
    analysed: 2,
    ways: [
      { way: "close-end", task: "close", count: 2, cost: 22.5 },
      { way: "take", task: "take", count: 1, cost: 4.5 },
      { way: "end-close", task: "close", count: 1, cost: 1.5 },
    ],
    before: 32,
    now: 25,
  });
  deepEqual(weaknesses([played()]), { analysed: 0, ways: [], before: 0, now: 0 });
  // They leave with all games, and come back.
  deepEqual(/** @type {any} */ (readNote(first.result)).seats, first.result.seats);
  const bad = played([loss("<b>", 900)]).result;
  deepEqual(/** @type {any} */ (readNote(bad)).seats[0].lost, []);
});
