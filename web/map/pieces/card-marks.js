import { townBox } from "./towns.js";

/**
 * @import { MapState } from "../types.js"
 * @import { Palette } from "../../canvas/paint.js"
 * @import { Scene } from "../scene.js"
 */

/** @typedef {NonNullable<MapState["cards"]>[string]} CardMark */

/**
 * What stands beside a town: a card for each place where its cards lie.
 *
 * @param {CardMark} mark
 * @returns {{kind: "open" | "hand", count: number}[]}
 */
export function signsOf({ open, hand }) {
  /** @type {{kind: "open" | "hand", count: number}[]} */
  const signs = [];
  if (open > 0) signs.push({ kind: "open", count: open });
  if (hand > 0) signs.push({ kind: "hand", count: hand });
  return signs;
}

/** Small cards at the upper corner of the towns whose cards lie open or in the hand. @param {CanvasRenderingContext2D} ctx @param {Scene} scene */
export function paintCardMarks(ctx, { board, state, layout, palette }) {
  const high = Math.max(27, 13 / layout.scale);
  for (const city of board.cities) {
    const mark = state.cards?.[city.id];
    if (!mark) continue;
    const town = townBox(board, city, layout.scale);
    const wide = high * 0.72;
    signsOf(mark).forEach(({ kind, count }, index) => {
      const x = town.x + wide * (index * 1.1 - 0.35);
      paintCard(
        ctx,
        { x, y: town.y - high * 0.45, w: wide, h: high },
        kind,
        count,
        mark.joins,
        palette,
      );
    });
  }
}

/**
 * A card of the display lies plain, one of the hand bears a bar below; what joins the route has a frame of light, what the hand
 * leads to a broken one.
 *
 * @param {CanvasRenderingContext2D} ctx
 * @param {import("../types.js").Box} box
 * @param {"open" | "hand"} kind
 * @param {number} count
 * @param {CardMark["joins"]} joins
 * @param {Palette} palette
 */
function paintCard(ctx, { x, y, w, h }, kind, count, joins, palette) {
  const line = w * 0.09;
  ctx.save();
  if (joins) {
    outline(ctx, x - line * 2, y - line * 2, w + line * 4, h + line * 4, w * 0.22);
    ctx.lineWidth = line * 4;
    ctx.strokeStyle = palette("--map-road-edge");
    ctx.stroke();
    if (joins === "hand") ctx.setLineDash([line * 4, line * 3]);
    ctx.lineWidth = line * 2.6;
    ctx.strokeStyle = palette("--map-glow");
    ctx.stroke();
    ctx.setLineDash([]);
  }
  outline(ctx, x, y, w, h, w * 0.16);
  ctx.fillStyle = palette(kind === "open" ? "--art-paper" : "--map-gold");
  ctx.fill();
  ctx.lineWidth = line;
  ctx.strokeStyle = palette("--art-ink");
  ctx.stroke();
  ctx.fillStyle = palette(kind === "open" ? "--map-gold" : "--art-ink");
  if (kind === "open") ctx.fillRect(x + w * 0.2, y + h * 0.16, w * 0.6, h * 0.3);
  else ctx.fillRect(x + w * 0.2, y + h * 0.74, w * 0.6, h * 0.1);
  // Several cards of one town: a stroke for each.
  ctx.fillStyle = palette("--art-ink");
  for (let i = 0; i < count && count > 1; i += 1)
    ctx.fillRect(x + w * (0.24 + i * 0.22), y + h * 0.54, w * 0.1, h * 0.16);
  ctx.restore();
}

/** @param {CanvasRenderingContext2D} ctx @param {number} x @param {number} y @param {number} w @param {number} h @param {number} r */
function outline(ctx, x, y, w, h, r) {
  ctx.beginPath();
  ctx.roundRect(x, y, w, h, r);
}
