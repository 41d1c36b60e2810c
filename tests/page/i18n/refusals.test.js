import { deepEqual } from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import "../fakes/document.js";
import { boardFor as lagoonFor } from "../../../web/games/murano/board.js";
import { refusalWords as lagoonWords } from "../../../web/games/murano/words.js";
import { boardFor } from "../../../web/games/thurn-und-taxis/board.js";
import { refusalWords as mapWords } from "../../../web/games/thurn-und-taxis/words.js";
import { setLanguage, t } from "../../../web/i18n/index.js";

/** @type {Record<string, {options: any, rule: string, data: any}[]>} */
const REFUSALS = JSON.parse(
  readFileSync(new URL("../fixtures/refusals.json", import.meta.url), "utf8"),
);
/** @type {Record<string, (refusal: any, options: any) => string>} */
const WORDS = {
  "thurn-und-taxis": (refusal, options) =>
    mapWords(refusal, { t, seats: [], board: boardFor(options) }),
  murano: (refusal, options) => lagoonWords(refusal, { t, seats: [], board: lagoonFor(options) }),
};

/** What stands around a word that is not there, or in its place. */
const HOLE = /\s\s|\s[.,:;!?)]|\( |[{}$]|undefined|null|NaN|\[object|^ | $|\w-\W|\Wer-|\b0er-/u;
/** Around what is put into a text. */
const ISOLATES = /[\u2068\u2069]/gu;
/** Names of which a text says nothing better than what is written for "not there". */
const BLANK = /\u2068(none)?\u2069/u;

for (const language of /** @type {const} */ (["de", "en"])) {
  test(`no refusal has a hole, ${language}`, async () => {
    await setLanguage(language);
    const said = Object.entries(REFUSALS).flatMap(([game, refusals]) =>
      refusals.map(({ options, ...refusal }) => {
        const text = WORDS[game]?.(refusal, options) ?? "";
        return { refusal, text };
      }),
    );
    deepEqual(
      said.filter(({ text }) => BLANK.test(text) || HOLE.test(text.replace(ISOLATES, ""))),
      [],
    );
  });
}

for (const language of /** @type {const} */ (["de", "en"])) {
  test(`no refusal of Murano sends to what glows, since nothing may, ${language}`, async () => {
    await setLanguage(language);
    const said = REFUSALS.murano?.map((refusal) => WORDS.murano?.(refusal, {}) ?? "") ?? [];
    deepEqual(
      said.filter((text) => /leucht|glow/u.test(text)),
      [],
    );
  });
}
