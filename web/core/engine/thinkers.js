/** Engines that do nothing but think, each in a worker of its own. */

import { startThinker } from "./client.js";
import { Failing } from "./errors.js";
import { follow, think } from "./thinking.js";

/** @typedef {import("./client.js").Engine} Engine */
/** @typedef {import("./thinking.js").Thought} Thought */
/** @typedef {import("./thinking.js").Thinker} Thinker */
/** @typedef {import("./thinking.js").Status} Status */
/** @typedef {Omit<Thought, "lanes">} Work */

/** Once the time is up, an engine that does not end for so long is broken. */
const GRACE = 1000;
/** After so many failures in a row the device has no room for one more engine. */
const MOST_FAILURES = 3;

/**
 * @typedef {object} Course
 * @property {{[part: string]: unknown}} record the game up to the position that is thought about
 * @property {Thinker} table the engine of the table itself, where the game lies already
 * @property {AbortSignal} stop ends the thought with the best found so far
 * @property {(status: Status) => void} [onStatus] told after each slice
 */

/**
 * The thinking engines of the page. None is started before `warm`; until one is ready, and where none can be had,
 * the table's own engine thinks. One that breaks is replaced, and what it was thinking about is thought anew: all
 * it needs is the record.
 *
 * @internal
 */
export class Thinkers {
  /**
   * @param {number} most engines side by side
   * @param {typeof startThinker} start
   */
  constructor(most = suitable(), start = startThinker) {
    this.most = most;
    this.start = start;
    /** @type {Set<Engine>} */
    this.ready = new Set();
    this.starting = 0;
    this.failures = 0;
    /** Engines that were asked for before this are put away when they come. */
    this.age = 0;
    /** Told of each engine that is ready. @type {Set<(engine: Engine) => void>} */
    this.waiting = new Set();
  }

  /** Starts the engines, one after the other: the first one is of use while the second one loads. */
  warm() {
    if (this.starting > 0 || this.ready.size >= this.most || this.failures >= MOST_FAILURES) return;
    const { age } = this;
    this.starting += 1;
    this.start({ fresh: this.failures > 0 })
      .then(
        (engine) => {
          if (age !== this.age) return engine.dispose();
          this.ready.add(engine);
          for (const tell of this.waiting) tell(engine);
          // One may also end with nothing to do.
          engine.failure.catch((error) => this.broken(engine, error));
        },
        (error) => {
          this.failures += 1;
          console.debug("thinker", error);
        },
      )
      .finally(() => {
        if (age !== this.age) return;
        this.starting -= 1;
        this.warm();
      });
  }

  /** Ends all engines; what they think about now is thought by the table. */
  putAway() {
    this.age += 1;
    this.starting = 0;
    this.failures = 0;
    for (const engine of [...this.ready]) this.drop(engine);
  }

  /** @param {Engine} engine */
  drop(engine) {
    this.ready.delete(engine);
    engine.dispose();
  }

  /**
   * Thinks a thought to its end.
   *
   * @param {Thought} thought
   * @param {Course} course
   * @returns {Promise<Status>} done; with several engines their findings put together
   * @throws {import("./errors.js").EngineError} what the table's own engine said
   */
  async run(thought, course) {
    const found = await this.sideBySide(thought, course);
    const [first] = found;
    if (!first) {
      const { table, stop, onStatus } = course;
      return think(table, thought, { over: () => stop.aborted, ...(onStatus && { onStatus }) });
    }
    const { status, engine } = first;
    const tallies = found.flatMap((one) => (one.status.tally?.length ? [one.status.tally] : []));
    if (tallies.length < 2) return status;
    try {
      const { level } = thought.params;
      return { ...status, ...(await engine.call("decide", { level, tallies }, GRACE)) };
    } catch (error) {
      // One opinion is a decision, too.
      this.broken(engine, error);
      return status;
    }
  }

  /**
   * Lets the engines that are ready think about the same; when one is done, all are.
   *
   * @param {Thought} thought
   * @param {Course} course
   * @returns {Promise<{engine: Engine, status: Status}[]>} of those that did not break
   */
  async sideBySide(thought, { record, stop, onStatus }) {
    const engines = [...this.ready].slice(0, thought.lanes);
    const end = new Deadline(stop);
    const progress = engines.map(() => 0);
    const lanes = engines.map(async (engine, lane) => {
      /** @param {Status} now */
      const told = (now) => {
        progress[lane] = now.progress;
        const sum = progress.reduce((one, other) => one + other);
        onStatus?.({ ...now, progress: sum / progress.length });
      };
      const work = async () => {
        await follow(engine, record);
        // Each engine has deals of its own, or two would be no better than one.
        const own = { ...thought, params: { ...thought.params, lane } };
        return think(engine, own, { over: () => end.reached, onStatus: told });
      };
      try {
        const status = await end.waitFor(work());
        end.reach();
        return [{ engine, status }];
      } catch (error) {
        this.broken(engine, error);
        return [];
      }
    });
    const found = (await Promise.all(lanes)).flat();
    end.forget();
    if (found.length > 0) this.failures = 0;
    return found;
  }

  /**
   * Does work that can be cut into shares on all engines at once, that of the table included. Engines that are not there yet
   * are started and join in; the share of one that breaks is done by another.
   *
   * @param {Work} work its `begin` understands "share": which one, and how many there are
   * @param {{record: {[part: string]: unknown}, table: Thinker, stop: AbortSignal, onStatus(shares: (Status | undefined)[]): void}} course
   * @throws {import("./errors.js").EngineError} what the table's own engine said
   */
  async share(work, { record, table, stop, onStatus }) {
    const whole = this.most + 1;
    const left = Array.from({ length: whole }, (_, number) => number);
    /** @type {(Status | undefined)[]} */
    const found = left.map(() => undefined);
    let over = false;
    /** @param {Thinker} engine @param {number} number */
    const one = (engine, number) =>
      think(
        engine,
        { ...work, params: { ...work.params, share: [number, whole] } },
        {
          over: () => over || stop.aborted,
          onStatus: (status) => {
            // What an engine had found before it broke stays until another one has come as far.
            if (status.progress >= (found[number]?.progress ?? 0)) found[number] = status;
            onStatus([...found]);
          },
        },
      );
    /** @param {Thinker} engine @param {(number: number, error: unknown) => void} failed */
    const help = async (engine, failed) => {
      for (let number = left.shift(); number !== undefined; number = left.shift()) {
        if (stop.aborted) return;
        try {
          if (engine !== table) await follow(engine, record);
          await one(engine, number);
        } catch (error) {
          return failed(number, error);
        }
      }
    };
    /** @type {Set<Promise<void>>} */
    const helping = new Set();
    const join = (/** @type {Engine} */ engine) => {
      const failed = (/** @type {number} */ number, /** @type {unknown} */ error) => {
        left.unshift(number);
        this.broken(engine, error);
      };
      helping.add(help(engine, failed));
    };
    for (const engine of this.ready) join(engine);
    this.waiting.add(join);
    this.warm();
    try {
      do {
        await help(table, (_, error) => {
          throw error;
        });
        await Promise.all(helping);
      } while (left.length > 0 && !stop.aborted);
    } finally {
      over = true;
      this.waiting.delete(join);
    }
  }

  /**
   * @param {Engine} engine
   * @param {unknown} error
   */
  broken(engine, error) {
    // One that was put away is not missed.
    if (!this.ready.has(engine)) return;
    console.debug("thinker", error);
    this.failures += 1;
    this.drop(engine);
    this.warm();
  }
}

/** The moment from which on the engines are to end, and how long they are waited for then. */
class Deadline extends Failing {
  /** @param {AbortSignal} stop */
  constructor(stop) {
    super();
    this.reached = false;
    this.stop = stop;
    this.reach = this.reach.bind(this);
    if (stop.aborted) this.reach();
    else stop.addEventListener("abort", this.reach);
  }

  /** @type {ReturnType<typeof setTimeout> | undefined} */
  timer = undefined;

  reach() {
    this.reached = true;
    this.timer ??= setTimeout(() => this.fail(new Error("does not stop")), GRACE);
  }

  /**
   * @template T
   * @param {Promise<T>} work
   * @returns {Promise<T>}
   */
  waitFor(work) {
    work.catch(() => {});
    return Promise.race([work, this.failure]);
  }

  forget() {
    clearTimeout(this.timer);
    this.stop.removeEventListener("abort", this.reach);
  }
}

/** How many engines may think side by side here: one core is left to the page and the table. */
function suitable() {
  return Math.min(Math.max((navigator.hardwareConcurrency ?? 2) - 1, 1), 2);
}

/** The thinking engines of this page. */
export const thinkers = new Thinkers();
