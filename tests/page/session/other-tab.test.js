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
  // Whoever takes over in the middle of it plays on.
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
