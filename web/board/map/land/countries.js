import { Delaunay } from "d3-delaunay";
import { memoized } from "../../canvas/memo.js";
import { grow } from "../../canvas/paint.js";
import { hash, noise } from "../../canvas/random.js";
import { cityPoint, crossings, land } from "./geometry.js";

/** @import { Board, Country, Point } from "../types.js" */

/**
 * @typedef {object} Region
 * @property {Country} country
 * @property {Point[][]} rings  closed outlines, first point not repeated
 *
 * @typedef {{regions: Region[], borders: Point[][]}} Regions
 */

/** How far the outermost cells reach beyond the land, so that the wavering never shows a gap there. */
const OVERHANG = 120;
const BORDER_STEP = 6;

/**
 * The countries of a board: Voronoi cells of the towns, joined per country, with softened corners and a wavering line.
 * A point of a border is moved by where it lies and by nothing else, so both neighbours keep sharing it.
 *
 * @param {Board} board
 * @returns {Regions}
 */
export const regions = memoized(computeRegions);

/** @param {Board} board @returns {Regions} */
function computeRegions(board) {
  const cities = board.cities.filter((city) => city.country !== null);
  const points = cities.map((city) => cityPoint(board, city));
  const box = grow(land(board), OVERHANG);
  const voronoi = Delaunay.from(points).voronoi([box.x, box.y, box.x + box.w, box.y + box.h]);
  const waver = wavering(hash(board.id));

  /** @type {Map<string, Map<string, [Point, Point]>>} directed edges of each country, inner ones cancelled */
  const edges = new Map();
  cities.forEach((city, index) => {
    const cell = voronoi.cellPolygon(index);
    if (!cell || city.country === null) return;
    const own = edges.get(city.country) ?? new Map();
    edges.set(city.country, own);
    for (let i = 0; i + 1 < cell.length; i++) {
      const from = /** @type {Point} */ (cell[i]);
      const to = /** @type {Point} */ (cell[i + 1]);
      if (key(from) === key(to)) continue;
      if (!own.delete(`${key(to)}>${key(from)}`)) own.set(`${key(from)}>${key(to)}`, [from, to]);
    }
  });

  const meeting = meetingPoints(edges);
  /** @type {Map<string, Point[]>} */
  const borders = new Map();
  /** @type {Region[]} */
  const out = [];
  for (const country of board.countries) {
    const own = edges.get(country.id);
    if (!own) continue;
    const rings = chain([...own.values()]).map((ring) => {
      /** @type {Point[]} */
      const outline = [];
      for (const arc of arcs(ring, meeting)) {
        const line = dense(soften(arc), BORDER_STEP).map(waver);
        if (!arc.every((p) => onEdge(p, box))) borders.set(arcKey(arc), line);
        outline.push(...line.slice(0, -1));
      }
      return outline;
    });
    out.push({ country, rings });
  }
  return { regions: out, borders: [...borders.values()] };
}

/** @param {Point} p */
function key(p) {
  return `${p[0].toFixed(2)},${p[1].toFixed(2)}`;
}

/** The same for both directions. @param {Point[]} arc */
function arcKey(arc) {
  const a = arc.map(key);
  const b = [...a].reverse();
  return [a.join(" "), b.join(" ")].sort()[0];
}

/** @param {Point} p @param {import("../types.js").Box} box */
function onEdge([x, y], box) {
  const near = 0.5;
  return (
    Math.abs(x - box.x) < near ||
    Math.abs(y - box.y) < near ||
    Math.abs(x - box.x - box.w) < near ||
    Math.abs(y - box.y - box.h) < near
  );
}

/**
 * Points where an arc must begin and end: three countries meet there, or a border meets the edge.
 *
 * @param {Map<string, Map<string, [Point, Point]>>} edges
 */
function meetingPoints(edges) {
  /** @type {Map<string, Set<string>>} */
  const around = new Map();
  for (const own of edges.values()) {
    for (const [from, to] of own.values()) {
      for (const [p, q] of [
        [from, to],
        [to, from],
      ]) {
        const set = around.get(key(p)) ?? new Set();
        around.set(key(p), set.add(key(q)));
      }
    }
  }
  return new Set([...around].filter(([, set]) => set.size > 2).map(([name]) => name));
}

/** Links directed edges to closed rings. @param {[Point, Point][]} edges @returns {Point[][]} */
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
    ring.findIndex((p) => meeting.has(key(p))),
  );
  const round = [...ring.slice(start), ...ring.slice(0, start + 1)];
  /** @type {Point[][]} */
  const out = [];
  /** @type {Point[]} */
  let arc = [];
  round.forEach((p, i) => {
    arc.push(p);
    if (i > 0 && (meeting.has(key(p)) || i === round.length - 1)) {
      out.push(arc);
      arc = [p];
    }
  });
  return out;
}

/** Chaikin's corner cutting, three times; the ends stay. @param {Point[]} line @returns {Point[]} */
function soften(line) {
  let out = line;
  for (let round = 0; round < 3 && out.length > 2; round++) {
    /** @type {Point[]} */
    const cut = [out[0]];
    for (let i = 0; i + 1 < out.length; i++) {
      const [a, b] = [out[i], out[i + 1]];
      if (i > 0) cut.push([a[0] * 0.75 + b[0] * 0.25, a[1] * 0.75 + b[1] * 0.25]);
      if (i + 2 < out.length) cut.push([a[0] * 0.25 + b[0] * 0.75, a[1] * 0.25 + b[1] * 0.75]);
    }
    cut.push(out[out.length - 1]);
    out = cut;
  }
  return out;
}

/** @param {Point[]} line @param {number} step @returns {Point[]} */
function dense(line, step) {
  /** @type {Point[]} */
  const out = [];
  for (let i = 0; i + 1 < line.length; i++) {
    const [a, b] = [line[i], line[i + 1]];
    const parts = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / step));
    for (let k = 0; k < parts; k++) {
      out.push([a[0] + ((b[0] - a[0]) * k) / parts, a[1] + ((b[1] - a[1]) * k) / parts]);
    }
  }
  out.push(line[line.length - 1]);
  return out;
}

/** @param {number} seed @returns {(p: Point) => Point} */
function wavering(seed) {
  const layers = [
    { size: 170, by: 26 },
    { size: 52, by: 9 },
    { size: 17, by: 3.2 },
  ].map(({ size, by }, i) => ({
    size,
    by,
    dx: noise(seed + 17 * i),
    dy: noise(seed + 17 * i + 7),
  }));
  return ([x, y]) => {
    let [px, py] = [x, y];
    for (const { size, by, dx, dy } of layers) {
      px += dx(x / size, y / size) * by;
      py += dy(x / size, y / size) * by;
    }
    return [px, py];
  };
}

const FINDER_CELL = 6;

/**
 * Answers quickly in which country a point lies.
 *
 * @param {Board} board
 * @returns {(x: number, y: number) => string | null}
 */
export const countryFinder = memoized(makeFinder);

/** @param {Board} board @returns {(x: number, y: number) => string | null} */
function makeFinder(board) {
  const area = land(board);
  const columns = Math.ceil(area.w / FINDER_CELL);
  const rows = Math.ceil(area.h / FINDER_CELL);
  const parts = regions(board).regions;
  const cells = new Int8Array(columns * rows).fill(-1);
  parts.forEach(({ rings }, index) => {
    for (let row = 0; row < rows; row++) {
      const y = area.y + (row + 0.5) * FINDER_CELL;
      const cuts = rings.flatMap((ring) => crossings(ring, y)).sort((a, b) => a - b);
      for (let i = 0; i + 1 < cuts.length; i += 2) {
        const from = Math.max(0, Math.ceil((cuts[i] - area.x) / FINDER_CELL - 0.5));
        const to = Math.min(columns, Math.ceil((cuts[i + 1] - area.x) / FINDER_CELL - 0.5));
        if (to > from) cells.fill(index, row * columns + from, row * columns + to);
      }
    }
  });
  return (x, y) => {
    const column = Math.floor((x - area.x) / FINDER_CELL);
    const row = Math.floor((y - area.y) / FINDER_CELL);
    if (column < 0 || row < 0 || column >= columns || row >= rows) return null;
    return parts[cells[row * columns + column]]?.country.id ?? null;
  };
}

/** The mesh of places for the names of countries. */
const MESH = { w: 18, h: 14 };

/** @typedef {[x: number, y: number, column: number, row: number]} Place  a point of the mesh */

/** Points of the land by country, in a narrow mesh. @param {Board} board */
export const landByCountry = memoized(findLand);

/** @param {Board} board */
function findLand(board) {
  const finder = countryFinder(board);
  const bounds = land(board);
  /** @type {Map<string, Place[]>} */
  const out = new Map();
  for (let row = 1; row * MESH.h < bounds.h; row++) {
    for (let column = 1; column * MESH.w < bounds.w; column++) {
      const [x, y] = [bounds.x + column * MESH.w, bounds.y + row * MESH.h];
      const id = finder(x, y);
      if (id === null) continue;
      const list = out.get(id) ?? [];
      list.push([x, y, column, row]);
      out.set(id, list);
    }
  }
  return out;
}
