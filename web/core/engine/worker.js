/** The worker in which Python runs. It loads Pyodide and the engine, then answers one call after another. */

import "./module-worker.js";
import * as Comlink from "comlink";
import { loadPyodide } from "pyodide";
import createPyodideModule from "pyodide/pyodide.asm.mjs";
import { deferred } from "../ticket.js";
import { Arrivals, download, nameInside } from "./download.js";
import { EngineError, errorParts } from "./errors.js";
import { withEmptyPages, withoutEmptyPages } from "./picture/bytes.js";
import { keepPicture, MOST_MEMORY } from "./picture/kept.js";

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

/** Python in this worker: as it is loaded from the files of the site, or as a picture of the memory has kept it. */

/** @typedef {import("pyodide").PyodideInterface} Python */
/** @typedef {ReturnType<typeof import("./download.js").download>} Download */

/**
 * Where the engine comes from.
 *
 * @typedef {object} Source
 * @property {string} base the address of the site
 * @property {string} pythonFolder
 * @property {string} engineFolder
 * @property {Map<string, Download>} downloads by address; they are under way and are checked
 * @property {Promise<WebAssembly.Module>} runtime Pyodide's own code, which the page compiles
 */

/** Where the wheel lies for an engine of a picture: read from there as a zip file, also long after the start. */
const WHEEL = "/engine.whl";
/** The beginning of a picture, in numbers of four bytes: magic, length of what stands before the memory. */
const BEFORE_MEMORY = 1;

/** @param {Source} source @returns {Promise<Python>} with the engine's package unpacked */
export function ordinary(source) {
  return load(source, { packages: ["spieltisch"] });
}

/**
 * @param {Source} source
 * @param {Uint8Array<ArrayBuffer>} picture as `takePicture` gave it
 * @returns {Promise<Python>} as it was then, except for what chance brings
 */
export async function fromPicture(source, picture) {
  const python = await load(source, { _loadSnapshot: picture });
  // Files are no part of a picture.
  await addWheel(python, source);
  python.runPython("from spieltisch import picture; picture.wake()");
  return python;
}

/**
 * Takes a picture of an engine that has just started. This engine cannot be used afterwards.
 *
 * @param {Source} source
 * @returns {Promise<Uint8Array<ArrayBuffer>>}
 */
export async function takePicture(source) {
  // With `packages` it could not be taken: what loads them leaves objects of JavaScript behind (Pyodide's issue 5195).
  const python = await load(source, { _makeSnapshot: true });
  await addWheel(python, source);
  python.runPython(`import sys; sys.path.insert(0, "${WHEEL}")`);
  python.runPython("from spieltisch import picture; picture.prepare()");
  const picture = /** @type {Uint8Array<ArrayBuffer>} */ (python.makeMemorySnapshot());
  const memory = picture.length - (new Uint32Array(picture.buffer)[BEFORE_MEMORY] ?? 0);
  if (memory > MOST_MEMORY) throw new RangeError(`${memory} bytes cannot be put back`);
  return picture;
}

/** @param {Python} python @param {Source} source */
async function addWheel(python, { downloads }) {
  const [, wheel] = [...downloads].find(([address]) => address.endsWith(".whl")) ?? [];
  if (!wheel) throw new Error("there is no wheel");
  python.FS.writeFile(WHEEL, await wheel.whole);
}

/**
 * @param {Source} source
 * @param {Parameters<typeof loadPyodide>[0]} options
 */
async function load({ base, pythonFolder, engineFolder, downloads, runtime }, options) {
  // Pyodide fetches by address; it gets the answers that are already under way and checked.
  const ordinaryFetch = self.fetch;
  self.fetch = (request, init) => {
    const address = String(request instanceof Request ? request.url : request);
    if (address.endsWith(".wasm")) return Promise.resolve(new Response());
    return downloads.get(address)?.response ?? ordinaryFetch(request, init);
  };
  const ordinaryStart = WebAssembly.instantiateStreaming;
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const module = await runtime;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  try {
    return await loadPyodide({
      indexURL: new URL(pythonFolder, base).href,
      lockFileURL: new URL(`${engineFolder}pyodide-lock.json`, base).href,
      createPyodideModule,
      stdout: (line) => console.debug(line),
      ...options,
    });
  } finally {
    self.fetch = ordinaryFetch;
    WebAssembly.instantiateStreaming = ordinaryStart;
  }
}
