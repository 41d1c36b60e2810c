import { deepEqual, equal, ok } from "node:assert/strict";
import { beforeEach, test } from "node:test";
import "../../fakes/document.js";
import { Motion, paintRise } from "../../../../web/board/lagoon/motion.js";
import { framesByHand, picture } from "../../fakes/frames.js";

framesByHand();

beforeEach(() => {
  const ignore = () => {};
  const outline = { ellipse: ignore, moveTo: ignore, lineTo: ignore, closePath: ignore };
  Object.assign(globalThis, { Path2D: class {} });
  Object.assign(globalThis.Path2D.prototype, outline);
});

test("a building rises for its time, and nothing is painted once it stands", () => {
  const motion = new Motion(() => {});
  motion.rise("cell:a1", 800);
  deepEqual(motion.rising, { place: "cell:a1", time: 0 });
  equal(picture(400), 1);
  deepEqual(motion.rising, { place: "cell:a1", time: 0.5 });
  picture(800);
  equal(motion.rising, null);
  equal(picture(900), 0);
});

test("a touch lets it stand at once, which is painted once more", () => {
  let painted = 0;
  const motion = new Motion(() => {
    painted += 1;
  });
  motion.rise("cell:a1", 800);
  motion.settle();
  equal(motion.rising, null);
  picture(20);
  equal(painted, 1);
  equal(picture(40), 0);
  motion.settle();
  equal(picture(60), 0);
});

test("it never leaves the sheet, is large while it rises, and of its own size in the end", () => {
  const sheet = { x: -100, y: -80, w: 900, h: 600 };
  for (const cell of [
    { x: -90, y: -70, w: 53, h: 53 },
    { x: 740, y: 460, w: 53, h: 53 },
    { x: 300, y: 200, w: 53, h: 53 },
  ]) {
    for (const share of [0.3, 0.6, 1]) {
      /** @type {number[][]} */
      const moves = [];
      /** @type {number[][]} */
      const scales = [];
      const ctx = /** @type {any} */ (
        new Proxy(/** @type {any} */ ({}), {
          get:
            (_all, name) =>
            (/** @type {number[]} */ ...values) => {
              if (name === "translate") moves.push(values);
              if (name === "scale") scales.push(values);
              return { addColorStop() {} };
            },
          set: () => true,
        })
      );
      const site = { cell, sheet, tile: "palace-2", owner: null };
      paintRise(ctx, site, share, () => "", 0.7);
      const [x = 0, foot = 0] = moves[0] ?? [];
      // The first scaling is that of the building, whose box is 40 wide.
      const size = (scales[0]?.[0] ?? 0) * 40;
      ok(x - size / 2 >= sheet.x && x + size / 2 <= sheet.x + sheet.w);
      ok(foot - size >= sheet.y && foot <= sheet.y + sheet.h);
      if (share === 1) deepEqual([x, foot, Math.round(size)], [cell.x + 26.5, cell.y + 53, 53]);
      else ok(size * 0.7 >= 118, `${size}`);
    }
  }
});
