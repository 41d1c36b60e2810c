import { deepEqual, equal, ok } from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { describe, test } from "node:test";
import "../fakes/document.js";
import * as murano from "../../../web/games/murano/touch/legal-actions.js";
import {
  assignSheet,
  unseat,
} from "../../../web/games/thurn-und-taxis/expansions/audience/assign.js";
import { offices } from "../../../web/games/thurn-und-taxis/expansions/offices.js";
import { TutTable } from "../../../web/games/thurn-und-taxis/table.js";
import { ClosingDraft } from "../../../web/games/thurn-und-taxis/touch/closing-draft.js";
import * as taxis from "../../../web/games/thurn-und-taxis/touch/legal-actions.js";
import { press } from "../fakes/drawn.js";

const WEB = new URL("../../../web/", import.meta.url);
const ACTIONS = JSON.parse(
  readFileSync(new URL("../fixtures/actions.json", import.meta.url), "utf8"),
);

/** @type {Record<string, {partsOf: (action: any, table: any) => string[], onBoard: (action: any) => unknown[]}>} */
const GAMES = {
  murano: { partsOf: murano.placesOf, onBoard: murano.marksOf },
  "thurn-und-taxis": { partsOf: taxis.partsFor, onBoard: taxis.citiesOf },
};

/** Every file below a folder. @param {URL} folder @returns {URL[]} */
function filesIn(folder) {
  return readdirSync(folder).flatMap((name) => {
    const file = new URL(name, folder);
    if (name.endsWith(".js")) return [file];
    return name.includes(".") ? [] : filesIn(new URL(`${name}/`, folder));
  });
}

/** What the templates of some rooms call their parts, as patterns. @param {string[]} rooms */
function namesIn(rooms) {
  const sources = rooms.flatMap((room) => filesIn(new URL(`${room}/`, WEB)));
  return sources.flatMap((file) => {
    const text = readFileSync(file, "utf8");
    const named =
      text.match(
        /(?<!\[)data-part="[^"]+"|^ *part: .*$|\b(?:confirming|toolButton)\([^;}]+[;}]/gmu,
      ) ?? [];
    return named.flatMap((line) =>
      [...line.matchAll(/["`]([^"`]+)["`]/gu)].map(([, name = ""]) => patternOf(name)),
    );
  });
}

/** @param {string} name as it is written in a template */
function patternOf(name) {
  const whole = name
    .replace(/\$\{action\.type\}/u, "(?:move|joker)")
    .replace(/\$\{[^}]*\}/gu, ".+");
  ok(!whole.startsWith(".+"), `${name} could be anything`);
  return new RegExp(`^${whole}$`, "u");
}

for (const [game, { partsOf, onBoard }] of Object.entries(GAMES)) {
  describe(`${game}: an advised action`, () => {
    const known = namesIn(
      ["table", `games/${game}/panels`, `games/${game}/expansions`].slice(
        0,
        game === "murano" ? 2 : 3,
      ),
    );

    for (const { action } of ACTIONS[game]) {
      test(action.text, () => {
        const parts = partsOf(action, {});
        ok(parts.length + onBoard(action).length > 0, "has a place to be marked");
        const unknown = parts.filter((name) => !known.some((pattern) => pattern.test(name)));
        deepEqual(unknown, [], "which is there");
      });
    }
  });
}

/** The order in which clerics get into the coaches by the advice of these tests. */
const RANKS = ["moench", "kardinal", "priester", "bischof", "ministrant"];
const ADVICE = /** @type {any} */ ({ type: "assign", ranks: RANKS });

/** A table at which the clerics of the Audience are distributed. @returns {any} */
function seating() {
  return {
    view: { step: 1, seat: 0 },
    seen: { options: {} },
    moves: { all: [] },
    board: { countries: [], cities: [] },
    t: (/** @type {string} */ id) => id,
    voice: { tell() {} },
    requestUpdate() {},
    bubble: null,
  };
}

test("thurn-und-taxis: advice about the clerics marks the next one and his coach, and the button only at the end", () => {
  const table = seating();
  for (const [number, rank] of RANKS.entries()) {
    const coach = `coach-${["violet", "green", "blue", "beige", "orange"][number]}`;
    deepEqual(taxis.partsFor(ADVICE, table), [`cleric-${rank}`, coach]);
    press(assignSheet(table), `cleric-${rank}`);
    deepEqual(taxis.partsFor(ADVICE, table), [coach]);
    press(assignSheet(table), coach);
  }
  deepEqual(taxis.partsFor(ADVICE, table), ["assign-confirm"]);
});

test("thurn-und-taxis: advice about the clerics seats them first, and only then sends them off", () => {
  const done = /** @type {string[]} */ ([]);
  const table = seating();
  table.view.observation = { audience: {} };
  Object.assign(table, {
    feedback: { say: (/** @type {string} */ text) => done.push(text) },
    halfMade: () => null,
    placesOf: () => [],
    actStill: (/** @type {any} */ { type }) => done.push(type),
  });
  TutTable.prototype.follow.call(table, ADVICE);
  deepEqual(taxis.partsFor(ADVICE, table), ["assign-confirm"]);
  deepEqual(done, ["tut-au-assign-left"]);
  TutTable.prototype.follow.call(table, ADVICE);
  deepEqual(done, ["tut-au-assign-left", "assign"]);
  unseat(table, false)?.();
  deepEqual(taxis.partsFor(ADVICE, table), ["cleric-moench", "coach-violet"]);
});

test("thurn-und-taxis: undo puts the held cleric down, then takes the clerics out of the coaches one by one", () => {
  const table = seating();
  const next = () => taxis.partsFor(ADVICE, table);
  const before = [next()];
  for (const name of [
    "cleric-moench",
    "coach-violet",
    "cleric-kardinal",
    "coach-green",
    "cleric-priester",
  ]) {
    press(assignSheet(table), name);
    before.push(next());
  }
  // The two that were seated, and the one in the hand.
  for (const place of [4, 2, 0]) {
    unseat(table, false)?.();
    deepEqual(next(), before[place]);
  }
  equal(unseat(table, false), null);
});

test("thurn-und-taxis: where several cards go, all of them are named, marked and discarded by advice", () => {
  const cards = ["ulm", "linz", "ulm"];
  const [first, ...following] = cards.map(
    (card) => /** @type {any} */ ({ type: "discard", card, text: `discard ${card}` }),
  );
  const advised = taxis.advice(first, following);
  deepEqual(advised.says, { id: "tut-do-discard", args: { city: { cards } } });
  deepEqual(taxis.partsFor(advised, /** @type {any} */ ({})), [
    "keep-ulm-0",
    "keep-linz-0",
    "keep-ulm-1",
  ]);
  /** @type {unknown[]} */
  const done = [];
  const table = {
    half: null,
    halfMade: () => table.half,
    placesOf: () => ["keep-ulm-0"],
    actStill: (/** @type {unknown[]} */ ...all) => done.push(all),
    feedback: { info: (/** @type {string} */ id) => done.push(id) },
  };
  TutTable.prototype.follow.call(/** @type {any} */ (table), advised);
  deepEqual(done, [[advised, ["discard linz", "discard ulm"]]]);
  // What was half chosen in a panel gives way to it, and that is said.
  Object.assign(table, { half: () => {} });
  TutTable.prototype.follow.call(/** @type {any} */ (table), advised);
  equal(done.at(-1), "tut-hint-instead");
  equal(taxis.advice(first, []), first);
});

test("thurn-und-taxis: the advice is said to stand in the place of a closing only where one was chosen that it changes", () => {
  const ulm = {
    type: "close",
    text: "close ulm",
    houses: ["ulm"],
    modes: ["each"],
    official: null,
  };
  const linz = { ...ulm, text: "close linz", houses: ["linz"] };
  const closing = new ClosingDraft(/** @type {any} */ ([ulm, linz]), null, () => {}, {
    propose: true,
  });
  /** @type {string[]} */
  const said = [];
  const table = {
    closing,
    placesOf: (/** @type {any} */ action) => taxis.partsFor(action, /** @type {any} */ (table)),
    halfMade: () => () => {},
    actStill() {},
    feedback: { info: (/** @type {string} */ id) => said.push(id) },
  };
  const follow = (/** @type {object} */ action) =>
    TutTable.prototype.follow.call(/** @type {any} */ (table), /** @type {any} */ (action));
  // What the panel proposes was chosen by nobody.
  follow({ type: "end", text: "end turn" });
  deepEqual(said, []);
  closing.toggle("linz");
  follow(linz);
  deepEqual(said, []);
  follow({ type: "end", text: "end turn" });
  follow(ulm);
  deepEqual(said, ["tut-hint-instead", "tut-hint-instead"]);
});

test("a hint for the closing panel rings what differs, and its button only for the advised choice", () => {
  const close = (/** @type {string[]} */ houses, /** @type {string} */ mode) => ({
    type: "close",
    text: houses.join(" "),
    houses,
    modes: [mode],
    official: null,
  });
  const closes = [close(["ulm", "linz"], "each"), close(["ulm"], "each"), close(["graz"], "all")];
  const draft = new ClosingDraft(/** @type {any} */ (closes), null, () => {}, { propose: true });
  const parts = (/** @type {number} */ at) =>
    taxis.partsFor(/** @type {any} */ (closes[at]), /** @type {any} */ ({ closing: draft }));
  deepEqual(parts(0), ["close-confirm"]);
  deepEqual(parts(1), ["close-city-linz"]);
  deepEqual(parts(2), ["close-mode-all"]);
  draft.toggle("linz");
  deepEqual(parts(0), ["close-city-linz"]);
  draft.set({ official: /** @type {any} */ ("wagner"), declined: true });
  deepEqual(parts(1), ["close-wagner", "close-carriage"]);
});

test("a hint for discarding rings what has still to be marked, and what is marked in its place", () => {
  const advised = /** @type {any} */ ({
    type: "discard",
    card: "ulm",
    following: [{ type: "discard", card: "ulm" }],
  });
  const parts = (/** @type {string[]} */ ...marked) =>
    taxis.partsFor(advised, /** @type {any} */ ({ discards: { marked } }));
  deepEqual(parts(), ["keep-ulm-0", "keep-ulm-1"]);
  deepEqual(parts("hand-ulm-1"), ["keep-ulm-0"]);
  deepEqual(parts("hand-ulm-0", "hand-linz-0"), ["keep-ulm-1", "keep-linz-0"]);
  deepEqual(parts("hand-ulm-2", "hand-ulm-0"), ["discard-confirm"]);
});

test("a hint for office tiles rings what has still to be marked or unmarked, then the button", () => {
  const helpers = ["postillion", "wagner"];
  const table = /** @type {any} */ ({
    view: { step: 11, seat: 0, observation: { offices: {} } },
    seen: { options: {}, helpers },
    own: { offices: { postillion: 1, wagner: 1 } },
    moves: { all: [{ type: "return", officials: helpers }] },
    t: (/** @type {string} */ id) => id,
    portrait() {},
    requestUpdate() {},
  });
  const parts = () =>
    taxis.partsFor(/** @type {any} */ ({ type: "return", officials: ["wagner"] }), table);
  const tap = (/** @type {string} */ id) => press(offices.sheet?.(table), `return-${id}`);
  deepEqual(parts(), ["return-wagner"]);
  tap("postillion");
  deepEqual(parts(), ["return-wagner", "return-postillion"]);
  tap("postillion");
  tap("wagner");
  deepEqual(parts(), ["return-confirm"]);
});
