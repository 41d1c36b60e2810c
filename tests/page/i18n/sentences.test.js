import { deepEqual } from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import "../fakes/document.js";
import { boardFor as lagoonFor } from "../../../web/games/murano/board.js";
import * as murano from "../../../web/games/murano/words.js";
import { boardFor as mapFor } from "../../../web/games/thurn-und-taxis/board.js";
import * as taxis from "../../../web/games/thurn-und-taxis/words.js";
import { setLanguage, t } from "../../../web/i18n/index.js";

/** @param {string} name */
const fixture = (name) =>
  JSON.parse(readFileSync(new URL(`../fixtures/${name}.json`, import.meta.url), "utf8"));
const EVENTS = fixture("events");
const ACTIONS = fixture("actions");
const REFUSALS = fixture("refusals");
const REASONS = fixture("reasons");
const SENTENCES = fixture("sentences");
const SEATS = ["Anna", "Ben", "Cleo", "Dora"].map((name) => ({ name }));
/** @type {[game: string, sentences: any, boardFor: (options: any) => unknown][]} */
const GAMES = [
  ["murano", murano, lagoonFor],
  ["thurn-und-taxis", taxis, mapFor],
];
/** Around what is put into a text. */
const ISOLATES = /[\u2068\u2069]/gu;

for (const language of /** @type {const} */ (["de", "en"])) {
  test(`the page and the package tell every event alike, ${language}`, async () => {
    await setLanguage(language);
    const said = GAMES.flatMap(([game, { tell }, boardFor]) =>
      EVENTS[game].map((/** @type {any} */ { options, event }) => {
        const [line] = tell([event], { t, seats: SEATS, board: boardFor(options) });
        return line?.told.text.replace(ISOLATES, "") ?? "";
      }),
    );
    deepEqual(said, SENTENCES[language].events);
  });

  test(`the page and the package call every action alike, ${language}`, async () => {
    await setLanguage(language);
    const said = GAMES.flatMap(([game, { textFor }, boardFor]) =>
      ACTIONS[game].map((/** @type {any} */ { options, action }) =>
        textFor(action, { t, board: boardFor(options) }).replace(ISOLATES, ""),
      ),
    );
    deepEqual(said, SENTENCES[language].actions);
  });

  test(`the page and the package refuse alike, ${language}`, async () => {
    await setLanguage(language);
    const said = GAMES.flatMap(([game, { refusalWords }, boardFor]) =>
      REFUSALS[game].map((/** @type {any} */ { options, ...refusal }) =>
        refusalWords(refusal, { t, seats: [], board: boardFor(options) }).replace(ISOLATES, ""),
      ),
    );
    deepEqual(said, SENTENCES[language].refusals);
  });

  test(`the page and the package give every reason alike, ${language}`, async () => {
    await setLanguage(language);
    const said = REASONS.map((/** @type {any} */ { game, options, reason }) => {
      const [, { reasonFor }, boardFor] = GAMES.find(([id]) => id === game) ?? GAMES[0];
      const words = { t, seats: SEATS, board: boardFor(options) };
      return reasonFor(reason, words).replace(ISOLATES, "");
    });
    deepEqual(said, SENTENCES[language].reasons);
  });
}
