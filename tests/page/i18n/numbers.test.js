import { deepEqual, ok } from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { describe, test } from "node:test";
import "../fakes/document.js";
import { listed, openTexts, setLanguage, t } from "../../../web/i18n/index.js";
import { LANGUAGE_IDS, LANGUAGES } from "../../../web/i18n/languages.js";
import { consoleLines } from "../fakes/console.js";
import { BELOW_ZERO, fillings, textsOf } from "./rendering.js";

const WHOLE = LANGUAGE_IDS.filter((one) => !LANGUAGES[one].unfinished);
const TRIED = [0, 1, 2, 5, -1, -2];
/** Characters that find room in two lines where a phone is narrow. */
const TWO_LINES = 90;
/** What the texts complain about. */
const warnings = consoleLines("warn");

/** More than one of something, after a one. @type {Record<string, RegExp>} */
const ONE_OF_MANY = {
  de: /(?<![\d\u2212])(?:\b1|\b[Ee]ine?[nm]?) (?:rote |grüne |blaue |graue |weitere |abgelegte )?(?:Punkte|Karten|Häuser|Schiffe|Glassteine|Gondolieri|Charaktere|Pferde|Schritte|Partien|Dateien|Adelsbriefe|Punktechips|Kutschen sind)\b/u,
  en: /(?<![\d\u2212])\b(?:1|[Oo]ne|a) (?:red |green |blue |grey |more |face-up )?(?:points|cards|houses|ships|beads|customers|gondoliers|characters|horses|steps|games|files|letters|tiles|chips|jokers|coaches)\b/u,
};
/** An amount, or a thing with its number, that could be torn apart at the end of a line. */
const TORN =
  /\d (?:Gold|gold|Punkte?|points?|Pkt|pts?|MB|%)(?!\w)|(?:Kutsche|Feld|Gondel|[Cc]arriage|[Ss]pace|[Gg]ondola) \d/u;

await Promise.all(
  ["murano", "results", "daily", "puzzles", "tournament", "copy", "rules"].map((set) =>
    openTexts(/** @type {any} */ (set)),
  ),
);

/** As it is read: without the marks around what was inserted. @param {string} id @param {Record<string, string | number>} args */
function read(id, args) {
  return t(/** @type {any} */ (id), args).replace(/[\u2066-\u2069]/gu, "");
}

for (const language of WHOLE) {
  describe(language, () => {
    const texts = textsOf(language);
    const counted = texts.filter(({ numbers }) => numbers.size > 0);

    test("every text with a number reads well, whatever the number", async () => {
      await setLanguage(language);
      ok(counted.length > 150, `${counted.length} texts`);
      for (const text of counted) {
        for (const number of TRIED) {
          for (const args of fillings(text, number)) {
            const said = `${text.id}: ${read(text.id, args)}`;
            ok(!/\{|\}|\$|undefined/u.test(said), said);
            ok(!/-\d/u.test(said.slice(text.id.length)), `a hyphen before a number: ${said}`);
            ok(!ONE_OF_MANY[language]?.test(said), said);
          }
        }
      }
      deepEqual(warnings, []);
    });

    test("no per cent sign stands apart from its figure", () => {
      const folder = new URL(`../../../web/i18n/${language}/`, import.meta.url);
      for (const name of readdirSync(folder).filter((one) => one.endsWith(".ftl")))
        ok(!readFileSync(new URL(name, folder), "utf8").includes(" %"), name);
    });

    test("no number below zero is taken for one", async () => {
      await setLanguage(language);
      for (const text of counted.filter(({ names }) => names.some((one) => BELOW_ZERO.has(one)))) {
        const [two, one] = [-2, -1].map((number) => fillings(text, number));
        for (const [index, args] of (two ?? []).entries()) {
          if (!read(text.id, args).includes("\u22122")) continue;
          const said = read(text.id, one?.[index] ?? {});
          ok(said.includes("\u22121"), `${text.id}: ${said}`);
        }
      }
    });

    test("ships that cost nothing are free", async () => {
      await setLanguage(language);
      const free = { de: "umsonst", en: "free" }[language] ?? "";
      for (const id of ["mur-prompt-aim", "mur-do-goal", "mur-prompt-another"])
        ok(read(id, { space: "x", ships: 1, price: 0 }).includes(free), id);
    });

    test("prompts and refusals take two lines on a phone", async () => {
      await setLanguage(language);
      const said = texts.filter(({ id }) => /^rule-|^(?:tut|mur|table)-(?:\w\w-)?prompt/u.test(id));
      ok(said.length > 150, `${said.length} texts`);
      for (const text of said) {
        for (const args of fillings(text, 2)) {
          const names = Object.entries(args).map(([name, word]) => [
            name,
            String(word).startsWith("<") ? "Regensburg" : word,
          ]);
          const words = read(text.id, Object.fromEntries(names));
          ok(words.length <= TWO_LINES, `${text.id}: ${words}`);
        }
      }
    });

    test("no amount is torn apart at the end of a line", async () => {
      await setLanguage(language);
      for (const text of texts) {
        for (const args of fillings(text, 5)) {
          const said = read(text.id, args);
          ok(!TORN.test(said), `${text.id}: ${said}`);
        }
      }
    });
  });
}

test("names are listed as each language does", async () => {
  const names = ["Anna", "Ben", "Carl"];
  await setLanguage("de");
  deepEqual([listed(names), listed(["Anna"]), listed([])], ["Anna, Ben und Carl", "Anna", ""]);
  await setLanguage("en");
  deepEqual(listed(names), "Anna, Ben and Carl");
});
