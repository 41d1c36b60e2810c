import { deepEqual, equal, match, ok } from "node:assert/strict";
import { test } from "node:test";
import "../fakes/document.js";
import { boardFor, unseenTiles } from "../../../web/games/murano/board.js";
import { LagoonBridge } from "../../../web/games/murano/lagoon-bridge.js";
import { marksAt, spacesOf } from "../../../web/games/murano/lagoon-state.js";
import { actBar } from "../../../web/games/murano/panels/act-bar.js";
import { characterCard } from "../../../web/games/murano/panels/character-card.js";
import { lastRound, ownPanel } from "../../../web/games/murano/panels/players.js";
import { ownKey, shortcuts } from "../../../web/games/murano/panels/windows.js";
import { MurTable } from "../../../web/games/murano/table.js";
import { gondolas, islands, ring } from "../../../web/games/murano/told.js";
import { about } from "../../../web/games/murano/touch/about.js";
import { carry, carryOnBoard, carryShip } from "../../../web/games/murano/touch/carrying.js";
import {
  advice,
  LegalActions,
  marksOf,
  namedBy,
} from "../../../web/games/murano/touch/legal-actions.js";
import { COURSE } from "../../../web/games/murano/touch/lessons.js";
import { Selection } from "../../../web/games/murano/touch/selection.js";
import { allActions, promptWords, refusalWords, textFor } from "../../../web/games/murano/words.js";

import { Feedback } from "../../../web/table/press/feedback.js";
import { markup, press } from "../fakes/drawn.js";

/** No press of Murano stays without an answer, and what costs something says so wherever it is offered. */

/** @param {string} id @param {object} [words] */
const t = (id, words) => (words ? `${id} ${JSON.stringify(words)}` : id);

/** @param {object} parts @returns {any} a table that notes what it says */
function tableWith(parts) {
  /** @type {string[]} */
  const said = [];
  return {
    said,
    t,
    board: boardFor(),
    deciding: true,
    named: [],
    settings: {},
    bubble: null,
    events: [],
    moves: new LegalActions([]),
    selection: { passing: false, ship: null, aim: null, site: null, berth: null },
    tapPreview: { shown: null },
    foresight: { action: null, lines: [], look() {} },
    tapGuard: {
      isEchoAt: () => false,
      isDouble: false,
      answerOnce: () => said.push("table-info-once"),
    },
    inputQueue: { waits: () => false },
    game: { prompt: () => ({ head: "asked", more: "how" }) },
    feedback: {
      /** @param {string} text @param {string} _key @param {string[]} more */
      say: (text, _key, more) => said.push([text, ...more].join(" ")),
      info: (/** @type {string} */ id) => said.push(id),
      insist: () => said.push("insisted"),
      asksFirst: () => false,
    },
    requestUpdate() {},
    send() {},
    ...parts,
  };
}

/** @param {object} parts @returns {any} */
const action = (parts) => ({ text: "an action", gold: 0, points: 0, ...parts });

test("open water answers: what is to be chosen is asked once more", () => {
  const table = tableWith({});
  const selection = new Selection(table);
  selection.beside();
  deepEqual(table.said, ["asked how"]);
  table.bubble = { kind: "ask", text: "Build here?" };
  table.feedback.asksFirst = () => table.said.push("first") > 0;
  selection.beside();
  table.tapGuard.isHasty = true;
  selection.beside();
  deepEqual(table.said.slice(1), ["first", "insisted"], "a question wants to be answered first");
  table.deciding = false;
  table.feedback.notNow = (/** @type {string} */ at) => table.said.push(`not now: ${at}`);
  selection.beside();
  equal(table.said.at(-1), "not now: map");
  selection.touch({ kind: "garden", id: "sacca-serenella" });
  match(table.said.at(-1), /^mur-about-garden /);
});

test("the key of an island that is not in the game is answered", () => {
  const islands = [1, 2, 3, 4, 5].map((no) => ({ no, id: `island-${no}` }));
  /** @type {(string | null)[]} */
  const shown = [];
  const table = tableWith({
    seen: { islands },
    board: { islands: [...islands, { no: 6, id: "island-6" }] },
    bridge: { enlarge: (/** @type {string} */ id) => shown.push(id) },
    enlarged: null,
  });
  equal(ownKey(table, "5"), true);
  equal(ownKey(table, "6"), true);
  equal(ownKey(table, "9"), true);
  deepEqual(shown, ["island-5"]);
  deepEqual(table.said, ["mur-key-no-island", "mur-key-no-island"]);
});

test("Escape takes back what has opened the panel that asks, or asks once more", () => {
  /** @type {unknown[]} */
  const done = [];
  const table = tableWith({
    seen: { phase: "choose", islands: [], choice: ["palace-1"] },
    windows: { leave: () => false },
    undoControl: { undo: (/** @type {number} */ steps) => done.push(steps) },
  });
  table.selection = { beside: () => done.push("asked") };
  equal(ownKey(table, "escape"), true);
  Object.assign(table.seen, { phase: "assign", choice: null });
  equal(ownKey(table, "escape"), true);
  table.seen.phase = "act";
  equal(ownKey(table, "escape"), false);
  table.windows.leave = () => true;
  equal(ownKey(table, "escape"), true);
  deepEqual(done.splice(0), [1, "asked"]);
  // So it is where a gondola is to be chosen, to which the ships have led.
  table.windows.leave = () => false;
  table.moves = new LegalActions([action({ type: "place", gondola: 3 })]);
  equal(ownKey(table, "escape"), true);
  deepEqual(done, [1]);
});

test("what a turn did by itself is said where its end is asked for", () => {
  /** @param {object[]} events */
  const head = (events) => {
    const moves = new LegalActions([action({ type: "end" })]);
    const table = tableWith({ view: {}, seen: { phase: "done" }, moves, events });
    return promptWords(table).head;
  };
  const sailed = { event: "sailed", from: 11, to: 12 };
  equal(head([sailed]), "mur-prompt-done");
  equal(head([sailed, { event: "took-gold", gold: 4 }]), 'mur-prompt-did-gold {"gold":4}');
  const income = { event: "income", island: "navagero", gold: 2, bonus: 3 };
  equal(head([sailed, income]), 'mur-prompt-did-gold {"gold":5}');
  equal(head([{ event: "declined" }]), "mur-prompt-did-decline");
  equal(head([{ ...income, gold: 0, bonus: 0 }]), "mur-prompt-done");
});

test("whoever is about to pass can leave it as any other half-made choice", () => {
  /** @param {boolean} passing */
  const drawn = (passing) => {
    const moves = new LegalActions([action({ type: "pass", from: 1, to: 2 })]);
    const selection = { passing, ship: null, aim: null, site: null, berth: null };
    return markup(actBar(tableWith({ seen: { phase: "sail" }, moves, selection })));
  };
  ok(!drawn(false).includes("mur-press-cancel"));
  ok(drawn(true).includes("mur-press-cancel"));
});

test("what waits for its second press is marked, and nothing else", () => {
  const buy = action({ type: "buy", sort: "shop", text: "buy shop", gold: -2 });
  const search = action({ type: "search", sort: "shop", text: "search shop", gold: -4 });
  const seen = { phase: "act", players: ["Anna", "Ben"], islands: [], stock: { shop: 9 } };
  /** @param {string | null} shown */
  const bar = (shown) => {
    const moves = new LegalActions([buy, search]);
    const drawn = markup(actBar(tableWith({ seen, moves, tapPreview: { shown } })));
    return drawn.split("<button").slice(1);
  };
  const [first = "", second = ""] = bar(null);
  ok(first.includes("primary-press") && !second.includes("primary-press"));
  search.gold = -1;
  ok(!bar(null)[0]?.includes("primary-press") && bar(null)[1]?.includes("primary-press"));
  const [other = "", pressed = ""] = bar("search shop");
  ok(/class="[^"]*\bon\b/u.test(pressed), pressed);
  ok(!/class="[^"]*\b(on|primary-press)\b/u.test(other), other);
});

test("of a building and a street only the one that was pressed last looks chosen", () => {
  const draw = action({ type: "draw", stack: 1, text: "draw street 1", final: true });
  const build = (/** @type {string} */ tile) =>
    action({ type: "build", tile, place: "2b1", text: `build ${tile}` });
  const seen = { phase: "build", islands: [], stock: { street: [9, 9] } };
  /** @param {string[]} tiles */
  const tableOf = (...tiles) => {
    const moves = new LegalActions([draw, ...tiles.map(build)]);
    const table = tableWith({ seen, moves, own: {} });
    table.selection = new Selection(table);
    table.tapPreview.shows = (/** @type {object} */ _action, /** @type {string} */ text) => {
      table.tapPreview.shown = text;
      return true;
    };
    return table;
  };
  /** @param {any} table */
  const chosen = (table) => {
    const buttons = markup(actBar(table)).split("<button").slice(1);
    return buttons.flatMap((one) => (/class="[^"]*\bon\b/u.test(one) ? [one] : []));
  };
  const two = tableOf("glass", "shop-red");
  two.selection.pickTile("glass");
  equal(chosen(two).length, 1);
  two.selection.drawStreet();
  deepEqual(
    chosen(two).map((one) => one.includes("press-draw")),
    [true],
  );
  const one = tableOf("glass");
  deepEqual(chosen(one), [], "the only building is one of two choices");
  one.selection.drawStreet();
  equal(chosen(one).length, 1);
});

test("what is asked about for gold looks chosen, and what is cheaper does not", () => {
  const buy = action({ type: "buy", sort: "shop", text: "buy shop", gold: -2 });
  const pending = action({ type: "search", sort: "shop", text: "search shop", gold: -4 });
  const seen = { phase: "act", players: ["Anna"], islands: [], stock: { shop: 9 } };
  const moves = new LegalActions([buy, pending]);
  const selection = { passing: false, ship: null, aim: null, site: null, berth: null, pending };
  const drawn = markup(actBar(tableWith({ seen, moves, selection })));
  const [other = "", asked = ""] = drawn.split("<button").slice(1);
  ok(/class="[^"]*\bon\b/u.test(asked) && !other.includes("primary-press"), drawn);
});

test("after the end the own points are the final ones", () => {
  const own = {
    gold: 3,
    points: 16,
    gondoliers: { hand: 0, supply: 0 },
    counts: {},
    beads: { red: 0, green: 0, blue: 0 },
  };
  /** @param {object} view */
  const drawn = (view) => {
    const table = tableWith({ own, view, me: 1, seats: [{}, {}], arrangement: {}, seen: {} });
    return markup(ownPanel(table, true));
  };
  /** @param {number} points */
  const shown = (points) => `<b aria-hidden="true">${points}</b>`;
  ok(drawn({ over: false, scores: null }).includes(shown(16)));
  ok(drawn({ over: true, scores: [{ total: 41 }, { total: 45 }] }).includes(shown(45)));
});

test("a gondola says its price wherever it can be chosen", () => {
  const place = action({ type: "place", gondola: 3, gold: -5 });
  const seen = {
    islands: [{ id: "sacca-mattia" }],
    gondolas: [
      { no: 3, island: "sacca-mattia", seat: null, used: false },
      { no: 4, island: "sacca-mattia", seat: null, used: false },
    ],
  };
  const chart = gondolas(tableWith({ seen, moves: new LegalActions([place]) }));
  const [, told] = /** @type {any} */ (chart.rows[0]);
  ok(told[0].words.includes('"price":5'));
  ok(told[1].words.includes('"price":0'));
});

test("to sell or to make nothing comes last", () => {
  const counts = [0, 1, 2];
  const { sells } = new LegalActions(counts.map((count) => action({ type: "sell", count })));
  deepEqual(
    sells.map(({ count }) => count),
    [1, 2, 0],
  );
  const { produces } = new LegalActions(counts.map((count) => action({ type: "produce", count })));
  deepEqual(
    produces.map(({ count }) => count),
    [1, 2, 0],
  );
});

test("the islands that can be chosen stay marked while something else is answered", () => {
  const moves = new LegalActions([action({ type: "income", island: "navagero" })]);
  const bubble = { kind: "info", key: "map", place: { kind: "cell", id: "2b2" } };
  const table = tableWith({ moves, bubble, hinted: null, marks: [], settings: {} });
  deepEqual(marksAt(table), [bubble.place, { kind: "island", id: "navagero", chosen: true }]);
});

test("an answer about a gondola, or a question there, marks it while another one is advised", () => {
  const at = (/** @type {string} */ id) => ({ kind: "gondola", id });
  const hinted = action({ type: "place", gondola: 3 });
  const table = tableWith({ hinted, marks: [], settings: {} });
  deepEqual(marksAt(table), [{ ...at("3"), hinted: true }]);
  table.bubble = { kind: "why", key: "map", place: at("7") };
  deepEqual(marksAt(table), [at("7")]);
  table.bubble = null;
  table.selection.berth = 8;
  deepEqual(marksAt(table), [{ ...at("8"), chosen: true }], "what is chosen has a mark of its own");
});

test("the board goes to what is advised and to what was done there, where that is out of view", () => {
  /** @type {(string | null)[]} */
  const gone = [];
  const table = tableWith({ me: 0, enlarged: "navagero", hinted: null });
  const bridge = new LagoonBridge(table);
  /** @type {string[]} */
  let seen = [];
  bridge.enlarge = (island) => {
    gone.push(island);
    table.enlarged = island;
  };
  bridge.boxOf = ({ id }) => (seen.includes(id) ? /** @type {any} */ ({}) : null);
  const camera = { fitted: false };
  bridge.drawn.board = /** @type {any} */ ({ camera, sail() {}, drop() {} });
  /** @param {object} parts */
  const advise = (parts) => {
    table.hinted = action({ text: JSON.stringify(parts), ...parts });
    bridge.followAdvice();
    bridge.followAdvice();
  };
  advise({ place: "5c3" });
  deepEqual(gone.splice(0), ["santo-stefano"]);
  seen = ["5c4"];
  advise({ place: "5c4" });
  deepEqual(gone, [], "it is in view");
  advise({ to: 3 });
  deepEqual(gone.splice(0), [null], "a space is on no island");
  advise({ gondola: 1 });
  deepEqual(gone.splice(0), [null], "no island is enlarged any more");
  table.enlarged = "navagero";
  const built = { event: "built", place: "5c3" };
  bridge.play(/** @type {any} */ ([{ ...built, seat: 1 }]), 0);
  deepEqual(gone, [], "others build without moving the board");
  bridge.play(/** @type {any} */ ([{ ...built, seat: 0 }]), 0);
  deepEqual(gone.splice(0), ["santo-stefano"]);
  camera.fitted = true;
  advise({ place: "1b1" });
  deepEqual(gone, []);
  // The headline does not go on asking where another ship is to sail.
  const clear = () => gone.push("cleared");
  table.selection = { open: true, clear };
  advise({ from: 3, to: 4 });
  deepEqual(gone, ["cleared"]);
});

test("where an island is chosen for the income, everything on one that pays nothing says so", () => {
  /** @type {string[]} */
  const done = [];
  const table = tableWith({
    moves: new LegalActions([action({ type: "income", island: "navagero", text: "income 3" })]),
    inputQueue: { waits: () => false },
    act: (/** @type {any} */ { text }) => done.push(text),
  });
  table.feedback.explain = (/** @type {any} */ { type, island }, /** @type {string} */ at) =>
    done.push(`no ${type} ${island} ${at}`);
  const selection = new Selection(table);
  for (const [kind, id] of /** @type {const} */ ([
    ["cell", "1b1"],
    ["gondola", "1"],
    ["island", "sacca-mattia"],
    ["cell", "3a1"],
  ]))
    selection.touch({ kind, id });
  deepEqual(done.splice(0), [...new Array(3).fill("no income sacca-mattia map"), "income 3"]);
  // Where nothing is chosen either, a building site does not speak of building.
  table.moves = new LegalActions([action({ type: "income", text: "income" })]);
  selection.touch({ kind: "cell", id: "1b1" });
  deepEqual(done, ["no income sacca-mattia map"]);
});

test("a ship that is carried is chosen, and sails to where it is put down", () => {
  /** @type {string[]} */
  const done = [];
  const sails = [2, 3].map((to) => action({ type: "sail", from: 1, to, text: `sail 1-${to}` }));
  const table = tableWith({
    moves: new LegalActions(sails),
    seen: { space: null, reach: [], ships: [{ space: 1 }, { space: 5 }] },
    board: { ring: { spaces: new Array(19) } },
    act: (/** @type {any} */ { text }) => done.push(text),
  });
  table.feedback.explain = (/** @type {any} */ { from, to }) => done.push(`no ${from}-${to}`);
  const selection = new Selection(table);
  table.selection = selection;
  carryShip(table, 1);
  equal(selection.ship, 1);
  for (const hit of [{ kind: "ship", id: "1" }, { kind: "cell", id: "1b1" }, null])
    carryShip(table, 1, /** @type {any} */ (hit));
  deepEqual([done, selection.ship], [[], 1], "put down where no ship goes it stays chosen");
  deepEqual(table.said, new Array(3).fill("asked how"), "and hears where it may go");
  carryShip(table, 1, { kind: "space", id: "3" });
  carryShip(table, 1, { kind: "ship", id: "9" });
  deepEqual(done.splice(0), ["sail 1-3", "no 1-9"]);
  // One that cannot sail says so each time that it is put down, wherever that is.
  selection.clear();
  for (const hit of [{ kind: "space", id: "6" }, null]) {
    carryShip(table, 5);
    carryShip(table, 5, /** @type {any} */ (hit));
  }
  deepEqual(done, ["no 5-6", "no 5-6"]);
});

test("what cannot be carried over the lagoon says what it is when it is put down", () => {
  const seen = { bag: { red: 1 }, pile: { special: 4 } };
  const table = tableWith({ seen });
  table.selection = new Selection(table);
  carryOnBoard(table, { kind: "pile", id: "special" });
  deepEqual(table.said, []);
  carryOnBoard(table, { kind: "pile", id: "special" }, { kind: "cell", id: "1b1" });
  match(table.said.at(-1), /^mur-about-pile .*"count":4/u);
  carryOnBoard(table, { kind: "island", id: "navagero" }, null);
  equal(table.said.at(-1), "asked how", "no window opens");
});

test("to whoever passes an occupied space speaks of the ship behind it", () => {
  /** @type {unknown[]} */
  const asked = [];
  const ships = [3, 9, 18].map((space) => ({ space }));
  const moves = new LegalActions([action({ type: "pass", from: 3, to: 4 })]);
  const table = tableWith({ moves, seen: { ships } });
  table.feedback.explain = (/** @type {any} */ { from, to }) => asked.push([from, to]);
  const selection = new Selection(table);
  selection.togglePassing();
  for (const no of [9, 3]) selection.space(no);
  deepEqual(asked, [
    [3, 9],
    [18, 3],
  ]);
});

test("the second half of a double tap does not let go of the ship that the first one has chosen", () => {
  const moves = new LegalActions([action({ type: "pass", from: 1, to: 2 })]);
  const table = tableWith({ moves, seen: { ships: [{ space: 1 }] } });
  const selection = new Selection(table);
  selection.togglePassing();
  selection.touch({ kind: "ship", id: "1" });
  table.tapGuard.isDouble = true;
  selection.touch({ kind: "ship", id: "1" });
  deepEqual([selection.ship, table.said], [1, ["table-info-once"]]);
  table.tapGuard.isDouble = false;
  selection.touch({ kind: "ship", id: "1" });
  equal(selection.ship, null);
});

test("the second half of a double tap on a tile does not put it back", () => {
  const build = action({ type: "build", tile: "glass", place: "1b1" });
  const table = tableWith({ moves: new LegalActions([build]) });
  const selection = new Selection(table);
  selection.pickTile("glass");
  table.tapGuard.isDouble = true;
  selection.pickTile("glass");
  deepEqual([selection.tile, table.said], ["glass", ["asked how", "table-info-once"]]);
});

test("the second half of a double tap asks for no third one where nothing would come of it", () => {
  /** @type {boolean[]} */
  const bare = [];
  const table = tableWith({
    seen: {
      phase: "act",
      space: 3,
      reach: [{ space: 13, usable: true, moves: [[3, 13]], price: 1 }],
    },
    settings: {},
    moves: new LegalActions([
      action({ type: "build", tile: null, place: "1b1" }),
      action({ type: "sail", from: 5, to: 13 }),
    ]),
    tapGuard: {
      isEchoAt: (/** @type {string} */ _, /** @type {() => boolean} */ isBare) =>
        bare.push(isBare()) > 0,
    },
  });
  const selection = new Selection(table);
  table.selection = selection;
  const touch = (/** @type {any} */ kind, /** @type {string} */ id) =>
    selection.touch({ kind, id });
  touch("space", "3");
  touch("space", "13");
  touch("cell", "1b1");
  touch("cell", "1b2");
  deepEqual(bare.splice(0), [true, false, false, true]);
  table.deciding = false;
  touch("space", "13");
  table.moves = new LegalActions([action({ type: "income", island: "navagero" })]);
  touch("cell", "1b2");
  deepEqual(bare, [true, false]);
});

test("a ship that cannot sail answers as a ship, with what it would cost", () => {
  /** @type {unknown[]} */
  const said = [];
  const ships = [
    { space: 5, moved: false },
    { space: 7, moved: true },
  ];
  const table = tableWith({
    seen: { phase: "act", space: 7, nextShip: 2, ships },
    own: { gold: 1 },
    board: { ring: { spaces: new Array(19) } },
    moves: new LegalActions([action({ type: "sail", from: 9, to: 10 })]),
  });
  table.feedback.info = (/** @type {any[]} */ ...given) => said.push(given);
  table.feedback.explain = (/** @type {any[]} */ ...given) => said.push(given);
  const selection = new Selection(table);
  table.selection = selection;
  const place = { kind: "ship", id: "5" };
  selection.chooseShip(5);
  deepEqual(said.splice(0), [["mur-ship-price", "map", { price: 2, gold: 1 }, place]]);
  // One that has sailed leaves it to the engine to say so, and one that could be paid says why it leads nowhere.
  selection.chooseShip(7);
  table.own.gold = 3;
  selection.chooseShip(5);
  deepEqual(said, [
    [{ type: "sail", from: 7, to: 8 }, "map", { kind: "ship", id: "7" }, undefined],
    [{ type: "sail", from: 5, to: 6 }, "map", place, 'mur-ship-stuck {"space":5}'],
  ]);
  // Before the first turn every ship would have its ways: only the start character comes first.
  table.seen.phase = "offer";
  selection.chooseShip(5);
  equal(/** @type {any} */ (said.pop())[3], undefined);
  // Once the action is under way or done, neither gold nor the way is what keeps it back.
  Object.assign(table.seen, { phase: "done", nextShip: null });
  for (const from of [5, 7]) selection.chooseShip(from);
  deepEqual(
    said.slice(2).map((/** @type {any} */ [, , , text]) => text),
    ["mur-ship-acted", "mur-ship-acted"],
  );
});

test("a gondola says that none can be placed there now, but where gondoliers are placed", () => {
  const gondolas = [
    { no: 3, seat: null },
    { no: 4, seat: 1 },
  ];
  const table = tableWith({
    seen: { phase: "sail", space: null, gondolas },
    nameOf: () => "Ben",
  });
  table.feedback.explain = (/** @type {any} */ { type, gondola }) =>
    table.said.push(`no ${type} ${gondola}`);
  const selection = new Selection(table);
  const closed = () =>
    table.said.splice(0).map((/** @type {string} */ one) => one.includes("closed"));
  selection.gondola(3);
  selection.gondola(4);
  Object.assign(table.seen, { phase: "act", space: 1 });
  selection.gondola(3);
  deepEqual(closed(), [true, false, true]);
  table.seen.space = 2;
  selection.gondola(3);
  deepEqual(table.said, ["no place 3"]);
});

test("a space says what it brings at this table and to this person", () => {
  /** @param {object} options @param {number} gold */
  const does = (options, gold) => {
    const seen = { ships: [], options, reach: [], space: null };
    const own = { prices: { gold } };
    const table = tableWith({
      board: {
        ...boardFor(),
        ring: {
          ...boardFor().ring,
          spaces: boardFor().ring.spaces.filter(({ no }) => no === 12 || no === 18),
        },
      },
      seen,
      own,
      deciding: false,
    });
    return ring(table).rows.map((row) => row[3]);
  };
  deepEqual(does({}, 4), [
    'mur-action-gold-does {"gold":4,"chosen":"no"}',
    'mur-action-income-does {"gold":4,"chosen":"no"}',
  ]);
  ok(String(does({ income: "chosen" }, 2)[1]).includes('"chosen":"yes"'));
});

test("both stacks of streets are one stock: one press draws from it", () => {
  const draws = [1, 2].map((stack) => action({ type: "draw", stack, text: `draw ${stack}` }));
  const table = tableWith({
    seen: { phase: "act" },
    moves: new LegalActions(draws),
    word: t,
    view: { undo: { steps: 0 } },
  });
  const drawn = markup(allActions(table));
  equal(drawn.split("data-action").length - 1, 1, drawn);
});

test("a plan of several ships is named first, with what follows, and marked where it ends", () => {
  const then = { says: { id: "mur-press-buy", args: { sort: { sort: "palace" } } } };
  const args = { space: { ring: 11 }, ships: 2, price: 1, then };
  const sail = action({ type: "sail", from: 11, text: "sail 11-12", to: 11 });
  const advised = advice({ ...sail, ships: 2, says: { id: "mur-do-plan", args } });
  deepEqual(marksOf(advised), [{ kind: "space", id: "11" }]);
  const said = textFor(advised, { t, board: boardFor() });
  ok(said.startsWith("Mur-do-plan ") && said.includes("Mur-press-buy "), said);
});

test("what a choice of a stock can still hold is said before it is paid", () => {
  const built = { "1a1": { tile: "shop-red", owner: 1 }, "1a2": { tile: "palace-3", owner: null } };
  const seen = {
    phase: "act",
    players: ["Anna", "Ben"],
    islands: [{ id: "navagero", buildings: built }],
    stock: { shop: 6, palace: 9 },
  };
  const own = { tiles: { "shop-red": 2, "shop-grey": 1 } };
  const search = action({ type: "search", sort: "shop", text: "search shop", gold: -4 });
  const table = tableWith({ seen, own, moves: new LegalActions([search]) });
  deepEqual(unseenTiles("shop", table), [
    ["shop-blue", 3],
    ["shop-grey", 2],
  ]);
  deepEqual(unseenTiles("palace", table), [
    ["palace-1", 6],
    ["palace-2", 4],
    ["palace-3", 1],
  ]);
  const drawn = markup(actBar(table));
  ok(drawn.includes("mur-unseen ") && drawn.includes('"count":6'), drawn);
  about(table, { kind: "stock", id: "shop" });
  ok(table.said[0].includes("mur-unseen "), table.said[0]);
});

test("of a trip that is only shown, taking back leaves what has sailed before", () => {
  const table = Object.create(MurTable.prototype, {
    selection: { value: new Selection(tableWith({})) },
    tapPreview: { value: { shown: null } },
  });
  equal(table.leaveDraft, null);
  table.selection.aim = 2;
  table.leaveDraft();
  deepEqual([table.selection.aim, table.leaveDraft], [null, null]);
  table.tapPreview.shown = "search shop";
  table.selection.table.bubble = { key: "press-search-shop" };
  table.leaveDraft();
  equal(table.selection.table.bubble, null);
});

test("advice to sail does all that it names", () => {
  /** @type {unknown[]} */
  const done = [];
  const sail = action({ type: "sail", text: "sail 3 5", to: 5 });
  const buy = action({ type: "buy", text: "buy shop" });
  const table = Object.create(MurTable.prototype, {
    actStill: {
      value: (/** @type {{text: string}} */ { text }, /** @type {string[]} */ rest = []) =>
        done.push([text, ...rest]),
    },
  });
  table.follow(advice(sail, [buy]));
  table.follow(advice(buy, []));
  deepEqual(done, [["sail 3 5", "buy shop"], ["buy shop"]]);
});

test("advice names a building site by its mark, and another one by its row and column", () => {
  const says = { id: "mur-do-build", args: { row: 2, column: 4 } };
  const build = action({ type: "build", says });
  deepEqual(advice(build, []).says, { ...says, id: "mur-do-build-there" });
  deepEqual(advice(build).says, says);
});

test("the guide greets before it teaches, also where a character is offered first", () => {
  const table = /** @type {any} */ ({
    seen: { phase: "offer", round: 1, sailed: 0 },
    view: {},
    selection: { open: false },
  });
  const first = COURSE.lessons(table).find((one) => one.fits(table));
  equal(first?.id, "welcome");
});

test("a street that is drawn leaves no site chosen", () => {
  const draw = action({ type: "draw", text: "draw 1", stack: 1 });
  /** @type {unknown[]} */
  const shown = [];
  const table = tableWith({
    moves: new LegalActions([draw]),
    seen: { stock: { street: 5 } },
    act: () => {},
  });
  const selection = new Selection(table);
  table.tapPreview.shows = () => shown.push(selection.site) > 0;
  selection.site = "1a2";
  selection.drawStreet();
  deepEqual(shown, [null]);
});

test("an enlarged island is left when another player's turn begins, but in a replay", () => {
  for (const [access, current, zoomed] of [
    ["deciding", 0, true],
    ["watching", 1, false],
    ["replaying", 1, true],
  ]) {
    /** @type {unknown[]} */
    const shown = [];
    const table = Object.create(MurTable.prototype, {
      view: { value: { seat: 0, current, step: 3 } },
      access: { value: access },
      enlarged: { value: "vignole" },
      gold: { value: { follow() {} } },
      bridge: { value: { enlarge: (/** @type {unknown} */ island) => shown.push(island) } },
    });
    table.viewChanged({ seat: 0, current: 0, step: 3 });
    deepEqual(shown, zoomed ? [] : [null]);
  }
});

test("the help names the keys of the islands that there are", () => {
  const islands = [1, 2, 3, 4, 5].map((no) => ({ no, id: `island-${no}` }));
  const keys = shortcuts(tableWith({ seen: { islands } }));
  equal(keys.find(([, name]) => name === "island")?.[0], "1–5");
});

test("what an action costs or brings stands in the list of all actions", () => {
  /** @param {string} id */
  const says = (id) => ({ id, args: {} });
  const buy = action({ type: "buy", text: "buy shop", gold: -4, says: says("mur-press-buy") });
  const produce = action({
    type: "produce",
    text: "produce 2",
    points: -2,
    says: says("mur-press-produce"),
  });
  const end = action({ type: "end", text: "end turn", says: says("table-end-turn") });
  const table = tableWith({
    seen: { phase: "act" },
    moves: new LegalActions([buy, produce, end]),
    word: t,
    view: { undo: { steps: 0 } },
  });
  const drawn = markup(allActions(table));
  match(drawn, /mur-do-worth .*Mur-press-produce .*mur-worth-points .*−2/);
  match(drawn, /mur-do-worth .*Mur-press-buy .*mur-worth-gold .*−4/);
  equal(drawn.split("mur-do-worth").length - 1, 2, drawn);
});

test("what is told in one line is told with commas", () => {
  const customers = { red: 2, blue: 3, grey: 4 };
  const seen = {
    islands: [{ id: "navagero", no: 1, customers, streets: {}, buildings: {}, open: [] }],
  };
  const table = tableWith({ seen, own: null, board: { islands: [] } });
  const [about = ""] = islands(table)[0]?.notes ?? [];
  match(about, /"red".*, .*"blue"/);
});

test("the only tile, which is lit already, answers each press with what is asked", () => {
  const builds = ["1b1", "1b2"].map((place) => action({ type: "build", tile: null, place }));
  const table = tableWith({ moves: new LegalActions(builds) });
  const selection = new Selection(table);
  selection.pickTile(null);
  selection.pickTile(null);
  deepEqual(table.said, ["asked how", "asked how"]);
});

test("whose gondolier is placed hears that, and nothing of a ship that had to come first", () => {
  const seen = {
    phase: "done",
    space: 4,
    gondolas: [{ no: 3, seat: null, island: "navagero" }],
  };
  const table = tableWith({ seen });
  table.board.ring.spaces[3].action = "gondolier";
  about(table, { kind: "gondola", id: "3" });
  match(table.said.at(-1), / mur-about-gondola-placed$/);
  carry(table, "own-gondoliers", null);
  equal(table.said.at(-1), "mur-about-gondola-placed");
  seen.space = 5;
  table.board.ring.spaces[4].action = "gold";
  about(table, { kind: "gondola", id: "3" });
  match(table.said.at(-1), / mur-about-gondola-closed$/);
});

test("no island is enlarged by its key away from under a question", () => {
  const table = tableWith({
    seen: { islands: [{ no: 1, id: "navagero" }] },
    bridge: { enlarge: () => table.said.push("enlarged") },
    enlarged: null,
    bubble: { kind: "ask" },
  });
  table.feedback = new Feedback(table);
  table.feedback.aside = (/** @type {string} */ text) => table.said.push(text);
  ownKey(table, "1");
  table.bubble = null;
  ownKey(table, "1");
  deepEqual(table.said, ['table-window-first {"asks":"yes"}', "enlarged"]);
});

test("an occupied space is no reason for another ship where only one moves", () => {
  const refusal = { rule: "MU-204", data: { from: 3, to: 4 } };
  for (const passing of [false, true]) {
    const words = refusalWords(refusal, tableWith({ selection: { passing } }));
    equal(words, `rule-MU-204 {"from":3,"to":4,"passing":"${passing ? "yes" : "no"}"}`);
  }
});

test("whoever begins to pass puts advice away, since it is about another way", () => {
  const moves = new LegalActions([action({ type: "pass", from: 1, to: 2 })]);
  const table = tableWith({ moves });
  table.closeHint = () => table.said.push("advice closed");
  const selection = new Selection(table);
  selection.togglePassing();
  selection.togglePassing();
  deepEqual(table.said, ["advice closed"]);
});

test("what cannot be taken back asks in the list of all actions, too", () => {
  const buy = action({ type: "buy", sort: "shop", text: "buy shop", final: true });
  const table = tableWith({ moves: new LegalActions([buy]), seen: { phase: "act" } });
  let isShown = false;
  Object.assign(table, {
    word: t,
    act: (/** @type {any} */ { text }) => table.said.push(text),
    tapPreview: {
      shows(/** @type {any} */ { final }, /** @type {string} */ _id, /** @type {any} */ show) {
        if (!final || isShown) return false;
        show();
        isShown = true;
        return true;
      },
    },
  });
  for (let times = 0; times < 2; times += 1) ok(press(allActions(table), "list-buy shop"));
  deepEqual(table.said, ["table-look", "buy shop"]);
});

test("what is looked at for gold asks with its price, and a second press or yes pays it", () => {
  const search = action({
    type: "search",
    sort: "palace",
    text: "search palace",
    gold: -4,
    final: true,
    ends: true,
  });
  const says = { id: "mur-press-search", args: { sort: { sort: "palace" } } };
  /** @type {string[]} */
  const done = [];
  const table = tableWith({
    moves: new LegalActions([{ ...search, says }]),
    act: (/** @type {{text: string}} */ { text }) => done.push(text),
  });
  table.feedback.show = (/** @type {any} */ bubble) => {
    table.bubble = bubble;
  };
  table.tapPreview.shows = () => false;
  const selection = new Selection(table);
  const [meant] = table.moves.all;
  selection.perform(meant, "press-search-palace");
  deepEqual(done, []);
  match(table.bubble.text, /^mur-look-search .*"price":4/);
  deepEqual(table.bubble.more, ["mur-look-ends", "mur-look-final"]);
  selection.confirm();
  selection.perform(meant, "press-search-palace");
  deepEqual(done, ["search palace", "search palace"]);
  table.settings.lookFirst = "never";
  selection.clear();
  selection.perform(meant, "press-search-palace");
  equal(done.length, 3);
});

test("the list asks about a special building on its site, as the board does", () => {
  const special = action({
    type: "build",
    tile: "special",
    place: "2c1",
    island: "san-donato",
    text: "build special 2c1",
    final: true,
  });
  const table = tableWith({
    moves: new LegalActions([special]),
    seen: { islands: [] },
    drawer: "actions",
  });
  table.bridge = { isSmall: () => false };
  table.foresight.linesOf = () => [];
  table.feedback.show = (/** @type {any} */ bubble) => {
    table.bubble = bubble;
  };
  table.selection = new Selection(table);
  ok(table.selection.asks(special, "list-build special 2c1"));
  equal(table.drawer, null);
  equal(table.selection.site, "2c1");
  deepEqual(table.bubble.place, { kind: "cell", id: "2c1" });
  table.settings = { lookFirst: "never" };
  ok(!table.selection.asks(special, "list"), "one tap was chosen");
});

test("a line of the list, a place in words and a choice light up what they name", () => {
  const moves = [
    action({ type: "build", tile: "glass", place: "2c1", text: "build glass 2c1" }),
    action({ type: "build", tile: "glass", place: "2c3", text: "build glass 2c3" }),
    action({ type: "income", island: "navagero", text: "income navagero" }),
  ];
  /** @param {object} dataset */
  const named = (dataset) => namedBy(/** @type {any} */ ({ closest: () => ({ dataset }) }), moves);
  deepEqual(named({ action: "build glass 2c3" }), [{ kind: "cell", id: "2c3" }]);
  deepEqual(named({ goal: "7" }), [{ kind: "space", id: "7" }]);
  deepEqual(named({ place: "gondola-12" }), [{ kind: "gondola", id: "12" }]);
  deepEqual(named({ part: "press-income-navagero" }), [{ kind: "island", id: "navagero" }]);
  deepEqual(named({ part: "press-tile-glass" }), [], "it stands for several places");
  const table = tableWith({ hinted: null, marks: [], named: named({ goal: "7" }) });
  deepEqual(marksAt(table), [{ kind: "space", id: "7" }]);
});

test("a space whose action would bring nothing has no tick and no bright light", () => {
  const reach = [18, 12].map((space) => ({
    space,
    usable: true,
    moves: [[1, 2]],
    price: 0,
    idle: space === 18,
  }));
  const moves = new LegalActions([action({ type: "sail", from: 1, to: 18 })]);
  const table = tableWith({ moves, seen: { reach, space: null, phase: "sail" } });
  deepEqual(spacesOf(table), {
    12: { kind: "open", price: 0 },
    18: { kind: "open", price: null, idle: true },
  });
});

test("the first stock that is used up is told quietly, the last round aloud", () => {
  const seen = { phase: "sail", last: null, empty: ["street"] };
  const table = tableWith({ seen, nameOf: () => "Ben" });
  equal(lastRound(table), 'mur-near-end {"sorts":"mur-sorts-street"}');
  Object.assign(seen, { last: { sorts: ["street", "shop"], final: 1 } });
  match(lastRound(table), /^mur-last-round /);
  Object.assign(seen, { last: null, empty: [] });
  equal(lastRound(table), "");
});

test("a button says what triggers the last round, and what is revealed for good", () => {
  const says = { id: "mur-press-buy", args: { sort: { sort: "shop" } } };
  const buy = action({
    type: "buy",
    sort: "shop",
    text: "buy shop",
    gold: -2,
    final: true,
    ends: true,
    says,
  });
  const table = tableWith({ seen: { phase: "act", stock: {} }, moves: new LegalActions([buy]) });
  const drawn = markup(actBar(table));
  ok(drawn.includes("mur-worth-ends") && drawn.includes("mur-press-final"));
  match(
    markup(allActions({ ...table, view: { undo: { steps: 0 } }, word: t, seats: [] })),
    /mur-worth-ends/,
  );
});

test("a space whose action would bring nothing is shown before a ship sails there", () => {
  /** @type {string[]} */
  const done = [];
  const reach = [6, 7].map((space) => ({
    space,
    usable: true,
    moves: [[space - 1, space]],
    sails: [`sail ${space - 1}-${space}`],
    price: 0,
    idle: space === 7,
  }));
  const sails = [6, 7].map((to) =>
    action({ type: "sail", from: to - 1, to, text: `sail ${to - 1}-${to}` }),
  );
  const table = tableWith({
    view: {},
    moves: new LegalActions(sails),
    seen: { phase: "sail", reach, space: null },
    act: (/** @type {any} */ { text }) => done.push(text),
  });
  table.selection = new Selection(table);
  table.selection.space(7);
  deepEqual([done, table.selection.aim], [[], 7]);
  equal(promptWords(table).more, "mur-prompt-aim-idle");
  table.selection.space(7);
  table.selection.clear();
  table.selection.space(6);
  deepEqual(done.splice(0), ["sail 6-7", "sail 5-6"]);
  table.settings.lookFirst = "never";
  table.selection.clear();
  table.selection.space(7);
  deepEqual(done, ["sail 6-7"], "whoever wants one tap has it");
});

test("after passing, every touch says so, and who goes on", () => {
  const table = tableWith({
    view: {},
    me: 1,
    seats: [{}, {}],
    nameOf: (/** @type {number} */ seat) => ["Anna", "Ben"][seat],
    seen: { phase: "done", last: null, reach: [], islands: [], space: 4 },
    moves: new LegalActions([action({ type: "end" })]),
    events: [{ event: "passed" }, { event: "sailed" }],
  });
  table.game.prompt = promptWords;
  const selection = new Selection(table);
  for (const kind of /** @type {const} */ (["space", "ship", "cell", "gondola"]))
    selection.touch({ kind, id: "4" });
  deepEqual(table.said, new Array(4).fill('mur-prompt-did-pass {"next":"Anna"}'));
  table.seen.last = { sorts: [], final: 0 };
  equal(promptWords(table).head, 'mur-prompt-did-pass {"next":"none"}');
});

test("the guide speaks at the first purchase, with a choice and without one", () => {
  const fits = (/** @type {string[]} */ ...types) => {
    const moves = new LegalActions(types.map((type) => action({ type, sort: "glass" })));
    const table = tableWith({ seen: { phase: "act" }, moves, own: null });
    return COURSE.lessons(table)
      .filter(({ id }) => id.startsWith("buy"))
      .flatMap((lesson) => (lesson.fits(table) ? lesson.id : []));
  };
  deepEqual(fits("buy"), ["buy-top"]);
  deepEqual(fits("buy", "search"), ["buy"]);
  deepEqual(fits("search"), [], "there is nothing to choose between");
  deepEqual(fits("look"), []);
});

test("a character without an island of its own says where it counts", () => {
  const where = (/** @type {string} */ id, small = false) =>
    markup(characterCard(tableWith({ seats: [{}], me: 0 }), id, { small })).includes(
      "mur-card-where",
    );
  const [own, free] = [true, false].map(
    (has) => boardFor().characters.find(({ island }) => Boolean(island) === has)?.id ?? "",
  );
  deepEqual([where(own ?? ""), where(free ?? ""), where(free ?? "", true)], [false, true, false]);
});
