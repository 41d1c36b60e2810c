import { isFatal } from "../../engine/service.js";

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
   * @param {() => Promise<T>} work
   * @returns {Promise<T | null>} null when it was not possible
   */
  async run(work) {
    if (this.busy) return null;
    this.setBusy(true);
    try {
      await this.recovering;
      if (!this.given.table.loaded) await this.given.load();
      return await work();
    } catch (error) {
      if (this.given.ended()) return null;
      if (isFatal(error)) await this.recover();
      else this.given.complain(error);
      return null;
    } finally {
      this.setBusy(false);
    }
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
