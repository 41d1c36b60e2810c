/**
 * Prints how much there is to read in web/, as JSON: files and lines of code of each room by kind (tools/figures.py).
 *
 * A line of JavaScript counts once, as what it begins with: an import, markup of a template, or logic. Comments and
 * blank lines do not count.
 */

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "acorn";

const WEB = fileURLToPath(new URL("../../web/", import.meta.url));
/** Tags of template strings that hold markup. */
const MARKUP = new Set(["html", "svg"]);

/** @typedef {"logic" | "templates" | "imports"} Kind */
/** @typedef {Record<Kind, number>} Lines lines of code */

/**
 * @param {string} text of a module
 * @returns {Lines}
 */
function linesOf(text) {
  const starts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  const lines = text.split("\n");
  /** @type {Map<number, Kind>} */
  const kinds = new Map();
  /** @type {{start: number, end: number, kind: Kind}[]} */
  const pieces = [];
  const program = parse(text, {
    ecmaVersion: "latest",
    sourceType: "module",
    onToken: ({ start, end }) => pieces.push({ start, end, kind: "logic" }),
  });
  const ranges = [...importsOf(program), ...markupOf(program)];
  let line = 0;
  for (const piece of pieces) {
    const range = ranges.find(({ start, end }) => start <= piece.start && piece.end <= end);
    while (starts[line + 1] <= piece.start) line += 1;
    for (let at = line; starts[at] < piece.end; at += 1)
      if (lines[at].trim() && !kinds.has(at)) kinds.set(at, range?.kind ?? piece.kind);
  }
  const counts = { logic: 0, templates: 0, imports: 0 };
  for (const kind of kinds.values()) counts[kind] += 1;
  return counts;
}

/** @param {import("acorn").Program} program */
function importsOf(program) {
  return program.body
    .filter((node) => node.type === "ImportDeclaration" || ("source" in node && node.source))
    .map(({ start, end }) => ({ start, end, kind: /** @type {Kind} */ ("imports") }));
}

/**
 * @param {unknown} node
 * @returns {{start: number, end: number, kind: Kind}[]} where markup stands, without what is put into it
 */
function markupOf(node) {
  if (!node || typeof node !== "object") return [];
  if (Array.isArray(node)) return node.flatMap(markupOf);
  const found = Object.values(node).flatMap(markupOf);
  const { type, tag, quasi } = /** @type {import("acorn").TaggedTemplateExpression} */ (node);
  if (type !== "TaggedTemplateExpression" || tag.type !== "Identifier" || !MARKUP.has(tag.name))
    return found;
  const parts = quasi.quasis.map(({ start, end }) => ({
    start,
    end,
    kind: /** @type {Kind} */ ("templates"),
  }));
  return [...found, ...parts];
}

/**
 * @param {string} text
 * @returns {number} lines that are neither blank nor within a comment of a style sheet or drawing
 */
function plainLines(text) {
  const bare = text.replace(/\/\*.*?\*\/|<!--.*?-->/gs, "");
  return bare.split("\n").filter((line) => line.trim()).length;
}

/**
 * @returns {{rooms: Record<string, Lines & {files: number, longest: number}>, other: Record<string, number>}} rooms of
 *   web/ with the lines of the longest file, all lines counted; and lines of what is no JavaScript
 */
function figures() {
  /** @type {ReturnType<typeof figures>["rooms"]} */
  const rooms = {};
  /** @type {Record<string, number>} */
  const other = { css: 0, svg: 0, json: 0, ftl: 0 };
  for (const name of readdirSync(WEB, { recursive: true, encoding: "utf8" })) {
    const kind = path.extname(name).slice(1);
    if (kind in other) other[kind] += plainLines(readFileSync(path.join(WEB, name), "utf8"));
    if (kind !== "js") continue;
    const text = readFileSync(path.join(WEB, name), "utf8");
    const room = path.dirname(name).split(path.sep).slice(0, 2).join("/");
    rooms[room] ??= { files: 0, logic: 0, templates: 0, imports: 0, longest: 0 };
    rooms[room].files += 1;
    rooms[room].longest = Math.max(rooms[room].longest, text.split("\n").length - 1);
    const lines = linesOf(text);
    for (const sort of /** @type {Kind[]} */ (Object.keys(lines))) rooms[room][sort] += lines[sort];
  }
  return { rooms, other };
}

process.stdout.write(JSON.stringify(figures()));
