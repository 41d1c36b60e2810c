import { deepEqual, equal, ok } from "node:assert/strict";
import { test } from "node:test";
import "../../fakes/document.js";
import { peopleOf, playedBy, recordsIn } from "../../../../web/core/results/played.js";
import { nextLevel, ratingCourse } from "../../../../web/core/results/strength.js";
import {
  extrasKey,
  groupedBy,
  opponentsKey,
  playersKey,
  tallyOf,
} from "../../../../web/core/results/tally.js";

/** @typedef {import("../../../../web/core/storage/types.js").Result} Result */
/** @typedef {import("../../../../web/core/storage/types.js").ResultSeat} ResultSeat */

let when = 0;

/**
 * @param {ResultSeat[]} seats
 * @param {Partial<Result>} [more]
 * @returns {Result}
 */
function result(seats, more) {
  when += 1;
  const options = {};
  return { id: `r${when}`, when, game: "thurn-und-taxis", options, rounds: 9, seats, ...more };
}

/** @param {string} name @param {number} points @param {number} rank @returns {ResultSeat} */
const person = (name, points, rank) => ({ kind: "person", name, points, rank });

/** @param {import("../../../../web/core/engine/types.js").LevelId} level @param {number} points @param {number} rank @returns {ResultSeat} */
const computer = (level, points, rank) => ({ kind: "computer", level, name: level, points, rank });

/** @param {number} points @param {number} rank @returns {ResultSeat} */
const nameless = (points, rank) => ({ ...person("Player 1", points, rank), given: true });

test("people are told apart by their names; one without a name who plays alone is the first that was named", () => {
  const all = [
    result([nameless(20, 1), computer("messenger", 10, 2)]),
    result([person("Anna", 20, 1), person("Ben", 18, 2)]),
    result([person("Ben", 20, 2), computer("merchant", 30, 1)]),
    result([nameless(9, 2), { ...person("Player 2", 12, 1), given: true }]),
  ];
  const count = (/** @type {string} */ first) =>
    Object.fromEntries(peopleOf(all, first).map(({ name, games }) => [name, games]));
  deepEqual(count(""), { "": 1, Anna: 1, Ben: 2, "Player 1": 1, "Player 2": 1 });
  deepEqual(count("Anna"), { Anna: 2, Ben: 2, "Player 1": 1, "Player 2": 1 });
  deepEqual(
    playedBy(all, "Anna", "Anna").map(({ seat }) => seat.points),
    [20, 20],
  );
});

test("games, wins, average and the best of them, as a whole and apart", () => {
  const north = { board: "north" };
  const played = playedBy(
    [
      result([person("Anna", 20, 1), computer("messenger", 10, 2)]),
      result([person("Anna", 30, 2), computer("merchant", 31, 1)], { options: north }),
      result([person("Anna", 30, 1), computer("messenger", 9, 3), person("Ben", 12, 2)]),
    ],
    "Anna",
    "",
  );
  const [one, ...others] = played;
  ok(one);
  const { games, won, average, best } = tallyOf([one, ...others]);
  deepEqual([games, won, average], [3, 2, 80 / 3]);
  // The earlier one of two with as many points.
  equal(best, played[1]);
  const apart = (/** @type {Parameters<typeof groupedBy>[1]} */ key) =>
    groupedBy(played, key).map(({ key: name, tally }) => [name, tally.games, tally.won]);
  deepEqual(apart(playersKey), [
    ["2", 2, 1],
    ["3", 1, 1],
  ]);
  deepEqual(apart(opponentsKey), [
    ["messenger", 1, 1],
    ["merchant", 1, 0],
    ["messenger people", 1, 1],
  ]);
  deepEqual(apart(extrasKey), [
    ["", 2, 2],
    ["glory", 1, 0],
  ]);
});

test("a record has more points than every game before with the same expansions, and the first game is none", () => {
  const seats = (/** @type {number} */ points) => [
    nameless(points, 1),
    computer("messenger", 10, 2),
  ];
  const first = result(seats(20));
  const north = result(seats(30), { options: { board: "north" } });
  const same = result(seats(20));
  const more = result(seats(21));
  const all = [first, north, same, more];
  const names = (/** @type {Result} */ one) => recordsIn(one, all, "");
  deepEqual([first, north, same].map(names), [[], [], []]);
  deepEqual(names(more), ["Player 1"]);
  // It was one, whatever came later.
  deepEqual(recordsIn(more, [...all, result(seats(40))], ""), ["Player 1"]);
  const other = result([person("Ben", 99, 1), person("Anna", 12, 2)]);
  deepEqual(recordsIn(other, [...all, other], ""), []);
});

test("a rating rises by wins over the levels, games among people leave it, and the next level is the most open one", () => {
  const seats = (/** @type {number} */ rank) => [
    person("Anna", 20, rank),
    computer("merchant", 19, 3 - rank),
  ];
  const among = result([person("Anna", 20, 1), person("Ben", 18, 2)]);
  const won = [result(seats(1)), among, result(seats(1)), result(seats(1))];
  const course = ratingCourse(playedBy(won, "Anna", ""));
  equal(course.length, 4);
  const ratings = course.map(({ rating }) => rating);
  deepEqual(
    ratings,
    [...ratings].sort((one, other) => one - other),
  );
  const lost = ratingCourse(playedBy([result(seats(2)), result(seats(2))], "Anna", ""));
  const [start] = lost;
  const [best, worst] = [course.at(-1), lost.at(-1)];
  ok(start && best && worst && worst.rating < start.rating);
  equal(nextLevel(start, "thurn-und-taxis")?.level, "messenger");
  ok(["merchant", "patrician"].includes(nextLevel(best, "thurn-und-taxis")?.level ?? ""));
  equal(nextLevel(worst, "tric-trac"), null);
});

test("what was played by hints says nothing of one's strength", () => {
  const seats = [person("Anna", 20, 1), computer("merchant", 18, 2)];
  const hinted = (/** @type {number} */ count) =>
    playedBy([result(seats, { hinted: count })], "Anna", "");
  deepEqual(
    [3, 4].map((count) => ratingCourse(hinted(count)).length),
    [2, 1],
  );
});

test("of several computers each is an opponent, and a shared victory is half a win", () => {
  const three = [person("Anna", 20, 1), computer("merchant", 20, 1), computer("merchant", 9, 3)];
  const [, after] = ratingCourse(playedBy([result(three)], "Anna", ""));
  const one = [person("Anna", 20, 1), computer("merchant", 20, 1)];
  const [, tied] = ratingCourse(playedBy([result(one)], "Anna", ""));
  ok(after && tied && after.rating > tied.rating && tied.rating > 1500);
});
