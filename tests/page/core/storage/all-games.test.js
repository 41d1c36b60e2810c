import assert from "node:assert/strict";
import { test } from "node:test";
import { bringIn, exportAll, parseAll } from "../../../../web/core/storage/files/all-games.js";
import { game } from "./devices.js";

const KNOWN = ["thurn-und-taxis", "murano"];

test("all games leave in one text and come back under their ids", async () => {
  const running = game(["take deck"], { title: "Evening" });
  const over = game(["a", "b"], { status: { current: null, round: 9, over: true, winners: [1] } });
  const text = await exportAll([running, over]);
  // What runs is sealed: nobody looks at the cards by accident.
  assert.ok(!text.includes("take deck"));
  const { games } = (await parseAll(text, KNOWN)) ?? {};
  assert.deepEqual(
    games?.map((one) => [one?.id, one?.title, one?.record]),
    [running, over].map(({ id, title, record }) => [id, title, record]),
  );
});

test("a game stays in its series and at its table of a tournament", async () => {
  const belonging = {
    series: { id: "s1", number: 2, of: /** @type {const} */ (3) },
    bout: { id: "tournament-a1", round: 1, table: 0 },
  };
  const text = await exportAll([game(["a"], belonging)]);
  const [one] = (await parseAll(text, KNOWN))?.games ?? [];
  assert.deepEqual({ series: one?.series, bout: one?.bout }, belonging);
});

test("one game that cannot be read does not stop the others", async () => {
  const good = game(["a"]);
  const file = JSON.parse(await exportAll([good, game(["b"]), game(["c"])]));
  file.games[1].game.body = "xx";
  file.games[2].id = "../../../evil";
  file.games.push(null, { id: "x", game: { record: { game: "tric-trac", players: ["A"] } } });
  const { games } = (await parseAll(JSON.stringify(file), KNOWN)) ?? {};
  assert.deepEqual(
    games?.map((one) => one?.id ?? null),
    [good.id, null, null, null, null],
  );
});

test("other texts are none of this, and a newer file says so", async () => {
  for (const text of ["", "no JSON", "[]", "{}", '{"kind":"spieltisch-game"}']) {
    assert.equal(await parseAll(text, KNOWN), null);
  }
  const newer = JSON.stringify({ kind: "spieltisch-games", version: 99, games: [] });
  await assert.rejects(parseAll(newer, KNOWN), { message: "newer" });
});

test("a game that nothing keeps does not count as one that came", async () => {
  const store = (/** @type {boolean[]} */ ...kept) =>
    /** @type {any} */ ({
      list: () => ({ games: [], deleted: [] }),
      load: () => null,
      save: async () => (kept.shift() ? { ok: true } : { ok: false, problem: "full" }),
    });
  const given = { isLocked: async () => false, replay: async () => ({}) };
  const came = [];
  for (const isKept of [true, false])
    came.push(await bringIn(game(["a"]), { ...given, store: store(isKept) }));
  // Another one that is here goes on otherwise.
  const other = game(["b"]);
  const here = { ...store(false), load: () => other };
  came.push(await bringIn(game(["c"], { id: other.id }), { ...given, store: here }));
  assert.deepEqual(came, ["added", "unkept", "unkept"]);
});
