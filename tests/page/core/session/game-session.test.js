import { deepEqual, equal, ok } from "node:assert/strict";
import { describe, test } from "node:test";
import { SAVE_VERSION } from "../../../../web/core/storage/saved-game.js";
import { actionsOf, gate, seatsOf, sessionWith, settled } from "../../fakes/game.js";

/** @param {import("../../../../web/core/engine/types.js").View<any> | null} view */
function cardsOn(view) {
  return view?.observation.seats.map((/** @type {{card: unknown}} */ { card }) => card) ?? [];
}

/**
 * An action that is on its way to the disk.
 *
 * @param {import("../../../../web/core/session/game-session.js").GameSession} session
 */
async function keptSlowly(session) {
  const { promise, go } = gate();
  const keep = session.keeper.keep.bind(session.keeper);
  session.keeper.keep = async (turned) => {
    await promise;
    await keep(turned);
  };
  const acting = session.act(["stay"]);
  await settled();
  return { acting, go };
}

describe("opening", () => {
  test("a game that is not on this device is missing", async () => {
    const { session } = sessionWith(seatsOf("person"), { save: { id: "two" } });
    await session.open();
    equal(session.phase, "missing");
  });

  test("one person alone plays at once", async () => {
    const { session, phases } = sessionWith(seatsOf("person", "computer"));
    await session.open();
    deepEqual(phases, ["loading", "playing"]);
    deepEqual(cardsOn(session.view), ["card of 0", null]);
    equal(session.levels.length, 4);
  });

  test("between two people the curtain falls first, and nothing hidden is fetched", async () => {
    const { session, engine, said } = sessionWith(seatsOf("person", "person"));
    await session.open();
    equal(session.phase, "curtain");
    equal(session.curtainReason, "opened");
    deepEqual(cardsOn(session.view), [null, null]);
    ok(!engine.calls.includes("look"));
    deepEqual(said, ["hush"]);
  });

  test("behind the curtain the story is read as everybody knows it, and by nobody who has come meanwhile", async () => {
    const { session, engine } = sessionWith(seatsOf("person", "person"), {
      actions: [{ seat: 0, text: "go" }],
    });
    await session.open();
    deepEqual(session.history, []);
    await session.tellAll();
    deepEqual(session.history, engine.history(-1));
    equal(session.history.length, 1);
    equal(session.phase, "curtain");
    const late = session.tellAll();
    await session.takeSeat();
    await late;
    deepEqual(session.history, engine.history(1));
    await session.tellAll();
    deepEqual(session.history, engine.history(1));
  });

  test("a computer that is to decide is looked at with the eyes of the only person", async () => {
    const { session, engine } = sessionWith(seatsOf("computer", "person"));
    await session.open();
    equal(session.phase, "computer");
    deepEqual(cardsOn(session.view), [null, "card of 1"]);
    deepEqual(engine.computers, [0]);
  });

  test("between several people a computer shows only what lies open", async () => {
    const { session } = sessionWith(seatsOf("computer", "person", "person"));
    await session.open();
    deepEqual(cardsOn(session.view), [null, null, null]);
  });

  test("computers become people where the engine knows none for the game", async () => {
    const { session, engine } = sessionWith(seatsOf("computer", "person"));
    engine.info = { id: "small", computers: false };
    await session.open();
    deepEqual(session.people, [0, 1]);
    deepEqual(session.levels, []);
    equal(session.phase, "curtain");
  });

  test("a game of the first version was played by people alone, and is kept in the present one", async () => {
    const { session, store } = sessionWith(seatsOf("computer", "person"), { save: { version: 1 } });
    await session.open();
    deepEqual(session.people, [0, 1]);
    equal(session.phase, "curtain");
    await session.takeSeat();
    await session.act(["stay"]);
    const kept = store.load("one");
    deepEqual([kept?.version, actionsOf(kept).length], [SAVE_VERSION, 1]);
  });

  test("a game that is over is shown to its end, with its whole past", async () => {
    const actions = [{ seat: 0, text: "end" }];
    const { session } = sessionWith(seatsOf("person", "person"), { actions });
    await session.open();
    equal(session.phase, "over");
    equal(session.history.length, 1);
  });

  test("a record that the engine cannot replay is told, and may be tried again", async () => {
    const record = { game: "small", players: ["Anna"], broken: true };
    const { session, phases } = sessionWith(seatsOf("person"), { save: { record } });
    await session.open();
    deepEqual(phases, ["loading", "broken"]);
    equal(/** @type {any} */ (session.trouble).id, "bad-record");
    session.keeper.note({
      .../** @type {any} */ (session.saved),
      record: { game: "small", players: ["Anna"] },
    });
    await session.resume();
    equal(session.phase, "playing");
    equal(session.trouble, null);
  });

  test("a bare record gets its picture and its status from the engine, before anybody is asked", async () => {
    const actions = [{ seat: 0, text: "go" }];
    const { session } = sessionWith(seatsOf("person", "person"), { actions });
    await session.open();
    equal(session.saved?.status.current, 1);
    equal(session.saved?.updated, 2);
    equal(session.seat, 1);
  });
});

describe("playing", () => {
  test("an action is kept before it is shown", async () => {
    const { session, store } = sessionWith(seatsOf("person", "computer"));
    await session.open();
    /** @type {number[]} */
    const kept = [];
    session.addEventListener("change", () => {
      if (session.history.length > 0) kept.push(actionsOf(store.load("one")).length);
    });
    const events = await session.act(["stay"]);
    deepEqual(events, [{ event: "stay", seat: 0, card: "card of 0" }]);
    deepEqual(session.events, events);
    equal(kept[0], 1);
  });

  test("nothing is shown as done while it is still being kept", async () => {
    const { session } = sessionWith(seatsOf("person", "computer"));
    await session.open();
    const { acting, go } = await keptSlowly(session);
    equal(session.view?.step, 0);
    equal(session.openView?.step, 0);
    ok(session.busy);
    go();
    await acting;
    equal(session.view?.step, 1);
    equal(session.busy, false);
  });

  test("what an action brought and that nobody waits any more are told by one change", async () => {
    const { session } = sessionWith(seatsOf("person", "computer"));
    await session.open();
    /** @type {string[]} */
    const told = [];
    session.addEventListener("change", () =>
      told.push(`${session.view?.step} ${session.busy ? "busy" : "free"}`),
    );
    await session.act(["stay"]);
    deepEqual(told, ["0 busy", "1 free"]);
    told.length = 0;
    await session.undo(1);
    deepEqual(told, ["1 busy", "0 free"]);
  });

  test("a curtain that falls while an action is being kept covers it", async () => {
    const { session, page } = sessionWith(seatsOf("person", "person"));
    await session.open();
    await session.takeSeat();
    const { acting, go } = await keptSlowly(session);
    page.isHidden = true;
    session.pageHidden();
    go();
    await acting;
    equal(session.phase, "curtain");
    deepEqual(cardsOn(session.view), [null, null]);
    equal(session.view?.step, 1);
    deepEqual([session.history, session.events], [[], []]);
  });

  test("an action that is refused changes nothing and is told", async () => {
    const { session, complaints, store } = sessionWith(seatsOf("person"));
    await session.open();
    equal(await session.act(["fly"]), null);
    equal(/** @type {any} */ (complaints[0]).id, "illegal-action");
    equal(session.view?.step, 0);
    deepEqual(store.load("one")?.record.actions, []);
  });

  test("several actions are kept and told as one, each in the record", async () => {
    const { session, store } = sessionWith(seatsOf("person"));
    await session.open();
    await session.act(["stay"]);
    const events = await session.act(["stay", "stay"]);
    equal(events?.length, 2);
    deepEqual(session.events, events);
    equal(actionsOf(store.load("one")).length, 3);
  });

  test("of several actions those before the first impossible one stand, and it is told", async () => {
    const { session, complaints, store } = sessionWith(seatsOf("person"));
    await session.open();
    const events = await session.act(["stay", "fly", "stay"]);
    equal(events?.length, 1);
    equal(actionsOf(store.load("one")).length, 1);
    equal(/** @type {any} */ (complaints[0]).id, "illegal-action");
    equal(session.busy, false);
    ok(await session.act(["stay"]));
  });

  test("nobody acts behind the curtain, or while something is on its way", async () => {
    const { session } = sessionWith(seatsOf("person", "person"));
    await session.open();
    equal(await session.act(["stay"]), null);
    equal(await session.undo(1), false);
    await session.takeSeat();
    const both = await Promise.all([session.act(["stay"]), session.act(["stay"])]);
    equal(both.filter(Boolean).length, 1);
    equal(session.view?.step, 1);
  });

  test("the device goes from one person to the next, who is told what happened meanwhile", async () => {
    const { session } = sessionWith(seatsOf("person", "person"));
    await session.open();
    await session.takeSeat();
    await session.act(["go"]);
    await session.handOver("turn");
    equal(session.phase, "curtain");
    equal(session.curtainReason, "turn");
    equal(session.seat, 1);
    deepEqual(cardsOn(session.view), [null, null]);
    await session.takeSeat();
    deepEqual(cardsOn(session.view), [null, "card of 1"]);
    deepEqual(
      session.missed.map(({ text }) => text),
      ["go"],
    );
    deepEqual(session.missed[0]?.events, [{ event: "go", seat: 0, card: null }]);
    await session.act(["stay"]);
    deepEqual(session.missed, []);
  });

  test("the lines that everybody knows stay when the curtain falls, and no secret of a seat among them", async () => {
    const { session, engine } = sessionWith(seatsOf("person", "person"), {
      actions: [{ seat: 0, text: "stay" }],
    });
    await session.open();
    await session.tellAll();
    await session.takeSeat();
    await session.act(["go"]);
    const calls = engine.calls.length;
    await session.handOver("turn");
    equal(engine.calls.length, calls);
    deepEqual(session.history, engine.history(-1).slice(0, 1));
    await session.tellAll();
    deepEqual(session.history, engine.history(-1));
    equal(JSON.stringify(session.history).includes("card of"), false);
  });

  test("what is taken back is no line that stays behind the curtain", async () => {
    const { session, engine } = sessionWith(seatsOf("person", "person"));
    await session.open();
    await session.takeSeat();
    await session.act(["stay"]);
    session.pageHidden();
    await session.tellAll();
    equal(session.history.length, 1);
    await session.takeSeat();
    await session.undo(1);
    session.pageHidden();
    deepEqual(session.history, engine.history(-1));
    deepEqual(session.history, []);
  });

  test("a page out of sight hides a seat, and its return tells nothing twice", async () => {
    const { session, page } = sessionWith(seatsOf("person", "person"), {
      actions: [{ seat: 0, text: "go" }],
    });
    await session.open();
    await session.takeSeat();
    equal(session.missed.length, 1);
    session.pageHidden();
    equal(session.curtainReason, "hidden");
    page.isHidden = true;
    await session.takeSeat();
    equal(session.phase, "curtain", "nobody sees it who could press");
    page.isHidden = false;
    await session.takeSeat();
    equal(session.phase, "playing");
    deepEqual(session.missed, []);
  });

  test("one person alone needs no curtain when the page goes out of sight", async () => {
    const { session } = sessionWith(seatsOf("person", "computer"));
    await session.open();
    session.pageHidden();
    equal(session.phase, "playing");
  });

  test("the last action ends the game, and everything may be read then", async () => {
    const { session } = sessionWith(seatsOf("person", "person"));
    await session.open();
    await session.takeSeat();
    await session.act(["end"]);
    equal(session.phase, "over");
    equal(session.saved?.status.over, true);
    await session.handOver("turn");
    equal(session.phase, "over");
    deepEqual(await session.lookBack(), [{ step: 0, totals: [0, 0] }]);
    deepEqual(session.history[0]?.events, [{ event: "end", seat: 0, card: "card of 0" }]);
  });

  test("own steps are taken back, and so it is kept", async () => {
    const { session, store } = sessionWith(seatsOf("person", "computer"));
    await session.open();
    await session.act(["stay"]);
    await session.act(["stay"]);
    equal(await session.undo(1), true);
    equal(session.history.length, 1);
    deepEqual(session.events, []);
    equal(await session.undo("turn"), true);
    deepEqual(store.load("one")?.record.actions, []);
  });
});
