import { deepEqual, equal, ok } from "node:assert/strict";
import { describe, test } from "node:test";
import { SavedElsewhere } from "../../../../web/core/storage/tabs/lock.js";
import { CRASH } from "../../fakes/engine.js";
import { actionsOf, gate, saveElsewhere, seatsOf, sessionWith, settled } from "../../fakes/game.js";

/** @param {ReturnType<typeof sessionWith>} table */
async function goOnElsewhere({ storage, claim }) {
  await saveElsewhere(storage, { title: "from elsewhere" });
  claim.savedElsewhere();
}

/**
 * Another tab saves while something waits; the game is watched afterwards.
 *
 * @param {ReturnType<typeof sessionWith>} table
 * @param {() => void} go lets it go on
 * @param {Promise<unknown>} work
 */
async function overtaken(table, go, work) {
  await settled();
  await goOnElsewhere(table);
  go();
  await work;
  equal(table.session.phase, "watching");
  equal(table.session.saved?.title, "from elsewhere");
}

describe("an engine that breaks", () => {
  test("in the middle of a turn: the same seat goes on with the same position", async () => {
    const { session, engine, said, phases } = sessionWith(seatsOf("person", "computer"));
    await session.open();
    await session.act(["stay"]);
    engine.next.set("act", CRASH);
    equal(await session.act(["stay"]), null);
    equal(session.phase, "playing");
    equal(session.view?.step, 1);
    equal(session.view?.seat, 0);
    equal(session.history.length, 1);
    deepEqual(phases, ["loading", "playing", "loading", "playing"]);
    ok(said.includes("recovered"));
    ok(await session.act(["stay"]));
  });

  test("on a page out of sight: whoever returns has to show up", async () => {
    const { session, engine, page } = sessionWith(seatsOf("person", "person"));
    await session.open();
    await session.takeSeat();
    engine.next.set("act", CRASH);
    const acting = session.act(["stay"]);
    page.isHidden = true;
    await acting;
    equal(session.phase, "curtain");
    equal(session.view?.seat, null);
  });

  test("behind the curtain: it stays down", async () => {
    const { session, engine } = sessionWith(seatsOf("person", "person"));
    await session.open();
    engine.next.set("look", CRASH);
    await session.takeSeat();
    equal(session.phase, "curtain");
    await session.takeSeat();
    equal(session.phase, "playing");
  });

  test("while a computer thinks: it goes on, with the eyes of the same person", async () => {
    const { session } = sessionWith(seatsOf("computer", "person"));
    await session.open();
    session.table.loaded = false;
    await session.calls.recover();
    equal(session.phase, "computer");
    equal(session.view?.seat, 1);
  });

  test("while a game that is over is looked at: it is looked at again, with its past", async () => {
    const actions = [{ seat: 0, text: "end" }];
    const { session } = sessionWith(seatsOf("person"), { actions });
    await session.open();
    await session.calls.recover();
    equal(session.phase, "over");
    equal(session.history.length, 1);
  });

  test("while the first picture is fetched: the game is opened all the same", async () => {
    for (const kinds of [["person"], ["computer", "person"]]) {
      const seats = seatsOf(.../** @type {("person" | "computer")[]} */ (kinds));
      const { session, engine } = sessionWith(seats);
      engine.next.set("look", CRASH);
      await session.open();
      equal(session.phase, kinds[0] === "person" ? "playing" : "computer");
    }
  });

  test("while the last picture is fetched: the end is shown all the same", async () => {
    const actions = [{ seat: 0, text: "end" }];
    const { session, engine } = sessionWith(seatsOf("person"), { actions });
    engine.next.set("look", CRASH);
    await session.open();
    equal(session.phase, "over");
    equal(session.history.length, 1);
  });

  test("once more while the record is replayed: the next one replays it", async () => {
    const { session, engine, phases } = sessionWith(seatsOf("person"));
    engine.breaks = 1;
    await session.open();
    equal(session.phase, "playing");
    engine.next.set("act", CRASH);
    engine.breaks = 2;
    await session.act(["stay"]);
    deepEqual(phases, ["loading", "playing", "loading", "playing"]);
    equal(session.trouble, null);
  });

  test("over this very record, time and again: the game cannot be continued, and may be tried again", async () => {
    for (const opened of [true, false]) {
      const { session, engine } = sessionWith(seatsOf("person"));
      if (opened) await session.open();
      engine.next.set("act", CRASH);
      engine.breaks = 3;
      await (opened ? session.act(["stay"]) : session.open());
      equal(session.phase, "broken");
      equal(session.trouble, CRASH);
      equal(engine.calls.filter((method) => method === "load").length, opened ? 4 : 3);
      await session.resume();
      equal(session.phase, "playing");
      equal(session.trouble, null);
    }
  });

  test("and no other can be started: the game waits with its reason until there is one", async () => {
    const { session, engine } = sessionWith(seatsOf("person"));
    await session.open();
    engine.next.set("act", CRASH);
    engine.breaks = 1;
    engine.state.phase = "failed";
    await session.act(["stay"]);
    equal(session.phase, "loading");
    equal(session.trouble, CRASH);
    engine.state.phase = "ready";
    await session.resume();
    equal(session.phase, "playing");
    equal(session.view?.step, 0);
  });

  test("while players are changed: the change is kept, and the new engine knows it", async () => {
    const { session, engine } = sessionWith(seatsOf("person", "person"));
    await session.open();
    await session.takeSeat();
    engine.next.set("computers", CRASH);
    await session.changePlayer(0, { kind: "computer", level: "merchant" });
    deepEqual(engine.computers, [0]);
    equal(session.phase, "computer");
  });
});

describe("another tab", () => {
  test("an action that comes too late is told, and nothing is overwritten", async () => {
    const { session, storage, store, complaints } = sessionWith(seatsOf("person"));
    await session.open();
    await saveElsewhere(storage, { title: "from elsewhere" });
    equal(await session.act(["stay"]), null);
    equal(session.phase, "watching");
    ok(complaints[0] instanceof SavedElsewhere);
    equal(store.load("one")?.title, "from elsewhere");
  });

  test("one that saves while the engine thinks keeps its word", async () => {
    const table = sessionWith(seatsOf("person"));
    const { session, engine, store, complaints } = table;
    await session.open();
    const { promise, go } = gate();
    engine.next.set("act", promise);
    const acting = session.act(["stay"]);
    await settled();
    await goOnElsewhere(table);
    equal(session.phase, "watching");
    go();
    equal(await acting, null);
    equal(session.phase, "watching");
    equal(session.view?.seat ?? null, null);
    equal(store.load("one")?.title, "from elsewhere");
    deepEqual(store.load("one")?.record.actions, []);
    ok(complaints[0] instanceof SavedElsewhere);
  });

  test("one that saves while the game is loaded is watched", async () => {
    const table = sessionWith(seatsOf("person"));
    const { promise, go } = gate();
    table.engine.next.set("load", promise);
    const opening = table.session.open();
    await overtaken(table, go, opening);
    equal(table.session.trouble, null);
  });

  test("one that saves while a broken engine is replaced is watched", async () => {
    const table = sessionWith(seatsOf("person"));
    await table.session.open();
    const { promise, go } = gate();
    table.engine.next.set("load", promise);
    const recovering = table.session.calls.recover();
    await overtaken(table, go, recovering);
  });

  test("players are not changed in a game that another tab has saved since", async () => {
    const { session, storage, complaints } = sessionWith(seatsOf("person", "person"));
    await session.open();
    await session.takeSeat();
    await saveElsewhere(storage);
    await session.changePlayer(0, { kind: "computer", level: "merchant" });
    equal(session.phase, "watching");
    equal(session.saved?.seats[0]?.kind, "person");
    ok(complaints[0] instanceof SavedElsewhere);
  });
});

test("at a table that was left nothing is shown or told any more, but what was done is kept", async () => {
  const { session, engine, store, complaints, phases } = sessionWith(seatsOf("person"));
  await session.open();
  const { promise, go } = gate();
  engine.next.set("act", promise);
  const acting = session.act(["stay"]);
  await settled();
  session.close();
  phases.length = 0;
  go();
  await acting;
  deepEqual([complaints, phases], [[], []]);
  equal(actionsOf(store.load("one")).length, 1);
});
