import { deepEqual, equal, match } from "node:assert/strict";
import { test } from "node:test";
import "../../fakes/document.js";
import { FakeStorage } from "../../fakes/storage.js";

const localStorage = new FakeStorage();
/** The file of the house, as its host answers. @type {() => Promise<Response>} */
let answer = async () => new Response("[]");
let fetched = "";
Object.assign(globalThis, {
  localStorage,
  fetch: (/** @type {string} */ file) => {
    fetched = file;
    return answer();
  },
});
const { takeHouse } = await import("../../../../web/core/settings/house.js");
const positions = await import("../../../../web/shell/puzzles/positions.js");
const { choiceOf, choose, chosenOf, nextOf, ofHouse, positionsOf } = positions;

const EVERYTHING = { grade: "", kind: "", extras: "" };
const { readPositions, valuesOf } = positions;

const GAME = "thurn-und-taxis";

/** @param {object} [more] @param {object} [record] */
const row = (more = {}, record = {}) => ({
  record: {
    game: GAME,
    players: ["P0", "P1"],
    options: {},
    seed: 3,
    actions: ["a", "b"],
    ...record,
  },
  positions: [
    {
      step: 2,
      seat: 1,
      best: ["take Ulm"],
      second: "take deck",
      gain: 0.144,
      chance: 0.5,
      grade: 2,
      kind: "take",
      ...more,
    },
  ],
});

test("a position is read with what follows from it", () => {
  const [read] = readPositions([row({}, { options: { courier: true } })]).positions;
  const { id, record, ...rest } = /** @type {any} */ (read ?? {});
  match(String(id), /^puzzle-[0-9a-f]{1,8}$/u);
  equal(record?.seed, 3);
  deepEqual(rest, {
    game: GAME,
    extras: "courier",
    step: 2,
    seat: 1,
    best: ["take Ulm"],
    second: "take deck",
    gain: 0.144,
    chance: 0.5,
    cost: 14,
    grade: 2,
    kind: "take",
  });
  const ids = [row(), row({ step: 1 }), row({}, { seed: 4 }), row({}, { options: { x: 1 } })].map(
    (one) => readPositions([one]).positions[0]?.id,
  );
  equal(new Set(ids).size, 4);
});

/** @type {[string, unknown][]} */
const HOSTILE = [
  ["no list", { positions: [] }],
  ["nothing", null],
  ["a text", "[]"],
];
/** @type {[string, unknown][]} */
const HOSTILE_ROWS = [
  ["nothing", null],
  ["a list", []],
  ["no record", { positions: row().positions }],
  ["no positions", { ...row(), positions: [] }],
  ["a text for positions", { ...row(), positions: "many" }],
  ["nothing for a position", { ...row(), positions: [null] }],
  ["an unknown game", row({}, { game: "__proto__" })],
  ["too many players", row({}, { players: ["a", "b", "c", "d", "e"] })],
  ["a deep record", row({}, { options: JSON.parse(`${"[".repeat(50)}${"]".repeat(50)}`) })],
  ["a step behind the record", row({ step: 3 })],
  ["a step before it", row({ step: -1 })],
  ["half a step", row({ step: 0.5 })],
  ["no such seat", row({ seat: 2 })],
  ["no solution", row({ best: [] })],
  ["a solution that is no text", row({ best: [{}] })],
  ["another solution that is no text", row({ best: ["take Ulm", 7] })],
  ["a wrong answer that is no text", row({ second: 7 })],
  ["no such grade", row({ grade: 4 })],
  ["a text for a grade", row({ grade: "1" })],
  ["no grade at all", row({ grade: 0 })],
  ["a list for a kind", row({ kind: ["take"] })],
  ["no such kind", row({ kind: "<script>" })],
  ["nothing to gain", row({ gain: 0 })],
  ["more than everything", row({ gain: 2 })],
  ["a gain that is none", row({ gain: "much" })],
];
test("what is hostile or damaged is left out, and told", () => {
  for (const [what, value] of HOSTILE)
    deepEqual(readPositions(value), { positions: [], isWhole: false }, what);
  for (const [what, value] of HOSTILE_ROWS) {
    const { positions, isWhole } = readPositions([value, row()]);
    deepEqual([positions.length, isWhole], [1, false], what);
  }
  equal(readPositions([row()]).isWhole, true);
});

test("the next position is the first after this one that is not solved, then from the beginning", () => {
  const all = ["a", "b", "c", "d"].map((id) => /** @type {any} */ ({ id, record: { seed: id } }));
  /** @param {Record<string, any>} answers @param {string} [after] */
  const next = (answers, after) => nextOf(all, new Map(Object.entries(answers)), after)?.id;
  equal(next({}), "a");
  equal(next({ a: "found", b: "later" }), "c");
  equal(next({ a: "missed" }), "b");
  equal(next({}, "b"), "c");
  equal(next({ d: "found" }, "c"), "a");
  // Nothing that was seen comes before what was not.
  equal(next({ b: "missed", c: "found", d: "missed" }), "a");
  equal(next({ a: "found", b: "missed", c: "missed", d: "found" }, "b"), "c");
  equal(next({ a: "found", b: "found", d: "found", c: "missed" }, "c"), "c");
  equal(next({ a: "found", b: "later", c: "found", d: "found" }, "a"), undefined);
});

test("positions are chosen by grade, kind and expansion, and the choice is kept by game", () => {
  const all = readPositions([
    row({ grade: 1 }),
    row({ grade: 3, kind: "close" }, { seed: 4 }),
    row({ grade: 3 }, { seed: 5, options: { courier: true } }),
  ]).positions;
  /** @param {object} choice */
  const seeds = (choice) =>
    chosenOf(all, { ...EVERYTHING, ...choice }).map(({ record }) => record.seed);
  deepEqual(seeds({}), [3, 4, 5]);
  deepEqual(seeds({ grade: "3" }), [4, 5]);
  deepEqual(seeds({ kind: "close" }), [4]);
  deepEqual(seeds({ extras: "base" }), [3, 4]);
  deepEqual(seeds({ extras: "courier", grade: "1" }), []);
  deepEqual(valuesOf(all, "kind"), ["take", "close"]);
  deepEqual(valuesOf(all.slice(0, 1), "grade"), []);
  // Expansions never come unasked.
  deepEqual(choiceOf(GAME), { ...EVERYTHING, extras: "base" });
  choose(GAME, { ...EVERYTHING, grade: "1" });
  deepEqual([choiceOf(GAME).grade, choiceOf("murano").grade], ["1", ""]);
});

test("a house offers its own positions besides; what it sends instead of them breaks nothing", async () => {
  takeHouse({ positions: "club.json" });
  answer = async () => new Response(JSON.stringify([row(), row({ grade: 9 })]));
  const own = await ofHouse();
  deepEqual([fetched, own.positions.length, own.fault], ["club.json", 1, "bad"]);
  const all = await positionsOf(GAME);
  equal(all.filter(({ id }) => id === own.positions[0]?.id).length, 1);
  // Those of the base game come first, of these the easiest.
  const isLater = ({ extras = "" }) => Number(extras !== "base");
  const places = all.map((one) => 10 * isLater(one) + one.grade);
  deepEqual(
    places,
    [...places].sort((one, other) => one - other),
  );
  equal(new Set(all.map(({ id }) => id)).size, all.length);
  // It is asked for once.
  answer = async () => {
    throw new TypeError("no network");
  };
  equal(await ofHouse(), own);
});

test("kinds and boards take turns within a grade", async () => {
  for (const game of [GAME, "murano"]) {
    const all = await positionsOf(game);
    const easy = all.filter(({ grade, extras }) => grade === 1 && extras === "base");
    equal(easy.length >= 12, true, `${game}: ${easy.length}`);
    for (let at = 0; at + 5 < easy.length; at += 1)
      equal(
        new Set(easy.slice(at, at + 5).map(({ kind }) => kind)).size > 1,
        true,
        `${game} ${at}`,
      );
    equal(easy.slice(1).filter(({ kind }, at) => kind === easy[at]?.kind).length <= 4, true, game);
  }
  const others = (await positionsOf(GAME)).filter(({ extras }) => extras !== "base");
  equal(new Set(others.slice(0, 8).map(({ extras }) => extras)).size > 2, true);
});

test("the page's own positions can all be read", async () => {
  for (const game of [GAME, "murano"]) {
    const file = await import(`../../../../web/games/${game}/positions.json`);
    const { positions, isWhole } = readPositions(file.default);
    equal(isWhole, true, game);
    equal(positions.length > 0, true, game);
  }
});
