import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import { actionsOf, gate, seatsOf, sessionWith } from "../../fakes/game.js";

/** @param {import("../../../../web/core/engine/types.js").View<any> | null} view */
function cardsOn(view) {
  return view?.observation.seats.map((/** @type {{card: unknown}} */ { card }) => card) ?? [];
}

test("what a computer does is shown as the people may see it", async () => {
  const { session } = sessionWith(seatsOf("computer", "person"));
  await session.open();
  const position = /** @type {any} */ (session.openView);
  deepEqual(await session.actForComputer("stay", position), [
    { event: "stay", seat: 0, card: null },
  ]);
  equal(session.history.length, 1);
  equal(session.phase, "computer");
});

test("an action for another position than the one on the table is not made", async () => {
  const { session } = sessionWith(seatsOf("computer", "person"));
  await session.open();
  const old = /** @type {any} */ (session.openView);
  await session.actForComputer("stay", old);
  /** @type {boolean[]} */
  const busy = [];
  session.addEventListener("change", () => busy.push(session.busy));
  equal(await session.actForComputer("stay", old), null);
  deepEqual(busy, [true, false]);
  equal(session.view?.step, 1);
});

test("after a computer the only person goes on without a curtain", async () => {
  const { session } = sessionWith(seatsOf("computer", "person"));
  await session.open();
  await session.actForComputer("go", /** @type {any} */ (session.openView));
  await session.handOver("turn");
  equal(session.phase, "playing");
  equal(session.seat, 1);
});

test("whoever gave the turn to a computer may take it back while it thinks", async () => {
  const { session } = sessionWith(seatsOf("person", "computer"));
  await session.open();
  await session.act(["go"]);
  await session.handOver("turn");
  equal(session.phase, "computer");
  equal(await session.undo(1), true);
  equal(session.phase, "playing");
  equal(session.view?.step, 0);
});

test("with other people at the table nobody takes back what a computer thinks over", async () => {
  const { session } = sessionWith(seatsOf("person", "computer", "person"));
  await session.open();
  await session.takeSeat();
  await session.act(["go"]);
  await session.handOver("turn");
  equal(session.phase, "computer");
  equal(await session.undo(1), false);
});

test("a computer may be next behind a curtain that fell because the page was out of sight", async () => {
  const { session } = sessionWith(seatsOf("person", "computer", "person"));
  await session.open();
  await session.takeSeat();
  await session.act(["go"]);
  session.pageHidden();
  await session.handOver("turn");
  equal(session.phase, "computer");
  deepEqual(cardsOn(session.view), [null, null, null]);
});

test("a computer takes over a seat in the middle of its turn, and gives it back", async () => {
  const { session, engine, store } = sessionWith(seatsOf("person", "person"));
  await session.open();
  await session.takeSeat();
  await session.changePlayer(0, { kind: "computer", level: "merchant" });
  equal(session.phase, "computer");
  deepEqual(engine.computers, [0]);
  equal(store.load("one")?.seats[0]?.kind, "computer");
  equal(session.seat, 1);
  // The device is still in Anna's hands: Ben's cards stay hidden until he shows himself.
  deepEqual(cardsOn(session.view), [null, null]);
  await session.changePlayer(0, { kind: "person" });
  equal(session.phase, "curtain");
  equal(session.seat, 0);
});

test("another seat changes hands without disturbing whoever plays", async () => {
  const { session, phases } = sessionWith(seatsOf("person", "person"));
  await session.open();
  await session.takeSeat();
  await session.changePlayer(1, { kind: "computer", level: "merchant" });
  equal(session.phase, "playing");
  deepEqual(phases, ["loading", "curtain", "playing"]);
});

test("a change of players waits until an action is done", async () => {
  const { session, engine } = sessionWith(seatsOf("person", "person"));
  await session.open();
  await session.takeSeat();
  const { promise, go } = gate();
  engine.next.set("act", promise);
  const acting = session.act(["go"]);
  const changing = session.changePlayer(1, { kind: "computer", level: "merchant" });
  go();
  await Promise.all([acting, changing]);
  equal(session.saved?.seats[1]?.kind, "computer");
  equal(actionsOf(session.saved).length, 1);
});
