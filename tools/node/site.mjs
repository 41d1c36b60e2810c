/**
 * Writes the whole site into an empty folder.
 *
 * Called with one JSON argument (Job). The names of files say their
 * content (a hash), except for the few that a browser looks up by name; so an old page and a new one never
 * take each other's parts.
 */
import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import "./reports.mjs";
import {
  bundleGuard,
  bundlePage,
  bundleServiceWorker,
  bundleWorker,
  usedFiles,
} from "./bundle.mjs";
import { engineFacts } from "./facts.mjs";
import { writeLicenses } from "./licenses.mjs";
import { writeNotFound } from "./not-found.mjs";
import { writeManifest, writePage } from "./page.mjs";
import { precacheList } from "./precache.mjs";

/**
 * @typedef {object} Job
 * @property {string} root
 * @property {{folder: string, wheel: string}} runtime
 * @property {string} fonts the folder of those that were made smaller
 * @property {string} main
 * @property {string} out
 * @property {boolean} unfinished
 * @property {string | null} address where the site will be, if that is known
 * @property {string | null} reportTo where players report what is wrong
 * @property {string} version
 */

/** @type {Job} */
const { root, runtime, fonts, main, out, unfinished, address, reportTo, version } = JSON.parse(
  process.argv[2],
);
/**
 * Hosts compress what they know as text or code, never archives; these two are stored, not deflated, and shrink to a third.
 * The end of the name says on every host what is compressed (docs/decisions/096); the worker takes it off again.
 */
const COMPRESSED_BY_HOSTS = ".js";

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
    const archive = /\.(whl|zip)$/.test(source);
    const file = `${folder}/${path.basename(source)}${archive ? COMPRESSED_BY_HOSTS : ""}`;
    copyFileSync(source, path.join(out, file));
    return file;
  });
  return { folder: `${folder}/`, files };
}

const python = place("python", [
  path.join(runtime.folder, "pyodide.asm.wasm"),
  path.join(runtime.folder, "python_stdlib.zip"),
]);
const engine = place("engine", [
  path.join(runtime.folder, runtime.wheel),
  path.join(runtime.folder, "pyodide-lock.json"),
]);

const worker = await bundleWorker(root, out, runtime.folder);
const facts = { ...engineFacts(out, { worker, python, engine }), version };
const page = await bundlePage(root, out, main, facts, { fonts, unfinished });
const guard = await bundleGuard(root);
const icons = writeManifest(root, out);

// The build's own name: the page and its service worker tell each other by it whether they belong together.
const source = readFileSync(path.join(root, "index.html"), "utf8");
const build = createHash("sha256")
  .update(JSON.stringify([page, guard, facts, source, address, reportTo]))
  .digest("hex")
  .slice(0, 10);
writePage(root, out, { ...page, guard, icons, build, address, reportTo });
writeNotFound(root, out, address, unfinished);
writeFileSync(path.join(out, ".nojekyll"), "");
// Wishes nothing: a file that is not there would be an error on the console of every visit.
copyFileSync(path.join(root, "web/config.json"), path.join(out, "config.json"));

// Bundled twice: what it is made of stands in the licences, which it keeps like all other files.
/** @param {object[]} list */
const serviceWorker = (list) => {
  const defines = { BUILD: JSON.stringify(build), "self.__WB_MANIFEST": JSON.stringify(list) };
  return bundleServiceWorker(root, out, defines, unfinished);
};
await serviceWorker([]);
writeLicenses(root, out, { version, files: usedFiles() });
await serviceWorker(await precacheList(out));
