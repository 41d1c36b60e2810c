import { HOUSE, houseParts } from "../../../art/pieces.js";
import { paintParts } from "../../canvas/paint.js";

/**
 * @import { Box, SeatLook } from "../types.js"
 * @import { Palette } from "../../canvas/paint.js"
 *
 * @typedef {{box: Box, side: string, columns: number, spot?: number}} Row  room for the houses of a town, and which of its places it is
 */

/**
 * Room for one house of a row, in map units: houses are the score, and are read from afar where there is room for them.
 *
 * @param {number} scale  css pixels per map unit
 */
export function houseSize(scale) {
  const seen = Math.max(10.5, Math.min(15.5, 10.5 + (scale - 0.22) * 45));
  const w = Math.max(36, seen / scale);
  return { w, h: w * 1.04 };
}

/**
 * Where the houses of a town stand, in the order of their seats and close to the town.
 *
 * @param {Row} row
 * @param {number[]} seats  who has a house here
 * @param {number} scale
 * @returns {Map<number, Box>}
 */
export function houseSpots({ box, side, columns }, seats, scale) {
  const { w, h } = houseSize(scale);
  const lines = Math.ceil(seats.length / columns);
  const step = box.h - h;
  return new Map(
    seats.map((seat, i) => {
      const used = Math.min(columns, seats.length - Math.floor(i / columns) * columns);
      const spare = box.w - used * w;
      const left = side.includes("e") ? 0 : side.includes("w") ? spare : spare / 2;
      const top = lines === 1 ? (side.includes("s") ? 0 : side.includes("n") ? step : step / 2) : 0;
      const y = box.y + top + Math.floor(i / columns) * step;
      return [seat, { x: box.x + left + (i % columns) * w, y, w, h }];
    }),
  );
}

/** @type {Map<string, import("../../canvas/drawing.js").Part[]>} */
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
