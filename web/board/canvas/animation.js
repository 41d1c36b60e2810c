const PULSE_MS = 1200;
/** How far a pulse has come that stands still, where a person wants no motion. */
const REDUCED_MOTION_BEAT = 0.35;

/** Runs before each picture of the browser while there is something to animate. */
export class FrameLoop {
  #frame = 0;

  /** @param {() => boolean} step  true as long as it wants another picture */
  constructor(step) {
    this.step = step;
  }

  start() {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      if (this.step()) this.start();
    });
  }

  stop() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }
}

/** Slow at both ends. @param {number} time  0 to 1, beyond that it stands still */
export function easeInOut(time) {
  const t = Math.max(0, Math.min(1, time));
  return t * t * (3 - 2 * t);
}

/** Places that pulse once, to point at them. */
export class Pulses {
  /** When each began: with its first picture, however late that comes. @type {Map<string, number | null>} */
  #since = new Map();
  #loop = new FrameLoop(() => this.#animate());

  /** @param {() => void} redraw  called for each picture while anything pulses */
  constructor(redraw) {
    this.redraw = redraw;
  }

  /** @param {readonly string[]} places */
  start(places) {
    for (const id of places) this.#since.set(id, null);
    this.#loop.start();
  }

  get isOver() {
    return this.#since.size === 0;
  }

  stop() {
    this.#loop.stop();
    this.#since.clear();
  }

  /** How far each pulse has come; with reduced motion it is a still ring for the same time. */
  beats() {
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const now = performance.now();
    return new Map(
      [...this.#since].map(([id, since]) => [
        id,
        still ? REDUCED_MOTION_BEAT : Math.min(1, (now - (since ?? now)) / PULSE_MS),
      ]),
    );
  }

  #animate() {
    const now = performance.now();
    for (const [id, since] of this.#since) {
      if (since === null) this.#since.set(id, now);
      else if (now - since > PULSE_MS) this.#since.delete(id);
    }
    this.redraw();
    return !this.isOver;
  }
}
