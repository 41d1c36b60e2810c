import board from "../../../../py/spieltisch/murano/boards/murano.json";
import { buildingParts, customer, gondola, gondolier, TILE } from "../../../art/murano/figures.js";
import { ellipse, roundedBox } from "../../../board/canvas/drawing.js";
import { cross, seal, WIDTH } from "./strokes.js";

/** @import { Part } from "../../../board/canvas/drawing.js" */

const CELL = 52;
const LEFT = (WIDTH - 5 * CELL) / 2;
const TOP = 28;
const HEIGHT = 4 * CELL + 2 * TOP;
const ISLAND = board.islands[0];

/** What lies there: by column and row. @type {Record<string, {tile: string, owner?: string}>} */
const BUILT = {
  "1 0": { tile: "glass", owner: "brown" },
  "2 0": { tile: "shop-red", owner: "orange" },
  "3 0": { tile: "palace-2" },
  "0 1": { tile: "street-none" },
  "1 1": { tile: "street-red-2" },
  "2 1": { tile: "street-none" },
  "3 1": { tile: "street-blue-1" },
  "2 2": { tile: "street-grey-1" },
};
/** Free sites beside a street. */
const OPEN = ["0 2", "3 2"];

/** An island with streets, buildings, sites and a gondola. */
export function island() {
  const cells = (ISLAND?.grid ?? []).flatMap((line, row) =>
    [...line].flatMap((kind, column) => (kind === "." ? [] : [{ kind, column, row }])),
  );
  const shore = cells.map(({ column, row }) => square(column, row)).join("");
  /** @type {Part[]} */
  const parts = [
    { d: roundedBox(1, 1, WIDTH - 2, HEIGHT - 2, 8), fill: "--lagoon-sea" },
    { d: shore, stroke: "--lagoon-foam", width: 17, opacity: 0.6 },
    { d: shore, fill: "--lagoon-stone", stroke: "--lagoon-stone-edge", width: 9 },
    ...cells.flatMap(({ kind, column, row }) => cell(kind, column, row)),
    ...cross(...middle(4, 2), 11),
    ...gondolaInBay(),
    ...seal(1, ...corner(1, 1)),
    ...seal(2, ...corner(2, 0)),
    ...seal(3, ...corner(3, 0)),
    ...seal(4, ...corner(3, 2)),
    ...seal(5, ...corner(4, 2)),
    ...seal(6, ...corner(0, 3)),
  ];
  return { parts, height: HEIGHT };
}

/** @param {number} column @param {number} row */
function square(column, row) {
  return roundedBox(LEFT + column * CELL, TOP + row * CELL, CELL, CELL);
}

/** @param {number} column @param {number} row @returns {[number, number]} */
function middle(column, row) {
  return [LEFT + (column + 0.5) * CELL, TOP + (row + 0.5) * CELL];
}

/** @param {number} column @param {number} row @returns {[number, number]} */
function corner(column, row) {
  return [LEFT + column * CELL + 4, TOP + row * CELL + 4];
}

/** @param {string} kind @param {number} column @param {number} row @returns {Part[]} */
function cell(kind, column, row) {
  const built = BUILT[`${column} ${row}`];
  const d = square(column, row);
  const edge = { stroke: "--lagoon-stone-edge", width: 1.2 };
  if (!built) {
    const open = OPEN.includes(`${column} ${row}`);
    const inner = roundedBox(LEFT + column * CELL + 4, TOP + row * CELL + 4, CELL - 8, CELL - 8, 3);
    return [
      { d, fill: kind === "B" ? "--lagoon-earth" : "--lagoon-paved", ...edge },
      ...(open ? [{ d: inner, stroke: "--lagoon-glow", width: 5 }] : []),
    ];
  }
  const [x, y] = middle(column, row);
  if (kind === "S") {
    const [, colour, count] = built.tile.split("-");
    const spots = count === "2" ? [-11, 11] : count ? [0] : [];
    return [
      { d, fill: "--lagoon-street", ...edge },
      ...spots.map((spot) => ({
        parts: customer(/** @type {"red"} */ (colour)),
        x: x + spot,
        y: y + 18,
        scale: 1.6,
      })),
    ];
  }
  return [
    { d, fill: "--lagoon-earth", ...edge },
    { parts: buildingParts(built.tile), x: x - CELL / 2, y: y - CELL / 2, scale: CELL / TILE },
    ...(built.owner
      ? [
          {
            d: ellipse(x + 15, y + 15, 8.5),
            fill: `--seat-${built.owner}`,
            stroke: "--art-ink",
            width: 2,
          },
        ]
      : []),
  ];
}

/** A gondola in its bay, with its gondolier. @returns {Part[]} */
function gondolaInBay() {
  const [x, y] = middle(0, 3);
  return [
    { parts: gondola("--seat-orange"), x: x + 2, y: y + 14, scale: 1.1 },
    { parts: gondolier("--seat-orange"), x: x - 2, y: y + 15, scale: 1.1 },
  ];
}
