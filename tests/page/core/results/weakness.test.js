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

/** @param {string} task @param {number} cost @param {string} [kind] */
function turn(task, cost, kind = "costly") {
  return { best: { kind, cost, task } };
}

/** @param {object[]} turns */
const analysis = (turns) => /** @type {any} */ ({ people: [{ seat: 0, turns }] });

test("what analyses find is kept with the results, and told by what it was about", async () => {
  await results.add([result("w1"), result("w2"), result("w3")]);
  const first = [turn("close", 20), turn("take", 9), { best: null }];
  await noteLost("w1-2", analysis([...first, turn("lay", 40, "brilliant")]));
  await noteLost("w2", analysis([turn("close", 21)]));
  await noteLost("w2", analysis([turn("close", 99)]));
  await noteLost("unknown", analysis([]));
  const kept = results.list();
  const played = kept.map((one) => ({ result: one, seat: /** @type {any} */ (one.seats[0]) }));
  deepEqual(weaknesses(played), {
    analysed: 2,
    tasks: [
      { task: "close", count: 2, cost: 41 },
      { task: "take", count: 1, cost: 9 },
    ],
  });
  // They leave with all games, and come back.
  for (const one of kept) deepEqual(/** @type {any} */ (readNote(one)).seats, one.seats);
  const bad = {
    ...result("w4"),
    seats: [{ ...result("w4").seats[0], lost: [{ task: "<b>", cost: 900 }] }],
  };
  deepEqual(/** @type {any} */ (readNote(bad)).seats[0].lost, []);
});
