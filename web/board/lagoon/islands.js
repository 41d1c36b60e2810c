import { TILE } from "../../art/murano/figures.js";
import { boxPath, grow, ovalPath, paintPath, pathOf } from "../canvas/paint.js";
import { hash, seededRandom } from "../canvas/random.js";
import { CELL, cellsOf, courtyards, sheetOf, stackBox, waterOf } from "./geometry.js";

/**
 * @import { Look, Palette } from "../canvas/paint.js"
 * @import { Box, Island, LagoonBoard } from "./types.js"
 */

/** The space in which a tile is drawn. */
export const SQUARE = { x: 0, y: 0, w: TILE, h: TILE };

/**
 * The ground of an island: foam, bank, quay wall, then paved street spaces and earth to build on.
 *
 * @param {CanvasRenderingContext2D} ctx
 * @param {Island} island
 * @param {Palette} palette
 */
export function paintIsland(ctx, island, palette) {
  const cells = cellsOf(island);
  paintShore(ctx, groundOf(island), palette);
  const next = seededRandom(hash(island.id));
  for (const box of courtyards(island)) inCell(ctx, box, () => paintCourtyard(ctx, palette));
  const alive = seededRandom(hash(`${island.id} people`));
  for (const { kind, box } of cells) {
    inCell(ctx, box, () => {
      if (kind !== "S") paintEarth(ctx, palette, next);
      else {
        paintPaved(ctx, palette);
        paintLife(ctx, palette, alive);
      }
    });
  }
}

/** The outline of an island with its courtyards. @param {Island} island */
function groundOf(island) {
  const ground = new Path2D();
  for (const { x, y, w, h } of [...cellsOf(island).map(({ box }) => box), ...courtyards(island)])
    ground.rect(x, y, w, h);
  return ground;
}

/** A small garden with a well. @param {CanvasRenderingContext2D} ctx @param {Palette} palette */
function paintCourtyard(ctx, palette) {
  paintPath(ctx, boxPath(grow(SQUARE, -2.5), 5), { fill: "--lagoon-garden" }, palette);
  cypress(ctx, 10, 17, 4, palette);
  cypress(ctx, 31, 18, 4.6, palette);
  cypress(ctx, 9, 36, 4.4, palette);
  const stone = { fill: "--lagoon-stone", stroke: "--lagoon-stone-edge", width: 1.6 };
  paintPath(ctx, ovalPath(24, 28, 8, 5.6), stone, palette);
  paintPath(ctx, ovalPath(24, 27.5, 5, 3.2), { fill: "--lagoon-deep" }, palette);
}

/** @param {CanvasRenderingContext2D} ctx @param {Path2D} outline @param {Palette} palette */
function paintShore(ctx, outline, palette) {
  ctx.lineJoin = "round";
  ctx.save();
  ctx.translate(2, 5);
  paintPath(ctx, outline, { stroke: "--lagoon-shade", width: 20, opacity: 0.28 }, palette);
  ctx.restore();
  for (const look of [
    { stroke: "--lagoon-foam", width: 25, opacity: 0.28 },
    { stroke: "--lagoon-foam", width: 19, opacity: 0.5 },
    { stroke: "--lagoon-bank", width: 15 },
    { stroke: "--lagoon-stone-edge", width: 11.5 },
    { stroke: "--lagoon-stone", width: 9 },
    { fill: "--lagoon-stone" },
  ])
    paintPath(ctx, outline, look, palette);
}

/** A street space that waits for its street. @param {CanvasRenderingContext2D} ctx @param {Palette} palette */
function paintPaved(ctx, palette) {
  paintPath(ctx, grow(SQUARE, -0.6), { fill: "--lagoon-paved" }, palette);
  paintJoints(ctx, { stroke: "--lagoon-paved-line", opacity: 0.75 }, palette);
}

/** Joints of paving stones, in three rows. */
const JOINTS = [0, 6.5, 0]
  .map((shift, row) => {
    const top = row * (TILE / 3);
    let joints = row > 0 ? `M1 ${top}H${TILE - 1}` : "";
    for (let at = shift + 13.3; at < TILE - 3; at += 13.3)
      joints += `M${at} ${top}V${top + TILE / 3}`;
    return joints;
  })
  .join("");

/** @param {CanvasRenderingContext2D} ctx @param {Look} look @param {Palette} palette */
export function paintJoints(ctx, look, palette) {
  paintPath(ctx, pathOf(JOINTS), look, palette);
}

/** @param {CanvasRenderingContext2D} ctx @param {Palette} palette @param {() => number} next */
function paintEarth(ctx, palette, next) {
  paintPath(ctx, grow(SQUARE, -0.8), { fill: "--lagoon-earth" }, palette);
  const furrows = new Path2D();
  for (let i = 0; i < 7; i++) {
    const px = 4 + next() * (TILE - 10);
    const py = 4 + next() * (TILE - 8);
    furrows.moveTo(px, py);
    furrows.lineTo(px + 2 + next() * 3, py + next() * 1.6);
  }
  paintPath(ctx, furrows, { stroke: "--lagoon-earth-line", opacity: 0.45 }, palette);
  paintPath(ctx, grow(SQUARE, -1.2), { stroke: "--lagoon-earth-line", opacity: 0.55 }, palette);
}

/**
 * An island without building spaces: lawns, cypresses and a wall.
 *
 * @param {CanvasRenderingContext2D} ctx
 * @param {Island} island
 * @param {Palette} palette
 */
export function paintGarden(ctx, island, palette) {
  const lawns = [...cellsOf(island).map(({ box }) => box), ...courtyards(island)];
  const ground = groundOf(island);
  paintShore(ctx, ground, palette);
  paintPath(ctx, ground, { fill: "--lagoon-garden" }, palette);
  const next = seededRandom(hash(island.id));
  for (const box of lawns) {
    inCell(ctx, box, () => {
      for (let i = 0; i < 3; i++)
        cypress(ctx, 6 + next() * 28, 14 + next() * 24, 4 + next() * 2.5, palette);
    });
  }
}

/** @param {CanvasRenderingContext2D} ctx @param {number} x @param {number} y @param {number} r @param {Palette} palette */
function cypress(ctx, x, y, r, palette) {
  const shadow = ovalPath(x + r * 0.5, y, r * 1.1, r * 0.4);
  const top = y - r * 3.1;
  const wide = r * 1.2;
  const tree = `M${x} ${top}C${x + wide} ${y - r * 1.4} ${x + r} ${y} ${x} ${y}C${x - r} ${y} ${x - wide} ${y - r * 1.4} ${x} ${top}`;
  paintPath(ctx, shadow, { fill: "--lagoon-shade", opacity: 0.25 }, palette);
  paintPath(ctx, new Path2D(tree), { fill: "--lagoon-garden-deep" }, palette);
}

/**
 * The ground of the island with the stocks.
 *
 * @param {CanvasRenderingContext2D} ctx
 * @param {LagoonBoard} board
 * @param {Palette} palette
 */
export function paintStackIsland(ctx, board, palette) {
  paintShore(ctx, boxPath(stackBox(board)), palette);
}

/**
 * Paints what lies on one space; it is drawn in a square of its own with `TILE` units to a side.
 *
 * @param {CanvasRenderingContext2D} ctx
 * @param {Box} box  of the space
 * @param {() => void} paint
 */
export function inCell(ctx, { x, y }, paint) {
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(CELL / TILE, CELL / TILE);
  paint();
  ctx.restore();
}

/**
 * The lagoon at noon: deep at the rim, shallow between the islands, with strokes of light.
 *
 * @param {CanvasRenderingContext2D} ctx
 * @param {LagoonBoard} board
 * @param {Palette} palette
 */
export function paintWater(ctx, board, palette) {
  const all = sheetOf(board);
  const { w, h } = waterOf(board);
  const sheet = boxPath(all, 26);
  const light = ctx.createRadialGradient(w / 2, h / 2, 40, w / 2, h / 2, w * 0.62);
  light.addColorStop(0, palette("--lagoon-shallow"));
  light.addColorStop(0.55, palette("--lagoon-sea"));
  light.addColorStop(1, palette("--lagoon-deep"));
  paintPath(ctx, sheet, { fill: "--lagoon-deep" }, palette);
  ctx.save();
  ctx.clip(sheet);
  ctx.fillStyle = light;
  ctx.fillRect(all.x, all.y, all.w, all.h);
  paintRipples(ctx, all, palette);
  ctx.restore();
}

/** @param {CanvasRenderingContext2D} ctx @param {Box} all @param {Palette} palette */
function paintRipples(ctx, all, palette) {
  const next = seededRandom(1291);
  ctx.lineCap = "round";
  for (const { count, ...look } of [
    { count: 190, stroke: "--lagoon-shade", opacity: 0.13 },
    { count: 330, stroke: "--lagoon-light", opacity: 0.34 },
    { count: 60, stroke: "--lagoon-foam", opacity: 0.35 },
  ]) {
    for (let i = 0; i < count; i++) {
      const x = all.x + next() * all.w;
      const y = all.y + next() * all.h;
      const long = 9 + next() * 26;
      const high = (1.4 + next() * 2.4) * 2;
      const width = 0.9 + next() * 1.3;
      const wave = `M${x - long} ${y}Q${x - long / 2} ${y - high} ${x} ${y}Q${x + long / 2} ${y + high} ${x + long} ${y}`;
      paintPath(ctx, new Path2D(wave), { ...look, width }, palette);
    }
  }
}

/**
 * The fairway of the ships: a darker band with buoys at its inner edge.
 *
 * @param {CanvasRenderingContext2D} ctx
 * @param {LagoonBoard} board
 * @param {Palette} palette
 */
export function paintFairway(ctx, board, palette) {
  const { w, h } = waterOf(board);
  const channel = boxPath(grow({ x: 0, y: 0, w, h }, 3), 30);
  const buoys = boxPath(grow({ x: 0, y: 0, w, h }, -19), 14);
  const foam = { stroke: "--lagoon-foam", width: 1.4, opacity: 0.5, dash: "3 13" };
  paintPath(ctx, channel, { stroke: "--lagoon-shade", width: 42, opacity: 0.26 }, palette);
  ctx.lineCap = "round";
  paintPath(ctx, buoys, foam, palette);
}

/** @typedef {(ctx: CanvasRenderingContext2D, palette: Palette, next: () => number) => void} Painter */

/** One square in so many has something on it. */
const SHARE = 0.45;
/** Softer than what is played with. */
const OPACITY = 0.7;

/** @param {CanvasRenderingContext2D} ctx @param {number} x @param {number} y @param {number} r @param {Palette} palette */
function shadow(ctx, x, y, r, palette) {
  paintPath(ctx, ovalPath(x + 1, y, r, r * 0.4), { fill: "--lagoon-shade", opacity: 0.2 }, palette);
}

/** Where pigeons may sit. @type {[number, number][]} */
const PIGEONS = [
  [11, 15],
  [24, 12],
  [18, 26],
  [30, 29],
];

/** Some pigeons, each with its beak to one side. @type {Painter} */
function pigeons(ctx, palette, next) {
  const count = 2 + Math.floor(next() * 3);
  for (const [x, y] of PIGEONS.slice(0, count)) {
    const turned = next() < 0.5 ? -1 : 1;
    const cx = x + next() * 4;
    const cy = y + next() * 4;
    shadow(ctx, cx, cy + 2.2, 3, palette);
    const bird = `M${cx - 3 * turned} ${cy + 1}Q${cx} ${cy - 3} ${cx + 2 * turned} ${cy - 1}L${cx + 2.4 * turned} ${cy - 2.6}L${cx + 3.6 * turned} ${cy - 2}Q${cx + 2.4 * turned} ${cy + 2.4} ${cx - 3 * turned} ${cy + 1}Z`;
    paintPath(ctx, pathOf(bird), { fill: "--art-iron", opacity: 0.9 }, palette);
  }
}

/** A well head of stone. @type {Painter} */
function well(ctx, palette) {
  shadow(ctx, 20, 27, 9, palette);
  const stone = { fill: "--lagoon-stone", stroke: "--lagoon-stone-edge", width: 1.2 };
  const side = pathOf("M13 18L14.5 27Q20 30 25.5 27L27 18Z");
  paintPath(ctx, side, { ...stone, opacity: OPACITY }, palette);
  paintPath(ctx, ovalPath(20, 18, 7.2, 3.4), stone, palette);
  paintPath(ctx, ovalPath(20, 18, 4.6, 2), { fill: "--lagoon-deep", opacity: OPACITY }, palette);
}

/** Pots with green. @type {Painter} */
function pots(ctx, palette, next) {
  for (const x of next() < 0.5 ? [9, 31] : [10, 18]) {
    const y = 29 + next() * 3;
    shadow(ctx, x, y, 4.6, palette);
    const pot = `M${x - 3.4} ${y - 5}h6.8l-1 5.4h-4.8Z`;
    paintPath(ctx, pathOf(pot), { fill: "--lagoon-earth-line", opacity: OPACITY }, palette);
    const leaves = ovalPath(x, y - 8, 4.4, 4.8);
    paintPath(ctx, leaves, { fill: "--lagoon-garden-deep", opacity: OPACITY }, palette);
  }
}

/** A cat that sits in the sun. @type {Painter} */
function cat(ctx, palette, next) {
  const x = 14 + next() * 12;
  const y = 27 + next() * 4;
  shadow(ctx, x, y, 5, palette);
  const body = `M${x - 3.6} ${y}C${x - 4.6} ${y - 5} ${x - 2} ${y - 7} ${x - 1.6} ${y - 9}L${x - 2.8} ${y - 13.6}L${x - 0.6} ${y - 12}H${x + 1.4}L${x + 3.4} ${y - 13.6}L${x + 2.6} ${y - 9}C${x + 3} ${y - 7} ${x + 4.2} ${y - 5} ${x + 3.8} ${y}Z`;
  paintPath(ctx, pathOf(body), { fill: "--art-black-cloth", opacity: OPACITY }, palette);
  const tail = `M${x + 3} ${y - 0.8}Q${x + 8.6} ${y - 0.4} ${x + 8} ${y - 5}`;
  const line = { stroke: "--art-black-cloth", width: 1.7, opacity: OPACITY };
  paintPath(ctx, pathOf(tail), line, palette);
}

const PAINTERS = [pigeons, well, pots, pigeons, cat, pots];

/**
 * What is on an empty paved square until a street is laid there, or nothing.
 *
 * @param {CanvasRenderingContext2D} ctx in a square of its own (`inCell`)
 * @param {Palette} palette
 * @param {() => number} next
 * @internal
 */
export function paintLife(ctx, palette, next) {
  const isAlive = next() < SHARE;
  const which = next();
  if (isAlive) PAINTERS[Math.floor(which * PAINTERS.length)]?.(ctx, palette, next);
}
