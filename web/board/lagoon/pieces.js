import { buildingParts, TILE } from "../../art/murano/buildings.js";
import { customer, gondola, gondolier, ship } from "../../art/murano/figures.js";
import { markPath } from "../../art/pieces.js";
import { paintParts } from "../canvas/paint.js";
import { inCell } from "./cells.js";
import { middleOf } from "./geometry.js";
import { slabs } from "./islands.js";

/**
 * @import { Palette } from "../canvas/paint.js"
 * @import { Box, Gondola, LagoonState, Point } from "./types.js"
 */

/** A gondola keeps off the quay walls of its bay. */
const BERTHED = 1.1;

/**
 * A street with its customers.
 *
 * @param {CanvasRenderingContext2D} ctx
 * @param {Box} box
 * @param {string} tile  "street-none", "street-red-2"
 * @param {Palette} palette
 */
export function paintStreet(ctx, box, tile, palette) {
  inCell(ctx, box, () => street(ctx, tile, palette));
}

/** @param {CanvasRenderingContext2D} ctx @param {string} tile @param {Palette} palette */
function street(ctx, tile, palette) {
  ctx.fillStyle = palette("--lagoon-street");
  ctx.fillRect(0.4, 0.4, TILE - 0.8, TILE - 0.8);
  ctx.strokeStyle = palette("--lagoon-street-line");
  ctx.lineWidth = 1.1;
  slabs(ctx);
  ctx.strokeStyle = palette("--lagoon-quay-edge");
  ctx.lineWidth = 1.2;
  ctx.strokeRect(0.8, 0.8, TILE - 1.6, TILE - 1.6);
  const [, colour, count] = tile.split("-");
  if (!count) return;
  const spots = count === "2" ? [-9, 9] : [0];
  for (const spot of spots) {
    ctx.save();
    ctx.translate(TILE / 2 + spot, TILE - 6);
    ctx.scale(1.3, 1.3);
    paintParts(ctx, customer(/** @type {"red"} */ (colour)), palette);
    ctx.restore();
  }
}

/**
 * @param {CanvasRenderingContext2D} ctx
 * @param {Box} box
 * @param {string} tile
 * @param {import("./types.js").SeatLook | null} owner
 * @param {Palette} palette
 */
export function paintBuilding(ctx, box, tile, owner, palette) {
  inCell(ctx, box, () => {
    ctx.fillStyle = palette("--lagoon-earth-line");
    ctx.globalAlpha = 0.35;
    ctx.fillRect(1, 1, TILE - 2, TILE - 2);
    ctx.globalAlpha = 1;
    paintParts(ctx, buildingParts(tile), palette);
    if (owner) paintOwner(ctx, [TILE - 8, TILE - 8], owner, palette);
  });
}

/** The marker of an owner: colour and mark of the seat. @param {CanvasRenderingContext2D} ctx @param {Point} at @param {import("./types.js").SeatLook} owner @param {Palette} palette */
export function paintOwner(ctx, [x, y], owner, palette) {
  const base = `--seat-${owner.color}`;
  ctx.save();
  ctx.translate(x, y);
  paintParts(
    ctx,
    [
      { d: "M-9.2 0a9.2 9.2 0 1 0 18.4 0a9.2 9.2 0 1 0-18.4 0Z", fill: "--art-ink" },
      { d: "M-7.8 0a7.8 7.8 0 1 0 15.6 0a7.8 7.8 0 1 0-15.6 0Z", fill: base },
      { d: markPath(owner.symbol, 0, 0, 4.6), fill: `${base}-ink` },
    ],
    palette,
  );
  ctx.restore();
}

/**
 * A gondola, with its gondolier when there is one.
 *
 * @param {CanvasRenderingContext2D} ctx
 * @param {Gondola} berth
 * @param {string} colour  of the gondola
 * @param {LagoonState} state
 * @param {Palette} palette
 */
export function paintGondola(ctx, berth, colour, state, palette) {
  const [x, y] = middleOf(berth.cell);
  const held = state.placed[berth.no];
  ctx.save();
  ctx.translate(x, y + 7);
  ctx.scale(BERTHED, BERTHED);
  paintParts(ctx, gondola(`--seat-${colour}`), palette);
  const seat = held ? state.seats[held.seat] : undefined;
  if (held && seat) {
    if (held.used) ctx.globalAlpha = 0.45;
    ctx.translate(-4, 1);
    paintParts(ctx, gondolier(`--seat-${seat.color}`), palette);
    ctx.globalAlpha = 1;
    paintOwner(ctx, [9, -9], seat, palette);
  }
  ctx.restore();
}

/** The glow around a ship that is chosen, or may be. @param {CanvasRenderingContext2D} ctx @param {boolean} chosen @param {Palette} palette */
function paintHalo(ctx, chosen, palette) {
  ctx.strokeStyle = palette("--lagoon-glow");
  ctx.lineWidth = chosen ? 5 : 2.6;
  ctx.shadowColor = palette("--lagoon-glow");
  ctx.shadowBlur = chosen ? 18 : 8;
  ctx.beginPath();
  ctx.ellipse(1, 0, 30, 16, 0, 0, Math.PI * 2);
  ctx.stroke();
  ctx.shadowBlur = 0;
}

/**
 * @param {CanvasRenderingContext2D} ctx
 * @param {Point} at
 * @param {number} course  in radians
 * @param {{red: boolean, lit?: boolean, ready?: boolean}} look
 * @param {Palette} palette
 */
export function paintShip(ctx, [x, y], course, { red, lit, ready }, palette) {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(course);
  ctx.scale(1.12, 1.12);
  if (lit || ready) paintHalo(ctx, lit === true, palette);
  paintParts(ctx, ship(red), palette);
  ctx.restore();
}
