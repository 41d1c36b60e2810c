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

/** @param {string} task @param {number} cost */
const loss = (task, cost) => ({ task, cost });

test("what cost most is told per turn by what it was about, and how it goes", () => {
  const first = played([loss("close", 20), loss("take", 9)]);
  deepEqual(weaknesses([first, played(), played([loss("close", 25)])]), {
    analysed: 2,
    tasks: [
      { task: "close", count: 2, cost: 2.5 },
      { task: "take", count: 1, cost: 0.5 },
    ],
    cost: 3,
    before: 29 / 9,
    now: 25 / 9,
  });
  const none = { analysed: 0, tasks: [], cost: 0, before: 0, now: 0 };
  deepEqual(weaknesses([played()]), none);
  // They leave with all games, and come back.
  deepEqual(/** @type {any} */ (readNote(first.result)).seats, first.result.seats);
  const bad = played([loss("<b>", 900)]).result;
  deepEqual(/** @type {any} */ (readNote(bad)).seats[0].lost, []);
});
