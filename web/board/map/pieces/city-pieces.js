import { HOUSE, houseParts } from "../../../art/pieces.js";
import { boxPath, grow, ovalPath, paintParts, paintPath } from "../../canvas/paint.js";
import { covered, land, outside } from "../land/geometry.js";
import { townBox } from "./towns.js";

/**
 * @import { Palette } from "../../canvas/paint.js"
 * @import { OccupancyGrid } from "../land/geometry.js"
 * @import { Scene } from "../scene.js"
 * @import { Board, Box, MapState, Point, SeatLook } from "../types.js"
 */

/**
 * @typedef {{box: Box, side: string, columns: number, spot?: number}} Row  room for the houses of a town, and which of its places it is
 */

/**
 * Room for one house of a row, in map units: houses are the score, and are read from afar where there is room for them.
 *
 * @param {number} scale  css pixels per map unit
 */
export function houseSize(scale) {
  const seen = Math.max(10.5, Math.min(15.5, 10.5 + (scale - 0.22) * 45));
  const w = Math.max(36, seen / scale);
  return { w, h: w * 1.04 };
}

/**
 * Where the houses of a town stand, in the order of their seats and close to the town.
 *
 * @param {Row} row
 * @param {number[]} seats  who has a house here
 * @param {number} scale
 * @returns {Map<number, Box>}
 */
export function houseSpots({ box, side, columns }, seats, scale) {
  const { w, h } = houseSize(scale);
  const lines = Math.ceil(seats.length / columns);
  const step = box.h - h;
  return new Map(
    seats.map((seat, i) => {
      const used = Math.min(columns, seats.length - Math.floor(i / columns) * columns);
      const spare = box.w - used * w;
      const left = side.includes("e") ? 0 : side.includes("w") ? spare : spare / 2;
      const top = lines === 1 ? (side.includes("s") ? 0 : side.includes("n") ? step : step / 2) : 0;
      const y = box.y + top + Math.floor(i / columns) * step;
      return [seat, { x: box.x + left + (i % columns) * w, y, w, h }];
    }),
  );
}

/**
 * @param {CanvasRenderingContext2D} ctx
 * @param {Box} spot
 * @param {SeatLook} look
 * @param {Palette} palette
 */
export function paintHouse(ctx, spot, look, palette) {
  const s = spot.w / HOUSE.w;
  ctx.save();
  ctx.translate(spot.x, spot.y + spot.h - HOUSE.h * s);
  ctx.scale(s, s);
  const shadow = new Path2D();
  shadow.ellipse(13, 25, 13, 2.6, -0.1, 0, Math.PI * 2);
  paintPath(ctx, shadow, { fill: "--map-shadow", opacity: 0.3 }, palette);
  paintParts(ctx, houseParts(look.color, look.symbol), palette);
  ctx.restore();
}

/**
 * A place beside its city for every tile that lies at one.
 *
 * @param {Board} board
 * @param {OccupancyGrid} spaces  what is taken; the places found are entered
 * @param {number} scale
 * @returns {Map<string, Box>}
 */
export function placeCityTiles(board, spaces, scale) {
  const size = Math.max(36, 17 / scale);
  /** @type {Map<string, Box>} */
  const places = new Map();
  // Of some stacks each tile lies at a city of its own.
  const homes = new Set(board.stacks.flatMap(({ cities }) => cities ?? []));
  for (const city of board.cities) {
    if (!homes.has(city.id)) continue;
    const town = townBox(board, city, scale);
    const [x, y] = [town.x + town.w / 2, town.y + town.h / 2];
    const { box } = spaces.find(size, size, (p) => Math.hypot(p[0] - x, p[1] - y) * 30, 6);
    places.set(city.id, box);
    spaces.takeBox(box, 6);
  }
  return places;
}

/** Tiles and letters that still lie at cities. @param {CanvasRenderingContext2D} ctx @param {Scene} scene */
export function paintCityPieces(ctx, { board, state, layout, palette }) {
  const { stack, cities = [] } = state.tilesAt ?? {};
  const value = state.stacks?.find((one) => one.id === stack)?.values[0];
  for (const id of cities) {
    const box = layout.cityTiles.get(id);
    if (box && value !== undefined) paintTile(ctx, box, value, palette);
  }
  for (const city of board.cities) {
    if (!state.letters?.[city.id]) continue;
    paintLetter(ctx, letterBox(board, city, layout), palette);
  }
}

/** A round tile: gold with its points. @param {CanvasRenderingContext2D} ctx @param {Box} box @param {number} value @param {Palette} palette */
function paintTile(ctx, box, value, palette) {
  const r = box.w / 2;
  const [x, y] = [box.x + r, box.y + r];
  const shadow = ovalPath(x + r * 0.08, y + r * 0.16, r);
  const gold = { fill: "--map-gold", stroke: "--art-ink", width: r * 0.09 };
  paintPath(ctx, shadow, { fill: "--map-shadow", opacity: 0.3 }, palette);
  paintPath(ctx, ovalPath(x, y, r * 0.95), gold, palette);
  paintPath(ctx, ovalPath(x, y, r * 0.7), { fill: "--map-gold-light" }, palette);
  const text = { text: String(value), x, y: y + r * 0.42, size: r * 1.25 };
  paintParts(ctx, [{ ...text, font: "text", weight: 700, fill: "--art-ink" }], palette);
}

/** Where a letter's middle may be, as shares of its town: the upper corners before the lower ones. @type {readonly Point[]} */
const CORNERS = [
  [0.86, 0.16],
  [0.14, 0.16],
  [0.86, 0.84],
  [0.14, 0.84],
];

/**
 * Where the letter of a town lies: at the first of its corners where it covers no name, or least of one. It follows from the map
 * alone, so a letter stays where it is whatever else comes to lie there.
 *
 * @param {Board} board
 * @param {import("../types.js").City} city
 * @param {import("../layout.js").Layout} layout
 * @returns {Box}
 * @internal
 */
export function letterBox(board, city, { scale, labels }) {
  const town = townBox(board, city, scale);
  const w = 2 * Math.max(10, 5 / scale);
  const h = w * 0.7;
  const boxes = CORNERS.map(([right, down]) => ({
    x: town.x + town.w * right - w / 2,
    y: town.y + town.h * down - h / 2,
    w,
    h,
  }));
  const names = [...labels.values()].map((label) => label.box);
  const costs = boxes.map((box) => covered(box, names));
  return boxes[costs.indexOf(Math.min(...costs))];
}

/** A folded letter with a seal. @param {CanvasRenderingContext2D} ctx @param {Box} box @param {Palette} palette */
function paintLetter(ctx, box, palette) {
  const { x, y, w, h } = box;
  const [mid, r] = [x + w / 2, w / 2];
  const ink = { stroke: "--art-ink", width: r * 0.13 };
  ctx.lineJoin = "round";
  paintPath(ctx, boxPath(box), { fill: "--art-paper", ...ink }, palette);
  paintPath(ctx, new Path2D(`M${x} ${y}L${mid} ${y + h * 0.6}L${x + w} ${y}`), ink, palette);
  paintPath(ctx, ovalPath(mid, y + h * 0.58, r * 0.38), { fill: "--wax" }, palette);
}

/** @typedef {NonNullable<MapState["cards"]>[string]} CardMark */

/**
 * What stands beside a town: a card for each place where its cards lie.
 *
 * @param {CardMark} mark
 * @returns {{kind: "open" | "hand", count: number}[]}
 * @internal
 */
export function signsOf({ open, hand }) {
  /** @type {{kind: "open" | "hand", count: number}[]} */
  const signs = [
    { kind: "open", count: open },
    { kind: "hand", count: hand },
  ];
  return signs.filter(({ count }) => count > 0);
}

/** Where a mark may stand: how far its middle is from the town's, in halves of their sizes together. @type {readonly Point[]} */
const DIRECTIONS = [
  [-0.75, -0.75],
  [0.75, -0.75],
  [0, -1],
  [-1, 0],
  [1, 0],
  [-0.8, 0.8],
  [0.8, 0.8],
  [0, 1],
  [-0.4, -1],
  [0.4, -1],
  [-1, -0.4],
  [1, -0.4],
  [-1, 0.4],
  [1, 0.4],
  [-0.4, 1],
  [0.4, 1],
];
/** A little farther away there may be room where there is none close by. */
const PLACES = [1, 1.25, 1.55].flatMap((by) => DIRECTIONS.map(([x, y]) => [x * by, y * by]));
/** Rather a house or a road than a letter of a name. */
const NAME_WEIGHT = 8;
/** For each place by which it stands farther down the list this share of it may rather be covered: it changes sides for more than that. */
const PLACE_COST = 0.01;

/**
 * The place beside a town that covers least of what is there already; of nearly equal ones the first.
 *
 * @param {Box} town
 * @param {number} w
 * @param {number} h
 * @param {readonly Box[]} taken
 * @param {readonly Box[]} [names]
 * @param {Box} [inner] the land inside the frame of the sheet, which it does not leave
 * @returns {Box}
 * @internal
 */
export function roomBeside(town, w, h, taken, names = [], inner = undefined) {
  const [x, y] = [town.x + town.w / 2, town.y + town.h / 2];
  let best = { x, y, w, h };
  let least = Number.POSITIVE_INFINITY;
  for (const [number, [right, down]] of PLACES.entries()) {
    const box = {
      x: x + (right * (town.w * 0.8 + w)) / 2 - w / 2,
      y: y + (down * (town.h * 0.8 + h)) / 2 - h / 2,
      w,
      h,
    };
    const spoilt = covered(box, names) + (inner ? outside(box, inner) : 0);
    const cost = covered(box, taken) + spoilt * NAME_WEIGHT + number * PLACE_COST * w * h;
    if (cost < least) [best, least] = [box, cost];
  }
  return best;
}

/** How far the frame of what joins goes beyond its card, as a share of its width. */
const FRAME_SHARE = 0.35;

/**
 * Where the marks of the towns stand, each with room for a frame around its cards.
 *
 * @param {Pick<Scene, "board" | "state" | "layout">} scene
 * @param {readonly Box[]} houses
 * @returns {{id: string, box: Box, wide: number}[]} and how wide a card is
 * @internal
 */
export function placeCardMarks({ board, state, layout }, houses) {
  const towns = new Map(board.cities.map((city) => [city.id, townBox(board, city, layout.scale)]));
  const names = [...layout.labels.values()].map(({ box }) => box);
  const landmarks = [...layout.landmarks.values()].map(({ box }) => box);
  const letters = board.cities.filter(({ id }) => state.letters?.[id]);
  const taken = [...houses, ...landmarks, ...layout.cityTiles.values()];
  taken.push(...letters.map((city) => letterBox(board, city, layout)));
  const high = Math.max(32, 15 / layout.scale);
  const wide = high * 0.72;
  const frame = wide * FRAME_SHARE;
  const inner = land(board);
  return board.cities.flatMap(({ id }) => {
    const mark = state.cards?.[id];
    const town = towns.get(id);
    if (!mark || !town) return [];
    const others = [...towns.values()].filter((other) => other !== town);
    const along = wide * (signsOf(mark).length * 1.15 - 0.15);
    const box = roomBeside(town, along + frame, high + frame, [...taken, ...others], names, inner);
    // Two marks on each other are as hard to read as a name below one.
    names.push(box);
    return [{ id, box, wide }];
  });
}

/**
 * Small cards beside the towns whose cards lie open or in the hand.
 *
 * @param {CanvasRenderingContext2D} ctx
 * @param {Scene} scene
 * @param {readonly Box[]} houses
 */
export function paintCardMarks(ctx, scene, houses) {
  for (const { id, box: room, wide } of placeCardMarks(scene, houses)) {
    const mark = scene.state.cards?.[id];
    if (!mark) continue;
    const edge = (wide * FRAME_SHARE) / 2;
    signsOf(mark).forEach(({ kind, count }, index) => {
      const x = room.x + edge + wide * index * 1.15;
      const box = { x, y: room.y + edge, w: wide, h: room.h - 2 * edge };
      paintCard(ctx, box, kind, count, mark.joins, scene.palette);
    });
  }
}

/**
 * A card of the display lies plain, one of the hand bears a bar below; what joins the route has a frame of light, what the hand
 * leads to a broken one.
 *
 * @param {CanvasRenderingContext2D} ctx
 * @param {Box} box
 * @param {"open" | "hand"} kind
 * @param {number} count
 * @param {CardMark["joins"]} joins
 * @param {Palette} palette
 */
function paintCard(ctx, box, kind, count, joins, palette) {
  const { x, y, w, h } = box;
  const line = w * 0.09;
  if (joins) {
    const frame = boxPath(grow(box, line * 1.6), w * 0.24);
    const dash = joins === "hand" ? `${line * 3.4} ${line * 2.6}` : undefined;
    shine(ctx, [x + w / 2, y + h / 2], h * (joins === "route" ? 1.15 : 0.95), palette);
    paintPath(ctx, frame, { stroke: "--art-ink", width: line * 4.4 }, palette);
    paintPath(ctx, frame, { stroke: "--map-glow", width: line * 3, dash }, palette);
  }
  const isOpen = kind === "open";
  const fill = isOpen ? "--art-paper" : "--map-gold";
  paintPath(ctx, boxPath(box, w * 0.16), { fill, stroke: "--art-ink", width: line }, palette);
  const bar = isOpen ? { y: y + h * 0.16, h: h * 0.3 } : { y: y + h * 0.74, h: h * 0.1 };
  const paint = isOpen ? "--map-gold" : "--art-ink";
  paintPath(ctx, { x: x + w * 0.2, w: w * 0.6, ...bar }, { fill: paint }, palette);
  // Several cards of one town: a stroke for each.
  for (let i = 0; i < count && count > 1; i += 1) {
    const stroke = { x: x + w * (0.24 + i * 0.22), y: y + h * 0.54, w: w * 0.1, h: h * 0.16 };
    paintPath(ctx, stroke, { fill: "--art-ink" }, palette);
  }
}

/** @param {CanvasRenderingContext2D} ctx @param {Point} middle @param {number} r @param {Palette} palette */
function shine(ctx, [x, y], r, palette) {
  const light = ctx.createRadialGradient(x, y, r * 0.3, x, y, r);
  light.addColorStop(0, palette("--map-glow"));
  light.addColorStop(1, "transparent");
  ctx.fillStyle = light;
  ctx.fillRect(x - r, y - r, 2 * r, 2 * r);
}
