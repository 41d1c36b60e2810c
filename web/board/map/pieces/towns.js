import { FOOT, landmark } from "../../../art/landmarks/index.js";
import { townParts } from "../../../art/town.js";
import { paintParts } from "../../canvas/paint.js";
import { cityPoint } from "../land/sheet.js";

/**
 * @import { Board, Box, City } from "../types.js"
 * @import { Palette } from "../../canvas/paint.js"
 * @import { Layout } from "../layout.js"
 */

/** A landmark that is narrower than this on the screen, in css pixels, is drawn without its fine lines. */
const FINE = 30;

/** Outline of the three sizes of town about their point, at scale 1. */
const EXTENT = {
  1: { w: 40, up: 17, down: 11 },
  2: { w: 49, up: 20, down: 14 },
  3: { w: 61, up: 22, down: 15 },
};

/** The outline of the church in which all ways end. */
const GOAL = { w: 66, up: 42, down: 10 };

/** @param {Board} board @param {City} city */
function extentOf(board, city) {
  return city.goal ? GOAL : EXTENT[townSize(board, city)];
}

/** @type {WeakMap<Board, Map<string, 1 | 2 | 3>>} */
const sizes = new WeakMap();

/**
 * Towns grow with the number of roads that meet there.
 *
 * @param {Board} board
 * @param {City} city
 * @returns {1 | 2 | 3}
 */
export function townSize(board, city) {
  let known = sizes.get(board);
  if (!known) {
    known = new Map(
      board.cities.map(({ id }) => {
        const roads = board.roads.filter((road) => road.a === id || road.b === id).length;
        return [id, roads >= 6 ? 3 : roads >= 4 ? 2 : 1];
      }),
    );
    sizes.set(board, known);
  }
  return known.get(city.id) ?? 1;
}

/** Factor by which towns are drawn: on small screens they shrink less than the map. @param {number} scale */
export function townScale(scale) {
  return Math.max(1.28, 0.4 / scale);
}

/** @param {Board} board @param {City} city @param {number} scale @returns {Box} */
export function townBox(board, city, scale) {
  const [x, y] = cityPoint(board, city);
  const extent = extentOf(board, city);
  const s = townScale(scale);
  return {
    x: x - (extent.w / 2) * s,
    y: y - extent.up * s,
    w: extent.w * s,
    h: (extent.up + extent.down) * s,
  };
}

/**
 * A town by its landmark, or a plain one.
 *
 * @param {CanvasRenderingContext2D} ctx
 * @param {Board} board
 * @param {City} city
 * @param {Palette} palette
 * @param {Layout} layout
 * @param {number} zoom  css pixels per map unit
 */
export function paintTown(ctx, board, city, palette, layout, zoom) {
  const [x, y] = cityPoint(board, city);
  const extent = extentOf(board, city);
  const s = townScale(layout.scale);
  const placed = layout.landmarks.get(city.id);
  const known = placed ? landmark(city.id) : null;
  ctx.save();
  ctx.translate(x, y + extent.down * s - 2 * s);
  ctx.scale(s, s);
  // the ground on which it stands
  ctx.fillStyle = palette("--map-relief-fill");
  ctx.strokeStyle = palette("--map-relief");
  ctx.lineWidth = 0.8;
  ctx.beginPath();
  ctx.ellipse(0, 0.5, extent.w * 0.54, 6, 0, 0, Math.PI * 2);
  ctx.fill();
  ctx.stroke();
  if (!known && !city.goal) paintParts(ctx, partsOf(city.id, townSize(board, city)), palette);
  ctx.restore();
  if (known && placed) {
    const { box, scale } = placed;
    const parts = box.w * zoom < FINE ? known.plain : known.parts;
    const foot = box.y + box.h - FOOT * scale;
    paintParts(ctx, [{ parts, x: box.x + box.w / 2, y: foot, scale }], palette);
  }
}

/** @type {Map<string, import("../../canvas/drawing.js").Part[]>} */
const drawn = new Map();

/** @param {string} id @param {1 | 2 | 3} size */
function partsOf(id, size) {
  const key = `${id}/${size}`;
  let parts = drawn.get(key);
  if (!parts) {
    parts = townParts(id, size);
    drawn.set(key, parts);
  }
  return parts;
}
