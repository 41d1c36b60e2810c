import { TILE } from "../../art/murano/buildings.js";
import { CELL } from "./geometry.js";

/** @import { Box } from "./types.js" */

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
