import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import "../../fakes/document.js";
import {
  decisionText,
  GameWords,
  lastTurnOf,
  roundsOf,
  turnsOf,
} from "../../../../web/core/session/game-words.js";
import { positionOf } from "../../../../web/core/session/record-keeper.js";
import { boardFor } from "../../../../web/games/thurn-und-taxis/board.js";
import { tell } from "../../../../web/games/thurn-und-taxis/words.js";
import { setLanguage } from "../../../../web/i18n/index.js";
import { savedGame, seatsOf } from "../../fakes/game.js";

const SEATS = seatsOf("person", "person");
/** @type {any} */
const MODULE = {
  board: (/** @type {object} */ options) => ({ options }),
  tell: (/** @type {any[]} */ events) =>
    events.flatMap((event) =>
      event.event === "silent" ? [] : { event, told: { text: `told ${event.event}`, focus: [] } },
    ),
};

/** @param {number} step @param {number} seat @param {...object} events @returns {any} */
function stepOf(step, seat, ...events) {
  return { step, seat, text: "stay", events };
}

test("only what somebody did is told", () => {
  const words = new GameWords(MODULE, SEATS, {});
  deepEqual(
    words.describe([{ event: "a", seat: 0 }, { event: "refilled" }, { event: "silent", seat: 1 }]),
    ["told a"],
  );
});

test("what the log tells in one sentence is one sentence everywhere", () => {
  setLanguage("en");
  const module = /** @type {any} */ ({ board: boardFor, tell });
  const words = new GameWords(module, SEATS, {});
  const cities = ["ulm", "linz"];
  const focus = cities.map((id) => ({ kind: "city", id }));
  const telling = { id: "tut-log-houses", args: { cities: { cards: cities } }, focus };
  const houses = [
    { event: "house", seat: 1, telling },
    { event: "house", seat: 1 },
  ];
  deepEqual(
    words.describe(houses).map((text) => text.replace(/[\u2068\u2069]/g, "")),
    ["Ben places houses in Ulm and Linz."],
  );
  deepEqual(
    words.places(houses).map(({ id }) => id),
    ["ulm", "linz"],
  );
});

test("a round begins with the step in which its first turn began", () => {
  const began = (/** @type {number} */ round) => ({ event: "turn-began", seat: 0, round });
  const history = [
    stepOf(1, 0),
    stepOf(2, 1, began(1)),
    stepOf(3, 0, began(2)),
    stepOf(4, 1, began(2)),
    stepOf(5, 0, began(3)),
  ];
  deepEqual(roundsOf(history), [
    { step: 0, round: 1 },
    { step: 3, round: 2 },
    { step: 5, round: 3 },
  ]);
  deepEqual(roundsOf([]), [{ step: 0, round: 1 }]);
  deepEqual(turnsOf(history), [0, 2, 3, 4, 5]);
});

test("an ordinary turn needs no words; a decision outside of it has those of its game", () => {
  setLanguage("en");
  /** @param {string} phase @param {number | null} current @returns {any} */
  const at = (phase, current) => ({
    ...savedGame(SEATS),
    game: "thurn-und-taxis",
    view: { observation: { phase } },
    status: { current },
  });
  equal(decisionText(at("take", 0)), "");
  const told = decisionText(at("return", 1)).replace(/[\u2068\u2069]/g, "");
  equal(told, "Ben gives back office tiles");
  equal(decisionText(at("return", null)), "");
  equal(decisionText({ ...at("return", 1), view: null }), "");
});

test("what is kept of a position is what anybody may see of it", () => {
  const open = /** @type {any} */ ({
    seat: null,
    current: 1,
    over: false,
    winners: null,
    observation: { round: 4 },
  });
  const { view, status, updated } = positionOf(open);
  equal(view, open);
  deepEqual(status, { current: 1, round: 4, over: false, winners: [] });
  equal(Math.abs(Date.now() - updated) < 1000, true);
});

test("as long as the end is counted, the log ends with the last turn", () => {
  const ended = [0, 1].map((seat) => ({ event: "turn-ended", seat }));
  const [first, second] = /** @type {[any, any]} */ (ended);
  const began = { event: "turn-began", seat: 1 };
  const taxis = [stepOf(1, 0, first, began), stepOf(2, 1, second, { event: "counted" })];
  equal(lastTurnOf(taxis), 1);
  const murano = [
    stepOf(1, 0, first, began),
    stepOf(2, 1, second, { event: "scoring-began" }),
    stepOf(3, 0, { event: "scored" }, first),
    stepOf(4, 1, { event: "scored" }, second),
  ];
  equal(lastTurnOf(murano), 1);
});

test("reasons that speak of one place name it once", () => {
  const module = /** @type {any} */ ({
    ...MODULE,
    reasonFor: (/** @type {any} */ { id, data }) =>
      `${data.there ? `on ${data.there}: ` : ""}${id}`,
  });
  const words = new GameWords(module, SEATS, {});
  const reasons = [
    { id: "glass", data: { there: 7 } },
    { id: "gold", data: { there: 7 } },
    { id: "card", data: { there: 8 } },
    { id: "end", data: {} },
  ];
  deepEqual(words.reasons(reasons), ["on 7: glass", "gold", "on 8: card", "end"]);
});
