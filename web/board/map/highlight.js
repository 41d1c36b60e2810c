import { FrameLoop } from "../canvas/animation.js";
import { tracePath } from "../canvas/paint.js";
import { regions } from "./land/countries.js";
import { boundsOf, land } from "./land/geometry.js";

/**
 * @import { Palette } from "../canvas/paint.js"
 * @import { Board, Box, Point } from "./types.js"
 */

/**
 * The glow of a town that may be chosen.
 *
 * @param {CanvasRenderingContext2D} ctx
 * @param {Point} point
 * @param {Palette} palette
 * @param {number} scale
 */
export function paintGlow(ctx, [x, y], palette, scale) {
  const r = Math.max(62, 22 / scale);
  const glow = palette("--map-glow");
  const light = ctx.createRadialGradient(0, 0, r * 0.25, 0, 0, r);
  light.addColorStop(0, glow);
  light.addColorStop(0.55, `color-mix(in srgb, ${glow} 55%, transparent)`);
  light.addColorStop(1, "transparent");
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(1, 0.82);
  ctx.fillStyle = light;
  ctx.globalAlpha = 0.95;
  ctx.beginPath();
  ctx.arc(0, 0, r, 0, Math.PI * 2);
  ctx.fill();
  ctx.globalAlpha = 1;
  ctx.strokeStyle = glow;
  ctx.lineWidth = Math.max(4, 1.6 / scale);
  ctx.beginPath();
  ctx.arc(0, 0, r * 0.74, 0, Math.PI * 2);
  ctx.stroke();
  ctx.restore();
}

/**
 * A ring around a marked town: red on light on dark, so that it stands out from any ground, over the town and what lies there.
 *
 * @param {CanvasRenderingContext2D} ctx
 * @param {Box} town
 * @param {Palette} palette
 * @param {number} scale
 */
export function paintMark(ctx, town, palette, scale) {
  const width = Math.max(5.5, 2.2 / scale);
  ctx.beginPath();
  const [rx, ry] = [town.w * 0.53 + width, town.h * 0.56 + width];
  ctx.ellipse(town.x + town.w / 2, town.y + town.h / 2, rx, ry, 0, 0, Math.PI * 2);
  for (const [times, token] of /** @type {[number, string][]} */ ([
    [2.7, "--map-road-edge"],
    [2, "--art-light"],
    [1, "--wax"],
  ])) {
    ctx.strokeStyle = palette(token);
    ctx.lineWidth = width * times;
    ctx.stroke();
  }
}

/**
 * A ring that opens and fades: "look here".
 *
 * @param {CanvasRenderingContext2D} ctx
 * @param {Box} town
 * @param {number} time  0 to 1
 * @param {Palette} palette
 */
export function paintPulse(ctx, town, time, palette) {
  const [cx, cy] = [town.x + town.w / 2, town.y + town.h / 2];
  const ease = 1 - (1 - time) ** 3;
  const r = town.w * (0.6 + ease * 0.75);
  for (const [width, token] of /** @type {[number, string][]} */ ([
    [town.w * 0.2 * (1 - time) + 5, "--map-road-edge"],
    [town.w * 0.16 * (1 - time) + 2, "--map-glow"],
  ])) {
    ctx.beginPath();
    ctx.ellipse(cx, cy, r, r * 0.84, 0, 0, Math.PI * 2);
    ctx.globalAlpha = 1 - time ** 3;
    ctx.strokeStyle = palette(token);
    ctx.lineWidth = width;
    ctx.stroke();
  }
  ctx.globalAlpha = 1;
}

/** How far the band of light leans, and how wide it is, as a share of the countries under it. */
const BAND_LEAN = 0.35;
const BAND_SHARE = 0.5;

/** Countries over which a light passes once, when a seat has a house in each of their cities. */
export class Shine {
  #since = 0;
  #time = 0;
  #loop = new FrameLoop(() => this.#advance());
  /** @type {Path2D | null} */
  #path = null;
  #box = { x: 0, y: 0, w: 0, h: 0 };

  /** @param {Board} board @param {() => void} redraw  called for each picture while anything shines */
  constructor(board, redraw) {
    this.board = board;
    this.redraw = redraw;
  }

  /** @param {readonly string[]} countries @param {number} time  in milliseconds */
  start(countries, time) {
    this.stop();
    const rings = regions(this.board)
      .regions.filter(({ country }) => countries.includes(country.id))
      .flatMap((region) => region.rings);
    if (rings.length === 0 || time <= 0) return;
    this.#path = new Path2D();
    for (const ring of rings) tracePath(ring, this.#path, true);
    this.#box = boundsOf(rings.flat());
    this.#since = performance.now();
    this.#time = time;
    this.#loop.start();
  }

  stop() {
    this.#loop.stop();
    if (!this.#path) return;
    this.#path = null;
    this.redraw();
  }

  /** @param {CanvasRenderingContext2D} ctx @param {Palette} palette @param {number} scale */
  paint(ctx, palette, scale) {
    const path = this.#path;
    if (!path) return;
    const time = Math.min(1, (performance.now() - this.#since) / this.#time);
    const swell = Math.sin(Math.PI * time ** 0.7);
    const inner = land(this.board);
    const { x, y, w, h } = this.#box;
    ctx.save();
    ctx.beginPath();
    ctx.rect(inner.x, inner.y, inner.w, inner.h);
    ctx.clip();
    ctx.save();
    ctx.clip(path);
    ctx.globalAlpha = 0.5 * swell;
    ctx.fillStyle = palette("--map-gold-light");
    ctx.fillRect(x, y, w, h);
    const from = x + (time * (1 + 2 * BAND_SHARE) - 2 * BAND_SHARE) * w;
    const band = ctx.createLinearGradient(
      from,
      y,
      from + BAND_SHARE * w,
      y + BAND_LEAN * BAND_SHARE * w,
    );
    const light = palette("--map-gold-light");
    // Not quite nothing: colours of a canvas run through black on their way to it.
    const none = `color-mix(in srgb, ${light} 1%, transparent)`;
    band.addColorStop(0, none);
    band.addColorStop(0.5, palette("--art-light"));
    band.addColorStop(1, none);
    ctx.globalAlpha = 0.85 * swell;
    ctx.fillStyle = band;
    ctx.fillRect(x, y, w, h);
    ctx.restore();
    ctx.lineJoin = "round";
    for (const [token, width] of /** @type {[string, number][]} */ ([
      ["--map-road-edge", 11],
      ["--map-gold-light", 6],
    ])) {
      ctx.globalAlpha = swell;
      ctx.strokeStyle = palette(token);
      ctx.lineWidth = Math.max(width, (width * 0.45) / scale);
      ctx.stroke(path);
    }
    ctx.restore();
  }

  #advance() {
    const isOver = performance.now() - this.#since >= this.#time;
    if (isOver) this.stop();
    else this.redraw();
    return !isOver;
  }
}
