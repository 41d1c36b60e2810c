import { deepEqual, equal, notDeepEqual, ok } from "node:assert/strict";
import { describe, test } from "node:test";
import "../../fakes/document.js";
import ways from "../../../../py/spieltisch/thurn_und_taxis/expansions/audience/audience.json" with {
  type: "json",
};
import { landmark } from "../../../../web/art/town.js";
import { Camera } from "../../../../web/board/canvas/camera.js";
import {
  cityPoint,
  land,
  lengthWithin,
  outside,
  overlap,
  sheet,
} from "../../../../web/board/map/land/geometry.js";
import { arrangeMap, layoutScale, townsAndNames } from "../../../../web/board/map/layout.js";
import { labelFont } from "../../../../web/board/map/lettering/labels.js";
import {
  houseSize,
  houseSpots,
  letterBox,
  placeCardMarks,
} from "../../../../web/board/map/pieces/city-pieces.js";

import { drawnRoads } from "../../../../web/board/map/pieces/roads.js";
import { townBox } from "../../../../web/board/map/pieces/towns.js";
import { hitAt } from "../../../../web/board/map/scene.js";
import { placeCoaches, roomForCoaches } from "../../../../web/board/map/ways/coaches.js";
import { boardOfWays } from "../../../../web/board/map/ways/ways.js";
import { boardFor } from "../../../../web/games/thurn-und-taxis/board.js";
import WIDTHS from "../../fixtures/name-widths.json" with { type: "json" };

/** @typedef {import("../../../../web/board/map/types.js").Box} Box */

/** What the lettering of the map needs, at size 1: names of towns as browsers measure them, of countries about so. */
const MEASURE = { label: widthOf, name: widthBy(0.7) };
/** What two things may share, in square css pixels: too little to be seen. */
const UNSEEN = 4.5;
const ROOMY = 0.46;
const SMALLEST = 0.28;

/** @param {string} town */
function widthOf(town) {
  return /** @type {Record<string, number | undefined>} */ (WIDTHS)[town] ?? 0;
}

/** @param {number} letter @returns {(text: string) => number} */
function widthBy(letter) {
  return (text) => text.length * letter;
}

/** @param {import("../../../../web/board/map/types.js").Board} board @param {number} scale */
function arranged(board, scale, seats = 4) {
  const roads = drawnRoads(board);
  const wanted = { scale: layoutScale(scale), seats };
  return { roads, layout: finished(arrangeMap(board, wanted, MEASURE, [])) };
}

/** @param {import("../../../../web/board/map/types.js").Point} a @param {import("../../../../web/board/map/types.js").Point} b @param {import("../../../../web/board/map/types.js").Point} c @param {import("../../../../web/board/map/types.js").Point} d */
function cross(a, b, c, d) {
  /** @param {import("../../../../web/board/map/types.js").Point} p @param {import("../../../../web/board/map/types.js").Point} q @param {import("../../../../web/board/map/types.js").Point} r */
  const side = (p, q, r) => (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

/** @param {import("../../../../web/board/map/types.js").Point[]} one @param {import("../../../../web/board/map/types.js").Point[]} other */
function linesCross(one, other) {
  for (let i = 0; i + 1 < one.length; i++) {
    for (let k = 0; k + 1 < other.length; k++) {
      if (cross(one[i], one[i + 1], other[k], other[k + 1])) return true;
    }
  }
  return false;
}

/** What comes of something that is made in steps. @template T @param {Generator<void, T>} steps @returns {T} */
function finished(steps) {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
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

/** The map of the ways to Rome, where there are no houses. @returns {import("../../../../web/board/map/types.js").Board} */
function waysToRome() {
  return boardOfWays(/** @type {any} */ (ways));
}

test("every city that is played has a landmark of its own", () => {
  const all = [...BOARDS.map(([, options]) => boardFor(options)), waysToRome()].flatMap(
    ({ cities }) => cities.map(({ id }) => id),
  );
  // The goal of the ways has its church, which is larger than any town.
  const missing = new Set(all.filter((id) => id !== "rom" && !landmark(id)));
  deepEqual([...missing], []);
  const known = [...new Set(all)].flatMap((id) => landmark(id) ?? []);
  equal(new Set(known.map(({ parts }) => JSON.stringify(parts))).size, known.length);
});

test("where there is room, the towns on the ways to Rome have their landmarks", () => {
  const board = waysToRome();
  for (const scale of [ROOMY, SMALLEST]) {
    const { layout } = arranged(board, scale);
    ok(layout.landmarks.size >= board.cities.length - 5, `${layout.landmarks.size}`);
    for (const { box } of layout.landmarks.values())
      for (const label of layout.labels.values()) equal(overlap(box, label.box), 0);
  }
});

test("a coach stands at its town, and neither names nor other towns lie under it", () => {
  const board = waysToRome();
  for (const scale of [ROOMY, 0.36, 0.32, SMALLEST]) {
    const { layout } = arranged(board, scale, 0);
    const kept = townsAndNames(board, layout);
    const view = { kept, scale: layout.scale, cssScale: scale };
    for (const city of board.cities) {
      const town = cityPoint(board, city);
      for (const count of city.goal ? [1, 2, 3, 4, 5] : [1, 2, 3]) {
        const coaches = roomForCoaches(board, city, count, view);
        const middle = [
          coaches.reduce((sum, { x, w }) => sum + x + w / 2, 0) / count,
          coaches.reduce((sum, { y, h }) => sum + y + h / 2, 0) / count,
        ];
        const [{ w }] = coaches;
        const away = Math.hypot(middle[0] - town[0], middle[1] - town[1]) / w;
        const most = city.goal ? 2.8 : 2.3;
        ok(away < most, `${count} at ${city.id}, ${scale}: ${away.toFixed(2)} widths away`);
        // Smaller than that the ways are not shown by themselves.
        if (count > 1 || scale < 0.36) continue;
        for (const one of kept) {
          // It may stand before its own town, whose name tells which one that is.
          if (one.city === city.id && !one.isName) continue;
          const share = overlap(coaches[0], one) / (one.w * one.h);
          ok(share < 0.2, `at ${city.id}, ${scale}: ${share.toFixed(2)} of it is hidden`);
        }
      }
    }
    // The church in which all ways end is larger than a town, and covers no name.
    const rome = board.cities.find(({ goal }) => goal);
    const church = rome && townBox(board, rome, layout.scale);
    for (const { box, city } of layout.labels.values())
      ok(church && overlap(church, box) * scale ** 2 < UNSEEN, `${city.id} ${scale}`);
  }
});

test("a coach stands nearer to its own town than to any other, and never where it stands in another one", () => {
  const board = waysToRome();
  /** From the middle of a coach to a box, in widths of the coach. @param {Box} coach @param {Box} box */
  const gap = ({ x, y, w, h }, box) => {
    const [cx, cy] = [x + w / 2, y + h / 2];
    const dx = Math.max(box.x - cx, 0, cx - box.x - box.w);
    return Math.hypot(dx, Math.max(box.y - cy, 0, cy - box.y - box.h)) / w;
  };
  for (const scale of [ROOMY, 0.4, 0.36]) {
    const { layout } = arranged(board, scale, 0);
    const kept = townsAndNames(board, layout);
    const view = { kept, scale: layout.scale, cssScale: scale };
    for (const city of board.cities) {
      for (const count of city.goal ? [1, 2, 3] : [1, 2]) {
        for (const box of roomForCoaches(board, city, count, view)) {
          const least = (/** @type {boolean} */ own) =>
            Math.min(
              ...kept.flatMap((one) => ((one.city === city.id) === own ? [gap(box, one)] : [])),
            );
          const nearer = least(false) - least(true);
          ok(nearer > 0, `${count} at ${city.id}, ${scale}: nearer by ${nearer.toFixed(2)} widths`);
        }
      }
    }
    const alone = board.cities.map((city) => ({
      id: city.id,
      box: roomForCoaches(board, city, 1, view)[0],
    }));
    for (const [one, other] of pairs(alone)) {
      const [dx, dy] = [one.box.x - other.box.x, one.box.y - other.box.y];
      const apart = Math.hypot(dx, dy) / one.box.w;
      ok(apart > 0.6, `${one.id} and ${other.id} at ${scale}: ${apart.toFixed(2)} widths apart`);
    }
  }
});

test("on a tablet every town on the ways has its name, though coaches need room", () => {
  const board = waysToRome();
  for (const scale of [ROOMY, 0.4, 0.36, 0.32])
    equal(arranged(board, scale, 0).layout.labels.size, board.cities.length, String(scale));
});

test("where up to three coaches stand at a town, its name can nearly always be read", () => {
  const board = waysToRome();
  for (const [scale, most] of [
    [0.4, 2],
    [0.36, 5],
    // On the smallest map rather a name is covered than a coach has left the map.
    [SMALLEST, 25],
  ]) {
    const { layout } = arranged(board, scale, 0);
    const kept = townsAndNames(board, layout);
    const view = { kept, scale: layout.scale, cssScale: scale };
    const hidden = board.cities.flatMap((city) =>
      [1, 2, 3].filter((count) => {
        const coaches = roomForCoaches(board, city, count, view);
        const share = (/** @type {(typeof kept)[number]} */ name) =>
          coaches.reduce((sum, box) => sum + overlap(box, name), 0) / (name.w * name.h);
        return kept.some((one) => one.isName && share(one) > 0.4);
      }),
    );
    ok(hidden.length <= most, `${scale}: ${hidden.length}`);
  }
});

test("no coach leaves the map, however many there are at its edge", () => {
  const board = waysToRome();
  for (const scale of [ROOMY, 0.4, 0.36, 0.32, SMALLEST]) {
    const { layout } = arranged(board, scale, 0);
    const view = { kept: townsAndNames(board, layout), scale: layout.scale, cssScale: scale };
    for (const city of board.cities)
      for (const count of [1, 2, 3])
        for (const box of roomForCoaches(board, city, count, view)) {
          const share = outside(box, sheet(board)) / (box.w * box.h);
          ok(share < 0.05, `${count} at ${city.id}, ${scale}: ${share.toFixed(2)} beside it`);
        }
  }
});

test("no coach stands on another one, wherever they are on the way", () => {
  const board = waysToRome();
  const start = ["loerrach", "tuttlingen", "stgallen", "freising", "hallstadt"];
  const towns = board.cities.filter(({ goal }) => !goal).map(({ id }) => id);
  for (const scale of [ROOMY, 0.4, SMALLEST]) {
    const { layout } = arranged(board, scale, 0);
    const kept = townsAndNames(board, layout);
    const view = { kept, scale: layout.scale, cssScale: scale };
    const some = [0, 4, 8, 12, 16, 20, 24].map((at) =>
      [0, 1, 2, 3, 4].map((step) => towns[(at + step) % towns.length] ?? ""),
    );
    for (const where of [start, ...some]) {
      const placed = placeCoaches(
        board,
        where.map((town) => ({ town })),
        view,
      );
      deepEqual(
        placed.map(({ city }) => city.id),
        where,
      );
      for (const [one, other] of pairs(placed)) {
        const shared = overlap(one.box, other.box) * scale ** 2;
        ok(shared < UNSEEN, `${one.city.id} and ${other.city.id} at ${scale}: ${shared}`);
      }
    }
  }
});

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

      test(`at ${scale} every town has its landmark, over no name, house, tile, other town or road of others`, () => {
        deepEqual(
          [...layout.landmarks.keys()].sort(),
          board.cities.flatMap(({ id }) => (landmark(id) ? [id] : [])).sort(),
        );
        const taken = [...layout.labels, ...layout.rows].map(([id, { box }]) => ({ id, box }));
        for (const [id, { box }] of layout.landmarks) {
          ok(liesIn(box, land(board)), id);
          const towns = board.cities.filter((town) => town.id !== id);
          for (const town of towns)
            equal(overlap(box, townBox(board, town, layout.scale)), 0, `${id} over ${town.id}`);
          for (const [other, place] of layout.landmarks)
            ok(other === id || overlap(box, place.box) === 0, `${id} over ${other}`);
          for (const [other, tile] of layout.cityTiles)
            equal(overlap(box, tile), 0, `${id} over the tile of ${other}`);
          for (const other of taken)
            equal(overlap(box, other.box), 0, `${id} over name or houses of ${other.id}`);
          for (const { a, b, line } of roads.values())
            ok(a === id || b === id || lengthWithin(line, box) === 0, `${id} over ${a}-${b}`);
        }
      });

      test(`at ${scale} a touch on a town means that town, and one on its name too`, () => {
        const camera = new Camera(sheet(board));
        camera.resize(sheet(board).w * scale, sheet(board).h * scale);
        const points = new Map(board.cities.map((city) => [city.id, cityPoint(board, city)]));
        const scene = /** @type {any} */ ({ board, points, layout, state: {} });
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
      const roads = [...drawnRoads(board).values()];
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

test("a road that the data file leaves open has a slight bend, too", () => {
  const board = boardFor();
  const [{ a, b }] = board.roads;
  const [open] = drawnRoads({ ...board, roads: [{ a, b }] }).values();
  const straight = drawnRoads({ ...board, roads: [{ a, b, bend: 0 }] })
    .values()
    .next().value;
  notDeepEqual(open?.line, straight?.line);
});

test("names stay readable on small screens, and grow with the map on large ones", () => {
  for (const scale of [0.1, 0.2, 0.3, 0.4]) ok(labelFont(scale) * scale >= 12);
  equal(labelFont(1), labelFont(2));
});

test("a closer look leaves names and houses at their sides, and covers no name that was there", () => {
  for (const [, options] of BOARDS) {
    const board = boardFor(options);
    for (const least of [0.2, 0.3]) {
      const whole = layoutScale(least);
      /** @param {number} scale @param {import("../../../../web/board/map/layout.js").Layout} [before] */
      const look = (scale, before) =>
        finished(arrangeMap(board, { scale, whole, seats: 4 }, MEASURE, [], before));
      const before = look(whole);
      for (const times of [1.06, 1.4, 4]) {
        const closer = look(layoutScale(least * times), before);
        for (const kind of /** @type {const} */ (["labels", "rows"]))
          for (const [id, { side, spot }] of before[kind]) {
            const now = closer[kind].get(id);
            deepEqual(
              [now?.side, now?.spot],
              [side, spot],
              `${kind} of ${id} at ${least} x ${times}`,
            );
          }
        for (const [one, other] of pairs([...closer.labels.values()]))
          equal(overlap(one.box, other.box), 0, `${one.city.id} and ${other.city.id}`);
      }
    }
  }
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

test("on the smallest screens names stay away before they would lie over one another, as few as possible", () => {
  for (const [, options] of BOARDS) {
    const board = boardFor(options);
    for (const [scale, least] of /** @type {const} */ ([
      [0.22, 1],
      [0.2, 0.8],
      [0.16, 0.6],
      [0.12, 0.3],
    ])) {
      const labels = [...arranged(board, scale).layout.labels.values()];
      for (const [one, other] of pairs(labels))
        equal(overlap(one.box, other.box), 0, `${scale}: ${one.city.id} and ${other.city.id}`);
      const share = labels.length / board.cities.length;
      ok(share >= least, `${board.id} ${scale}: ${labels.length} names`);
    }
  }
});

test("on a tablet most names stay where they are when the map becomes a little larger or smaller", () => {
  for (const [, options] of BOARDS) {
    const board = boardFor(options);
    const sides = [0.36, 0.38, 0.4, 0.42, 0.44, 0.46].map(
      (scale) => arranged(board, scale).layout.labels,
    );
    for (const [index, now] of sides.slice(1).entries()) {
      const moved = [...now].filter(([id, { side }]) => sides[index]?.get(id)?.side !== side);
      ok(moved.length <= 4, `${board.id}: ${moved.map(([id]) => id)}`);
    }
  }
});

/** The letters of a name of a country, in the order of the alphabet: lines and arches mix them. @param {string} text */
function lettersOf(text) {
  return [...text.toLocaleUpperCase("de")].filter((letter) => letter !== "-").sort();
}

test("every country has its name on a tablet, most on a phone, for two people and for four; none is a stump", () => {
  for (const [, options] of BOARDS) {
    const board = boardFor(options);
    // The third is beside the ways to Rome, those after it on phones.
    for (const [scale, missing] of [
      [0.44, 0],
      [0.38, 0],
      [0.345, 0],
      [0.248, 1],
      [0.215, 3],
      [0.15, board.countries.length],
    ])
      for (const seats of [2, 4]) {
        const { names } = arranged(board, scale, seats).layout;
        ok(names.length >= board.countries.length - missing, `${board.id} ${scale}`);
        for (const { country, letters } of names) {
          const { name } = board.countries.find(({ id }) => id === country) ?? { name: "" };
          deepEqual(lettersOf(letters.map(({ letter }) => letter).join("")), lettersOf(name));
        }
      }
  }
});

test("on a phone every town of the southern map has its name, whoever plays and however it is held", () => {
  const board = boardFor({});
  for (const scale of [0.248, 0.215, 0.2, 0.184])
    for (const seats of [2, 3, 4])
      equal(arranged(board, scale, seats).layout.labels.size, board.cities.length, `${scale}`);
});

test("the sign of a card at a town covers no name, nor do two of them", () => {
  for (const [, options] of BOARDS) {
    const board = boardFor(options);
    for (const scale of [ROOMY, 0.4, 0.36]) {
      const { layout } = arranged(board, scale);
      for (const city of board.cities)
        for (const hand of [0, 1]) {
          const state = { cards: { [city.id]: { open: 1, hand, joins: null } } };
          const [mark] = placeCardMarks({ board, state, layout }, []);
          for (const label of mark ? layout.labels.values() : []) {
            const shared = mark ? overlap(mark.box, label.box) * scale ** 2 : 0;
            ok(shared < UNSEEN, `${scale}: ${city.id} over ${label.city.id} by ${shared}`);
          }
        }
    }
  }
});

test("a letter at a town covers no name, where one of its corners is free of them", () => {
  const board = boardFor({ board: "north" });
  for (const scale of [ROOMY, 0.36, SMALLEST]) {
    const { layout } = arranged(board, scale);
    for (const city of board.cities) {
      const box = letterBox(board, city, layout);
      for (const label of layout.labels.values()) {
        const shared = overlap(box, label.box) * scale ** 2;
        ok(shared < UNSEEN, `${scale}: ${city.id} over ${label.city.id} by ${shared}`);
      }
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
