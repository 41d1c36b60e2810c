import { COACH, travelCoachParts } from "../../../art/coaches.js";
import { paintParts } from "../../canvas/paint.js";
import { roadKey, roadWidth } from "../pieces/roads.js";
import { townBox } from "../pieces/towns.js";
import CHURCH from "./church.svg";
import { placeCoaches } from "./coach-room.js";

/**
 * @import { Box } from "../types.js"
 * @import { Palette } from "../../canvas/paint.js"
 * @import { WaysMap } from "./ways.js"
 */

/** Width of church.svg. */
const CHURCH_WIDTH = 92;

/**
 * Every road points south: an arrow in its middle.
 *
 * @param {CanvasRenderingContext2D} ctx
 * @param {Palette} palette
 * @param {WaysMap} ways
 */
export function paintArrows(ctx, palette, ways) {
  const size = roadWidth(ways.scale) * 0.95;
  ctx.fillStyle = palette("--map-border");
  ctx.strokeStyle = palette("--map-road");
  ctx.lineWidth = size * 0.3;
  ctx.lineJoin = "round";
  for (const { id, exits } of ways.ways.towns) {
    for (const exit of exits) {
      const road = ways.map.roads.get(roadKey(id, exit));
      if (!road) continue;
      const line = road.a === id ? road.line : [...road.line].reverse();
      const at = Math.floor(line.length * 0.52);
      const [from, to] = [line[Math.max(0, at - 1)], line[Math.min(line.length - 1, at + 1)]];
      const [x, y] = line[at];
      ctx.save();
      ctx.translate(x, y);
      ctx.rotate(Math.atan2(to[1] - from[1], to[0] - from[0]));
      ctx.beginPath();
      ctx.moveTo(size * 1.15, 0);
      ctx.lineTo(-size * 0.75, -size * 0.95);
      ctx.lineTo(-size * 0.35, 0);
      ctx.lineTo(-size * 0.75, size * 0.95);
      ctx.closePath();
      ctx.stroke();
      ctx.fill();
      ctx.restore();
    }
  }
}

/**
 * The goal: a domed church, larger than any town.
 *
 * @param {CanvasRenderingContext2D} ctx
 * @param {Palette} palette
 * @param {WaysMap} ways
 */
export function paintGoal(ctx, palette, ways) {
  const city = ways.map.board.cities.find(({ id }) => id === ways.ways.goal);
  if (!city) return;
  const box = townBox(ways.map.board, city, ways.scale);
  const s = box.w / CHURCH_WIDTH;
  ctx.translate(box.x + box.w / 2, box.y + box.h);
  ctx.scale(s, s);
  paintParts(ctx, CHURCH, palette);
}

/**
 * @param {CanvasRenderingContext2D} ctx
 * @param {Palette} palette
 * @param {WaysMap} ways
 */
export function paintCoaches(ctx, palette, ways) {
  placesOf(ways).forEach(({ city, box }, number) => {
    const [dx, dy] = ways.offset(number, city.id);
    paintCoach(ctx, palette, ways, number, { ...box, x: box.x + dx, y: box.y + dy });
  });
}

/**
 * From a coach that found no room at its town a line leads there, under the names.
 *
 * @param {CanvasRenderingContext2D} ctx
 * @param {Palette} palette
 * @param {WaysMap} ways
 */
export function paintTethers(ctx, palette, ways) {
  placesOf(ways).forEach(({ city, box: { x, y, w, h } }, number) => {
    const [tx, ty] = ways.map.points.get(city.id) ?? [x, y];
    if (city.goal || Math.hypot(x + w / 2 - tx, y + h / 2 - ty) < w) return;
    ctx.beginPath();
    ctx.moveTo(x + w / 2, y + h / 2);
    ctx.lineTo(tx, ty);
    for (const [colour, wide] of /** @type {const} */ ([
      [palette("--map-town-ink"), 0.14],
      [ways.ways.carriages[number].hex, 0.08],
    ])) {
      ctx.strokeStyle = colour;
      ctx.lineWidth = w * wide;
      ctx.stroke();
    }
  });
}

/** @param {WaysMap} ways */
function placesOf({ map, state, scale }) {
  const view = { kept: map.keptBoxes, scale, cssScale: map.camera.scale };
  return placeCoaches(map.board, state.coaches, view);
}

/**
 * @param {CanvasRenderingContext2D} ctx
 * @param {Palette} palette
 * @param {WaysMap} ways
 * @param {number} number
 * @param {Box} at
 */
function paintCoach(ctx, palette, ways, number, { x, y, w }) {
  const { hex } = ways.ways.carriages[number];
  const { riders } = ways.state.coaches[number];
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(w / COACH.w, w / COACH.w);
  ctx.fillStyle = palette("--map-shadow");
  ctx.globalAlpha = 0.3;
  ctx.beginPath();
  ctx.ellipse(COACH.w / 2, COACH.h - 1.5, COACH.w * 0.52, 5, 0, 0, Math.PI * 2);
  ctx.fill();
  ctx.globalAlpha = 1;
  paintParts(ctx, travelCoachParts(hex, number), palette);
  if (riders > 0) {
    paintParts(
      ctx,
      [
        {
          d: "M41 3a9.5 9.5 0 1 0 19 0 9.5 9.5 0 1 0 -19 0Z",
          fill: "--map-label",
          stroke: "--map-label-edge",
          width: 1.6,
        },
        {
          text: String(riders),
          x: 50.5,
          y: 8.2,
          size: 15,
          font: "ui",
          weight: 700,
          fill: "--map-label-ink",
        },
      ],
      palette,
    );
  }
  ctx.restore();
}
