/** The page's side of the engine: starts the worker, watches over it, asks it. */

import * as Comlink from "comlink";
import { EngineError, Failing, fromPlain, Watch } from "./errors.js";
import { launch, pictureName, siteAddress } from "./launch.js";
import { forgetPicture, keptPicture, refusePicture } from "./picture/kept.js";

/** @typedef {import("./worker.js").Progress} Progress */
/** @typedef {import("./launch.js").Remote} Remote */

/** No single answer takes this long, not even a long record on an old tablet. */
const PATIENCE_ANSWER = 60_000;

let attempts = 0;
/** @type {Attempt | undefined} */
let early;

/** Starts loading before the first call, so that the download and the page's own start run side by side. */
export function warmUp() {
  early ??= firstOrFresh();
}

/**
 * Starts the engine. May be called again after a failure: each attempt has a worker of its own, and all but
 * the first go past the browser's cache.
 *
 * @param {{onProgress?: (progress: Progress) => void}} [options]
 * @returns {Promise<Engine>}
 * @throws {EngineError}
 */
export function startEngine({ onProgress } = {}) {
  const attempt = early ?? firstOrFresh();
  early = undefined;
  return attempt.finish(onProgress);
}

/** An attempt to start the table's engine; all but the first go past the browser's cache. */
function firstOrFresh() {
  attempts += 1;
  return new Attempt({ name: "engine", fresh: attempts > 1 });
}

/**
 * Starts an engine beside the one of the table, in a worker of its own.
 *
 * @param {{fresh?: boolean}} [options] past the browser's cache, after a failure
 * @returns {Promise<Engine>}
 * @throws {EngineError}
 */
export function startThinker({ fresh = false } = {}) {
  return new Attempt({ name: "thinker", fresh }).finish();
}

/** One worker from its birth to the moment in which it answers. */
class Attempt {
  /** @param {{name: string, fresh: boolean}} worker */
  constructor({ name, fresh }) {
    this.name = name;
    this.fresh = fresh;
    /** @type {((progress: Progress) => void) | undefined} */
    this.listener = undefined;
    /** @type {Progress | undefined} */
    this.progress = undefined;
    this.outcome = this.run();
    // A later caller may await it; until then a failure is not reported.
    this.outcome.catch(() => {});
  }

  /**
   * @param {(progress: Progress) => void} [listener]
   * @returns {Promise<Engine>}
   */
  finish(listener) {
    this.listener = listener;
    if (this.progress) listener?.(this.progress);
    return this.outcome;
  }

  /** @returns {Promise<Engine>} */
  async run() {
    // After a failure nothing that was kept is trusted, also no picture.
    if (this.fresh) await forgetPicture(siteAddress()).catch(() => {});
    else {
      const engine = await this.once(true);
      if (engine) return engine;
    }
    return /** @type {Engine} */ (await this.once(false));
  }

  /**
   * @param {boolean} picture whether a picture of the memory may be used
   * @returns {Promise<Engine | null>} null when only the picture failed, which is not tried again
   */
  async once(picture) {
    const { name, fresh } = this;
    // Read while the worker begins.
    const kept = picture ? keptPicture(siteAddress(), pictureName()) : Promise.resolve({});
    try {
      const { worker, remote, answer } = await launch(
        { name, fresh, picture },
        (remote, site, onProgress) => {
          void kept.then((it) => remote.bring({ kept: withoutCopy(it) }));
          return remote.start(site, onProgress);
        },
        (progress) => {
          this.progress = progress;
          this.listener?.(progress);
        },
      );
      const { failure, from, why } = answer;
      if (why) console.warn(`${name}: the picture of the memory is not used: ${why}`);
      if (!failure) {
        console.debug(`${name}: started from ${from}`);
        performance.mark(`${name}-started`, { detail: { from } });
        return new Engine(worker, remote, from);
      }
      worker.terminate();
      if (from === "files" || failure.id !== "engine-crash") throw fromPlain(failure);
      console.warn(`${name}: the picture of the memory cannot be put back: ${failure.message}`);
      await refusePicture(siteAddress(), pictureName(), failure.message).catch(() => {});
      return null;
    } catch (error) {
      throw error instanceof EngineError ? notKept(error) : error;
    }
  }
}

/** @param {import("./picture/kept.js").Kept} kept whose picture goes to another thread */
const withoutCopy = (kept) => Comlink.transfer(kept, kept.picture ? [kept.picture.buffer] : []);

/** A running engine. */
export class Engine extends Failing {
  /**
   * @param {Worker} worker
   * @param {Remote} remote
   * @param {"files" | "picture"} from what it was started from
   */
  constructor(worker, remote, from) {
    super();
    this.worker = worker;
    this.remote = remote;
    this.from = from;
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      this.fail(new EngineError("engine-crash", event.message || "the worker ended"));
    });
  }

  /**
   * Asks the engine.
   *
   * @param {string} method
   * @param {object} [params]
   * @param {number} [patience] milliseconds after which the worker is taken for broken
   * @returns {Promise<any>} what the method is documented to give
   * @throws {EngineError} with the engine's own id, or "engine-crash", after which this engine is broken
   */
  async call(method, params = {}, patience = PATIENCE_ANSWER) {
    const slow = new Watch(
      patience,
      () => new EngineError("engine-crash", `${method}: no answer`, { method }),
    );
    try {
      const answer = this.remote.call(method, JSON.stringify(params));
      const said = await Promise.race([answer, slow.failure, this.failure]);
      if (typeof said !== "string") throw fromPlain(said);
      const { ok, error } = JSON.parse(said);
      if (error) throw fromPlain(error);
      return ok;
    } finally {
      slow.end();
    }
  }

  /** Ends the worker; calls under way fail. */
  dispose() {
    this.worker.terminate();
    this.fail(new EngineError("engine-crash", "the engine was put away"));
  }
}

/**
 * With a service worker in charge an unreachable file (no status at all) means that it was not kept.
 *
 * @param {EngineError} error
 */
function notKept(error) {
  const unreachable =
    error.id === "load-missing" && error.data.status === undefined && error.data.file !== undefined;
  const kept = Boolean(navigator.serviceWorker?.controller);
  return unreachable && kept
    ? new EngineError("offline-not-cached", error.message, error.data)
    : error;
}
