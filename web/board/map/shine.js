import { regions } from "./land/countries.js";
import { boundsOf, tracePath } from "./land/geometry.js";
import { land } from "./land/sheet.js";

/**
 * @import { Board } from "./types.js"
 * @import { Palette } from "../canvas/paint.js"
 */

/** How far the band of light leans, and how wide it is, as a share of the countries under it. */
const LEAN = 0.35;
const BAND = 0.5;

/** Countries over which a light passes once, because somebody has a house in each of their cities. */
export class Shine {
  #since = 0;
  #time = 0;
  #frame = 0;
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
    this.#tick();
  }

  stop() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
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
    const from = x + (time * (1 + 2 * BAND) - 2 * BAND) * w;
    const band = ctx.createLinearGradient(from, y, from + BAND * w, y + LEAN * BAND * w);
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

  #tick() {
    this.#frame = requestAnimationFrame(() => {
      if (performance.now() - this.#since >= this.#time) this.stop();
      else {
        this.redraw();
        this.#tick();
      }
    });
  }
}
