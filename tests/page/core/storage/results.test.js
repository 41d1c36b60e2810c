import { deepEqual, equal, match, notEqual } from "node:assert/strict";
import { describe, mock, test } from "node:test";
import "../../fakes/document.js";
import "fake-indexeddb/auto";
import { IDBObjectStore as FDBObjectStore, IDBFactory } from "fake-indexeddb";
import { Connection } from "../../../../web/core/storage/database.js";
import { exportAll, parseAll } from "../../../../web/core/storage/files/all-games.js";
import { resultOf } from "../../../../web/core/storage/results/result.js";
import { openResults, RESULT, Results } from "../../../../web/core/storage/results/results.js";
import { seatsOf } from "../../fakes/game.js";
import { FakeStorage } from "../../fakes/storage.js";
import { game } from "./devices.js";

/** @typedef {import("../../../../web/core/storage/types.js").Result} Result */

/** One device: its tabs share a storage and a database, which may be denied or late. */
class Device {
  storage = new FakeStorage();
  factory = new IDBFactory();
  denied = false;
  /** @type {Promise<void> | null} */
  late = null;

  async tab() {
    const tab = this.impatientTab();
    await tab.ready;
    return tab;
  }

  impatientTab() {
    const open = async () => {
      if (this.denied) throw new DOMException("denied", "SecurityError");
      await this.late;
      globalThis.indexedDB = this.factory;
      return openResults();
    };
    return new Results(/** @type {any} */ (this.storage), new Connection(open));
  }

  /** What lies in localStorage is gone, or as it was. @param {object} [entries] */
  crash(entries = {}) {
    this.storage = new FakeStorage({ ...entries });
  }
}

/** @param {string} id @returns {Result} */
function result(id, points = 20) {
  const seats = [
    { name: "Anna", kind: /** @type {const} */ ("person"), points, rank: 1 },
    { name: "Ben", kind: /** @type {const} */ ("person"), points: 9, rank: 2 },
  ];
  return { id, when: 5, game: "thurn-und-taxis", options: { courier: true }, rounds: 9, seats };
}

/** @param {Results} tab */
const idsOf = (tab) => tab.list().map(({ id }) => id);

describe("results", () => {
  test("lie in both stores, and each of them brings them back to the other", async () => {
    const device = new Device();
    await (await device.tab()).add([result("a"), result("b")]);
    device.crash();
    const second = await device.tab();
    deepEqual(idsOf(second), ["a", "b"]);
    deepEqual(Object.keys(device.storage), [`${RESULT}a`, `${RESULT}b`]);
    device.factory = new IDBFactory();
    await device.tab();
    device.crash();
    deepEqual((await device.tab()).list()[0]?.options, { courier: true });
  });

  test("of two tabs are joined, and a known one never changes", async () => {
    const device = new Device();
    const [one, other] = [await device.tab(), await device.tab()];
    await Promise.all([one.add([result("a")]), other.add([result("b")])]);
    await other.add([result("a", 99)]);
    for (const tab of [one, other, await device.tab()]) {
      deepEqual(idsOf(tab), ["a", "b"]);
      equal(tab.list()[0]?.seats[0]?.points, 20);
    }
  });

  test("get the par of a deal, which stays after a crash, in another tab and on another device", async () => {
    const device = new Device();
    const [one, other] = [await device.tab(), await device.tab()];
    const daily = { ...result("a"), day: "2026-11-26", hinted: 2 };
    await one.add([daily]);
    await Promise.all([
      one.extend("a", { par: 28 }),
      other.extend("a", { par: 28 }),
      one.extend("none", { par: 1 }),
    ]);
    await other.add([daily]);
    deepEqual(idsOf(one), ["a"]);
    for (const tab of [one, other, await device.tab()]) equal(tab.list()[0]?.par, 28);
    device.crash();
    const later = await device.tab();
    equal(later.list()[0]?.par, 28);
    const file = await parseAll(await exportAll([], later.list()), []);
    const { day, hinted, par } = /** @type {Partial<Result>} */ (file?.results[0] ?? {});
    deepEqual([day, hinted, par], ["2026-11-26", 2, 28]);
    await one.clear();
    await later.extend("a", { par: 28 });
    deepEqual([idsOf(one), idsOf(later)], [[], []]);
  });

  test("say nothing of a day where that is damaged", async () => {
    for (const day of [7, "yesterday", "2026-13-99", null, { day: 1 }]) {
      const text = JSON.stringify({
        kind: "spieltisch-games",
        version: 1,
        games: [],
        results: [{ ...result("a"), day, par: 3 }],
      });
      const read = /** @type {Result | undefined} */ ((await parseAll(text, []))?.results[0]);
      deepEqual(read && [read.day, read.par], [undefined, undefined], String(day));
    }
  });

  test("that are deleted stay away: in another tab, after a crash, and from a late database", async () => {
    const device = new Device();
    const [one, other] = [await device.tab(), await device.tab()];
    await one.add([result("a"), result("b")]);
    const before = { ...device.storage };
    equal(await one.clear(), "kept");
    deepEqual(Object.keys(device.storage), []);
    deepEqual(idsOf(other), []);
    // The other tab opens the game once more.
    await other.add([result("a")]);
    deepEqual([idsOf(one), idsOf(other)], [[], []]);
    device.crash(before);
    deepEqual(idsOf(await device.tab()), []);
    deepEqual(Object.keys(device.storage), []);
  });

  test("that are deleted stay away although the database is erased from outside, and localStorage is as it was before", async () => {
    const device = new Device();
    const tab = await device.tab();
    await tab.add([result("a")]);
    const before = { ...device.storage };
    equal(await tab.clear(), "kept");
    await new Promise((resolve) => {
      device.factory.deleteDatabase("spieltisch-results").onsuccess = resolve;
    });
    // Nobody asks for anything meanwhile.
    await new Promise((resolve) => setTimeout(resolve, 50));
    device.crash(before);
    deepEqual(idsOf(await device.tab()), []);
  });

  test("that a late database has are added, and go if they were deleted meanwhile", async () => {
    const device = new Device();
    await (await device.tab()).add([result("a")]);
    device.crash();
    let answer = () => {};
    device.late = new Promise((resolve) => {
      answer = () => resolve();
    });
    const tab = device.impatientTab();
    const adding = tab.add([result("b")]);
    deepEqual(idsOf(tab), ["b"]);
    const clearing = tab.clear();
    deepEqual(idsOf(tab), []);
    answer();
    await Promise.all([adding, clearing]);
    deepEqual(idsOf(tab), []);
    device.late = null;
    deepEqual(idsOf(await device.tab()), []);
  });

  test("that are deleted while the database is denied go from it later", async () => {
    const device = new Device();
    await (await device.tab()).add([result("a")]);
    device.denied = true;
    const tab = await device.tab();
    equal(await tab.clear(), "blocked");
    deepEqual(idsOf(tab), []);
    device.denied = false;
    deepEqual(idsOf(await device.tab()), []);
    device.crash();
    deepEqual(idsOf(await device.tab()), []);
  });

  test("that are damaged are skipped and told; the good copy takes their place", async () => {
    const device = new Device();
    await (await device.tab()).add([result("a")]);
    device.storage.setItem(`${RESULT}a`, '{"version":1,"id":"a","num');
    for (const [id, text] of [
      ["b", "null"],
      ["c", JSON.stringify({ ...result("c"), version: 1, number: 1, seats: [{ name: "" }] })],
      ["d", JSON.stringify({ ...result("other"), version: 1, number: 1 })],
    ]) {
      device.storage.setItem(`${RESULT}${id}`, text ?? "");
    }
    const tab = await device.tab();
    deepEqual(idsOf(tab), ["a"]);
    deepEqual(tab.all().damaged, ["b", "c", "d"]);
    await tab.clear();
    deepEqual(tab.all().damaged, []);
    deepEqual(Object.keys(device.storage), []);
  });

  test("go into the database alone where localStorage is full, and into the page alone where both refuse", async () => {
    const device = new Device();
    const tab = await device.tab();
    device.storage.full = true;
    await tab.add([result("a")]);
    deepEqual([idsOf(tab), tab.unkept.size], [["a"], 0]);
    const next = await device.tab();
    deepEqual(idsOf(next), ["a"]);
    device.denied = true;
    const denied = await device.tab();
    await denied.add([result("b")]);
    deepEqual([idsOf(denied), [...denied.unkept]], [["b"], ["b"]]);
    // There is room again.
    device.storage.full = false;
    await denied.retry();
    deepEqual([idsOf(await device.tab()), denied.unkept.size], [["b"], 0]);
  });

  test("that the database does not take are known to lie in localStorage alone, settings as well, until it does", async () => {
    const device = new Device();
    const tab = await device.tab();
    const { put } = FDBObjectStore.prototype;
    FDBObjectStore.prototype.put = () => {
      throw new DOMException("no room left", "QuotaExceededError");
    };
    await tab.keepOwn({ coach: true });
    await tab.add([result("a")]);
    deepEqual([[...tab.behind], tab.unkept.size], [["own-coach", "a"], 0]);
    await tab.retry();
    equal(tab.behind.size, 2);
    FDBObjectStore.prototype.put = put;
    // The next one takes the others with it.
    const kept = new Promise((resolve) => {
      tab.addEventListener("change", () => tab.behind.size === 0 && resolve(null));
    });
    await tab.add([result("b")]);
    await kept;
    device.crash();
    const next = await device.tab();
    deepEqual([idsOf(next), next.own("coach")], [["a", "b"], true]);
  });

  test("that were erased from outside before the database took them are missed no longer", async () => {
    const device = new Device();
    const tab = await device.tab();
    const { put } = FDBObjectStore.prototype;
    FDBObjectStore.prototype.put = () => {
      throw new DOMException("no room left", "QuotaExceededError");
    };
    await tab.add([result("a")]);
    FDBObjectStore.prototype.put = put;
    for (const key of Object.keys(device.storage)) device.storage.removeItem(key);
    await tab.retry();
    equal(tab.behind.size, 0);
  });

  test("are known to lie there alone while the database is denied or does not answer, and go into it by a new attempt", async () => {
    mock.timers.enable({ apis: ["setTimeout"] });
    for (const mood of /** @type {const} */ (["denied", "late"])) {
      const device = new Device();
      if (mood === "denied") device.denied = true;
      else device.late = new Promise(() => {});
      const tab = device.impatientTab();
      void tab.add([result("a")]);
      await new Promise((resolve) => setImmediate(resolve));
      equal(tab.behind.size, mood === "denied" ? 1 : 0);
      mock.timers.tick(3000);
      deepEqual([...tab.behind], ["a"]);
      [device.denied, device.late] = [false, null];
      await tab.retry();
      equal(tab.behind.size, 0);
    }
    mock.timers.reset();
  });

  test("are deleted without tournaments and what was played in them, unless the whole table is cleared", async () => {
    const device = new Device();
    const tab = await device.tab();
    const [id, other] = ["tournament-1a", "tournament-2b"];
    const people = ["Anna", "Ben", "Carl", "Dora"];
    const rounds = [
      [
        [0, 1],
        [2, 3],
      ],
    ];
    const [bout, gone] = [id, other].map((one) => ({ id: one, round: 0, table: 0 }));
    await tab.add([
      { id, when: 1, game: "thurn-und-taxis", people, rounds },
      result("free"),
      { ...result("bout"), ...(bout && { bout }) },
      { ...result("lost"), ...(gone && { bout: gone }) },
    ]);
    await tab.answer("puzzle-1a", true);
    await tab.clear(tab.besidesTournaments);
    const again = await device.tab();
    deepEqual(
      again.everything().map((one) => one.id),
      [id, "bout"],
    );
    await again.clear();
    deepEqual((await device.tab()).everything(), []);
  });

  test("come with the file of all games, count once however often it is read, and come back after a deletion", async () => {
    const text = await exportAll([], [result("a"), result("b")]);
    const damaged = JSON.parse(text);
    damaged.results.push({ id: "x" }, null);
    const file = await parseAll(JSON.stringify(damaged), ["thurn-und-taxis"]);
    deepEqual(file?.results, [result("a"), result("b")]);
    equal(file?.unread, 2);
    const device = new Device();
    const tab = await device.tab();
    await tab.add([result("a")]);
    equal((await tab.bring(file?.results ?? [])).games, 1);
    equal((await tab.bring(file?.results ?? [])).games, 0);
    await tab.clear();
    equal((await tab.bring(file?.results ?? [])).games, 2);
    device.crash();
    deepEqual(idsOf(await device.tab()), ["a", "b"]);
  });
});

describe("answers to positions", () => {
  const [ONE, TWO] = ["puzzle-1a", "puzzle-2b"];
  const entries = (/** @type {Results} */ tab) => Object.fromEntries(tab.answers());

  test("are no games; the first one counts, and a later one solves what was missed", async () => {
    const device = new Device();
    const tab = await device.tab();
    await tab.add([result("a")]);
    await tab.answer(ONE, true);
    await tab.answer(TWO, false);
    deepEqual(entries(tab), { [ONE]: "found", [TWO]: "missed" });
    await tab.answer(ONE, false);
    await tab.answer(TWO, false);
    deepEqual(entries(tab), { [ONE]: "found", [TWO]: "missed" });
    await tab.answer(TWO, true);
    await tab.answer(TWO, false);
    deepEqual([entries(tab), idsOf(tab)], [{ [ONE]: "found", [TWO]: "later" }, ["a"]]);
    // From the database alone, and from localStorage alone.
    device.crash();
    deepEqual(entries(await device.tab()), { [ONE]: "found", [TWO]: "later" });
    device.factory = new IDBFactory();
    deepEqual(entries(await device.tab()), { [ONE]: "found", [TWO]: "later" });
  });

  test("come with the file of all games, and solve what was only missed here", async () => {
    const device = new Device();
    const tab = await device.tab();
    await tab.add([result("a")]);
    await tab.answer(ONE, true);
    await tab.answer(TWO, true);
    const text = await exportAll([], tab.everything());
    const damaged = JSON.parse(text);
    damaged.results.push(
      { id: "puzzle-3", when: 1, answer: "guessed" },
      { id: "x", when: 1, answer: "found" },
    );
    const file = await parseAll(JSON.stringify(damaged), ["thurn-und-taxis"]);
    const other = await new Device().tab();
    await other.answer(ONE, false);
    // One game is new.
    equal((await other.bring(file?.results ?? [])).games, 1);
    deepEqual(entries(other), { [ONE]: "later", [TWO]: "found" });
    const before = { ...entries(tab) };
    equal((await tab.bring([{ id: ONE, when: 9, answer: "missed" }])).games, 0);
    deepEqual(entries(tab), before);
  });

  test("are deleted with the results, and answered anew afterwards", async () => {
    const device = new Device();
    const tab = await device.tab();
    await tab.answer(ONE, true);
    equal(await tab.clear(), "kept");
    deepEqual([entries(tab), tab.everything()], [{}, []]);
    await tab.answer(ONE, false);
    deepEqual(entries(await device.tab()), { [ONE]: "missed" });
  });
});

describe("what belongs to whoever plays here", () => {
  test("may change, and comes back from the disk in its last state when a browser is killed or forgets", async () => {
    const device = new Device();
    const tab = await device.tab();
    await tab.keepOwn({ me: { name: "Anna" } });
    const early = { ...device.storage.entries };
    await tab.keepOwn({ me: { name: "Anne" } });
    for (const entries of [early, {}]) {
      device.crash(entries);
      deepEqual((await device.tab()).own("me"), { name: "Anne" });
    }
    deepEqual((await device.tab()).everything(), []);
  });

  test("stays where all results are deleted, and goes where the table is cleared", async () => {
    const device = new Device();
    const tab = await device.tab();
    await tab.keepOwn({ me: { name: "Anna" } });
    await tab.clear(tab.besidesTournaments);
    deepEqual(tab.own("me"), { name: "Anna" });
    await tab.clear();
    equal(tab.own("me"), undefined);
    await tab.keepOwn({ me: { name: "Ben" } });
    device.crash();
    deepEqual((await device.tab()).own("me"), { name: "Ben" });
  });
});

describe("what a game leaves behind", () => {
  const view = /** @type {any} */ ({
    over: true,
    observation: { options: { courier: true }, round: 12 },
    ranking: [
      { seat: 1, rank: 1, total: 31, tieBreak: false },
      { seat: 0, rank: 2, total: 20, tieBreak: false },
    ],
  });
  const saved = game([], { seats: seatsOf("person", "computer"), updated: 7 });

  test("is the same under the id of its first course", () => {
    const here = resultOf(saved, view);
    deepEqual(here, {
      id: saved.id,
      deal: here?.deal,
      when: 7,
      game: "thurn-und-taxis",
      options: { courier: true },
      rounds: 12,
      seats: [
        { name: "Anna", kind: "person", points: 20, rank: 2 },
        { name: "Ben", kind: "computer", level: "merchant", points: 31, rank: 1 },
      ],
    });
    deepEqual(resultOf({ ...saved, id: `${saved.id}-9-1` }, view), here);
  });

  test("names its deal, which all copies have in common, whatever was done in them", () => {
    const { deal } = resultOf(saved, view) ?? {};
    match(deal ?? "", /^deal-7-[0-9a-f]+$/u);
    const dealOf = (/** @type {object} */ more) =>
      resultOf({ ...saved, id: "other", record: { ...saved.record, ...more } }, view)?.deal;
    equal(dealOf({ actions: ["take deck"] }), deal);
    for (const more of [{ seed: 8 }, { players: ["Anna", "Carl"] }, { options: { courier: true } }])
      notEqual(dealOf(more), deal);
  });

  test("is nothing if it goes on, is a study, or has no people", () => {
    equal(resultOf(saved, { ...view, over: false }), null);
    equal(resultOf(saved, null), null);
    equal(resultOf({ ...saved, study: true }, view), null);
    equal(resultOf({ ...saved, seats: seatsOf("computer", "computer") }, view), null);
  });

  test("a warning of the coach is a hint for whoever does what it names", () => {
    const actions = ["a", "b", "c"];
    const warned = [0, 1].map((step) => ({ step, action: "b", warned: true }));
    const hints = /** @type {any} */ ([...warned, { step: 2, action: "d" }]);
    const record = { ...saved.record, actions };
    const hinted = (/** @type {any[]} */ said) =>
      resultOf({ ...saved, record, hints: said }, view)?.hinted;
    deepEqual([hinted(hints), hinted(hints.slice(0, 1))], [2, undefined]);
  });
});
