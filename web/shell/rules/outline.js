/**
 * The order of the rule book (`outline.json`): chapters, their sections, and in each section its blocks. The words
 * are in `web/i18n/<language>/rules-*.ftl`: a chapter is `rules-<id>`, a section `rules-<chapter>-<id>`,
 * a paragraph bears the first of its rules, `rules-TT-301`. One outline for all languages, so they
 * cannot differ in what they tell.
 *
 * A block is written as
 *   "TT-301..303 TT-310"        a paragraph that gives these rules
 *   "example EX-104..106"       the same, as an example
 *   "table stacks-south"        a table drawn from the data files (tables.js)
 *   "picture route"             a drawing of our own (pictures.json)
 *   "made north GG-728"         what of the data is not the printed game (words.js)
 *
 * @typedef {{kind: "rule" | "example", ids: string[]}} Words
 * @typedef {{kind: "table" | "made" | "picture", of: string, ids: string[]}} Drawn
 * @typedef {Words | Drawn} Block
 * @typedef {{id: string, blocks: Block[]}} Section
 * @typedef {{id: string, sections: Section[]}} Chapter
 */

import sketch from "./outline.json" with { type: "json" };

/** @type {readonly Chapter[]} */
export const CHAPTERS = Object.entries(sketch).map(([id, sections]) => ({
  id,
  sections: Object.entries(sections).map(([section, blocks]) => ({
    id: section,
    blocks: blocks.map(readBlock),
  })),
}));

/**
 * @param {string} words
 * @returns {Block}
 */
function readBlock(words) {
  const [first = "", ...rest] = words.split(" ");
  if (first === "table" || first === "made" || first === "picture") {
    const [of = "", ...ids] = rest;
    return { kind: first, of, ids: ids.flatMap(readIds) };
  }
  if (first === "example") return { kind: "example", ids: rest.flatMap(readIds) };
  return { kind: "rule", ids: [first, ...rest].flatMap(readIds) };
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

/** Every place that an address can name: chapters, sections and rules. @returns {Set<string>} */
export function places() {
  return new Set(
    CHAPTERS.flatMap((chapter) => [
      chapter.id,
      ...chapter.sections.flatMap((section) => [
        `${chapter.id}-${section.id}`,
        ...section.blocks.flatMap((block) => block.ids),
      ]),
    ]),
  );
}
