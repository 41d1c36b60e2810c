import { deepEqual, equal, ok } from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { SAVE_VERSION } from "../../../../web/core/storage/saved-game.js";
import { onOtherTab } from "../../../../web/core/storage/shelf.js";
import { savedGame, seatsOf, tabWith } from "../../fakes/game.js";
import { FakeStorage } from "../../fakes/storage.js";

const GAME = "spieltisch:game:";
const DELETED = "spieltisch:deleted:";
const FIRST = readFileSync(new URL("../../fixtures/saves/version-1.json", import.meta.url), "utf8");
const DAMAGED = {
  cut: '{"version":1,"id":"cut","record":{"game":"thurn',
  text: "no JSON at all <b>bold</b>",
  null: "null",
  shape: JSON.stringify({ version: 1, id: "shape", record: [1, 2] }),
};
const NEWER = JSON.stringify({ version: 99, id: "n", something: "new" });

/** @param {number} updated */
function saveOf(updated) {
  return JSON.stringify({ ...savedGame(seatsOf("person", "person")), updated });
}

describe("the games of a device", () => {
  test("are listed from the newest; what was put aside apart", () => {
    const store = tabWith(
      new FakeStorage({
        [`${GAME}a`]: saveOf(1),
        [`${GAME}b`]: saveOf(9),
        [`${GAME}c`]: saveOf(5),
        [`${DELETED}d`]: saveOf(7),
        "spieltisch:prefs": "{}",
        other: "not ours",
      }),
    );
    const { games, deleted, broken } = store.list();
    deepEqual(
      games.map(({ id }) => id),
      ["b", "c", "a"],
    );
    deepEqual(
      deleted.map(({ id }) => id),
      ["d"],
    );
    deepEqual(broken, []);
  });

  test("that are damaged are listed with their text, and stay whatever is played", async () => {
    const entries = Object.entries(DAMAGED).map(([name, text]) => [`${GAME}${name}`, text]);
    const storage = new FakeStorage({
      ...Object.fromEntries(entries),
      [`${GAME}newer`]: NEWER,
      [`${GAME}one`]: saveOf(1),
    });
    const store = tabWith(storage);
    const { games, broken } = store.list();
    equal(games.length, 1);
    deepEqual(
      new Map(broken.map(({ key, text }) => [key, text])),
      new Map([...entries, [`${GAME}newer`, NEWER]].map(([key = "", text = ""]) => [key, text])),
    );
    deepEqual(
      broken.filter(({ reason }) => reason === "newer").map(({ key }) => key),
      [`${GAME}newer`],
    );
    for (const name of Object.keys(DAMAGED)) equal(store.load(name), null);
    const [game] = games;
    ok(game);
    deepEqual(await store.save(game), { ok: true });
    for (const [key, text] of entries) equal(storage.getItem(key ?? ""), text);
    await store.discardBroken(`${GAME}cut`);
    equal(store.list().broken.length, entries.length);
    await store.discardBroken("other");
  });

  test("of the first version are played on and kept in the present one", async () => {
    const storage = new FakeStorage({ [`${GAME}one`]: FIRST });
    const store = tabWith(storage);
    const game = store.load("one");
    ok(game);
    deepEqual(await store.save(game), { ok: true });
    const kept = JSON.parse(storage.getItem(`${GAME}one`) ?? "");
    equal(kept.version, SAVE_VERSION);
    deepEqual(kept.record, JSON.parse(FIRST).record);
  });
});

test("the table that was left last is remembered until it is left for good", () => {
  const storage = new FakeStorage();
  const store = tabWith(storage);
  equal(store.openGame, null);
  store.openGame = "one";
  equal(tabWith(storage).openGame, "one");
  store.openGame = null;
  equal(storage.length, 0);
});

test("what other tabs change is told by its game, and no other entry is", () => {
  const fake = new EventTarget();
  Object.assign(globalThis, { window: fake });
  /** @type {(string | null)[]} */
  const told = [];
  const stop = onOtherTab((id) => told.push(id));
  for (const key of [`${GAME}one`, `${DELETED}two`, "spieltisch:prefs", null]) {
    fake.dispatchEvent(Object.assign(new Event("storage"), { key }));
  }
  stop();
  fake.dispatchEvent(Object.assign(new Event("storage"), { key: null }));
  deepEqual(told, ["one", "two", null]);
});
