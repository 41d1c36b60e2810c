import { deepEqual, equal, ok } from "node:assert/strict";
import { test } from "node:test";
import { sumOf } from "../../../web/app/keeping/picture.js";
import { saveElsewhere, seatsOf, sessionWith, settled } from "../fakes/game.js";

/** The picture that the other tab leaves. @type {any} */
const LATER = { seat: null, step: 9, over: false, observation: { round: 4, seats: [{}, {}] } };

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

test("a game that another tab saved in spite of the lock is given up, and nothing of a seat stays", async () => {
  const table = sessionWith(seatsOf("person", "computer"));
  await table.session.open();
  await table.session.act("stay");
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
  await table.session.act("stay");
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
