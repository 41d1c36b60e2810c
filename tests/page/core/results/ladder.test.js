import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import "../../fakes/document.js";
import { achievementsIn, beatenLevels, nextUp } from "../../../../web/core/results/ladder.js";
import { NO_HONOURS, noteEnd, noteFinished, whoAsks } from "../../../../web/core/results/noting.js";
import { setPrefs } from "../../../../web/core/settings/prefs.js";
import { results } from "../../../../web/core/storage/results/results.js";
import { newGameId, sumOf } from "../../../../web/core/storage/saved-game.js";

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
  // Those below were not met, and are skipped.
  deepEqual([...beaten.keys()], ["messenger"]);
  equal(beaten.get("messenger"), some[1]);
  equal(nextUp(beaten), "merchant");
  equal(nextUp(beatenLevels([played(["patrician"], 1)])), null);
});

test("who asks is asked of the games of whoever plays on this device, and of nobody before there are any", async () => {
  equal(whoAsks("thurn-und-taxis"), null);
  const { result } = played(["messenger"], 1);
  const mine = result.seats.map((seat, at) => (at === 0 ? { ...seat, given: true } : seat));
  await results.add([/** @type {any} */ ({ ...result, seats: mine })]);
  equal(whoAsks("thurn-und-taxis"), "merchant");
  equal(whoAsks("murano"), null);
  setPrefs({ ladder: false });
  equal(whoAsks("thurn-und-taxis"), null);
  setPrefs({ ladder: true });
  await results.clear(() => true);
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

/** A finished game as it is kept, and its last view. @param {LevelId} level @param {string} id @param {number} [seed] @param {number} [total] */
function finished(level, id, seed = 1, total = 30) {
  const seats = [
    { kind: "person", name: "Ada" },
    { kind: "computer", level, name: "Jakob" },
  ];
  const record = { game: "thurn-und-taxis", players: ["Ada", "Jakob"], seed };
  const saved = { id, game: "thurn-und-taxis", seats, record, updated: Date.now() };
  const view = {
    over: true,
    ranking: [
      { seat: 0, rank: 1, total },
      { seat: 1, rank: 2, total: 20 },
    ],
    achievements: [["town-ulm", "long-route"], []],
    observation: { options: {}, round: 12 },
  };
  return /** @type {Parameters<typeof noteEnd>} */ (/** @type {unknown} */ ([saved, view, []]));
}

test("the end of a game says what is new, once, and nothing where that is switched off", async () => {
  const counted = { ...NO_HONOURS, counted: true };
  const first = finished("apprentice", "aaaaaaaaaaaaaaaaaaaaaaaa");
  deepEqual(noteEnd(...first), { ...counted, stamps: 2, asked: "messenger" });
  const again = finished("apprentice", "bbbbbbbbbbbbbbbbbbbbbbbb", 2);
  deepEqual(noteEnd(...again), counted);
  setPrefs({ ladder: false });
  const third = finished("messenger", "cccccccccccccccccccccccc", 3);
  deepEqual(noteEnd(...third), counted);
  setPrefs({ ladder: true });
  equal(results.list().length, 3);
  // A copy of a game that has counted, and another course of it.
  for (const id of ["dddddddddddddddddddddddd", "aaaaaaaaaaaaaaaaaaaaaaaa-9-1"])
    deepEqual(noteEnd(...finished("apprentice", id, 1, 40)), { ...NO_HONOURS, why: "known" });
  equal(results.list().length, 3);
  deepEqual(noteEnd(...first).counted, true);
  await results.ready;
});

test("after the first game alone, and only then, whoever has no name is offered one", async () => {
  await results.clear();
  /** @param {string} id @param {number} seed @param {string} name */
  const end = (id, seed, name) => {
    const [saved, view, history] = finished("apprentice", id.repeat(24), seed);
    const seats = saved.seats.map((seat, at) => (at === 0 ? { ...seat, name } : seat));
    return noteEnd({ ...saved, seats }, view, history).nameless;
  };
  equal(end("e", 901, "You"), true);
  equal(end("f", 902, "You"), false);
  await results.clear();
  equal(end("g", 903, "Ada"), false);
  equal(end("h", 904, "You"), false);
  await results.clear();
});

/** @param {number} step @param {number} seat @returns {any} that ends the turn of the seat */
const turn = (step, seat) => ({
  step,
  seat,
  text: "end",
  events: [{ event: "turn-began", seat: 1 - seat }],
});
const COURSE = [turn(1, 0), turn(2, 1), turn(3, 0), turn(4, 1), turn(5, 0)];
/** @type {any} */
const MERCHANT = { kind: "computer", level: "merchant" };

let seed = 40;

/**
 * A game that has ended.
 *
 * @param {any[]} sat
 * @param {object} [more]
 * @param {any[]} [course]
 */
function handedOver(sat, more, course = COURSE) {
  const [saved, view] = finished("merchant", newGameId(), seed++);
  const whole = /** @type {any} */ ({ ...saved, sat, ...more });
  return { end: noteEnd(whole, view, course), saved: whole };
}

test("a game in which a computer played turns of a person counts nowhere, and says how many", async () => {
  const before = results.list().length;
  const sat = [
    { seat: 0, until: 2, kind: "person" },
    { seat: 0, until: 4, ...MERCHANT },
  ];
  const { end, saved } = handedOver(sat);
  deepEqual([end.why, end.counted, end.shared?.own, end.shared?.all], ["shared", false, 2, 3]);
  await noteFinished([{ ...saved, status: { over: true }, view: finished("merchant", "f", 9)[1] }]);
  equal(results.list().length, before);
});

test("a game that ended where nobody came to count it is counted by whoever finds it, once, and none that ended while nothing was to be counted", async () => {
  const found = (/** @type {object} */ more) => {
    const [saved, view] = finished("merchant", newGameId(), seed++);
    const status = { current: null, round: 12, over: true, winners: [0] };
    return /** @type {any} */ ({
      ...saved,
      view,
      sum: sumOf(view ?? /** @type {any} */ ({})),
      status,
      ...more,
    });
  };
  const [one, off] = [found({}), found({ study: "off" })];
  const before = results.list().length;
  setPrefs({ keepResults: false });
  await noteFinished([one]);
  equal(results.list().length, before);
  setPrefs({ keepResults: true });
  // A browser that was killed has forgotten what the database knows.
  results.reading = Promise.resolve().then(() => setPrefs({ keepResults: false }));
  await noteFinished([one]);
  equal(results.list().length, before);
  setPrefs({ keepResults: true });
  for (let again = 0; again < 2; again += 1)
    await noteFinished([one, { ...one, id: `${one.id}-4-1` }, off]);
  equal(results.list().length, before + 1);
  equal(noteEnd(off, off.view, COURSE).why, "off");
  await results.remove(one.id);
  await noteFinished([one]);
  equal(results.list().length, before);
});

test("a game that was over when all results were deleted counts no more, although the browser has erased what was deleted", async () => {
  const [saved, view] = finished("merchant", newGameId(), seed++);
  const over = { ...saved, view, sum: sumOf(view ?? /** @type {any} */ ({})), updated: 7 };
  const status = { current: null, round: 12, over: true, winners: [0] };
  const before = results.list().length;
  await results.keepOwn({ deleted: 7 });
  await noteFinished([/** @type {any} */ ({ ...over, status })]);
  equal(noteEnd(over, view, COURSE).why, "known");
  equal(results.list().length, before);
  await noteFinished([/** @type {any} */ ({ ...over, status, updated: 8 })]);
  equal(results.list().length, before + 1);
});

test("a game that does not count leaves the standings of its series as they are, and shows them", () => {
  const [first, view] = finished("merchant", newGameId(), seed++);
  const counted = noteEnd({ ...first, series: { id: "s9", number: 1, of: 3 } }, view, COURSE);
  equal(counted.standings?.games, 1);
  const sat = [{ seat: 0, until: 2, kind: "person" }];
  const seats = first.seats.map((one, i) => (i === 0 ? { ...one, ...MERCHANT } : one));
  const { end } = handedOver(sat, { seats, series: { id: "s9", number: 2, of: 3 } });
  deepEqual([end.why, end.standings], ["shared", counted.standings]);
});

test("what a seat is asked before the first turn is no turn", () => {
  const asked = (/** @type {number} */ step, /** @type {number} */ seat) => ({
    ...turn(step, seat),
    events: step === 1 ? [{ event: "turn-began", seat: 0, round: 1 }] : [],
  });
  const course = [
    asked(0, 1),
    asked(1, 0),
    ...COURSE.map((one) => ({ ...one, step: one.step + 1 })),
  ];
  const { end } = handedOver(
    [
      { seat: 0, until: 4, kind: "person" },
      { seat: 0, until: 6, ...MERCHANT },
    ],
    {},
    course,
  );
  deepEqual([end.shared?.own, end.shared?.all], [2, 3]);
});

test("what a seat is asked in the turn of another one is no turn", () => {
  const within = (/** @type {number} */ step, /** @type {number} */ seat) => ({
    ...turn(step, seat),
    events: [],
  });
  const theirs = [within(2, 1), within(3, 0), within(4, 1), within(5, 0), turn(6, 1)];
  const course = [turn(1, 0), ...theirs, turn(7, 0)];
  const sat = [
    { seat: 0, until: 6, kind: "person" },
    { seat: 0, until: 8, ...MERCHANT },
  ];
  const { end } = handedOver(sat, {}, course);
  deepEqual([end.shared?.own, end.shared?.all], [1, 2]);
});

test("what counts is who played the turns, not who sits there in the end", () => {
  const [person] = finished("merchant", "e")[0].seats;
  const seats = [
    { ...MERCHANT, name: person?.name },
    { ...MERCHANT, name: "Jakob" },
  ];
  const { end } = handedOver([{ seat: 0, until: 5, kind: "person" }], { seats });
  equal(end.counted, true);
  equal(results.list().at(-1)?.seats[0]?.kind, "person");
  const all = [{ seat: 0, until: 5, ...MERCHANT }];
  equal(handedOver(all).end.why, "people");
});

test("of several levels at a seat the weakest has played", () => {
  const { end } = handedOver([{ seat: 1, until: 2, kind: "computer", level: "apprentice" }], {
    id: "1a2b",
  });
  equal(end.counted, true);
  const seat = results.list().find(({ id }) => id === "1a2b")?.seats[1];
  equal(seat?.kind === "computer" && seat.level, "apprentice");
});

test("a game with many hints brings neither a step nor a stamp", () => {
  const of = (/** @type {number | undefined} */ hinted) => {
    const seat = { name: "Anna", kind: "person", points: 9, rank: 1, achieved: ["all"] };
    const other = { name: "B", kind: "computer", level: "messenger", points: 1, rank: 2 };
    return /** @type {any} */ ({ result: { hinted, seats: [seat, other] }, seat });
  };
  for (const [hinted, count] of /** @type {const} */ ([
    [undefined, 1],
    [3, 1],
    [23, 0],
  ])) {
    equal(beatenLevels([of(hinted)]).size, count);
    equal(achievementsIn([of(hinted)]).size, count);
  }
});
