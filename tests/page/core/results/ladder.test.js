import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import "../../fakes/document.js";
import { achievementsIn, beatenLevels, nextUp } from "../../../../web/core/results/ladder.js";
import { NO_HONOURS, noteEnd } from "../../../../web/core/results/noting.js";
import { standingsAfter } from "../../../../web/core/results/series.js";
import { setPrefs } from "../../../../web/core/settings/prefs.js";
import { results } from "../../../../web/core/storage/results/results.js";

/** @typedef {import("../../../../web/core/engine/types.js").LevelId} LevelId */

let when = 0;

/**
 * A game of Ada against computers at such levels.
 *
 * @param {readonly LevelId[]} levels
 * @param {number} rank
 * @param {string[]} [achieved]
 */
function played(levels, rank, achieved) {
  when += 1;
  const seat = { kind: /** @type {const} */ ("person"), name: "Ada", points: 20, rank, achieved };
  const others = levels.map((level) => ({
    kind: /** @type {const} */ ("computer"),
    level,
    name: level,
    points: 15,
    rank: 2,
  }));
  const seats = [seat, ...others];
  const game = "thurn-und-taxis";
  return { result: { id: `l${when}`, when, game, options: {}, rounds: 9, seats }, seat };
}

test("who has beaten a level is asked up by the next one, the strongest asks nobody up", () => {
  equal(nextUp(beatenLevels([])), "apprentice");
  const some = [played(["apprentice"], 2), played(["messenger"], 1), played(["messenger"], 1)];
  const beaten = beatenLevels(some);
  deepEqual([...beaten.keys()], ["messenger"]);
  equal(beaten.get("messenger"), some[1]);
  equal(nextUp(beaten), "merchant");
  equal(nextUp(beatenLevels([played(["patrician"], 1)])), null);
});

test("of several computers the weakest says what was beaten", () => {
  const beaten = beatenLevels([played(["patrician", "apprentice"], 1)]);
  deepEqual([...beaten.keys()], ["apprentice"]);
});

test("a game with other people beats no level", () => {
  const one = played(["merchant"], 1);
  one.result.seats.push({ ...one.seat, name: "Ben", rank: 2 });
  equal(beatenLevels([one]).size, 0);
});

test("each achievement is of the first game that brought it", () => {
  const games = [
    played(["apprentice"], 2, ["town-ulm"]),
    played(["apprentice"], 1, ["town-ulm", "town-linz"]),
  ];
  const found = achievementsIn(games);
  deepEqual([...found.keys()], ["town-ulm", "town-linz"]);
  equal(found.get("town-ulm"), games[0]);
});

/** A finished game as it is kept, and its last view. @param {LevelId} level @param {string} id */
function finished(level, id) {
  const seats = [
    { kind: "person", name: "Ada" },
    { kind: "computer", level, name: "Jakob" },
  ];
  const saved = { id, game: "thurn-und-taxis", seats, updated: Date.now(), study: undefined };
  const view = {
    over: true,
    ranking: [
      { seat: 0, rank: 1, total: 30 },
      { seat: 1, rank: 2, total: 20 },
    ],
    achievements: [["town-ulm", "long-route"], []],
    observation: { options: {}, round: 12 },
  };
  return /** @type {Parameters<typeof noteEnd>} */ (/** @type {unknown} */ ([saved, view]));
}

test("the end of a game says what is new, once, and nothing where that is switched off", async () => {
  const [saved, view] = finished("apprentice", "aaaaaaaaaaaaaaaaaaaaaaaa");
  deepEqual(noteEnd(saved, view), { records: [], standings: null, stamps: 2, asked: "messenger" });
  const again = finished("apprentice", "bbbbbbbbbbbbbbbbbbbbbbbb");
  deepEqual(noteEnd(...again), { records: [], standings: null, stamps: 0, asked: null });
  setPrefs({ ladder: false });
  const third = finished("messenger", "cccccccccccccccccccccccc");
  deepEqual(noteEnd(...third), NO_HONOURS);
  setPrefs({ ladder: true });
  equal(results.list().length, 3);
  await results.ready;
});

test("a series stands by wins, shared ones in parts, then by points", () => {
  const table = (
    /** @type {[number, number][]} */ rows,
    /** @type {string} */ id,
    series = {},
  ) => ({
    id,
    when: 1,
    game: "murano",
    options: {},
    rounds: 9,
    ...series,
    seats: rows.map(([points, rank], i) => ({
      kind: /** @type {const} */ ("person"),
      name: ["Ada", "Ben"][i] ?? "",
      points,
      rank,
    })),
  });
  const first = table(
    [
      [50, 1],
      [40, 2],
    ],
    "s1",
  );
  const second = table(
    [
      [30, 1],
      [30, 1],
    ],
    "s2",
    { series: { id: "s1", number: 2 } },
  );
  const other = table(
    [
      [99, 1],
      [1, 2],
    ],
    "x1",
  );
  equal(standingsAfter(first, [other]), null);
  equal(standingsAfter(second, [other]), null);
  // They have changed seats since.
  const third = table(
    [
      [20, 2],
      [70, 1],
    ],
    "s3",
    { series: { id: "s1", number: 3 } },
  );
  third.seats.reverse();
  deepEqual(standingsAfter(third, [first, second, other]), {
    games: 3,
    rows: [
      { seat: 0, wins: 1.5, points: 140 },
      { seat: 1, wins: 1.5, points: 100 },
    ],
  });
});
