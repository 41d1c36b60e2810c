import { deepEqual, equal, notEqual, ok, throws } from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import {
  isRecord,
  newGameId,
  newSeed,
  parseSave,
  playersOf,
  SAVE_VERSION,
  UnreadableSave,
} from "../../../../web/core/storage/saved-game.js";

const SAVES = new URL("../../fixtures/saves/", import.meta.url);

/** @param {string} name */
function textOf(name) {
  return readFileSync(new URL(name, SAVES), "utf8");
}

/** @param {object} [changes] */
function saveWith(changes = {}) {
  return JSON.stringify({ ...JSON.parse(textOf("version-2-computers.json")), ...changes });
}

/** @param {string} text @param {"unreadable" | "newer"} reason */
function isRefused(text, reason) {
  throws(
    () => parseSave(text, "x"),
    (error) => error instanceof UnreadableSave && error.reason === reason,
    text.slice(0, 60),
  );
}

test("there is a save of every version that was ever released, and all can be read", () => {
  const versions = new Set();
  for (const name of readdirSync(SAVES)) {
    const text = textOf(name);
    const raw = JSON.parse(text);
    versions.add(raw.version);
    const game = parseSave(text, raw.id);
    equal(game.version, SAVE_VERSION);
    for (const part of [
      "id",
      "game",
      "title",
      "record",
      "created",
      "updated",
      "revision",
      "view",
      "status",
    ]) {
      // Pictures of older tables are not shown any more; everything else is as it was.
      const kept = part === "view" && raw.version < 3 ? null : raw[part];
      deepEqual(/** @type {any} */ (game)[part], kept, `${name}: ${part}`);
    }
  }
  deepEqual(
    [...versions].sort(),
    Array.from({ length: SAVE_VERSION }, (_, i) => i + 1),
  );
});

test("what is of this version stays exactly as it is", () => {
  for (const name of readdirSync(SAVES).filter((one) =>
    one.startsWith(`version-${SAVE_VERSION}`),
  )) {
    const raw = JSON.parse(textOf(name));
    deepEqual(parseSave(textOf(name), raw.id), raw, name);
  }
});

test("in version 1 everybody was a person, whatever else stood there", () => {
  const first = JSON.parse(textOf("version-1.json"));
  const seats = first.seats.map((/** @type {object} */ seat) => ({
    ...seat,
    kind: "computer",
    level: "merchant",
  }));
  const lifted = parseSave(JSON.stringify({ ...first, seats }), first.id);
  deepEqual(lifted.seats, first.seats);
});

test("a text that is no save is unreadable, one of a newer version is left to that version", () => {
  for (const text of [
    "",
    "no JSON at all <b>bold</b>",
    '{"version":1,"id":"cut","record":{"game":"thurn',
    "null",
    "7",
    "[]",
    "{}",
    '{"version":"2"}',
    '{"version":0}',
    '{"version":-1}',
    '{"version":1.5}',
    JSON.stringify({ version: 1, id: "shape", record: [1, 2] }),
    saveWith({ record: null }),
  ]) {
    isRefused(text, "unreadable");
  }
  isRefused(JSON.stringify({ version: SAVE_VERSION + 1 }), "newer");
  isRefused(JSON.stringify({ version: 99, id: "n", something: "new" }), "newer");
});

test("a picture is shown only with the outline that the table expects", () => {
  const { view } = JSON.parse(saveWith());
  const { observation } = view;
  const fewer = { ...view, observation: { ...observation, seats: observation.seats.slice(1) } };
  const odd = { ...view, observation: { ...observation, seats: observation.seats.map(() => 7) } };
  for (const other of [null, 7, [], {}, { observation: null }, { observation: {} }, fewer, odd]) {
    equal(parseSave(saveWith({ view: other }), "x").view, null);
  }
});

test("a status that makes no sense becomes one that does", () => {
  const odd = { current: 9, round: "three", over: "yes", winners: [0, 9, "1", -1] };
  deepEqual(parseSave(saveWith({ status: odd }), "x").status, {
    current: null,
    round: 1,
    over: false,
    winners: [0],
  });
  for (const status of [null, 7, "over", undefined]) {
    deepEqual(parseSave(saveWith({ status }), "x").status, {
      current: null,
      round: 1,
      over: false,
      winners: [],
    });
  }
});

test("a game that began from another one keeps that, as far as it makes sense", () => {
  const lesson = { action: "stay", better: "go", cost: 7 };
  const originOf = (/** @type {unknown} */ origin) => parseSave(saveWith({ origin }), "x").origin;
  deepEqual(originOf({ id: "one", step: 4, lesson }), { id: "one", step: 4, lesson });
  deepEqual(originOf({ id: "one", step: 0, lesson: { action: 1 } }), { id: "one", step: 0 });
  const position = { ...lesson, chance: 0.4, task: "take" };
  deepEqual(originOf({ id: "one", step: 4, lesson: position })?.lesson, position);
  const several = { ...position, alike: ["fly", "swim"] };
  deepEqual(originOf({ id: "one", step: 4, lesson: several })?.lesson, several);
  for (const alike of ["fly", ["fly", 7], Array(1000).fill("fly")])
    deepEqual(originOf({ id: "one", step: 4, lesson: { ...position, alike } })?.lesson, position);
  deepEqual(originOf({ id: "one", step: 4, lesson: { ...lesson, task: 7 } })?.lesson, lesson);
  for (const wrong of ["one", { id: 1, step: 4 }, { id: "one", step: -1 }, { id: "one" }])
    equal(originOf(wrong), undefined);
});

test("titles are cleaned, dates beyond all calendars are none", () => {
  const game = parseSave(saveWith({ title: " a\u202eb \n", created: "today", updated: null }), "x");
  deepEqual([game.title, game.created, game.updated], ["a b", 0, 0]);
});

test("a record has a game and one to four players, and nothing in it lies deep", () => {
  const record = { game: "small", players: ["Anna"], actions: [], options: { start: "lot" } };
  ok(isRecord(record));
  /** @type {unknown} */
  let deep = [];
  for (let i = 0; i < 200_000; i += 1) deep = [deep];
  for (const other of [
    null,
    [],
    "record",
    { ...record, game: 7 },
    { ...record, players: [] },
    { ...record, players: ["a", "b", "c", "d", "e"] },
    { ...record, players: ["a", 2] },
    { ...record, players: "Anna" },
    { game: "small" },
    { ...record, actions: deep },
  ]) {
    equal(isRecord(other), false);
  }
  deepEqual(playersOf({ players: ["a", "b"] }), ["a", "b"]);
});

test("keys of a damaged save cannot reach what all objects share", () => {
  const text = saveWith().replace(
    "{",
    '{"__proto__": {"polluted": 1}, "constructor": {"prototype": {"polluted": 1}}, ',
  );
  ok(parseSave(text, "x"));
  equal(/** @type {any} */ ({}).polluted, undefined);
});

test("new games have ids and seeds of their own, seeds that a number can hold", () => {
  ok(/^[0-9a-f]{24}$/u.test(newGameId()));
  notEqual(newGameId(), newGameId());
  const seeds = Array.from({ length: 200 }, newSeed);
  ok(seeds.every((seed) => Number.isSafeInteger(seed) && seed >= 0));
  ok(
    seeds.some((seed) => seed > 2 ** 32),
    "more than one word of chance",
  );
  equal(new Set(seeds).size, seeds.length);
});
