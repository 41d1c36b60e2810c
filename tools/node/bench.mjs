/**
 * Adds a page to a copy of the built site, on which the site's own worker is measured.
 *
 * Called with one JSON argument: {root, out}; `out` is the copy. Prints the name of the page.
 */
import { readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import "./reports.mjs";
import { bundleBench } from "./bundle.mjs";
import { engineFacts } from "./facts.mjs";
import { ICONS } from "./page.mjs";

/** @type {{root: string, out: string}} */
const { root, out } = JSON.parse(process.argv[2]);

/**
 * The one file or folder of that kind; its name says its content.
 *
 * @param {string} folder of the site, with its slash, or nothing for the site itself
 * @param {RegExp} pattern
 */
function find(folder, pattern) {
  const name = readdirSync(path.join(out, folder)).find((one) => pattern.test(one));
  if (!name) throw new Error(`the built site has no ${pattern.source}`);
  return folder + name;
}

/**
 * A folder of the site and its files.
 *
 * @param {RegExp} pattern
 * @returns {import("./facts.mjs").Placed}
 */
function list(pattern) {
  const folder = `${find("", pattern)}/`;
  return { folder, files: readdirSync(path.join(out, folder)).map((name) => folder + name) };
}

const facts = engineFacts(out, {
  worker: find("assets/", /^worker-.*\.js$/),
  python: list(/^python-/),
  engine: list(/^engine-/),
});
const script = await bundleBench(root, out, facts);
const [icon] = readdirSync(path.join(out, ICONS));
const lines = [
  "<!doctype html>",
  '<meta charset="utf-8">',
  "<title>Speed</title>",
  `<link rel="icon" href="${ICONS}${icon}">`,
  `<script type="module" src="${script}"></script>`,
];
writeFileSync(path.join(out, "speed.html"), `${lines.join("\n")}\n`);
process.stdout.write("speed.html\n");
