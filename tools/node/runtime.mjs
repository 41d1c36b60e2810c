/**
 * Makes the Python half of the site with Pyodide under Node: the engine's wheel, its lock, the trimmed standard library, and
 * Pyodide's script and WebAssembly without what is unused. The .pyc files inside need Pyodide's own Python, so it compiles them itself.
 *
 * Called with one JSON argument: {pyodide, source, inside, micropip, package, version, out, trimmed}. An engine that
 * only differs a little from ours, in a test, comes with what was trimmed for ours.
 */
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { importsOf, trimmed } from "./glue.mjs";
import "./reports.mjs";
import { withoutUnasked } from "./webassembly.mjs";

/**
 * @typedef {import("pyodide").PyodideInterface} Python
 * @typedef {NonNullable<Parameters<typeof import("pyodide").loadPyodide>[0]>} Options
 *
 * @typedef {object} Job
 * @property {string} pyodide
 * @property {string} source
 * @property {string} inside
 * @property {string} micropip
 * @property {string} package
 * @property {string} version
 * @property {string} out
 * @property {string | null} trimmed  the folder of a library, script and WebAssembly, if they need not be made
 */

/** @type {Job} */
const job = JSON.parse(process.argv[2]);
/** @type {typeof import("pyodide")} */
const { loadPyodide } = await import(pathToFileURL(path.join(job.pyodide, "pyodide.mjs")).href);

/**
 * A fresh interpreter that sees the build's own scripts and the output folder.
 *
 * @param {Options} [options]
 */
async function interpreter(options = {}) {
  const python = await loadPyodide({
    indexURL: job.pyodide,
    // Fixed, or the order inside compiled sets would change from build to build.
    env: { PYTHONHASHSEED: "0" },
    ...options,
  });
  for (const [name, folder] of Object.entries({
    source: job.source,
    inside: job.inside,
    out: job.out,
  })) {
    python.FS.mkdirTree(`/host/${name}`);
    python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, `/host/${name}`);
  }
  python.runPython("import sys; sys.path.append('/host/inside'); sys.dont_write_bytecode = True");
  return python;
}

/**
 * Calls a function of a script in tools/inside; arguments and answer cross as JSON.
 *
 * @template T
 * @param {Python} python
 * @param {string} module
 * @param {string} name
 * @param {...unknown} args
 * @returns {Promise<T>} what that function returns: the caller says which type it has
 */
async function run(python, module, name, ...args) {
  python.globals.set("_args", JSON.stringify(args));
  const answer = await python.runPythonAsync(
    `import json, inspect, ${module}\n` +
      `_answer = ${module}.${name}(*json.loads(_args))\n` +
      `if inspect.isawaitable(_answer): _answer = await _answer\n` +
      `json.dumps(_answer)`,
  );
  return JSON.parse(answer);
}

const lockPath = path.join(job.out, "pyodide-lock.json");
const LIBRARY = "python_stdlib.zip";
const SCRIPT = "pyodide.asm.mjs";
const WASM = "pyodide.asm.wasm";
const pyodideFile = (/** @type {string} */ name) => readFileSync(path.join(job.pyodide, name));

const maker = await interpreter();
/** @type {{file: string, modules: string[], imports: string[]}} */
const wheel = await run(
  maker,
  "wheel",
  "pack",
  "/host/source",
  job.package,
  job.version,
  "/host/out",
);
maker.unpackArchive(new Uint8Array(readFileSync(job.micropip)), "wheel");
writeFileSync(
  lockPath,
  await run(maker, "freeze", "freeze", job.package, `/host/out/${wheel.file}`),
);

/**
 * The road a player's page takes: lock, wheel, import; optionally with what was trimmed.
 *
 * @param {Options} options
 * @returns {Promise<string[]>}
 */
async function probe(options) {
  const python = await interpreter({
    lockFileContents: JSON.parse(readFileSync(lockPath, "utf8")),
    packageBaseUrl: job.out,
    packages: [job.package],
    ...options,
  });
  await run(python, "probe", "exercise", wheel.modules, wheel.imports);
  return run(python, "probe", "modules_in_use");
}

/** Writes script and WebAssembly without what neither asks the other for. */
async function trimMachine() {
  const wasm = pyodideFile(WASM);
  const source = pyodideFile(SCRIPT).toString();
  const asking = pyodideFile("pyodide.mjs").toString();
  const smaller = withoutUnasked(wasm, trimmed(source, await importsOf(wasm), asking) + asking);
  writeFileSync(path.join(job.out, WASM), smaller);
  writeFileSync(path.join(job.out, SCRIPT), trimmed(source, await importsOf(smaller), asking));
}

if (job.trimmed) {
  for (const file of [LIBRARY, SCRIPT, WASM])
    copyFileSync(path.join(job.trimmed, file), path.join(job.out, file));
} else {
  await trimMachine();
  const modules = await probe({});
  const library = maker.runPython("next(p for p in sys.path if p.endswith('.zip'))");
  await run(maker, "stdlib", "trim", library, modules, `/host/out/${LIBRARY}`);
  await probe({ indexURL: job.out });
}

process.stdout.write(`${JSON.stringify({ wheel: wheel.file })}\n`);
process.exit(0);
