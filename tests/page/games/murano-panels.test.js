import { deepEqual, equal, ok } from "node:assert/strict";
import { test } from "node:test";
import "../fakes/document.js";
import { specialText } from "../../../web/games/murano/board.js";
import { openPlayer, playerBoxes } from "../../../web/games/murano/panels/players.js";
import { sheet } from "../../../web/games/murano/panels/sheets.js";
import { windows } from "../../../web/games/murano/panels/windows.js";
import { LegalActions } from "../../../web/games/murano/touch/legal-actions.js";
import { Selection } from "../../../web/games/murano/touch/selection.js";
import { markup, press } from "../fakes/drawn.js";

/** Panels of Murano: each says what is true of whom it shows. */

/** @param {object} parts @returns {any} */
const tableWith = (parts) => ({
  get windows() {
    return {
      open: (/** @type {object} */ dialog) => {
        this.dialog = dialog;
      },
    };
  },
  deciding: true,
  folded: false,
  /** @type {any} */
  dialog: null,
  arrangement: { shape: "wide" },
  guide: { lesson: null },
  seats: [
    { color: "red", symbol: "circle" },
    { color: "blue", symbol: "square" },
  ],
  me: 0,
  own: null,
  moves: new LegalActions([]),
  nameOf: () => "Ben",
  word: (/** @type {string} */ id) => id,
  t: (/** @type {string} */ id, /** @type {object} */ words) =>
    words ? `${id} ${JSON.stringify(words)}` : id,
  ...parts,
});

test("the artist's workshop says that it scores only where it does", () => {
  /** @param {object} [options] */
  const scores = (options) =>
    specialText(
      "kuenstlerwerkstatt-2",
      /** @type {any} */ ((/** @type {string} */ _id, /** @type {any} */ words) => words.scores),
      /** @type {any} */ (options),
    );
  equal(scores({}), "yes");
  equal(scores({ "no-workshop-scoring": true }), "no");
  equal(scores(), "no");
});

test("what somebody else has is not called one's own", () => {
  const seat = {
    specials: [{ card: "bank", active: true, spent: false }],
    gondoliers: { hand: 0, supply: 0 },
    counts: {},
    beads: {},
    characterCount: 0,
    characters: null,
  };
  const seen = { seats: [seat, seat], gondolas: [], options: {}, phase: "sail" };
  const drawn = markup(openPlayer(tableWith({ seen, view: { observation: seen } }), 1));
  ok(drawn.includes("mur-player-specials") && !drawn.includes("mur-own-specials"));
});

test("in the final scoring nobody is said to have the last turn still before him", () => {
  const last = { seat: 0, sorts: ["shop"], final: 1 };
  const shown = (/** @type {string} */ phase) => {
    const seen = { seats: [], last, phase };
    return markup(playerBoxes(tableWith({ seen, view: { over: false, observation: seen } })));
  };
  ok(shown("sail").includes("mur-last-round"));
  ok(!shown("assign").includes("mur-last-round"));
});

test("a special building that can be chosen is seen close up when it is touched", () => {
  const seen = { phase: "special", choice: ["bank", "werft"], options: {}, seats: [], islands: [] };
  const table = tableWith({ seen });
  ok(press(sheet(table), "offered-bank"));
  deepEqual(table.dialog, { kind: "card", card: "bank" });
  ok(markup(windows(table)).includes("mur-special-bank-does"));
});

test("what waits while it is folded away is shown as what it is", () => {
  /** @param {string} phase @param {string[]} choice */
  const sign = (phase, choice) => {
    const seen = { phase, choice, options: {}, islands: [] };
    const drawn = markup(sheet(tableWith({ seen, folded: true })));
    return drawn.slice(drawn.indexOf("sheet-fold"), drawn.indexOf("mur-sheet-unfold"));
  };
  const signs = [sign("character", []), sign("special", ["bank"]), sign("choose", ["shop-red"])];
  equal(new Set(signs).size, signs.length);
});

test("an island whose income can be chosen is chosen by a touch of anything on it", () => {
  /** @type {string[]} */
  const sent = [];
  /** @param {string} island @returns {any} */
  const income = (island) => ({ type: "income", island, text: `income ${island}` });
  const table = tableWith({
    moves: new LegalActions([income("sacca-mattia"), income("san-donato")]),
    tapGuard: { isEchoAt: () => false, isDouble: false },
    inputQueue: { waits: () => false },
    act: (/** @type {any} */ { text }) => sent.push(text),
  });
  const selection = new Selection(table);
  selection.touch(/** @type {any} */ ({ kind: "cell", id: "2b2" }));
  selection.touch(/** @type {any} */ ({ kind: "island", id: "sacca-mattia" }));
  selection.touch(/** @type {any} */ ({ kind: "gondola", id: "5" }));
  deepEqual(sent, ["income san-donato", "income sacca-mattia", "income san-donato"]);
});

test("in the windows of all cards each one opens, as it does where it is offered", () => {
  const board = { characters: [{ id: "shop-red" }], specials: [{ id: "bank" }] };
  for (const [kind, card] of [
    ["characters", "shop-red"],
    ["specials", "bank"],
  ]) {
    const dialog = { kind };
    const table = tableWith({ board, seen: { absent: [], options: {} }, dialog });
    ok(press(windows(table), `offered-${card}`), kind);
    deepEqual(table.dialog, { kind: "card", card });
  }
});
