import { deepEqual, equal, ok, rejects } from "node:assert/strict";
import { test } from "node:test";
import { satAfter } from "../../../../web/core/seats/seats.js";
import { RecordKeeper } from "../../../../web/core/session/record-keeper.js";
import { setPrefs } from "../../../../web/core/settings/prefs.js";
import { SavedElsewhere } from "../../../../web/core/storage/tabs/lock.js";
import { savedGame, saveElsewhere, seatsOf, tabWith } from "../../fakes/game.js";
import { FakeStorage } from "../../fakes/storage.js";

/** @param {number | null} current @returns {any} */
function openView(current) {
  const over = current === null;
  return {
    seat: null,
    current,
    over,
    winners: over ? [1] : null,
    observation: { round: 3, seats: [{}, {}] },
  };
}

/** @param {number} count @returns {any} */
function recordOf(count) {
  return { game: "small", players: ["Anna", "Ben"], actions: Array(count).fill("go") };
}

/**
 * One more action.
 *
 * @param {number} kept those before it
 * @param {number | null} current
 */
function turned(kept, current) {
  return { kept, actions: ["go"], open: openView(current) };
}

function keeperWith() {
  const saved = savedGame(seatsOf("person", "person"));
  const storage = new FakeStorage({ "spieltisch:game:one": JSON.stringify(saved) });
  const store = tabWith(storage);
  /** @type {string[]} */
  const told = [];
  const keeper = new RecordKeeper("one", {
    store,
    persist: () => told.push("persist"),
    conflict: () => told.push("conflict"),
  });
  /** The same games in another tab. */
  const other = tabWith(storage);
  return { keeper, store, storage, other, told };
}

test("what one press did is known to be so, as long as it is there", async () => {
  const { keeper, other } = keeperWith();
  const three = { kept: 0, actions: ["a", "b", "c"], open: openView(0) };
  await keeper.keep(three);
  deepEqual(other.load("one")?.joined, [1, 2]);
  await keeper.keep({ kept: 3, actions: ["d"], open: openView(0) });
  deepEqual(keeper.saved?.joined, [1, 2]);
  await keeper.keep({ kept: 0, actions: [], open: openView(0) });
  await keeper.keep({ kept: 0, actions: ["e"], open: openView(0) });
  deepEqual(keeper.saved?.joined ?? [], []);
});

test("a trial is one until a person has acted in it, and none after that has been taken back", async () => {
  const { keeper, store } = keeperWith();
  const trial = async () => {
    await keeper.keep(turned(0, 0));
    return store.load("one")?.trial;
  };
  const [person, computer] = [seatsOf("person", "person"), seatsOf("computer", "person")];
  const begun = { .../** @type {any} */ (keeper.saved), trial: true };
  keeper.note({ ...begun, seats: computer });
  equal(await trial(), true);
  keeper.note({ .../** @type {any} */ (keeper.saved), seats: person });
  equal(await trial(), undefined);
  await keeper.keep({ kept: 0, actions: [], open: openView(0) });
  equal(store.load("one")?.trial, undefined);
});

test("a game that ends while nothing is to be counted says so ever after", async () => {
  const { keeper, store } = keeperWith();
  setPrefs({ keepResults: false });
  await keeper.keep(turned(0, 1));
  equal(store.load("one")?.study, undefined);
  await keeper.keep(turned(1, null));
  setPrefs({ keepResults: true });
  equal(store.load("one")?.study, "off");
  const counting = keeperWith();
  await counting.keeper.keep(turned(0, null));
  equal(counting.store.load("one")?.study, undefined);
});

test("a game that is not there is known as missing", () => {
  const { store } = keeperWith();
  const nothing = { store, persist: () => {}, conflict: () => {} };
  equal(new RecordKeeper("two", nothing).saved, null);
});

test("what is kept lies in the store with its position before the promise is fulfilled", async () => {
  const { keeper, other } = keeperWith();
  const waiting = keeper.keep(turned(0, 1));
  ok(waiting instanceof Promise);
  await waiting;
  const kept = other.load("one");
  deepEqual(kept?.record, recordOf(1));
  deepEqual(kept?.view, openView(1));
  deepEqual(kept?.status, { current: 1, round: 3, over: false, winners: [] });
  equal(kept?.revision, keeper.saved?.revision);
});

test("the end of a game is kept with its winners", async () => {
  const { keeper, other } = keeperWith();
  await keeper.keep(turned(0, null));
  deepEqual(other.load("one")?.status, { current: null, round: 3, over: true, winners: [1] });
});

test("the browser is asked to keep the games when a turn has ended, not at each step of it", async () => {
  const { keeper, told } = keeperWith();
  await keeper.keep(turned(0, 0));
  deepEqual(told, []);
  await keeper.keep(turned(1, 1));
  deepEqual(told, ["persist"]);
});

test("a game that another tab has saved since is not overwritten", async () => {
  const { keeper, storage, other, told } = keeperWith();
  await saveElsewhere(storage, { record: recordOf(5) });
  const before = keeper.saved;
  await rejects(keeper.keep(turned(0, 1)), (error) => error instanceof SavedElsewhere);
  deepEqual(told, ["conflict"]);
  equal(keeper.saved, before);
  deepEqual(other.load("one")?.record, recordOf(5));
});

test("with a full storage play goes on in memory, and nothing from elsewhere takes its place", async () => {
  const { keeper, store, storage } = keeperWith();
  storage.full = true;
  await keeper.keep(turned(0, 1));
  deepEqual(keeper.saved?.record, recordOf(1));
  equal(store.problem, "full");
  storage.full = false;
  await saveElsewhere(storage, { record: recordOf(5) });
  equal(keeper.news(), null);
});

test("news are what another tab has saved, and only until they are known", async () => {
  const { keeper, storage } = keeperWith();
  equal(keeper.news(), null);
  await saveElsewhere(storage, { record: recordOf(5) });
  const news = keeper.news();
  deepEqual(news?.record, recordOf(5));
  keeper.note(/** @type {NonNullable<typeof news>} */ (news));
  equal(keeper.news(), null);
});

test("what was known stays when the game has been taken out of the store meanwhile", async () => {
  const { keeper, other } = keeperWith();
  await other.remove("one");
  await keeper.catchUp();
  equal(keeper.saved?.id, "one");
  equal(keeper.news(), null);
});

test("what a hint said is kept with the next action, and goes with what is taken back", async () => {
  const { keeper, other } = keeperWith();
  const said = (/** @type {number} */ step, deals = 1) => {
    const note = { step, action: "go", deals, chances: [0.5, 0.5], options: [] };
    keeper.noteHint(note);
    return note;
  };
  said(0);
  const again = said(0, 2);
  equal(other.load("one")?.hints, undefined);
  await keeper.keep(turned(0, 0));
  deepEqual(other.load("one")?.hints, [again]);
  const second = said(1);
  await keeper.keep(turned(1, 1));
  deepEqual(other.load("one")?.hints, [again, second]);
  // Taken back to before the second hint, and then to where it was asked for.
  await keeper.keep({ kept: 1, actions: [], open: openView(0) });
  deepEqual(keeper.saved?.hints, [again, second]);
  await keeper.keep({ kept: 0, actions: [], open: openView(0) });
  deepEqual(other.load("one")?.hints, [again]);
});

test("who sat where before is known as long as those steps are there", async () => {
  const { keeper, other } = keeperWith();
  await keeper.keep({ kept: 0, actions: ["a", "b", "c"], open: openView(0) });
  const saved = /** @type {any} */ (keeper.saved);
  await keeper.write({ ...saved, ...satAfter(saved, 0) });
  deepEqual(other.load("one")?.sat, [{ kind: "person", seat: 0, until: 3 }]);
  await keeper.keep({ kept: 2, actions: ["d"], open: openView(0) });
  deepEqual(other.load("one")?.sat, [{ kind: "person", seat: 0, until: 2 }]);
  await keeper.keep({ kept: 0, actions: [], open: openView(0) });
  equal(other.load("one")?.sat, undefined);
});
