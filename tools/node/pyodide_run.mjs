/**
 * Runs Python code inside Pyodide under Node as a player's page has it: trimmed library, compiled wheel.
 *
 * Called with one JSON argument: {pyodide, python, engine, code}; `python` is the folder of the runtime and
 * the library, `engine` that of the wheel and its lock.
 */
import path from "node:path";
import { pathToFileURL } from "node:url";
import "./reports.mjs";

/** @type {{pyodide: string, python: string, engine: string, code: string}} */
const job = JSON.parse(process.argv[2]);
/** @type {typeof import("pyodide")} */
const { loadPyodide } = await import(pathToFileURL(path.join(job.pyodide, "pyodide.mjs")).href);
const python = await loadPyodide({
  indexURL: job.pyodide,
  stdLibURL: path.join(job.python, "python_stdlib.zip"),
  lockFileURL: path.join(job.engine, "pyodide-lock.json"),
  packages: ["spieltisch"],
});
await python.runPythonAsync(job.code);
process.exit(0);
