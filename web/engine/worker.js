/** The worker in which Python runs. It loads Pyodide and the engine, then answers one call after another. */

import "./module-worker.js";
import * as Comlink from "comlink";
import { loadPyodide } from "pyodide";
import createPyodideModule from "pyodide/pyodide.asm.mjs";
import { download } from "./download.js";
import { EngineError, toPlain } from "./errors.js";

/**
 * @typedef {object} Progress
 * @property {"download" | "start" | "engine"} stage
 * @property {number} loaded bytes so far
 * @property {number} total bytes of all files
 * @property {string} file the file that moved last
 */

/** @typedef {import("./errors.js").PlainError} PlainError */

/**
 * What the page knows and the worker does not, so that its script stays the same from one engine to the next.
 *
 * @typedef {object} Start
 * @property {string} base the address of the site
 * @property {boolean} fresh past the browser's cache
 * @property {number} already bytes that have arrived before, the script of this worker
 * @property {readonly import("./download.js").RuntimeFile[]} files
 * @property {string} pythonFolder
 * @property {string} engineFolder
 */

/** @type {((method: string, params: string) => string) | undefined} */
let bridge;

/**
 * Loads everything. The downloads begin at once and side by side; Pyodide takes them as they come.
 *
 * @param {Start} options
 * @param {(progress: Progress) => void} onProgress
 */
async function start({ already, files, ...site }, onProgress) {
  const { base, fresh } = site;
  if (typeof WebAssembly !== "object")
    throw new EngineError("no-webassembly", "this browser has no WebAssembly");
  const total = files.reduce((sum, { bytes }) => sum + bytes, already);
  let loaded = already;
  const downloads = new Map(
    files.map((wanted) => {
      const onBytes = (/** @type {number} */ bytes) => {
        loaded += bytes;
        onProgress({
          stage: loaded < total ? "download" : "start",
          loaded,
          total,
          file: wanted.file,
        });
      };
      return [new URL(wanted.file, base).href, download(wanted, { base, fresh, onBytes })];
    }),
  );
  const all = Promise.all([...downloads.values()].map(({ whole }) => whole));
  const brokenDownload = new Promise((_, reject) => all.catch(reject));

  const loading = load(site, downloads);
  // Pyodide may wait for ever for a file that failed: whatever fails first is the answer.
  await Promise.race([loading, brokenDownload]);
  await all;
  const python = await loading;
  onProgress({ stage: "engine", loaded, total, file: "" });
  bridge = python.pyimport("spieltisch.bridge").call;
}

/**
 * @param {Pick<Start, "base" | "pythonFolder" | "engineFolder">} site
 * @param {Map<string, ReturnType<typeof download>>} downloads
 */
async function load({ base, pythonFolder, engineFolder }, downloads) {
  // Pyodide fetches by address; it gets the answers that are already under way and checked.
  const ordinaryFetch = self.fetch;
  self.fetch = (request, init) => {
    const address = String(request instanceof Request ? request.url : request);
    return downloads.get(address)?.response ?? ordinaryFetch(request, init);
  };
  try {
    return await loadPyodide({
      indexURL: new URL(pythonFolder, base).href,
      lockFileURL: new URL(`${engineFolder}pyodide-lock.json`, base).href,
      packages: ["spieltisch"],
      createPyodideModule,
      stdout: (line) => console.debug(line),
    });
  } finally {
    self.fetch = ordinaryFetch;
  }
}

const api = {
  /**
   * @param {Start} options
   * @param {(progress: Progress) => void} onProgress
   * @returns {Promise<PlainError | null>} null when the engine answers from now on
   */
  async start(options, onProgress) {
    try {
      await start(options, onProgress);
      return null;
    } catch (error) {
      return toPlain(error);
    }
  },

  /**
   * @param {string} method
   * @param {string} params JSON: one string each way, whatever the size
   * @returns {string | PlainError} the engine's answer as JSON, or why there is none
   */
  call(method, params) {
    try {
      if (!bridge) throw new EngineError("engine-crash", "the engine has not started");
      return bridge(method, params);
    } catch (error) {
      return toPlain(error);
    }
  },
};

/** @typedef {typeof api} WorkerApi */

// Pyodide asks for some files long before it waits for them. That one of them failed is told by `start`.
self.addEventListener("unhandledrejection", (event) => {
  if (event.reason instanceof EngineError) event.preventDefault();
});

Comlink.expose(api);
