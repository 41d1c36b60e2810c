import { equal } from "node:assert/strict";
import { afterEach, mock, test } from "node:test";
import { startHoldTimer } from "../../../../web/board/canvas/gestures.js";

afterEach(() => mock.restoreAll());

/** Timers of a page that is busy: each comes as late as one likes, one after the other. */
function lateTimers() {
  /** @type {Map<number, () => void>} */
  const waiting = new Map();
  let made = 0;
  /** @type {number[]} */
  const times = [];
  /** @param {() => void} done @param {number} ms */
  const set = (done, ms) => {
    made += 1;
    waiting.set(made, done);
    times.push(ms);
    return made;
  };
  /** @param {number} one */
  const clear = (one) => void waiting.delete(one);
  mock.method(globalThis, "setTimeout", /** @type {any} */ (set));
  mock.method(globalThis, "clearTimeout", /** @type {any} */ (clear));
  const next = () => {
    const [[one, done] = []] = waiting;
    if (one === undefined || done === undefined) return false;
    waiting.delete(one);
    done();
    return true;
  };
  return { next, times };
}

test("what was let go while the page was busy was not held, however late that is heard", () => {
  const { next } = lateTimers();
  let held = 0;
  const stop = startHoldTimer(350, () => {
    held += 1;
  });
  // The page does nothing but something else for seconds; then comes the first timer, and after it the lifted finger.
  equal(next(), true);
  stop();
  equal(next(), false);
  equal(held, 0);
});

test("what is not let go is held once, after all of the time", () => {
  const { next, times } = lateTimers();
  let held = 0;
  startHoldTimer(330, () => {
    held += 1;
  });
  while (next());
  equal(held, 1);
  equal(
    times.reduce((sum, ms) => sum + ms, 0),
    330,
  );
});
