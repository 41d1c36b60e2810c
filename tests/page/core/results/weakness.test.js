import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import "../../fakes/document.js";
import { noteLost, weaknesses } from "../../../../web/core/results/weakness.js";
import { readNote } from "../../../../web/core/storage/results/result.js";
import { results } from "../../../../web/core/storage/results/results.js";

/** @param {string} id */
function result(id) {
  const seat = { kind: /** @type {const} */ ("person"), name: "Ada", points: 20, rank: 1 };
  return { id, when: 1, game: "thurn-und-taxis", options: {}, rounds: 9, seats: [seat] };
}

/** @param {string} task @param {number} cost */
const loss = (task, cost) => ({ seat: 0, task, cost });

test("what cost most in games is kept with the results, and told per turn by what it was about", async () => {
  await results.add([result("w1"), result("w2"), result("w3")]);
  await noteLost("w1-2", [0], [loss("close", 20), loss("take", 9), { ...loss("lay", 8), seat: 1 }]);
  await noteLost("w2", [0], [loss("close", 25)]);
  await noteLost("w2", [0], [loss("close", 99)]);
  await noteLost("unknown", [0], []);
  const kept = results.list();
  const played = kept.map((one) => ({ result: one, seat: /** @type {any} */ (one.seats[0]) }));
  deepEqual(weaknesses(played), {
    analysed: 2,
    tasks: [
      { task: "close", count: 2, cost: 2.5 },
      { task: "take", count: 1, cost: 0.5 },
    ],
    cost: 3,
    before: 29 / 9,
    now: 25 / 9,
  });
  // They leave with all games, and come back.
  for (const one of kept) deepEqual(/** @type {any} */ (readNote(one)).seats, one.seats);
  const bad = {
    ...result("w4"),
    seats: [{ ...result("w4").seats[0], lost: [{ task: "<b>", cost: 900 }] }],
  };
  deepEqual(/** @type {any} */ (readNote(bad)).seats[0].lost, []);
});
