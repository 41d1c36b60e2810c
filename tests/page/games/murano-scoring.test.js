import { deepEqual, equal, match, ok } from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { html } from "lit";
import { boardFor } from "../../../web/games/murano/board.js";
import "../fakes/document.js";
import { ownPanel, playerBoxes } from "../../../web/games/murano/panels/players.js";
import { sheet } from "../../../web/games/murano/panels/sheets.js";
import { UNBUILT, UNSCORED, windows } from "../../../web/games/murano/panels/windows.js";
import { MurTable } from "../../../web/games/murano/table.js";
import { LegalActions } from "../../../web/games/murano/touch/legal-actions.js";
import { endButton } from "../../../web/table/panels/prompt.js";
import { Windows } from "../../../web/table/windows.js";
import { markup, press } from "../fakes/drawn.js";

/** The final scoring by hand: what has been done, what is still to come, and what is asked before points are given away. */

/** @param {string} island @param {number} points @returns {any} */
const score = (island, points) => ({
  type: "score",
  card: "glass",
  island,
  points,
  text: `score glass ${island}`,
});
const END = { type: "end", text: "end turn" };

/** @type {any} */
let table;

/** @param {any[]} scores @param {number[]} done points of the cards that are scored */
function assigning(scores, done) {
  const worth = { now: { points: 0 }, most: { points: 0 }, values: {} };
  const scored = done.map((points, at) => ({
    card: ["shop", "palace"][at],
    scored: { island: "san-donato", points },
    ...worth,
  }));
  const open = scores.length > 0 ? [{ card: "glass", scored: null, ...worth }] : [];
  const gains = scores.filter(({ points }) => points > 1).slice(0, 1);
  const next = gains.reduce((sum, { points }) => sum + points, 0);
  const own = {
    characters: [...scored, ...open],
    characterCount: scored.length + open.length,
    best: {
      cards: gains,
      actions: [...gains, END].map(({ text }) => text),
      unused: 0,
      total: next,
      lost: next,
    },
  };
  const made = Object.create(MurTable.prototype, {
    settings: { value: {} },
    board: { value: boardFor() },
    deciding: { value: true },
    folded: { value: false, writable: true },
    dialog: { value: null, writable: true },
    arrangement: { value: { shape: "wide" }, writable: true },
    guide: { value: { lesson: null, acted() {} }, writable: true },
    seats: { value: [] },
    me: { value: 0 },
    seen: { value: { phase: "assign", islands: [], options: {} } },
    own: { value: own },
    view: { value: { undo: { steps: done.length } } },
    moves: { value: new LegalActions([...scores, END]), writable: true },
    t: {
      value: (/** @type {string} */ id, /** @type {object} */ words) =>
        words ? `${id} ${JSON.stringify(words)}` : id,
    },
    sent: { value: [] },
    game: { value: { questions: [UNSCORED] } },
    access: { value: "deciding" },
    inputQueue: { value: { waits: () => false } },
    drawer: { value: null, writable: true },
    selection: { value: { clear() {} } },
    sendChange: {
      value: (/** @type {string} */ _, /** @type {{actions: string[]}} */ { actions }) =>
        table.sent.push(...actions),
    },
    undoControl: {
      value: { undo: (/** @type {number} */ steps) => table.sent.push(`undo ${steps}`) },
    },
  });
  const windows = Object.assign(new Windows(made), {
    open: (/** @type {object} */ dialog) => {
      made.dialog = dialog;
    },
    close: () => {
      made.dialog = null;
    },
  });
  return Object.defineProperty(made, "windows", { value: windows });
}

beforeEach(() => {
  table = assigning([score("sacca-mattia", 0), score("san-donato", 6)], [20, 12]);
});

test("the sheet says what is scored, what is still to come and what both are together", () => {
  table.own.points = 0;
  match(markup(sheet(table)), /mur-assign-sum \{"done":32,"next":6,"total":38,"unused":0\}/);
});

test("the sheet says what the cards scored so far have missed", () => {
  Object.assign(table.own.best, { missed: 11 });
  match(markup(sheet(table)), /"unused":0,"missed":11\}/);
});

test("a card that is scored says so among one's own, and one that is still open does not", () => {
  Object.assign(table.own, {
    gold: 0,
    points: 0,
    gondoliers: { hand: 0, supply: 0 },
    counts: {},
    beads: { red: 0, green: 0, blue: 0 },
    specials: [],
  });
  /** @param {string} card */
  const said = (card) =>
    markup(ownPanel(table, false)).split(`own-card-${card}`)[1]?.split("</button>")[0] ?? "";
  match(said("shop"), /mur-card-now \{"points":20,"island":"San Donato","by":"scored"\}/);
  match(said("shop"), /data-part="card-scored"/);
  ok(!said("glass").includes("scored"), said("glass"));
});

test("a lesson that is closed leaves no room in the sheet", () => {
  const guide = {
    lesson: null,
    hasMore: true,
    course: { chapters: ["end"], lessons: () => [], words: "mur-guide" },
    table,
  };
  Object.assign(guide, {
    progress: () => "",
    wordsOf: () => ({ title: "a lesson", text: "" }),
    pages: {},
  });
  Object.assign(table, { arrangement: { shape: "phone" }, guide });
  ok(!markup(sheet(table)).includes("guide-card"));
  Object.assign(guide, { lesson: { id: "assign", chapter: "end" } });
  ok(markup(sheet(table)).includes("guide-card"));
});

test("a score is taken back on the sheet itself", () => {
  ok(press(sheet(table), "assign-undo"));
  deepEqual(table.sent, ["undo 1"]);
  table = assigning([score("san-donato", 6)], []);
  equal(press(sheet(table), "assign-undo"), false);
});

test("with nothing left no island is asked for, and no best is offered", () => {
  table = assigning([], [20, 12]);
  const drawn = markup(sheet(table));
  ok(!drawn.includes("mur-sheet-assign-text") && drawn.includes("mur-sheet-assign-done"));
  ok(!drawn.includes("data-part=assign-best"));
});

test("where a card brings nothing is not offered, and then the end of the turn is what is left", () => {
  const drawn = markup(sheet(table));
  ok(
    drawn.includes("score-glass-san-donato") && !drawn.includes("score-glass-sacca-mattia"),
    drawn,
  );
  match(markup(endButton(table)), /class=tool end-turn/);
  table = assigning([score("sacca-mattia", 0)], [20]);
  const left = markup(sheet(table));
  ok(left.includes("mur-sheet-assign-done") && !left.includes("score-glass"), left);
  match(markup(endButton(table)), /class=primary glow/);
});

test("a card keeps its place when it is scored, and what is best does not look chosen", () => {
  const drawn = markup(sheet(table));
  const places = ["shop", "palace", "glass"].map((card) => drawn.indexOf(`data-card=${card}`));
  ok(
    places.every((place, i) => place > (places[i - 1] ?? 0)),
    String(places),
  );
  equal(drawn.split('data-part="card-scored"').length, 3);
  ok(!drawn.includes("armed"), drawn);
});

test("what is best is not told while a position is solved", () => {
  ok(markup(sheet(table)).includes("data-part=assign-best"));
  table.isRiddle = true;
  ok(!/assign-best|mur-assign-sum/.test(markup(sheet(table))));
});

test("several questions before one action are put one after the other", () => {
  const [first] = table.game.questions;
  table.game.questions.push({
    asks: () => true,
    window: () => html`<button data-part="last" @click=${() => table.dialog.goOn()}></button>`,
  });
  table.act(table.moves.end);
  equal(table.dialog.question, first);
  press(windows(table), "unscored-end");
  deepEqual(table.sent, []);
  press(windows(table), "last");
  deepEqual([table.sent, table.dialog], [["end turn"], null]);
});

test("what is advised is done without a question that warns of it", () => {
  table.hinted = { ...table.moves.end };
  table.act(table.moves.end);
  deepEqual([table.sent, table.dialog], [["end turn"], null]);
});

test("who would finish with cards that still score has the keyboard on the safe answer, and reads how it is counted", () => {
  table.act(table.moves.end);
  const drawn = markup(windows(table));
  match(drawn, /autofocus=true data-part=unscored-best/);
  match(drawn, /mur-unscored-net/);
  // It can be left without either.
  press(windows(table), "unscored-back");
  deepEqual([table.sent, table.dialog], [[], null]);
});

test("who ends the last turn with a tile that can still be built is asked first", () => {
  const build = { type: "build", tile: "shop-red", place: "c1", text: "build shop-red c1" };
  table.game.questions.push(UNBUILT);
  /** @param {any[]} actions @param {unknown} last @returns {string} the question that comes before the end of the turn */
  const asked = (actions, last) => {
    table.sent.length = 0;
    Object.assign(table.seen, { phase: "place", last });
    Object.assign(table, { dialog: null, moves: new LegalActions(actions) });
    table.act(table.moves.end);
    return table.dialog ? markup(windows(table)) : table.sent.join();
  };
  equal(asked([build, END], null), "end turn");
  equal(asked([END], { final: 1 }), "end turn");
  match(asked([build, END], { final: 1 }), /mur-unbuilt-text.*mur-gained-shop.*autofocus=true/s);
  press(windows(table), "unbuilt-back");
  deepEqual([table.sent, table.dialog], [[], null]);
  asked([build, END], { final: 1 });
  press(windows(table), "unbuilt-end");
  deepEqual([table.sent, table.dialog], [["end turn"], null]);
});

test("while characters are scored a person has one total, which climbs with each of them", () => {
  Object.assign(table.own, { points: 30, gold: 4, gondoliers: { hand: 0, supply: 0 }, counts: {} });
  Object.assign(table.own, { beads: {}, specials: [] });
  table.seen.seats = [table.own];
  table.view.observation = table.seen;
  Object.assign(table, { word: table.t, nameOf: () => "Anna" });
  match(markup(sheet(table)), /mur-assign-sum \{"done":62,"next":6,"total":68,"unused":0\}/);
  match(markup(playerBoxes(table)), /<b aria-hidden="true">62<\/b>/);
  match(markup(ownPanel(table, true)), /<b aria-hidden="true">62<\/b>/);
});
