/**
 * Waiting for the disk is no deafness: a write that takes too long is told, and then whoever plays can go on in memory or
 * have it tried again. Fires "change" when somebody has to be told, or has to be no more.
 */

/** So long, in milliseconds, a write may take before it is told. */
const QUIET = 3000;

export class Patience extends EventTarget {
  constructor() {
    super();
    /** Whether somebody waits for a write that takes too long. */
    this.isTried = false;
    /** Writes that nobody waits for any more. @type {Set<Promise<unknown>>} */
    this.behind = new Set();
    /** @type {((wish: "on" | "again") => void) | null} */
    this.wish = null;
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
    this.wish?.(wish);
  }

  /**
   * @template R
   * @param {Promise<R>} writing
   * @returns {Promise<R | "on" | "again">}
   */
  async answerOrWish(writing) {
    /** @type {Promise<"on" | "again">} */
    const wished = new Promise((resolve) => {
      this.wish = resolve;
    });
    const timer = setTimeout(() => this.tell(true), QUIET);
    try {
      return await Promise.race([writing, wished]);
    } finally {
      clearTimeout(timer);
      this.wish = null;
      this.tell(false);
    }
  }

  /** @param {boolean} isTried */
  tell(isTried) {
    if (isTried === this.isTried) return;
    this.isTried = isTried;
    this.dispatchEvent(new Event("change"));
  }
}
