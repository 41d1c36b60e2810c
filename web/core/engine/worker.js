/** The worker in which Python runs. It loads Pyodide and the engine, then answers one call after another. */

import "./module-worker.js";
import * as Comlink from "comlink";
import { deferred } from "../ticket.js";
import { Arrivals, download, nameInside } from "./download.js";
import { EngineError, errorParts } from "./errors.js";
import { withEmptyPages, withoutEmptyPages } from "./picture/bytes.js";
import { keepPicture } from "./picture/kept.js";
import { fromPicture, ordinary, takePicture } from "./python.js";

/**
 * @typedef {object} Progress
 * @property {"download" | "start" | "engine"} stage
 * @property {number} loaded bytes that were sent so far
 * @property {number} total bytes that are sent of all files; 0 as long as that is not known
 * @property {string} file the file that moved last
 */

/**
 * How a start went: `from` says what it was made from, `failure` why it came to nothing, `why` why a picture that was
 * there is not used.
 *
 * @typedef {{from: "files" | "picture", failure: PlainError | null, why?: string}} Started
 */

/** @typedef {import("./errors.js").PlainError} PlainError */

/**
 * What the page knows and the worker does not, so that its script stays the same from one engine to the next.
 *
 * @typedef {object} Start
 * @property {string} base the address of the site
 * @property {boolean} fresh past the browser's cache
 * @property {readonly import("./download.js").RuntimeFile[]} files
 * @property {string} pythonFolder
 * @property {string} engineFolder
 * @property {string | null} picture the name of the picture to begin from, if there is one (picture/kept.js)
 */

/** @type {((method: string, params: string) => string) | undefined} */
let bridge;

/**
 * Begins all downloads, at once and side by side; Pyodide takes them as they come.
 *
 * @param {Start} options
 * @param {(progress: Progress) => void} onProgress
 */
function begin({ files, ...site }, onProgress) {
  const { base, fresh } = site;
  const arrivals = new Arrivals(onProgress);
  const downloads = new Map(
    files.map((wanted) => [
      new URL(nameInside(wanted.file), base).href,
      download(wanted, { base, fresh, ...arrivals.expect(wanted) }),
    ]),
  );
  const all = Promise.all([...downloads.values()].map(({ whole }) => whole));
  const broken = new Promise((_, reject) => all.catch(reject));
  broken.catch(() => {});

  /**
   * Waits for what is made of the downloads, and for all of them. Pyodide may wait forever for a file that failed,
   * so the first failure is the answer.
   *
   * @template T
   * @param {Promise<T>} loading
   * @returns {Promise<T>}
   */
  async function withAll(loading) {
    await Promise.race([loading, broken]);
    await all;
    arrivals.reach("engine");
    return loading;
  }
  return { source: { ...site, downloads, runtime: runtime.promise }, withAll };
}

/** @typedef {{runtime: WebAssembly.Module, kept: import("./picture/kept.js").Kept}} Brought */

/** @type {import("../ticket.js").Deferred<Brought["runtime"]>} */
const runtime = deferred();
/** @type {import("../ticket.js").Deferred<Brought["kept"]>} */
const kept = deferred();

const api = {
  /**
   * Takes what the page has made or read while this worker began.
   *
   * @param {Partial<Brought>} brought one of them at a time
   */
  bring(brought) {
    if (brought.runtime) runtime.resolve(brought.runtime);
    if (brought.kept) kept.resolve(brought.kept);
  },

  /**
   * Starts the engine: it answers from then on.
   *
   * @param {Start} options
   * @param {(progress: Progress) => void} onProgress
   * @returns {Promise<Started>}
   */
  async start(options, onProgress) {
    /** @type {Started} */
    const started = { from: "files", failure: null };
    try {
      const { source, withAll } = begin(options, onProgress);
      const { picture, refused, spoilt } = await kept.promise;
      const why = refused ?? spoilt;
      if (why !== undefined) started.why = why;
      if (picture) started.from = "picture";
      const loading = picture ? fromPicture(source, withEmptyPages(picture)) : ordinary(source);
      bridge = (await withAll(loading)).pyimport("spieltisch.bridge").call;
    } catch (error) {
      started.failure = errorParts(error);
    }
    return started;
  },

  /**
   * Takes a picture and keeps it; the worker cannot be used afterwards.
   *
   * @param {Start} options
   * @param {(progress: Progress) => void} onProgress
   * @returns {Promise<{bytes: number, failure: PlainError | null}>} how long it is, or why there is none
   */
  async takePicture(options, onProgress) {
    try {
      if (options.picture === null) throw new Error("a picture needs a name");
      const { source, withAll } = begin(options, onProgress);
      const picture = withoutEmptyPages(await withAll(takePicture(source)));
      await keepPicture(options.base, options.picture, picture);
      return { bytes: picture.length, failure: null };
    } catch (error) {
      return { bytes: 0, failure: errorParts(error) };
    }
  },

  /**
   * @param {string} method
   * @param {string} params JSON: one string each way, of any size
   * @returns {string | PlainError} the engine's answer as JSON, or why there is none
   */
  call(method, params) {
    try {
      if (!bridge) throw new EngineError("engine-crash", "the engine has not started");
      return bridge(method, params);
    } catch (error) {
      return errorParts(error);
    }
  },
};

/** @typedef {typeof api} WorkerApi */

// Pyodide asks for some files long before it waits for them. That one of them failed is told by `start`.
self.addEventListener("unhandledrejection", (event) => {
  if (event.reason instanceof EngineError) event.preventDefault();
});

Comlink.expose(api);
