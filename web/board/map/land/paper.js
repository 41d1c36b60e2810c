import { PAINTED } from "../../canvas/layer.js";
import { context2d, newCanvas, tracePath } from "../../canvas/paint.js";
import { hash, noise, seededRandom } from "../../canvas/random.js";
import { regions } from "./countries.js";
import { land, sheet } from "./geometry.js";

/**
 * @import { Board } from "../types.js"
 * @import { Palette } from "../../canvas/paint.js"
 */

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
  const canvas = newCanvas();
  canvas.width = Math.round(area.w * DENSITY);
  canvas.height = Math.round(area.h * DENSITY);
  const ctx = context2d(canvas);
  ctx.fillStyle = palette("--map-paper");
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  const stains = cloud(hash(`${board.id}/stains`), 90, 60, 9);
  ctx.imageSmoothingQuality = "high";
  tinted(ctx, stains, palette("--map-paper-warm"), 0.75);
  yield PAINTED;
  tinted(ctx, cloud(hash(`${board.id}/spots`), 120, 80, 5), palette("--map-paper-stain"), 0.1);
  yield PAINTED;

  ctx.setTransform(DENSITY, 0, 0, DENSITY, -area.x * DENSITY, -area.y * DENSITY);
  const inner = land(board);
  ctx.save();
  ctx.beginPath();
  ctx.rect(inner.x, inner.y, inner.w, inner.h);
  ctx.clip();
  ctx.lineJoin = "round";
  const tint = Number(palette("--map-tint"));
  const wash = Number(palette("--map-wash"));
  for (const { country, rings } of regions(board).regions) {
    const path = new Path2D();
    for (const ring of rings) tracePath(ring, path, true);
    ctx.save();
    ctx.clip(path);
    ctx.fillStyle = country.hex;
    ctx.globalAlpha = tint;
    ctx.fill(path);
    ctx.strokeStyle = country.hex;
    for (const width of WASHES) {
      ctx.globalAlpha = wash;
      ctx.lineWidth = width;
      ctx.stroke(path);
    }
    ctx.restore();
    yield PAINTED;
  }
  ctx.restore();
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  tinted(ctx, cloud(hash(`${board.id}/brush`), 150, 100, 4), palette("--map-paper"), 0.28);

  // the edges of an old sheet are darker
  const { width, height } = canvas;
  const edge = ctx.createRadialGradient(
    width / 2,
    height / 2,
    height * 0.45,
    width / 2,
    height / 2,
    width * 0.62,
  );
  edge.addColorStop(0, "transparent");
  edge.addColorStop(1, palette("--map-paper-stain"));
  ctx.globalAlpha = 0.3;
  ctx.fillStyle = edge;
  ctx.fillRect(0, 0, width, height);
  return canvas;
}

/** A small picture of clouds in the alpha channel. @param {number} seed @param {number} w @param {number} h @param {number} size */
function cloud(seed, w, h, size) {
  const canvas = newCanvas();
  canvas.width = w;
  canvas.height = h;
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
  const canvas = newCanvas();
  canvas.width = GRAIN_PX;
  canvas.height = GRAIN_PX;
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
  const canvas = newCanvas();
  canvas.width = GRAIN_PX;
  canvas.height = GRAIN_PX;
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
