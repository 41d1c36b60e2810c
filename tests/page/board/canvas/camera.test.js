import { deepEqual, equal, ok } from "node:assert/strict";
import { test } from "node:test";
import { Camera } from "../../../../web/board/canvas/camera.js";

const SHEET = { x: -50, y: -20, w: 1000, h: 500 };

/** @param {number} [width] @param {number} [height] */
function cameraAt(width = 500, height = 500) {
  const camera = new Camera(SHEET);
  camera.resize(width, height);
  return camera;
}

/** @param {number} one @param {number} other */
function near(one, other) {
  ok(Math.abs(one - other) < 1e-6, `${one} is not ${other}`);
}

/** @param {Camera} camera that no part of the view lies beside the sheet where the sheet is large enough */
function isFilled(camera) {
  const { x, y, w, h } = camera.view();
  for (const [from, size, start, whole] of [
    [x, w, SHEET.x, SHEET.w],
    [y, h, SHEET.y, SHEET.h],
  ]) {
    const [a = 0, b = 0, c = 0, d = 0] = [from, size, start, whole];
    if (d >= b - 1e-6) ok(a >= c - 1e-6 && a + b <= c + d + 1e-6, `${a}+${b} in ${c}+${d}`);
    else near(a + b / 2, c + d / 2);
  }
}

test("at first the whole sheet is seen, in the middle of the room that is left", () => {
  const camera = cameraAt();
  equal(camera.scale, 0.5);
  ok(camera.fitted);
  deepEqual(camera.view(), { x: -50, y: -270, w: 1000, h: 1000 });
});

test("a place and its point on the screen belong to each other", () => {
  const camera = cameraAt();
  camera.zoom(3);
  const [x, y] = camera.toMap([120, 340]);
  near(x * camera.scale + camera.x, 120);
  near(y * camera.scale + camera.y, 340);
});

test("what lies under the fingers stays there when they come apart", () => {
  const camera = cameraAt(500, 250);
  const before = camera.toMap([300, 100]);
  camera.zoom(2, [300, 100]);
  const after = camera.toMap([300, 100]);
  near(before[0], after[0]);
  near(before[1], after[1]);
  equal(camera.fitted, false);
});

test("no closer than can be drawn, no farther than the whole sheet", () => {
  const camera = cameraAt();
  camera.zoom(1000);
  near(camera.scale, 2.6);
  camera.zoom(1e-6);
  equal(camera.scale, camera.least);
  ok(camera.fitted);
  const large = cameraAt(4000, 2000);
  large.zoom(1000);
  near(large.scale, 16);
});

test("the sheet cannot be pulled out of the view", () => {
  const camera = cameraAt();
  for (const factor of [1, 1.3, 2, 4]) {
    camera.fit();
    camera.zoom(factor);
    for (const [dx, dy] of [
      [9999, 0],
      [-9999, 0],
      [0, 9999],
      [0, -9999],
      [3, -7],
    ]) {
      camera.pan(dx ?? 0, dy ?? 0);
      isFilled(camera);
    }
  }
});

test("a window that changes shows the whole sheet again, or else the same middle", () => {
  const camera = cameraAt();
  camera.resize(1000, 300);
  equal(camera.scale, 0.6);
  ok(camera.fitted);
  camera.zoom(3, [500, 150]);
  const middle = camera.toMap([500, 150]);
  camera.resize(800, 240);
  const same = camera.toMap([400, 120]);
  near(middle[0], same[0]);
  near(middle[1], same[1]);
  isFilled(camera);
});

test("a window without size breaks nothing", () => {
  const camera = cameraAt();
  camera.resize(0, 0);
  ok(Number.isFinite(camera.scale) && camera.scale > 0);
  camera.resize(500, 500);
  equal(camera.scale, 0.5);
});

test("a place at the very edge does not count as seen; centring brings it in as far as the sheet goes", () => {
  const camera = cameraAt(500, 250);
  ok(camera.sees([[450, 230]]));
  equal(
    camera.sees([
      [450, 230],
      [-45, 230],
    ]),
    false,
  );
  camera.zoom(4, [0, 0]);
  equal(camera.sees([[800, 400]]), false);
  camera.centre([
    [790, 390],
    [810, 410],
  ]);
  ok(camera.sees([[800, 400]]));
  isFilled(camera);
});

test("a double tap looks closer, and the next one shows the whole board again, however close it was", () => {
  const camera = cameraAt(500, 250);
  camera.toggle(1.8, [100, 100]);
  equal(camera.fitted, false);
  camera.zoom(1.5);
  camera.toggle(1.8, [400, 200]);
  equal(camera.fitted, true);
  equal(camera.scale, camera.least);
});

test("a board that somebody looks closer at is never smaller than it fits when the view grows", () => {
  const camera = cameraAt(500, 250);
  camera.zoom(1.2);
  camera.resize(550, 275);
  near(camera.scale, 0.6);
  camera.resize(1000, 500);
  equal(camera.scale, camera.least);
  equal(camera.fitted, true);
});
