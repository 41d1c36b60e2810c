import { HOUSE, houseParts } from "../../../art/pieces.js";
import { paintParts } from "../../canvas/paint.js";
import { overlap } from "../land/geometry.js";
import { townBox } from "./towns.js";

/**
 * @import { Palette } from "../../canvas/paint.js"
 * @import { OccupancyGrid } from "../land/occupancy-grid.js"
 * @import { Scene } from "../scene.js"
 * @import { Board, Box, Point, SeatLook } from "../types.js"
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
  ctx.fillStyle = palette("--map-shadow");
  ctx.globalAlpha *= 0.3;
  ctx.beginPath();
  ctx.ellipse(13, 25, 13, 2.6, -0.1, 0, Math.PI * 2);
  ctx.fill();
  ctx.restore();
  ctx.save();
  ctx.translate(spot.x, spot.y + spot.h - HOUSE.h * s);
  ctx.scale(s, s);
  paintParts(ctx, houseParts(look.color, look.symbol), palette);
  ctx.restore();
}

/** Stacks whose tiles do not lie together but each at a city of its own. @param {Board} board */
function scattered(board) {
  return board.stacks.filter((stack) => stack.cities !== undefined);
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
  const homes = new Set(scattered(board).flatMap((stack) => stack.cities ?? []));
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
  ctx.save();
  ctx.fillStyle = palette("--map-shadow");
  ctx.globalAlpha = 0.3;
  ctx.beginPath();
  ctx.arc(x + r * 0.08, y + r * 0.16, r, 0, Math.PI * 2);
  ctx.fill();
  ctx.globalAlpha = 1;
  ctx.lineWidth = r * 0.09;
  ctx.strokeStyle = palette("--art-ink");
  ctx.fillStyle = palette("--map-gold");
  ctx.beginPath();
  ctx.arc(x, y, r * 0.95, 0, Math.PI * 2);
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = palette("--map-gold-light");
  ctx.beginPath();
  ctx.arc(x, y, r * 0.7, 0, Math.PI * 2);
  ctx.fill();
  ctx.restore();
  const text = String(value);
  /** @type {import("../../canvas/drawing.js").Part} */
  const figure = {
    text,
    x,
    y: y + r * 0.42,
    size: r * 1.25,
    font: "text",
    weight: 700,
    fill: "--art-ink",
  };
  paintParts(ctx, [figure], palette);
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
  const covered = boxes.map((box) =>
    [...labels.values()].reduce((sum, label) => sum + overlap(box, label.box), 0),
  );
  return boxes[covered.indexOf(Math.min(...covered))];
}

/** A folded letter with a seal. @param {CanvasRenderingContext2D} ctx @param {Box} box @param {Palette} palette */
function paintLetter(ctx, { x: left, y: top, w, h }, palette) {
  const [x, y] = [left + w / 2, top + h / 2];
  const size = w / 2;
  ctx.save();
  ctx.lineJoin = "round";
  ctx.lineWidth = size * 0.13;
  ctx.strokeStyle = palette("--art-ink");
  ctx.fillStyle = palette("--art-paper");
  ctx.beginPath();
  ctx.rect(x - w / 2, y - h / 2, w, h);
  ctx.fill();
  ctx.stroke();
  ctx.beginPath();
  ctx.moveTo(x - w / 2, y - h / 2);
  ctx.lineTo(x, y + h * 0.1);
  ctx.lineTo(x + w / 2, y - h / 2);
  ctx.stroke();
  ctx.fillStyle = palette("--wax");
  ctx.beginPath();
  ctx.arc(x, y + h * 0.08, size * 0.38, 0, Math.PI * 2);
  ctx.fill();
  ctx.restore();
}
