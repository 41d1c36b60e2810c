import { buildingParts, TILE } from "../../art/murano/buildings.js";
import { bead, cardBack } from "../../art/murano/goods.js";
import { paintParts } from "../canvas/paint.js";
import BAG from "./bag.svg";
import { CELL } from "./geometry.js";
import { slabs } from "./islands.js";

/**
 * @import { Palette } from "../canvas/paint.js"
 * @import { Box, LagoonBoard, LagoonState } from "./types.js"
 */

/** So many lie side by side. */
const ACROSS = 4;
const SORTS = ["street", "glass", "shop", "palace", "special"];

/**
 * Where the stocks, the card piles and the bag lie on their island.
 *
 * @param {LagoonBoard} board
 * @returns {{kind: "stock" | "pile" | "bag", id: string, box: Box}[]}
 */
export function stockPlaces(board) {
  const [ox = 0, oy = 0] = board.stackIsland.origin;
  const [w = 0, h = 0] = board.stackIsland.size;
  const [x, y] = [ox * CELL, oy * CELL];
  /** @type {{kind: "stock" | "pile" | "bag", id: string}[]} */
  const things = [
    ...SORTS.map((id) => ({ kind: /** @type {const} */ ("stock"), id })),
    { kind: "pile", id: "character" },
    { kind: "pile", id: "special" },
    { kind: "bag", id: "bag" },
  ];
  const [wide, high] = [(w * CELL) / ACROSS, (h * CELL) / Math.ceil(things.length / ACROSS)];
  return things.map((thing, index) => ({
    ...thing,
    box: {
      x: x + (index % ACROSS) * wide,
      y: y + Math.floor(index / ACROSS) * high,
      w: wide,
      h: high,
    },
  }));
}

/**
 * What is left: the stocks with their numbers, both piles, the bag. When the end has come near, the empty ones and
 * their island are red.
 *
 * @param {CanvasRenderingContext2D} ctx
 * @param {LagoonBoard} board
 * @param {LagoonState} state
 * @param {Palette} palette
 * @param {number} scale
 */
export function paintStocks(ctx, board, state, palette, scale) {
  if (state.ending) paintAlarm(ctx, board, palette);
  for (const { kind, id, box } of stockPlaces(board)) {
    const left =
      kind === "stock"
        ? (state.stock[id] ?? 0)
        : kind === "pile"
          ? state.pile[/** @type {"character" | "special"} */ (id)]
          : state.beads;
    const empty = kind === "stock" && left === 0;
    ctx.save();
    ctx.translate(box.x + box.w / 2, box.y);
    if (empty) ctx.globalAlpha = 0.35;
    if (kind === "stock") paintStock(ctx, id, palette);
    else if (kind === "pile") paintPile(ctx, /** @type {"character" | "special"} */ (id), palette);
    else paintBag(ctx, palette);
    ctx.restore();
    paintCount(ctx, box, left, empty, palette, scale);
  }
}

/** @param {CanvasRenderingContext2D} ctx @param {LagoonBoard} board @param {Palette} palette */
function paintAlarm(ctx, board, palette) {
  const [ox = 0, oy = 0] = board.stackIsland.origin;
  const [w = 0, h = 0] = board.stackIsland.size;
  ctx.strokeStyle = palette("--lagoon-mark");
  ctx.lineWidth = 6;
  ctx.beginPath();
  ctx.roundRect(ox * CELL - 4, oy * CELL - 4, w * CELL + 8, h * CELL + 8, 6);
  ctx.stroke();
  ctx.globalAlpha = 0.16;
  ctx.fillStyle = palette("--lagoon-mark");
  ctx.fill();
  ctx.globalAlpha = 1;
}

/** @param {CanvasRenderingContext2D} ctx @param {string} sort @param {Palette} palette */
function paintStock(ctx, sort, palette) {
  const size = 36;
  for (const by of [4, 2, 0]) {
    ctx.fillStyle = palette(sort === "street" ? "--lagoon-street" : "--art-linen");
    ctx.strokeStyle = palette("--art-ink");
    ctx.lineWidth = 1;
    ctx.beginPath();
    ctx.roundRect(-size / 2 + by * 0.5, 8 + by, size, size, 2);
    ctx.fill();
    ctx.stroke();
  }
  ctx.save();
  ctx.translate(-size / 2, 8);
  ctx.scale(size / TILE, size / TILE);
  if (sort === "street") {
    ctx.strokeStyle = palette("--lagoon-street-line");
    slabs(ctx);
  } else {
    // The colour of a shop and the crests of a palace are not seen from behind.
    ctx.translate(3, 2.5);
    ctx.scale(0.86, 0.86);
    paintParts(ctx, buildingParts(sort === "shop" ? "shop-grey" : sort), palette);
  }
  ctx.restore();
}

/** @param {CanvasRenderingContext2D} ctx @param {"character" | "special"} kind @param {Palette} palette */
function paintPile(ctx, kind, palette) {
  ctx.translate(-17, 8);
  ctx.scale(1.15, 1.15);
  for (const by of [3, 1.5, 0]) {
    ctx.save();
    ctx.translate(by, by);
    paintParts(ctx, cardBack(kind), palette);
    ctx.restore();
  }
}

/** @param {CanvasRenderingContext2D} ctx @param {Palette} palette */
function paintBag(ctx, palette) {
  ctx.translate(0, 32);
  paintParts(
    ctx,
    [
      ...BAG,
      { parts: bead("red", 5.4), x: -7, y: 12, scale: 1 },
      { parts: bead("green", 5.4), x: 1, y: 6, scale: 1 },
      { parts: bead("blue", 5.4), x: 7, y: 14, scale: 1 },
    ],
    palette,
  );
}

/** @param {CanvasRenderingContext2D} ctx @param {Box} box @param {number} left @param {boolean} empty @param {Palette} palette @param {number} scale */
function paintCount(ctx, box, left, empty, palette, scale) {
  const size = Math.min(24, Math.max(16, 12.5 / scale));
  const text = String(left);
  const [x, y] = [box.x + box.w / 2, box.y + box.h - 11];
  ctx.font = `800 ${size}px ${palette("--font-ui")}`;
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  const wide = Math.max(size * 1.3, ctx.measureText(text).width + 9);
  ctx.fillStyle = palette(empty ? "--lagoon-mark" : "--lagoon-flag");
  ctx.strokeStyle = palette("--lagoon-quay-edge");
  ctx.lineWidth = 1.2;
  ctx.beginPath();
  ctx.roundRect(x - wide / 2, y - size * 0.62, wide, size * 1.24, size * 0.5);
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = palette(empty ? "--lagoon-flag" : "--lagoon-ink");
  ctx.fillText(text, x, y + size * 0.06);
  ctx.textBaseline = "alphabetic";
}
