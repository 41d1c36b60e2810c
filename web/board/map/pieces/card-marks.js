import { overlap } from "../land/geometry.js";
import { letterBox } from "./city-pieces.js";
import { townBox } from "./towns.js";

/**
 * @import { Box, MapState, Point } from "../types.js"
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
const DISTANCES = [1, 1.25, 1.55];
const PLACES = DISTANCES.flatMap((by) => DIRECTIONS.map(([x, y]) => [x * by, y * by]));
/** Rather a house or a road than a letter of a name. */
const NAME_WEIGHT = 8;

/**
 * The place beside a town that covers least of what is there already; of equal ones the first.
 *
 * @param {Box} town
 * @param {number} w
 * @param {number} h
 * @param {readonly Box[]} taken
 * @param {readonly Box[]} [names]
 * @returns {Box}
 */
export function roomBeside(town, w, h, taken, names = []) {
  const [x, y] = [town.x + town.w / 2, town.y + town.h / 2];
  let best = { x, y, w, h };
  let least = Number.POSITIVE_INFINITY;
  for (const [right, down] of PLACES) {
    const box = {
      x: x + (right * (town.w * 0.8 + w)) / 2 - w / 2,
      y: y + (down * (town.h * 0.8 + h)) / 2 - h / 2,
      w,
      h,
    };
    const over = (/** @type {readonly Box[]} */ boxes) =>
      boxes.reduce((sum, other) => sum + overlap(box, other), 0);
    const covered = over(taken) + over(names) * NAME_WEIGHT;
    if (covered < least) [best, least] = [box, covered];
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
  return board.cities.flatMap(({ id }) => {
    const mark = state.cards?.[id];
    const town = towns.get(id);
    if (!mark || !town) return [];
    const others = [...towns.values()].filter((other) => other !== town);
    const along = wide * (signsOf(mark).length * 1.15 - 0.15);
    const box = roomBeside(town, along + frame, high + frame, [...taken, ...others], names);
    taken.push(box);
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
function paintCard(ctx, { x, y, w, h }, kind, count, joins, palette) {
  const line = w * 0.09;
  ctx.save();
  if (joins) {
    shine(ctx, [x + w / 2, y + h / 2], h * (joins === "route" ? 1.15 : 0.95), palette);
    outline(ctx, x - line * 1.6, y - line * 1.6, w + line * 3.2, h + line * 3.2, w * 0.24);
    ctx.lineWidth = line * 4.4;
    ctx.strokeStyle = palette("--art-ink");
    ctx.stroke();
    if (joins === "hand") ctx.setLineDash([line * 3.4, line * 2.6]);
    ctx.lineWidth = line * 3;
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

/** @param {CanvasRenderingContext2D} ctx @param {Point} middle @param {number} r @param {Palette} palette */
function shine(ctx, [x, y], r, palette) {
  const light = ctx.createRadialGradient(x, y, r * 0.3, x, y, r);
  light.addColorStop(0, palette("--map-glow"));
  light.addColorStop(1, "transparent");
  ctx.fillStyle = light;
  ctx.fillRect(x - r, y - r, 2 * r, 2 * r);
}

/** @param {CanvasRenderingContext2D} ctx @param {number} x @param {number} y @param {number} w @param {number} h @param {number} r */
function outline(ctx, x, y, w, h, r) {
  ctx.beginPath();
  ctx.roundRect(x, y, w, h, r);
}
