import { deepEqual, equal, ok } from "node:assert/strict";
import { test } from "node:test";
import "../../fakes/canvas.js";
import { Camera } from "../../../../web/board/canvas/camera.js";

const { FollowCamera } = await import("../../../../web/board/map/ways/ways.js");

const SHEET = { x: -82, y: -82, w: 764, h: 1164 };
/** @type {[number, number][]} */
const COACHES = [
  [100, 200],
  [500, 300],
];

/** @param {readonly [number, number][]} sizes of the view, one after the other */
function viewAfter(sizes, places = COACHES) {
  const camera = new Camera(SHEET);
  const followCamera = new FollowCamera(camera);
  for (const [width, height] of sizes) {
    camera.resize(width, height);
    followCamera.look(places);
  }
  const { x, y, scale } = camera;
  return { x: Math.round(x), y: Math.round(y), scale };
}

test("the view follows from its size, whatever size it had before", () => {
  for (const size of /** @type {[number, number][]} */ ([
    [268, 413],
    [220, 330],
    [380, 160],
    [460, 700],
  ]))
    for (const before of /** @type {[number, number][]} */ ([
      [220, 330],
      [380, 160],
      [460, 700],
    ]))
      deepEqual(viewAfter([before, size]), viewAfter([size]), `${before} and then ${size}`);
});

test("where all of it would be too small it is as wide as the view, with the coaches in sight", () => {
  const { scale, x, y } = viewAfter([[380, 160]]);
  equal(scale, 380 / SHEET.w);
  for (const [cx, cy] of COACHES) {
    ok(cx * scale + x > 0 && cx * scale + x < 380);
    ok(cy * scale + y > 0 && cy * scale + y < 160);
  }
});

test("all of it is shown where a part of it would be hardly larger, such as over a row that has come below", () => {
  for (const [width, height] of /** @type {[number, number][]} */ ([
    [250, 375],
    [250, 335],
    [180, 250],
  ])) {
    const { scale, x, y } = viewAfter([[width, height]]);
    const [left, top] = [SHEET.x * scale + x, SHEET.y * scale + y].map(Math.round);
    ok(left >= 0 && top >= 0, `${width} x ${height}: begins at ${left}, ${top}`);
    ok(top + SHEET.h * scale <= height + 1, `${width} x ${height}: ends below the view`);
  }
});

test("whoever looks closer is left alone, until he looks at all of it again", () => {
  const camera = new Camera(SHEET);
  const followCamera = new FollowCamera(camera);
  camera.resize(460, 700);
  followCamera.look(COACHES);
  equal(camera.fitted, true);
  camera.zoom(2);
  const { scale } = camera;
  followCamera.look(COACHES);
  equal(camera.scale, scale);
  camera.fit();
  followCamera.look(COACHES);
  equal(camera.scale, camera.least);
});
