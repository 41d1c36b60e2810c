/**
 * @import { Box, Point } from "./types.js"
 * @import { Palette } from "../canvas/paint.js"
 */

/**
 * The glow of a town that may be chosen.
 *
 * @param {CanvasRenderingContext2D} ctx
 * @param {Point} point
 * @param {Palette} palette
 * @param {number} scale
 */
export function paintGlow(ctx, [x, y], palette, scale) {
  const r = Math.max(62, 22 / scale);
  const glow = palette("--map-glow");
  const light = ctx.createRadialGradient(0, 0, r * 0.25, 0, 0, r);
  light.addColorStop(0, glow);
  light.addColorStop(0.55, `color-mix(in srgb, ${glow} 55%, transparent)`);
  light.addColorStop(1, "transparent");
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(1, 0.82);
  ctx.fillStyle = light;
  ctx.globalAlpha = 0.95;
  ctx.beginPath();
  ctx.arc(0, 0, r, 0, Math.PI * 2);
  ctx.fill();
  ctx.globalAlpha = 1;
  ctx.strokeStyle = glow;
  ctx.lineWidth = Math.max(4, 1.6 / scale);
  ctx.beginPath();
  ctx.arc(0, 0, r * 0.74, 0, Math.PI * 2);
  ctx.stroke();
  ctx.restore();
}

/**
 * A ring around a marked town: red on light on dark, so that it stands out from any ground, over the town and what lies there.
 *
 * @param {CanvasRenderingContext2D} ctx
 * @param {Box} town
 * @param {Palette} palette
 * @param {number} scale
 */
export function paintMark(ctx, town, palette, scale) {
  const width = Math.max(5.5, 2.2 / scale);
  ctx.beginPath();
  const [rx, ry] = [town.w * 0.53 + width, town.h * 0.56 + width];
  ctx.ellipse(town.x + town.w / 2, town.y + town.h / 2, rx, ry, 0, 0, Math.PI * 2);
  for (const [times, token] of /** @type {[number, string][]} */ ([
    [2.7, "--map-road-edge"],
    [2, "--art-light"],
    [1, "--wax"],
  ])) {
    ctx.strokeStyle = palette(token);
    ctx.lineWidth = width * times;
    ctx.stroke();
  }
}

/**
 * A ring that opens and fades: "look here".
 *
 * @param {CanvasRenderingContext2D} ctx
 * @param {Box} town
 * @param {number} time  0 to 1
 * @param {Palette} palette
 */
export function paintPulse(ctx, town, time, palette) {
  const [cx, cy] = [town.x + town.w / 2, town.y + town.h / 2];
  const ease = 1 - (1 - time) ** 3;
  const r = town.w * (0.6 + ease * 0.75);
  for (const [width, token] of /** @type {[number, string][]} */ ([
    [town.w * 0.2 * (1 - time) + 5, "--map-road-edge"],
    [town.w * 0.16 * (1 - time) + 2, "--map-glow"],
  ])) {
    ctx.beginPath();
    ctx.ellipse(cx, cy, r, r * 0.84, 0, 0, Math.PI * 2);
    ctx.globalAlpha = 1 - time ** 3;
    ctx.strokeStyle = palette(token);
    ctx.lineWidth = width;
    ctx.stroke();
  }
  ctx.globalAlpha = 1;
}
