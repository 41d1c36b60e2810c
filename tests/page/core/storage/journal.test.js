import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { meant } from "../../../../web/core/storage/belonging.js";
import { damageOf } from "../../../../web/core/storage/damage.js";
import { Connection } from "../../../../web/core/storage/database.js";
import { Journal } from "../../../../web/core/storage/journal.js";
import { Store } from "../../../../web/core/storage/store.js";
import { actionsOf, after, Device, game, loaded } from "./devices.js";

const GAME = "spieltisch:game:";
const DELETED = "spieltisch:deleted:";

/**
 * @param {import("../../../../web/core/storage/store.js").Store} store
 * @param {import("../../../../web/core/storage/types.js").SavedGame} saved
 * @param {string[]} texts
 */
async function played(store, saved, texts) {
  let now = saved;
  for (const text of texts) {
    now = after(now, text);
    assert.deepEqual(await store.save(now), { ok: true });
  }
  return now;
}

test("what one press did is read from the journal as one", async () => {
  const device = new Device();
  const store = await device.tab();
  const saved = game(["a"]);
  await store.save(saved);
  const early = { ...device.storage };
  const two = { ...after(saved, "b", "c"), joined: [2] };
  await store.save(two);
  await store.save({ ...after(two, "d"), joined: [2] });
  // A killed browser has it in the journal only.
  device.crash(early);
  const again = await device.tab();
  await again.catchUp(saved.id);
  const kept = again.load(saved.id);
  assert.deepEqual([kept && actionsOf(kept), kept?.joined], [["a", "b", "c", "d"], [2]]);
});

test("what hints said is read from the journal, and play goes on from there", async () => {
  const device = new Device();
  const store = await device.tab();
  const saved = game(["a"]);
  await store.save(saved);
  const early = { ...device.storage };
  const note = { step: 1, action: "b", deals: 3, chances: [0.5, 0.5], options: [] };
  const two = { ...after(saved, "b"), hints: [note] };
  await store.save(two);
  await store.save({ ...after(two, "c"), hints: [note] });
  device.crash(early);
  const again = await device.tab();
  await again.catchUp(saved.id);
  const kept = again.load(saved.id);
  assert.deepEqual([kept && actionsOf(kept), kept?.hints], [["a", "b", "c"], [note]]);
});

test("a study that is played on is one no longer, by what the journal has too", async () => {
  const device = new Device();
  const store = await device.tab();
  const lesson = { action: "a", better: "b", cost: 7 };
  const origin = { id: "one", step: 0, lesson };
  const saved = { ...game([]), origin, trial: /** @type {const} */ (true) };
  await store.save(saved);
  const early = { ...device.storage };
  await store.save({ ...meant(after(saved, "b")), origin: { id: "one", step: 0 } });
  device.crash(early);
  const again = await device.tab();
  await again.catchUp(saved.id);
  const kept = again.load(saved.id);
  assert.deepEqual([kept && actionsOf(kept), kept?.origin], [["b"], { id: "one", step: 0 }]);
  assert.deepEqual([kept?.trial, again.untouched()], [undefined, []]);
});

test("the last picture of a game is on the disk with its end", async () => {
  const device = new Device();
  const store = await device.tab();
  const saved = game(["a"]);
  await store.save(saved);
  const early = { ...device.storage };
  const view = /** @type {any} */ ({ over: true, observation: { seats: [{}, {}] } });
  const status = { current: null, round: 3, over: true, winners: [0] };
  await store.save({ ...after(saved, "b"), view, status });
  device.crash(early);
  const kept = (await device.tab()).list().games[0];
  assert.deepEqual([kept && actionsOf(kept), kept?.view], [["a", "b"], view]);
});

/** A device on which one game is kept. @param {Parameters<typeof game>} what */
async function deviceWith(...what) {
  const device = new Device();
  const store = await device.tab();
  const saved = game(...what);
  assert.deepEqual(await store.save(saved), { ok: true });
  return { device, store, saved };
}

/**
 * A device on which a game was kept, and then was played on.
 *
 * @param {string[]} before
 * @param {string[]} then
 */
async function deviceWhere(before, then) {
  const { device, store, saved } = await deviceWith(before);
  /** What localStorage had before that. */
  const early = { ...device.storage };
  await played(store, saved, then);
  const database = await store.journal.connection.database();
  assert.ok(database);
  return { device, store, saved, early, database };
}

test("what was saved is there although localStorage forgot it", async () => {
  const { device, store, saved } = await deviceWith([]);
  const early = { ...device.storage };
  const texts = Array.from({ length: 130 }, (_, i) => `take ${i}`);
  await played(store, saved, texts);

  device.crash(early);
  const again = await device.tab();
  assert.deepEqual(again.load(saved.id)?.record.actions, texts);
  assert.equal(again.list().games.length, 1);
  assert.deepEqual(again.damaged.all, []);
  // It can be gone on with, and is again in both.
  await played(again, loaded(again, saved.id), ["take more"]);
  assert.equal(actionsOf((await device.tab()).load(saved.id)).length, 131);
});

test("a game that localStorage never had comes back whole", async () => {
  const { device, saved } = await deviceWith(["take deck"], { title: "Evening" });
  device.crash({});
  const found = (await device.tab()).load(saved.id);
  assert.equal(found?.title, "Evening");
  assert.deepEqual(found?.record, saved.record);
});

test("a save is a small entry, whatever the length of the game", async () => {
  const device = new Device();
  const store = await device.tab();
  const saved = game(Array.from({ length: 2000 }, (_, i) => `take ${i}`));
  await store.save(saved);
  await store.save(after(saved, "take deck"));
  const database = await store.journal.connection.database();
  assert.ok(database);
  const entries = await database.getAll("entries");
  assert.equal(entries.length, 1);
  assert.ok(JSON.stringify(entries[0]).length < 400);
  assert.deepEqual([entries[0].keep, entries[0].add], [2000, ["take deck"]]);
});

test("steps that were taken back are taken back in the journal", async () => {
  const { device, store, saved } = await deviceWith([]);
  const early = { ...device.storage };
  const three = await played(store, saved, ["a", "b", "c"]);
  const back = { ...three, record: { ...three.record, actions: ["a", "d"] } };
  await store.save(back);
  device.crash(early);
  assert.deepEqual((await device.tab()).load(saved.id)?.record.actions, ["a", "d"]);
});

test("the newer of both wins, whatever the clock says", async () => {
  const { device, store, saved } = await deviceWith(["a"], { updated: 9_000_000 });
  const early = { ...device.storage };
  await store.save({ ...after(saved, "b"), updated: 5 });
  device.crash(early);
  assert.deepEqual((await device.tab()).load(saved.id)?.record.actions, ["a", "b"]);

  // And localStorage wins where the journal was denied for a while.
  device.denied = true;
  const alone = await device.tab();
  const known = loaded(alone, saved.id);
  await played(alone, known, ["c"]);
  device.denied = false;
  const again = await device.tab();
  assert.deepEqual(again.load(saved.id)?.record.actions, ["a", "b", "c"]);
  await played(again, loaded(again, saved.id), ["d"]);
  device.crash({});
  assert.deepEqual((await device.tab()).load(saved.id)?.record.actions, ["a", "b", "c", "d"]);
});

test("games from before the journal are handed to it", async () => {
  const old = game(["a", "b"], { revision: "17.1-2-3-4" });
  const device = new Device({ [GAME + old.id]: JSON.stringify(old) });
  const store = await device.tab();
  assert.deepEqual(store.load(old.id)?.record.actions, ["a", "b"]);
  await new Promise((resolve) => setTimeout(resolve, 20));
  device.crash({});
  assert.deepEqual((await device.tab()).load(old.id)?.record.actions, ["a", "b"]);
});

test("of two tabs only one is believed", async () => {
  const { device, store, saved } = await deviceWith(["a"]);
  const other = await device.tab();
  const theirs = { ...loaded(other, saved.id) };
  await store.save(after(saved, "b"));
  // The other tab does not see the new entry of localStorage yet.
  device.crash({ [GAME + saved.id]: JSON.stringify(saved) });
  assert.deepEqual(await other.save(after(theirs, "c")), { ok: false, problem: "conflict" });
  assert.deepEqual((await device.tab()).load(saved.id)?.record.actions, ["a", "b"]);
});

test("a full localStorage costs nothing while there is a journal", async () => {
  const { device, store, saved } = await deviceWith(["a"]);
  device.storage.full = true;
  const next = after(saved, "b");
  assert.deepEqual(await store.save(next), { ok: true });
  assert.equal(store.problem, null);
  assert.deepEqual(store.load(saved.id)?.record.actions, ["a", "b"]);
  await played(store, next, ["c"]);
  const again = await device.tab();
  assert.deepEqual(again.load(saved.id)?.record.actions, ["a", "b", "c"]);
  assert.equal(again.list().games.length, 1);
});

test("where neither keeps anything, play goes on and the page says so", async () => {
  const device = new Device();
  device.denied = true;
  device.storage.full = true;
  const store = await device.tab();
  const saved = game(["a"]);
  assert.deepEqual(await store.save(saved), { ok: false, problem: "full" });
  assert.equal(store.problem, "full");
  assert.deepEqual(store.load(saved.id)?.record.actions, ["a"]);
  device.storage.full = false;
  assert.equal(await store.retry(), true);
  // It is in the browser's memory now; with the journal it is on the disk.
  assert.equal(store.problem, "memory");
  device.denied = false;
  assert.equal(await store.retry(), true);
  assert.equal(store.problem, null);
  device.crash({});
  assert.deepEqual((await device.tab()).load(saved.id)?.record.actions, ["a"]);
});

test("a removed game stays removed, and a restored one restored, after a crash", async () => {
  const { device, store, saved } = await deviceWith(["a"]);
  const kept = { ...device.storage };
  assert.equal(await store.remove(saved.id), true);
  const removed = { ...device.storage };
  device.crash(kept);
  const second = await device.tab();
  assert.equal(second.load(saved.id), null);
  assert.equal(second.list().deleted.length, 1);
  assert.equal(await second.restore(saved.id), true);
  device.crash(removed);
  const third = await device.tab();
  assert.deepEqual(third.load(saved.id)?.record.actions, ["a"]);
  assert.deepEqual(third.list().deleted, []);
  await third.remove(saved.id);
  const before = { ...device.storage };
  await third.purge(third.list().deleted);
  device.crash(before);
  const fourth = await device.tab();
  assert.deepEqual(fourth.list(), { games: [], broken: [], deleted: [] });
});

test("a damaged copy is put aside and the good one takes its place", async () => {
  const { device, saved } = await deviceWith(["a"]);
  device.storage.setItem(GAME + saved.id, '{"version":2,"id":"ga');
  const again = await device.tab();
  assert.deepEqual(again.load(saved.id)?.record.actions, ["a"]);
  const [broken] = again.list().broken;
  assert.equal(broken?.text, '{"version":2,"id":"ga');
  // It is told once more at the next start, until somebody removes it.
  const next = await device.tab();
  assert.equal(next.list().broken.length, 1);
  await next.discardBroken(next.list().broken[0]?.key ?? "");
  assert.deepEqual((await device.tab()).list().broken, []);
});

test("a damaged copy is told once while the good one takes its place", async () => {
  const { device, saved } = await deviceWith(["a"]);
  device.storage.setItem(GAME + saved.id, '{"version":2,"id":"ga');
  const again = await device.tab(false);
  const { journal } = again;
  const read = journal.read.bind(journal);
  /** @type {number[]} */
  const told = [];
  journal.read = (id) => {
    told.push(again.list().broken.length);
    return read(id);
  };
  await again.ready;
  assert.deepEqual(told, [1]);
  assert.equal(again.list().broken.length, 1);
});

test("a copy that was cut at its very end is put aside as well", async () => {
  const { device, saved } = await deviceWith(["a"]);
  const cut = (device.storage.getItem(GAME + saved.id) ?? "").slice(0, -1);
  device.storage.setItem(GAME + saved.id, cut);
  const again = await device.tab();
  assert.deepEqual(again.load(saved.id)?.record.actions, ["a"]);
  assert.equal(again.list().broken[0]?.text, cut);
});

test("of two copies with one revision and different records that of the journal goes on", async () => {
  const { device, saved } = await deviceWith(["a", "b"]);
  const altered = (device.storage.getItem(GAME + saved.id) ?? "").replace('"b"', '"x"');
  device.storage.setItem(GAME + saved.id, altered);
  const again = await device.tab();
  await again.catchUp(saved.id);
  assert.deepEqual(again.load(saved.id)?.record.actions, ["a", "b"]);
  assert.equal(again.list().broken[0]?.text, altered);
  // What is whole in both is left alone, in whatever order its parts stand.
  const { record, ...rest } = loaded(again, saved.id);
  const turned = Object.fromEntries(Object.entries(record).reverse());
  device.storage.setItem(GAME + saved.id, JSON.stringify({ ...rest, record: turned }));
  const next = await device.tab();
  await next.catchUp(saved.id);
  assert.equal(next.list().broken.length, 1);
});

test("where the journal has forgotten where a game stands, the game itself says so", async () => {
  const { device, store, saved, early, database } = await deviceWhere(["a"], ["b"]);
  const junk = { id: saved.id, number: "x", revision: 5, place: "nowhere", base: null };
  for (const kept of [early, {}]) {
    await database.put("heads", junk);
    device.crash(kept);
    const again = await device.tab();
    assert.deepEqual(again.load(saved.id)?.record.actions, ["a", "b"]);
  }
  // It is gone on with, and nothing is left of the junk.
  await played(store, loaded(store, saved.id), ["c"]);
  device.crash({});
  assert.deepEqual((await device.tab()).load(saved.id)?.record.actions, ["a", "b", "c"]);
});

test("a copy in the journal that cannot be read is written again when the game is opened", async () => {
  const { device, saved, database } = await deviceWhere(["a"], ["b"]);
  await database.put("bases", { id: saved.id, text: "not JSON" });
  const again = await device.tab();
  await again.catchUp(saved.id);
  assert.match(again.list().broken[0]?.text ?? "", /not JSON/u);
  device.crash({});
  const next = await device.tab();
  assert.deepEqual(next.load(saved.id)?.record.actions, ["a", "b"]);
  assert.equal(next.list().broken.length, 1);
});

test("an entry that another tab damages in mid-game is put aside; the game goes on", async () => {
  const { device, store, saved } = await deviceWith(["a"]);
  device.storage.setItem(GAME + saved.id, "junk");
  const next = after(saved, "b");
  assert.deepEqual(await store.save(next), { ok: true });
  assert.deepEqual(store.load(saved.id)?.record.actions, ["a", "b"]);
  assert.equal(store.list().broken[0]?.text, "junk");
});

test("a journal with a gap gives what comes before it; the rest is put aside", async () => {
  const { device, saved, early, database } = await deviceWhere(["a"], ["b", "c", "d"]);
  const entries = await database.getAll("entries");
  await database.delete("entries", [saved.id, entries[1].number]);
  device.crash(early);
  const again = await device.tab();
  assert.deepEqual(again.load(saved.id)?.record.actions, ["a", "b"]);
  assert.match(again.list().broken[0]?.text ?? "", /"d"/u);
  await played(again, loaded(again, saved.id), ["e"]);
  device.crash({});
  assert.deepEqual((await device.tab()).load(saved.id)?.record.actions, ["a", "b", "e"]);
});

test("a journal without its last entries gives what comes before them, and that is told", async () => {
  const { device, saved, database } = await deviceWhere(["a"], ["b", "c", "d"]);
  const entries = await database.getAll("entries");
  for (const { number } of entries.slice(-2)) await database.delete("entries", [saved.id, number]);
  device.crash({});
  const again = await device.tab();
  assert.deepEqual(again.load(saved.id)?.record.actions, ["a", "b"]);
  assert.equal(again.lost[0]?.lost, 2);
  await played(again, loaded(again, saved.id), ["e"]);
  device.crash({});
  assert.deepEqual((await device.tab()).load(saved.id)?.record.actions, ["a", "b", "e"]);
});

test("an older text in localStorage does not take the place of a journal without its last entry", async () => {
  const { device, saved, early, database } = await deviceWhere(["a"], ["b", "c", "d"]);
  const entries = await database.getAll("entries");
  await database.delete("entries", [saved.id, entries.at(-1).number]);
  device.crash(early);
  const again = await device.tab();
  assert.deepEqual(again.load(saved.id)?.record.actions, ["a", "b", "c"]);
  await played(again, loaded(again, saved.id), ["e"]);
  assert.deepEqual((await device.tab()).load(saved.id)?.record.actions, ["a", "b", "c", "e"]);
});

test("whoever opens a game with a gap is told how much could not be joined, until that is read", async () => {
  const { device, saved, early, database } = await deviceWhere(["a"], ["b", "c", "d", "e"]);
  const entries = await database.getAll("entries");
  await database.delete("entries", [saved.id, entries[1].number]);
  device.crash(early);
  const again = await device.tab();
  const [lost] = again.lost;
  assert.equal(lost?.lost, 2);
  assert.deepEqual(damageOf(lost, again.load(saved.id)).names, ["Anna", "Ben"]);
  await again.damaged.read(lost.key);
  assert.deepEqual(again.lost, []);
  // It is told no more, and what is left is still there; a second gap takes no place of the first.
  await played(again, loaded(again, saved.id), ["f", "g", "h"]);
  const more = await database.getAll("entries");
  await database.delete("entries", [saved.id, more[0].number]);
  device.crash(early);
  const next = await device.tab();
  assert.equal(next.list().broken.length, 2);
  assert.equal(next.lost.length, 1);
});

test("a gap of which localStorage has all costs nothing, and that is what is said", async () => {
  const { device, saved, database } = await deviceWhere(["a"], ["b", "c", "d"]);
  const entries = await database.getAll("entries");
  await database.delete("entries", [saved.id, entries[1].number]);
  const again = await device.tab();
  await again.catchUp(saved.id);
  assert.deepEqual(again.lost, []);
  const [broken] = again.list().broken;
  assert.ok(broken);
  assert.equal(damageOf(broken, again.load(saved.id)).whole, "shelf");
});

test("a game whose head is missing is found by what else is there of it", async () => {
  const { device, saved, database } = await deviceWhere(["a"], ["b", "c"]);
  await database.delete("heads", saved.id);
  device.crash({});
  const again = await device.tab();
  assert.deepEqual(again.load(saved.id)?.record.actions, ["a", "b", "c"]);
  await again.catchUp(saved.id);
  await played(again, loaded(again, saved.id), ["d"]);
  device.crash({});
  assert.equal(actionsOf((await device.tab()).load(saved.id)).length, 4);
});

test("one whose head is missing and that cannot be read is named as far as it can be", async () => {
  const { device, saved, database } = await deviceWhere(["a"], ["b"]);
  const { text } = await database.get("bases", saved.id);
  await database.delete("heads", saved.id);
  await database.put("bases", { id: saved.id, text: text.slice(0, -1) });
  device.crash({});
  const again = await device.tab();
  const [broken] = again.list().broken;
  assert.ok(broken);
  const { names, game, updated, whole } = damageOf(broken, null);
  assert.deepEqual(
    [names, game, updated, whole],
    [["Anna", "Ben"], "thurn-und-taxis", saved.updated, null],
  );
  assert.match(broken.text, /"b"/u);
  assert.equal((await device.tab()).list().broken.length, 1);
});

test("what the database would not put aside stays where it is", async () => {
  const { device, saved, database } = await deviceWhere(["a"], ["b"]);
  await database.put("bases", { id: saved.id, text: "not JSON" });
  device.crash({});
  const full = new Store(/** @type {any} */ (device.storage), new Journal(() => device.database()));
  full.journal.putAside = async () => "full";
  await full.ready;
  assert.equal(full.list().broken.length, 1);
  assert.equal((await database.get("bases", saved.id)).text, "not JSON");
});

test("a damaged copy is named, and so is what the database has of it", async () => {
  const { device, saved } = await deviceWhere(["a"], ["b"]);
  const text = device.storage.getItem(GAME + saved.id) ?? "";
  const whole = [];
  for (const damaged of [
    text.slice(0, -1),
    "junk",
    text.replace(/"revision":"\d+/u, '"revision":"99'),
  ]) {
    device.storage.setItem(GAME + saved.id, damaged.slice(0, -1));
    const again = await device.tab();
    const broken = again.list().broken.find((one) => one.text === damaged.slice(0, -1));
    assert.ok(broken);
    const found = damageOf(broken, again.load(saved.id));
    assert.deepEqual([found.id, found.names], [saved.id, ["Anna", "Ben"]]);
    whole.push(found.whole);
  }
  assert.deepEqual(whole, ["journal", "there", "there"]);
  const { names, id } = damageOf({ key: `${GAME}x`, text: "junk", reason: "unreadable" }, null);
  assert.deepEqual([id, names], ["x", []]);
});

test("a journal that cannot be read leaves the game to localStorage", async () => {
  const { device, saved, early, database } = await deviceWhere(["a"], ["b"]);
  await database.put("bases", { id: saved.id, text: "not JSON" });
  device.crash(early);
  const again = await device.tab();
  assert.deepEqual(again.load(saved.id)?.record.actions, ["a"]);
  assert.equal(again.list().broken.length, 1);
  await played(again, loaded(again, saved.id), ["c"]);
  device.crash({});
  assert.deepEqual((await device.tab()).load(saved.id)?.record.actions, ["a", "c"]);
});

test("what a newer page has written is left alone", async () => {
  const text = JSON.stringify({ version: 99, id: "n", something: "new" });
  const device = new Device({ [`${GAME}n`]: text });
  const store = await device.tab();
  assert.deepEqual(store.list().broken, [{ key: `${GAME}n`, text, reason: "newer" }]);
  assert.equal(device.storage.getItem(`${GAME}n`), text);
});

test("the key says which game it is, the record which rules; dates beyond all calendars are none", async () => {
  const odd = game(["a"], { id: "other", game: "murano", created: 1e300, updated: Number.NaN });
  const device = new Device({
    [`${GAME}one`]: JSON.stringify(odd),
    [`${GAME}two`]: JSON.stringify(odd),
    [`${DELETED}three`]: JSON.stringify(odd),
  });
  const { games, deleted } = (await device.tab()).list();
  assert.deepEqual(games.map(({ id }) => id).sort(), ["one", "two"]);
  assert.deepEqual(
    deleted.map(({ id }) => id),
    ["three"],
  );
  assert.deepEqual(
    [games[0]?.game, games[0]?.created, games[0]?.updated],
    ["thurn-und-taxis", 0, 0],
  );
});

test("a transaction that is called off is told where it was asked for, and nowhere else", async () => {
  /** @type {unknown[]} */
  const uncaught = [];
  const hear = (/** @type {unknown} */ error) => uncaught.push(error);
  const runner = /** @type {any} */ (process);
  runner.on("unhandledRejection", hear);
  const { journal } = await new Device().tab();
  const calledOff = async (/** @type {Record<string, any>} */ { heads }) => {
    const head = heads.get("one");
    heads.transaction.abort();
    return head;
  };
  await assert.rejects(journal.connection.read(["heads"], calledOff, null), { name: "AbortError" });
  assert.equal(await journal.write(["heads"], calledOff), "blocked");
  await new Promise((resolve) => setTimeout(resolve, 20));
  runner.off("unhandledRejection", hear);
  assert.deepEqual(uncaught, []);
});

/** Ways in which the page learns that the browser has closed the database: its event may come later than what is asked. */
const CLOSINGS = [
  { name: "an event says so", refusal: null },
  { name: "a transaction cannot begin", refusal: "InvalidStateError" },
  { name: "a transaction is called off", refusal: "AbortError" },
];

for (const { name, refusal } of CLOSINGS) {
  test(`a database that the browser closes and refuses for a while is opened again: ${name}`, async () => {
    mock.timers.enable({ apis: ["setTimeout"] });
    const transaction = () => {
      throw new DOMException("The database connection is closing.", refusal ?? "");
    };
    const closing = Object.assign(new EventTarget(), { close: () => {}, transaction });
    const reading = { done: Promise.resolve(), objectStore: () => null };
    const database = Object.assign(new EventTarget(), { transaction: () => reading });
    const answers = [closing, null, null, database];
    const connection = new Connection(async () => {
      const answer = answers.shift();
      if (!answer) throw new Error("refused");
      return /** @type {any} */ (Object.assign(answer, { close: () => {} }));
    });
    await connection.database();
    if (!refusal) closing.dispatchEvent(new Event("close"));
    const read = connection.read(["heads"], async () => "read", "denied");
    for (let turn = 0; turn < 30; turn += 1) {
      await Promise.resolve();
      mock.timers.tick(100);
    }
    assert.equal(await read, "read");
    assert.equal(connection.state, "open");
    mock.timers.reset();
  });
}
