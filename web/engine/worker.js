/** The worker in which Python runs. It loads Pyodide and the engine, then answers one call after another. */

import { engineFolder, files, pythonFolder } from "spieltisch:site";
import * as Comlink from "comlink";
import { loadPyodide } from "pyodide";
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

/** @type {((method: string, params: string) => string) | undefined} */
let bridge;

/**
 * Loads everything. The downloads begin at once and side by side; Pyodide takes them as they come.
 *
 * @param {{base: string, fresh: boolean}} options
 * @param {(progress: Progress) => void} onProgress
 */
async function start({ base, fresh }, onProgress) {
  if (typeof WebAssembly !== "object")
    throw new EngineError("no-webassembly", "this browser has no WebAssembly");
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  let loaded = 0;
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

  const loading = load(base, downloads);
  // Pyodide may wait for ever for a file that failed: whatever fails first is the answer.
  await Promise.race([loading, brokenDownload]);
  await all;
  const python = await loading;
  onProgress({ stage: "engine", loaded, total, file: "" });
  bridge = python.pyimport("spieltisch.bridge").call;
}

/**
 * @param {string} base
 * @param {Map<string, ReturnType<typeof download>>} downloads
 */
async function load(base, downloads) {
  const scriptUrl = new URL(`${pythonFolder}pyodide.asm.mjs`, base).href;
  const script = downloads.get(scriptUrl);
  const wheels = [...downloads].filter(([address]) => address.endsWith(".whl"));

  // Only read to the end: the browser's cache hands it over again where it is really needed.
  const readThrough = async (/** @type {ReturnType<typeof download> | undefined} */ one) => {
    await (await one?.response)?.arrayBuffer();
  };
  const wheelsAreThere = Promise.all(wheels.map(([, one]) => readThrough(one)));
  // The script may fail first.
  wheelsAreThere.catch(() => {});
  await readThrough(script);
  const { default: createPyodideModule } = await import(/* @vite-ignore */ scriptUrl);
  await wheelsAreThere;

  // Pyodide fetches by address; it gets the answers that are already under way and checked.
  const ordinaryFetch = self.fetch;
  self.fetch = (request, init) => {
    const address = String(request instanceof Request ? request.url : request);
    const one = address.endsWith(".whl") ? undefined : downloads.get(address);
    return one ? one.response : ordinaryFetch(request, init);
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
   * @param {{base: string, fresh: boolean}} options
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
