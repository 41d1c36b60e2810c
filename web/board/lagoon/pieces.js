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
import { boxPath, grow, ovalPath, paintParts, paintPath, paintText } from "../canvas/paint.js";
import BAG from "./bag.svg";
import { middleOf, stackBox } from "./geometry.js";
import { inCell, paintJoints, SQUARE } from "./islands.js";

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
  const [, colour, count] = tile.split("-");
  const spots = count === "2" ? [-9, 9] : count ? [0] : [];
  const parts = customer(/** @type {"red"} */ (colour));
  inCell(ctx, box, () => {
    paintPath(ctx, grow(SQUARE, -0.4), { fill: "--lagoon-street" }, palette);
    paintJoints(ctx, { stroke: "--lagoon-street-line", width: 1.1 }, palette);
    paintPath(ctx, grow(SQUARE, -0.8), { stroke: "--lagoon-quay-edge", width: 1.2 }, palette);
    const customers = spots.map((x) => ({ parts, x: TILE / 2 + x, y: TILE - 6, scale: 1.3 }));
    paintParts(ctx, customers, palette);
  });
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
  const parts = [
    { d: "M-9.2 0a9.2 9.2 0 1 0 18.4 0a9.2 9.2 0 1 0-18.4 0Z", fill: "--art-ink" },
    { d: "M-7.8 0a7.8 7.8 0 1 0 15.6 0a7.8 7.8 0 1 0-15.6 0Z", fill: base },
    { d: markPath(owner.symbol, 0, 0, 4.6), fill: `${base}-ink` },
  ];
  paintParts(ctx, [{ parts, x, y, scale: 1 }], palette);
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
    ctx.translate(-4, 2);
    ctx.scale(1.25, 1.25);
    const parts = gondolier(`--seat-${seat.color}`);
    // An outline sets a white one off its white gondola.
    for (const part of parts)
      if ("d" in part)
        paintPath(ctx, new Path2D(part.d), { stroke: "--art-ink", width: 2.6 }, palette);
    paintParts(ctx, parts, palette);
    ctx.globalAlpha = 1;
    paintOwner(ctx, [10, -8], seat, palette);
  }
  ctx.restore();
}

/** The glow around a ship that is chosen, or may be. @param {CanvasRenderingContext2D} ctx @param {boolean} chosen @param {Palette} palette */
function paintHalo(ctx, chosen, palette) {
  ctx.shadowColor = palette("--lagoon-glow");
  ctx.shadowBlur = chosen ? 18 : 8;
  const halo = { stroke: "--lagoon-glow", width: chosen ? 5 : 2.6 };
  paintPath(ctx, ovalPath(1, 0, 30, 16), halo, palette);
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
  const { x, y, w, h } = stackBox(board);
  /** @type {{kind: "stock" | "pile" | "bag", id: string}[]} */
  const things = [
    ...STOCKS.map((id) => ({ kind: /** @type {const} */ ("stock"), id })),
    { kind: "pile", id: "character" },
    { kind: "pile", id: "special" },
    { kind: "bag", id: "bag" },
  ];
  const wide = w / STOCK_COLUMNS;
  const high = h / Math.ceil(things.length / STOCK_COLUMNS);
  return things.map((thing, index) => {
    const [column, row] = [index % STOCK_COLUMNS, Math.floor(index / STOCK_COLUMNS)];
    return { ...thing, box: { x: x + column * wide, y: y + row * high, w: wide, h: high } };
  });
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
  const rim = boxPath(grow(stackBox(board), 4), 6);
  paintPath(ctx, rim, { stroke: "--lagoon-mark", width: 6 }, palette);
  paintPath(ctx, rim, { fill: "--lagoon-mark", opacity: 0.16 }, palette);
}

/** @param {CanvasRenderingContext2D} ctx @param {string} sort @param {Palette} palette */
function paintStock(ctx, sort, palette) {
  const size = 36;
  const fill = sort === "street" ? "--lagoon-street" : "--art-linen";
  for (const by of [4, 2, 0]) {
    const tile = boxPath({ x: -size / 2 + by * 0.5, y: 8 + by, w: size, h: size }, 2);
    paintPath(ctx, tile, { fill, stroke: "--art-ink" }, palette);
  }
  ctx.translate(-size / 2, 8);
  ctx.scale(size / TILE, size / TILE);
  if (sort === "street") return paintJoints(ctx, { stroke: "--lagoon-street-line" }, palette);
  // The colour of a shop and the crests of a palace are not seen from behind.
  paintParts(ctx, [{ parts: buildingParts(sort), x: 3, y: 2.5, scale: 0.86 }], palette);
}

/** @param {CanvasRenderingContext2D} ctx @param {"character" | "special"} kind @param {Palette} palette */
function paintPile(ctx, kind, palette) {
  const backs = [3, 1.5, 0].map((by) => ({ parts: cardBack(kind), x: by, y: by, scale: 1 }));
  paintParts(ctx, [{ parts: backs, x: -17, y: 8, scale: 1.15 }], palette);
}

/** @param {CanvasRenderingContext2D} ctx @param {Palette} palette */
function paintBag(ctx, palette) {
  const beads = [
    { parts: bead("red", 5.4), x: -7, y: 12, scale: 1 },
    { parts: bead("green", 5.4), x: 1, y: 6, scale: 1 },
    { parts: bead("blue", 5.4), x: 7, y: 14, scale: 1 },
  ];
  paintParts(ctx, [{ parts: [...BAG, ...beads], x: 0, y: 32, scale: 1 }], palette);
}

/** @param {CanvasRenderingContext2D} ctx @param {Box} box @param {number} left @param {boolean} empty @param {Palette} palette @param {number} scale */
function paintCount(ctx, box, left, empty, palette, scale) {
  const size = Math.min(24, Math.max(16, 12.5 / scale));
  const text = String(left);
  const [x, y] = [box.x + box.w / 2, box.y + box.h - 11];
  ctx.font = `800 ${size}px ${palette("--font-ui")}`;
  const w = Math.max(size * 1.3, ctx.measureText(text).width + 9);
  const label = boxPath({ x: x - w / 2, y: y - size * 0.62, w, h: size * 1.24 }, size * 0.5);
  const fill = empty ? "--lagoon-mark" : "--lagoon-flag";
  paintPath(ctx, label, { fill, stroke: "--lagoon-quay-edge", width: 1.2 }, palette);
  const count = {
    text,
    x,
    y: y + size * 0.06,
    size,
    weight: 800,
    font: /** @type {const} */ ("ui"),
  };
  paintText(ctx, { ...count, fill: empty ? "--lagoon-flag" : "--lagoon-ink" }, palette);
}

/** A mark that hides nothing. @param {CanvasRenderingContext2D} ctx @param {Box} box @param {string} stroke a chosen place glows, others have the colour of their meaning @param {Palette} palette @param {number} scale */
export function paintRim(ctx, box, stroke, palette, scale) {
  const rim = boxPath(grow(box, 1), 8);
  const isThin = stroke === "--lagoon-ink";
  const width = isThin ? Math.max(2.4, 1.4 / scale) : Math.max(7, 3.4 / scale);
  const edge = stroke === "--lagoon-glow" ? "--lagoon-shade" : "--lagoon-flag";
  paintPath(ctx, rim, { stroke: edge, width: width * (isThin ? 2.2 : 1.7) }, palette);
  paintPath(ctx, rim, { stroke, width }, palette);
}

/** Below the light of the space that is chosen, which stands out among those that may be. @param {CanvasRenderingContext2D} ctx @param {Path2D} rim @param {Palette} palette @param {number} scale */
export function paintAim(ctx, rim, palette, scale) {
  paintPath(ctx, rim, { stroke: "--lagoon-ink", width: Math.max(11, 6 / scale) }, palette);
}
