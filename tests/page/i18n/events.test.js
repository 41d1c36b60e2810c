import { deepEqual, equal, ok } from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe as group, test } from "node:test";
import "../fakes/document.js";
import { boardFor as lagoonFor } from "../../../web/games/murano/board.js";
import { tell as tellMurano } from "../../../web/games/murano/words.js";
import { boardFor as mapFor } from "../../../web/games/thurn-und-taxis/board.js";
import { tell as tellTaxis } from "../../../web/games/thurn-und-taxis/words.js";
import { hasText, setLanguage, t } from "../../../web/i18n/index.js";
import { consoleLines } from "../fakes/console.js";
import { seatsOf } from "../fakes/game.js";

/** @typedef {{options: Record<string, string>, event: {event: string, seat?: number}}} Happened */

const EVENTS = JSON.parse(
  readFileSync(new URL("../fixtures/events.json", import.meta.url), "utf8"),
);
const SEATS = [...seatsOf("person", "person", "person"), { name: "Dora" }];
const LOST = ["card", "house"].map((reward) => {
  const telling = { id: `tut-aw-log-lost-${reward}`, args: {}, focus: [] };
  return { event: "reward-lost", seat: 0, reward, telling };
});

/** @type {Record<string, {silent: string[], nameless: string[], tell: (events: any[], words: any) => {told: {text: string, focus: any[]}}[], boardFor: (options: any) => unknown, events: Happened[]}>} */
const GAMES = {
  "thurn-und-taxis": {
    silent: ["turn-ended", "refilled"],
    nameless: [],
    tell: tellTaxis,
    boardFor: mapFor,
    events: [...EVENTS["thurn-und-taxis"], ...LOST.map((event) => ({ options: {}, event }))],
  },
  murano: {
    silent: ["turn-ended", "saw-specials", "scoring-began"],
    nameless: ["end-triggered"],
    tell: tellMurano,
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

for (const [game, { silent, nameless, tell, boardFor, events }] of Object.entries(GAMES)) {
  for (const language of /** @type {const} */ (["de", "en"])) {
    group(`${game}, ${language}`, () => {
      for (const kind of new Set(events.map(({ event }) => event.event))) {
        test(kind, () => {
          setLanguage(language);
          let told = 0;
          for (const { options, event } of events) {
            if (event.event !== kind) continue;
            const words = { t: strict, seats: SEATS, board: boardFor(options) };
            const described = tell([event], words)[0]?.told;
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

test("that a stack of office tiles is empty is told in the same words in the prompt and in the log", async () => {
  const told = { t, seats: SEATS, board: mapFor({}) };
  const { event } = EVENTS["thurn-und-taxis"].find(
    (/** @type {Happened} */ one) => one.event.event === "return-round",
  );
  for (const language of /** @type {const} */ (["de", "en"])) {
    await setLanguage(language);
    const said = [
      t("tut-aw-why", { official: t("tut-official-wagner") }),
      t("tut-aw-why-others"),
      tellTaxis([event], told)[0]?.told.text ?? "",
    ];
    deepEqual(new Set(said.map((text) => text.split(/ \(|:/u)[0])).size, 1, said.join("\n"));
  }
});

test("an event of a later version is passed over", () => {
  for (const { tell, boardFor } of Object.values(GAMES)) {
    const words = { t: strict, seats: SEATS, board: boardFor({}) };
    deepEqual(tell([{ event: "something-new", seat: 0 }], words), []);
  }
});
