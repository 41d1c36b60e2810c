import { hornParts } from "../../../art/pieces.js";
import { paintParts } from "../../canvas/paint.js";
import { land } from "./sheet.js";

/**
 * @import { Board, Box } from "../types.js"
 * @import { Palette } from "../../canvas/paint.js"
 * @import { Spaces } from "./spaces.js"
 */

/**
 * Title and compass rose stand where the map is empty, as large as there is room; on a crowded map they stay away.
 *
 * @param {Board} board
 * @param {Spaces} spaces
 * @param {number} scale
 * @returns {{cartouche: Box | null, compass: Box | null}}
 */
export function placeOrnaments(board, spaces, scale) {
  const bounds = land(board);
  /** @param {[number, number][]} sizes @returns {Box | null} */
  const find = (sizes) => {
    for (const [w, h] of sizes) {
      const found = spaces.find(w, h, ([x, y]) => {
        const dx = Math.min(x - bounds.x, bounds.x + bounds.w - x);
        const dy = Math.min(y - bounds.y, bounds.y + bounds.h - y);
        return Math.min(dx, dy) + 0.25 * Math.max(dx, dy);
      });
      if (found.cost === 0) {
        spaces.takeBox(found.box, 6);
        return found.box;
      }
    }
    return null;
  };
  const readable = 13 / scale / 0.3;
  const cartouche = find(
    [1.35, 1.15, 1, 0.85, 0.72]
      .map((f) => /** @type {[number, number]} */ ([300 * f, 124 * f]))
      .filter(([, h]) => h > readable),
  );
  const compass = find([190, 160, 130, 105].map((d) => [d, d]));
  return { cartouche, compass };
}

/** @param {CanvasRenderingContext2D} ctx @param {Box} box @param {string} title @param {Palette} palette */
export function paintCartouche(ctx, box, title, palette) {
  const [w, h] = [300, 124];
  ctx.save();
  ctx.translate(box.x, box.y);
  ctx.scale(box.w / w, box.h / h);
  const ink = palette("--map-ink");
  ctx.lineJoin = "round";
  ctx.lineCap = "round";
  // the scroll
  const body = new Path2D(
    "M34 22C70 12 110 20 150 18S236 12 266 22C262 42 262 66 266 92 230 102 190 96 150 98S70 104 34 92C38 66 38 42 34 22Z",
  );
  const curls = new Path2D(
    "M34 22C22 18 10 24 12 34 14 42 26 42 26 34 26 28 20 28 19 32M34 92C22 98 10 92 12 82 14 74 26 74 26 82 26 88 20 88 19 84M266 22C278 18 290 24 288 34 286 42 274 42 274 34 274 28 280 28 281 32M266 92C278 98 290 92 288 82 286 74 274 74 274 82 274 88 280 88 281 84M26 36C30 48 30 68 26 80M274 36C270 48 270 68 274 80",
  );
  ctx.fillStyle = palette("--map-label");
  ctx.globalAlpha = 0.82;
  ctx.fill(body);
  ctx.globalAlpha = 1;
  ctx.strokeStyle = ink;
  ctx.lineWidth = 2.2;
  ctx.stroke(body);
  ctx.lineWidth = 1.8;
  ctx.stroke(curls);
  ctx.lineWidth = 0.8;
  ctx.stroke(
    new Path2D(
      "M42 28C76 19 112 26 150 24S228 19 258 28C255 46 255 66 258 86 226 94 188 90 150 92S76 97 42 86C45 66 45 46 42 28Z",
    ),
  );
  // leaves
  const leaf = new Path2D();
  for (const [x, y, a] of [
    [60, 104, 2.9],
    [78, 107, 3.3],
    [96, 106, 2.8],
    [240, 104, 0.25],
    [222, 107, -0.15],
    [204, 106, 0.3],
  ]) {
    leaf.moveTo(x, y);
    leaf.ellipse(x, y, 9, 3.2, a, 0, Math.PI * 2);
  }
  ctx.fillStyle = palette("--map-wood-fill");
  ctx.fill(leaf);
  ctx.stroke(leaf);
  ctx.fillStyle = palette("--map-label-ink");
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  ctx.font = `400 37px ${palette("--font-display")}`;
  ctx.fillText(title, 150, 57, 196);
  ctx.lineWidth = 1;
  ctx.beginPath();
  ctx.moveTo(92, 80);
  ctx.lineTo(138, 80);
  ctx.moveTo(162, 80);
  ctx.lineTo(208, 80);
  ctx.stroke();
  ctx.beginPath();
  ctx.moveTo(150, 75);
  ctx.lineTo(155, 80);
  ctx.lineTo(150, 85);
  ctx.lineTo(145, 80);
  ctx.fill();
  ctx.translate(123, 94);
  ctx.scale(1.22, 1.0);
  paintParts(ctx, hornParts("--map-gold", "--map-ink"), palette);
  ctx.restore();
}

/** @param {CanvasRenderingContext2D} ctx @param {Box} box @param {Palette} palette */
export function paintCompass(ctx, box, palette) {
  ctx.save();
  ctx.translate(box.x + box.w / 2, box.y + box.h / 2 + box.h * 0.04);
  ctx.scale(box.w / 200, box.h / 200);
  const ink = palette("--map-ink");
  ctx.strokeStyle = ink;
  ctx.lineJoin = "round";
  for (const [r, width] of [
    [62, 1.4],
    [57, 0.8],
    [30, 1],
  ]) {
    ctx.lineWidth = width;
    ctx.beginPath();
    ctx.arc(0, 0, r, 0, Math.PI * 2);
    ctx.stroke();
  }
  ctx.beginPath();
  for (let i = 0; i < 64; i++) {
    const a = (i * Math.PI) / 32;
    ctx.moveTo(Math.cos(a) * 57, Math.sin(a) * 57);
    ctx.lineTo(Math.cos(a) * (i % 2 ? 59.5 : 62), Math.sin(a) * (i % 2 ? 59.5 : 62));
  }
  ctx.lineWidth = 0.8;
  ctx.stroke();
  /** @param {number} turn @param {number} length @param {number} waist @param {string} dark @param {string} light */
  const point = (turn, length, waist, dark, light) => {
    ctx.save();
    ctx.rotate(turn);
    ctx.lineWidth = 1;
    for (const side of [-1, 1]) {
      ctx.beginPath();
      ctx.moveTo(0, 0);
      ctx.lineTo(side * waist, -waist);
      ctx.lineTo(0, -length);
      ctx.closePath();
      ctx.fillStyle = side < 0 ? light : dark;
      ctx.fill();
      ctx.stroke();
    }
    ctx.restore();
  };
  const light = palette("--map-label");
  for (let i = 0; i < 8; i++)
    point((i + 0.5) * (Math.PI / 4), 44, 5, palette("--map-relief"), light);
  for (let i = 0; i < 4; i++)
    point((i + 0.5) * (Math.PI / 2), 60, 9, palette("--map-water"), light);
  for (let i = 0; i < 4; i++)
    point(i * (Math.PI / 2), 80, 11, i === 0 ? palette("--wax") : ink, light);
  ctx.beginPath();
  ctx.arc(0, 0, 6, 0, Math.PI * 2);
  ctx.fillStyle = palette("--map-gold");
  ctx.fill();
  ctx.stroke();
  // the lily of the north
  ctx.translate(0, -91);
  ctx.fillStyle = palette("--wax");
  const lily = new Path2D(
    "M0 -9C4 -5 4 0 1.4 5H-1.4C-4 0 -4 -5 0 -9ZM-2 4C-4 -3 -10 -3 -9.4 2 -9 4.6 -6 4.6 -6 2.6M2 4C4 -3 10 -3 9.4 2 9 4.6 6 4.6 6 2.6M-5 5.4H5V8H-5Z",
  );
  ctx.fill(lily);
  ctx.lineWidth = 0.9;
  ctx.stroke(lily);
  ctx.restore();
}
