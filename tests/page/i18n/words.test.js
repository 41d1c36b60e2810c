import { deepEqual, ok } from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

/** The terms of the boxes; `notDe` and `notEn` are what the texts do without. @type {Term[]} */
const TERMS = JSON.parse(readFileSync(new URL("./terms.json", import.meta.url), "utf8"));
const TEXTS = new URL("../../../web/i18n/", import.meta.url);
/** @typedef {{de: string, en: string, engine?: string, notDe?: string[], notEn?: string[]}} Term */

/** The words that a language does without, with what is said in their place. @param {string} language */
function forbiddenIn(language) {
  return TERMS.flatMap(({ de, en, notDe = [], notEn = [] }) =>
    language === "de"
      ? notDe.map((word) => ({ word, instead: de }))
      : notEn.map((word) => ({ word, instead: en })),
  );
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

test("cards are said to go with the route, with the hand, or with the own city beside, as they do", () => {
  for (const [language, either, ...apart] of /** @type {const} */ ([
    ["de", " zu deinem ", "deine Strecke", "deiner Hand"],
    ["en", " with your ", "your route", "your hand"],
  ]))
    for (const [id, ...words] of [
      ["several-open", either],
      ["open-fit-less", ...apart],
      ["open-have-houses", ...apart],
    ]) {
      const lines = linesOf(language).filter(([of]) => of === `reason-thurn-und-taxis-${id}`);
      for (const word of words)
        ok(
          lines.some(([, line]) => line.includes(word)),
          `${language}: ${lines}`,
        );
    }
});

for (const language of ["de", "en"]) {
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
