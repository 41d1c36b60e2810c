import { deepEqual, equal, ok } from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { Motion } from "../../../../web/board/lagoon/motion.js";

/** @import { Point } from "../../../../web/board/lagoon/types.js" */

const { now } = performance;
let time = 0;
/** What the browser would do with its next picture. @type {Map<number, () => void>} */
const frames = new Map();

/** @param {number} at  the time of the picture @returns {number} so many wanted one */
function picture(at) {
  time = at;
  const wanted = [...frames.values()];
  frames.clear();
  for (const one of wanted) one();
  return wanted.length;
}

beforeEach(() => {
  time = 0;
  frames.clear();
  performance.now = () => time;
  let count = 0;
  Object.assign(globalThis, {
    requestAnimationFrame: (/** @type {() => void} */ one) => frames.set(++count, one) && count,
    cancelAnimationFrame: (/** @type {number} */ id) => frames.delete(id),
  });
});

afterEach(() => {
  performance.now = now;
});

/** To the right, and then down. @type {Point[]} */
const WAY = [
  [0, 0],
  [100, 0],
  [100, 100],
];

test("a ship follows its way, looks where it sails, and is painted until it is there", () => {
  let painted = 0;
  const motion = new Motion(() => {
    painted += 1;
  });
  motion.sail({ way: WAY, red: true, to: 7, time: 400 });
  deepEqual(motion.ships, [{ at: [0, 0], course: 0, red: true, to: 7 }]);
  equal(picture(200), 1);
  deepEqual(motion.ships[0]?.at, [100, 0]);
  picture(300);
  const [ship] = motion.ships;
  ok(ship && ship.at[0] === 100 && ship.at[1] > 50 && ship.at[1] < 100);
  equal(ship.course, Math.PI / 2);
  picture(400);
  deepEqual(motion.ships, []);
  equal(painted, 3, "also without it");
  equal(picture(500), 0);
});

test("what comes down is larger, paler and higher at first, and as it is when it lies there", () => {
  /** @type {string[]} */
  const calls = [];
  /** What is asked of the canvas, in words. */
  const ctx = /** @type {CanvasRenderingContext2D} */ (
    new Proxy(/** @type {any} */ ({}), {
      get:
        (_all, name) =>
        (/** @type {number[]} */ ...values) =>
          calls.push(`${String(name)} ${values.map((value) => Math.round(value * 10) / 10)}`),
      set: (_all, name, value) => calls.push(`${String(name)} ${Math.round(value * 10) / 10}`) > 0,
    })
  );
  const motion = new Motion(() => {});
  const fall = (/** @type {string} */ place) => {
    calls.length = 0;
    motion.paintFalling(ctx, place, { x: 0, y: 0, w: 20, h: 10 }, () => calls.push("paint"));
    return [...calls];
  };
  motion.drop("cell:a1", 100);
  deepEqual(fall("cell:b2"), ["paint"]);
  const [, place, size, , pale] = fall("cell:a1");
  deepEqual([place, size, pale], ["translate 10,-4", "scale 1.7,1.7", "globalAlpha 0.4"]);
  picture(50);
  ok(fall("cell:a1").includes("globalAlpha 0.7"));
  picture(100);
  deepEqual(fall("cell:a1"), ["paint"]);
});

test("a board that is left paints nothing any more", () => {
  const motion = new Motion(() => ok(false));
  motion.drop("cell:a1", 100);
  motion.stop();
  equal(picture(50), 0);
});
