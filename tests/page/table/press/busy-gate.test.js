import { deepEqual, equal } from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { BusyGate } from "../../../../web/table/press/busy.js";

const { setTimeout: realTimer, clearTimeout: realClear } = globalThis;
/** What waits for its time, and for how long. @type {Map<number, {work: () => void, after: number}>} */
let timers = new Map();

beforeEach(() => {
  timers = new Map();
  let number = 0;
  Object.assign(globalThis, {
    setTimeout: (/** @type {() => void} */ work, /** @type {number} */ after) => {
      number += 1;
      timers.set(number, { work, after });
      return number;
    },
    clearTimeout: (/** @type {number} */ one) => timers.delete(one),
  });
});

afterEach(() => {
  Object.assign(globalThis, { setTimeout: realTimer, clearTimeout: realClear });
});

function tableWith() {
  const table = { busy: false, shut: false, addController() {}, requestUpdate() {} };
  const shutting = new BusyGate(/** @type {any} */ (table));
  /** @param {boolean} busy */
  const update = (busy) => {
    table.busy = busy;
    shutting.hostUpdate();
    return table.shut;
  };
  return { table, shutting, update };
}

test("a table that is busy for a moment never looks so", () => {
  const { table, update } = tableWith();
  equal(update(true), false);
  equal(update(true), false);
  equal(timers.size, 1, "it is asked for once");
  equal(update(false), false);
  equal(timers.size, 0, "nothing is left that could shut it");
  equal(table.shut, false);
});

test("one that takes longer is shut, and opens with the answer", () => {
  const { table, update } = tableWith();
  update(true);
  const [{ work, after }] = /** @type {[{work: () => void, after: number}]} */ ([
    ...timers.values(),
  ]);
  work();
  equal(table.shut, true);
  deepEqual([after, update(false)], [200, false]);
});

test("a table that is left waits for nothing", () => {
  const { shutting, update } = tableWith();
  update(true);
  shutting.hostDisconnected();
  equal(timers.size, 0);
});

test("who asked for a change draws nothing until the answer is given", async () => {
  const { shutting } = tableWith();
  equal(shutting.still, null);
  shutting.hold();
  const { still } = shutting;
  shutting.hold();
  equal(shutting.still, still, "it is one wait");
  equal(timers.size, 1);
  shutting.release();
  equal(shutting.still, null);
  equal(timers.size, 0, "nothing is left that could end the next wait");
  await still;
});

test("an answer is another view, that one only looks on, or the end of waiting", () => {
  const { table, shutting } = tableWith();
  const view = {};
  Object.assign(table, { view, access: "deciding" });
  for (const [name, old, isAnswer] of /** @type {const} */ ([
    ["view", view, false],
    ["access", "deciding", false],
    ["busy", false, false],
    ["seats", [], false],
    [undefined, undefined, false],
    ["view", {}, true],
    ["access", "watching", true],
    ["busy", true, true],
  ])) {
    shutting.hold();
    shutting.changed(name, old);
    equal(shutting.still === null, isAnswer, `${name}`);
    shutting.release();
  }
});

test("an answer that takes longer than a moment is waited for by a table that is drawn", async () => {
  const { shutting } = tableWith();
  shutting.hold();
  const { still } = shutting;
  const [{ work, after }] = /** @type {[{work: () => void, after: number}]} */ ([
    ...timers.values(),
  ]);
  equal(after, 200);
  work();
  equal(shutting.still, null);
  await still;
  shutting.hold();
  shutting.hostDisconnected();
  equal(shutting.still, null, "nor does a table that is left wait");
});
