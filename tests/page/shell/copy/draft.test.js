import { deepEqual, equal, ok, rejects } from "node:assert/strict";
import { test } from "node:test";
import "../../fakes/document.js";
import { FakeStorage } from "../../fakes/storage.js";

const localStorage = new FakeStorage();
Object.assign(globalThis, { localStorage });
const { copyName, draftOf, keepDraft, notesIn } = await import(
  "../../../../web/core/settings/own-copy.js"
);
const { packed } = await import("../../../../web/core/storage/files/sealed.js");
const { engineService } = await import("../../../../web/core/engine/service.js");
const { fileOf, linkTo, readCopy, textOfFile, textOfLink } = await import(
  "../../../../web/shell/copy/exchange.js"
);
const { noRoad } = await import("../../../../web/shell/copy/facts.js");
const { tryPatch } = await import("../../../../web/shell/copy/trial.js");

const GAME = "thurn-und-taxis";
const EMPTY = {
  name: "",
  changes: {},
  same: [],
  notes: {},
  checked: null,
  tried: "",
  used: false,
};
const PATCH = JSON.stringify({ changes: { "south/cities/ulm/name": "Ulmen" }, name: "Ours" });
const FACTS = new Map([[GAME, [fact("south/cities/ulm/name")]]]);

/** @param {string} place */
function fact(place) {
  return { ...noRoad(place), kind: "text", value: "Ulm" };
}

/** @param {any} answer what the engine says to whatever it is asked */
function engineSays(answer) {
  /** @type {any[]} */
  const asked = [];
  engineService.call = async (method, params) => {
    asked.push({ method, ...params });
    return typeof answer === "function" ? answer(params) : answer;
  };
  return asked;
}

test("a draft is kept as it is", () => {
  const draft = {
    name: "Ours",
    changes: { "south/cities/ulm/name": "Ulmen" },
    same: ["south/cities/linz/name"],
    notes: { "murano/characters/palace": "It counts twice." },
    checked: { patch: PATCH, hash: "01234567", needs: [{}], options: { board: "north" } },
    tried: "01234567",
    used: true,
  };
  keepDraft(GAME, draft);
  deepEqual(draftOf(GAME), draft);
  deepEqual(draftOf("murano"), EMPTY);
});

test("what is no draft is an empty one", () => {
  for (const text of ["", "{", "null", "3", "[]", '{"changes": [], "same": {}, "checked": 3}']) {
    localStorage.setItem(`spieltisch:copy:${GAME}`, text);
    deepEqual(draftOf(GAME), EMPTY, text);
  }
});

test("the name of a copy is read from the options of a game", () => {
  equal(copyName({ patch: PATCH }), "Ours");
  for (const options of [
    undefined,
    null,
    {},
    { patch: 3 },
    { patch: "" },
    { patch: "{" },
    { patch: "null" },
  ])
    equal(copyName(options), "");
});

test("what is no note is left out, and what is too long is cut off", () => {
  const many = Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`place ${i}`, "note"]));
  equal(Object.keys(notesIn(many)).length, 100);
  deepEqual(notesIn({ a: " x ", b: 3, c: "", d: null, e: ["x"] }), { a: "x" });
  equal(notesIn({ a: "x".repeat(9000) }).a?.length, 500);
  for (const value of [undefined, null, 3, "x", []]) deepEqual(notesIn(value), {});
});

test("a file of corrections is the patch itself, and is read again", async () => {
  const patch = JSON.parse(PATCH);
  const { name, text } = fileOf(GAME, patch, { notes: {} });
  equal(name, "thurn-und-taxis-Ours");
  deepEqual(JSON.parse(text), patch);
  const asked = engineSays({ problems: [], checked: { patch: PATCH, hash: "01234567" } });
  const { changes } = patch;
  deepEqual(await readCopy(text, FACTS), {
    game: GAME,
    name: "Ours",
    changes,
    notes: {},
    same: [],
  });
  deepEqual(asked[0].game, GAME);
});

test("notes go beside the patch, past the engine, and only to things that there are", async () => {
  const [ulm, linz] = ["south/cities/ulm", "south/cities/linz"];
  const patch = JSON.parse(PATCH);
  const { text } = fileOf(GAME, patch, {
    notes: { [ulm]: "Two houses.", [linz]: "?", __proto__: "x" },
    same: [`${ulm}/name`, `${linz}/name`],
  });
  const asked = engineSays({ problems: [], checked: { patch: PATCH, hash: "01234567" } });
  const read = await readCopy(text, FACTS);
  deepEqual(read.notes, { [ulm]: "Two houses." });
  deepEqual(read.same, [`${ulm}/name`]);
  deepEqual(JSON.parse(asked[0].patch), patch);
  // Notes alone are no patch for which the engine could be asked.
  const alone = fileOf(GAME, { name: "Ours", changes: {} }, { notes: { [ulm]: "Two houses." } });
  deepEqual(await readCopy(alone.text, FACTS), {
    game: GAME,
    name: "Ours",
    changes: {},
    notes: { [ulm]: "Two houses." },
    same: [],
  });
  equal(asked.length, 1);
  const confirmed = fileOf(
    GAME,
    { name: "Ours", changes: {} },
    { notes: {}, same: [`${ulm}/name`] },
  );
  deepEqual((await readCopy(confirmed.text, FACTS)).same, [`${ulm}/name`]);
});

test("a link carries what the file says, unless it would be too long", async () => {
  Object.assign(globalThis, { location: { href: "https://example.org/table/#/copy" } });
  const { text } = fileOf(GAME, JSON.parse(PATCH), { notes: {} });
  const link = await linkTo(GAME, text);
  const [page, code = ""] = link?.split(`#/copy/${GAME}/`) ?? [];
  equal(page, "https://example.org/table/");
  ok(/^[\w-]{40,}$/u.test(code));
  deepEqual(JSON.parse(await textOfLink(code)), JSON.parse(PATCH));
  const noise = Array.from({ length: 12_000 }, (_, i) => ((i * i * 7919) % 9973).toString(36));
  equal(await linkTo(GAME, JSON.stringify(noise)), null);
  const bomb = await packed("x".repeat(5_000_000));
  for (const broken of ["", "x", "AAAA", "****", code.slice(0, -9), bomb])
    await rejects(textOfLink(broken), { id: "link" }, broken.slice(0, 20));
});

test("a file that is none is refused before the engine is asked", async () => {
  const asked = engineSays(null);
  const files = {
    form: ["", "{", "[]", "null", '{"changes": 3}', '{"name": "x"}'],
    game: ['{"name": "x", "changes": {}}', '{"name": "x", "changes": {"chess/king": 1}}'],
  };
  for (const [id, texts] of Object.entries(files))
    for (const text of texts) await rejects(readCopy(text, FACTS), { id }, text);
  await rejects(textOfFile(new Blob(["x".repeat(2_000_001)])), { id: "long" });
  deepEqual(asked, []);
});

test("a game brings what it is played on", async () => {
  const record = { game: GAME, players: ["Anna", "Ben"], actions: [], seed: 1 };
  const text = (/** @type {object} */ options) =>
    JSON.stringify({ kind: "spieltisch-game", version: 2, record: { ...record, options } });
  engineSays({ problems: [], checked: { patch: PATCH, hash: "01234567" } });
  const { game, name, changes } = await readCopy(text({ patch: PATCH }), FACTS);
  deepEqual({ game, name, changes }, { game: GAME, ...JSON.parse(PATCH) });
  await rejects(readCopy(text({}), FACTS), { id: "played" });
});

test("a file that the engine refuses says why", async () => {
  const problems = [{ id: "name", place: "south/cities/ulm/name" }];
  engineSays({ problems, checked: null });
  await rejects(readCopy(PATCH, FACTS), { id: "problems", problems });
});

test("a draft does not fit together, and is read all the same unless something can stand nowhere", async () => {
  const { text } = fileOf(GAME, { ...JSON.parse(PATCH), draft: true }, { notes: {} });
  const place = "south/cities/ulm/name";
  engineSays({ problems: [{ id: "same", place }], checked: null });
  deepEqual((await readCopy(text, FACTS)).changes, JSON.parse(PATCH).changes);
  for (const problem of [
    { id: "value", place },
    { id: "place", place },
    { id: "name", place: "" },
  ]) {
    engineSays({ problems: [problem], checked: null });
    await rejects(readCopy(text, FACTS), { id: "problems" }, problem.id);
  }
});

test("random games are played until all are, one breaks, or it is stopped", async () => {
  const asked = engineSays((/** @type {any} */ { games }) => ({ played: games, broken: null }));
  deepEqual(await tryPatch(GAME, PATCH, () => true), { played: 200, broken: null });
  equal(
    asked.reduce((sum, { games }) => sum + games, 0),
    200,
  );
  equal(Math.max(...asked.map(({ games }) => games)), 20);
  // Each game has a seed of its own.
  deepEqual(
    asked.slice(1).map(({ seed }) => seed),
    asked.slice(0, -1).map(({ seed, games }) => seed + games),
  );
  deepEqual(await tryPatch(GAME, PATCH, (played) => played < 20), { played: 21, broken: null });
  engineSays({ played: 0, broken: "KeyError" });
  deepEqual(await tryPatch(GAME, PATCH, () => true), { played: 0, broken: "KeyError" });
});
