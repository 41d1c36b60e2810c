import { chance } from "../canvas/random.js";
import { sheetOf, waterOf } from "./geometry.js";

/**
 * @import { Palette } from "../canvas/paint.js"
 * @import { LagoonBoard } from "./types.js"
 */

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
  const next = chance(1291);
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
