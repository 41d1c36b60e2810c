import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import { Replay, replayPicture } from "../../../../web/shell/after/replay.js";
import { gate, seatsOf, sessionWith } from "../../fakes/game.js";

const ACTIONS = [
  { seat: 0, text: "stay" },
  { seat: 0, text: "go" },
  { seat: 1, text: "end" },
];

/** @param {number} count of actions that were made */
async function opened(count) {
  const { session } = sessionWith(seatsOf("person"), { actions: ACTIONS.slice(0, count) });
  await session.open();
  return session;
}

test("one step forward plays what happened in it, any other leap shows the position alone", async () => {
  const session = await opened(3);
  const first = await replayPicture(session, 1, null, null);
  equal(first.step, 1);
  deepEqual(first.events, []);
  const second = await replayPicture(session, 2, first, null);
  deepEqual(second.events, session.history[1]?.events);
  deepEqual((await replayPicture(session, 1, second, null)).events, []);
  deepEqual((await replayPicture(session, 3, first, null)).events, []);
});

test("during the game only what the own seat may know, after it what is asked for", async () => {
  const running = await opened(1);
  deepEqual((await replayPicture(running, 1, null, null)).view, { method: "at", step: 1, seat: 0 });
  const over = await opened(3);
  deepEqual((await replayPicture(over, 1, null, null)).view, { method: "at", step: 1, seat: null });
  deepEqual((await replayPicture(over, 1, null, 2)).view, { method: "at", step: 1, seat: 2 });
});

/** @param {...("person" | "computer")} kinds */
async function seated(...kinds) {
  const table = sessionWith(seatsOf(...kinds), { actions: ACTIONS.slice(0, 2) });
  const { session } = table;
  await session.open();
  if (session.phase === "curtain") await session.takeSeat();
  /** @type {unknown[][]} */
  const heard = [];
  const replay = new Replay(session, (events) => heard.push([...events]));
  return { ...table, replay, heard };
}

test("a replay shows each moment that is wanted, and lets what happened there be heard", async () => {
  const { replay, heard, session } = await seated("person");
  let changes = 0;
  replay.addEventListener("change", () => {
    changes += 1;
  });
  await replay.go(1, null);
  await replay.go(2, null);
  equal(replay.picture?.step, 2);
  deepEqual(heard, [[], session.history[1]?.events]);
  replay.close();
  equal(replay.picture, null);
  equal(changes, 3);
});

test("moments that are asked for faster than they come are shown all the same, the last one last", async () => {
  const { replay } = await seated("person");
  await Promise.all([replay.go(0, null), replay.go(1, null), replay.go(2, null)]);
  equal(replay.picture?.step, 2);
});

test("a replay that was closed stays closed, whatever is answered later", async () => {
  const { replay, engine, heard } = await seated("person");
  await replay.go(1, null);
  const { promise, go } = gate();
  engine.next.set("at", promise);
  const late = replay.go(2, null);
  replay.close();
  go();
  await late;
  equal(replay.picture, null);
  deepEqual(heard, [[]]);
});

test("a hand that was asked for does not come up behind the curtain, nor after it", async () => {
  for (const isBack of [false, true]) {
    const { replay, engine, session } = await seated("person", "person");
    const { promise, go } = gate();
    engine.next.set("at", promise);
    const late = replay.go(1, null);
    session.pageHidden();
    if (isBack) await session.takeSeat();
    go();
    await late;
    equal(replay.picture, null);
  }
});
