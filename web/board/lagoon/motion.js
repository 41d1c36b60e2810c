/** @import { Box, Point } from "./types.js" */

/** @typedef {{way: Point[], red: boolean, to: number, since: number, time: number}} Voyage */

/** What is under way on the lagoon: ships on the water, tiles and gondoliers that come down to their place. */
export class Motion {
  /** By place. @type {Map<string, {since: number, time: number}>} */
  #drops = new Map();
  /** The building that rises, larger than all others. @type {{place: string, since: number, time: number} | null} */
  #rise = null;
  /** @type {Voyage[]} */
  #voyages = [];
  #frame = 0;

  /** @param {() => void} repaint  called for each picture while anything moves */
  constructor(repaint) {
    this.repaint = repaint;
  }

  /** @param {Pick<Voyage, "way" | "red" | "to" | "time">} voyage  where it ends, `to`, is a number of a space */
  sail(voyage) {
    this.#voyages.push({ ...voyage, since: performance.now() });
    this.#begin();
  }

  /** @param {string} place @param {number} time  in milliseconds */
  drop(place, time) {
    this.#drops.set(place, { since: performance.now(), time });
    this.#begin();
  }

  /** @param {string} place @param {number} time  in milliseconds */
  rise(place, time) {
    this.#drops.delete(place);
    this.#rise = { place, since: performance.now(), time };
    this.#begin();
  }

  /** What rises stands in its place at once. */
  settle() {
    if (this.#rise) this.#begin();
    this.#rise = null;
  }

  /** What rises now, and how far it has come, from 0 to 1. */
  get rising() {
    if (!this.#rise) return null;
    const { place, since, time } = this.#rise;
    return { place, time: Math.min(1, (performance.now() - since) / time) };
  }

  stop() {
    cancelAnimationFrame(this.#frame);
  }

  /** Where each ship is now, and which way it looks. */
  get ships() {
    const now = performance.now();
    return this.#voyages.map(({ way, red, to, since, time }) => ({
      ...along(way, eased((now - since) / time)),
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
  falling(ctx, place, { x, y, w, h }, paint) {
    const drop = this.#drops.get(place);
    if (!drop) return paint();
    const left = 1 - eased((performance.now() - drop.since) / drop.time);
    ctx.save();
    ctx.translate(x + w / 2, y + h / 2 - left * h * 0.9);
    ctx.scale(1 + left * 0.7, 1 + left * 0.7);
    ctx.translate(-x - w / 2, -y - h / 2);
    ctx.globalAlpha = 1 - left * 0.6;
    paint();
    ctx.restore();
  }

  #begin() {
    if (!this.#frame) this.#frame = requestAnimationFrame(() => this.#tick());
  }

  #tick() {
    this.#frame = 0;
    const now = performance.now();
    this.#voyages = this.#voyages.filter(({ since, time }) => now - since < time);
    for (const [place, { since, time }] of this.#drops)
      if (now - since >= time) this.#drops.delete(place);
    if (this.#rise && now - this.#rise.since >= this.#rise.time) this.#rise = null;
    this.repaint();
    if (this.#voyages.length + this.#drops.size > 0 || this.#rise) this.#begin();
  }
}

/** Slow at both ends. @param {number} t */
function eased(t) {
  const s = Math.max(0, Math.min(1, t));
  return s * s * (3 - 2 * s);
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
