import { deepEqual, equal, ok } from "node:assert/strict";
import { test } from "node:test";
import murano from "../../../web/games/murano/layout.css";
import taxis from "../../../web/games/thurn-und-taxis/layout.css";
import taxisSmall from "../../../web/games/thurn-und-taxis/small-layout.css";
import {
  ArrangementController,
  arrangementOf,
  usesDrawers,
} from "../../../web/table/arrangement.js";
import layoutCss from "../../../web/table/frame/layout.css";

/** @type {[string, number, number, string, string][]} */
const DEVICES = [
  ["tablet", 1180, 820, "wide", "plain"],
  ["tablet upright", 820, 1180, "upright", "plain"],
  ["phone", 390, 780, "phone", "plain"],
  ["phone lying", 780, 390, "lying", "plain"],
  ["laptop", 1440, 800, "wide", "large"],
  ["desktop", 1920, 1080, "wide", "huge"],
  ["large but low", 1920, 800, "wide", "large"],
  ["low window", 1400, 500, "lying", "plain"],
  ["narrow window", 890, 880, "lying", "plain"],
  ["small tablet upright", 600, 960, "phone", "plain"],
  ["short upright", 700, 850, "phone", "plain"],
  ["square", 900, 900, "wide", "plain"],
  ["huge text on a phone", 195, 390, "phone", "tight"],
  ["huge text on a phone lying", 390, 195, "phone", "tight"],
  ["replay on a phone on its side", 844, 259, "lying", "plain"],
  ["what the coach says on a low phone on its side", 740, 212, "lying", "plain"],
  ["nothing yet", 0, 0, "phone", "tight"],
];

test("the room there is decides about the arrangement", () => {
  for (const [name, width, height, shape, scale] of DEVICES) {
    deepEqual(arrangementOf(width, height), { shape, scale }, name);
  }
});

test("a table is upright on an upright screen, however little of it the replay leaves", () => {
  const place = /** @type {any} */ (globalThis);
  Object.assign(place, {
    ResizeObserver: class {},
    requestAnimationFrame() {},
    document: {},
    getComputedStyle: () => ({ fontSize: "16px" }),
  });
  /** @param {number} innerWidth @param {number} innerHeight @param {number} height of the table */
  const shapeOf = (innerWidth, innerHeight, height) => {
    Object.assign(place, { innerWidth, innerHeight });
    const table = {
      arrangement: arrangementOf(1180, 820),
      clientWidth: innerWidth,
      clientHeight: height,
      addController() {},
      requestUpdate() {},
    };
    new ArrangementController(/** @type {any} */ (table)).measure();
    return table.arrangement.shape;
  };
  equal(shapeOf(390, 664, 300), "phone");
  equal(shapeOf(664, 390, 300), "lying");
});

test("doubling the text is like halving the device", () => {
  deepEqual(arrangementOf(1180 / 2, 820 / 2), arrangementOf(590, 410));
  equal(arrangementOf(1180 / 2, 820 / 2).shape, "lying");
});

test("more room never makes anything smaller", () => {
  const order = ["tight", "plain", "large", "huge"];
  for (let height = 200; height <= 1400; height += 40) {
    let before = 0;
    for (let width = height; width <= 2600; width += 20) {
      const now = order.indexOf(arrangementOf(width, height).scale);
      ok(now >= before, `${width} x ${height}`);
      before = now;
    }
  }
});

test("what is not needed for a move lies in drawers on phones", () => {
  const shapes = /** @type {const} */ (["wide", "upright", "phone", "lying"]);
  deepEqual(
    shapes.filter((shape) => usesDrawers({ shape, scale: "plain" })),
    ["phone", "lying"],
  );
});

/** The areas of every grid in a style sheet, row by row. @param {string} css */
function gridsOf(css) {
  return [...css.matchAll(/grid-template:([^;]+);/gu)].flatMap(([, text = ""]) => {
    const rows = [...text.matchAll(/"([^"]+)"/gu)].map(([, row = ""]) => row.trim().split(/\s+/u));
    return rows.length > 0 ? [{ rows, columns: columnsOf(text) }] : [];
  });
}

/** How many widths a grid says after its stroke. @param {string} text */
function columnsOf(text) {
  const widths = text
    .slice(text.lastIndexOf("/") + 1)
    .replace(/\([^()]*\)/gu, "")
    .replace(/\([^()]*\)/gu, "");
  return widths.trim().split(/\s+/u).length;
}

const SHEETS = { shared: layoutCss, taxis, taxisSmall, murano };

test("every grid is a rectangle of rectangles, with a width for each column", () => {
  let grids = 0;
  for (const [name, sheet] of Object.entries(SHEETS)) {
    for (const { rows, columns } of gridsOf(String(sheet))) {
      grids += 1;
      for (const row of rows) equal(row.length, columns, `${name}: ${row.join(" ")}`);
      for (const area of new Set(rows.flat())) {
        const places = rows.flatMap((row, y) =>
          row.flatMap((one, x) => (one === area ? [[x, y]] : [])),
        );
        const xs = places.map(([x = 0]) => x);
        const ys = places.map(([, y = 0]) => y);
        const room =
          (Math.max(...xs) - Math.min(...xs) + 1) * (Math.max(...ys) - Math.min(...ys) + 1);
        equal(room, places.length, `${name}: ${area}`);
      }
    }
  }
  ok(grids >= 4, `${grids} grids`);
});

test("every arrangement of the table has a place for all its parts", () => {
  // At the end nothing is taken, laid or ended any more.
  const sheets = [layoutCss, taxisSmall, taxis].map((sheet) =>
    String(sheet).replace(/\.over[^{]*\{[^}]*\}/gu, ""),
  );
  const grids = sheets.flatMap(gridsOf);
  const tables = grids.filter(({ rows }) => rows.flat().includes("map"));
  ok(tables.length >= 4, `${tables.length} tables`);
  for (const { rows } of tables) {
    for (const part of ["prompt", "map", "market", "tray", "turn"])
      ok(rows.flat().includes(part), part);
  }
});
