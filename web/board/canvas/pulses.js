/** How long a pulse lasts, in milliseconds. */
const PULSE = 360;
/** Where the ring of a pulse stands still for who wants no motion. */
const STILL = 0.35;

/** Places that pulse once, because somebody pointed at them elsewhere. */
export class Pulses {
  /** When the pulse of a place began: with its first picture, however late that comes. @type {Map<string, number | null>} */
  #since = new Map();
  #frame = 0;

  /** @param {() => void} redraw  called for each picture while anything pulses */
  constructor(redraw) {
    this.redraw = redraw;
  }

  /** @param {readonly string[]} places */
  start(places) {
    for (const id of places) this.#since.set(id, null);
    if (!this.#frame) this.#frame = requestAnimationFrame(() => this.#animate());
  }

  get isOver() {
    return this.#since.size === 0;
  }

  stop() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#since.clear();
  }

  /** How far each pulse has come. Who wants no motion sees a still ring for the same time. */
  beats() {
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const now = performance.now();
    return new Map(
      [...this.#since].map(([id, since]) => [
        id,
        still ? STILL : Math.min(1, (now - (since ?? now)) / PULSE),
      ]),
    );
  }

  #animate() {
    this.#frame = 0;
    const now = performance.now();
    for (const [id, since] of this.#since) {
      if (since === null) this.#since.set(id, now);
      else if (now - since > PULSE) this.#since.delete(id);
    }
    this.redraw();
    if (this.#since.size > 0) this.#frame = requestAnimationFrame(() => this.#animate());
  }
}
