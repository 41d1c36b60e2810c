import { deepEqual, ok } from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const GLOSSARY = readFileSync(new URL("../../../docs/glossary.md", import.meta.url), "utf8");
const TEXTS = new URL("../../../web/i18n/", import.meta.url);
/** Columns of the table of words. @type {Record<string, number>} */
const COLUMNS = { de: 3, en: 4 };

/** The words that a language does without, with what is said in their place. @param {string} language */
function forbiddenIn(language) {
  const [, table = ""] = GLOSSARY.split("## Words of the players");
  return table
    .split("\n")
    .filter((line) => line.startsWith("| ") && !line.startsWith("| German"))
    .flatMap((line) => {
      const cells = line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim());
      const words = (cells[COLUMNS[language] ?? 0] ?? "").split(",").map((word) => word.trim());
      const instead = cells[language === "de" ? 0 : 1] ?? "";
      return words.filter(Boolean).map((word) => ({ word, instead }));
    });
}

/** The lines that people read, each with the text to which it belongs. @param {string} language @returns {[string, string][]} */
function linesOf(language) {
  const folder = new URL(`${language}/`, TEXTS);
  return readdirSync(folder)
    .filter((name) => name.endsWith(".ftl"))
    .flatMap((name) => {
      let id = "";
      return readFileSync(new URL(name, folder), "utf8")
        .split("\n")
        .filter((line) => !line.startsWith("#"))
        .map((line) => {
          id = /^([a-zA-Z][\w-]*) *=/u.exec(line)?.[1] ?? id;
          const words = line.replace(/^[a-zA-Z][\w-]* *=|\$[\w-]+|\[[\w-]+\]/gu, "");
          return /** @type {[string, string]} */ ([id, words.replace(/\u00ad/gu, "")]);
        });
    });
}

for (const language of Object.keys(COLUMNS)) {
  test(`${language}: one thing has one word, and that of the glossary`, () => {
    const forbidden = forbiddenIn(language);
    ok(forbidden.length > 8, `${forbidden.length} words`);
    const ending = language === "de" ? "" : "(?![\\p{L}])";
    const faults = forbidden.flatMap(({ word, instead }) => {
      const found = new RegExp(`(?<![\\p{L}-])${word}${ending}`, language === "de" ? "u" : "iu");
      return linesOf(language)
        .filter(([, words]) => found.test(words))
        .map(([id]) => `${id} says "${word}", not "${instead}"`);
    });
    deepEqual(faults, []);
  });
}
