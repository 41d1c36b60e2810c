import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import { sumOf } from "../../../../web/core/storage/saved-game.js";
import { shareNews } from "../../../../web/core/storage/tabs/news.js";
import { savedGame, seatsOf, sessionWith, settled } from "../../fakes/game.js";
import { actionsOf, Device, loaded } from "../storage/devices.js";

/** What one tab watches while localStorage has no room for what the other one plays, so that only the database has it. */

const SEATS = seatsOf("person", "person");
/** The picture of the game as it began. @type {any} */
const BEFORE = { seat: null, step: 0, over: false, observation: { round: 1, seats: [{}, {}] } };
const KEPT = "spieltisch:game:one";

/** What tabs tell each other, at once. */
function channels() {
  /** @type {Set<{onmessage: ((event: any) => void) | null, postMessage(data: any): void}>} */
  const all = new Set();
  return () => {
    const own = {
      onmessage: /** @type {((event: any) => void) | null} */ (null),
      postMessage(/** @type {any} */ data) {
        for (const one of all) if (one !== own) one.onmessage?.({ data: structuredClone(data) });
      },
    };
    all.add(own);
    return own;
  };
}

/** Two tabs of one device: the first plays, the second watches. */
async function twoTabs() {
  const device = new Device();
  const channel = channels();
  const tab = async () => {
    const store = await device.tab();
    shareNews(store, channel());
    return store;
  };
  const first = await tab();
  await first.save({ ...savedGame(SEATS), revision: "", view: BEFORE, sum: sumOf(BEFORE) });
  const second = await tab();
  const watcher = sessionWith(SEATS, { storage: device.storage, store: second });
  watcher.claim.free = false;
  second.addEventListener("elsewhere", () => watcher.session.otherTab.saved());
  await watcher.session.open();
  await watcher.session.tellAll();
  await rest();
  equal(watcher.session.phase, "watching");
  return { device, first, second, watcher, tab };
}

/** @param {import("../../../../web/core/storage/store.js").Store} store */
async function play(store) {
  const game = loaded(store, "one");
  const actions = [...actionsOf(game), "stay"];
  const result = await store.save({ ...game, record: { ...game.record, actions } });
  await rest();
  return result;
}

async function rest() {
  for (let round = 0; round < 20; round += 1) await settled();
}

test("a game that only the database has any more is not said to be removed, and what is played is seen", async () => {
  const { device, first, watcher } = await twoTabs();
  const { session, claim } = watcher;
  device.storage.full = true;
  for (const count of [1, 2, 3]) {
    deepEqual(await play(first), { ok: true });
    equal(device.storage.getItem(KEPT), null);
    if (count === 1) claim.savedElsewhere();
    equal(session.keeper.isGone, false);
    await rest();
    equal(session.keeper.isGone, false);
    equal(actionsOf(session.saved).length, count);
    equal(session.history.length, count);
    equal(session.view?.step, count);
  }
});

test("a database that has not answered does not make a game a removed one", async () => {
  const { device, second, watcher } = await twoTabs();
  second.journal.head = () => new Promise(() => {});
  device.storage.removeItem(KEPT);
  watcher.claim.savedElsewhere();
  await rest();
  equal(watcher.session.keeper.isGone, false);
  second.journal.head = () => Promise.reject(new DOMException("closed", "UnknownError"));
  watcher.claim.savedElsewhere();
  await rest();
  equal(watcher.session.keeper.isGone, false);
});

test("a game that was put aside and removed by another tab is said to be so", async () => {
  const { first, watcher } = await twoTabs();
  await first.remove("one");
  watcher.claim.savedElsewhere();
  await rest();
  equal(watcher.session.keeper.isGone, true);
  await first.purge(first.list().deleted);
  watcher.claim.savedElsewhere();
  await rest();
  equal(watcher.session.keeper.isGone, true);
});

test("a list of games has what only the database has of them", async () => {
  const { device, first, second } = await twoTabs();
  device.storage.full = true;
  await play(first);
  deepEqual(
    second.list().games.map((game) => actionsOf(game).length),
    [1],
  );
});

test("moves that only the page of another tab has are told, until they are kept", async () => {
  const { device, first, watcher, tab } = await twoTabs();
  const { session } = watcher;
  equal(session.keeper.isOlder, false);
  device.storage.full = true;
  const keep = first.journal.keep;
  first.journal.keep = async () => "full";
  equal((await play(first)).ok, false);
  equal(session.keeper.isOlder, true);
  equal(session.keeper.isGone, false);
  // A tab that is opened later is told as well.
  const third = await tab();
  equal(third.where.elsewhere.has("one"), true);
  first.journal.keep = keep;
  await first.retry();
  await rest();
  equal(session.keeper.isOlder, false);
  equal(actionsOf(session.saved).length, 1);
  equal(third.where.elsewhere.has("one"), false);
  // What localStorage has again is no older state, whoever wrote it.
  third.where.elsewhere.add("one");
  device.storage.full = false;
  await play(first);
  equal(third.where.elsewhere.has("one"), false);
});

test("a page without a channel between tabs begins all the same", () => {
  const { BroadcastChannel } = globalThis;
  Object.assign(globalThis, { BroadcastChannel: undefined });
  shareNews(/** @type {any} */ (new EventTarget()));
  Object.assign(globalThis, { BroadcastChannel });
});
