/** @typedef {import("./errors.js").EngineError} EngineError */

/** Tells when nothing has happened for a while. */
export class Watch {
  /**
   * @param {number} patience
   * @param {() => EngineError} explain
   */
  constructor(patience, explain) {
    this.patience = patience;
    this.explain = explain;
    /** @type {Promise<never>} */
    this.failure = new Promise((_, reject) => {
      /** @type {(error: EngineError) => void} */
      this.fail = reject;
    });
    this.failure.catch(() => {});
    this.alive();
  }

  /** @type {(error: EngineError) => void} */
  fail = () => {};

  /** Something happened: begin to wait anew. */
  alive() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.fail(this.explain()), this.patience);
  }

  end() {
    clearTimeout(this.timer);
  }
}
