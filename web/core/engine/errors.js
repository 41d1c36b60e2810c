/**
 * Why an answer did not come. `id` is what the page has words for:
 *
 * - "no-webassembly": this browser cannot run the engine
 * - "load-missing": a file of the site could not be had
 * - "load-truncated": a file came, but not whole
 * - "load-altered": a file came whole, but is not the one that belongs to this page
 * - "load-hang": nothing happened for too long
 * - "offline-not-cached": no connection, and this part was not kept for that
 * - "engine-crash": Python ended or does not answer
 * - and the ids of the engine's own errors, for example "illegal-action"
 */
export class EngineError extends Error {
  /**
   * @param {string} id
   * @param {string} message for the developer; the page has its own words by id
   * @param {Record<string, unknown>} [data]
   */
  constructor(id, message, data = {}) {
    super(message);
    this.name = "EngineError";
    this.id = id;
    this.data = data;
  }
}

/**
 * Errors cross the border between worker and page as plain data.
 *
 * @typedef {{id: string, message: string, data: Record<string, unknown>}} PlainError
 */

/**
 * @param {unknown} error
 * @returns {PlainError} what can be said of it; what is none of the ids above is a crash
 */
export function errorParts(error) {
  const raw = /** @type {{id?: unknown, message?: unknown, data?: unknown}} */ (error ?? {});
  return {
    id: typeof raw.id === "string" ? raw.id : "engine-crash",
    message: String(raw.message ?? error),
    data: /** @type {Record<string, unknown>} */ (raw.data ?? {}),
  };
}

/**
 * @param {PlainError} plain
 * @returns {EngineError}
 */
export function fromPlain(plain) {
  return new EngineError(plain.id, plain.message, plain.data);
}

/** What may fail later, and is not reported as long as nobody waits for it. */
export class Failing {
  constructor() {
    /** @type {Promise<never>} */
    this.failure = new Promise((_, reject) => {
      this.fail = reject;
    });
    this.failure.catch(() => {});
  }

  /** @param {unknown} _error */
  fail(_error) {}
}

/** Fails when nothing has happened for a while. */
export class Watch extends Failing {
  /**
   * @param {number} patience
   * @param {() => EngineError} explain
   */
  constructor(patience, explain) {
    super();
    this.patience = patience;
    this.explain = explain;
    this.alive();
  }

  /** Something happened: begin to wait anew. */
  alive() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.fail(this.explain()), this.patience);
  }

  end() {
    clearTimeout(this.timer);
  }
}
