import { TILE } from "../../art/murano/figures.js";
import { hash, seededRandom } from "../canvas/random.js";
import { CELL, cellsOf, sheetOf, waterOf } from "./geometry.js";

/**
 * @import { Palette } from "../canvas/paint.js"
 * @import { Box, Island, LagoonBoard } from "./types.js"
 */

/**
 * The ground of an island: foam, bank, quay wall, then paved street spaces and earth to build on.
 *
 * @param {CanvasRenderingContext2D} ctx
 * @param {Island} island
 * @param {Palette} palette
 */
export function paintIsland(ctx, island, palette) {
  const cells = cellsOf(island);
  const outline = new Path2D();
  for (const { box } of cells) outline.rect(box.x, box.y, box.w, box.h);
  for (const box of courtyards(island)) outline.rect(box.x, box.y, box.w, box.h);
  paintShore(ctx, outline, palette);
  const next = seededRandom(hash(island.id));
  for (const box of courtyards(island)) inCell(ctx, box, () => paintCourtyard(ctx, palette));
  for (const { kind, box } of cells) {
    inCell(ctx, box, () => {
      if (kind === "S") paintPaved(ctx, palette);
      else paintEarth(ctx, palette, next);
    });
  }
}

/** Spaces with land all around, which are no building spaces. @param {Island} island @returns {Box[]} */
function courtyards({ grid, origin }) {
  const [ox = 0, oy = 0] = origin;
  /** @param {number} column @param {number} row */
  const land = (column, row) => /[SB]/.test(grid[row]?.[column] ?? ".");
  return grid.flatMap((line, row) =>
    [...line].flatMap((kind, column) =>
      kind === "." &&
      land(column - 1, row) &&
      land(column + 1, row) &&
      land(column, row - 1) &&
      land(column, row + 1)
        ? [{ x: (ox + column) * CELL, y: (oy + row) * CELL, w: CELL, h: CELL }]
        : [],
    ),
  );
}

/** A small garden with a well. @param {CanvasRenderingContext2D} ctx @param {Palette} palette */
function paintCourtyard(ctx, palette) {
  ctx.fillStyle = palette("--lagoon-garden");
  ctx.beginPath();
  ctx.roundRect(2.5, 2.5, TILE - 5, TILE - 5, 5);
  ctx.fill();
  cypress(ctx, 10, 17, 4, palette);
  cypress(ctx, 31, 18, 4.6, palette);
  cypress(ctx, 9, 36, 4.4, palette);
  ctx.fillStyle = palette("--lagoon-stone");
  ctx.strokeStyle = palette("--lagoon-stone-edge");
  ctx.lineWidth = 1.6;
  ctx.beginPath();
  ctx.ellipse(24, 28, 8, 5.6, 0, 0, Math.PI * 2);
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = palette("--lagoon-deep");
  ctx.beginPath();
  ctx.ellipse(24, 27.5, 5, 3.2, 0, 0, Math.PI * 2);
  ctx.fill();
}

/** @param {CanvasRenderingContext2D} ctx @param {Path2D} outline @param {Palette} palette */
function paintShore(ctx, outline, palette) {
  ctx.lineJoin = "round";
  ctx.save();
  ctx.translate(2, 5);
  ctx.globalAlpha = 0.28;
  ctx.strokeStyle = palette("--lagoon-shade");
  ctx.lineWidth = 20;
  ctx.stroke(outline);
  ctx.restore();
  for (const [token, width, alpha] of /** @type {[string, number, number][]} */ ([
    ["--lagoon-foam", 25, 0.28],
    ["--lagoon-foam", 19, 0.5],
    ["--lagoon-bank", 15, 1],
    ["--lagoon-stone-edge", 11.5, 1],
    ["--lagoon-stone", 9, 1],
  ])) {
    ctx.globalAlpha = alpha;
    ctx.strokeStyle = palette(token);
    ctx.lineWidth = width;
    ctx.stroke(outline);
  }
  ctx.globalAlpha = 1;
  ctx.fillStyle = palette("--lagoon-stone");
  ctx.fill(outline);
}

/** A street space that waits for its street. @param {CanvasRenderingContext2D} ctx @param {Palette} palette */
function paintPaved(ctx, palette) {
  ctx.fillStyle = palette("--lagoon-paved");
  ctx.fillRect(0.6, 0.6, TILE - 1.2, TILE - 1.2);
  ctx.strokeStyle = palette("--lagoon-paved-line");
  ctx.lineWidth = 1;
  ctx.globalAlpha = 0.75;
  slabs(ctx);
  ctx.globalAlpha = 1;
}

/** Joints of paving stones. @param {CanvasRenderingContext2D} ctx */
export function slabs(ctx) {
  ctx.beginPath();
  for (const [row, shift] of [
    [0, 0],
    [1, 6.5],
    [2, 0],
  ]) {
    const top = (row ?? 0) * (TILE / 3);
    if (row) {
      ctx.moveTo(1, top);
      ctx.lineTo(TILE - 1, top);
    }
    for (let at = (shift ?? 0) + 13.3; at < TILE - 3; at += 13.3) {
      ctx.moveTo(at, top);
      ctx.lineTo(at, top + TILE / 3);
    }
  }
  ctx.stroke();
}

/** @param {CanvasRenderingContext2D} ctx @param {Palette} palette @param {() => number} next */
function paintEarth(ctx, palette, next) {
  ctx.fillStyle = palette("--lagoon-earth");
  ctx.fillRect(0.8, 0.8, TILE - 1.6, TILE - 1.6);
  ctx.strokeStyle = palette("--lagoon-earth-line");
  ctx.lineWidth = 1;
  ctx.globalAlpha = 0.45;
  ctx.beginPath();
  for (let i = 0; i < 7; i++) {
    const px = 4 + next() * (TILE - 10);
    const py = 4 + next() * (TILE - 8);
    ctx.moveTo(px, py);
    ctx.lineTo(px + 2 + next() * 3, py + next() * 1.6);
  }
  ctx.stroke();
  ctx.globalAlpha = 0.55;
  ctx.strokeRect(1.2, 1.2, TILE - 2.4, TILE - 2.4);
  ctx.globalAlpha = 1;
}

/**
 * An island without building spaces: lawns, cypresses and a wall.
 *
 * @param {CanvasRenderingContext2D} ctx
 * @param {Island} island
 * @param {Palette} palette
 */
export function paintGarden(ctx, island, palette) {
  const cells = cellsOf(island);
  const outline = new Path2D();
  const lawns = [...cells.map(({ box }) => box), ...courtyards(island)];
  for (const box of lawns) outline.rect(box.x, box.y, box.w, box.h);
  paintShore(ctx, outline, palette);
  ctx.fillStyle = palette("--lagoon-garden");
  ctx.fill(outline);
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
  ctx.fillStyle = palette("--lagoon-shade");
  ctx.globalAlpha = 0.25;
  ctx.beginPath();
  ctx.ellipse(x + r * 0.5, y, r * 1.1, r * 0.4, 0, 0, Math.PI * 2);
  ctx.fill();
  ctx.globalAlpha = 1;
  ctx.fillStyle = palette("--lagoon-garden-deep");
  ctx.beginPath();
  ctx.moveTo(x, y - r * 3.1);
  ctx.bezierCurveTo(x + r * 1.2, y - r * 1.4, x + r, y, x, y);
  ctx.bezierCurveTo(x - r, y, x - r * 1.2, y - r * 1.4, x, y - r * 3.1);
  ctx.fill();
}

/**
 * The ground of the island with the stocks.
 *
 * @param {CanvasRenderingContext2D} ctx
 * @param {LagoonBoard} board
 * @param {Palette} palette
 */
export function paintStackIsland(ctx, board, palette) {
  const { origin, size } = board.stackIsland;
  const [ox = 0, oy = 0] = origin;
  const [w = 0, h = 0] = size;
  const outline = new Path2D();
  outline.rect(ox * CELL, oy * CELL, w * CELL, h * CELL);
  paintShore(ctx, outline, palette);
  ctx.fillStyle = palette("--lagoon-stone");
  ctx.fill(outline);
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
  const water = waterOf(board);
  const middle = [water.w / 2, water.h / 2];
  ctx.fillStyle = palette("--lagoon-deep");
  ctx.beginPath();
  ctx.roundRect(all.x, all.y, all.w, all.h, 26);
  ctx.fill();
  ctx.save();
  ctx.clip();
  const light = ctx.createRadialGradient(
    middle[0],
    middle[1],
    40,
    middle[0],
    middle[1],
    water.w * 0.62,
  );
  light.addColorStop(0, palette("--lagoon-shallow"));
  light.addColorStop(0.55, palette("--lagoon-sea"));
  light.addColorStop(1, palette("--lagoon-deep"));
  ctx.fillStyle = light;
  ctx.fillRect(all.x, all.y, all.w, all.h);
  paintRipples(ctx, all, palette);
  ctx.restore();
}

/** @param {CanvasRenderingContext2D} ctx @param {import("./types.js").Box} all @param {Palette} palette */
function paintRipples(ctx, all, palette) {
  const next = seededRandom(1291);
  ctx.lineCap = "round";
  for (const [token, count, alpha] of /** @type {[string, number, number][]} */ ([
    ["--lagoon-shade", 190, 0.13],
    ["--lagoon-light", 330, 0.34],
    ["--lagoon-foam", 60, 0.35],
  ])) {
    ctx.strokeStyle = palette(token);
    ctx.globalAlpha = alpha;
    for (let i = 0; i < count; i++) {
      const x = all.x + next() * all.w;
      const y = all.y + next() * all.h;
      const long = 9 + next() * 26;
      const high = 1.4 + next() * 2.4;
      ctx.lineWidth = 0.9 + next() * 1.3;
      ctx.beginPath();
      ctx.moveTo(x - long, y);
      ctx.quadraticCurveTo(x - long / 2, y - high * 2, x, y);
      ctx.quadraticCurveTo(x + long / 2, y + high * 2, x + long, y);
      ctx.stroke();
    }
  }
  ctx.globalAlpha = 1;
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
  ctx.strokeStyle = palette("--lagoon-shade");
  ctx.globalAlpha = 0.26;
  ctx.lineWidth = 42;
  ctx.beginPath();
  ctx.roundRect(-3, -3, w + 6, h + 6, 30);
  ctx.stroke();
  ctx.globalAlpha = 0.5;
  ctx.strokeStyle = palette("--lagoon-foam");
  ctx.lineWidth = 1.4;
  ctx.setLineDash([3, 13]);
  ctx.lineCap = "round";
  ctx.beginPath();
  ctx.roundRect(19, 19, w - 38, h - 38, 14);
  ctx.stroke();
  ctx.setLineDash([]);
  ctx.globalAlpha = 1;
}
