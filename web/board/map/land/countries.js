import COUNTRIES from "spieltisch:countries";
import { memoized } from "../../canvas/memo.js";
import { hash, noise } from "../../canvas/random.js";
import { crossings, land } from "./geometry.js";

/** @import { Board, Country, Point } from "../types.js" */

/**
 * @typedef {object} Region
 * @property {Country} country
 * @property {Point[][]} rings  closed outlines, first point not repeated
 *
 * @typedef {{regions: Region[], borders: Point[][]}} Regions
 */

const BORDER_STEP = 6;

/**
 * The countries of a board, with softened corners and a wavering line. A point of a border is moved by where it lies and by
 * nothing else, so both neighbours keep sharing it.
 *
 * @param {Board} board
 * @returns {Regions}
 */
export const regions = memoized(computeRegions);

/** @param {Board} board @returns {Regions} */
function computeRegions(board) {
  const { inner, arcs, rings } = COUNTRIES[board.id] ?? { inner: 0, arcs: [], rings: {} };
  const waver = wavering(hash(board.id));
  /** @type {Map<number, Point[]>} */
  const borders = new Map();
  /** @param {number} number */
  const lineOf = (number) => {
    const index = number < 0 ? ~number : number;
    const arc = number < 0 ? [...arcs[index]].reverse() : arcs[index];
    const line = dense(soften(arc), BORDER_STEP).map(waver);
    if (index < inner) borders.set(index, line);
    return line;
  };
  const found = board.countries.flatMap((country) => {
    const outlines = rings[country.id]?.map((ring) =>
      ring.flatMap((number) => lineOf(number).slice(0, -1)),
    );
    return outlines ? [{ country, rings: outlines }] : [];
  });
  return { regions: found, borders: [...borders.values()] };
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
    for (let k = 0; k < parts; k++)
      out.push([a[0] + ((b[0] - a[0]) * k) / parts, a[1] + ((b[1] - a[1]) * k) / parts]);
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
