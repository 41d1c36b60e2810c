import { equal, ok } from "node:assert/strict";
import { test } from "node:test";
import { boardPlace } from "../../fakes/canvas.js";
import { framesByHand } from "../../fakes/frames.js";

const { WaysMap } = await import("../../../../web/board/map/ways/ways.js");
const { ways } = await import(
  "../../../../web/games/thurn-und-taxis/expansions/audience/coaches.js"
);

framesByHand();

/** @param {number} width @param {number} height */
function waysIn(width, height) {
  const place = boardPlace();
  const terrain = /** @type {any} */ ({ rivers: [], lakes: [], mountains: [], woods: [], sea: [] });
  const map = new WaysMap(place, { ways, terrain, theme: "light" });
  const size = (/** @type {number} */ w, /** @type {number} */ h) => {
    Object.assign(place, { clientWidth: w, clientHeight: h });
    map.map.resize();
    return map.map.camera;
  };
  return { map, size, camera: size(width, height) };
}

test("the ways have their size with the very first look, and with that at every other size of the view", () => {
  const { map, size, camera } = waysIn(380, 160);
  equal(camera.scale, map.followCamera.scale);
  ok(camera.scale > camera.least);
  for (const [w, h] of [
    [460, 700],
    [220, 330],
    [380, 91],
  ]) {
    size(w, h);
    equal(camera.scale, map.followCamera.scale, `${w} x ${h}`);
  }
  map.destroy();
});
