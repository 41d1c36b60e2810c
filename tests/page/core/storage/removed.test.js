import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { RecordKeeper } from "../../../../web/core/session/record-keeper.js";
import { clear } from "../../../../web/core/storage/aside.js";
import { meant } from "../../../../web/core/storage/belonging.js";
import { actionsOf, after, Device, game, loaded } from "./devices.js";

/** @typedef {import("../../../../web/core/storage/store.js").Store} Store */

/** @param {Store} store @param {string} id */
function keeperOf(store, id) {
  return new RecordKeeper(id, { store, persist: () => {}, conflict: () => {} });
}

/** @param {string} id */
const keysOf = (id) => [`spieltisch:game:${id}`, `spieltisch:deleted:${id}`];

/** A game that was removed for good, while localStorage falls back to what it had. @param {"played" | "aside"} was */
async function removed(was) {
  const device = new Device();
  const store = await device.tab();
  const saved = game(["a", "b"]);
  await store.save(saved);
  const played = { ...device.storage };
  await store.remove(saved.id);
  const before = was === "played" ? played : { ...device.storage };
  await store.purge(store.list().deleted);
  device.crash(before);
  return { device, id: saved.id };
}

/** @param {Device} device @param {string} id @returns {Promise<string | undefined>} where the database says that it stands */
async function placeOf(device, id) {
  const { journal } = await device.tab();
  return (await journal.head(id))?.place;
}

describe("a game that was removed for good and that a killed browser has in localStorage again", () => {
  for (const was of /** @type {const} */ (["played", "aside"]))
    test(`is erased also where its table is opened before the stores are compared, as ${was}`, async () => {
      const { device, id } = await removed(was);
      const store = await device.tab(false);
      const keeper = keeperOf(store, id);
      await keeper.catchUp();
      assert.equal(keeper.saved, null);
      assert.deepEqual(store.list(), { games: [], broken: [], deleted: [] });
      assert.equal(await placeOf(device, id), "gone");
      for (const key of keysOf(id)) assert.equal(device.storage.getItem(key), null);
      assert.equal(store.whyMissing(id), "missing");
    });

  test("is erased where its table was left while the database was slow", async () => {
    const { device, id } = await removed("played");
    const store = await device.tab(false);
    const keeper = keeperOf(store, id);
    const looking = keeper.catchUp();
    keeper.isLeft = true;
    await looking;
    assert.deepEqual(store.list().games, []);
    assert.equal(await placeOf(device, id), "gone");
  });

  test("is kept where somebody has played on with it", async () => {
    const { device, id } = await removed("played");
    device.denied = true;
    const alone = await device.tab();
    await alone.save(after(loaded(alone, id), "c"));
    device.denied = false;
    const store = await device.tab(false);
    const keeper = keeperOf(store, id);
    await keeper.catchUp();
    assert.deepEqual(actionsOf(keeper.saved), ["a", "b", "c"]);
    assert.equal(await placeOf(device, id), "kept");
  });

  test("is kept again by the tab that watched while another one removed it", async () => {
    const device = new Device();
    const [store, other] = [await device.tab(), await device.tab()];
    const saved = game(["a"]);
    await other.save(saved);
    const keeper = keeperOf(store, saved.id);
    await other.remove(saved.id);
    await other.purge(other.list().deleted);
    await keeper.catchUp();
    assert.deepEqual(actionsOf(keeper.saved), ["a"]);
    assert.equal(await placeOf(device, saved.id), "kept");
  });
});

test("a game that was put aside stays so where a killed browser opens its table with the copy from before", async () => {
  const device = new Device();
  const first = await device.tab();
  const saved = game(["a"]);
  await first.save(saved);
  const before = { ...device.storage };
  await first.remove(saved.id);
  device.crash(before);
  const store = await device.tab(false);
  const keeper = keeperOf(store, saved.id);
  await keeper.catchUp();
  assert.equal(keeper.saved, null);
  assert.equal(store.whyMissing(saved.id), "aside");
  assert.equal(await placeOf(device, saved.id), "deleted");
});

test("what is put aside stays so although its table was left while its last moves were looked for", async () => {
  const device = new Device();
  const first = await device.tab();
  const saved = game(["a"]);
  await first.save(saved);
  const store = await device.tab(false);
  const keeper = keeperOf(store, saved.id);
  const { catchUp } = store;
  /** @type {(value?: unknown) => void} */
  let answer = () => {};
  const late = new Promise((resolve) => {
    answer = resolve;
  });
  store.catchUp = (id) => late.then(() => catchUp.call(store, id));
  const looking = keeper.catchUp();
  keeper.isLeft = true;
  assert.equal(await store.remove(saved.id), true);
  answer();
  await looking;
  assert.deepEqual(store.list().games, []);
  assert.equal(await placeOf(device, saved.id), "deleted");
});

describe("a table that was cleared", () => {
  /** @returns what was there before, and a device on which all of it was cleared, also from localStorage */
  async function cleared() {
    const device = new Device({ "spieltisch:prefs": "{}" });
    const store = await device.tab();
    const [played, aside] = [game(["a", "b"]), game(["c"])];
    await store.save(played);
    await store.save(aside);
    await store.remove(aside.id);
    const before = { ...device.storage };
    const other = await device.tab();
    assert.equal(await clear(store), "kept");
    const done = { ...device.storage };
    return { device, before, done, played, aside, other };
  }

  test("stays cleared when localStorage falls back to what it had", async () => {
    const { device, before } = await cleared();
    for (let start = 0; start < 2; start += 1) {
      device.crash(before);
      const store = await device.tab();
      assert.deepEqual(store.list(), { games: [], broken: [], deleted: [] });
      assert.ok(store.where.stale);
    }
  });

  test("knows what was made after it", async () => {
    const { device } = await cleared();
    device.crash({ "spieltisch:journal": String(device.storage.getItem("spieltisch:journal")) });
    const store = await device.tab();
    assert.equal(store.where.stale, null);
    const next = game(["d"]);
    await store.save(next);
    const again = await device.tab();
    assert.deepEqual(again.list().games.map(actionsOf), [["d"]]);
    assert.equal(again.where.stale, null);
    // What is erased from outside since then is nothing of before.
    device.crash({});
    assert.equal((await device.tab()).where.stale, null);
    assert.equal((await device.tab()).where.stale, null);
  });

  test("takes nothing of before from a tab that looks for it meanwhile, and misses nothing", async () => {
    const { device, before, played, other } = await cleared();
    device.crash(before);
    const { read } = other.journal;
    await other.journal.take([{ game: loaded(other, played.id), place: "kept" }]);
    await other.catchUp(played.id);
    assert.equal(other.journal.read, read);
    assert.equal(await placeOf(device, played.id), "gone");
    assert.deepEqual((await device.tab()).list(), { games: [], broken: [], deleted: [] });
  });

  test("twice in a row forgets both", async () => {
    const { device, before } = await cleared();
    assert.equal(await clear(await device.tab()), "kept");
    device.crash(before);
    assert.deepEqual((await device.tab()).list().games, []);
  });

  test("remembers no more than ten clearings of what there was", async () => {
    const device = new Device();
    const store = await device.tab();
    const heads = [];
    for (let i = 0; i < 15; i += 1) {
      const saved = game(["a"]);
      await store.save(saved);
      await clear(store);
      device.crash({});
      heads.push((await store.journal.heads()).length);
    }
    assert.equal(Math.max(...heads), heads.at(-1));
    assert.equal(heads.at(-1), 11);
  });

  test("takes a game in again that comes as a file", async () => {
    const { device, played } = await cleared();
    device.crash({});
    const store = await device.tab();
    assert.deepEqual(await store.save({ ...game(["a", "b"]), id: played.id }), { ok: true });
    device.crash({});
    assert.deepEqual((await device.tab()).list().games.map(actionsOf), [["a", "b"]]);
  });
});

test("a head of which the database has nothing else is nothing that was lost", async () => {
  const device = new Device();
  const first = await device.tab();
  const saved = game(["a"]);
  await first.save(saved);
  await first.journal.write(["bases", "entries"], async (stores) => {
    await stores.bases.clear();
    await stores.entries.clear();
    return "kept";
  });
  device.crash({});
  assert.deepEqual((await device.tab()).list(), { games: [], broken: [], deleted: [] });
});

describe("a damaged text of a game that is removed for good", () => {
  for (const [what, isGone] of /** @type {const} */ ([
    ["of a state that was removed goes with it", true],
    ["of another state stays", false],
  ]))
    test(what, async () => {
      const { device, id } = await removed("played");
      const key = `spieltisch:game:${id}`;
      const text = String(device.storage.getItem(key)).slice(0, -3);
      device.storage.setItem(
        key,
        isGone ? text : text.replace(/"revision":"\d+/u, '"revision":"99'),
      );
      const { broken } = (await device.tab()).list();
      assert.equal(broken.length, isGone ? 0 : 1);
    });

  for (const [
    where,
    tear,
  ] of /** @type {[string, (store: Store, id: string, text: string) => unknown][]} */ ([
    [
      "in localStorage goes with it at once",
      (store, id, text) => store.shelf.write(`spieltisch:game:${id}`, text.slice(0, -3)),
    ],
    [
      "in the database goes with it",
      (store, id) =>
        store.damaged.add([{ key: `journal:${id}`, text: "{", reason: "unreadable", lost: 1 }]),
    ],
  ]))
    test(where, async () => {
      const device = new Device();
      const first = await device.tab();
      const saved = game(["a"]);
      await first.save(saved);
      const text = String(device.storage.getItem(`spieltisch:game:${saved.id}`));
      await first.remove(saved.id);
      await tear(first, saved.id, text);
      const store = await device.tab();
      assert.notEqual(store.list().broken.length, 0);
      await store.purge(store.list().deleted);
      assert.deepEqual(store.list(), { games: [], broken: [], deleted: [] });
      assert.deepEqual((await device.tab()).list(), { games: [], broken: [], deleted: [] });
    });
});

test("a decision of another game that is to be made once more is none of the games before somebody has done anything with it, and one of them ever after", async () => {
  const store = await new Device().tab();
  const origin = { id: "one", step: 1 };
  const branch = game(["a"], { study: true, origin, trial: true });
  await store.save(branch);
  assert.deepEqual(store.list().games, []);
  assert.deepEqual(
    store.untouched().map(({ id }) => id),
    [branch.id],
  );
  const named = { ...meant(branch), title: "My own" };
  await store.save(named);
  const keeper = keeperOf(store, branch.id);
  await keeper.write(after(named, "b"));
  await keeper.write({ ...named, revision: loaded(store, branch.id).revision });
  assert.deepEqual([store.list().games.length, store.untouched()], [1, []]);
  assert.equal(await store.remove(branch.id), true);
  assert.equal(await store.restore(branch.id), true);
  assert.deepEqual([store.list().games.length, store.untouched()], [1, []]);
});

test("an older state of a game that somebody has brought in is one of the games, although nothing was done in it, under any name", async () => {
  const store = await new Device().tab();
  const older = game(["a"], { study: true, second: "older", origin: { id: "one", step: 1 } });
  await store.save(older);
  await store.save({ ...meant(older), title: "My own", second: false });
  assert.deepEqual(
    store.list().games.map(({ id }) => id),
    [older.id],
  );
  assert.deepEqual(store.untouched(), []);
});

describe("a position to solve", () => {
  const lesson = { action: "a", better: "b", cost: 9, task: "take" };
  const position = () =>
    game(["a"], { study: true, trial: true, origin: { id: "puzzle-1", step: 1, lesson } });

  test("is none of the games, can be opened, and is forgotten with all that was kept of it", async () => {
    const device = new Device();
    const store = await device.tab();
    const saved = position();
    const played = game(["a"]);
    await store.save(saved);
    await store.save(played);
    assert.deepEqual(
      store.list().games.map(({ id }) => id),
      [played.id],
    );
    assert.deepEqual(
      (await device.tab()).untouched().map(({ id }) => id),
      [saved.id],
    );
    assert.equal(store.load(saved.id)?.origin?.lesson?.task, "take");
    await store.forget(saved.id);
    assert.deepEqual([store.untouched(), store.list().deleted], [[], []]);
    for (const key of keysOf(saved.id)) assert.equal(device.storage.getItem(key), null);
    assert.equal(await placeOf(device, saved.id), "gone");
  });

  test("goes when the table is cleared", async () => {
    const device = new Device();
    const store = await device.tab();
    const saved = position();
    await store.save(saved);
    const before = { ...device.storage };
    assert.equal(await clear(store), "kept");
    device.crash(before);
    assert.deepEqual((await device.tab()).untouched(), []);
  });
});
