import { deepEqual, equal, ok } from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe as group, test } from "node:test";
import "../fakes/document.js";
import { boardFor as lagoonFor } from "../../../web/games/murano/board.js";
import { describe as describeMurano } from "../../../web/games/murano/words/describe.js";
import { boardFor as mapFor } from "../../../web/games/thurn-und-taxis/board.js";
import { describe as describeTaxis } from "../../../web/games/thurn-und-taxis/words/describe.js";
import { hasText, setLanguage, t } from "../../../web/i18n/index.js";
import { consoleLines } from "../fakes/console.js";
import { seatsOf } from "../fakes/game.js";

/** @typedef {{options: Record<string, string>, event: {event: string, seat?: number}}} Happened */

const EVENTS = JSON.parse(
  readFileSync(new URL("../fixtures/events.json", import.meta.url), "utf8"),
);
const SEATS = [...seatsOf("person", "person", "person"), { name: "Dora" }];
const LOST = ["card", "house"].map((reward) => ({ event: "reward-lost", seat: 0, reward }));

/** @type {Record<string, {silent: string[], nameless: string[], describe: (event: any, words: any) => any, boardFor: (options: any) => unknown, events: Happened[]}>} */
const GAMES = {
  "thurn-und-taxis": {
    silent: ["turn-ended"],
    // The cards of a closed route: whose it was is told before.
    nameless: ["discarded"],
    describe: describeTaxis,
    boardFor: mapFor,
    events: [...EVENTS["thurn-und-taxis"], ...LOST.map((event) => ({ options: {}, event }))],
  },
  murano: {
    silent: ["turn-ended", "saw-specials", "scoring-began"],
    nameless: ["end-triggered"],
    describe: describeMurano,
    boardFor: lagoonFor,
    events: EVENTS.murano,
  },
};

/** What the texts complain about. */
const warnings = consoleLines("warn");

/** The text of an id, which has to be there. @param {string} id @param {any} [args] */
function strict(id, args) {
  ok(hasText(id), `there is no text ${id}`);
  return t(id, args);
}

for (const [game, { silent, nameless, describe, boardFor, events }] of Object.entries(GAMES)) {
  for (const language of /** @type {const} */ (["de", "en"])) {
    group(`${game}, ${language}`, () => {
      for (const kind of new Set(events.map(({ event }) => event.event))) {
        test(kind, () => {
          setLanguage(language);
          let told = 0;
          for (const { options, event } of events) {
            if (event.event !== kind) continue;
            const words = { t: strict, seats: SEATS, board: boardFor(options) };
            const described = describe(event, words);
            if (!described) continue;
            told += 1;
            const said = `${described.text} (${JSON.stringify(event)})`;
            ok(described.text.length > 5, said);
            ok(!/undefined|null|NaN|\[object|\{|\}|\$/u.test(described.text), said);
            const name = nameless.includes(kind) ? "" : (SEATS[event.seat ?? -1]?.name ?? "");
            ok(described.text.includes(name), said);
            for (const { kind: place, id } of described.focus) ok(place && id !== "", said);
          }
          equal(told === 0, silent.includes(kind), `${told} sentences`);
          deepEqual(warnings, []);
        });
      }
    });
  }
}

test("what others may not see is told without it", () => {
  setLanguage("en");
  const words = { t: strict, seats: SEATS, board: mapFor({}) };
  const event = { event: "took", seat: 0, from: "deck", slot: null, official: null };
  const own = describeTaxis(/** @type {any} */ ({ ...event, card: "ulm" }), words);
  const others = describeTaxis(/** @type {any} */ ({ ...event, card: null }), words);
  ok(own?.text.includes("Ulm"));
  ok(others && !others.text.includes("Ulm"));
  deepEqual([own?.focus, others?.focus], [[{ kind: "city", id: "ulm" }], []]);
});

test("whoever produces or sells nothing has a line of the log all the same", () => {
  for (const language of /** @type {const} */ (["de", "en"])) {
    setLanguage(language);
    const words = { t: strict, seats: SEATS, board: lagoonFor() };
    for (const event of ["produced", "sold"]) {
      const none = { event, seat: 0, count: 0, points: 0, beads: [], gold: 0, jokers: 0, bonus: 0 };
      const text =
        describeMurano(/** @type {any} */ ({ ...none, colour: null }), words)?.text ?? "";
      ok(/nichts|nothing/u.test(text), `${language} ${event}: ${text}`);
    }
  }
});

test("an event of a later version is passed over", () => {
  for (const { describe, boardFor } of Object.values(GAMES)) {
    const words = { t: strict, seats: SEATS, board: boardFor({}) };
    equal(describe({ event: "something-new", seat: 0 }, words), null);
  }
});

test("gold and what a special building adds to it are told apart", () => {
  setLanguage("en");
  const words = { t: strict, seats: SEATS, board: lagoonFor() };
  const said = [
    { event: "income", seat: 3, island: "navagero", gold: 2, bonus: 3 },
    { event: "sold", seat: 3, count: 1, colour: "red", jokers: 0, gold: 5, bonus: 3 },
  ].map((event) =>
    describeMurano(/** @type {any} */ (event), words)
      ?.text.replaceAll("\u00a0", " ")
      .replace(/[\u2068\u2069]/gu, ""),
  );
  deepEqual(said, [
    "Dora earns 2 gold on Navagero, and 3 more from the market hall.",
    "Dora sells a bead for 5 gold, and gets 3 more from the trading house.",
  ]);
});
