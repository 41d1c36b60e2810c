import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { bringIn } from "../../../../web/core/storage/files/all-games.js";
import { actionsOf, after, Device, game, loaded } from "./devices.js";

/** @typedef {import("../../../../web/core/storage/store.js").Store} Store */
/** @typedef {import("../../../../web/core/storage/types.js").SavedGame} SavedGame */

/**
 * @param {Store} store
 * @param {string} id
 * @param {number} count
 */
async function playOn(store, id, count) {
  for (let i = 0; i < count; i += 1) {
    const now = loaded(store, id);
    assert.deepEqual(await store.save(after(now, `act ${actionsOf(now).length}`)), { ok: true });
  }
}

/** @param {Store} store @param {SavedGame} file */
function imported(store, file) {
  const given = { store, isLocked: async () => false, replay: async () => ({ updated: 5 }) };
  return bringIn({ ...file, revision: "", view: null }, given);
}

/** A game of which a file was made, that was put aside, came back by the file, and was played on. */
async function comeBack({ before = 20, since = 0, then = 3 } = {}) {
  const device = new Device();
  const store = await device.tab();
  const saved = game([]);
  await store.save(saved);
  await playOn(store, saved.id, before);
  const file = loaded(store, saved.id);
  await playOn(store, saved.id, since);
  assert.equal(await store.remove(saved.id), true);
  assert.equal(await imported(store, file), "added");
  await playOn(store, saved.id, then);
  return { device, store, id: saved.id, played: before + since + then };
}

describe("a game that was put aside and comes back by a file keeps what is played afterwards", () => {
  test("at every start", async () => {
    const { device, id, played } = await comeBack();
    for (let start = 0; start < 3; start += 1) {
      const store = await device.tab();
      await store.catchUp(id);
      assert.equal(actionsOf(store.load(id)).length, played);
    }
  });

  test("also when localStorage forgets it", async () => {
    const { device, id, played } = await comeBack();
    device.crash({});
    assert.equal(actionsOf((await device.tab()).load(id)).length, played);
  });

  test("is not put aside any more, so nothing old can be brought back over it", async () => {
    const { device, store, id, played } = await comeBack();
    assert.deepEqual(store.list().deleted, []);
    assert.equal(await store.restore(id), false);
    assert.equal(actionsOf((await device.tab()).load(id)).length, played);
  });

  test("whatever is removed for good", async () => {
    const { device, store, id, played } = await comeBack();
    await store.purge(store.list().deleted);
    device.crash({});
    assert.equal(actionsOf((await device.tab()).load(id)).length, played);
  });

  test("with all that was done before it was put aside, although the file has less", async () => {
    const { device, id, played } = await comeBack({ since: 4 });
    assert.equal(actionsOf((await device.tab()).load(id)).length, played);
    assert.equal(played, 27);
  });

  test("also after it was removed for good", async () => {
    const device = new Device();
    const store = await device.tab();
    const saved = game(["a", "b"]);
    await store.save(saved);
    await playOn(store, saved.id, 5);
    const file = loaded(store, saved.id);
    await store.remove(saved.id);
    await store.purge(store.list().deleted);
    assert.equal(await imported(store, file), "added");
    await playOn(store, saved.id, 2);
    assert.equal(actionsOf((await device.tab()).load(saved.id)).length, 9);
    device.crash({});
    assert.equal(actionsOf((await device.tab()).load(saved.id)).length, 9);
  });

  test("and a file that goes another way than what was put aside is a game of its own", async () => {
    const device = new Device();
    const store = await device.tab();
    const saved = game(["a", "b"]);
    await store.save(saved);
    await store.remove(saved.id);
    const other = { ...saved, record: { ...saved.record, actions: ["a", "x"] } };
    assert.equal(await imported(store, other), "added");
    const { games, deleted } = (await device.tab()).list();
    assert.deepEqual(games.map(actionsOf), [["a", "x"]]);
    assert.deepEqual(deleted.map(actionsOf), [["a", "b"]]);
  });
});

describe("a game that two tabs put aside at once", () => {
  for (const rounds of [0, 1, 3, 10])
    test(`is put aside for both: ${rounds}`, async () => {
      const device = new Device();
      const [one, other] = [await device.tab(), await device.tab()];
      const saved = game(["a"]);
      await one.save(saved);
      await other.catchUp(saved.id);
      const later = async () => {
        for (let round = 0; round < rounds; round += 1)
          await new Promise((done) => setImmediate(done));
        return other.remove(saved.id);
      };
      assert.deepEqual(await Promise.all([one.remove(saved.id), later()]), [true, true]);
      assert.equal(one.isAside(saved.id), true);
      assert.deepEqual(other.list().games, []);
    });

  test("is not put aside where another tab has played on with it", async () => {
    const device = new Device();
    const [one, other] = [await device.tab(), await device.tab()];
    const saved = game(["a"]);
    await one.save(saved);
    const known = loaded(other, saved.id);
    await one.save(after(loaded(one, saved.id), "b"));
    const { load } = other;
    other.load = () => known;
    const removing = other.remove(saved.id);
    other.load = load;
    assert.equal(await removing, false);
  });
});

describe("a game that lies here twice, as played and as put aside", () => {
  /** As an earlier version of the page left it: played on under an id that is still put aside. */
  async function twice() {
    const saved = game(["a", "b"]);
    const aside = { ...saved, revision: "22.old" };
    const played = { ...after(saved, "c"), revision: "3.new" };
    const device = new Device({
      [`spieltisch:game:${saved.id}`]: JSON.stringify(played),
      [`spieltisch:deleted:${saved.id}`]: JSON.stringify(aside),
    });
    return { device, id: saved.id };
  }

  test("is not overwritten by bringing back", async () => {
    const { device, id } = await twice();
    const store = await device.tab();
    await store.restore(id);
    assert.deepEqual(actionsOf(store.load(id)), ["a", "b", "c"]);
    assert.deepEqual(actionsOf((await device.tab()).load(id)), ["a", "b", "c"]);
  });

  test("is not removed for good with the one put aside", async () => {
    const { device, id } = await twice();
    const store = await device.tab();
    await store.purge(store.list().deleted);
    device.crash({});
    assert.deepEqual(actionsOf((await device.tab()).load(id)), ["a", "b", "c"]);
  });
});

describe("what is put aside while the database is denied", () => {
  /** A game of which the database alone has the last moves, denied at this start. @param {string[]} [other] */
  async function behind(other = []) {
    const device = new Device();
    const saved = game(["a"]);
    const first = await device.tab();
    await first.save(saved);
    const earlier = { ...device.storage };
    await playOn(first, saved.id, 2);
    if (other.length > 0) {
      const { id } = saved;
      const now = loaded(first, id);
      await first.save({ ...now, record: { ...now.record, actions: other } });
    }
    device.crash(earlier);
    device.denied = true;
    return { device, store: await device.tab(), id: saved.id };
  }

  for (const [way, actions] of /** @type {const} */ ([
    ["with its later moves", ["a", "act 1", "act 2"]],
    ["with the other way it has gone there", ["b"]],
  ]))
    test(`stays put aside when it answers again, ${way}`, async () => {
      const { device, store, id } = await behind(way.includes("other") ? ["b"] : []);
      assert.equal(await store.remove(id), true);
      device.denied = false;
      const next = await device.tab();
      assert.deepEqual(next.list().games, []);
      assert.ok(next.list().deleted.some((one) => actionsOf(one).join() === actions.join()));
      device.crash({});
      assert.deepEqual((await device.tab()).list().games, []);
    });

  test("stays put aside when it is tried again in the same tab, also after going on without it", async () => {
    const { device, store, id } = await behind();
    store.goOnWithout(id);
    await store.remove(id);
    device.denied = false;
    await store.retry();
    await store.ready;
    assert.deepEqual(store.list().games, []);
    assert.deepEqual(store.list().deleted.map(actionsOf), [["a", "act 1", "act 2"]]);
  });

  test("and is played on by a tab that has not heard of it goes on", async () => {
    const { device, store, id } = await behind();
    const other = await device.tab();
    const there = loaded(other, id);
    await store.remove(id);
    await other.save(after(there, "b"));
    device.denied = false;
    const { games, deleted } = (await device.tab()).list();
    assert.ok(games.some((one) => actionsOf(one).join() === "a,b"));
    assert.ok([...games, ...deleted].some((one) => actionsOf(one).length === 3));
  });

  test("is not removed for good: the database could not forget it", async () => {
    const { device, store, id } = await behind();
    await store.remove(id);
    const left = await store.purge(store.list().deleted);
    assert.deepEqual(
      left.map((one) => one.id),
      [id],
    );
    device.denied = false;
    const next = await device.tab();
    assert.deepEqual(next.list().games, []);
    await next.purge(next.list().deleted);
    assert.deepEqual((await device.tab()).list(), { games: [], broken: [], deleted: [] });
  });

  test("is removed for good where there never was a database", async () => {
    const device = new Device();
    device.denied = true;
    const store = await device.tab();
    const saved = game(["a"]);
    await store.save(saved);
    await store.remove(saved.id);
    assert.deepEqual(await store.purge(store.list().deleted), []);
    assert.deepEqual(store.list().deleted, []);
  });
});

test("a copy that may be older than what the database has is known as one, whether that refuses, fails or is late", async () => {
  const device = new Device();
  const first = await device.tab();
  const saved = game(["a"]);
  await first.save(saved);
  assert.equal(first.mayBeOlder(saved.id), false);
  assert.equal((await device.tab()).mayBeOlder(saved.id), false);
  device.denied = true;
  const store = await device.tab();
  assert.equal(store.mayBeOlder(saved.id), true);
  // What somebody has played here is what he knows.
  await store.save(after(loaded(store, saved.id), "b"));
  assert.equal(store.mayBeOlder(saved.id), false);
  device.denied = false;
  device.late = true;
  assert.equal((await device.tab(false)).mayBeOlder(saved.id), true);
});

test("what the database refuses to remove for good is not shown as removed", async () => {
  const device = new Device();
  const store = await device.tab();
  const saved = game(["take linz"]);
  await store.save(saved);
  await store.remove(saved.id);
  const asked = store.list().deleted;
  store.journal.purge = async () => "blocked";
  assert.deepEqual(
    (await store.purge(asked)).map(({ id }) => id),
    [saved.id],
  );
  assert.equal(store.list().deleted.length, 1);
});

describe("a first start with a denied database, before anything was noted", () => {
  /** @param {Partial<SavedGame>} more */
  async function first(more) {
    const saved = game(["a"], more);
    const device = new Device({ [`spieltisch:game:${saved.id}`]: JSON.stringify(saved) });
    device.denied = true;
    const store = await device.tab();
    await store.catchUp(saved.id);
    return { device, store, id: saved.id };
  }

  test("asks before a game goes on that a version with a database has written", async () => {
    const { store, id } = await first({ revision: "3.1-2-3-4", line: "1-3.1-2-3-4" });
    assert.equal(store.isDoubtful(id), true);
  });

  test("does not ask where there is none, nor later for what was begun since", async () => {
    const { device, store, id } = await first({});
    assert.equal(store.isDoubtful(id), false);
    await store.save(after(loaded(store, id), "b"));
    const next = await device.tab();
    await next.catchUp(id);
    assert.equal(next.isDoubtful(id), false);
    device.denied = false;
    const open = await device.tab();
    await open.catchUp(id);
    device.denied = true;
    const again = await device.tab();
    await again.catchUp(id);
    assert.equal(again.isDoubtful(id), true);
  });
});

test("a position to solve that could not be removed is not among the games that were put aside", async () => {
  const device = new Device();
  const store = await device.tab();
  const lesson = { action: "a", better: "b", cost: 1, task: "best" };
  const position = game([], { trial: true, origin: { id: "puzzle-1a", step: 0, lesson } });
  await store.save(position);
  assert.equal(await store.remove(position.id), true);
  assert.deepEqual(store.list().deleted, []);
  assert.equal(store.untouched().length, 1);
  await store.forget(position.id);
  assert.deepEqual(store.everything().deleted, []);
});

test("a game that went another way on another device comes beside the one that is here, as another course, and the list shows as many as were added", async () => {
  const store = await new Device().tab();
  const here = game(["a", "b"]);
  await store.save(here);
  const files = [{ ...game(["a", "c"]), id: here.id }, game(["d"]), { ...here }];
  const told = [];
  for (const file of files) told.push(await imported(store, file));
  assert.deepEqual(told, ["added", "added", "known"]);
  const { games } = store.list();
  assert.equal(games.length, 1 + told.filter((one) => one === "added").length);
  assert.deepEqual(games.filter(({ second }) => second).map(actionsOf), [["a", "c"]]);
  assert.equal(await imported(store, { ...game(["a", "c"]), id: here.id }), "known");
});
