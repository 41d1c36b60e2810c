/** Python in this worker: as it is loaded from the files of the site, or as a picture of the memory has kept it. */

import { loadPyodide } from "pyodide";
import createPyodideModule from "pyodide/pyodide.asm.mjs";
import { MOST_MEMORY } from "./picture/kept.js";

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
