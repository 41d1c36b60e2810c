import { coin } from "../../art/murano/figures.js";
import { paintParts } from "../canvas/paint.js";
import { sailingRoute } from "./geometry.js";

/**
 * @import { Palette } from "../canvas/paint.js"
 * @import { Slot } from "./geometry.js"
 * @import { Box, LagoonBoard, Point, SpaceLight } from "./types.js"
 */

/**
 * A space of the ring that may be chosen now, with the price of the ships.
 *
 * @param {CanvasRenderingContext2D} ctx
 * @param {Slot} slot
 * @param {SpaceLight} light
 * @param {Palette} palette
 * @param {number} scale
 */
export function paintSpaceLight(ctx, { quay }, light, palette, scale) {
  const { x, y, w, h } = quay;
  const chosen = light.kind !== "open";
  // What costs nothing shines brighter.
  const dear = !chosen && (light.price ?? 0) > 0;
  ctx.save();
  ctx.shadowColor = palette("--lagoon-glow");
  ctx.shadowBlur = chosen ? 26 : dear ? 0 : 18;
  ctx.globalAlpha = dear ? 0.75 : 1;
  ctx.strokeStyle = palette("--lagoon-glow");
  ctx.lineWidth = Math.max(chosen ? 6 : dear ? 2.4 : 5, (chosen ? 3 : dear ? 1.4 : 2.4) / scale);
  ctx.beginPath();
  ctx.roundRect(x, y, w, h, 9);
  ctx.stroke();
  ctx.restore();
  if (chosen) {
    ctx.strokeStyle = palette("--lagoon-glow-soft");
    ctx.lineWidth = 2;
    ctx.beginPath();
    ctx.roundRect(x, y, w, h, 9);
    ctx.stroke();
  }
  if (light.price !== null) paintPrice(ctx, tagOf(quay), light.price, palette, scale);
}

/** Where the price of a space hangs: at the corner towards the lagoon. @param {Box} quay @returns {Point} */
function tagOf({ x, y, w, h }) {
  if (w > h) return [x + w - 12, y < 0 ? y + h - 2 : y + 2];
  return [x < 0 ? x + w - 3 : x + 3, y + 12];
}

/** @param {CanvasRenderingContext2D} ctx @param {Point} at @param {number} price @param {Palette} palette @param {number} scale */
export function paintPrice(ctx, [x, y], price, palette, scale) {
  const r = Math.max(14, 8.5 / scale);
  ctx.save();
  ctx.translate(x, y);
  if (price === 0) {
    paintParts(
      ctx,
      [
        {
          d: `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`,
          fill: "--ok",
          stroke: "--lagoon-flag",
          width: r * 0.14,
        },
        {
          d: `M${-r * 0.45} ${r * 0.05}L${-r * 0.1} ${r * 0.42} ${r * 0.5} ${-r * 0.38}`,
          stroke: "--lagoon-flag",
          width: r * 0.24,
        },
      ],
      palette,
    );
  } else paintParts(ctx, coin(r, String(price)), palette);
  ctx.restore();
}

/**
 * A cell that may be built on, or a gondola that may be chosen.
 *
 * @param {CanvasRenderingContext2D} ctx
 * @param {Box} box
 * @param {Palette} palette
 * @param {number} scale
 */
export function paintSite(ctx, { x, y, w, h }, palette, scale) {
  ctx.save();
  ctx.fillStyle = palette("--lagoon-glow");
  ctx.globalAlpha = 0.42;
  ctx.fillRect(x + 1, y + 1, w - 2, h - 2);
  ctx.globalAlpha = 1;
  ctx.shadowColor = palette("--lagoon-glow");
  ctx.shadowBlur = 10;
  ctx.strokeStyle = palette("--lagoon-glow");
  ctx.lineWidth = Math.max(3, 1.8 / scale);
  ctx.strokeRect(x + 2.5, y + 2.5, w - 5, h - 5);
  ctx.restore();
  ctx.strokeStyle = palette("--lagoon-shade");
  ctx.lineWidth = 1;
  ctx.strokeRect(x + 0.8, y + 0.8, w - 1.6, h - 1.6);
}

/** The brown square of a usable building space. @param {CanvasRenderingContext2D} ctx @param {Box} box @param {Palette} palette */
export function paintUsable(ctx, { x, y, w, h }, palette) {
  ctx.strokeStyle = palette("--lagoon-site");
  ctx.lineWidth = 3.6;
  ctx.strokeRect(x + 12, y + 12, w - 24, h - 24);
}

/**
 * The way of a ship that would sail.
 *
 * @param {CanvasRenderingContext2D} ctx
 * @param {LagoonBoard} board
 * @param {Map<number, Slot>} slots
 * @param {readonly number[]} journey
 * @param {Palette} palette
 */
export function paintJourney(ctx, board, slots, [from, to], palette) {
  const way = sailingRoute(board, slots, from, to);
  ctx.save();
  ctx.lineJoin = "round";
  ctx.lineCap = "round";
  for (const [token, width] of /** @type {[string, number][]} */ ([
    ["--lagoon-shade", 9],
    ["--lagoon-glow", 5],
  ])) {
    ctx.strokeStyle = palette(token);
    ctx.lineWidth = width;
    ctx.setLineDash([2, 12]);
    ctx.beginPath();
    way.forEach(([x, y], index) => {
      if (index === 0) ctx.moveTo(x, y);
      else ctx.lineTo(x, y);
    });
    ctx.stroke();
  }
  ctx.setLineDash([]);
  const [ax, ay] = way.at(-2) ?? [0, 0];
  const [bx, by] = way.at(-1) ?? [0, 0];
  ctx.translate(bx, by);
  ctx.rotate(Math.atan2(by - ay, bx - ax));
  ctx.fillStyle = palette("--lagoon-glow");
  ctx.strokeStyle = palette("--lagoon-shade");
  ctx.lineWidth = 2;
  ctx.beginPath();
  ctx.moveTo(16, 0);
  ctx.lineTo(-8, -13);
  ctx.lineTo(-8, 13);
  ctx.closePath();
  ctx.fill();
  ctx.stroke();
  ctx.restore();
}

/** The broader line of a hexagon, in units. */
const HEXAGON_LINE = 9;

/**
 * Middle and half sizes of a hexagon: around its place as far as the sheet goes.
 *
 * @param {Box} box
 * @param {number} time  0 to 1
 * @param {Box} sheet
 */
export function hexagonAround({ x, y, w, h }, time, sheet) {
  const by = 16 - 8 * (1 - (1 - time) ** 3);
  const wide = by + Math.min(w, h) * 0.16;
  const edge = HEXAGON_LINE / 2;
  const left = Math.max(x - wide, sheet.x + edge);
  const right = Math.min(x + w + wide, sheet.x + sheet.w - edge);
  const top = Math.max(y - by, sheet.y + edge);
  const bottom = Math.min(y + h + by, sheet.y + sheet.h - edge);
  return {
    cx: (left + right) / 2,
    cy: (top + bottom) / 2,
    rx: (right - left) / 2,
    ry: (bottom - top) / 2,
  };
}

/**
 * The hexagon around what a line of the log is about.
 *
 * @param {CanvasRenderingContext2D} ctx
 * @param {Box} box
 * @param {Palette} palette
 * @param {number} time  0 to 1: opens while it comes
 * @param {Box} sheet  beyond which nothing is seen
 */
export function paintHexagon(ctx, box, palette, time, sheet) {
  const { cx, cy, rx, ry } = hexagonAround(box, time, sheet);
  ctx.lineJoin = "round";
  for (const [token, width] of /** @type {[string, number][]} */ ([
    ["--lagoon-flag", HEXAGON_LINE],
    ["--lagoon-mark", 5],
  ])) {
    ctx.strokeStyle = palette(token);
    ctx.lineWidth = width;
    ctx.beginPath();
    ctx.moveTo(cx - rx, cy);
    ctx.lineTo(cx - rx * 0.62, cy - ry);
    ctx.lineTo(cx + rx * 0.62, cy - ry);
    ctx.lineTo(cx + rx, cy);
    ctx.lineTo(cx + rx * 0.62, cy + ry);
    ctx.lineTo(cx - rx * 0.62, cy + ry);
    ctx.closePath();
    ctx.stroke();
  }
}
