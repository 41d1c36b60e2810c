import { TILE, tileParts } from "../../art/tiles.js";
import { paintParts } from "../../canvas/paint.js";
import { countryFinder } from "../land/countries.js";
import { cityPoint, land, sheet } from "../land/sheet.js";
import { piled } from "./city-pieces.js";

/**
 * @import { Board, Box, Point } from "../types.js"
 * @import { Palette } from "../../canvas/paint.js"
 * @import { Spaces } from "../land/spaces.js"
 */

/** How far each further tile of a stack shows beyond the one above it, as a share of its width. */
const EDGE = 0.07;

/** @param {number} scale */
export function stackSize(scale) {
  const w = Math.max(66, 27 / scale);
  return { w, h: (w * TILE.h) / TILE.w };
}

/** How many stacks lie across a tray. @param {Board} board @param {"below" | "beside"} tray */
function trayColumns(board, tray) {
  const count = piled(board).length;
  return tray === "below" ? count : Math.ceil(count / 5);
}

/**
 * How far a tray reaches beyond the sheet, in map units.
 *
 * @param {Board} board
 * @param {number} scale
 * @param {"below" | "beside"} tray
 */
export function trayDepth(board, scale, tray) {
  const { w, h } = stackSize(scale);
  return tray === "below" ? h * 1.5 : w * (1.35 * trayColumns(board, tray) + 0.4);
}

/** @typedef {{box: Box, places: Map<string, Box>}} Rack  the wood, and the stacks that lie on it */

/**
 * All stacks side by side in a tray below the sheet, or in columns beside it.
 *
 * @param {Board} board
 * @param {number} scale
 * @param {"below" | "beside"} tray
 * @returns {Rack}
 */
export function trayRack(board, scale, tray) {
  const paper = sheet(board);
  const size = stackSize(scale);
  const depth = trayDepth(board, scale, tray);
  const columns = trayColumns(board, tray);
  const lines = Math.ceil(piled(board).length / columns);
  const box =
    tray === "below"
      ? { x: paper.x + 20, y: paper.y + paper.h + depth * 0.06, w: paper.w - 40, h: depth * 0.88 }
      : { x: paper.x + paper.w + depth * 0.06, y: paper.y + 20, w: depth * 0.88, h: paper.h - 40 };
  const [across, down] = [box.w / columns, box.h / lines];
  const places = new Map(
    piled(board).map((stack, i) => [
      stack.id,
      {
        x: box.x + across * ((i % columns) + 0.5) - size.w / 2,
        y: box.y + down * (Math.floor(i / columns) + 0.5) - size.h * 0.56,
        ...size,
      },
    ]),
  );
  return { box, places };
}

/**
 * A rack for the stacks that belong to no country, where the land is free.
 *
 * @param {Board} board
 * @param {Spaces} spaces  what is taken; the rack is entered
 * @param {number} scale
 * @returns {Rack | null} null when there is no free room for it
 */
export function placeRack(board, spaces, scale) {
  const shared = piled(board).filter((stack) => stack.kind !== "complete");
  if (shared.length === 0) return null;
  const size = stackSize(scale);
  const bounds = land(board);
  const middle = [bounds.x + bounds.w / 2, bounds.y + bounds.h / 2];
  const gap = size.w * 0.3;
  const pad = size.w * 0.24;
  for (const lines of [1, 2, shared.length]) {
    const across = Math.ceil(shared.length / lines);
    const w = across * size.w + (across - 1) * gap + 2 * pad;
    const h = lines * size.h + (lines - 1) * gap + 2 * pad;
    // an outer place reads as a rack, the middle of the land as a wall
    const { box, cost } = spaces.find(
      w,
      h,
      ([x, y]) => 900 - Math.hypot(x - middle[0], (y - middle[1]) * 1.6) * 0.6,
    );
    if (cost > 0) continue;
    const places = new Map(
      shared.map((stack, i) => [
        stack.id,
        {
          x: box.x + pad + (i % across) * (size.w + gap),
          y: box.y + pad + Math.floor(i / across) * (size.h + gap),
          ...size,
        },
      ]),
    );
    spaces.takeBox(box, 6);
    return { box, places };
  }
  return null;
}

/**
 * A place for every stack: on the rack, or as near as there is room to the towns of its countries.
 *
 * @param {Board} board
 * @param {Spaces} spaces  what is taken; the places found are entered
 * @param {number} scale
 * @param {Rack | null} rack
 * @returns {Map<string, Box>}
 */
export function placeStacks(board, spaces, scale, rack) {
  const size = stackSize(scale);
  const places = new Map(rack?.places);
  const countryAt = countryFinder(board);
  for (const stack of piled(board)) {
    if (places.has(stack.id)) continue;
    const own = board.cities
      .filter((city) => city.country !== null && stack.countries?.includes(city.country))
      .map((city) => cityPoint(board, city));
    /** @param {Point} p */
    const wish = ([x, y]) => {
      if (stack.kind !== "complete") return 0;
      const far = own.map((p) => Math.hypot(p[0] - x, p[1] - y));
      const abroad = stack.countries?.includes(countryAt(x, y) ?? "") ? 0 : 300;
      return (
        abroad + Math.min(...far) * 1.2 + (far.reduce((sum, d) => sum + d, 0) / own.length) * 0.35
      );
    };
    const pad = size.w * 0.12;
    const { box } = spaces.find(size.w + 2 * pad, size.h * 1.1 + 2 * pad, wish, 12);
    places.set(stack.id, { x: box.x + pad, y: box.y + pad, ...size });
    spaces.takeBox(box, 6);
  }
  return places;
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
  paintEdge(ctx, box, r, palette("--wood-dark"), 2.4);
  const inner = { x: box.x + 4, y: box.y + 4, w: box.w - 8, h: box.h - 8 };
  ctx.globalAlpha = 0.7;
  paintEdge(ctx, inner, r * 0.7, palette("--map-gold"), 1.3);
  ctx.globalAlpha = 1;
}

/** @param {CanvasRenderingContext2D} ctx @param {Box} box @param {number} radius @param {string} colour @param {number} width */
function paintEdge(ctx, { x, y, w, h }, radius, colour, width) {
  ctx.beginPath();
  ctx.roundRect(x, y, w, h, radius);
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.stroke();
}

/** @type {Map<string, import("../../canvas/drawing.js").Part[]>} */
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
