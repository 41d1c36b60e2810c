/**
 * Runs pytest inside Pyodide under Node, on the engine's wheel as it is part of the site.
 *
 * Called with one JSON argument: {root, pyodide, runtime, wheels, bytecode, share, arguments}; bytecode is a folder
 * for compiled tests, share is {number, of}: every so manieth test beginning with that one.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import "./reports.mjs";

/**
 * @typedef {object} Job
 * @property {string} root
 * @property {string} pyodide
 * @property {string} runtime
 * @property {string[]} wheels
 * @property {string} bytecode
 * @property {{number: number, of: number}} share
 * @property {string[]} arguments
 */

/** @type {Job} */
const job = JSON.parse(process.argv[2]);
/** @type {typeof import("pyodide")} */
const { loadPyodide } = await import(pathToFileURL(path.join(job.pyodide, "pyodide.mjs")).href);

const python = await loadPyodide({
  indexURL: job.pyodide,
  lockFileContents: JSON.parse(readFileSync(path.join(job.runtime, "pyodide-lock.json"), "utf8")),
  packageBaseUrl: job.runtime,
  packages: ["spieltisch"],
  env: { HYPOTHESIS_STORAGE_DIRECTORY: "/tmp/hypothesis" },
});
const micropip = job.wheels.find((wheel) => path.basename(wheel).startsWith("micropip-"));
if (!micropip) throw new Error("there is no wheel of micropip");
python.unpackArchive(new Uint8Array(readFileSync(micropip)), "wheel");

/** Shows a folder or file of this machine to Python under the same path. @param {string} folder */
function mount(folder) {
  python.FS.mkdirTree(folder);
  python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, folder);
}
mount(job.root);
for (const folder of new Set(job.wheels.map((wheel) => path.dirname(wheel)))) {
  if (!folder.startsWith(job.root)) mount(folder);
}

python.globals.set("job", JSON.stringify(job));
const code = await python.runPythonAsync(`
import json, os, sys
import micropip
job = json.loads(job)
await micropip.install(["emfs:" + wheel for wheel in job["wheels"] if "/micropip-" not in wheel], deps=False)
# Pyodide keeps no bytecode of its own accord; beside the sources it would be in the way.
sys.pycache_prefix, sys.dont_write_bytecode = job["bytecode"], False
os.chdir(job["root"])
import pytest

class Share:
    """Takes its share of the tests: neighbours, which take about as long as each other, go to different ones."""

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items):
        items[:] = items[job["share"]["number"] :: job["share"]["of"]]

int(pytest.main(job["arguments"], plugins=[Share()]))
`);
process.exit(code);
