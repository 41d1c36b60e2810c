import { deepEqual, equal, ok } from "node:assert/strict";
import { describe, test } from "node:test";
import { EngineTable } from "../../../../web/core/session/engine-table.js";
import { ticketOf } from "../../../../web/core/ticket.js";
import { CRASH } from "../../fakes/engine.js";
import { actionsOf, gate, saveElsewhere, seatsOf, sessionWith, settled } from "../../fakes/game.js";

const ENDED = [
  { seat: 0, text: "go" },
  { seat: 1, text: "end" },
];

test("an answer is wanted as long as all that it belongs to is the same", () => {
  const place = { card: "ulm", seat: 0 };
  const first = ticketOf(() => [place.card]);
  const both = ticketOf(() => [place.card, place.seat]);
  deepEqual([first.isValid, both.isValid], [true, true]);
  place.seat = 1;
  deepEqual([first.isValid, both.isValid], [true, false]);
  place.card = "linz";
  equal(first.isValid, false);
});

describe("what a person has asked for", () => {
  test("is wanted through all that is done in the same turn", async () => {
    const { session } = sessionWith(seatsOf("person", "person"));
    await session.open();
    await session.takeSeat();
    const ticket = session.ticket();
    await session.act(["stay"]);
    ok(ticket.isValid);
  });

  test("is not wanted any more behind a curtain, nor by whoever comes after it", async () => {
    const { session } = sessionWith(seatsOf("person", "person"));
    await session.open();
    await session.takeSeat();
    const ticket = session.ticket();
    session.pageHidden();
    equal(ticket.isValid, false);
    await session.takeSeat();
    equal(session.phase, "playing");
    equal(ticket.isValid, false);
  });

  test("is not wanted any more once the game is left or played elsewhere", async () => {
    const left = sessionWith(seatsOf("person")).session;
    await left.open();
    const ticket = left.ticket();
    left.close();
    equal(ticket.isValid, false);
    const { session, claim, storage } = sessionWith(seatsOf("person"));
    await session.open();
    const other = session.ticket();
    await saveElsewhere(storage);
    claim.savedElsewhere();
    equal(other.isValid, false);
  });
});

describe("a session that gets its answer late", () => {
  test("leaves the story behind a curtain to the curtain that fell last", async () => {
    const { session, engine } = sessionWith(seatsOf("person", "person"), {
      actions: [{ seat: 0, text: "stay" }],
    });
    await session.open();
    const { promise, go } = gate();
    engine.next.set("look", promise);
    const late = session.tellAll();
    await settled();
    await session.takeSeat();
    await session.act(["go"]);
    await session.handOver("turn");
    await session.tellAll();
    equal(session.history.length, 2);
    go();
    await late;
    deepEqual(session.history, engine.history(-1));
    await session.tellAll();
    deepEqual(session.history, engine.history(-1), "no step is told twice");
  });

  test("shows the open story of a game that was over to nobody who only looks on", async () => {
    const { session, engine, claim, storage } = sessionWith(seatsOf("person", "person"), {
      actions: ENDED,
    });
    await session.open();
    equal(session.phase, "over");
    const { promise, go } = gate();
    engine.next.set("history", promise);
    const late = session.lookBack();
    await settled();
    await saveElsewhere(storage, {
      record: { game: "small", players: ["Anna", "Ben"], actions: ENDED.slice(0, 1) },
    });
    claim.savedElsewhere();
    go();
    await late;
    equal(session.phase, "watching");
    equal(JSON.stringify(session.history).includes("card of"), false);
  });

  test("asks nothing of an engine that has another game on its table by now", async () => {
    const { session, engine, claim } = sessionWith(seatsOf("person", "person"));
    claim.free = false;
    await session.open();
    session.close();
    await session.tellAll();
    deepEqual(engine.calls, []);
    const between = sessionWith(seatsOf("person", "person"));
    await between.session.open();
    const calls = between.engine.calls.length;
    between.session.close();
    await between.session.tellAll();
    equal(between.engine.calls.length, calls);
  });

  test("does not uncover a hand on a page that went out of sight while an engine was replaced", async () => {
    const { session, engine, page } = sessionWith(seatsOf("person", "person"));
    await session.open();
    await session.takeSeat();
    engine.next.set("act", CRASH);
    const { promise, go } = gate();
    const call = engine.call.bind(engine);
    engine.call = async (method, params) => {
      if (method === "look") await promise;
      return call(method, params);
    };
    const acting = session.act(["stay"]);
    await settled();
    page.isHidden = true;
    session.pageHidden();
    go();
    await acting;
    equal(session.phase, "curtain");
    equal(session.view?.seat, null);
  });

  test("lets nobody wait for a change of a game that was left", async () => {
    const { session, engine } = sessionWith(seatsOf("person", "person"));
    await session.open();
    await session.takeSeat();
    const { promise } = gate();
    engine.next.set("act", promise);
    void session.act(["stay"]);
    /** @type {string[]} */
    const ended = [];
    void session.nextChange().then(() => ended.push("change"));
    void session.changePlayer(1, { kind: "person" }).then(() => ended.push("player"));
    await settled();
    ended.length = 0;
    const waiting = session.nextChange().then(() => ended.push("late"));
    session.close();
    await waiting;
    await settled();
    ok(ended.includes("late") && ended.includes("player"), `${ended}`);
    await session.nextChange();
  });

  test("plays on in its own game, whatever else was put into the engine meanwhile", async () => {
    const { session, engine, store } = sessionWith(seatsOf("person"));
    await session.open();
    await session.act(["stay"]);
    const brought = { game: "small", players: ["Cleo"], actions: ENDED };
    await new EngineTable(/** @type {any} */ (engine)).load(/** @type {any} */ (brought));
    equal(await session.table.ask("at", { step: 0, seat: 0 }), null);
    await session.act(["stay"]);
    deepEqual(engine.players, ["Anna"]);
    equal(actionsOf(store.load("one")).length, 2);
  });
});
