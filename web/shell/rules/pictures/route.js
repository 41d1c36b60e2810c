import { landmark } from "../../../art/landmarks/index.js";
import { ellipse, polygon, roundedBox } from "../../../board/canvas/drawing.js";
import { SOUTH } from "../words.js";
import { arrow, cross, name, WIDTH } from "./strokes.js";

/** @import { Part } from "../../../board/canvas/drawing.js" */

const HEIGHT = 266;
/** The route of the example, and what fits at its ends. */
export const ROUTE = ["carlsruhe", "stuttgart", "nuernberg", "regensburg"];
export const FITTING = {
  carlsruhe: ["mannheim", "freiburg"],
  regensburg: ["ingolstadt", "muenchen", "passau", "pilsen"],
};
export const BETWEEN = "wuerzburg";

/** Where the cities stand in the picture, about as on the map; below a city its name. @type {Record<string, [number, number]>} */
const PLACES = {
  carlsruhe: [46, 128],
  stuttgart: [96, 162],
  nuernberg: [164, 96],
  regensburg: [238, 126],
  mannheim: [38, 56],
  freiburg: [40, 222],
  ingolstadt: [180, 184],
  muenchen: [236, 228],
  passau: [298, 196],
  pilsen: [294, 56],
  wuerzburg: [104, 44],
};

/** A route on the map, and where its next card may go. */
export function route() {
  const line = polygon(ROUTE.map(at), false);
  const roads = SOUTH.roads.flatMap(({ a, b }) => (isShown(a) && isShown(b) ? [[a, b]] : []));
  const fitting = Object.entries(FITTING).flatMap(([end, cities]) =>
    cities.map((city) => ({ end, city })),
  );
  /** @type {Part[]} */
  const parts = [
    {
      d: roundedBox(1, 1, WIDTH - 2, HEIGHT - 2, 6),
      fill: "--map-paper",
      stroke: "--map-label-edge",
      width: 1.4,
    },
    {
      d: roads.map((road) => polygon(road.map(at), false)).join(""),
      stroke: "--map-road-edge",
      width: 4.4,
    },
    {
      d: roads.map((road) => polygon(road.map(at), false)).join(""),
      stroke: "--map-road",
      width: 2.6,
    },
    { d: line, stroke: "--art-ink", width: 10 },
    { d: line, stroke: "--seat-blue", width: 7 },
    ...fitting.flatMap(({ end, city }) => arrow(shortened(at(end), at(city)), "--map-glow")),
    ...fitting.map(({ city }) => glow(city)),
    ...Object.keys(PLACES).flatMap(town),
    ...cross(...at(BETWEEN), 13),
  ];
  return { parts, height: HEIGHT };
}

/** @param {string | undefined} city @returns {[number, number]} */
function at(city) {
  return PLACES[city ?? ""] ?? [0, 0];
}

/** @param {string} city */
function isShown(city) {
  return city in PLACES;
}

/** A line that ends before the city. @param {[number, number]} from @param {[number, number]} to @returns {[number, number][]} */
function shortened(from, to) {
  const far = Math.hypot(to[0] - from[0], to[1] - from[1]);
  /** @param {number} by @returns {[number, number]} */
  const along = (by) => [
    from[0] + ((to[0] - from[0]) * by) / far,
    from[1] + ((to[1] - from[1]) * by) / far,
  ];
  return [along(16), along(far - 26)];
}

/** @param {string} city @returns {Part} */
function glow(city) {
  const [x, y] = at(city);
  return { d: ellipse(x, y, 25, 19), fill: "--map-glow", opacity: 0.5 };
}

/** @param {string} city @returns {Part[]} */
function town(city) {
  const [x, y] = at(city);
  const drawing = landmark(city);
  const words = SOUTH.cities.find(({ id }) => id === city)?.name ?? "";
  return [
    ...(drawing ? [{ parts: drawing.parts, x, y: y + 10, scale: 0.74 }] : []),
    ...name(words, x, y + 21),
  ];
}
