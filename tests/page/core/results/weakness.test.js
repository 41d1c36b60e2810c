import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import "../../fakes/document.js";
import { gapsOf, weaknesses } from "../../../../web/core/results/weakness.js";
import { readNote } from "../../../../web/core/storage/results/result.js";

/** @param {import("../../../../web/core/storage/types.js").Lost[]} [lost] */
function played(lost) {
  const seat = /** @type {const} */ ({ kind: "person", name: "Ada", points: 20, rank: 1 });
  const own = { ...seat, ...(lost && { lost }) };
  const result = { id: "w", when: 1, game: "murano", options: {}, rounds: 9, seats: [own] };
  return { result, seat: own };
}

/** @param {number} cost @param {string} way @param {number} step */
const loss = (cost, way, step) => ({
  ...{ task: "close", cost, way, step, round: 3, better: "lay Ulm left", chance: 0.5 },
});

test("what cost most is told per game by kinds of mistakes, with decisions of that kind, and how it goes", () => {
  const [first, last] = [
    played([loss(8, "take-deck", 4), loss(14, "abandon", 9), loss(6, "take-open", 12)]),
    played([loss(20, "abandon", 5)]),
  ];
  const { ways, ...all } = weaknesses([first, played(), last]);
  deepEqual(all, { analysed: 2, before: 28, now: 20 });
  const named = ways.map(({ way, count, cost, examples }) => [
    ...[way, count, cost],
    examples.map(({ step, result }) => [step, result.id]),
  ]);
  deepEqual(named, [
    [
      "abandon",
      2,
      17,
      [
        [5, "w"],
        [9, "w"],
      ],
    ],
    ["take-deck", 1, 4, [[4, "w"]]],
    ["take-open", 1, 3, [[12, "w"]]],
  ]);
  deepEqual(weaknesses([played()]), { analysed: 0, ways: [], before: 0, now: 0 });
});

test("what was found before steps were kept counts, but names no kind: one name meant opposite mistakes", () => {
  const earlier = played([
    { task: "take", cost: 9 },
    { task: "close", cost: 2, way: "close-end" },
  ]);
  deepEqual(weaknesses([earlier]).ways, [
    { way: "", task: "take", count: 2, cost: 11, examples: [] },
  ]);
});

test("losses leave with all games and come back, and damaged ones stay out", () => {
  const earlier = [
    { task: "take", cost: 9 },
    { task: "close", cost: 2, way: "close-end" },
  ];
  const { result } = played([...earlier, loss(20, "abandon", 5), loss(3, "", 2)]);
  deepEqual(/** @type {any} */ (readNote(result)).seats, result.seats);
  const bad = [
    ...[{ task: "<b>", cost: 9 }, { task: "take", cost: 900 }, { ...loss(9, "lay", -1) }],
    ...[
      { ...loss(9, "lay", 1), chance: 7 },
      { ...loss(9, "lay", 1), better: "lay ".repeat(99) },
    ],
  ];
  deepEqual(/** @type {any} */ (readNote(played(bad).result)).seats[0].lost, []);
});

test("by what points are missing is told against the best of the others, all of it, where the points are known", () => {
  /** @param {Record<string, number>} own @param {Record<string, number>} [theirs] */
  const game = (own, theirs) => {
    const seat = /** @type {const} */ ({
      kind: "person",
      name: "Ada",
      points: 0,
      rank: 2,
      parts: own,
    });
    const seats = [
      seat,
      { ...seat, name: "Bo", rank: 3, parts: { tiles: 99 } },
      { ...seat, name: "Cleo", rank: 1, ...(theirs ? { parts: theirs } : { parts: undefined }) },
    ];
    return { result: { ...played().result, seats }, seat };
  };
  deepEqual(gapsOf([played()]), { games: 0, gaps: [] });
  const games = [
    game({ tiles: 2, houses: -12 }, { tiles: 12, houses: -2, carriage: 7 }),
    game({ tiles: 6, carriage: 11 }, { tiles: 4, houses: 0, carriage: 8 }),
  ];
  deepEqual(gapsOf(games), {
    games: 2,
    gaps: [
      { id: "houses", points: 5 },
      { id: "tiles", points: 4 },
      { id: "carriage", points: 2 },
    ],
  });
});
