/** @import { Palette } from "../canvas/paint.js" */

/**
 * The shadow of something flat that lies a little above the water.
 *
 * @param {CanvasRenderingContext2D} ctx
 * @param {import("../canvas/types.js").Box} box  what casts it
 * @param {Palette} palette
 * @param {{drop: number, radius: number, strength: number}} look  `drop`: how far below
 */
export function paintShadow(ctx, { x, y, w, h }, palette, { drop, radius, strength }) {
  ctx.fillStyle = palette("--lagoon-shade");
  ctx.globalAlpha = strength;
  ctx.beginPath();
  ctx.roundRect(x + 1, y + drop, w, h, radius);
  ctx.fill();
  ctx.globalAlpha = 1;
}
