import { deepEqual, equal, ok } from "node:assert/strict";
import { describe, test } from "node:test";
import "../fakes/document.js";
import { Camera } from "../../../web/canvas/camera.js";
import { boardFor } from "../../../web/games/thurn-und-taxis/board.js";
import { hitAt } from "../../../web/map/hits.js";
import { linesCross, overlap } from "../../../web/map/land/geometry.js";
import { cityPoint, land, sheet } from "../../../web/map/land/sheet.js";
import { arrangeMap, layoutScale } from "../../../web/map/layout.js";
import { labelFont, nominalLabels } from "../../../web/map/lettering/labels.js";
import { houseSize, houseSpots } from "../../../web/map/pieces/houses.js";
import { bendRoads } from "../../../web/map/pieces/roads.js";
import { townBox } from "../../../web/map/pieces/towns.js";

/** @typedef {import("../../../web/map/types.js").Box} Box */

/** About what the lettering of the map needs, at size 1. */
const MEASURE = { label: widthBy(0.49), name: widthBy(0.7) };
/** What two things may share, in square css pixels: nobody sees it. */
const UNSEEN = 4;
const ROOMY = 0.46;
const SMALLEST = 0.28;

/** @param {number} letter @returns {(text: string) => number} */
function widthBy(letter) {
  return (text) => text.length * letter;
}

/** @param {import("../../../web/map/types.js").Board} board @param {number} scale */
function arranged(board, scale) {
  const roads = bendRoads(board, nominalLabels(board, MEASURE.label));
  const steps = arrangeMap(board, roads, { scale: layoutScale(scale), seats: 4 }, MEASURE, []);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return { roads, layout: step.value };
}

/** @param {Box} inner @param {Box} outer */
function liesIn(inner, outer) {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.w <= outer.x + outer.w &&
    inner.y + inner.h <= outer.y + outer.h
  );
}

/** @template T @param {readonly T[]} list @returns {[T, T][]} */
function pairs(list) {
  return list.flatMap((one, index) =>
    list.slice(index + 1).map((other) => /** @type {[T, T]} */ ([one, other])),
  );
}

/** @type {[string, Record<string, string>][]} */
const BOARDS = [
  ["south", {}],
  ["north", { board: "north" }],
];

for (const [name, options] of BOARDS) {
  const board = boardFor(options);

  describe(name, () => {
    for (const scale of [ROOMY, 0.36, SMALLEST]) {
      const { roads, layout } = arranged(board, scale);
      const labels = [...layout.labels.values()];

      test(`at ${scale} every town has its name, on the land and large enough to be read`, () => {
        deepEqual(
          labels.map(({ city }) => city.id).sort(),
          board.cities.map(({ id }) => id).sort(),
        );
        for (const { box, city, font } of labels) {
          ok(liesIn(box, land(board)), city.id);
          ok(font * layout.scale >= 12, city.id);
        }
      });

      test(`at ${scale} no name covers another, a town that is not its own, or a tile`, () => {
        const area = layout.scale ** 2;
        for (const [one, other] of pairs(labels)) {
          ok(overlap(one.box, other.box) === 0, `${one.city.id} and ${other.city.id}`);
        }
        for (const { box, city } of labels) {
          for (const town of board.cities) {
            const shared = overlap(box, townBox(board, town, layout.scale)) * area;
            ok(town === city || shared < UNSEEN, `${city.id} over ${town.id}`);
          }
          for (const [id, tile] of layout.cityTiles) {
            equal(overlap(box, tile), 0, `${city.id} over ${id}`);
          }
        }
      });

      test(`at ${scale} a touch on a town means that town, and one on its name too`, () => {
        const camera = new Camera(sheet(board));
        camera.resize(sheet(board).w * scale, sheet(board).h * scale);
        const points = new Map(board.cities.map((city) => [city.id, cityPoint(board, city)]));
        const scene = /** @type {any} */ ({ board, points, roads, layout, state: {} });
        for (const { box, city } of labels) {
          const town = points.get(city.id) ?? [0, 0];
          for (const [x, y] of [town, [box.x + box.w / 2, box.y + box.h / 2]]) {
            const at = /** @type {[number, number]} */ ([
              (x ?? 0) * camera.scale + camera.x,
              (y ?? 0) * camera.scale + camera.y,
            ]);
            deepEqual(hitAt(scene, camera, at), { city: city.id });
          }
        }
      });
    }

    test("the same view is arranged the same way", () => {
      const [one, other] = [arranged(board, SMALLEST).layout, arranged(board, SMALLEST).layout];
      deepEqual(
        [...one.labels.values()].map(({ box }) => box),
        [...other.labels.values()].map(({ box }) => box),
      );
    });

    test("roads join the towns of the data file, and none crosses another", () => {
      const roads = [...bendRoads(board, nominalLabels(board, MEASURE.label)).values()];
      equal(roads.length, board.roads.length);
      for (const [one, other] of pairs(roads)) {
        const meet = [other.a, other.b].some((id) => id === one.a || id === one.b);
        ok(
          meet || !linesCross(one.line, other.line),
          `${one.a}-${one.b} and ${other.a}-${other.b}`,
        );
      }
    });
  });
}

test("names stay readable on small screens, and grow with the map on large ones", () => {
  for (const scale of [0.1, 0.2, 0.3, 0.4]) ok(labelFont(scale) * scale >= 12);
  equal(labelFont(1), labelFont(2));
});

test("small changes of the window do not move every name", () => {
  const steps = new Set();
  for (let scale = 0.2; scale < 2; scale += 0.001) {
    const step = layoutScale(scale);
    steps.add(step);
    ok(step <= scale * 1.0001, `${step} is more than ${scale}`);
    ok(scale >= ROOMY || step > scale / 1.051, `${step} is far less than ${scale}`);
  }
  ok(steps.size < 25, `${steps.size} steps`);
});

test("on the smallest screens names are shortened before they would lie over one another", () => {
  for (const [, options] of BOARDS) {
    const board = boardFor(options);
    for (const scale of [0.22, 0.16, 0.12]) {
      const labels = [...arranged(board, scale).layout.labels.values()];
      for (const [one, other] of pairs(labels))
        equal(overlap(one.box, other.box), 0, `${scale}: ${one.city.id} and ${other.city.id}`);
      ok(labels.length > board.cities.length / 2, `${scale}: only ${labels.length} names`);
      for (const { text, city } of labels) ok(city.name.includes(text));
    }
  }
});

test("houses stand in their row side by side, close to the town, in the order of their seats", () => {
  const size = houseSize(1);
  for (const side of ["s", "n", "e", "w", "se"]) {
    for (const columns of [4, 2]) {
      const box = { x: 0, y: 0, w: size.w * columns, h: columns === 2 ? size.h * 1.75 : size.h };
      const spots = houseSpots({ box, side, columns }, [0, 1, 3], 1);
      deepEqual([...spots.keys()], [0, 1, 3]);
      for (const spot of spots.values())
        ok(liesIn(spot, { ...box, w: box.w + 1e-6, h: box.h + 1e-6 }), side);
      const [first, second] = [...spots.values()];
      ok(first && second && first.x + first.w <= second.x + 1e-6);
    }
  }
});
