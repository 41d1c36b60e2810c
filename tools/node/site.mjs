/**
 * Writes the whole site into an empty folder.
 *
 * Called with one JSON argument: {root, runtime: {folder, wheel}, main, out, unfinished}. The names of files say their
 * content (a hash), except for the few that a browser looks up by name; so an old page and a new one never
 * take each other's parts.
 */
import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import "./reports.mjs";
import { bundleGuard, bundlePage, bundleServiceWorker, bundleWorker } from "./bundle.mjs";
import { engineFacts } from "./facts.mjs";
import { writeLicenses } from "./licenses.mjs";
import { writeManifest, writePage } from "./page.mjs";
import { precacheList } from "./precache.mjs";

/**
 * @type {{root: string, runtime: {folder: string, wheel: string}, main: string, out: string, unfinished: boolean}}
 */
const { root, runtime, main, out, unfinished } = JSON.parse(process.argv[2]);
const pyodide = path.join(root, "node_modules/pyodide");

/**
 * Copies files into a folder named by their content; says where they are.
 *
 * @param {string} name
 * @param {string[]} sources
 * @returns {import("./facts.mjs").Placed}
 */
function place(name, sources) {
  const hash = createHash("sha256");
  for (const source of sources)
    hash.update(`${path.basename(source)}\0`).update(readFileSync(source));
  const folder = `${name}-${hash.digest("hex").slice(0, 10)}`;
  mkdirSync(path.join(out, folder));
  const files = sources.map((source) => {
    const file = `${folder}/${path.basename(source)}`;
    copyFileSync(source, path.join(out, file));
    return file;
  });
  return { folder: `${folder}/`, files };
}

const python = place("python", [
  path.join(pyodide, "pyodide.asm.wasm"),
  path.join(runtime.folder, "python_stdlib.zip"),
]);
const engine = place("engine", [
  path.join(runtime.folder, runtime.wheel),
  path.join(runtime.folder, "pyodide-lock.json"),
]);

const worker = await bundleWorker(root, out);
const facts = engineFacts(out, { worker, python, engine });
const page = await bundlePage(root, out, main, facts, unfinished);
const guard = await bundleGuard(root);
const icons = writeManifest(root, out);
writeLicenses(root, out);

// The build's own name: the page and its service worker tell each other by it whether they belong together.
const build = createHash("sha256")
  .update(JSON.stringify([page, guard, facts, readFileSync(path.join(root, "index.html"), "utf8")]))
  .digest("hex")
  .slice(0, 10);
writePage(root, out, { ...page, guard, icons, build });
writeFileSync(path.join(out, ".nojekyll"), "");

const list = await precacheList(out);
const defines = { BUILD: JSON.stringify(build), "self.__WB_MANIFEST": JSON.stringify(list) };
await bundleServiceWorker(root, out, defines, unfinished);
