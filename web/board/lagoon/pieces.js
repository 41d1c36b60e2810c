import {
  bead,
  buildingParts,
  cardBack,
  customer,
  gondola,
  gondolier,
  ship,
  TILE,
} from "../../art/murano/figures.js";
import { markPath } from "../../art/pieces.js";
import { paintParts } from "../canvas/paint.js";
import BAG from "./bag.svg";
import { CELL, middleOf } from "./geometry.js";
import { inCell, slabs } from "./islands.js";

/**
 * @import { Palette } from "../canvas/paint.js"
 * @import { Box, LagoonBoard, LagoonState, Point } from "./types.js"
 */

/** A gondola keeps off the quay walls of its bay. */
const GONDOLA_SCALE = 1.1;

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
 * @param {{no: number, cell: number[], index: number}} berth
 * @param {LagoonState} state
 * @param {Palette} palette
 */
export function paintGondola(ctx, { no, cell, index }, state, palette) {
  const [x, y] = middleOf(cell);
  const held = state.placed[no];
  ctx.save();
  ctx.translate(x, y + 7);
  ctx.scale(GONDOLA_SCALE, GONDOLA_SCALE);
  paintParts(ctx, gondola(`--seat-${state.gondolaColours[index] ?? "white"}`), palette);
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

/** So many lie side by side. */
const STOCK_COLUMNS = 4;
const STOCKS = ["street", "glass", "shop", "palace", "special"];

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
    ...STOCKS.map((id) => ({ kind: /** @type {const} */ ("stock"), id })),
    { kind: "pile", id: "character" },
    { kind: "pile", id: "special" },
    { kind: "bag", id: "bag" },
  ];
  const [wide, high] = [
    (w * CELL) / STOCK_COLUMNS,
    (h * CELL) / Math.ceil(things.length / STOCK_COLUMNS),
  ];
  return things.map((thing, index) => ({
    ...thing,
    box: {
      x: x + (index % STOCK_COLUMNS) * wide,
      y: y + Math.floor(index / STOCK_COLUMNS) * high,
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
