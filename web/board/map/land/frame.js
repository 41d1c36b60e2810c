import { FRAME, grow, land, sheet } from "./sheet.js";

/**
 * @import { Board } from "../types.js"
 * @import { Palette } from "../../canvas/paint.js"
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
  line(FRAME - 3, 3.2);
  line(FRAME + 1.5, 1);

  const size = Math.max(13, 12 / scale);
  if (size <= 16) {
    ctx.font = `400 ${size}px ${palette("--font-text")}`;
    ctx.textAlign = "center";
    ctx.textBaseline = "middle";
    const off = (bandFrom + band + FRAME - 4.5) / 2;
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
      const x = cx + (cx === inner.x ? -1 : 1) * (FRAME / 2 + 3);
      const y = cy + (cy === inner.y ? -1 : 1) * (FRAME / 2 + 3);
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
