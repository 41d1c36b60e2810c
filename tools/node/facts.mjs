/** What the build knows of a file that it wrote: where it is, how long, and its checksum. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";

/**
 * @typedef {Omit<import("spieltisch:site").RuntimeFile, "packed">} FileFacts
 * @typedef {typeof import("spieltisch:site")} SiteFacts
 * @typedef {Omit<SiteFacts, "version">} EngineFacts the part of them that the engine needs
 */

/**
 * A folder of the site and the files in it; all these paths are relative to the site.
 *
 * @typedef {object} Placed
 * @property {string} folder with its slash
 * @property {string[]} files
 */

/**
 * The checksum of some content, as an integrity attribute and a content security policy write it.
 *
 * @param {string | Buffer} content
 */
export function checksum(content) {
  return `sha256-${createHash("sha256").update(content).digest("base64")}`;
}

/**
 * The facts of one file of the site.
 *
 * @param {string} out the folder of the site
 * @param {string} file
 * @returns {FileFacts}
 */
export function factsOf(out, file) {
  const content = readFileSync(path.join(out, file));
  return { file, bytes: content.length, integrity: checksum(content) };
}

/**
 * The facts of a file whose download is shown.
 *
 * @param {string} out
 * @param {string} file
 * @returns {import("spieltisch:site").RuntimeFile}
 */
function runtimeFacts(out, file) {
  return { ...factsOf(out, file), packed: gzipSync(readFileSync(path.join(out, file))).length };
}

/**
 * What a page has to know in order to start an engine: `import { worker, files } from "spieltisch:site"`.
 *
 * @param {string} out the folder of the site
 * @param {{worker: string, python: Placed, engine: Placed}} parts
 * @returns {EngineFacts}
 */
export function engineFacts(out, { worker, python, engine }) {
  return {
    worker: runtimeFacts(out, worker),
    files: [...python.files, ...engine.files].map((file) => runtimeFacts(out, file)),
    pythonFolder: python.folder,
    engineFolder: engine.folder,
  };
}
