import { deepEqual, equal } from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { beforeEach, test } from "node:test";
import "../../fakes/document.js";
import { FakeStorage } from "../../fakes/storage.js";

const localStorage = new FakeStorage();
Object.assign(globalThis, { localStorage });
const { badge, wearBadge } = await import("../../../../web/core/results/badge.js");
const { me, setMe } = await import("../../../../web/core/seats/me.js");
const { exportAll, parseAll } = await import("../../../../web/core/storage/files/all-games.js");
const { results } = await import("../../../../web/core/storage/results/results.js");
const { draftOf, keepDraft } = await import("../../../../web/core/settings/own-copy.js");
const { ownThings, takeOwnThings } = await import("../../../../web/core/results/own-things.js");

/** Leaves with all games. */
const LEAVES = ["game:", "result:"];
/** Stays, since it is of this device, of this moment or a mere convenience. */
const STAYS =
  "advice by-keys cleared daily: deleted: draft: hints: house journal last-seats open options: prefs probe puzzles solo touched".split(
    " ",
  );

function forget() {
  results.shelf.storage = /** @type {any} */ (localStorage);
  results.ahead.clear();
  for (const key of Object.keys(localStorage)) localStorage.removeItem(key);
}

beforeEach(forget);

test("name and badge leave with all games, and come to a device that has none", async () => {
  setMe("Anna");
  setMe("Anne");
  wearBadge("merchant");
  const text = await exportAll([], [], ownThings());
  forget();
  takeOwnThings((await parseAll(text, []))?.own);
  deepEqual(me(), { name: "Anne", first: "Anna" });
  equal(badge(), "merchant");
});

test("what was corrected in a printed game leaves with all games, and comes to a device that has corrected nothing", async () => {
  const changes = { "south/cities/ulm/name": "Ulmen" };
  keepDraft("thurn-und-taxis", { ...draftOf("thurn-und-taxis"), changes });
  const text = await exportAll([], [], ownThings());
  forget();
  const { own } = (await parseAll(text, [])) ?? {};
  equal(takeOwnThings(own), 1);
  deepEqual(draftOf("thurn-und-taxis").changes, changes);
  keepDraft("thurn-und-taxis", { ...draftOf("thurn-und-taxis"), changes: { other: 1 } });
  equal(takeOwnThings(own), 0);
  deepEqual(draftOf("thurn-und-taxis").changes, { other: 1 });
});

test("what was kept before there was a second copy of it is known", () => {
  localStorage.setItem("spieltisch:me", '{"name":"Ada","first":"Ada"}');
  localStorage.setItem("spieltisch:badge", '"merchant"');
  localStorage.setItem("spieltisch:copy:murano", '{"same":["a"]}');
  deepEqual([me().name, badge(), draftOf("murano").same], ["Ada", "merchant", ["a"]]);
  wearBadge(null);
  equal(badge(), null);
});

test("nobody who is known here gets another name or badge", () => {
  setMe("Ben");
  wearBadge("apprentice");
  takeOwnThings({ me: { name: "Anna", first: "Anna" }, badge: "merchant" });
  deepEqual(me(), { name: "Ben", first: "Ben" });
  equal(badge(), "apprentice");
});

test("what is none of it changes nothing", () => {
  for (const value of [
    null,
    "x",
    [],
    {},
    { me: 7, badge: 7 },
    { me: { name: {} }, badge: "toString" },
  ])
    takeOwnThings(value);
  equal(localStorage.length, 0);
});

test("of every key in localStorage it is decided whether it leaves with all games", () => {
  const web = new URL("../../../../web/", import.meta.url);
  const files = readdirSync(web, { recursive: true }).map(String);
  const texts = files
    .filter((name) => name.endsWith(".js"))
    .map((name) => readFileSync(new URL(name, web), "utf8"))
    // What the build makes is imported under such names, too.
    .map((text) => text.replaceAll(/(?:from|import\()\s*"[^"]*"/gu, ""));
  const keys = texts.flatMap((text) => [
    ...[...text.matchAll(/["'`]spieltisch:([\w:-]+)/gu)].map(([, key]) => key),
    ...[...text.matchAll(/\$\{OURS\}([\w:-]+)/gu)].map(([, key]) => key),
  ]);
  deepEqual([...new Set(keys)].sort(), [...LEAVES, ...STAYS].sort());
});
