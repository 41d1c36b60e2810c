/**
 * What the rule book shows of `outline.json` and of the engine's data files, worked out once instead of in every page:
 * `import { chapters } from "spieltisch:rulebook"`. A correction of a data file also corrects the book.
 *
 * The outline has chapters, their sections, and in each section its blocks. The words are in
 * `web/i18n/<language>/rules-*.ftl`: a chapter is `rules-<id>`, a section `rules-<chapter>-<id>`, a paragraph bears the
 * first of its rules, `rules-TT-301`. One outline for all languages, so they cannot differ in what they tell.
 *
 * A block is written as
 *   "TT-301..303 TT-310"        a paragraph that gives these rules
 *   "example EX-104..106"       the same, as an example
 *   "table stacks-south"        a table (web/shell/copy/tables.js)
 *   "picture route"             a drawing of our own (pictures.json, pictures.mjs)
 *   "made north GG-728"         what of the data is not the printed game (web/shell/copy/findings.js)
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { findingsOf } from "../../../web/shell/copy/findings.js";
import { tablesOf } from "../../../web/shell/copy/tables.js";
import { picturesOf } from "./pictures.mjs";

/** What a module imports. */
export const RULEBOOK = "spieltisch:rulebook";
/** The data behind it, for a game that has corrected some: another module imports this. */
export const PRINTED = "spieltisch:printed";

const OUTLINE = "web/shell/rules/outline.json";
const PICTURES = "web/shell/rules/pictures.json";
const TAXIS = "py/spieltisch/thurn_und_taxis";
/** The data files, by the name that they have in patches. */
const FILES = {
  south: `${TAXIS}/boards/south.json`,
  north: `${TAXIS}/boards/north.json`,
  audience: `${TAXIS}/expansions/audience/audience.json`,
  courier: `${TAXIS}/expansions/courier.json`,
  offices: `${TAXIS}/expansions/offices.json`,
  murano: "py/spieltisch/murano/boards/murano.json",
};
/** What older games have otherwise (docs/boards.md). */
const BEFORE = {
  "thurn-und-taxis": `${TAXIS}/before.json`,
  murano: "py/spieltisch/murano/before.json",
};

/**
 * @typedef {import("spieltisch:rulebook").Block} Block
 * @typedef {import("spieltisch:rulebook").Chapter} Chapter
 */

/**
 * The rule book as the text of a module.
 *
 * @param {string} root
 */
export function rulebookModule(root) {
  const data = /** @type {import("../../../web/shell/copy/data.js").Data} */ (readAll(root, FILES));
  const chapters = chaptersOf(read(root, OUTLINE));
  const book = {
    chapters,
    places: placesOf(chapters),
    tables: tablesOf(data),
    findings: findingsOf(data),
    pictures: picturesOf(read(root, PICTURES), data.south.countries),
  };
  return exported(book);
}

/**
 * The data files as the text of a module.
 *
 * @param {string} root
 */
export function printedModule(root) {
  return exported({ data: readAll(root, FILES), before: readAll(root, BEFORE) });
}

/** @param {string} root @param {string} file */
function read(root, file) {
  return JSON.parse(readFileSync(path.join(root, file), "utf8"));
}

/** @param {string} root @param {Record<string, string>} files by name */
function readAll(root, files) {
  return Object.fromEntries(Object.entries(files).map(([name, file]) => [name, read(root, file)]));
}

/** @param {Record<string, unknown>} values by name */
function exported(values) {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join("\n");
}

/** @param {Record<string, Record<string, string[]>>} outline @returns {Chapter[]} */
function chaptersOf(outline) {
  return Object.entries(outline).map(([id, sections]) => ({
    id,
    sections: Object.entries(sections).map(([section, blocks]) => ({
      id: section,
      blocks: blocks.map(readBlock),
    })),
  }));
}

/**
 * @param {string} words
 * @returns {Block}
 */
function readBlock(words) {
  const [first = "", ...rest] = words.split(" ");
  if (first === "table" || first === "made" || first === "picture") {
    const [of = "", ...ranges] = rest;
    return { kind: first, of, ...rulesIn(ranges) };
  }
  if (first === "example") return { kind: "example", ...rulesIn(rest) };
  return { kind: "rule", ...rulesIn([first, ...rest]) };
}

/** @param {string[]} ranges */
function rulesIn(ranges) {
  const ids = ranges.flatMap(readIds);
  return { ids, label: shortIds(ids) };
}

/** @param {string} range "TT-301", "TT-301..303" or "MU-C01..40" */
function readIds(range) {
  const found = /^([A-Z]{2}-[A-Z]?)(\d{2,3})(?:\.\.(\d{2,3}))?$/.exec(range);
  if (!found) throw new Error(`no rule: ${range}`);
  const [, letters = "", from = "", to = from] = found;
  const length = Number(to) - Number(from) + 1;
  return Array.from(
    { length },
    (_, i) => `${letters}${String(Number(from) + i).padStart(from.length, "0")}`,
  );
}

/**
 * Ids in short: "TT-301–303, TT-310".
 *
 * @param {readonly string[]} ids
 */
function shortIds(ids) {
  /** @type {{letters: string, digits: number, from: number, to: number}[]} */
  const runs = [];
  for (const id of ids) {
    const [, letters = "", tail = ""] = /^(.*?)(\d+)$/.exec(id) ?? [];
    const number = Number(tail);
    const last = runs.at(-1);
    if (last?.letters === letters && last.to === number - 1) last.to = number;
    else runs.push({ letters, digits: tail.length, from: number, to: number });
  }
  return runs
    .map(({ letters, digits, from, to }, i) => {
      const padded = (/** @type {number} */ number) => String(number).padStart(digits, "0");
      const head = runs[i - 1]?.letters === letters ? "" : letters;
      return head + padded(from) + (to > from ? `–${padded(to)}` : "");
    })
    .join(", ");
}

/** Every place that an address can name: chapters, sections and rules. @param {Chapter[]} chapters */
function placesOf(chapters) {
  return chapters.flatMap((chapter) => [
    chapter.id,
    ...chapter.sections.flatMap((section) => [
      `${chapter.id}-${section.id}`,
      ...section.blocks.flatMap((block) => block.ids),
    ]),
  ]);
}
