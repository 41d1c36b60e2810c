import { deepEqual, equal } from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Idle } from "../../../../web/shell/house/watch-house.js";

const MINUTE = 60_000;
let time = 0;
/** @type {number | null} */
let kept = null;
let writes = 0;
let used = true;
/** @type {(string | boolean)[]} */
let told = [];

/** @param {number} minutes */
const table = (minutes) =>
  new Idle({
    minutes,
    isUsed: () => used,
    ask: (asking) => told.push(asking),
    clear: () => told.push("cleared"),
    memory: {
      read: () => kept,
      write: (now) => {
        kept = now;
        writes += 1;
      },
    },
    now: () => time,
  });

/** @param {Idle} idle @param {number} minutes */
function later(idle, minutes) {
  time += minutes * MINUTE;
  idle.look();
}

beforeEach(() => {
  time = 1_000 * MINUTE;
  kept = null;
  writes = 0;
  used = true;
  told = [];
});

test("a table that nobody touches is cleared, a minute after it was asked for", () => {
  const idle = table(10);
  later(idle, 8.9);
  deepEqual(told, []);
  later(idle, 0.2);
  idle.look();
  deepEqual(told, [true]);
  later(idle, 1);
  deepEqual(told, [true, false, "cleared"]);
});

test("whoever touches it is still there", () => {
  const idle = table(10);
  later(idle, 9.5);
  idle.touch();
  deepEqual(told, [true, false]);
  later(idle, 5);
  deepEqual(told, [true, false]);
});

test("a table that was left before the page was closed is cleared when it is opened", () => {
  table(10).touch();
  time += 3 * 60 * MINUTE;
  table(10).look();
  deepEqual(told, ["cleared"]);
});

test("where nobody has left anything nobody is asked", () => {
  used = false;
  const idle = table(1);
  later(idle, 100);
  deepEqual(told, []);
});

test("a minute is short: then half of it is left to answer", () => {
  const idle = table(1);
  later(idle, 0.4);
  deepEqual(told, []);
  later(idle, 0.2);
  deepEqual(told, [true]);
});

test("touches are not written one by one", () => {
  const idle = table(10);
  for (let i = 0; i < 100; i += 1) {
    time += 100;
    idle.touch();
  }
  equal(writes, 1);
});
