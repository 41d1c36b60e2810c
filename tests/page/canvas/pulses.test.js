import { deepEqual, equal } from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { Pulses } from "../../../web/canvas/pulses.js";

const { now } = performance;
let time = 0;
/** What waits for the next picture. @type {(() => void)[]} */
let waiting = [];

/** @param {number} at  the time of the picture */
function picture(at) {
  time = at;
  const all = waiting;
  waiting = [];
  for (const one of all) one();
}

beforeEach(() => {
  time = 0;
  waiting = [];
  performance.now = () => time;
  Object.assign(globalThis, {
    requestAnimationFrame: (/** @type {() => void} */ one) => waiting.push(one),
    matchMedia: () => ({ matches: false }),
  });
});

afterEach(() => {
  performance.now = now;
});

test("a pulse begins with its first picture, however late that comes, and ends by itself", () => {
  let painted = 0;
  const pulses = new Pulses(() => {
    painted += 1;
  });
  pulses.start(["ulm"]);
  picture(5000);
  deepEqual([...pulses.beats()], [["ulm", 0]]);
  picture(5180);
  deepEqual([...pulses.beats()], [["ulm", 0.5]]);
  picture(5400);
  deepEqual([...pulses.beats()], []);
  equal(painted, 3);
  equal(waiting.length, 0);
});
