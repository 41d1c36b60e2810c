import { deepEqual, equal, ok } from "node:assert/strict";
import { test } from "node:test";
import rome from "../../../../web/board/map/terrain/rome.json" with { type: "json" };
import { boardPlace } from "../../fakes/canvas.js";
import { framesByHand } from "../../fakes/frames.js";

const { WaysMap } = await import("../../../../web/board/map/ways/ways.js");
const { paintCoaches, placesOf } = await import("../../../../web/board/map/ways/coaches.js");
const { waysOf } = await import(
  "../../../../web/games/thurn-und-taxis/expansions/audience/coaches.js"
);

const ways = waysOf({});
framesByHand();

/** @param {number} width @param {number} height */
function waysIn(width, height) {
  const place = boardPlace();
  /** @type {Record<string, (event: object) => void>} */
  const heard = {};
  place.addEventListener = (
    /** @type {string} */ name,
    /** @type {(event: object) => void} */ hear,
  ) => {
    heard[name] = hear;
  };
  const map = new WaysMap(place, { ways, terrain: /** @type {any} */ (rome), theme: "light" });
  const size = (/** @type {number} */ w, /** @type {number} */ h) => {
    Object.assign(place, { clientWidth: w, clientHeight: h });
    map.resize();
    return map.camera;
  };
  return { map, size, heard, camera: size(width, height) };
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

test("a town that is marked in a view that a hand has chosen leaves that view", () => {
  const { map, camera } = waysIn(380, 160);
  const [first, other] = ways.towns.map(({ id }) => id);
  const state = { coaches: [{ town: first ?? "", riders: 2 }], lit: [], marked: [] };
  map.setState(state);
  camera.pan(0, -2000);
  const { y } = camera;
  map.setState({ ...state, marked: ["rom"] });
  map.setState(state);
  equal(camera.y, y);
  map.setState({ ...state, coaches: [{ town: other ?? "", riders: 2 }] });
  ok(camera.y > y, "coaches that have moved are looked at");
  map.destroy();
});

test("a coach is carried by a finger; elsewhere, or where none can move and the view can, a finger moves the view", () => {
  const { map, heard, camera } = waysIn(380, 700);
  map.redraw();
  const [first, other] = ways.towns;
  const state = {
    coaches: [{ town: first?.id ?? "", riders: 2 }],
    lit: [other?.id ?? ""],
    marked: [],
  };
  map.setState(state);
  /** @type {unknown[]} */
  const told = [];
  map.coachCarrier.onDrop((coach, town) => told.push([coach, town]));
  const point = { pointerId: 1, pointerType: "touch", isPrimary: true, button: 0 };
  const send = (/** @type {string} */ name, /** @type {readonly number[]} */ [x = 0, y = 0]) =>
    heard[name]?.({ ...point, type: name, clientX: x, clientY: y, timeStamp: 0 });
  const box = placesOf(map)[0]?.box ?? { x: 0, y: 0, w: 0, h: 0 };
  const coach = map.onScreen([box.x + box.w / 2, box.y + box.h / 2]);
  const goal = map.cityOnScreen(other?.id ?? "") ?? [0, 0];
  const carry = (/** @type {readonly number[]} */ from, /** @type {readonly number[]} */ to) => {
    send("pointerdown", from);
    let kept = false;
    heard.touchmove?.({ touches: [0], preventDefault: () => (kept = true) });
    send("pointermove", to);
    send("pointerup", to);
    return kept;
  };
  const { y } = camera;
  equal(carry(coach, goal), true, "the browser does not scroll with it");
  equal(camera.y, y);
  deepEqual(told.splice(0), [[0, other?.id]]);
  carry(map.cityOnScreen(first?.id ?? "") ?? [0, 0], [-900, -900]);
  deepEqual(told.splice(0), [[0, null]]);
  deepEqual(map.offset(0, first?.id ?? ""), [0, 0]);
  map.setState({ ...state, lit: [] });
  equal(carry(coach, goal), true);
  deepEqual(told.splice(0), [[0, other?.id]], "a view that stays has to answer");
  const small = waysIn(380, 160);
  equal(small.camera.fitted, false);
  small.map.setState({ ...state, lit: [] });
  equal(small.map.carrier.holds(small.map.cityOnScreen(first?.id ?? "") ?? [0, 0]), false);
  small.map.destroy();
  map.destroy();
});

test("the names of all towns are painted over the coaches", () => {
  const { map } = waysIn(380, 700);
  map.redraw();
  const [{ id } = { id: "" }] = ways.towns;
  map.setState({ coaches: [1, 2, 3].map((riders) => ({ town: id, riders })), lit: [], marked: [] });
  /** @type {unknown[]} */
  const painted = [];
  const ctx = new Proxy(/** @type {Record<string, unknown>} */ ({}), {
    get: (_, key) => (/** @type {unknown} */ what) => key === "fillText" && painted.push(what),
    set: () => true,
  });
  paintCoaches(/** @type {any} */ (ctx), map.palette, map);
  const names = ways.towns.map((town) => town.name);
  deepEqual(painted.slice(-names.length).sort(), names.sort());
  map.destroy();
});
