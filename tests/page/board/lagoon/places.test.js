import { deepEqual, equal, notDeepEqual, ok } from "node:assert/strict";
import { describe, test } from "node:test";
import { Camera } from "../../../../web/board/canvas/camera.js";
import {
  CELL,
  cellsOf,
  courtyards,
  layOutBoard,
  sailingRoute,
  sheetOf,
  slotsOf,
  waterOf,
} from "../../../../web/board/lagoon/geometry.js";
import { hitAt, Places } from "../../../../web/board/lagoon/places.js";
import { hexagonAround } from "../../../../web/board/lagoon/scene.js";
import { boardFor } from "../../../../web/games/murano/board.js";

/** @typedef {import("../../../../web/board/lagoon/types.js").Box} Box */

const FILE = boardFor();
const BOARD = layOutBoard(FILE, "across");
const LIES = /** @type {const} */ (["across", "tall", "narrow"]);
const STATE = /** @type {any} */ ({ ships: [], sites: [], berths: {} });

/** @param {Box} a @param {Box} b */
function share(a, b) {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 1e-6 && h > 1e-6;
}

/** @param {Box} inner @param {Box} outer */
function liesIn(inner, outer) {
  return (
    inner.x >= outer.x - 1e-6 &&
    inner.y >= outer.y - 1e-6 &&
    inner.x + inner.w <= outer.x + outer.w + 1e-6 &&
    inner.y + inner.h <= outer.y + outer.h + 1e-6
  );
}

/** @param {[string, Box][]} boxes */
function noneCovers(boxes) {
  for (const [index, [name, box]] of boxes.entries()) {
    for (const [other, beside] of boxes.slice(index + 1))
      ok(!share(box, beside), `${name} and ${other}`);
  }
}

/** What the board has to be at least, so that a space is a third larger, or nearly, than when it was 28.9, 25.8, 18.3 and 10 pixels wide. */
const ROOMS = /** @type {const} */ ([
  ["a tablet sideways", "across", 904, 545, 38],
  ["a tablet upright", "tall", 808, 700, 34.3],
  ["a phone upright", "narrow", 380, 480, 23.8],
  ["a phone sideways", "across", 528, 240, 13.3],
]);
for (const [name, lie, width, height, least] of ROOMS) {
  test(`on ${name} a space is at least ${least} pixels wide`, () => {
    const camera = new Camera(sheetOf(layOutBoard(FILE, lie)));
    camera.resize(width, height);
    ok(CELL * camera.scale >= least, String(CELL * camera.scale));
  });
}

for (const lie of LIES) {
  describe(lie, () => {
    const board = layOutBoard(FILE, lie);
    const slots = slotsOf(board);

    test("all spaces of the ring have a quay on the sheet beside the water, and none covers another", () => {
      equal(slots.size, board.ring.spaces.length);
      const quays = [...slots.values()].map(
        ({ space, quay }) => /** @type {[string, Box]} */ ([String(space.no), quay]),
      );
      noneCovers(quays);
      for (const [no, quay] of quays) {
        ok(liesIn(quay, sheetOf(board)), no);
        ok(!share(quay, waterOf(board)), no);
      }
    });

    test("a ship goes round the lagoon along its sailingRoute, past every berth and every corner", () => {
      const count = board.ring.spaces.length;
      const round = sailingRoute(board, slots, 1, count);
      equal(round.length, count + 3);
      deepEqual(round[0], slots.get(1)?.berth);
      deepEqual(round.at(-1), slots.get(count)?.berth);
      for (const [index, [x, y]] of round.entries()) {
        const [px, py] = round[index + 1] ?? [x, y];
        ok(px === x || py === y, `from ${x},${y} to ${px},${py}`);
      }
      deepEqual(sailingRoute(board, slots, 4, 4), [slots.get(4)?.berth]);
      // Past the last space the ring begins anew.
      equal(sailingRoute(board, slots, count, 2).length, 4);
    });

    for (const players of [2, 3, 4]) {
      test(`for ${players}: building spaces, gondolas and stocks lie on the water, and none covers another`, () => {
        const places = new Places(board, players);
        equal(places.islands.length + places.gardens.length, board.islands.length);
        ok(places.cells.size > 20);
        /** @type {[string, Box][]} */
        const all = [
          ...[...places.cells].map(([id, { box }]) => /** @type {[string, Box]} */ ([id, box])),
          ...[...places.gondolas].map(
            ([no, { box }]) => /** @type {[string, Box]} */ ([`gondola ${no}`, box]),
          ),
          ...places.stocks.map(
            ({ kind, id, box }) => /** @type {[string, Box]} */ ([`${kind} ${id}`, box]),
          ),
        ];
        noneCovers(all);
        for (const [id, box] of all) ok(liesIn(box, waterOf(board)), id);
      });
    }

    test("a touch in the middle of a space means it, however near to one that can be chosen", () => {
      const places = new Places(board, 4);
      const camera = new Camera(sheetOf(board));
      camera.resize(sheetOf(board).w * 0.45, sheetOf(board).h * 0.45);
      const all = [...places.cells.keys()];
      /** @param {Box} box @param {readonly string[]} sites */
      const touched = ({ x, y, w, h }, sites) =>
        hitAt(places, { ...STATE, sites }, camera, [
          (x + w / 2) * camera.scale + camera.x,
          (y + h / 2) * camera.scale + camera.y,
        ]);
      for (const [id, { box }] of places.cells) {
        const others = all.filter((other) => other !== id);
        deepEqual(touched(box, others), { kind: "cell", id });
      }
      for (const [no, { box }] of places.gondolas)
        deepEqual(touched(box, all), { kind: "gondola", id: String(no) });
      const parks = places.islands.flatMap(courtyards);
      ok(parks.length > 0);
      for (const park of parks) equal(touched(park, all), null);
    });

    for (const scale of [0.9, 0.45]) {
      test(`at ${scale} every place is what is touched in its middle`, () => {
        const places = new Places(board, 4);
        const camera = new Camera(sheetOf(board));
        camera.resize(sheetOf(board).w * scale, sheetOf(board).h * scale);
        /** @param {Box} box */
        const touched = ({ x, y, w, h }) =>
          hitAt(places, STATE, camera, [
            (x + w / 2) * camera.scale + camera.x,
            (y + h / 2) * camera.scale + camera.y,
          ]);
        for (const [no, { quay }] of slots)
          deepEqual(touched(quay), { kind: "space", id: String(no) });
        for (const { kind, id, box } of places.stocks) deepEqual(touched(box), { kind, id });
        for (const [no, { box }] of places.gondolas)
          deepEqual(touched(box), { kind: "gondola", id: String(no) });
        for (const island of places.islands) {
          deepEqual(touched(places.flagBox(island, scale)), { kind: "island", id: island.id });
        }
        // With a ship before every quay, too: they pass close to the flags.
        const crowded = { ...STATE, ships: [...slots.keys()].map((space) => ({ space })) };
        /** @param {number} x @param {number} y */
        const among = (x, y) =>
          hitAt(places, crowded, camera, [
            x * camera.scale + camera.x,
            y * camera.scale + camera.y,
          ]);
        for (const [no, { berth }] of slots)
          deepEqual(among(...berth), { kind: "ship", id: String(no) });
        for (const island of places.islands) {
          const { x, y, w, h } = places.flagBox(island, scale);
          deepEqual(among(x + w / 2, y + h / 2), { kind: "island", id: island.id });
        }
      });
    }
  });
}

test("standing upright nothing about the game changes: the same spaces, islands and gondolas", () => {
  const other = layOutBoard(FILE, "narrow");
  deepEqual(
    other.ring.spaces.map(({ no }) => no),
    BOARD.ring.spaces.map(({ no }) => no),
  );
  const [lying, standing] = [new Places(BOARD, 3), new Places(other, 3)];
  deepEqual([...standing.cells.keys()], [...lying.cells.keys()]);
  deepEqual([...standing.gondolas.keys()], [...lying.gondolas.keys()]);
});

test("what may be chosen now counts before everything else, also a little beside it", () => {
  const places = new Places(BOARD, 4);
  const camera = new Camera(sheetOf(BOARD));
  camera.resize(sheetOf(BOARD).w, sheetOf(BOARD).h);
  const [[id, { box }] = ["", { box: waterOf(BOARD) }]] = places.cells;
  /** @type {[number, number]} */
  const beside = [box.x - 10 + camera.x, box.y + box.h / 2 + camera.y];
  deepEqual(hitAt(places, { ...STATE, sites: [id] }, camera, beside), { kind: "cell", id });
  const hit = hitAt(places, STATE, camera, beside);
  ok(hit === null || hit.id !== id);
});

test("an island that is not in the game is touched on its ground and its name, and no other place is", () => {
  const places = new Places(BOARD, 3);
  const camera = new Camera(sheetOf(BOARD));
  camera.resize(sheetOf(BOARD).w, sheetOf(BOARD).h);
  /** @param {Box} box */
  const touched = ({ x, y, w, h }) =>
    hitAt(places, STATE, camera, [
      (x + w / 2) * camera.scale + camera.x,
      (y + h / 2) * camera.scale + camera.y,
    ]);
  const [garden] = places.gardens;
  ok(garden);
  const hit = { kind: "garden", id: "sacca-serenella" };
  for (const { box } of cellsOf(garden)) deepEqual(touched(box), hit);
  deepEqual(touched(places.flagBox(garden, camera.scale)), hit);
  for (const [id, { box }] of places.cells) deepEqual(touched(box), { kind: "cell", id });
});

test("a place that the board does not have has no box", () => {
  const places = new Places(BOARD, 2);
  for (const kind of /** @type {const} */ ([
    "space",
    "ship",
    "cell",
    "gondola",
    "island",
    "stock",
  ])) {
    equal(places.boxOf({ kind, id: "nowhere" }), null);
    equal(places.middle({ kind, id: "nowhere" }), null);
  }
  deepEqual(places.middle({ kind: "space", id: "1" })?.length, 2);
});

test("the mark of a ship is around the ship, beside its space", () => {
  const places = new Places(BOARD, 2);
  const { berth } = /** @type {any} */ (places.slots.get(5));
  deepEqual(places.middle({ kind: "ship", id: "5" }), [...berth].slice(0, 2));
  notDeepEqual(places.boxOf({ kind: "ship", id: "5" }), places.boxOf({ kind: "space", id: "5" }));
});

for (const lie of LIES) {
  test(`no mark is cut off by the edge of the board that lies ${lie}`, () => {
    const board = layOutBoard(FILE, lie);
    const sheet = sheetOf(board);
    const places = new Places(board, 4);
    for (const { no } of board.ring.spaces) {
      const box = places.boxOf({ kind: "space", id: String(no) });
      ok(box);
      for (const time of [0, 0.5, 1]) {
        const { cx, cy, rx, ry } = hexagonAround(box, time, sheet);
        const line = 4.5;
        const drawn = {
          x: cx - rx - line,
          y: cy - ry - line,
          w: 2 * (rx + line),
          h: 2 * (ry + line),
        };
        ok(liesIn(drawn, sheet), `space ${no}`);
        ok(rx > box.w * 0.48 && ry > box.h * 0.48, `space ${no} is inside`);
      }
    }
  });
}
