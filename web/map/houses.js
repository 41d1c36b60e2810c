import { HOUSE, houseParts } from "../art/pieces.js";
import { paintParts } from "./paint.js";

/**
 * @import { Box, SeatLook } from "./types.js"
 * @import { Palette } from "./paint.js"
 */

/** Room for one house of a row, in map units. @param {number} scale */
export function houseSize(scale) {
  const w = Math.max(21, 10.5 / scale);
  return { w, h: w * 1.04 };
}

/**
 * The places of a row, in the order of the seats; a square row has two in front of two.
 *
 * @param {Box} row
 * @param {number} count  how many seats play
 * @param {number} scale
 */
export function houseSpots(row, count, scale) {
  const { w, h } = houseSize(scale);
  const columns = row.w > w * 3 ? 4 : 2;
  const used = Math.min(count, columns);
  const left = row.x + (row.w - used * w) / 2;
  const lines = Math.ceil(count / columns);
  const step = lines > 1 ? row.h - h : 0;
  return Array.from({ length: count }, (_, seat) => ({
    x: left + (seat % columns) * w,
    y: row.y + (lines === 1 ? (row.h - h) / 2 : Math.floor(seat / columns) * step),
    w,
    h,
  }));
}

/** @type {Map<string, import("../art/drawing.js").Part[]>} */
const drawn = new Map();

/**
 * @param {CanvasRenderingContext2D} ctx
 * @param {Box} spot
 * @param {SeatLook} look
 * @param {Palette} palette
 */
export function paintHouse(ctx, spot, look, palette) {
  const key = `${look.color}/${look.symbol}`;
  let parts = drawn.get(key);
  if (!parts) {
    parts = houseParts(look.color, look.symbol);
    drawn.set(key, parts);
  }
  const s = spot.w / HOUSE.w;
  ctx.save();
  ctx.translate(spot.x, spot.y + spot.h - HOUSE.h * s);
  ctx.scale(s, s);
  ctx.fillStyle = palette("--map-shadow");
  ctx.globalAlpha *= 0.3;
  ctx.beginPath();
  ctx.ellipse(13, 25, 13, 2.6, -0.1, 0, Math.PI * 2);
  ctx.fill();
  ctx.restore();
  ctx.save();
  ctx.translate(spot.x, spot.y + spot.h - HOUSE.h * s);
  ctx.scale(s, s);
  paintParts(ctx, parts, palette);
  ctx.restore();
}
