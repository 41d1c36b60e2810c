/**
 * Adds a page to a copy of the built site, on which the site's own worker is measured.
 *
 * Called with one JSON argument: {root, out}; `out` is the copy. Prints the name of the page.
 */
import { readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import "./reports.mjs";
import { bundleBench } from "./bundle.mjs";

const { root, out } = JSON.parse(process.argv[2]);
const worker = readdirSync(path.join(out, "assets")).find((name) => /^worker-.*\.js$/.test(name));
if (!worker) throw new Error("the built site has no worker");
const script = await bundleBench(root, out, { worker: `assets/${worker}` });
const [icon] = readdirSync(path.join(out, "icons"));
const lines = [
  "<!doctype html>",
  '<meta charset="utf-8">',
  "<title>Speed</title>",
  `<link rel="icon" href="icons/${icon}">`,
  `<script type="module" src="${script}"></script>`,
];
writeFileSync(path.join(out, "speed.html"), `${lines.join("\n")}\n`);
process.stdout.write("speed.html\n");
