import { hornParts } from "../../../art/pieces.js";
import { grow, paintParts } from "../../canvas/paint.js";
import { FRAME_WIDTH, land, sheet } from "./geometry.js";

/**
 * @import { Palette } from "../../canvas/paint.js"
 * @import { OccupancyGrid } from "./occupancy-grid.js"
 * @import { Board, Box } from "../types.js"
 */

/**
 * The neatline: inner line, a band of degrees in black and white, outer lines, and the numbers of the degrees.
 *
 * @param {CanvasRenderingContext2D} ctx
 * @param {Board} board
 * @param {Palette} palette
 * @param {number} scale
 */
export function paintFrame(ctx, board, palette, scale) {
  const inner = land(board);
  const ink = palette("--map-ink");
  const { west, east, north, south } = board.map.frame;
  ctx.fillStyle = ink;
  ctx.strokeStyle = ink;
  ctx.lineJoin = "miter";

  const bandFrom = 4;
  const band = 6;
  const perLon = (inner.w - 80) / (east - west);
  const perLat = (inner.h - 80) / (north - south);
  /** @param {number} lon */
  const px = (lon) => inner.x + 40 + (lon - west) * perLon;
  /** @param {number} lat */
  const py = (lat) => inner.y + 40 + (north - lat) * perLat;
  const tenth = 1 / 6;
  ctx.beginPath();
  for (let i = Math.floor((west - 1) / tenth); i * tenth < east + 1; i++) {
    if (i % 2 !== 0) continue;
    const x0 = Math.max(inner.x, px(i * tenth));
    const x1 = Math.min(inner.x + inner.w, px((i + 1) * tenth));
    if (x1 <= x0) continue;
    ctx.rect(x0, inner.y - bandFrom - band, x1 - x0, band);
    ctx.rect(x0, inner.y + inner.h + bandFrom, x1 - x0, band);
  }
  for (let i = Math.floor((south - 1) / tenth); i * tenth < north + 1; i++) {
    if (i % 2 !== 0) continue;
    const y0 = Math.max(inner.y, py((i + 1) * tenth));
    const y1 = Math.min(inner.y + inner.h, py(i * tenth));
    if (y1 <= y0) continue;
    ctx.rect(inner.x - bandFrom - band, y0, band, y1 - y0);
    ctx.rect(inner.x + inner.w + bandFrom, y0, band, y1 - y0);
  }
  ctx.fill();

  /** @param {number} by @param {number} width */
  const line = (by, width) => {
    const box = grow(inner, by);
    ctx.lineWidth = width;
    ctx.strokeRect(box.x, box.y, box.w, box.h);
  };
  line(0, 2);
  line(bandFrom, 1);
  line(bandFrom + band, 1);
  line(FRAME_WIDTH - 3, 3.2);
  line(FRAME_WIDTH + 1.5, 1);

  const size = Math.max(13, 12 / scale);
  if (size <= 16) {
    ctx.font = `400 ${size}px ${palette("--font-text")}`;
    ctx.textAlign = "center";
    ctx.textBaseline = "middle";
    const off = (bandFrom + band + FRAME_WIDTH - 4.5) / 2;
    for (let lon = Math.ceil(west); lon <= east; lon++) {
      ctx.fillText(`${lon}°`, px(lon), inner.y - off);
      ctx.fillText(`${lon}°`, px(lon), inner.y + inner.h + off);
    }
    for (let lat = Math.ceil(south); lat <= north; lat++) {
      ctx.fillText(`${lat}°`, inner.x - off - 0.5, py(lat));
      ctx.fillText(`${lat}°`, inner.x + inner.w + off + 0.5, py(lat));
    }
  }
  // little rosettes in the corners
  for (const cx of [inner.x, inner.x + inner.w]) {
    for (const cy of [inner.y, inner.y + inner.h]) {
      const x = cx + (cx === inner.x ? -1 : 1) * (FRAME_WIDTH / 2 + 3);
      const y = cy + (cy === inner.y ? -1 : 1) * (FRAME_WIDTH / 2 + 3);
      ctx.beginPath();
      for (let i = 0; i < 8; i++) {
        const a = (i * Math.PI) / 4;
        ctx.moveTo(x, y);
        ctx.ellipse(x + Math.cos(a) * 4, y + Math.sin(a) * 4, 3.6, 1.4, a, 0, Math.PI * 2);
      }
      ctx.fill();
    }
  }
}

/** Faint meridians and parallels. @param {CanvasRenderingContext2D} ctx @param {Board} board @param {Palette} palette */
export function paintGraticule(ctx, board, palette) {
  const inner = land(board);
  const { west, east, north, south } = board.map.frame;
  const perLon = (inner.w - 80) / (east - west);
  const perLat = (inner.h - 80) / (north - south);
  ctx.strokeStyle = palette("--map-ink");
  ctx.globalAlpha = 0.16;
  ctx.lineWidth = 1;
  ctx.beginPath();
  for (let lon = Math.ceil(west); lon <= east; lon++) {
    ctx.moveTo(inner.x + 40 + (lon - west) * perLon, inner.y);
    ctx.lineTo(inner.x + 40 + (lon - west) * perLon, inner.y + inner.h);
  }
  for (let lat = Math.ceil(south); lat <= north; lat++) {
    ctx.moveTo(inner.x, inner.y + 40 + (north - lat) * perLat);
    ctx.lineTo(inner.x + inner.w, inner.y + 40 + (north - lat) * perLat);
  }
  ctx.stroke();
  ctx.globalAlpha = 1;
}

/** The shadow of the sheet on the table. @param {CanvasRenderingContext2D} ctx @param {Board} board @param {Palette} palette */
export function paintSheetShadow(ctx, board, palette) {
  const box = sheet(board);
  ctx.fillStyle = palette("--map-shadow");
  for (const [by, alpha] of [
    [14, 0.06],
    [9, 0.1],
    [5, 0.16],
  ]) {
    ctx.globalAlpha = alpha;
    ctx.fillRect(box.x - by * 0.4, box.y - by * 0.2, box.w + by, box.h + by);
  }
  ctx.globalAlpha = 1;
}

/**
 * Title and compass rose stand where the map is empty, as large as there is room; on a crowded map they stay away.
 *
 * @param {Board} board
 * @param {OccupancyGrid} spaces
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
