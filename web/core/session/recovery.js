import { isFatal } from "../engine/service.js";

/**
 * Conversations with the engine, one at a time. If the engine breaks, a new one replays the record and
 * the same seat goes on; nothing that was done is lost.
 */
export class Recovery {
  /**
   * @param {object} given
   * @param {{loaded: boolean}} given.table
   * @param {() => Promise<void>} given.load hands the record to the engine
   * @param {() => Promise<void>} given.restore with a new engine, makes everything as it was before the old one broke
   * @param {() => boolean} given.ended whether nobody waits for an answer any more
   * @param {() => void} given.changed told when `busy` is another
   * @param {(error: unknown) => void} given.complain
   */
  constructor(given) {
    this.given = given;
    /** The engine is thinking. */
    this.busy = false;
    /** @type {Promise<void> | null} */
    this.recovering = null;
  }

  /**
   * Runs one conversation.
   *
   * @template T
   * @template [R=T]
   * @param {() => Promise<T>} work
   * @param {(done: T) => R} [show] shows what came of it, and tells so: that nobody waits any more is then told by the same
   * @returns {Promise<R | null>} null when it was not possible
   */
  async run(work, show) {
    if (this.busy) return null;
    this.busy = true;
    try {
      // Asked first and told then: the engine works while the page draws that it does.
      const isReady = this.recovering === null && this.given.table.loaded;
      const working = isReady ? work() : this.prepared().then(work);
      this.given.changed();
      const done = await working;
      if (!show) return /** @type {any} */ (done);
      this.busy = false;
      return show(done);
    } catch (error) {
      if (this.given.ended()) return null;
      if (isFatal(error)) await this.recover();
      else this.given.complain(error);
      return null;
    } finally {
      if (this.busy) this.setBusy(false);
    }
  }

  /** The game lies in an engine that runs. */
  async prepared() {
    await this.recovering;
    if (!this.given.table.loaded) await this.given.load();
  }

  /** @returns {Promise<void>} when everything is as it was; several who ask at once wait for the same */
  recover() {
    this.recovering ??= this.startAgain();
    return this.recovering;
  }

  async startAgain() {
    this.given.table.loaded = false;
    try {
      await this.given.restore();
    } finally {
      this.recovering = null;
    }
  }

  /** @param {boolean} busy */
  setBusy(busy) {
    this.busy = busy;
    this.given.changed();
  }
}
