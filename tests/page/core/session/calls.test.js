import { deepEqual, equal, ok } from "node:assert/strict";
import { test } from "node:test";
import { actionsOf, seatsOf, sessionWith } from "../../fakes/game.js";

/**
 * The calls of the engine that something needs, and how long their answers are.
 *
 * @param {import("../../fakes/engine.js").FakeEngine} engine
 * @param {() => Promise<unknown>} work
 */
async function callsOf(engine, work) {
  const before = engine.calls.length;
  await work();
  return engine.calls.slice(before);
}

test("an action of a person is one call", async () => {
  const { session, engine } = sessionWith(seatsOf("person", "person"));
  await session.open();
  await session.takeSeat();
  for (const text of ["stay", "stay", "go"])
    deepEqual(await callsOf(engine, () => session.act([text])), ["act"]);
  deepEqual(await callsOf(engine, () => session.act([])), [], "nothing is no action");
  equal(session.history.length, 3);
  deepEqual(await callsOf(engine, () => session.undo(1)), ["undo"]);
  equal(session.history.length, 2);
});

test("a move of a computer is one call, and passing the turn on to it and back is none", async () => {
  const { session, engine } = sessionWith(seatsOf("person", "computer"));
  await session.open();
  await session.act(["go"]);
  deepEqual(await callsOf(engine, () => session.handOver("turn")), []);
  equal(session.phase, "computer");
  const move = (/** @type {string} */ text) =>
    session.actForComputer(text, /** @type {any} */ (session.openView));
  deepEqual(await callsOf(engine, () => move("stay")), ["act"]);
  deepEqual(await callsOf(engine, () => move("go")), ["act"]);
  deepEqual(await callsOf(engine, () => session.handOver("turn")), []);
  equal(session.phase, "playing");
  deepEqual(
    session.missed.map(({ step }) => step),
    [2, 3],
  );
});

test("whoever takes the device asks once, and only for what he has not heard", async () => {
  const { session, engine } = sessionWith(seatsOf("person", "person"));
  /** @type {any[]} */
  const asked = [];
  const call = engine.call.bind(engine);
  engine.call = (method, params) => {
    if (method === "look") asked.push([params.seat, params.since]);
    return call(method, params);
  };
  await session.open();
  for (let turn = 0; turn < 4; turn += 1) {
    await session.takeSeat();
    await session.act(["go"]);
    await session.handOver("turn");
  }
  deepEqual(asked, [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 2],
  ]);
  await session.takeSeat();
  // Each sees the own cards and nobody else's, whenever it was told.
  deepEqual(
    session.history.map(({ events }) => /** @type {any} */ (events[0]).card),
    ["card of 0", null, "card of 0", null],
  );
});

test("what was taken back is heard of no more, by nobody", async () => {
  const { session, engine } = sessionWith(seatsOf("person", "computer"));
  await session.open();
  await session.act(["stay"]);
  await session.act(["go"]);
  await session.handOver("turn");
  await session.undo(1);
  await session.act(["stay"]);
  deepEqual(
    session.history.map(({ step, text }) => [step, /** @type {any} */ (text)]),
    [
      [1, "stay"],
      [2, "stay"],
    ],
  );
  equal(engine.done?.length, 2);
});

test("what goes to the engine and comes from it is as much late in a game as early", async () => {
  const { session, engine, store } = sessionWith(seatsOf("person", "computer"));
  /** @type {number[]} */
  const bytes = [];
  const call = engine.call.bind(engine);
  engine.call = async (method, params) => {
    const answer = await call(method, params);
    bytes.push(JSON.stringify([params, answer]).length);
    return answer;
  };
  await session.open();
  bytes.length = 0;
  for (let number = 0; number < 400; number += 1) await session.act(["stay"]);
  const digits = 12;
  ok((bytes[399] ?? 0) - (bytes[1] ?? 0) <= digits, `${bytes[1]} and ${bytes[399]}`);
  equal(actionsOf(store.load("one")).length, 400);
});

test("the engine is asked before anything is drawn because it is", async () => {
  const { session, engine } = sessionWith(seatsOf("person", "person"));
  await session.open();
  await session.takeSeat();
  /** @type {string[]} */
  const asked = [];
  session.addEventListener("change", () => asked.push(engine.calls.at(-1) ?? ""), { once: true });
  const acting = session.act(["stay"]);
  deepEqual(asked, ["act"]);
  await acting;
});
