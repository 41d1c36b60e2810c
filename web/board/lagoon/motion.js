import { buildingParts, TILE } from "../../art/murano/figures.js";
import { easeInOut, FrameLoop } from "../canvas/animation.js";
import { ovalPath, paintParts, paintPath, tracePath } from "../canvas/paint.js";
import { CELL } from "./geometry.js";
import { paintOwner } from "./pieces.js";

/**
 * @import { Palette } from "../canvas/paint.js"
 * @import { Box, Point, SeatLook } from "./types.js"
 */

/** @typedef {{way: Point[], red: boolean, to: number, since: number, time: number}} Voyage */

/** What is under way on the lagoon: ships on the water, tiles and gondoliers that come down to their place. */
export class Motion {
  /** By place. @type {Map<string, {since: number, time: number}>} */
  #drops = new Map();
  /** The building that rises, larger than all others. @type {{place: string, since: number, time: number} | null} */
  #rise = null;
  /** @type {Voyage[]} */
  #voyages = [];
  #loop = new FrameLoop(() => this.#advance());

  /** @param {() => void} repaint  called for each picture while anything moves */
  constructor(repaint) {
    this.repaint = repaint;
  }

  /** @param {Pick<Voyage, "way" | "red" | "to" | "time">} voyage  where it ends, `to`, is a number of a space */
  sail(voyage) {
    this.#voyages.push({ ...voyage, since: performance.now() });
    this.#loop.start();
  }

  /** @param {string} place @param {number} time  in milliseconds */
  drop(place, time) {
    this.#drops.set(place, { since: performance.now(), time });
    this.#loop.start();
  }

  /** @param {string} place @param {number} time  in milliseconds */
  rise(place, time) {
    this.#drops.delete(place);
    this.#rise = { place, since: performance.now(), time };
    this.#loop.start();
  }

  /** What rises stands in its place at once. */
  settle() {
    if (this.#rise) this.#loop.start();
    this.#rise = null;
  }

  /** What rises now, and how far it has come, from 0 to 1. */
  get rising() {
    if (!this.#rise) return null;
    const { place, since, time } = this.#rise;
    return { place, time: Math.min(1, (performance.now() - since) / time) };
  }

  stop() {
    this.#loop.stop();
  }

  /** Where each ship is now, and which way it looks. */
  get ships() {
    const now = performance.now();
    return this.#voyages.map(({ way, red, to, since, time }) => ({
      ...along(way, easeInOut((now - since) / time)),
      red,
      to,
    }));
  }

  /**
   * Paints something larger and paler while it comes down.
   *
   * @param {CanvasRenderingContext2D} ctx
   * @param {string} place
   * @param {Box} box
   * @param {() => void} paint
   */
  paintFalling(ctx, place, { x, y, w, h }, paint) {
    const drop = this.#drops.get(place);
    if (!drop) return paint();
    const left = 1 - easeInOut((performance.now() - drop.since) / drop.time);
    ctx.save();
    ctx.translate(x + w / 2, y + h / 2 - left * h * 0.9);
    ctx.scale(1 + left * 0.7, 1 + left * 0.7);
    ctx.translate(-x - w / 2, -y - h / 2);
    ctx.globalAlpha = 1 - left * 0.6;
    paint();
    ctx.restore();
  }

  #advance() {
    const now = performance.now();
    this.#voyages = this.#voyages.filter(({ since, time }) => now - since < time);
    for (const [place, { since, time }] of this.#drops)
      if (now - since >= time) this.#drops.delete(place);
    if (this.#rise && now - this.#rise.since >= this.#rise.time) this.#rise = null;
    this.repaint();
    return this.#voyages.length + this.#drops.size > 0 || this.#rise !== null;
  }
}

/** @param {Point[]} way @param {number} share  0 to 1 @returns {{at: Point, course: number}} */
function along(way, share) {
  const lengths = way
    .slice(1)
    .map((p, i) => Math.hypot(p[0] - (way[i]?.[0] ?? 0), p[1] - (way[i]?.[1] ?? 0)));
  let rest = lengths.reduce((sum, length) => sum + length, 0) * share;
  for (let i = 0; i < lengths.length; i++) {
    const length = lengths[i] ?? 0;
    const [a, b] = [way[i] ?? [0, 0], way[i + 1] ?? [0, 0]];
    if (rest <= length || i === lengths.length - 1) {
      const t = length === 0 ? 1 : Math.min(1, rest / length);
      return {
        at: [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t],
        course: Math.atan2(b[1] - a[1], b[0] - a[0]),
      };
    }
    rest -= length;
  }
  return { at: way.at(-1) ?? [0, 0], course: 0 };
}

/** Size of a building while it rises, in times of its own and at least. */
const RISING_SCALE = 3.4;
const LEAST_RISING_PX = 118;
/** When it stands, and when it begins to go to its place, as shares of the time. */
const STANDS_AT = 0.42;
const LEAVES_AT = 0.72;
const RAYS = 16;

/** Where sparks fly up, as shares of the building, and when. */
const SPARKS = [
  [-0.42, 0.3, 0.42],
  [0.4, 0.12, 0.48],
  [-0.16, -0.04, 0.54],
  [0.22, 0.5, 0.58],
  [0.5, 0.62, 0.5],
  [-0.52, 0.72, 0.6],
];

/**
 * A palace that rises from its island, large at first, with a light behind it, and then settles in its place.
 *
 * @param {CanvasRenderingContext2D} ctx
 * @param {object} site
 * @param {Box} site.cell
 * @param {Box} site.sheet  within which it stays
 * @param {string} site.tile
 * @param {SeatLook | null} site.owner
 * @param {number} time  0 to 1
 * @param {Palette} palette
 * @param {number} scale  css pixels per unit
 */
export function paintRise(ctx, { cell, sheet, tile, owner }, time, palette, scale) {
  const large = Math.max(RISING_SCALE, LEAST_RISING_PX / (CELL * scale));
  const settled = easeInOut((time - LEAVES_AT) / (1 - LEAVES_AT));
  const size = CELL * (large + (1 - large) * settled);
  const middle = cell.x + cell.w / 2;
  const wide = size * 0.75;
  const inside = Math.max(sheet.x + wide, Math.min(sheet.x + sheet.w - wide, middle));
  const x = inside + (middle - inside) * settled;
  const lowest = Math.max(cell.y + cell.h, sheet.y + size * 1.3);
  const foot = lowest + (cell.y + cell.h - lowest) * settled;
  const shown = easeInOut(time / STANDS_AT);
  const glow = Math.min(1, time * 5) * (1 - settled);
  ctx.save();
  ctx.translate(x, foot);
  paintGlory(ctx, size, glow, time, palette);
  paintWaves(ctx, size, time / STANDS_AT, palette);
  ctx.save();
  ctx.beginPath();
  ctx.rect(-size, -size * 2, size * 2, size * 2);
  ctx.clip();
  ctx.translate(-size / 2, -size * shown);
  ctx.scale(size / TILE, size / TILE);
  paintParts(ctx, buildingParts(tile), palette);
  if (owner && shown === 1) paintOwner(ctx, [TILE - 8, TILE - 8], owner, palette);
  ctx.restore();
  for (const [dx = 0, up = 0, at = 0] of SPARKS) {
    const age = (time - at) / 0.24;
    if (age <= 0 || age >= 1) continue;
    const r = size * 0.11 * Math.sin(Math.PI * age);
    paintSpark(ctx, dx * size, -size * (1 - up) - age * size * 0.14, r, palette);
  }
  ctx.restore();
}

/** Light and rays behind it. @param {CanvasRenderingContext2D} ctx @param {number} size @param {number} strength @param {number} time @param {Palette} palette */
function paintGlory(ctx, size, strength, time, palette) {
  if (strength <= 0) return;
  const r = size * 1.05;
  const light = palette("--lagoon-glow-soft");
  const halo = ctx.createRadialGradient(0, -size / 2, size * 0.2, 0, -size / 2, r);
  halo.addColorStop(0, light);
  halo.addColorStop(0.55, `color-mix(in srgb, ${light} 55%, transparent)`);
  halo.addColorStop(1, `color-mix(in srgb, ${light} 1%, transparent)`);
  ctx.save();
  ctx.globalAlpha = 0.85 * strength;
  ctx.fillStyle = halo;
  ctx.fill(ovalPath(0, -size / 2, r));
  ctx.translate(0, -size / 2);
  ctx.rotate(time * 0.5);
  ctx.globalAlpha = 0.5 * strength;
  for (let i = 0; i < RAYS; i++) {
    ctx.rotate((2 * Math.PI) / RAYS);
    const far = r * (i % 2 === 0 ? 1 : 0.84);
    const ray = `M${size * 0.3} 0L${far} ${-size * 0.07}V${size * 0.07}Z`;
    paintPath(ctx, new Path2D(ray), { fill: "--lagoon-glow" }, palette);
  }
  ctx.restore();
}

/** Rings on the water around its foot. @param {CanvasRenderingContext2D} ctx @param {number} size @param {number} time @param {Palette} palette */
function paintWaves(ctx, size, time, palette) {
  for (const late of [0, 0.3, 0.6]) {
    const age = time * 0.8 - late;
    if (age <= 0 || age >= 1) continue;
    const ring = ovalPath(0, 0, size * (0.5 + age * 0.5), size * (0.1 + age * 0.12));
    const width = size * 0.035 * (1 - age) + 1;
    paintPath(ctx, ring, { stroke: "--lagoon-foam", width, opacity: 1 - age }, palette);
  }
}

/** @param {CanvasRenderingContext2D} ctx @param {number} x @param {number} y @param {number} r @param {Palette} palette */
function paintSpark(ctx, x, y, r, palette) {
  const points = Array.from({ length: 8 }, (_, i) => {
    const [angle, far] = [(i * Math.PI) / 4, i % 2 === 0 ? r : r * 0.3];
    return /** @type {Point} */ ([x + Math.cos(angle) * far, y + Math.sin(angle) * far]);
  });
  const look = { fill: "--art-light", stroke: "--art-gold-deep", width: r * 0.14 };
  paintPath(ctx, tracePath(points, new Path2D(), true), look, palette);
}
