/**
 * Runs tools/bench/random_play.py inside Pyodide under Node, on the site's own wheel and library.
 *
 * Called with one JSON argument: {pyodide, runtime, script, players, seconds}.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const job = JSON.parse(process.argv[2]);
const { loadPyodide } = await import(pathToFileURL(path.join(job.pyodide, "pyodide.mjs")).href);
const python = await loadPyodide({
  indexURL: job.pyodide,
  stdLibURL: path.join(job.runtime, "python_stdlib.zip"),
  lockFileContents: JSON.parse(readFileSync(path.join(job.runtime, "pyodide-lock.json"), "utf8")),
  packageBaseUrl: job.runtime,
  packages: ["spieltisch"],
});
python.FS.writeFile("random_play.py", readFileSync(job.script));
python.pyimport("random_play").main(job.players, job.seconds);
process.exit(0);
