import { ok } from "node:assert/strict";
import { test } from "node:test";
import "../../fakes/document.js";
import { paintAim } from "../../../../web/board/lagoon/pieces.js";
import { tagOf } from "../../../../web/board/lagoon/scene.js";

/** What is put on a space leaves its number and its price in sight. */

const QUAYS = {
  left: { x: -100, y: 40, w: 60, h: 90 },
  right: { x: 900, y: 40, w: 60, h: 90 },
  top: { x: 40, y: -90, w: 140, h: 60 },
  bottom: { x: 40, y: 900, w: 140, h: 60 },
};

for (const [edge, quay] of Object.entries(QUAYS))
  test(`on the ${edge} edge the number of a step stands neither on the price nor on the number of its space`, () => {
    const [x, y] = tagOf(quay, true);
    const number = [
      edge === "left" ? quay.x + 20 : quay.x + quay.w - 20,
      edge === "bottom" ? quay.y + quay.h - 20 : quay.y + 20,
    ];
    for (const [otherX = 0, otherY = 0] of [tagOf(quay), number])
      ok(Math.hypot(x - otherX, y - otherY) > 44, `${otherX} ${otherY}`);
  });

for (const [edge, quay] of /** @type {const} */ ([
  ["left", QUAYS.left],
  ["right", QUAYS.right],
]))
  test(`on the ${edge} edge the number of a step leaves the name of its space free`, () => {
    const [x] = tagOf(quay, true);
    ok(Math.max(quay.x - x, x - quay.x - quay.w) >= 16);
  });

test("a chosen space is not filled: what is lettered on it is to be confirmed", () => {
  let fills = 0;
  const ctx = /** @type {any} */ ({
    save() {},
    restore() {},
    stroke() {},
    fill: () => (fills += 1),
  });
  paintAim(
    ctx,
    /** @type {any} */ ({}),
    /** @type {any} */ ((/** @type {string} */ name) => name),
    1,
  );
  ok(fills === 0);
});
