import { meanOf } from "../../canvas/camera.js";
import { grow, ovalPath, paintPath, tracePath } from "../../canvas/paint.js";
import { hash, noise, seededRandom } from "../../canvas/random.js";
import north from "../terrain/north.json" with { type: "json" };
import south from "../terrain/south.json" with { type: "json" };
import { catmullRom, land, projection } from "./geometry.js";

/**
 * @import { Palette } from "../../canvas/paint.js"
 * @import { OccupancyGrid } from "./geometry.js"
 * @import { Board, Point, Terrain } from "../types.js"
 */

/**
 * Rivers, lakes, ranges and woods by board; written from general knowledge of the land, in longitude and latitude.
 * A board without an entry is drawn without them.
 *
 * @type {Record<string, Terrain>}
 */
export const terrains = {
  "tut-south": /** @type {Terrain} */ (/** @type {unknown} */ (south)),
  "tut-north": /** @type {Terrain} */ (/** @type {unknown} */ (north)),
};

/**
 * @typedef {object} Hill
 * @property {number} x
 * @property {number} y  of the foot
 * @property {number} h
 * @property {Path2D} body
 * @property {Path2D} ink
 *
 * @typedef {{x: number, y: number, h: number, kind: number}} Tree
 * @typedef {{path: Path2D, width: number}} River
 * @typedef {{rivers: River[], lakes: Path2D[], ripples: Path2D, seas: Path2D[], shores: Point[][], hills: Hill[], trees: Tree[], courses: Point[][]}} Relief
 */

/**
 * Turns the terrain of a board into lines and little pictures; the same every time. In steps of some milliseconds each.
 *
 * @param {Board} board
 * @param {Terrain} terrain
 * @returns {Generator<void, Relief>}
 */
export function* relief(board, terrain) {
  const project = projection(board);
  const random = seededRandom(hash(`${board.id}/relief`));
  const shake = noise(hash(`${board.id}/rivers`));
  const bounds = grow(land(board), 40);
  /** @param {Point} p @returns {Point} */
  const meander = ([x, y]) => [
    x + shake(x / 21, y / 21) * 6 + shake(y / 9, x / 9) * 2,
    y + shake(y / 21 + 50, x / 21) * 6 + shake(x / 9, y / 9 + 50) * 2,
  ];

  /** @type {Point[][]} */
  const courses = [];
  /** @type {River[]} */
  const rivers = [];
  for (const { width, course } of terrain.rivers) {
    const line = catmullRom(course.map(project), 9).map(meander);
    courses.push(line);
    // rivers swell on their way: three pieces of growing width
    const third = Math.ceil(line.length / 3);
    for (let i = 0; i < 3; i++) {
      const piece = line.slice(i * third, (i + 1) * third + 1);
      if (piece.length > 1) rivers.push({ path: tracePath(piece), width: width * (0.8 + 0.3 * i) });
    }
  }
  const ripples = new Path2D();
  const lakes = terrain.lakes.map(({ shore }) => {
    const points = shore.map(project);
    const ring = catmullRom([...points, points[0]], 6);
    for (const inset of [0.8, 0.58, 0.36]) tracePath(shrunk(ring, inset), ripples, true);
    return tracePath(ring, new Path2D(), true);
  });

  const shores = (terrain.seas ?? []).map(({ shore }) => {
    const points = shore.map(project);
    return catmullRom([...points, points[0]], 5).map(meander);
  });
  const seas = shores.map((shore) => tracePath(shore, new Path2D(), true));

  /** @type {Hill[]} */
  const hills = [];
  for (const { height, spread, step, spine } of terrain.ranges) {
    yield;
    const line = catmullRom(spine.map(project), 16);
    const rows = spread > 20 ? 3 : spread > 13 ? 2 : 1;
    for (let row = 0; row < rows; row++) {
      let walked = row * step * 0.5;
      for (let i = 0; i + 1 < line.length; i++) {
        const [a, b] = [line[i], line[i + 1]];
        walked += Math.hypot(b[0] - a[0], b[1] - a[1]);
        if (walked < step) continue;
        walked = 0;
        const off = rows === 1 ? 0 : (row / (rows - 1) - 0.5) * 2 * spread;
        const across = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
        const x = a[0] - ((b[1] - a[1]) / across) * off + (random() - 0.5) * step * 0.7;
        const y = a[1] + ((b[0] - a[0]) / across) * off + (random() - 0.5) * step * 0.5;
        const h = height * (0.7 + random() * 0.55);
        if (x < bounds.x || y < bounds.y || x > bounds.x + bounds.w || y > bounds.y + bounds.h)
          continue;
        hills.push(hill(x, y, h, random));
      }
    }
  }
  hills.sort((a, b) => a.y - b.y);

  /** @type {Tree[]} */
  const trees = [];
  for (const { at, spread, trees: count } of terrain.woods) {
    const [x, y] = project(at);
    for (let i = 0; i < count; i++) {
      const angle = random() * Math.PI * 2;
      const reach = Math.sqrt(random()) * spread;
      trees.push({
        x: x + Math.cos(angle) * reach * 1.5,
        y: y + Math.sin(angle) * reach * 0.8,
        h: 9 + random() * 4,
        kind: random() < 0.35 ? 1 : 0,
      });
    }
  }
  trees.sort((a, b) => a.y - b.y);
  return { rivers, lakes, ripples, seas, shores, hills, trees, courses };
}

/** @param {Point[]} ring @param {number} by @returns {Point[]} */
function shrunk(ring, by) {
  const [cx, cy] = meanOf(ring);
  return ring.map(([x, y]) => [cx + (x - cx) * by, cy + (y - cy) * by]);
}

/**
 * A hill as an engraver draws it: light flank to the west, hachures down the eastern one.
 *
 * @param {number} x
 * @param {number} y
 * @param {number} h
 * @param {() => number} random
 * @returns {Hill}
 */
function hill(x, y, h, random) {
  const w = h * (1.05 + random() * 0.3);
  const lean = (random() - 0.4) * w * 0.16;
  const steep = h > 30;
  const [left, top, right] = [x - w * 0.62, x + lean, x + w * 0.62];
  const flanks = steep
    ? `L${x - w * 0.34} ${y - h * 0.42}L${x - w * 0.2} ${y - h * 0.55}L${top} ${y - h}L${x + w * 0.24} ${y - h * 0.5}L${x + w * 0.36} ${y - h * 0.38}L${right} ${y}`
    : `C${x - w * 0.36} ${y - h * 0.1} ${x - w * 0.3} ${y - h} ${top} ${y - h}C${x + w * 0.3} ${y - h} ${x + w * 0.38} ${y - h * 0.1} ${right} ${y}`;
  const body = new Path2D(`M${left} ${y}${flanks}`);
  const ink = new Path2D(body);
  const strokes = Math.round(w / 4.2);
  for (let i = 0; i < strokes; i++) {
    const t = (i + 0.3) / strokes;
    const px = x + lean + (w * 0.56 - lean) * t;
    const py = y - h * (1 - t) ** (steep ? 1 : 0.55) * 0.94;
    const length = (y - py) * (0.5 + random() * 0.3);
    if (length < 1.5) continue;
    ink.moveTo(px, py + 1);
    ink.lineTo(px - w * 0.06 - (steep ? length * 0.18 : 0), py + length);
  }
  if (steep) {
    ink.moveTo(top, y - h);
    ink.lineTo(top - w * 0.05, y - h * 0.7);
    ink.lineTo(top + w * 0.03, y - h * 0.55);
  }
  return { x, y, h, body, ink };
}

/** @param {CanvasRenderingContext2D} ctx @param {Relief} drawn @param {Palette} palette @param {number} scale */
export function paintWaters(ctx, drawn, palette, scale) {
  ctx.lineCap = "round";
  ctx.lineJoin = "round";
  const least = 0.7 / scale;
  for (const { path, width } of drawn.rivers)
    paintPath(ctx, path, { stroke: "--map-water", width: Math.max(width, least) }, palette);
  for (const { path, width } of drawn.rivers)
    if (width >= 3)
      paintPath(ctx, path, { stroke: "--map-water-fill", width: width * 0.45 }, palette);
  const shore = { stroke: "--map-water", width: Math.max(1.5, least) };
  for (const lake of drawn.lakes)
    paintPath(ctx, lake, { fill: "--map-water-fill", ...shore }, palette);
  paintPath(ctx, drawn.ripples, { stroke: "--map-water", width: 0.7, opacity: 0.7 }, palette);
}

/** How far the lines lie from the coast that an engraver draws along it, in map units. */
const COAST_LINES = [22, 14, 7];

/**
 * The sea covers what countries are coloured beneath it.
 *
 * @param {CanvasRenderingContext2D} ctx
 * @param {Relief} drawn
 * @param {Palette} palette
 * @param {number} scale
 */
export function paintSeas(ctx, drawn, palette, scale) {
  const line = Math.max(1, 0.5 / scale);
  ctx.lineJoin = "round";
  for (const sea of drawn.seas) {
    ctx.save();
    ctx.clip(sea);
    paintPath(ctx, sea, { fill: "--map-water-fill" }, palette);
    for (const far of COAST_LINES) {
      const width = 2 * far + 2 * line;
      paintPath(ctx, sea, { stroke: "--map-water", width, opacity: 0.55 }, palette);
      paintPath(ctx, sea, { stroke: "--map-water-fill", width: 2 * far }, palette);
    }
    ctx.restore();
    paintPath(ctx, sea, { stroke: "--map-water", width: Math.max(2, 0.8 / scale) }, palette);
  }
}

/**
 * Hills and woods, where nothing else stands.
 *
 * @param {CanvasRenderingContext2D} ctx
 * @param {Relief} drawn
 * @param {OccupancyGrid} spaces
 * @param {Palette} palette
 * @param {number} scale
 */
export function paintRelief(ctx, drawn, spaces, palette, scale) {
  ctx.lineCap = "round";
  ctx.lineJoin = "round";
  const slope = { stroke: "--map-relief", width: Math.max(0.95, 0.42 / scale), opacity: 0.85 };
  for (const { x, y, h, body, ink } of drawn.hills) {
    if (spaces.cost({ x: x - h * 0.6, y: y - h, w: h * 1.2, h }) > 0) continue;
    paintPath(ctx, body, { fill: "--map-relief-fill", opacity: 0.55 }, palette);
    paintPath(ctx, ink, slope, palette);
  }
  const bark = { stroke: "--map-wood", width: Math.max(0.9, 0.4 / scale), opacity: 0.9 };
  for (const { x, y, h, kind } of drawn.trees) {
    if (spaces.cost({ x: x - 5, y: y - h, w: 10, h }) > 0) continue;
    const foot = y - h * 0.2;
    const crown =
      kind === 1
        ? new Path2D(`M${x - h * 0.32} ${foot}L${x} ${y - h}L${x + h * 0.32} ${foot}Z`)
        : ovalPath(x, y - h * 0.58, h * 0.36, h * 0.42);
    const stem = new Path2D(`M${x} ${foot}L${x} ${y}M${x} ${y}L${x + h * 0.45} ${y - 0.4}`);
    paintPath(ctx, crown, { fill: "--map-wood-fill", ...bark }, palette);
    paintPath(ctx, stem, bark, palette);
  }
}
