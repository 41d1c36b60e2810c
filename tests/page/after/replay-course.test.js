import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import { replayPicture } from "../../../web/app/after/replay-course.js";
import { seatsOf, sessionWith } from "../fakes/game.js";

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
