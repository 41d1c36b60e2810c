import { deepEqual, equal, notEqual } from "node:assert/strict";
import { afterEach, describe, test } from "node:test";
import "../../fakes/document.js";
import {
  countedOf,
  daysOf,
  extrasOn,
  isDailyOffered,
  isDealOf,
  OPPONENT,
  openBefore,
  seedOf,
  sharedText,
  squaresOf,
  today,
  weekOf,
} from "../../../../web/core/results/daily.js";
import { takeHouse } from "../../../../web/core/settings/house.js";
import { resultOf } from "../../../../web/core/storage/results/result.js";
import { game } from "../storage/devices.js";

/** @typedef {import("../../../../web/core/storage/types.js").Result} Result */

const GAME = "thurn-und-taxis";

/** @param {Partial<Result>} [more] @returns {Result} */
function result(more) {
  const seats = [
    { name: "Anna", kind: /** @type {const} */ ("person"), points: 31, rank: 1 },
    { name: OPPONENT.name, ...OPPONENT.player, points: 9, rank: 2 },
  ];
  const own = { id: "a", when: 5, game: GAME, options: {}, rounds: 9, seats };
  return { ...own, day: "2026-11-26", par: 28, ...more };
}

/** @param {Result[]} results */
const told = (...results) =>
  daysOf(results, GAME).map(({ day, points, par }) => [day, points, par]);

describe("the deal of a day", () => {
  test("of the latest day before that is open can be continued, as long as it may count", () => {
    const of = (/** @type {string} */ day, more = {}) =>
      /** @type {any} */ ({ id: day, game: GAME, daily: day, status: { over: false }, ...more });
    const games = [
      of("2026-11-28"),
      of("2026-11-27", { status: { over: true } }),
      of("2026-11-27", { study: true }),
      of("2026-11-27", { sat: [] }),
      of("2026-11-27", { daily: undefined }),
      of("2026-11-27", { game: "murano" }),
      of("2026-11-26"),
      of("2026-11-25"),
      of("2026-11-24"),
    ];
    const counted = daysOf([result()], GAME);
    equal(openBefore(games, counted, GAME, "2026-11-28")?.id, "2026-11-25");
    equal(openBefore(games, [], GAME, "2026-11-28")?.id, "2026-11-26");
    equal(openBefore(games, [], GAME, "2026-11-24"), undefined);
  });

  test("has the same seed for ever", () => {
    equal(seedOf(GAME, "2026-11-26"), 3_142_246_758);
    equal(seedOf("murano", "2026-11-26"), 1_249_147_165);
    notEqual(seedOf(GAME, "2026-11-27"), seedOf(GAME, "2026-11-26"));
  });

  test("is that of the date on this device", () => {
    equal(today(new Date(2026, 10, 26, 23, 59)), "2026-11-26");
    equal(today(new Date(2026, 10, 27, 0, 0)), "2026-11-27");
    equal(today(new Date(2027, 0, 3, 12, 0)), "2027-01-03");
  });

  test("has one expansion after the other on Sundays, and none on other days", () => {
    const sundays = ["2026-11-29", "2026-12-06", "2026-12-13", "2026-12-20"];
    const extras = sundays.map((day) => extrasOn(GAME, day));
    equal(new Set(extras.map((one) => JSON.stringify(one))).size, 4);
    deepEqual(extrasOn(GAME, "2026-12-27"), extras[0]);
    for (const day of ["2026-11-28", "2026-11-30"]) deepEqual(extrasOn(GAME, day), {});
    deepEqual(extrasOn("murano", "2026-11-29"), {});
  });
});

test("the deal of a day leads to the game that counts, not to a later copy", () => {
  const day = "2026-11-26";
  const [copy, first, study] = [
    game([], { id: "copy", created: 9, daily: day }),
    game([], { id: "first", created: 5, daily: day }),
    game([], { id: "study", created: 1, daily: day, study: true }),
  ];
  const all = [copy, first, study].filter((one) => isDealOf(one, GAME, day));
  deepEqual(all, [copy, first]);
  equal(isDealOf(copy, GAME, "2026-11-27") || isDealOf(copy, "murano", day), false);
  equal(countedOf(all), first);
  const [played] = daysOf([result({ id: "copy" })], GAME);
  equal(countedOf(all, played), copy);
  // The one that was counted is no more.
  equal(countedOf([first], played), undefined);
});

test("the last seven days end with today, over the end of a month as well", () => {
  deepEqual(weekOf("2026-03-02"), [
    "2026-02-24",
    "2026-02-25",
    "2026-02-26",
    "2026-02-27",
    "2026-02-28",
    "2026-03-01",
    "2026-03-02",
  ]);
});

test("a result in squares is ten for the par, and some more beyond it", () => {
  const told = (/** @type {number} */ points, /** @type {number} */ par) =>
    Object.values(squaresOf(points, par)).join(" ");
  equal(told(28, 28), "10 0 0");
  equal(told(29, 28), "10 0 1");
  equal(told(14, 28), "5 5 0");
  equal(told(-3, 28), "0 10 0");
  equal(told(99, 28), "10 0 5");
  equal(told(3, 0), "10 0 1");
  equal(told(-9, -4), "0 10 0");
});

describe("the days that were played", () => {
  test("have the points and the par, the earliest day first, whenever they ended", () => {
    const late = result({ id: "b", when: 9, day: "2026-11-25", par: 40 });
    deepEqual(told(result(), late), [
      ["2026-11-25", 31, 40],
      ["2026-11-26", 31, 28],
    ]);
  });

  test("count the first game of a day only", () => {
    const [person, opponent] = result().seats;
    if (!person || !opponent) throw new Error("no seats");
    const second = result({ id: "b", when: 6, seats: [{ ...person, points: 50 }, opponent] });
    deepEqual(told(result(), second), [["2026-11-26", 31, 28]]);
  });

  test("have no par as long as it is not worked out", () => {
    const { par: _, ...open } = result();
    deepEqual(told(open), [["2026-11-26", 31, null]]);
  });

  test("leave out other games, and those in which others sat at the table", () => {
    const { seats, ...rest } = result();
    const { day: _, ...ordinary } = result();
    const other = { name: "Ben", kind: /** @type {const} */ ("person"), points: 9, rank: 2 };
    const weaker = { ...other, ...OPPONENT.player, level: /** @type {const} */ ("apprentice") };
    deepEqual(told(result({ game: "murano" }), ordinary), []);
    for (const seat of [other, weaker])
      deepEqual(told({ ...rest, seats: [...seats.slice(0, 1), seat] }), []);
    deepEqual(told({ ...rest, seats: seats.slice(1) }), []);
    deepEqual(told({ ...rest, seats: seats.slice(0, 1) }), []);
  });
});

describe("a game that has ended", () => {
  const view = /** @type {any} */ ({
    over: true,
    observation: { round: 9, options: {} },
    ranking: [{ seat: 0, rank: 1, total: 31, tieBreak: [] }],
  });
  /** @param {Partial<ReturnType<typeof game>>} more */
  const left = (more) => {
    const found = resultOf({ ...game([]), daily: "2026-11-26", ...more }, view);
    return found && [found.day, found.hinted];
  };

  test("counts for the day whose deal it is, on whichever day it ends", () => {
    deepEqual(left({ updated: Date.parse("2026-11-29") }), ["2026-11-26", undefined]);
  });

  test("says that there were hints", () => {
    const note = /** @type {any} */ ({ step: 3 });
    deepEqual(left({ hints: [note] }), ["2026-11-26", 1]);
    deepEqual(left({ hints: [] }), ["2026-11-26", undefined]);
  });

  test("counts nowhere when the deal was played before", () => {
    equal(left({ study: true }), null);
  });
});

describe("where it is offered", () => {
  afterEach(() => {
    takeHouse({});
  });

  test("a house may do without it", () => {
    equal(isDailyOffered(), true);
    for (const what of ["daily", "results", "solo"]) {
      takeHouse({ hide: [what] });
      equal(isDailyOffered(), false, what);
    }
  });
});

test("what is shared is plain text, and names the page where others can open it", () => {
  const lines = ["\u20681 May\u2069: 53", ""];
  const page = { origin: "https://host", pathname: "/table/" };
  const told = (/** @type {string} */ protocol) => sharedText(lines, { ...page, protocol });
  equal(told("https:"), "1 May: 53\nhttps://host/table/#/daily");
  equal(told("file:"), "1 May: 53");
});
