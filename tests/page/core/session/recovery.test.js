import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import { Recovery } from "../../../../web/core/session/recovery.js";
import { CRASH } from "../../fakes/engine.js";
import { gate } from "../../fakes/game.js";

/** @param {Partial<ConstructorParameters<typeof Recovery>[0]>} [given] */
function recoveryWith(given = {}) {
  /** @type {string[]} */
  const told = [];
  const table = { loaded: true };
  const recovery = new Recovery({
    table,
    load: async () => {
      told.push("load");
      table.loaded = true;
    },
    restore: async () => {
      told.push("restore");
      table.loaded = true;
    },
    ended: () => false,
    changed: () => told.push(recovery.busy ? "busy" : "free"),
    complain: (error) => told.push(`complaint ${/** @type {any} */ (error).id}`),
    ...given,
  });
  return { recovery, table, told };
}

test("one conversation at a time: a second one is refused", async () => {
  const { recovery, told } = recoveryWith();
  const { promise, go } = gate();
  const first = recovery.run(async () => {
    await promise;
    return 1;
  });
  equal(await recovery.run(async () => 2), null);
  go();
  equal(await first, 1);
  deepEqual(told, ["busy", "free"]);
});

test("a game that does not lie in the engine is brought there first", async () => {
  const { recovery, table, told } = recoveryWith();
  table.loaded = false;
  equal(await recovery.run(async () => told.push("work")), 3);
  deepEqual(told, ["busy", "load", "work", "free"]);
});

test("a refusal is a complaint, and the engine stays", async () => {
  const { recovery, table, told } = recoveryWith();
  const refused = recovery.run(() => Promise.reject({ id: "illegal-action" }));
  equal(await refused, null);
  deepEqual(told, ["busy", "complaint illegal-action", "free"]);
  equal(table.loaded, true);
});

test("an engine that broke is replaced without a complaint", async () => {
  const { recovery, told } = recoveryWith();
  equal(await recovery.run(() => Promise.reject(CRASH)), null);
  deepEqual(told, ["busy", "restore", "free"]);
});

test("nobody is told about anything at a table that was left", async () => {
  const { recovery, told } = recoveryWith({ ended: () => true });
  await recovery.run(() => Promise.reject(CRASH));
  await recovery.run(() => Promise.reject({ id: "illegal-action" }));
  deepEqual(told, ["busy", "free", "busy", "free"]);
});

test("several who notice that the engine broke wait for one new one", async () => {
  const { promise, go } = gate();
  let times = 0;
  const { recovery } = recoveryWith({
    restore: () => {
      times += 1;
      return promise;
    },
  });
  const both = [recovery.recover(), recovery.recover()];
  go();
  await Promise.all(both);
  equal(times, 1);
  await recovery.recover();
  equal(times, 2);
});

test("a conversation that begins during a recovery waits for its end instead of loading once more", async () => {
  const { promise, go } = gate();
  const { recovery, table, told } = recoveryWith();
  recovery.given.restore = async () => {
    await promise;
    told.push("restored");
    table.loaded = true;
  };
  void recovery.recover();
  const asked = recovery.run(async () => told.push("work"));
  go();
  await asked;
  deepEqual(told, ["busy", "restored", "work", "free"]);
});
