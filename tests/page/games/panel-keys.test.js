import { deepEqual, doesNotMatch, equal, match } from "node:assert/strict";
import { test } from "node:test";
import "../fakes/document.js";
import { assignSheet } from "../../../web/games/thurn-und-taxis/expansions/audience/assign.js";
import { moveSheet } from "../../../web/games/thurn-und-taxis/expansions/audience/coaches.js";
import { closingPanel } from "../../../web/games/thurn-und-taxis/panels/closing.js";
import {
  DiscardChoice,
  discardPanel,
  pressKey,
} from "../../../web/games/thurn-und-taxis/panels/dialogs.js";
import { ClosingDraft } from "../../../web/games/thurn-und-taxis/touch/closing-draft.js";
import { Selection } from "../../../web/games/thurn-und-taxis/touch/selection.js";
import { markup, press } from "../fakes/drawn.js";

/** Keys at a table with an open panel: digits choose in it, and no key leads behind it. */

/** @param {object} [parts] @returns {any} a table that notes what it tells, presses and focuses */
function tableWith(parts) {
  /** @type {unknown[]} */
  const told = [];
  /** @type {any} */
  const table = {
    told,
    numbered: 0,
    bubble: null,
    view: {
      step: 1,
      seat: 0,
      observation: { audience: { coaches: [], cards: { violet: 1 }, jokers: 0 } },
    },
    seen: { options: {}, taken: 1 },
    own: { hand: ["ulm"], route: ["ulm"], houses: [], progress: [] },
    seats: [],
    me: 0,
    moves: { all: [], discards: [], closes: [], take: () => null },
    board: { countries: [], cities: [{ id: "ulm", name: "Ulm" }] },
    openCards: ["linz", "ulm"],
    closing: null,
    settings: {},
    inputQueue: { waits: () => false },
    tapGuard: { isDouble: false, isHasty: false },
    tapPreview: { shown: null, shows: () => false },
    voice: { tell() {} },
    feedback: {
      info: (/** @type {string} */ id) => told.push(id),
      say: (
        /** @type {string} */ text,
        /** @type {string} */ _at,
        /** @type {string[]} */ more = [],
      ) => told.push([text, ...more].join(": ")),
      notNow: () => told.push("not now"),
      show: (/** @type {any} */ { kind }) => told.push(kind),
      explain: () => told.push("why"),
      asksFirst: () => table.selection.pending !== null && told.push("answer first") > 0,
    },
    windows: { leave: () => false },
    renderRoot: {
      querySelectorAll: () =>
        Array.from({ length: table.numbered }, (_, at) => ({
          click: () => told.push(`choice ${at + 1}`),
          focus: () => told.push(`focus choice ${at + 1}`),
        })),
    },
    updateComplete: Promise.resolve(),
    focusOn: (/** @type {string} */ one) => told.push(`focus ${one}`),
    t: (/** @type {string} */ id, /** @type {any} */ { key, no } = {}) =>
      id === "tut-key-in-panel" ? `${key} ${no ?? ""}`.trim() : id,
    portrait() {},
    bridge: { point() {} },
    countryId: () => "",
    requestUpdate() {},
    ...parts,
  };
  table.discards = new DiscardChoice(table);
  table.selection = new Selection(table);
  return table;
}

/** A draft that closes a route with a house in Ulm. */
function closing() {
  const closes = [{ type: "close", text: "close", houses: ["ulm"], modes: ["each"] }];
  return new ClosingDraft(/** @type {any} */ (closes), null, () => {}, { propose: true });
}

const NUMBERED = / data-numbered\b/;

test("every panel that asks numbers its choices", () => {
  match(markup(closingPanel(tableWith({ closing: closing() }))), NUMBERED);
  const steps = [{ type: "move", coach: "violet", town: "verona", text: "move" }];
  const travelling = tableWith({ moves: { all: steps, discards: [] } });
  match(markup(moveSheet(travelling)), NUMBERED);
});

test("digits choose a cleric first, then his coach", () => {
  const table = tableWith({ moves: { all: [{ type: "assign" }], discards: [] } });
  const numbers = () =>
    [...markup(assignSheet(table)).matchAll(/\?data-numbered=(true|false|[a-z]+)?>/g)].map(
      ([, on]) => Boolean(on) && on !== "false",
    );
  deepEqual(numbers(), [true, false]);
  press(assignSheet(table), "cleric-kardinal");
  deepEqual(numbers(), [false, true]);
});

test("a digit without a choice says what the panel waits for", () => {
  const table = tableWith({ closing: closing(), numbered: 1 });
  for (const key of ["1", "2"]) equal(pressKey(table, key), true);
  deepEqual(table.told, ["choice 1", "number 2: tut-say-closing"]);
});

test("what a digit has chosen keeps the keyboard, as after Enter, whether the panel is ready or not: the next Enter finishes nothing", async () => {
  const table = tableWith({ closing: closing(), numbered: 1 });
  pressKey(table, "1");
  await null;
  await null;
  deepEqual(table.told, ["choice 1", "focus choice 1"]);
  // What was an action leaves the keyboard to what follows it.
  const other = tableWith({ numbered: 1 });
  pressKey(other, "1");
  other.view = { ...other.view };
  await null;
  await null;
  deepEqual(other.told, ["choice 1"]);
});

test("C leads to the button of every panel once it may be pressed, and the button says so", () => {
  const table = tableWith({ moves: { all: [], discards: [{ card: "ulm" }] } });
  table.seen.surplus = 1;
  Object.assign(table, { cardImages: { images: { address: () => "" } } });
  pressKey(table, "c");
  deepEqual(table.told, ['focus .sheet .primary[aria-disabled="false"]']);
  const assigning = tableWith({ moves: { all: [{ type: "assign" }], discards: [] } });
  for (const sheet of [discardPanel(table), assignSheet(assigning)])
    match(markup(sheet), /-confirm"?\s+aria-keyshortcuts="C"/);
  match(
    markup(closingPanel(tableWith({ closing: closing() }))),
    /-confirm"?\s+aria-keyshortcuts="C"/,
  );
});

test("the ear hears what is marked, after each mark and each one that is taken back", () => {
  const table = tableWith({ moves: { all: [], discards: [{ card: "ulm" }] } });
  Object.assign(table, { cardImages: { images: { address: () => "" } } });
  table.seen.surplus = 2;
  table.t = (/** @type {string} */ id, /** @type {any} */ { names, cities } = {}) =>
    `${id} ${names ?? cities ?? ""}`;
  const heard = () => /hidden-words">tut-marked (\w+)/.exec(markup(discardPanel(table)))?.[1];
  table.discards.toggle("hand-ulm-0", 2);
  equal(heard(), "Ulm");
  table.discards.toggle("hand-ulm-0", 2);
  equal(heard(), undefined);
  const closes = tableWith({ closing: closing() });
  closes.t = table.t;
  match(markup(closingPanel(closes)), /hidden-words">tut-closing-houses Ulm/);
});

test("a coach on the sheet that moves them says where it is, and lights where it can go", () => {
  const coach = { id: "violet", town: "verona" };
  const table = tableWith({
    seen: { options: {}, audience: { coaches: [coach] } },
    moves: { all: [{ type: "move", coach: "violet", town: "padova", text: "move" }], discards: [] },
  });
  table.view.observation.audience.coaches = [coach];
  table.pulse = (/** @type {any[]} */ lit) => table.told.push(...lit.map(({ id }) => id));
  press(moveSheet(table), "picture-violet");
  deepEqual(table.told, ["tut-au-town", "rome/padova"]);
});

test("keys for hand and deck answer instead of leading behind a panel", () => {
  const closes = tableWith({ closing: closing() });
  const discards = tableWith();
  discards.moves.discards = [{ card: "ulm" }];
  discards.seen.surplus = 1;
  for (const key of ["h", "d"]) for (const table of [closes, discards]) pressKey(table, key);
  deepEqual(closes.told, ["h: tut-say-closing", "d: tut-say-closing"]);
  deepEqual(discards.told, ["h: tut-discard-count", "d: tut-discard-count"]);
  const open = tableWith();
  for (const key of ["h", "d"]) pressKey(open, key);
  deepEqual(open.told, ["focus .hand button:not([aria-disabled])", "why"]);
});

test("every panel answers every key of the table, whichever expansions are played besides", () => {
  /** @type {[string, object, string][]} */
  const panels = [
    ["assign", {}, "tut-au-assign-left"],
    ["move", { coach: "violet", town: "verona" }, "tut-au-steps-coach"],
    ["return", { officials: [] }, "tut-aw-return-count"],
  ];
  for (const [type, parts, text] of panels) {
    const moves = { all: [{ type, ...parts }], discards: [] };
    const table = tableWith({ numbered: 2, moves, focusOn: () => false });
    Object.assign(table.view.observation, { offices: {}, freeCities: [] });
    for (const key of ["h", "c", "d", "0", "6", "Escape"]) pressKey(table, key.toLowerCase());
    deepEqual(
      table.told,
      ["h", "c", "d", "number 0", "number 6", "escape"].map((key) => `${key}: ${text}`),
      type,
    );
  }
});

test("a key that finds nothing says so", () => {
  const table = tableWith({ openCards: [null, "ulm"], focusOn: () => false });
  for (const key of ["1", "3", "0", "h"]) pressKey(table, key);
  table.own.hand = null;
  pressKey(table, "h");
  const none = "tut-key-no-number";
  deepEqual(table.told, ["tut-display-empty", none, none, "tut-hand-empty", "not now"]);
});

test("the key that closes a route is answered where the panel is open", () => {
  const table = tableWith({ closing: closing() });
  pressKey(table, "c");
  deepEqual(table.told, ['focus [data-part="close-confirm"]', "tut-say-closing"]);
});

test("a question that a key has raised has the keyboard at its card", () => {
  const help = { type: "take", card: "ulm", official: "postmeister", text: "take Ulm" };
  const table = tableWith();
  table.moves.take = (/** @type {string} */ city) => (city === "ulm" ? help : null);
  pressKey(table, "2");
  deepEqual(table.told, ["ask", 'focus [data-part="slot-1"], [data-key="slot-1"]']);
  doesNotMatch(String(table.selection.pending?.key), /deck/);
});

test("behind the question of any official no number and no key of a place takes, lays or closes anything", () => {
  for (const official of ["postillion", "amtmann", "postmeister", "wagner"]) {
    const table = tableWith();
    const action = { type: "refresh", official, text: official };
    table.act = (/** @type {any} */ { text }) => table.told.push(text);
    table.moves.take = () => ({ type: "take", card: "linz", official: null, text: "take Linz" });
    table.selection.pending = { action, key: `official-${official}`, text: "?" };
    for (const key of ["1", "6", "0", "d", "c", "h"]) equal(pressKey(table, key), true);
    deepEqual(table.told, Array(6).fill("answer first"), official);
  }
});
