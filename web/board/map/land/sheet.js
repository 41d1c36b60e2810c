import { hornParts } from "../../../art/pieces.js";
import { PAINTED } from "../../canvas/layer.js";
import {
  boxPath,
  context2d,
  grow,
  newCanvas,
  paintParts,
  paintPath,
  paintText,
  tracePath,
} from "../../canvas/paint.js";
import { hash, noise, seededRandom } from "../../canvas/random.js";
import CARTOUCHE from "./cartouche.svg";
import COMPASS from "./compass.svg";
import { regions } from "./countries.js";
import { FRAME_WIDTH, land, sheet } from "./geometry.js";

/**
 * @import { Palette } from "../../canvas/paint.js"
 * @import { Board, Box } from "../types.js"
 * @import { OccupancyGrid } from "./geometry.js"
 */

/** Of cartouche.svg. */
const CARTOUCHE_SIZE = { w: 300, h: 124 };

/** Turns longitudes and latitudes into places of the land. @param {Board} board @returns {((degrees: number) => number)[]} */
function degrees(board) {
  const { x, y, w, h } = land(board);
  const { west, east, north, south } = board.map.frame;
  const [perLon, perLat] = [(w - 80) / (east - west), (h - 80) / (north - south)];
  return [(lon) => x + 40 + (lon - west) * perLon, (lat) => y + 40 + (north - lat) * perLat];
}

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
  const [px, py] = degrees(board);
  ctx.fillStyle = ink;
  ctx.strokeStyle = ink;
  ctx.lineJoin = "miter";

  const bandFrom = 4;
  const band = 6;
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

  for (const [by, width] of [
    [0, 2],
    [bandFrom, 1],
    [bandFrom + band, 1],
    [FRAME_WIDTH - 3, 3.2],
    [FRAME_WIDTH + 1.5, 1],
  ])
    paintPath(ctx, grow(inner, by), { stroke: "--map-ink", width }, palette);

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
  const { x, y, w, h } = land(board);
  const { west, east, north, south } = board.map.frame;
  const [px, py] = degrees(board);
  let d = "";
  for (let lon = Math.ceil(west); lon <= east; lon++) d += `M${px(lon)} ${y}V${y + h}`;
  for (let lat = Math.ceil(south); lat <= north; lat++) d += `M${x} ${py(lat)}H${x + w}`;
  paintPath(ctx, new Path2D(d), { stroke: "--map-ink", opacity: 0.16 }, palette);
}

/** The shadow of the sheet on the table. @param {CanvasRenderingContext2D} ctx @param {Board} board @param {Palette} palette */
export function paintSheetShadow(ctx, board, palette) {
  const box = sheet(board);
  for (const [by, opacity] of [
    [14, 0.06],
    [9, 0.1],
    [5, 0.16],
  ]) {
    const at = { x: box.x - by * 0.4, y: box.y - by * 0.2, w: box.w + by, h: box.h + by };
    paintPath(ctx, at, { fill: "--map-shadow", opacity }, palette);
  }
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
      .map((f) => /** @type {[number, number]} */ ([CARTOUCHE_SIZE.w * f, CARTOUCHE_SIZE.h * f]))
      .filter(([, h]) => h > readable),
  );
  const compass = find([190, 160, 130, 105].map((d) => [d, d]));
  return { cartouche, compass };
}

/** @param {CanvasRenderingContext2D} ctx @param {Box} box @param {string} title @param {Palette} palette */
export function paintCartouche(ctx, box, title, palette) {
  ctx.save();
  ctx.translate(box.x, box.y);
  ctx.scale(box.w / CARTOUCHE_SIZE.w, box.h / CARTOUCHE_SIZE.h);
  paintParts(ctx, CARTOUCHE, palette);
  const text = { text: title, x: 150, y: 57, size: 37, fit: 196 };
  paintText(ctx, { ...text, font: "display", fill: "--map-label-ink" }, palette);
  ctx.translate(123, 94);
  ctx.scale(1.22, 1.0);
  paintParts(ctx, hornParts("--map-gold", "--map-ink"), palette);
  ctx.restore();
}

/** @param {CanvasRenderingContext2D} ctx @param {Box} box @param {Palette} palette */
export function paintCompass(ctx, { x, y, w, h }, palette) {
  const middle = { x: x + w / 2, y: y + h / 2 + h * 0.04 };
  paintParts(ctx, [{ parts: COMPASS, ...middle, scale: w / 200 }], palette);
}

/** Widths of the washes along the inside of a border: colour gathers where the brush stopped. */
const WASHES = [112, 94, 78, 64, 52, 41, 31, 22, 14];
/** Dots per map unit. Water and paper are soft: more would not be seen, ink is drawn apart. */
const DENSITY = 0.6;

/**
 * Paper and watercolours, in steps. They are soft by nature, so one small picture serves every zoom.
 *
 * @param {Board} board
 * @param {Palette} palette
 * @returns {Generator<typeof PAINTED, HTMLCanvasElement>}
 */
export function* paintPaper(board, palette) {
  const area = sheet(board);
  const [width, height] = [area.w, area.h].map((units) => Math.round(units * DENSITY));
  const canvas = newCanvas({ width, height });
  const ctx = context2d(canvas);
  ctx.fillStyle = palette("--map-paper");
  ctx.fillRect(0, 0, width, height);
  const stains = cloud(hash(`${board.id}/stains`), 90, 60, 9);
  ctx.imageSmoothingQuality = "high";
  tinted(ctx, stains, palette("--map-paper-warm"), 0.75);
  yield PAINTED;
  tinted(ctx, cloud(hash(`${board.id}/spots`), 120, 80, 5), palette("--map-paper-stain"), 0.1);
  yield PAINTED;

  ctx.setTransform(DENSITY, 0, 0, DENSITY, -area.x * DENSITY, -area.y * DENSITY);
  const inner = land(board);
  ctx.save();
  ctx.clip(boxPath(inner));
  ctx.lineJoin = "round";
  const tint = Number(palette("--map-tint"));
  const opacity = Number(palette("--map-wash"));
  for (const { country, rings } of regions(board).regions) {
    const path = new Path2D();
    for (const ring of rings) tracePath(ring, path, true);
    ctx.save();
    ctx.clip(path);
    paintPath(ctx, path, { fill: country.hex, opacity: tint }, palette);
    for (const wide of WASHES)
      paintPath(ctx, path, { stroke: country.hex, width: wide, opacity }, palette);
    ctx.restore();
    yield PAINTED;
  }
  ctx.restore();
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  tinted(ctx, cloud(hash(`${board.id}/brush`), 150, 100, 4), palette("--map-paper"), 0.28);

  // the edges of an old sheet are darker
  const [x, y] = [width / 2, height / 2];
  const edge = ctx.createRadialGradient(x, y, height * 0.45, x, y, width * 0.62);
  edge.addColorStop(0, "transparent");
  edge.addColorStop(1, palette("--map-paper-stain"));
  ctx.globalAlpha = 0.3;
  ctx.fillStyle = edge;
  ctx.fillRect(0, 0, width, height);
  return canvas;
}

/** A small picture of clouds in the alpha channel. @param {number} seed @param {number} w @param {number} h @param {number} size */
function cloud(seed, w, h, size) {
  const canvas = newCanvas({ width: w, height: h });
  const ctx = context2d(canvas);
  const image = ctx.createImageData(w, h);
  const broad = noise(seed);
  const fine = noise(seed + 1);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const v = broad(x / size, y / size) * 0.7 + fine(x / size / 0.4, y / size / 0.4) * 0.3;
      image.data[(y * w + x) * 4 + 3] = Math.max(0, Math.min(255, (v * 0.7 + 0.45) * 255));
    }
  }
  ctx.putImageData(image, 0, 0);
  return canvas;
}

/** Lays a colour through a cloud. @param {CanvasRenderingContext2D} ctx @param {HTMLCanvasElement} mask @param {string} colour @param {number} alpha */
function tinted(ctx, mask, colour, alpha) {
  const own = context2d(mask);
  own.globalCompositeOperation = "source-in";
  own.fillStyle = colour;
  own.fillRect(0, 0, mask.width, mask.height);
  ctx.globalAlpha = alpha;
  ctx.drawImage(mask, 0, 0, ctx.canvas.width, ctx.canvas.height);
  ctx.globalAlpha = 1;
}

const GRAIN_PX = 192;

/**
 * Single dots in the alpha channel, where two meet the stronger for it. They are counted, not painted one by one: thousands of
 * rectangles keep a browser busy for longer than all other ink of the map.
 *
 * @param {number} count
 * @param {number} most  the strongest of them, from 0 to 1
 * @param {() => number} random
 */
function specks(count, most, random) {
  const canvas = newCanvas({ width: GRAIN_PX, height: GRAIN_PX });
  const ctx = context2d(canvas);
  const strengths = new Float32Array(GRAIN_PX * GRAIN_PX);
  for (let i = 0; i < count; i++) {
    const strength = random() * most;
    const dot = Math.floor(random() * GRAIN_PX) + Math.floor(random() * GRAIN_PX) * GRAIN_PX;
    strengths[dot] += strength * (1 - strengths[dot]);
  }
  const image = ctx.createImageData(GRAIN_PX, GRAIN_PX);
  strengths.forEach((strength, dot) => {
    image.data[dot * 4 + 3] = Math.round(strength * 255);
  });
  ctx.putImageData(image, 0, 0);
  return canvas;
}

/** Fibres and specks of the paper, to be repeated over it. @param {Palette} palette */
export function paintGrain(palette) {
  const canvas = newCanvas({ width: GRAIN_PX, height: GRAIN_PX });
  const ctx = context2d(canvas);
  const random = seededRandom(hash("grain"));
  tinted(ctx, specks(5200, 0.055, random), palette("--map-ink"), 1);
  tinted(ctx, specks(2600, 0.09, random), palette("--art-light"), 1);
  ctx.strokeStyle = palette("--map-ink");
  ctx.lineWidth = 0.6;
  for (let i = 0; i < 46; i++) {
    const x = random() * GRAIN_PX;
    const y = random() * GRAIN_PX;
    ctx.globalAlpha = 0.03 + random() * 0.05;
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.quadraticCurveTo(
      x + random() * 8,
      y + random() * 8 - 4,
      x + random() * 14 - 4,
      y + random() * 10 - 5,
    );
    ctx.stroke();
  }
  return canvas;
}
