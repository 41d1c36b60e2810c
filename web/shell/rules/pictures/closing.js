import { landmark } from "../../../art/landmarks/index.js";
import { houseParts } from "../../../art/pieces.js";
import { roundedBox } from "../../../board/canvas/drawing.js";
import { SOUTH } from "../data.js";
import { seal, WIDTH } from "./strokes.js";

/** @import { Part } from "../../../board/canvas/drawing.js" */

const HEIGHT = 232;
const ROW = 112;
const LEFT = 27;
const STEP = (WIDTH - LEFT - 4) / 6;
/** The route of the example, and where both ways place houses. */
export const ROUTE = [
  "sigmaringen",
  "stuttgart",
  "nuernberg",
  "regensburg",
  "ingolstadt",
  "augsburg",
];
export const WAYS = [
  ["sigmaringen", "stuttgart", "regensburg"],
  ["nuernberg", "regensburg", "ingolstadt", "augsburg"],
];

/** Both ways of placing houses when a route is closed: one in each country, or all in one. */
export function closing() {
  const parts = WAYS.flatMap((houses, row) => way(houses, row));
  return { parts, height: HEIGHT };
}

/** @param {readonly string[]} houses @param {number} row @returns {Part[]} */
function way(houses, row) {
  const top = 4 + row * (ROW + 4);
  const road = `M${LEFT + STEP / 2} ${top + 84}H${WIDTH - 4 - STEP / 2}`;
  return [
    {
      d: roundedBox(1, top, WIDTH - 2, ROW - 4, 6),
      fill: "--map-paper",
      stroke: "--map-label-edge",
      width: 1.4,
    },
    ...ROUTE.map((city, index) => field(city, index, top)),
    { d: road, stroke: "--art-ink", width: 9 },
    { d: road, stroke: "--seat-blue", width: 6 },
    ...ROUTE.flatMap((city, index) => town(city, index, top, houses.includes(city))),
    ...seal(row + 1, 14, top + 54),
  ];
}

/** The colour of its country behind each city. @param {string} city @param {number} index @param {number} top @returns {Part} */
function field(city, index, top) {
  const country = SOUTH.cities.find(({ id }) => id === city)?.country;
  const hex = SOUTH.countries.find(({ id }) => id === country)?.hex;
  const d = roundedBox(LEFT + index * STEP + 1, top + 5, STEP - 2, ROW - 14, 4);
  return { d, fill: hex ?? "--map-gold", stroke: "--map-border", width: 1, opacity: 0.62 };
}

/** @param {string} city @param {number} index @param {number} top @param {boolean} house @returns {Part[]} */
function town(city, index, top, house) {
  const x = LEFT + (index + 0.5) * STEP;
  const drawing = landmark(city);
  return [
    ...(drawing ? [{ parts: drawing.parts, x, y: top + 88, scale: 0.84 }] : []),
    ...(house
      ? [{ parts: houseParts("blue", "circle"), x: x - 13, y: top + 14, scale: 1.12 }]
      : []),
  ];
}
