/** One worker from its birth to the end of its first task. */

import { engineFolder, files, pythonFolder, worker as script } from "spieltisch:site";
import * as Comlink from "comlink";
import { Arrivals, download } from "./download.js";
import { EngineError, Watch } from "./errors.js";
import { nameOf } from "./picture/kept.js";
import { startWorker } from "./trusted.js";

/**
 * @typedef {import("spieltisch:site").RuntimeFile} RuntimeFile
 * @typedef {{base: string, fresh: boolean, signal: AbortSignal}} Site `fresh`: past the browser's cache, and past what was
 *   compiled before; `signal` gives the download up
 */

const isCode = (/** @type {RuntimeFile} */ { file }) => file.endsWith(".wasm");

/** What a worker loads by itself. @internal */
export const others = files.filter((file) => !isCode(file));

/** @type {Promise<WebAssembly.Module> | undefined} */
let compiled;

/**
 * @param {Site} site
 * @param {import("./download.js").Arrivals} arrivals told of the download, where there is one
 * @returns {Promise<WebAssembly.Module>} made of what was compared with its checksum
 * @throws {EngineError}
 * @internal
 */
export function compiledRuntime(site, arrivals) {
  if (site.fresh) compiled = undefined;
  if (!compiled) {
    const coming = compile(site, arrivals);
    compiled = coming;
    coming.catch(() => {
      if (compiled === coming) compiled = undefined;
    });
  }
  return compiled;
}

/** @param {Site} site @param {import("./download.js").Arrivals} arrivals */
async function compile(site, arrivals) {
  const code = /** @type {RuntimeFile} */ (files.find(isCode));
  const { response, whole } = download(code, { ...site, ...arrivals.expect(code) });
  const compiling = WebAssembly.compileStreaming(response).catch((error) => {
    throw new EngineError("engine-crash", `${code.file}: ${error.message}`, { file: code.file });
  });
  // Of a file that is broken the download says how.
  compiling.catch(() => {});
  await whole;
  return compiling;
}

/** @typedef {import("./worker.js").Progress} Progress */
/** @typedef {import("./worker.js").Start} Start */
/** @typedef {Comlink.Remote<import("./worker.js").WorkerApi>} Remote */

/** No byte and no step for this long means that nothing will come any more. */
const PATIENCE_LOADING = 30_000;

/** The address of the site. */
export const siteAddress = () => new URL(".", document.baseURI).href;

/** What a picture of the memory has to belong to, to be of use to this page. */
export const pictureName = () => nameOf([script, ...files], navigator.userAgent);

/**
 * Starts a worker, gives it a task and watches over it until that is done.
 *
 * @template T
 * @param {{name: string, fresh: boolean, picture: boolean}} options `fresh`: past the browser's cache; `picture`: whether
 *   a picture of the memory may be used
 * @param {(remote: Remote, site: Start, onProgress: (progress: Progress) => void) => Promise<T>} task
 * @param {(progress: Progress) => void} [onProgress]
 * @returns {Promise<{worker: Worker, remote: Remote, answer: T}>}
 * @throws {EngineError} the worker is gone then
 */
export async function launch({ name, fresh, picture }, task, onProgress) {
  if (typeof WebAssembly !== "object" || typeof Worker !== "function")
    throw new EngineError("no-webassembly", "this browser has no WebAssembly");
  const watch = new Watch(
    PATIENCE_LOADING,
    () => new EngineError("load-hang", "nothing happened for too long"),
  );
  const base = siteAddress();
  let over = false;
  const tell = (/** @type {Progress} */ progress) => {
    // Messages that were under way when it failed would hide the failure.
    if (over) return;
    watch.alive();
    onProgress?.(progress);
  };
  const arrivals = new Arrivals(tell, { worker: true });
  const givenUp = new AbortController();
  const from = { base, fresh, signal: givenUp.signal };
  const coming = download(script, { ...from, ...arrivals.expect(script) }).whole;
  const runtime = compiledRuntime(from, arrivals);
  const failure = Promise.race([runtime.then(() => watch.failure), watch.failure]);
  failure.catch(() => {});
  /** @type {ReturnType<typeof startWorker> | undefined} */
  let started;
  try {
    started = startWorker(await Promise.race([coming, failure]), name);
    const { worker } = started;
    const remote = /** @type {Remote} */ (Comlink.wrap(worker));
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      const message = event.message || `${script.file} ended while it started`;
      watch.fail(new EngineError("engine-crash", message, { file: script.file }));
    });
    runtime.then(
      (module) => remote.bring({ runtime: module }),
      () => {},
    );
    const site = {
      base,
      fresh,
      files: others,
      pythonFolder,
      engineFolder,
      picture: picture ? pictureName() : null,
    };
    const told = (/** @type {Progress} */ progress) => arrivals.hear(progress);
    const done = task(remote, site, Comlink.proxy(told));
    return { worker, remote, answer: await Promise.race([done, failure]) };
  } catch (error) {
    started?.worker.terminate();
    givenUp.abort();
    throw error;
  } finally {
    over = true;
    watch.end();
    started?.release();
  }
}
