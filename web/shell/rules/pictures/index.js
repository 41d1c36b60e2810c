import { html } from "lit";
import { landmark } from "../../../art/landmarks/index.js";
import { houseParts } from "../../../art/pieces.js";
import { roundedBox, toSvg } from "../../../board/canvas/drawing.js";
import { t } from "../../../i18n/index.js";
import { SOUTH } from "../words.js";
import { island } from "./island.js";
import { ring } from "./ring.js";
import { route } from "./route.js";
import { seal, WIDTH } from "./strokes.js";

/** @typedef {() => {parts: import("../../../board/canvas/drawing.js").Part[], height: number}} Drawing */

/** The pictures of the rule book, by the name they have in its outline. */
export const PICTURES = /** @type {const} */ ({ route, closing, ring, island });

/**
 * A picture with what it shows, for those who see it and for those who do not.
 *
 * @param {string} of
 */
export function picture(of) {
  const id = /** @type {keyof typeof PICTURES} */ (of);
  const { parts, height } = PICTURES[id]();
  return html`<figure data-part="picture-${id}">
    <svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label=${t(`rules-picture-${id}-alt`)}>
      ${toSvg(parts)}
    </svg>
    <figcaption>${t(`rules-picture-${id}`)}</figcaption>
  </figure>`;
}

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
