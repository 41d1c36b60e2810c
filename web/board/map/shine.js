import { FrameLoop } from "../canvas/animation.js";
import { boxPath, paintPath, tracePath } from "../canvas/paint.js";
import { regions } from "./land/countries.js";
import { boundsOf, land } from "./land/geometry.js";

/**
 * @import { Palette } from "../canvas/paint.js"
 * @import { Board } from "./types.js"
 */

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
    ctx.clip(boxPath(inner));
    ctx.save();
    ctx.clip(path);
    paintPath(ctx, this.#box, { fill: "--map-gold-light", opacity: 0.5 * swell }, palette);
    const from = x + (time * (1 + 2 * BAND_SHARE) - 2 * BAND_SHARE) * w;
    const wide = BAND_SHARE * w;
    const band = ctx.createLinearGradient(from, y, from + wide, y + BAND_LEAN * wide);
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
    const thick = (/** @type {number} */ width) => Math.max(width, (width * 0.45) / scale);
    ctx.globalAlpha = swell;
    paintPath(ctx, path, { stroke: "--map-road-edge", width: thick(11) }, palette);
    paintPath(ctx, path, { stroke: "--map-gold-light", width: thick(6) }, palette);
    ctx.restore();
  }

  #advance() {
    const isOver = performance.now() - this.#since >= this.#time;
    if (isOver) this.stop();
    else this.redraw();
    return !isOver;
  }
}
