import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import { EngineCalls } from "../../../../web/core/session/engine-calls.js";
import { CRASH } from "../../fakes/engine.js";
import { gate } from "../../fakes/game.js";

/** @param {{restore?: () => Promise<void>, closed?: boolean}} [given] */
function callsWith({ restore, closed = false } = {}) {
  /** @type {string[]} */
  const told = [];
  const table = { loaded: true };
  const session = /** @type {any} */ ({
    table,
    closed,
    busy: false,
    changed: () => told.push(session.busy ? "busy" : "free"),
    complain: (/** @type {any} */ error) => told.push(`complaint ${error.id}`),
  });
  const calls = new EngineCalls(session);
  calls.restore =
    restore ??
    (async () => {
      told.push("restore");
      table.loaded = true;
    });
  calls.load = async () => {
    told.push("load");
    table.loaded = true;
  };
  return { calls, table, told };
}

test("one conversation at a time: a second one is refused", async () => {
  const { calls, told } = callsWith();
  const { promise, go } = gate();
  const first = calls.run(async () => {
    await promise;
    return 1;
  });
  equal(await calls.run(async () => 2), null);
  go();
  equal(await first, 1);
  deepEqual(told, ["busy", "free"]);
});

test("a game that does not lie in the engine is brought there first", async () => {
  const { calls, table, told } = callsWith();
  table.loaded = false;
  equal(await calls.run(async () => told.push("work")), 3);
  deepEqual(told, ["busy", "load", "work", "free"]);
});

test("a refusal is a complaint, and the engine stays", async () => {
  const { calls, table, told } = callsWith();
  const refused = calls.run(() => Promise.reject({ id: "illegal-action" }));
  equal(await refused, null);
  deepEqual(told, ["busy", "complaint illegal-action", "free"]);
  equal(table.loaded, true);
});

test("an engine that broke is replaced without a complaint", async () => {
  const { calls, told } = callsWith();
  equal(await calls.run(() => Promise.reject(CRASH)), null);
  deepEqual(told, ["busy", "restore", "free"]);
});

test("an engine that was replaced over another question has no game: the game is put there again", async () => {
  const { calls, told } = callsWith();
  equal(await calls.run(() => Promise.reject({ id: "no-game" })), null);
  deepEqual(told, ["busy", "restore", "free"]);
});

test("nobody is told about anything at a table that was left", async () => {
  const { calls, told } = callsWith({ closed: true });
  await calls.run(() => Promise.reject(CRASH));
  await calls.run(() => Promise.reject({ id: "illegal-action" }));
  deepEqual(told, ["busy", "free", "busy", "free"]);
});

test("several who notice that the engine broke wait for one new one", async () => {
  const { promise, go } = gate();
  let times = 0;
  const { calls } = callsWith({
    restore: () => {
      times += 1;
      return promise;
    },
  });
  const both = [calls.recover(), calls.recover()];
  go();
  await Promise.all(both);
  equal(times, 1);
  await calls.recover();
  equal(times, 2);
});

test("a conversation that begins during a recovery waits for its end instead of loading once more", async () => {
  const { promise, go } = gate();
  const { calls, table, told } = callsWith();
  calls.restore = async () => {
    await promise;
    told.push("restored");
    table.loaded = true;
  };
  void calls.recover();
  const asked = calls.run(async () => told.push("work"));
  go();
  await asked;
  deepEqual(told, ["busy", "restored", "work", "free"]);
});
