import { TILE, tileParts } from "../art/tiles.js";
import { paintParts } from "./paint.js";
import { cityPoint, land } from "./sheet.js";

/**
 * @import { Board, Box, Point } from "./types.js"
 * @import { Palette } from "./paint.js"
 * @import { Spaces } from "./spaces.js"
 */

/** How far each further tile of a stack shows beyond the one above it, as a share of its width. */
const EDGE = 0.07;

/** @param {number} scale */
export function stackSize(scale) {
  const w = Math.max(58, 25 / scale);
  return { w, h: (w * TILE.h) / TILE.w };
}

/**
 * A place for every stack: those of countries near their towns, the others side by side in one rack.
 *
 * @param {Board} board
 * @param {Spaces} spaces  what is taken; the places found are entered
 * @param {number} scale
 * @returns {{places: Map<string, Box>, rack: Box | null}}
 */
export function placeStacks(board, spaces, scale) {
  const size = stackSize(scale);
  const room = land(board);
  const middle = [room.x + room.w / 2, room.y + room.h / 2];
  /** @type {Map<string, Box>} */
  const places = new Map();

  const shared = board.stacks.filter((stack) => stack.kind !== "complete");
  /** @type {Box | null} */
  let rack = null;
  if (shared.length > 0) {
    const gap = size.w * 0.3;
    const pad = size.w * 0.24;
    let least = Number.POSITIVE_INFINITY;
    let columns = shared.length;
    for (const lines of [1, 2, shared.length]) {
      const across = Math.ceil(shared.length / lines);
      const w = across * size.w + (across - 1) * gap + 2 * pad;
      const h = lines * size.h + (lines - 1) * gap + 2 * pad;
      // an outer place reads as a rack, the middle of the land as a wall
      const found = spaces.find(
        w,
        h,
        ([x, y]) => 600 - Math.hypot(x - middle[0], (y - middle[1]) * 1.6) * 0.6,
      );
      const cost = found.cost * 50 + (lines === 1 ? 0 : 25 * lines);
      if (cost < least) {
        least = cost;
        rack = found.box;
        columns = across;
      }
    }
    if (rack) {
      const box = rack;
      shared.forEach((stack, i) => {
        const x = box.x + pad + (i % columns) * (size.w + gap);
        const y = box.y + pad + Math.floor(i / columns) * (size.h + gap);
        places.set(stack.id, { x, y, ...size });
      });
      spaces.takeBox(rack, 6);
    }
  }
  for (const stack of board.stacks) {
    if (stack.kind !== "complete") continue;
    const own = board.cities
      .filter((city) => city.country !== null && stack.countries?.includes(city.country))
      .map((city) => cityPoint(board, city));
    /** @param {Point} p */
    const wish = ([x, y]) => {
      const near = Math.min(...own.map((p) => Math.hypot(p[0] - x, p[1] - y)));
      const mean = own.reduce((sum, p) => sum + Math.hypot(p[0] - x, p[1] - y), 0) / own.length;
      return near * 1.2 + mean * 0.35;
    };
    const pad = size.w * 0.16;
    const found = spaces.find(size.w + 2 * pad, size.h + 2 * pad, wish, 12);
    const box = { x: found.box.x + pad, y: found.box.y + pad, ...size };
    places.set(stack.id, box);
    spaces.takeBox(found.box, 6);
  }
  return { places, rack };
}

/** The rack: a strip of wood under the stacks. @param {CanvasRenderingContext2D} ctx @param {Box} box @param {Palette} palette */
export function paintRack(ctx, box, palette) {
  const r = Math.min(box.w, box.h) * 0.09;
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(box.x, box.y, box.w, box.h, r);
  ctx.fillStyle = palette("--wood");
  ctx.globalAlpha = 0.9;
  ctx.fill();
  ctx.clip();
  ctx.strokeStyle = palette("--wood-dark");
  ctx.lineWidth = 1.2;
  ctx.globalAlpha = 0.35;
  ctx.beginPath();
  for (let i = 1; i < 9; i++) {
    const y = box.y + (box.h * i) / 9;
    ctx.moveTo(box.x, y);
    ctx.bezierCurveTo(
      box.x + box.w * 0.3,
      y + 5 * Math.sin(i * 2.1),
      box.x + box.w * 0.6,
      y - 5 * Math.sin(i * 1.7),
      box.x + box.w,
      y + 3,
    );
  }
  ctx.stroke();
  ctx.restore();
  ctx.beginPath();
  ctx.roundRect(box.x, box.y, box.w, box.h, r);
  ctx.strokeStyle = palette("--wood-dark");
  ctx.lineWidth = 2.4;
  ctx.stroke();
  ctx.beginPath();
  ctx.roundRect(box.x + 4, box.y + 4, box.w - 8, box.h - 8, r * 0.7);
  ctx.strokeStyle = palette("--map-gold");
  ctx.globalAlpha = 0.7;
  ctx.lineWidth = 1.3;
  ctx.stroke();
  ctx.globalAlpha = 1;
}

/** @type {Map<string, import("../art/drawing.js").Part[]>} */
const drawn = new Map();

/**
 * A stack: as many edges as tiles, the next value on top; nothing left shows the empty place.
 *
 * @param {CanvasRenderingContext2D} ctx
 * @param {Board} board
 * @param {string} id
 * @param {number[]} values
 * @param {Box} box
 * @param {Palette} palette
 */
export function paintStack(ctx, board, id, values, box, palette) {
  const stack = board.stacks.find((one) => one.id === id);
  if (!stack) return;
  const top = values.length > 0 ? values[0] : null;
  const key = `${board.id}/${id}/${top}`;
  let parts = drawn.get(key);
  if (!parts) {
    parts = tileParts(stack, top, board);
    drawn.set(key, parts);
  }
  const s = box.w / TILE.w;
  const step = TILE.w * EDGE;
  ctx.save();
  ctx.translate(box.x, box.y);
  ctx.scale(s, s);
  if (values.length > 0) {
    ctx.fillStyle = palette("--map-shadow");
    ctx.globalAlpha = 0.3;
    ctx.beginPath();
    ctx.roundRect(3, 5, TILE.w + 1, TILE.h, 7);
    ctx.fill();
    ctx.globalAlpha = 1;
  }
  ctx.lineWidth = 1.4;
  for (let i = values.length - 1; i > 0; i--) {
    ctx.beginPath();
    ctx.roundRect(0.8, i * step + 0.8, TILE.w - 1.6, TILE.h - 1.6, 6);
    ctx.fillStyle = palette("--map-tile-edge");
    ctx.strokeStyle = palette("--art-ink");
    ctx.fill();
    ctx.stroke();
  }
  paintParts(ctx, parts, palette);
  ctx.restore();
}
