/** Pyodide's own code: the page compiles it while a worker still begins, once for all workers that follow. */

import { files } from "spieltisch:site";
import { download } from "./download.js";
import { EngineError } from "./errors.js";

/**
 * @typedef {import("spieltisch:site").RuntimeFile} RuntimeFile
 * @typedef {{base: string, fresh: boolean, signal: AbortSignal}} Site `fresh`: past the browser's cache, and past what was
 *   compiled before; `signal` gives the download up
 */

const isCode = (/** @type {RuntimeFile} */ { file }) => file.endsWith(".wasm");

/** What a worker loads by itself. */
export const others = files.filter((file) => !isCode(file));

/** @type {Promise<WebAssembly.Module> | undefined} */
let compiled;

/**
 * @param {Site} site
 * @param {import("./arrivals.js").Arrivals} arrivals told of the download, where there is one
 * @returns {Promise<WebAssembly.Module>} made of what was compared with its checksum
 * @throws {EngineError}
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

/** @param {Site} site @param {import("./arrivals.js").Arrivals} arrivals */
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
