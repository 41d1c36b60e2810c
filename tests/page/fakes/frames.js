import { afterEach, beforeEach } from "node:test";

const { now } = performance;
let time = 0;
/** What waits for the next picture. @type {(() => void)[]} */
let waiting = [];

/** A clock that stands still between the pictures, and pictures that come when a test asks for them. */
export function framesByHand() {
  beforeEach(() => {
    time = 0;
    waiting = [];
    performance.now = () => time;
    Object.assign(globalThis, {
      requestAnimationFrame: (/** @type {() => void} */ one) => waiting.push(one),
    });
  });
  afterEach(() => {
    performance.now = now;
  });
}

/** The next picture comes. @param {number} at its time @returns {number} so many wanted it */
export function picture(at) {
  time = at;
  const all = waiting;
  waiting = [];
  for (const one of all) one();
  return all.length;
}
