import { deepEqual, doesNotMatch, equal, match, notEqual, rejects } from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import {
  exportText,
  ImportError,
  linkOf,
  parseImport,
} from "../../../../web/core/storage/files/import-export.js";
import { seal, unseal } from "../../../../web/core/storage/files/sealed.js";
import { parseSave } from "../../../../web/core/storage/saved-game.js";
import { gameIds } from "../../../../web/games/index.js";

const SAVES = new URL("../../fixtures/saves/", import.meta.url);
const RUNNING = saved("version-2-computers.json");
const OVER = saved("version-2-over.json");
const ENOUGH = 2_000_000;

/** @param {string} name */
function saved(name) {
  return parseSave(readFileSync(new URL(name, SAVES), "utf8"), "one");
}

/** @param {string} text */
function imported(text) {
  return parseImport(text, gameIds());
}

/** @param {object} file @param {object} [record] */
function textWith(file, record = {}) {
  return JSON.stringify({
    kind: "spieltisch-game",
    version: 2,
    seats: OVER.seats,
    ...file,
    record: { ...OVER.record, ...record },
  });
}

describe("export", () => {
  test("a game that is over can be read by anybody", async () => {
    const file = JSON.parse(await exportText(OVER));
    equal((await imported(await exportText({ ...OVER, study: true }))).study, true);
    equal((await imported(await exportText({ ...OVER, daily: "2026-11-26" }))).daily, "2026-11-26");
    equal((await imported(await exportText({ ...OVER, daily: "soon" }))).daily, undefined);
    deepEqual(file.record, OVER.record);
    equal(file.kind, "spieltisch-game");
  });

  test("a decision that nobody could word is not brought in with its lesson", async () => {
    for (const done of [7, {}, { says: "a" }, { says: { id: "a", args: null } }]) {
      const lesson = { action: "a", better: "b", cost: 9, done };
      const study = {
        ...RUNNING,
        study: true,
        trial: true,
        origin: { id: "one", step: 0, lesson },
      };
      const read = await imported(await exportText(/** @type {any} */ (study)));
      const { done: _, ...rest } = lesson;
      deepEqual(read.origin?.lesson, rest);
    }
  });

  test("what is brought in is kept, whether something was done in it or not, and an older state stays one", async () => {
    const actions = /** @type {string[]} */ (RUNNING.record.actions);
    const origin = { id: "one", step: actions.length };
    const done = { text: "a", type: "a", says: { id: "a", args: { to: 3 } } };
    const lesson = { action: "a", better: "b", cost: 9, task: "take", done };
    for (const begun of [origin, { ...origin, step: 0, lesson }]) {
      const trial = { ...RUNNING, study: true, trial: true, origin: begun };
      const read = await imported(await exportText(/** @type {any} */ (trial)));
      deepEqual([read.study, read.origin, read.trial], [true, begun, undefined]);
    }
    const older = await imported(
      await exportText({ ...RUNNING, study: true, second: "older", origin }),
    );
    deepEqual([older.second, older.origin], ["older", origin]);
    equal((await imported(textWith({ second: "third" }))).second, undefined);
  });

  test("a game keeps its times; one from the future, or without any, is of now", async () => {
    const { created, updated } = await imported(textWith({ created: 5, updated: 9 }));
    deepEqual([created, updated], [5, 9]);
    const began = Date.now();
    for (const time of [1e15, -1, "soon", undefined])
      equal((await imported(textWith({ updated: time }))).updated >= began, true);
  });

  test("who sat where before goes with the game, and what was damaged of it stays behind", async () => {
    const sat = [{ seat: 0, until: 3, kind: /** @type {const} */ ("person") }];
    for (const one of [OVER, RUNNING])
      deepEqual((await imported(await exportText({ ...one, sat }))).sat, sat);
    deepEqual((await imported(textWith({ sat: [3, { seat: 9, until: 2 }, ...sat] }))).sat, sat);
    equal((await imported(textWith({ sat: "all" }))).sat, undefined);
  });

  test("what hints said goes with the game, and what was damaged of it stays behind", async () => {
    const note = { step: 3, action: "go", deals: 3, chances: [0.5, 0.5], options: [] };
    for (const one of [OVER, RUNNING]) {
      const text = await exportText({ ...one, hints: [note] });
      deepEqual((await imported(text)).hints, [note]);
      equal((await imported(await exportText(one))).hints, undefined);
      const origin = { id: "one", step: 3 };
      deepEqual((await imported(await exportText({ ...one, origin }))).origin, origin);
    }
    deepEqual((await imported(textWith({ hints: [3, {}, note] }))).hints, [note]);
    equal((await imported(textWith({ hints: "none" }))).hints, undefined);
    const deep = JSON.parse(`${"[".repeat(50)}${"]".repeat(50)}`);
    equal((await imported(textWith({ hints: deep }))).hints, undefined);
  });

  test("a running game tells neither its seed nor its actions, only what all at the table know", async () => {
    const text = await exportText(RUNNING);
    const { body, ...outside } = JSON.parse(text);
    deepEqual(outside, {
      spieltisch: "sealed",
      version: 1,
      game: RUNNING.game,
      players: RUNNING.seats.map(({ name }) => name),
      round: RUNNING.status.round,
    });
    for (const secret of ["take ", "seed", "actions"]) {
      doesNotMatch(JSON.stringify(outside), new RegExp(secret, "u"));
      doesNotMatch(atob(body), new RegExp(secret, "u"));
    }
  });

  test("both come back as the same game, under an id of its own", async () => {
    for (const game of [RUNNING, OVER]) {
      const back = await imported(await exportText({ ...game, title: "Sunday ‹&lt;b›" }));
      deepEqual([back.game, back.record, back.seats], [game.game, game.record, game.seats]);
      equal(back.title, "Sunday ‹&lt;b›");
      notEqual(back.id, game.id);
      equal(back.revision, "");
      equal(back.view, null);
    }
  });
});

describe("import", () => {
  test("a bare record of the engine is a game as well", async () => {
    const back = await imported(JSON.stringify(OVER.record));
    deepEqual(back.record, OVER.record);
    deepEqual(
      back.seats.map(({ name, kind }) => [name, kind]),
      OVER.seats.map(({ name }) => [name, "person"]),
    );
  });

  test("a file of the first version is read too", async () => {
    deepEqual((await imported(textWith({ version: 1 }))).record, OVER.record);
  });

  /** @type {Record<string, [string, string]>} */
  const WRONG = {
    nothing: ["   ", "empty"],
    words: ["please import my game", "not-json"],
    markup: ["<img src=x onerror='pwned=1'>", "not-json"],
    "cut off": [textWith({}).slice(0, -40), "not-json"],
    deep: ["[".repeat(200_000) + "]".repeat(200_000), "not-a-game"],
    huge: [textWith({ title: "x".repeat(3_000_000) }), "too-long"],
    "a number": ["12", "not-a-game"],
    null: ["null", "not-a-game"],
    "a list": ["[1, 2, 3]", "not-a-game"],
    "another JSON": ['{"name": "spieltisch", "dependencies": {}}', "not-a-game"],
    "a deep record": [
      textWith({}, { actions: "HERE" }).replace('"HERE"', "[".repeat(50) + "]".repeat(50)),
      "not-a-game",
    ],
    "a newer file": [textWith({ version: 99 }), "newer"],
    "a newer seal": [JSON.stringify({ spieltisch: "sealed", version: 2, body: "" }), "newer"],
    "another game": [textWith({}, { game: "chess" }), "unknown-game"],
    "a prototype as game": [textWith({}, { game: "__proto__" }), "unknown-game"],
    "five players": [textWith({}, { players: ["a", "b", "c", "d", "e"] }), "not-a-game"],
    "no players": [textWith({}, { players: undefined }), "not-a-game"],
    "no record": [JSON.stringify({ kind: "spieltisch-game", record: null }), "not-a-game"],
    "an empty seal": [JSON.stringify({ spieltisch: "sealed", version: 1 }), "damaged"],
    "a seal of nonsense": [
      JSON.stringify({ spieltisch: "sealed", version: 1, body: "%%%" }),
      "damaged",
    ],
  };

  for (const [name, [text, id]] of Object.entries(WRONG)) {
    test(`${name}: ${id}`, async () => {
      await rejects(imported(text), (error) => error instanceof ImportError && error.id === id);
    });
  }

  test("whatever stands in a file, its seats are known ones and nothing is polluted", async () => {
    const pollution =
      '{"__proto__": {"polluted": 1}, "constructor": {"prototype": {"polluted": 1}}, ';
    const seats = [{ name: "<b>", color: "__proto__", kind: "computer", level: ["merchant"] }];
    const text = textWith({ seats })
      .replace("{", pollution)
      .replace('"record":{', `"record":${pollution}`);
    const back = await imported(text);
    equal(back.seats[0]?.name, "<b>");
    equal(back.seats[0]?.kind, "person");
    equal(/** @type {any} */ ({}).polluted, undefined);
    equal(/** @type {any} */ ([]).polluted, undefined);
  });
});

describe("seals", () => {
  const address = { game: "small", players: ["Anna"], round: 1 };

  test("what is sealed is unsealed again, also where it is long", async () => {
    const value = { words: "ä🦊", long: Array.from({ length: 50_000 }, (_, i) => i) };
    deepEqual(await unseal(JSON.parse(await seal(address, JSON.stringify(value))), ENOUGH), value);
  });

  test("one that would unpack to more than is allowed stays shut", async () => {
    const bomb = JSON.parse(await seal(address, JSON.stringify({ bomb: "0".repeat(5_000_000) })));
    equal(await unseal(bomb, ENOUGH), null);
  });

  test("one that holds something else than an object, or is damaged, is none", async () => {
    for (const text of ["[]", "7", "no JSON"]) {
      equal(await unseal(JSON.parse(await seal(address, text)), ENOUGH), null, text);
    }
    const envelope = JSON.parse(await seal(address, "{}"));
    equal(await unseal({ ...envelope, body: envelope.body.slice(0, 6) }, ENOUGH), null);
    equal(await unseal({ ...envelope, body: 7 }, ENOUGH), null);
  });
});

/** @param {string} text @param {string} id why it is no game */
function refused(text, id) {
  return rejects(imported(text), (error) => error instanceof ImportError && error.id === id);
}

describe("a link", () => {
  const PAGE = "https://example.org/table/#/game/1";

  test("brings the same game as the text, running or over", async () => {
    for (const one of [RUNNING, OVER]) {
      const text = await exportText(one);
      const link = (await linkOf(text, PAGE)) ?? "";
      match(link, /^https:\/\/example\.org\/table\/#\/import\/[\w-]+$/u);
      for (const pasted of [link, ` ${link}\n`, link.slice(link.indexOf("#"))]) {
        const { id: _, created: __, updated: ___, ...game } = await imported(pasted);
        const { id: _i, created: _c, updated: _u, ...expected } = await imported(text);
        deepEqual(game, expected);
      }
    }
  });

  test("that would be too long is none", async () => {
    const noise = Array.from({ length: 2000 }, (_, i) => Math.imul(i + 1, 2654435761).toString(36));
    equal(await linkOf(noise.join(" "), PAGE), null);
  });

  test("that is cut off, or holds what is no game, is refused", async () => {
    const link = (await linkOf(await exportText(OVER), PAGE)) ?? "";
    await refused(link.slice(0, -9), "damaged");
    await refused("#/import/AAAA", "damaged");
    await refused((await linkOf("[1]", PAGE)) ?? "", "not-a-game");
    await refused((await linkOf("no", PAGE)) ?? "", "not-json");
    const bomb = (await linkOf(" ".repeat(3_000_000), PAGE)) ?? "";
    await refused(bomb, "damaged");
  });

  test("in the title of a game is a title", async () => {
    const link = (await linkOf(await exportText(OVER), PAGE)) ?? "";
    equal((await imported(textWith({ title: "#/import/AAAA" }))).title, "#/import/AAAA");
    equal((await imported(JSON.stringify({ ...JSON.parse(textWith({})), note: link }))).title, "");
  });
});
