/** So long before the table is cleared somebody is asked, in milliseconds. */
const WARNING = 60_000;
const MINUTE = 60_000;

/** Notices that nobody has touched the table for long: first it asks, then it clears. */
export class Idle {
  /**
   * @param {object} given
   * @param {number} given.minutes
   * @param {() => boolean} given.isUsed whether there is anything to clear
   * @param {(left: boolean) => void} given.ask whether somebody is to be asked; false when that is over
   * @param {() => void} given.clear
   * @param {{read(): number | null, write(time: number): void}} given.memory of the last touch, also of an earlier visit
   * @param {() => number} [given.now]
   */
  constructor({ minutes, isUsed, ask, clear, memory, now = Date.now }) {
    this.length = minutes * MINUTE;
    this.isUsed = isUsed;
    this.ask = ask;
    this.clear = clear;
    this.memory = memory;
    this.now = now;
    this.asking = false;
    this.touched = memory.read() ?? now();
  }

  /** Somebody is there. */
  touch() {
    const now = this.now();
    // What is written for each touch would wear a tablet out.
    if (now - (this.memory.read() ?? 0) > MINUTE / 4) this.memory.write(now);
    this.touched = now;
    this.setAsking(false);
  }

  /** To be called every few seconds, and when the page comes back into view. */
  look() {
    const idle = this.now() - this.touched;
    if (idle < this.length - Math.min(WARNING, this.length / 2)) return;
    if (!this.isUsed()) {
      this.touch();
      return;
    }
    if (idle < this.length) {
      this.setAsking(true);
      return;
    }
    this.touch();
    this.clear();
  }

  /** @param {boolean} asking */
  setAsking(asking) {
    if (asking === this.asking) return;
    this.asking = asking;
    this.ask(asking);
  }
}
