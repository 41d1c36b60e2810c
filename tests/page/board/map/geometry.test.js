import { deepEqual, equal, ok } from "node:assert/strict";
import { test } from "node:test";
import { distance, within } from "../../../../web/board/canvas/camera.js";
import {
  bezierArc,
  boundsOf,
  catmullRom,
  crossings,
  lengthWithin,
  offsetLine,
  outside,
  overlap,
} from "../../../../web/board/map/land/geometry.js";

/** @typedef {import("../../../../web/board/map/types.js").Point} Point */

const BOX = { x: 0, y: 0, w: 10, h: 4 };

/** @param {number} one @param {number} other */
function near(one, other) {
  ok(Math.abs(one - other) < 1e-6, `${one} is not ${other}`);
}

test("boxes share what lies in both, and touching is not sharing", () => {
  equal(overlap(BOX, { x: 8, y: 2, w: 10, h: 10 }), 4);
  equal(overlap(BOX, { x: 10, y: 0, w: 5, h: 4 }), 0);
  equal(overlap(BOX, { x: 20, y: 20, w: 5, h: 4 }), 0);
  equal(outside({ x: 8, y: 0, w: 4, h: 4 }, BOX), 8);
  equal(outside(BOX, BOX), 0);
  ok(within([10, 4], BOX) && !within([10.1, 4], BOX));
});

test("an arc begins and ends where it should, and bends as far as it is told", () => {
  const line = bezierArc([0, 0], [100, 0], 0.1);
  deepEqual(
    [line[0], line.at(-1)],
    [
      [0, 0],
      [100, 0],
    ],
  );
  near(line[10]?.[1] ?? 0, -10);
  near(bezierArc([0, 0], [100, 0], -0.1)[10]?.[1] ?? 0, 10);
  ok(bezierArc([0, 0], [100, 0], 0).every(([, y]) => y === 0));
});

test("the length in a box is that part of the line", () => {
  const line = bezierArc([-50, 2], [50, 2], 0, 0, 1000);
  ok(Math.abs(lengthWithin(line, BOX) - 10) < 0.3);
});

test("a line beside another keeps its distance", () => {
  for (const [index, [x, y]] of offsetLine(
    [
      [0, 0],
      [10, 0],
      [20, 0],
    ],
    3,
  ).entries()) {
    deepEqual([x, y], [index * 10, 3]);
  }
});

test("a smooth line goes through all its points", () => {
  /** @type {Point[]} */
  const points = [
    [0, 0],
    [10, 5],
    [20, -5],
    [30, 0],
  ];
  const line = catmullRom(points, 8);
  for (const point of points) ok(line.some((one) => distance(one, point) < 1e-9));
  deepEqual(catmullRom(points.slice(0, 2)), points.slice(0, 2));
});

test("bounds hold every point, and a ring is crossed from west to east", () => {
  /** @type {Point[]} */
  const ring = [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ];
  deepEqual(boundsOf(ring), { x: 0, y: 0, w: 11, h: 11 });
  deepEqual(crossings(ring, 5), [0, 10]);
  deepEqual(crossings(ring, 20), []);
});
