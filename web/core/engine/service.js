import { startEngine } from "./client.js";
import { errorParts } from "./errors.js";

/** @typedef {import("./types.js").EngineClient} EngineClient */
/** @typedef {import("./types.js").EngineProgress} EngineProgress */
/** @typedef {import("./types.js").GameInfo} GameInfo */

/**
 * @typedef {{phase: "starting", progress: EngineProgress | null}
 *   | {phase: "ready"}
 *   | {phase: "failed", id: string, detail: string}} EngineState
 */

/** Errors after which the worker cannot be trusted any more. */
const FATAL = new Set([
  "engine-crash",
  "load-missing",
  "load-truncated",
  "load-altered",
  "load-hang",
]);

/** The one engine of the page: started early, started again after a failure or a crash. */
class EngineService extends EventTarget {
  constructor() {
    super();
    /** @type {EngineState} */
    this.state = { phase: "starting", progress: null };
    /** @type {EngineClient | null} */
    this.engine = null;
    /** @type {Promise<EngineClient> | null} */
    this.starting = null;
    /** @type {Promise<GameInfo[]> | null} */
    this.infos = null;
    /** When it was last asked something, by `performance.now()`. */
    this.lastAsked = 0;
  }

  /** @returns {Promise<EngineClient>} the running engine; starts it when there is none */
  start() {
    if (this.engine) return Promise.resolve(this.engine);
    this.starting ??= this.launch();
    return this.starting;
  }

  /** @returns {Promise<EngineClient>} */
  async launch() {
    this.setState({ phase: "starting", progress: null });
    try {
      const onProgress = (/** @type {EngineProgress} */ progress) =>
        this.setState({ phase: "starting", progress });
      /** @type {EngineClient} */
      const engine = await startEngine({ onProgress });
      this.engine = engine;
      this.setState({ phase: "ready" });
      return engine;
    } catch (error) {
      const { id, message } = errorParts(error);
      this.setState({ phase: "failed", id, detail: message });
      throw error;
    } finally {
      this.starting = null;
    }
  }

  /**
   * Asks the engine. An engine that broke is thrown away; the next call starts a new one.
   *
   * @param {string} method
   * @param {object} [params]
   * @returns {Promise<any>}
   */
  async call(method, params = {}) {
    this.lastAsked = performance.now();
    // A running engine is asked at once, so that it answers while the page draws.
    const engine = this.engine ?? (await this.start());
    try {
      return await engine.call(method, params);
    } catch (error) {
      if (FATAL.has(errorParts(error).id)) this.drop(engine, error);
      throw error;
    }
  }

  /** @param {EngineClient} engine @param {unknown} error why */
  drop(engine, error) {
    if (this.engine !== engine) return;
    const { id, message } = errorParts(error);
    console.warn(`engine: thrown away: ${id}: ${message}`);
    this.engine = null;
    engine.dispose();
  }

  /** @returns {Promise<GameInfo[]>} what can be played; asked once per page */
  games() {
    this.infos ??= this.call("games").catch((error) => {
      this.infos = null;
      throw error;
    });
    return this.infos;
  }

  /** @param {EngineState} state */
  setState(state) {
    this.state = state;
    this.dispatchEvent(new Event("change"));
  }
}

/**
 * @param {unknown} error
 * @returns {boolean} whether the engine itself broke, or was replaced over another question (the game is safe in its record)
 */
export function isFatal(error) {
  return [...FATAL, "no-game"].includes(errorParts(error).id);
}

export const engineService = new EngineService();
export { errorParts };
