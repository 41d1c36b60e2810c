/**
 * Waiting for the disk is no deafness: a write that takes too long is told, and then whoever plays can go on in memory or
 * have it tried again. Fires "change" when somebody has to be told, or has to be no more.
 */

/** So long, in milliseconds, a write may take before it is told. */
const QUIET = 3000;

export class Patience extends EventTarget {
  constructor() {
    super();
    /** Writes that nobody waits for any more. @type {Set<Promise<unknown>>} */
    this.behind = new Set();
    /** Where whoever waits hears what is wished. @type {Set<(wish: "on" | "again") => void>} */
    this.waiting = new Set();
    /** Those of them whose write takes too long. @type {Set<unknown>} */
    this.tried = new Set();
  }

  /** Whether somebody waits for a write that takes too long. */
  get isTried() {
    return this.tried.size > 0;
  }

  /**
   * @template R
   * @param {() => Promise<R>} write
   * @param {{reopen: () => Promise<void>, later?: (result: R) => void}} given `later` hears what became of a write that
   *   nobody waited for
   * @returns {Promise<R | "late">}
   */
  async of(write, { reopen, later = () => {} }) {
    for (;;) {
      const writing = write();
      // What was not waited for before this one is written first.
      const answer = this.behind.size > 0 ? "on" : await this.answerOrWish(writing);
      if (answer === "again") {
        await reopen();
        continue;
      }
      if (answer !== "on") return answer;
      this.behind.add(writing);
      void writing.then((result) => {
        this.behind.delete(writing);
        later(result);
      });
      return "late";
    }
  }

  /** Waits again for what is written from now on. */
  begin() {
    this.behind.clear();
  }

  /** @param {"on" | "again"} wish of whoever waits */
  answer(wish) {
    for (const hear of this.waiting) hear(wish);
  }

  /**
   * @template R
   * @param {Promise<R>} writing
   * @returns {Promise<R | "on" | "again">}
   */
  async answerOrWish(writing) {
    /** @type {(wish: "on" | "again") => void} */
    let hear = () => {};
    /** @type {Promise<"on" | "again">} */
    const wished = new Promise((resolve) => {
      hear = resolve;
    });
    this.waiting.add(hear);
    const timer = setTimeout(() => this.tell(() => this.tried.add(hear)), QUIET);
    try {
      return await Promise.race([writing, wished]);
    } finally {
      clearTimeout(timer);
      this.waiting.delete(hear);
      this.tell(() => this.tried.delete(hear));
    }
  }

  /** @param {() => void} change after which it may be another thing that is to be told */
  tell(change) {
    const before = this.isTried;
    change();
    if (this.isTried !== before) this.dispatchEvent(new Event("change"));
  }
}
