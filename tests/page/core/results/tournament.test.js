import { deepEqual, equal, ok } from "node:assert/strict";
import { describe, test } from "node:test";
import "../../fakes/document.js";
import { drawRounds, roundsFor, tableSizes } from "../../../../web/core/results/tournament/draw.js";
import { pointsOf, tablesOf } from "../../../../web/core/results/tournament/points.js";
import { boutOf } from "../../../../web/core/storage/belonging.js";
import { readNote } from "../../../../web/core/storage/results/result.js";

/** @typedef {import("../../../../web/core/storage/types.js").Result} Result */
/** @typedef {import("../../../../web/core/storage/types.js").Tournament} Tournament */

/** Random numbers that are the same each time. @param {number} seed */
function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** @param {number} people @param {number} wished @param {number} [count] */
function drawn(people, wished, count = roundsFor(people, wished)) {
  const rounds = drawRounds(people, wished, count, randomFrom(people * 8 + wished));
  /** @type {Map<string, number>} */
  const met = new Map();
  const begun = Array.from({ length: people }, () => 0);
  for (const table of rounds.flat()) {
    begun[table[0] ?? 0] = (begun[table[0] ?? 0] ?? 0) + 1;
    for (const a of table)
      for (const b of table) if (a < b) met.set(`${a} ${b}`, (met.get(`${a} ${b}`) ?? 0) + 1);
  }
  const pairs = (people * (people - 1)) / 2;
  return { rounds, begun, unmet: pairs - met.size, most: Math.max(...met.values()) };
}

const EVERY = Array.from({ length: 9 }, (_, i) => i + 4).flatMap((people) =>
  [2, 3, 4].map((wished) => /** @type {const} */ ([people, wished])),
);

describe("the draw", () => {
  test("has tables of two to four, and nobody sits out", () => {
    deepEqual(tableSizes(5, 2), [3, 2]);
    deepEqual(tableSizes(12, 4), [4, 4, 4]);
    for (const [people, wished] of EVERY) {
      const sizes = tableSizes(people, wished);
      equal(
        sizes.reduce((sum, size) => sum + size, 0),
        people,
      );
      ok(sizes.every((size) => size >= 2 && size <= 4));
      for (const round of drawn(people, wished).rounds)
        deepEqual(
          round.flat().sort((a, b) => a - b),
          Array.from({ length: people }, (_, i) => i),
        );
    }
  });

  test("of pairs has each pair exactly once, and so have nine people in threes", () => {
    for (const people of [4, 6, 8, 10, 12]) {
      const { unmet, most, rounds } = drawn(people, 2);
      deepEqual([unmet, most, rounds.length], [0, 1, people - 1]);
    }
    const { unmet, most, rounds } = drawn(9, 3);
    deepEqual([unmet, most, rounds.length], [0, 1, 4]);
  });

  test("is as even as it can be made otherwise", () => {
    for (const [people, wished] of EVERY) {
      const { unmet, most, begun } = drawn(people, wished);
      ok(most <= 3, `${people} in tables of ${wished}: a pair meets ${most} times`);
      ok(unmet <= people, `${people} in tables of ${wished}: ${unmet} pairs do not meet`);
      const spread = Math.max(...begun) - Math.min(...begun);
      ok(spread <= 2, `${people} in tables of ${wished}: some begin ${spread} times more often`);
    }
  });
});

const ID = "tournament-abc";

/** @returns {Tournament} */
const tournament = () => ({
  id: ID,
  when: 1,
  game: "murano",
  people: ["Ada", "Ben", "Cem", "Dora", "Eva"],
  rounds: [
    [
      [0, 1, 2],
      [3, 4],
    ],
    [
      [3, 0],
      [2, 4, 1],
    ],
  ],
});

/**
 * @param {string} id
 * @param {Record<string, number>} points
 * @param {Partial<Result>} [more]
 * @returns {Result}
 */
function result(id, points, more) {
  const seats = Object.entries(points).map(([name, own]) => ({
    name,
    kind: /** @type {const} */ ("person"),
    points: own,
    rank: 1 + Object.values(points).filter((one) => one > own).length,
  }));
  const bout = { id: ID, round: 0, table: 0 };
  return { id, when: 2, game: "murano", options: {}, rounds: 9, seats, bout, ...more };
}

describe("the table of points", () => {
  const first = result("a", { Ada: 30, Ben: 20, Cem: 20 });
  const second = result("b", { Dora: 9, Eva: 5 }, { bout: { id: ID, round: 0, table: 1 } });

  test("counts a win as 1 and the last place as 0 at each table, then points", () => {
    const rows = pointsOf(tournament(), [first, second]).map(
      ({ name, games, score, points, rank }) => [rank, name, games, score, points],
    );
    deepEqual(rows, [
      [1, "Ada", 1, 1, 30],
      [2, "Dora", 1, 1, 9],
      [3, "Ben", 1, 0.25, 20],
      [3, "Cem", 1, 0.25, 20],
      [5, "Eva", 1, 0, 5],
    ]);
  });

  test("counts each table once, and none of other people, rounds, games or tournaments", () => {
    const strange = [
      result("c", { Ada: 1, Ben: 99, Cem: 2 }, { when: 3 }),
      result("d", { Dora: 1, Eva: 99 }),
      result("e", { Ada: 1, Dora: 99 }, { bout: { id: ID, round: 7, table: 0 } }),
      result("f", { Ada: 1, Dora: 99 }, { bout: { id: "tournament-1", round: 1, table: 0 } }),
      result("g", { Ada: 1, Dora: 99 }, { bout: { id: ID, round: 1, table: 0 }, game: "x" }),
    ];
    deepEqual(
      pointsOf(tournament(), [first, second, ...strange]),
      pointsOf(tournament(), [first, second]),
    );
    const tables = tablesOf(tournament(), [first, ...strange]);
    deepEqual(
      tables.map((round) => round.map((table) => table.result?.id ?? null)),
      [
        ["a", null],
        [null, null],
      ],
    );
    deepEqual(tables[1]?.[1]?.names, ["Cem", "Eva", "Ben"]);
  });
});

describe("a tournament from outside", () => {
  test("is read as it was written", () => {
    for (const options of [{}, { courier: true, edition: "all-countries" }]) {
      const one = { ...tournament(), options };
      deepEqual(readNote(JSON.parse(JSON.stringify(one))), one);
    }
    // From before there were any.
    deepEqual(readNote(tournament()), { ...tournament(), options: {} });
    const read = readNote(result("a", { Ada: 1 }));
    deepEqual(read && "bout" in read && read.bout, { id: ID, round: 0, table: 0 });
  });

  test("is refused where anything in it is not as it should be", () => {
    const many = Array.from({ length: 13 }, (_, i) => `P${i}`);
    /** @type {Record<string, unknown>[]} */
    const wrong = [
      { id: "../x" },
      { id: 7 },
      { when: "now" },
      { options: "courier" },
      { options: { courier: {} } },
      { options: { courier: "x".repeat(41) } },
      { options: { "<b>": true } },
      {
        options: Object.fromEntries(
          Array.from({ length: 61 }, (_, i) => [
            "a".repeat((i % 39) + 1) + (i < 39 ? "" : "-"),
            true,
          ]),
        ),
      },
      { game: {} },
      { people: ["Ada", "Ben", "Cem"] },
      { people: many },
      { people: ["Ada", "ada", "Cem", "Dora", "Eva"] },
      { people: ["Ada", "", "Cem", "Dora", "Eva"] },
      { people: ["Ada", {}, "Cem", "Dora", "Eva"] },
      { rounds: [] },
      { rounds: "x" },
      {
        rounds: Array.from({ length: 12 }, () => [
          [0, 1, 2],
          [3, 4],
        ]),
      },
      { rounds: [[[0, 1, 2, 3, 4]]] },
      { rounds: [[[0, 1], [2, 3], [4]]] },
      {
        rounds: [
          [
            [0, 1, 1],
            [3, 4],
          ],
        ],
      },
      {
        rounds: [
          [
            [0, 1, 2],
            [3, "4"],
          ],
        ],
      },
      {
        rounds: [
          [
            [0, 1, 2],
            [3, 4, 5],
          ],
        ],
      },
      { rounds: [null] },
    ];
    for (const change of wrong) equal(readNote({ ...tournament(), ...change }), null);
  });

  test("names the table of a game only by an id and two places", () => {
    deepEqual(boutOf({ id: ID, round: 1, table: 2, x: 3 }), {
      bout: { id: ID, round: 1, table: 2 },
    });
    for (const bout of [null, {}, { id: "a", round: 1, table: 1 }, { id: ID, round: -1, table: 0 }])
      deepEqual(boutOf(bout), {});
  });
});
