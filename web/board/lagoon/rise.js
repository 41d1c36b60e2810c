import { buildingParts, TILE } from "../../art/murano/buildings.js";
import { paintParts } from "../canvas/paint.js";
import { CELL } from "./geometry.js";
import { paintOwner } from "./pieces.js";

/**
 * @import { Palette } from "../canvas/paint.js"
 * @import { Box, SeatLook } from "./types.js"
 */

/** So large a building is while it rises: times its own size, or css pixels at least. */
const LARGER = 3.4;
const LEAST = 118;
/** When it stands, and when it begins to go to its place, as shares of the time. */
const STANDS = 0.42;
const LEAVES = 0.72;
const RAYS = 16;

/** Where sparks fly up, as shares of the building, and when. */
const SPARKS = [
  [-0.42, 0.3, 0.42],
  [0.4, 0.12, 0.48],
  [-0.16, -0.04, 0.54],
  [0.22, 0.5, 0.58],
  [0.5, 0.62, 0.5],
  [-0.52, 0.72, 0.6],
];

/**
 * A palace that rises from its island, large at first, with a light behind it, and then settles in its place.
 *
 * @param {CanvasRenderingContext2D} ctx
 * @param {object} site
 * @param {Box} site.cell
 * @param {Box} site.sheet  within which it stays
 * @param {string} site.tile
 * @param {SeatLook | null} site.owner
 * @param {number} time  0 to 1
 * @param {Palette} palette
 * @param {number} scale  css pixels per unit
 */
export function paintRise(ctx, { cell, sheet, tile, owner }, time, palette, scale) {
  const large = Math.max(LARGER, LEAST / (CELL * scale));
  const settled = eased((time - LEAVES) / (1 - LEAVES));
  const size = CELL * (large + (1 - large) * settled);
  const middle = cell.x + cell.w / 2;
  const wide = size * 0.75;
  const inside = Math.max(sheet.x + wide, Math.min(sheet.x + sheet.w - wide, middle));
  const x = inside + (middle - inside) * settled;
  const lowest = Math.max(cell.y + cell.h, sheet.y + size * 1.3);
  const foot = lowest + (cell.y + cell.h - lowest) * settled;
  const shown = eased(time / STANDS);
  const glow = Math.min(1, time * 5) * (1 - settled);
  ctx.save();
  ctx.translate(x, foot);
  paintGlory(ctx, size, glow, time, palette);
  paintWaves(ctx, size, time / STANDS, palette);
  ctx.save();
  ctx.beginPath();
  ctx.rect(-size, -size * 2, size * 2, size * 2);
  ctx.clip();
  ctx.translate(-size / 2, -size * shown);
  ctx.scale(size / TILE, size / TILE);
  paintParts(ctx, buildingParts(tile), palette);
  if (owner && shown === 1) paintOwner(ctx, [TILE - 8, TILE - 8], owner, palette);
  ctx.restore();
  for (const [dx = 0, up = 0, at = 0] of SPARKS) {
    const age = (time - at) / 0.24;
    if (age > 0 && age < 1)
      paintSpark(
        ctx,
        dx * size,
        -size * (1 - up) - age * size * 0.14,
        size * 0.11 * Math.sin(Math.PI * age),
        palette,
      );
  }
  ctx.restore();
}

/** Light and rays behind it. @param {CanvasRenderingContext2D} ctx @param {number} size @param {number} strength @param {number} time @param {Palette} palette */
function paintGlory(ctx, size, strength, time, palette) {
  if (strength <= 0) return;
  const r = size * 1.05;
  const light = palette("--lagoon-glow-soft");
  const halo = ctx.createRadialGradient(0, -size / 2, size * 0.2, 0, -size / 2, r);
  halo.addColorStop(0, light);
  halo.addColorStop(0.55, `color-mix(in srgb, ${light} 55%, transparent)`);
  halo.addColorStop(1, `color-mix(in srgb, ${light} 1%, transparent)`);
  ctx.save();
  ctx.globalAlpha = 0.85 * strength;
  ctx.fillStyle = halo;
  ctx.beginPath();
  ctx.arc(0, -size / 2, r, 0, Math.PI * 2);
  ctx.fill();
  ctx.translate(0, -size / 2);
  ctx.rotate(time * 0.5);
  ctx.fillStyle = palette("--lagoon-glow");
  ctx.globalAlpha = 0.5 * strength;
  for (let i = 0; i < RAYS; i++) {
    ctx.rotate((2 * Math.PI) / RAYS);
    ctx.beginPath();
    ctx.moveTo(size * 0.3, 0);
    ctx.lineTo(r * (i % 2 === 0 ? 1 : 0.84), -size * 0.07);
    ctx.lineTo(r * (i % 2 === 0 ? 1 : 0.84), size * 0.07);
    ctx.fill();
  }
  ctx.restore();
}

/** Rings on the water around its foot. @param {CanvasRenderingContext2D} ctx @param {number} size @param {number} time @param {Palette} palette */
function paintWaves(ctx, size, time, palette) {
  for (const late of [0, 0.3, 0.6]) {
    const age = time * 0.8 - late;
    if (age <= 0 || age >= 1) continue;
    ctx.globalAlpha = 1 - age;
    ctx.strokeStyle = palette("--lagoon-foam");
    ctx.lineWidth = size * 0.035 * (1 - age) + 1;
    ctx.beginPath();
    ctx.ellipse(0, 0, size * (0.5 + age * 0.5), size * (0.1 + age * 0.12), 0, 0, Math.PI * 2);
    ctx.stroke();
  }
  ctx.globalAlpha = 1;
}

/** @param {CanvasRenderingContext2D} ctx @param {number} x @param {number} y @param {number} r @param {Palette} palette */
function paintSpark(ctx, x, y, r, palette) {
  ctx.fillStyle = palette("--art-light");
  ctx.strokeStyle = palette("--art-gold-deep");
  ctx.lineWidth = r * 0.14;
  ctx.beginPath();
  for (let i = 0; i < 8; i++) {
    const [angle, far] = [(i * Math.PI) / 4, i % 2 === 0 ? r : r * 0.3];
    ctx.lineTo(x + Math.cos(angle) * far, y + Math.sin(angle) * far);
  }
  ctx.closePath();
  ctx.fill();
  ctx.stroke();
}

/** Slow at both ends. @param {number} t */
function eased(t) {
  const s = Math.max(0, Math.min(1, t));
  return s * s * (3 - 2 * s);
}
