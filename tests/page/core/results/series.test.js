import { deepEqual, equal, match, notEqual } from "node:assert/strict";
import { test } from "node:test";
import "../../fakes/document.js";
import { nextInSeries, standingsIn } from "../../../../web/core/results/series.js";
import {
  openSeries,
  seriesText,
  standingsText,
} from "../../../../web/core/results/series-words.js";
import { seriesOf } from "../../../../web/core/storage/belonging.js";

/** @typedef {import("../../../../web/core/storage/types.js").Result} Result */

const NAMES = ["Ada", "Ben", "Cem"];

/**
 * A game that is over, by the points of its seats.
 *
 * @param {string} id
 * @param {number[]} points
 * @param {Result["series"]} [series]
 * @returns {Result}
 */
function over(id, points, series) {
  const seats = points.map((own, i) => ({
    kind: /** @type {const} */ ("person"),
    name: NAMES[i] ?? "",
    points: own,
    rank: 1 + points.filter((one) => one > own).length,
  }));
  const game = { id, when: 1, game: "murano", options: {}, rounds: 9, seats };
  return series ? { ...game, series } : game;
}

const second = { id: "s1", number: 2 };
/** @param {number} number @param {3 | 5} [of] */
const best = (number, of = 3) => ({ id: "s1", number, of });

/** @param {Result[]} games the last one is asked for */
function stand(...games) {
  const last = games.at(-1);
  return last ? standingsIn(last, games) : null;
}

/** @param {Result[]} games */
function told(...games) {
  const standings = stand(...games);
  const seats = /** @type {import("../../../../web/table/types.js").SeatInfo[]} */ (
    /** @type {unknown} */ (games[0]?.seats)
  );
  return standings && standingsText(standings, seats).replace(/[\u2068\u2069]/gu, "");
}

test("people with default names stay the same in another language", () => {
  /** @type {any} Seats are given names. */
  const german = over("s1", [50, 40]);
  const named = [
    { name: "Person B", given: true },
    { name: "Person A", given: true },
  ];
  /** @type {any} */
  const english = over("s2", [30, 70], second);
  german.seats = german.seats.map((/** @type {object} */ seat, /** @type {number} */ i) => ({
    ...seat,
    ...named[i],
  }));
  english.seats = english.seats.map((/** @type {object} */ seat, /** @type {number} */ i) => ({
    ...seat,
    name: ["Player A", "Player B"][i] ?? "",
    given: true,
  }));
  const rows = stand(german, english)?.rows.map(({ seat, wins, points }) => [seat, wins, points]);
  deepEqual(rows, [
    [1, 2, 120],
    [0, 0, 70],
  ]);
  // Whoever has a name of one's own is nobody else.
  const [first] = german.seats;
  if (first) Object.assign(first, { name: "Dora", given: false });
  deepEqual(stand(german, english)?.rows.at(0)?.points, 70);
});

test("a series stands by wins, shared ones in parts, then by points", () => {
  const other = over("x1", [99, 1]);
  equal(stand(other, over("s1", [50, 40])), null);
  // A game of it that does not count leaves it as it stood.
  const handed = { id: "s2", seats: over("s2", [1, 2]).seats, series: second };
  equal(standingsIn(handed, [other])?.games, undefined);
  deepEqual(standingsIn(handed, [other, over("s1", [50, 40])])?.rows, [
    { seat: 0, wins: 1, points: 50 },
    { seat: 1, wins: 0, points: 40 },
  ]);
  // They have changed seats since.
  const third = over("s3", [20, 70], { id: "s1", number: 3 });
  third.seats.reverse();
  deepEqual(stand(over("s1", [50, 40]), over("s2", [30, 30], second), other, third), {
    games: 3,
    rows: [
      { seat: 0, wins: 1.5, points: 140 },
      { seat: 1, wins: 1.5, points: 100 },
    ],
    of: 0,
    decided: false,
  });
});

test("the best of three is decided as soon as nobody can catch up", () => {
  equal(told(over("s1", [50, 40], best(1))), "Ada leads 1:0");
  const even = [over("s1", [50, 40]), over("s2", [30, 31], best(2))];
  equal(told(...even), "level at 1:1");
  equal(told(...even, over("s3", [30, 31], best(3))), "Ben wins the series 2:1!");
  equal(told(over("s1", [50, 40]), over("s2", [31, 30], best(2))), "Ada wins the series 2:0!");
});

test("after its last game points decide between as many wins, else nobody", () => {
  const three = [over("s1", [9, 5, 1]), over("s2", [1, 9, 5], best(2))];
  equal(stand(...three)?.decided, false);
  equal(told(...three, over("s3", [1, 5, 10], best(3))), "Ben wins the series 1:1:1!");
  const drawn = [over("s1", [9, 5]), over("s2", [5, 9], best(2)), over("s3", [7, 7], best(3))];
  equal(told(...drawn), "the series ends in a draw, 1.5:1.5.");
});

test("a longer one goes on for longer", () => {
  const games = [over("s1", [50, 40]), over("s2", [50, 40], best(2, 5))];
  equal(stand(...games)?.decided, false);
  equal(stand(...games, over("s3", [50, 40], best(3, 5)))?.decided, true);
});

test("the next game goes on with a series, and after one that is decided begins another", () => {
  const first = over("s1", [50, 40]);
  deepEqual(nextInSeries(first, [first], 3), best(2));
  deepEqual(nextInSeries(first, [first], 0), second);
  const last = over("s2", [50, 40], best(2));
  const next = nextInSeries(last, [first, last], 5);
  notEqual(next.id, "s1");
  deepEqual(next, { id: next.id, number: 1, of: 5 });
  // Also from a game before the last one, whose result was opened once more.
  equal(nextInSeries(first, [first, last], 0).number, 1);
  // A series that goes on keeps its length.
  const even = over("s2", [40, 50], best(2));
  deepEqual(nextInSeries(even, [first, even], 0), best(3));
});

test("a game under way says which of its series it is, and how that stands", () => {
  const seats = /** @type {import("../../../../web/table/types.js").SeatInfo[]} */ (
    NAMES.slice(0, 2).map((name) => ({ name, kind: "person" }))
  );
  const text = (/** @type {Result["series"]} */ series) =>
    seriesText({ id: "s2", seats, ...(series && { series }) }, [over("s1", [50, 40])]);
  equal(text(undefined), "");
  match(text(best(2)), /^Game .?2.?, best of three: .?Ada.? leads .?1:0/u);
  match(text(second), /^Game .?2.? of this series: .?Ada.? leads .?1:0/u);
});

test("of the length of a series from outside only a known one counts", () => {
  deepEqual(seriesOf(best(2)), { series: best(2) });
  for (const of of [0, 1, 4, "3", 1e9, null, {}])
    deepEqual(seriesOf({ ...second, of }), { series: second });
});

test("a series with an end stands level before its first game is over, and is open until it is decided", () => {
  const seats = NAMES.slice(0, 2).map((name) => ({ name, kind: "person" }));
  /** @param {number} number @param {boolean} isOver @param {object} [series] @returns {any} */
  const game = (number, isOver, series = best(number)) => ({
    id: `s${number}`,
    seats,
    series,
    status: { over: isOver },
  });
  const [first, next] = [game(1, true), game(2, false)];
  match(seriesText(game(1, false), []), /level at .*0:0/u);
  deepEqual(openSeries([next, first], []), [next]);
  deepEqual(openSeries([first], [over("s1", [50, 40], best(1))]), [first]);
  const decided = [over("s1", [50, 40], best(1)), over("s2", [50, 40], best(2))];
  deepEqual(openSeries([game(2, true), first], decided), []);
  deepEqual(openSeries([game(1, true, { id: "s1", number: 1 })], []), []);
});
