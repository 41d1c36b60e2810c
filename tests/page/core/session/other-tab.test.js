import { deepEqual, equal, ok } from "node:assert/strict";
import { test } from "node:test";
import { sumOf } from "../../../../web/core/storage/saved-game.js";
import { CRASH } from "../../fakes/engine.js";
import { gate, saveElsewhere, seatsOf, sessionWith, settled } from "../../fakes/game.js";

/** The picture that the other tab leaves. @type {any} */
const LATER = { seat: null, step: 9, over: false, observation: { round: 4, seats: [{}, {}] } };

/** A picture of a game in which the other one is to decide. @type {any} */
const GIVEN = { ...LATER, current: 1 };

const KEPT = "spieltisch:game:one";
const ASIDE = "spieltisch:deleted:one";

/** @param {ReturnType<typeof sessionWith>} table */
async function goOnElsewhere({ storage, claim }) {
  await saveElsewhere(storage, { view: LATER, sum: sumOf(LATER) });
  claim.savedElsewhere();
}

test("a game that another tab plays is watched, without waking the engine", async () => {
  const table = sessionWith(seatsOf("person", "person"));
  table.claim.free = false;
  await table.session.open();
  equal(table.session.phase, "watching");
  equal(table.session.canTakeOver, false);
  deepEqual(table.engine.calls, []);
});

test("whoever watches sees what the other tab saves", async () => {
  const table = sessionWith(seatsOf("person", "person"));
  table.claim.free = false;
  await table.session.open();
  await goOnElsewhere(table);
  equal(table.session.phase, "watching");
  deepEqual(table.session.view, LATER);
});

test("whoever watches is told the story as everybody knows it, and what comes later follows by itself", async () => {
  const actions = ["stay", "go", "stay"].map((text) => ({ seat: 0, text }));
  const table = sessionWith(seatsOf("person", "person"), { actions: actions.slice(0, 2) });
  const { session, storage, claim } = table;
  const story = () =>
    session.history.flatMap(({ events }) => events.map((/** @type {any} */ one) => one.event));
  claim.free = false;
  await session.open();
  await session.tellAll();
  deepEqual(story(), ["stay", "go"]);
  equal(JSON.stringify(session.history).includes("card of"), false);
  await saveElsewhere(storage, { record: { game: "small", players: ["Anna", "Ben"], actions } });
  claim.savedElsewhere();
  deepEqual(story(), ["stay", "go"], "nothing that was told goes and comes back");
  await settled();
  deepEqual(story(), ["stay", "go", "stay"]);
  // A tab that takes over in the middle of it plays on.
  claim.savedElsewhere();
  const late = session.tellAll();
  claim.free = true;
  await session.takeOver();
  await late;
  equal(session.phase, "curtain");
  await session.takeSeat();
  await session.act(["stay"]);
  equal(story().length, 4);
});

for (const [how, change] of /** @type {[string, (storage: any) => void][]} */ ([
  [
    "whose table another tab has cleared",
    (storage) => storage.setItem("spieltisch:journal", "cleared"),
  ],
  ["that another tab has put aside", (storage) => storage.setItem(ASIDE, storage.getItem(KEPT))],
]))
  test(`a game ${how} says so at once, and is kept again where somebody continues with it`, async () => {
    const table = sessionWith(seatsOf("person", "person"));
    const { session, storage, claim } = table;
    await session.open();
    await session.takeSeat();
    equal(session.phase, "playing");
    change(storage);
    storage.removeItem(KEPT);
    claim.savedElsewhere();
    await settled();
    equal(session.phase, "watching");
    equal(session.keeper.isGone, true);
    equal(claim.held, false);
    equal(storage.getItem(KEPT), null);
    claim.freed();
    await session.takeOver();
    equal(session.phase, "curtain");
    equal(session.keeper.isGone, false);
    ok(storage.getItem(KEPT));
    equal(storage.getItem(ASIDE), null);
  });

test("a game that is free again is taken over where the other tab left it", async () => {
  const table = sessionWith(seatsOf("person"));
  table.claim.free = false;
  await table.session.open();
  await goOnElsewhere(table);
  table.claim.free = true;
  table.claim.freed();
  equal(table.session.canTakeOver, true);
  await table.session.takeOver();
  equal(table.session.phase, "playing");
  ok(table.claim.held);
});

test("whoever comes too late for taking over goes on watching", async () => {
  const table = sessionWith(seatsOf("person"));
  table.claim.free = false;
  await table.session.open();
  table.claim.freed();
  await table.session.takeOver();
  equal(table.session.phase, "watching");
  equal(table.session.canTakeOver, false);
});

test("whoever comes too late for taking over keeps the story, and is told how it goes on", async () => {
  const actions = ["stay", "go", "stay"].map((text) => ({ seat: 0, text }));
  const table = sessionWith(seatsOf("person", "person"), { actions: actions.slice(0, 2) });
  const { session, storage, claim } = table;
  claim.free = false;
  await session.open();
  await session.tellAll();
  equal(session.history.length, 2);
  claim.freed();
  await session.takeOver();
  equal(session.phase, "watching");
  equal(session.history.length, 2);
  // The other tab may have played before this one knew that it was too late.
  await saveElsewhere(storage, { record: { game: "small", players: ["Anna", "Ben"], actions } });
  claim.freed();
  await session.takeOver();
  await settled();
  equal(session.history.length, 3);
});

test("whoever is being told the story when it goes on is told all of it", async () => {
  const actions = ["stay", "go", "stay"].map((text) => ({ seat: 0, text }));
  for (const happens of ["savedElsewhere", "takeOver"]) {
    const table = sessionWith(seatsOf("person", "person"), { actions: actions.slice(0, 2) });
    const { session, engine, storage, claim } = table;
    claim.free = false;
    await session.open();
    const { promise, go } = gate();
    engine.next.set("look", promise);
    const telling = session.tellAll();
    await settled();
    await saveElsewhere(storage, { record: { game: "small", players: ["Anna", "Ben"], actions } });
    if (happens === "takeOver") await session.takeOver();
    else claim.savedElsewhere();
    go();
    await telling;
    await settled();
    equal(session.history.length, 3, happens);
  }
});

test("a game that another tab saved in spite of the lock is given up, and nothing of a seat stays", async () => {
  const table = sessionWith(seatsOf("person", "computer"));
  await table.session.open();
  await table.session.act(["stay"]);
  equal(table.session.history.length, 1);
  await goOnElsewhere(table);
  equal(table.session.phase, "watching");
  deepEqual(table.session.view, LATER);
  deepEqual(table.session.history, []);
  equal(table.claim.held, false);
});

test("what this tab wrote itself is no news", async () => {
  const table = sessionWith(seatsOf("person", "computer"));
  await table.session.open();
  await table.session.act(["stay"]);
  table.claim.savedElsewhere();
  equal(table.session.phase, "playing");
});

test("a table that was left lets go of the game", async () => {
  const { session, claim, phases } = sessionWith(seatsOf("person"));
  const opening = session.open();
  session.close();
  await opening;
  await settled();
  ok(claim.closed);
  deepEqual(phases, []);
});

test("a turn that has ended is passed on by nobody once another tab plays the game", async () => {
  for (const kinds of /** @type {("person" | "computer")[][]} */ ([
    ["person", "person"],
    ["person", "computer"],
  ])) {
    const table = sessionWith(seatsOf(...kinds));
    const { session, engine } = table;
    await session.open();
    if (session.phase === "curtain") await session.takeSeat();
    await session.act(["go"]);
    await saveElsewhere(table.storage, { view: GIVEN, sum: sumOf(GIVEN) });
    table.claim.savedElsewhere();
    const calls = engine.calls.length;
    await session.handOver("turn");
    equal(session.phase, "watching");
    deepEqual(session.view, GIVEN);
    equal(engine.calls.length, calls);
  }
});

test("whoever presses twice to take over plays once, and is not asked again", async () => {
  const table = sessionWith(seatsOf("person", "person"));
  const { session, claim, engine, phases } = table;
  claim.free = false;
  await session.open();
  claim.free = true;
  claim.freed();
  await Promise.all([session.takeOver(), session.takeOver()]);
  deepEqual(phases, ["loading", "watching", "loading", "curtain"].slice(1));
  equal(engine.calls.filter((method) => method === "load").length, 1);
});

test("a hand that was asked for is not shown, and an action not kept, by whoever has watched and taken over since", async () => {
  for (const late of ["look", "act", "look anew"]) {
    const table = sessionWith(seatsOf("person", "person"));
    const { session, engine, claim, storage, store, phases } = table;
    await session.open();
    if (late !== "look") await session.takeSeat();
    const { promise, go } = gate();
    engine.next.set(late.slice(0, 4).trim(), promise);
    if (late === "look anew") engine.next.set("act", CRASH);
    const working = late === "look" ? session.takeSeat() : session.act(["stay"]);
    await settled();
    const actions = ["stay", "stay"].map((text) => ({ seat: 0, text }));
    await saveElsewhere(storage, { record: { game: "small", players: ["Anna", "Ben"], actions } });
    claim.savedElsewhere();
    claim.freed();
    phases.length = 0;
    const loading = gate();
    engine.next.set("load", loading.promise);
    const taking = session.takeOver();
    await settled();
    go();
    await working;
    await settled();
    equal(session.view?.seat ?? null, null);
    loading.go();
    await taking;
    deepEqual(phases, ["loading", "curtain"]);
    deepEqual(store.load("one")?.record.actions, actions);
  }
});

test("three tabs that take over at once: one plays, and none is where it cannot be", async () => {
  for (let order = 0; order < 60; order += 1) {
    const tabs = threeTabs();
    const [first, second, third] = tabs;
    await first.session.open();
    await first.session.takeSeat();
    await Promise.all([second.session.open(), third.session.open()]);
    await first.session.act(["go"]);
    // Each does some of what it would do anyway, in another order each time.
    const passing = later(order % 3).then(() => first.session.handOver("turn"));
    first.claim.letGo();
    const works = tabs.map(async ({ session }, index) => {
      await later((order >> (index + 1)) % 4);
      await session.takeOver();
      await later((order >> index) % 3);
      if (session.phase === "curtain") await session.takeSeat();
      await session.act(["stay"]);
    });
    await Promise.all([passing, ...works]);
    await settled();
    const playing = tabs.filter(({ session }) => session.phase !== "watching");
    equal(playing.length, 1, `${order}: ${tabs.map(({ session }) => session.phase)}`);
  }
});

/** @param {number} rounds of whatever else waits */
async function later(rounds) {
  for (let round = 0; round < rounds; round += 1) await settled();
}

/** Three tabs of one browser at the same game: whoever holds its lock plays, and each hears what another one saves. */
function threeTabs() {
  /** @type {import("../../fakes/claim.js").FakeClaim | null} */
  let holder = null;
  const first = sessionWith(seatsOf("person", "person"));
  const others = [0, 1].map(() =>
    sessionWith(seatsOf("person", "person"), { storage: first.storage }),
  );
  const tabs = /** @type {const} */ ([first, ...others]);
  for (const { claim, store } of tabs) {
    claim.take = async () => {
      holder ??= claim;
      return holder === claim;
    };
    claim.letGo = () => {
      if (holder !== claim) return;
      holder = null;
      for (const tab of tabs) if (tab.claim !== claim) tab.claim.freed();
    };
    const save = store.save.bind(store);
    store.save = async (game) => {
      const result = await save(game);
      for (const tab of tabs) if (tab.claim !== claim) setTimeout(() => tab.claim.savedElsewhere());
      return result;
    };
  }
  return /** @type {[typeof first, typeof first, typeof first]} */ (/** @type {unknown} */ (tabs));
}
