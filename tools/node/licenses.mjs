/**
 * The licences of all that the site consists of, in one text file in it: what esbuild has left in the bundles says which
 * packages and fonts those are; what is inside Pyodide's WebAssembly is told by tools/licenses/parts.json.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * One part of the site and its licence.
 *
 * @typedef {object} Part
 * @property {string} name
 * @property {string} [version] in parts.json a key of `versions`
 * @property {string[]} license ids, none for the public domain; each has a text in tools/licenses
 * @property {string[]} copyright
 * @property {string} [source] where its source code is
 * @property {string} [note]
 * @property {string} [text] its own licence, where the package encloses it
 */

const LINE = `${"=".repeat(72)}\n`;
/** Inside Pyodide; told part by part. */
const TOLD_APART = "pyodide";

/**
 * The folder of the package to which a file belongs, inside node_modules.
 *
 * @param {string} file
 */
function packageOf(file) {
  const inside = file.slice(file.lastIndexOf("node_modules/") + "node_modules/".length).split("/");
  const depth = inside[0]?.startsWith("@") ? 2 : 1;
  return inside.slice(0, depth).join("/");
}

/**
 * @param {string} root
 * @param {string} name
 * @returns {Part}
 */
function describe(root, name) {
  const folder = path.join(root, "node_modules", name);
  /** @type {{version: string, license: string, author?: string | {name: string}, homepage?: string}} */
  const about = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  const file = readdirSync(folder)
    .sort()
    .find((entry) => /^licen[cs]e/i.test(entry));
  const author = typeof about.author === "object" ? about.author.name : about.author;
  return {
    name,
    version: about.version,
    license: [about.license],
    copyright: file ? [] : [`Copyright ${author ?? "its authors"}`],
    ...(about.homepage ? { source: about.homepage } : {}),
    ...(file ? { text: readFileSync(path.join(folder, file), "utf8").trim() } : {}),
  };
}

/**
 * The parts inside Pyodide, with the versions that its own list says.
 *
 * @param {string} root
 * @returns {Part[]}
 */
function insidePyodide(root) {
  const folder = path.join(root, "node_modules", TOLD_APART);
  const { info } = JSON.parse(readFileSync(path.join(folder, "pyodide-lock.json"), "utf8"));
  /** @type {Record<string, string>} */
  const versions = {
    pyodide: JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")).version,
    python: info.python,
    emscripten: info.platform.replace("emscripten_", "").replaceAll("_", "."),
  };
  /** @type {Part[]} */
  const parts = JSON.parse(readFileSync(path.join(root, "tools/licenses/parts.json"), "utf8"));
  return parts.map(({ name, version: key, license, copyright, source, note }) => {
    const version = key === undefined ? undefined : versions[key];
    return {
      name,
      license,
      copyright,
      ...(version ? { version } : {}),
      ...(source ? { source: source.replace("{version}", version ?? "") } : {}),
      ...(note ? { note } : {}),
    };
  });
}

/** @param {Part} part */
function headOf({ name, version, license, copyright, source, note }) {
  const words = [name, version, `(${license.join(" with ") || "public domain"})`];
  return [words.filter(Boolean).join(" "), ...copyright, source, note]
    .filter(Boolean)
    .map((line) => `${line}\n`)
    .join("");
}

/**
 * Writes licenses.txt.
 *
 * @param {string} root
 * @param {string} out
 * @param {{version: string, files: string[]}} site its version, and the files of packages of which something is in it
 */
export function writeLicenses(root, out, { version, files }) {
  const found = files.map(packageOf).filter((name) => name !== TOLD_APART);
  const names = [...new Set(found)].sort();
  const packages = names.map((name) => describe(root, name));
  const inside = insidePyodide(root);
  const own = readFileSync(path.join(root, "LICENSE"), "utf8").trim();
  const needed = [...packages.filter(({ text }) => !text), ...inside].flatMap(
    (part) => part.license,
  );
  const texts = [...new Set(needed)].sort().map((id) => {
    const file = path.join(root, "tools/licenses", `${id}.txt`);
    if (!existsSync(file)) throw new Error(`tools/licenses has no text of ${id}`);
    return `\n${LINE}${id}\n\n${readFileSync(file, "utf8").trim()}\n`;
  });
  const text = [
    `Spieltisch ${version} (MIT)\n\n${own}\n`,
    "\nIt consists of the following as well. Where a licence is only named, its text is at the end.\n",
    ...packages.map((part) => `\n${LINE}${headOf(part)}${part.text ? `\n${part.text}\n` : ""}`),
    ...inside.map((part) => `\n${LINE}${headOf(part)}`),
    ...texts,
  ];
  writeFileSync(path.join(out, "licenses.txt"), text.join(""));
}
