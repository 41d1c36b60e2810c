/**
 * The countries of the boards, worked out once instead of in every page: Voronoi cells of the towns, joined per country. A
 * module imports them: `import countries from "spieltisch:countries"`. What a pen makes of these straight borders is in
 * web/board/map/land/countries.js.
 */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { Delaunay } from "d3-delaunay";

/** What a module imports. */
export const COUNTRIES = "spieltisch:countries";

const BOARDS = "py/spieltisch/thurn_und_taxis/boards";
/** Height of every board in map units. */
const BOARD_HEIGHT = 1000;
/** How far the outermost cells reach beyond the board, so that a wavering border never shows a gap there. */
const OVERHANG = 160;

/**
 * @typedef {[x: number, y: number]} Point
 * @typedef {[west: number, north: number, east: number, south: number]} Bounds
 * @typedef {[from: Point, to: Point]} Edge
 * @typedef {{map: {aspect: number}, id: string, countries: {id: string}[], cities: {country: string | null, x: number, y: number}[]}} Board
 */

/**
 * The borders of all boards by their ids, as the text of a module.
 *
 * @param {string} root
 */
export function countriesModule(root) {
  const folder = path.join(root, BOARDS);
  const boards = readdirSync(folder)
    .sort()
    .map((file) => JSON.parse(readFileSync(path.join(folder, file), "utf8")));
  const all = Object.fromEntries(boards.map((board) => [board.id, bordersOf(board)]));
  return `export default ${JSON.stringify(all)};`;
}

/** @param {Board} board @returns {import("spieltisch:countries").Borders} */
function bordersOf({ map, countries, cities }) {
  const width = map.aspect * BOARD_HEIGHT;
  /** @type {Bounds} */
  const bounds = [-OVERHANG, -OVERHANG, width + OVERHANG, BOARD_HEIGHT + OVERHANG];
  const edges = edgesOf(
    cities.filter(({ country }) => country !== null),
    width,
    bounds,
  );
  const meeting = meetingPoints(edges);
  /** Each piece of a border once, by its key: two countries share it. @type {Map<string, Point[]>} */
  const known = new Map();
  /** @type {[country: string, rings: {key: string, isReversed: boolean}[][]][]} */
  const lands = countries.flatMap(({ id }) => {
    const own = edges.get(id);
    if (!own) return [];
    const rings = chain([...own.values()]).map((ring) =>
      arcs(ring, meeting).map((arc) => {
        const name = arcKey(arc);
        const first = known.get(name) ?? arc;
        known.set(name, first);
        return { key: name, isReversed: arcName(first) !== arcName(arc) };
      }),
    );
    return [[id, rings]];
  });
  const onEdge = (/** @type {Point[]} */ arc) => arc.every((point) => isOnEdge(point, bounds));
  const sorted = [...known].sort(([, a], [, b]) => Number(onEdge(a)) - Number(onEdge(b)));
  const numbers = new Map(sorted.map(([name], number) => [name, number]));
  /** @param {{key: string, isReversed: boolean}} arc */
  const numberOf = ({ key: name, isReversed }) => {
    const number = numbers.get(name) ?? 0;
    return isReversed ? ~number : number;
  };
  return {
    inner: sorted.filter(([, arc]) => !onEdge(arc)).length,
    arcs: sorted.map(([, arc]) => arc),
    rings: Object.fromEntries(lands.map(([id, rings]) => [id, rings.map((r) => r.map(numberOf))])),
  };
}

/**
 * Directed edges of each country; those between its own towns cancel out.
 *
 * @param {Board["cities"]} cities
 * @param {number} width
 * @param {Bounds} bounds
 * @returns {Map<string, Map<string, Edge>>}
 */
function edgesOf(cities, width, bounds) {
  const points = cities.map(({ x, y }) => /** @type {Point} */ ([x * width, y * BOARD_HEIGHT]));
  const voronoi = Delaunay.from(points).voronoi(bounds);
  /** @type {Map<string, Map<string, Edge>>} */
  const edges = new Map();
  cities.forEach(({ country }, index) => {
    const cell = voronoi.cellPolygon(index) ?? [];
    const own = edges.get(country ?? "") ?? new Map();
    edges.set(country ?? "", own);
    for (const [i, from] of cell.slice(0, -1).entries()) {
      const to = cell[i + 1] ?? from;
      if (key(from) === key(to)) continue;
      if (!own.delete(`${key(to)}>${key(from)}`)) own.set(`${key(from)}>${key(to)}`, [from, to]);
    }
  });
  return edges;
}

/** @param {Point} point */
function key([x, y]) {
  return `${x.toFixed(2)},${y.toFixed(2)}`;
}

/** @param {Point[]} arc */
function arcName(arc) {
  return arc.map(key).join(" ");
}

/** The same for both directions. @param {Point[]} arc */
function arcKey(arc) {
  return [arcName(arc), arcName([...arc].reverse())].sort()[0] ?? "";
}

/** @param {Point} point @param {Bounds} bounds */
function isOnEdge([x, y], [west, north, east, south]) {
  return [x - west, x - east, y - north, y - south].some((far) => Math.abs(far) < 0.5);
}

/**
 * Points where an arc must begin and end: three countries meet there, or a border meets the edge.
 *
 * @param {Map<string, Map<string, Edge>>} edges
 */
function meetingPoints(edges) {
  /** @type {Map<string, Set<string>>} */
  const around = new Map();
  const all = [...edges.values()].flatMap((own) => [...own.values()]);
  for (const [from, to] of all.flatMap(([a, b]) => [
    [a, b],
    [b, a],
  ])) {
    const set = around.get(key(from)) ?? new Set();
    around.set(key(from), set.add(key(to)));
  }
  return new Set([...around].filter(([, set]) => set.size > 2).map(([name]) => name));
}

/** Links directed edges to closed rings. @param {Edge[]} edges @returns {Point[][]} */
function chain(edges) {
  const next = new Map(edges.map((edge) => [key(edge[0]), edge]));
  const rings = [];
  while (next.size > 0) {
    /** @type {Point[]} */
    const ring = [];
    let edge = next.values().next().value;
    while (edge) {
      next.delete(key(edge[0]));
      ring.push(edge[0]);
      edge = next.get(key(edge[1]));
    }
    rings.push(ring);
  }
  return rings;
}

/** Cuts a ring where countries meet. @param {Point[]} ring @param {Set<string>} meeting @returns {Point[][]} */
function arcs(ring, meeting) {
  const start = Math.max(
    0,
    ring.findIndex((point) => meeting.has(key(point))),
  );
  const round = [...ring.slice(start), ...ring.slice(0, start + 1)];
  /** @type {Point[][]} */
  const out = [];
  /** @type {Point[]} */
  let arc = [];
  round.forEach((point, i) => {
    arc.push(point);
    if (i > 0 && (meeting.has(key(point)) || i === round.length - 1)) {
      out.push(arc);
      arc = [point];
    }
  });
  return out;
}
