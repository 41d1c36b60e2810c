/** The licences of the libraries that are part of the site, in one text file beside it. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * All packages that package.json names as part of the site, and what those depend on.
 *
 * @param {string} root
 */
function packagesOfTheSite(root) {
  /** @type {Record<string, {dev?: boolean, optional?: boolean}>} */
  const lock = JSON.parse(readFileSync(path.join(root, "package-lock.json"), "utf8")).packages;
  return Object.keys(lock)
    .filter((name) => name.startsWith("node_modules/") && !lock[name].dev && !lock[name].optional)
    .sort();
}

/** Writes licenses.txt. @param {string} root @param {string} out */
export function writeLicenses(root, out) {
  const parts = ["Spieltisch contains the following libraries and fonts.\n"];
  for (const folder of packagesOfTheSite(root)) {
    const absolute = path.join(root, folder);
    if (!existsSync(absolute)) continue;
    /** @type {{name: string, version: string, license?: string}} */
    const about = JSON.parse(readFileSync(path.join(absolute, "package.json"), "utf8"));
    parts.push(`\n${"=".repeat(72)}\n${about.name} ${about.version} (${about.license})\n\n`);
    const file = readdirSync(absolute)
      .sort()
      .find((name) => /^licen[cs]e/i.test(name));
    if (file) parts.push(readFileSync(path.join(absolute, file), "utf8").trim(), "\n");
  }
  writeFileSync(path.join(out, "licenses.txt"), parts.join(""));
}
