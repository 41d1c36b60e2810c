import { deepEqual, equal, match } from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { boardFor } from "../../../web/games/murano/board.js";
import "../fakes/document.js";
import { LagoonBridge } from "../../../web/games/murano/lagoon-bridge.js";
import { carry, carryShip, carryTile } from "../../../web/games/murano/touch/carrying.js";
import { Foresight } from "../../../web/games/murano/touch/foresight.js";
import { LegalActions } from "../../../web/games/murano/touch/legal-actions.js";
import { Selection } from "../../../web/games/murano/touch/selection.js";
import { GameTable } from "../../../web/table/game-table.js";

/** @type {string[]} */
let told = [];
/** @type {any} */
let table;
/** @type {Selection} */
let selection;

/** @param {string} tile @param {string} place @returns {any} */
const build = (tile, place) => ({ type: "build", tile, place, text: `build ${tile} ${place}` });

beforeEach(() => {
  told = [];
  table = {
    moves: new LegalActions([build("glass", "2c3"), build("glass", "2c4")]),
    board: boardFor(),
    seen: { islands: [] },
    inputQueue: { waits: () => false },
    tooLate: () => told.push("too late"),
    tapPreview: { shows: () => false, isOn: false },
    settings: { lookFirst: "guided" },
    tapGuard: { byFinger: true },
    feedback: {
      info: (/** @type {string} */ id) => told.push(id),
      show(/** @type {any} */ bubble) {
        const { kind, key, text, place } = bubble;
        told.push([kind, key, text, place.id].join(" "));
        table.bubble = bubble;
      },
    },
    t: (/** @type {string} */ id) => id,
    act: (/** @type {{text: string}} */ { text }) => told.push(text),
    requestUpdate() {},
    enlarged: null,
  };
  table.bridge = Object.assign(new LagoonBridge(table), {
    size: 28,
    sizeOf: () => table.bridge.size,
    enlarge: (/** @type {string} */ island) => told.push(`enlarge ${island}`),
  });
  selection = new Selection(table);
  table.selection = selection;
  table.foresight = new Foresight(table);
});

test("a finger builds on a small space with its second touch", () => {
  selection.cell("2c3");
  equal(selection.site, "2c3");
  selection.cell("2c4");
  deepEqual(told, ["ask map mur-look-site 2c3", "ask map mur-look-site 2c4"]);
  selection.cell("2c4");
  equal(told.at(-1), "build glass 2c4");
});

test("a question that an answer has replaced is put once more before anything is done", () => {
  const paid = /** @type {any} */ ({ type: "place", gondola: 1, gold: -5, text: "place 1" });
  const places = /** @type {[string, () => void, string][]} */ ([
    ["mur-look-site 2c3", () => selection.cell("2c3"), "build glass 2c3"],
    ["mur-look-berth 1", () => selection.gondola(1), "place 1"],
  ]);
  table.moves = new LegalActions([build("glass", "2c3"), paid]);
  for (const [question, touch, done] of places) {
    told = [];
    touch();
    table.bubble = { kind: "info", key: "map", text: "an answer" };
    touch();
    deepEqual(told, new Array(2).fill(`ask map ${question}`));
    touch();
    equal(told.at(-1), done);
    selection.clear();
  }
});

test("a refusal leaves nothing on the board that was only shown; a tile stays chosen", () => {
  table.moves = new LegalActions([build("glass", "2c3")]);
  selection.tile = "glass";
  selection.cell("2c3");
  equal(selection.site, "2c3");
  selection.drop();
  deepEqual([selection.site, selection.question, selection.tile], [null, null, "glass"]);
  selection.clear();
  selection.aim = 5;
  selection.drop();
  equal(selection.aim, null);
  // What is chosen and not only shown stays: the ship for the next touch.
  selection.ship = 3;
  selection.drop();
  equal(selection.ship, 3);
  selection.clear();
});

test("what cannot be taken back is asked about for keys and a mouse too, where that is wanted", () => {
  const special = (/** @type {string} */ id) => ({ ...build(id, "2c3"), final: true });
  table.tapGuard.byFinger = false;
  table.moves = new LegalActions([special("special")]);
  table.settings.lookFirst = "never";
  selection.cell("2c3");
  equal(told.pop(), "build special 2c3", "it is not wanted");
  table.settings.lookFirst = "guided";
  selection.cell("2c3");
  equal(told.pop(), "ask map mur-look-site 2c3");
  deepEqual(selection.question?.more, ["mur-look-final"]);
  Object.defineProperty(table.foresight, "lines", { value: ["it brings gold"] });
  table.foresight.askMore();
  deepEqual(selection.question?.more, ["it brings gold", "mur-look-final"]);
  selection.cell("2c3");
  equal(told.at(-1), "build special 2c3");
  // So it is where the tile comes after its place.
  selection.clear();
  table.moves = new LegalActions([special("special"), build("glass", "2c3")]);
  selection.cell("2c3");
  told = [];
  selection.pickTile("special");
  deepEqual(told, ["ask map mur-look-site 2c3"]);
  selection.confirm();
  equal(told.at(-1), "build special 2c3");
});

test("a press that comes too soon does not say yes to what the one before has asked", () => {
  const cell = { kind: "cell", id: "2c3" };
  Object.assign(table.tapGuard, { isEchoAt: () => false, isHasty: false });
  Object.assign(table, { deciding: true, game: { prompt: () => ({ head: "which tile?" }) } });
  Object.assign(table.feedback, {
    insist: () => told.push("insisted"),
    asksFirst: () => false,
    say: (/** @type {string} */ words) => told.push(words),
  });
  selection.touch(/** @type {any} */ (cell));
  table.tapGuard.isHasty = true;
  table.bubble = selection.question;
  selection.touch(/** @type {any} */ (cell));
  deepEqual(told, ["ask map mur-look-site 2c3", "insisted"]);
  table.tapGuard.isHasty = false;
  selection.touch(/** @type {any} */ (cell));
  equal(told.at(-1), "build glass 2c3");
  // Nor to a gondola that has come under the finger with a nearer island.
  selection.clear();
  selection.berth = 3;
  told = [];
  table.tapGuard.isHasty = true;
  selection.touch(/** @type {any} */ ({ kind: "gondola", id: "4" }));
  deepEqual(told, ["which tile?"]);
});

test("or it says yes to the question beside that space", () => {
  selection.cell("2c3");
  selection.confirm();
  equal(told.at(-1), "build glass 2c3");
});

test("a tile that does not go to the space takes the question with it", () => {
  table.moves = new LegalActions([build("glass", "2c3"), build("palace-2", "2c4")]);
  selection.cell("2c3");
  table.bubble = { kind: "ask" };
  selection.pickTile("palace-2");
  deepEqual([selection.site, selection.tile, table.bubble], [null, "palace-2", null]);
});

test("another tile is chosen where the first one was asked about: it is asked about anew", () => {
  table.moves = new LegalActions([build("shop-red", "2c3"), build("shop-blue", "2c3")]);
  selection.pickTile("shop-red");
  selection.cell("2c3");
  // The question may have vanished meanwhile.
  for (const tile of ["shop-blue", "shop-red", "shop-red"]) {
    table.bubble = null;
    selection.pickTile(tile);
    deepEqual([selection.site, selection.tile], ["2c3", tile]);
  }
  deepEqual(told, new Array(4).fill("ask map mur-look-site 2c3"));
  selection.confirm();
  equal(told.at(-1), "build shop-red 2c3");
});

test("a tile that is pressed again under its question is put down with it", () => {
  table.moves = new LegalActions([build("shop-red", "2c3"), build("shop-blue", "2c3")]);
  selection.cell("2c3");
  selection.pickTile("shop-red");
  table.bubble = selection.question;
  selection.pickTile("shop-red");
  deepEqual([selection.open, selection.question, table.bubble], [false, null, null]);
});

test("a question that a window lay over is asked again, until it is answered", () => {
  /** @param {object} parts */
  const shown = (parts) => {
    const drawn = Object.create(GameTable.prototype, {
      ...Object.getOwnPropertyDescriptors({ bubble: null, dialog: null, drawer: null, ...parts }),
      outspoken: { value: false, writable: true },
      moves: { value: table.moves },
      selection: { value: selection },
    });
    drawn.askAgain();
    return drawn.bubble?.text ?? null;
  };
  equal(shown({}), null);
  selection.cell("2c3");
  equal(shown({ dialog: { kind: "island" } }), null);
  equal(shown({ drawer: "log" }), null);
  equal(shown({ bubble: { kind: "info", text: "an answer" } }), "an answer");
  equal(shown({}), "mur-look-site");
  selection.cell("2c4");
  selection.pickTile("glass");
  selection.clear();
  equal(shown({}), null, "it was dropped with its mark");
  selection.cell("2c3");
  selection.clear();
  equal(shown({}), null);
});

test("the tile for a space where several could stand is the answer to what is asked there, where one tap was chosen", () => {
  table.settings.lookFirst = "never";
  table.moves = new LegalActions([build("shop-red", "2c3"), build("shop-blue", "2c3")]);
  selection.cell("2c3");
  deepEqual(told, []);
  selection.pickTile("shop-blue");
  deepEqual(told, ["build shop-blue 2c3"]);
});

test("a tile that is gone when its press is carried out is not chosen", () => {
  selection.pickTile("shop-red");
  deepEqual([selection.tile, told], [undefined, ["too late"]]);
});

test("an action in the place of an answer drops the question, and says so", () => {
  const draw = /** @type {any} */ ({ type: "draw", stack: 1, text: "draw 1", final: true });
  table.moves = new LegalActions([build("glass", "2c3"), draw]);
  table.seen.stock = { street: [3, 2] };
  selection.cell("2c3");
  told = [];
  selection.drawStreet();
  deepEqual([told, selection.site], [["draw 1", "mur-dropped"], null]);
  // Where it is only shown first, both are said at once.
  selection.cell("2c3");
  told = [];
  table.tapPreview.shows = (
    /** @type {any} */ _a,
    /** @type {string} */ _id,
    /** @type {any} */ show,
  ) => show() ?? true;
  selection.drawStreet();
  selection.drawStreet();
  deepEqual(told, ["mur-look-dropped", "table-look"]);
});

test("where neighbours lie under one finger the island comes nearer first", () => {
  table.bridge.size = 19;
  selection.cell("2c3");
  equal(told[0]?.startsWith("enlarge "), true);
  selection.cell("2c3");
  equal(told.at(-1), "build glass 2c3");
});

test("on an island that has come nearer for it the next building is asked about as well", () => {
  table.bridge.size = 60;
  table.bridge.forSite = true;
  selection.cell("2c3");
  deepEqual(told, ["ask map mur-look-site 2c3"]);
});

test("a building is asked about whatever presses, and whether its tile or its site comes first", () => {
  table.bridge.size = 60;
  const tiles = ["shop-red", "shop-blue"];
  table.moves = new LegalActions(tiles.map((tile) => build(tile, "2c3")));
  for (const byFinger of [true, false]) {
    table.tapGuard.byFinger = byFinger;
    for (const [first, second] of [
      [() => selection.pickTile("shop-blue"), () => selection.cell("2c3")],
      [() => selection.cell("2c3"), () => selection.pickTile("shop-blue")],
      [() => selection.perform(build("shop-blue", "2c3"), "list"), () => {}],
    ]) {
      first?.();
      second?.();
      deepEqual(told.splice(0), ["ask map mur-look-site 2c3"]);
      selection.confirm();
      deepEqual(told.splice(0), ["build shop-blue 2c3"]);
      selection.clear();
    }
  }
});

test("a street is laid at once by a mouse, and by a finger on a large space", () => {
  const lay = (/** @type {string} */ place) =>
    /** @type {any} */ ({ type: "build", sort: "street", place, text: `street ${place}` });
  table.moves = new LegalActions([lay("2c3"), lay("2c4")]);
  table.tapGuard.byFinger = false;
  selection.cell("2c3");
  table.tapGuard.byFinger = true;
  table.bridge.size = 60;
  selection.cell("2c4");
  deepEqual(told, ["street 2c3", "street 2c4"]);
});

test("where one tap was chosen, one tap of a finger builds and pays, however small the place is", () => {
  table.settings.lookFirst = "never";
  table.bridge.size = 19;
  selection.cell("2c3");
  table.moves = new LegalActions([
    /** @type {any} */ ({ type: "place", gondola: 1, gold: -5, text: "place 1" }),
  ]);
  selection.gondola(1);
  deepEqual(told, ["build glass 2c3", "place 1"]);
});

test("a ship that has come to its space is chosen or answers, and never acts", () => {
  const buy = /** @type {any} */ ({ type: "buy", sort: "glass", text: "buy glass" });
  const sail = /** @type {any} */ ({ type: "sail", from: 5, to: 6, text: "sail 5-6" });
  table.seen = { islands: [], ships: [{ space: 3 }], space: 3, phase: "act", options: {} };
  table.feedback.say = (/** @type {string} */ words) => told.push(words);
  table.feedback.explain = (/** @type {any} */ { type, from }) => told.push(`no ${type} ${from}`);
  table.board = boardFor();
  table.moves = new LegalActions([buy]);
  selection.chooseShip(3);
  equal(told.length, 1);
  match(told.at(-1) ?? "", /^Mur-space/u, "what its space is for");
  table.moves = new LegalActions([buy, sail]);
  selection.chooseShip(3);
  equal(told.at(-1), "no sail 3", "another ship could be chosen");
  table.moves = new LegalActions([buy]);
  selection.passing = true;
  selection.chooseShip(3);
  equal(told.at(-1), "no pass 3");
});

test("a ship that is dragged and cannot sail says why, also the one at its space", () => {
  table.seen = { islands: [], ships: [{ space: 3, red: true }], space: 3, phase: "done" };
  table.feedback.say = (/** @type {string} */ words) => told.push(words);
  table.feedback.explain = (/** @type {any} */ { type, from }) => told.push(`no ${type} ${from}`);
  table.board = { ring: { spaces: new Array(18) } };
  table.moves = new LegalActions([]);
  carryShip(table, 3);
  deepEqual(told, [], "while it is carried nothing is said");
  carryShip(table, 3, null);
  deepEqual(told, ["no sail 3"]);
});

test("a tile that is put down on a building hears what stands there and why it cannot go there", () => {
  table.seen.islands = [
    {
      no: 2,
      id: "sacca-mattia",
      streets: {},
      buildings: { "2c5": { tile: "shop-red", owner: 1 } },
    },
  ];
  table.nameOf = () => "Ben";
  table.feedback.say = (/** @type {string} */ words) => told.push(words);
  table.feedback.explain = (
    /** @type {any} */ { type, tile },
    /** @type {string} */ _key,
    /** @type {any} */ place,
    /** @type {string} */ text,
  ) => told.push([text, "no", type, tile, place.id].join(" "));
  selection.cell("2c5");
  selection.tile = "glass";
  selection.cell("2c5");
  deepEqual(told, ["mur-about-building", "mur-about-building no build glass 2c5"]);
});

test("a finger pays for a small gondola with its second touch, or says yes to its price", () => {
  const place = (/** @type {number} */ gondola) =>
    /** @type {any} */ ({ type: "place", gondola, gold: -5, text: `place ${gondola}` });
  table.moves = new LegalActions([place(1), place(2)]);
  table.bridge.size = 21;
  selection.gondola(1);
  selection.gondola(2);
  deepEqual(
    told.filter((one) => !one.startsWith("enlarge")),
    ["ask map mur-look-berth 1", "ask map mur-look-berth 2"],
  );
  selection.gondola(2);
  selection.gondola(1);
  selection.confirm();
  deepEqual([told.at(-1), told.includes("place 2")], ["place 1", true]);
  // So it is where it is chosen in the list.
  table.tapGuard.byFinger = false;
  selection.clear();
  selection.perform(place(2), "list");
  equal(told.at(-1), "ask map mur-look-berth 2");
  selection.gondola(2);
  equal(told.at(-1), "place 2");
});

test("a tile that is carried is chosen, and asked about where it is put down", () => {
  Object.assign(table.tapGuard, { isEchoAt: () => false, isDouble: false, byFinger: false });
  table.moves = new LegalActions([build("glass", "2c3"), build("shop-red", "2c4")]);
  table.feedback.explain = (/** @type {any} */ { tile, place }) =>
    told.push(`why ${tile} ${place}`);
  carryTile(table, "glass");
  deepEqual([selection.tile, told], ["glass", []]);
  carryTile(table, "glass", /** @type {any} */ ({ kind: "cell", id: "2c3" }));
  deepEqual(told, ["ask map mur-look-site 2c3"]);
  // Beside all places it is told once more where it goes.
  selection.beside = () => told.push("where?");
  carryTile(table, "glass", null);
  // No ship sails where a tile is put down.
  carryTile(table, "glass", /** @type {any} */ ({ kind: "space", id: "4" }));
  deepEqual(told.splice(1), ["where?", "where?"]);
  // One that cannot be built now says why, wherever it is put down.
  carryTile(table, "palace-2");
  carryTile(table, "palace-2", /** @type {any} */ ({ kind: "cell", id: "2c3" }));
  carryTile(table, "palace-2", null);
  deepEqual(told.slice(1), ["why palace-2 2c3", "why palace-2 undefined"]);
});

test("a gondolier is carried to its gondola, and a street says that it has to be drawn first", () => {
  table.t = (/** @type {string} */ id) => id;
  Object.assign(selection, {
    touch: (/** @type {any} */ { kind, id }) => told.push(`${kind} ${id}`),
    beside: () => told.push("what?"),
  });
  for (const part of ["own-gondoliers", "press-draw"]) carry(table, part);
  deepEqual(told, [], "while it is carried nothing is said");
  carry(table, "own-gondoliers", /** @type {any} */ ({ kind: "gondola", id: "4" }));
  carry(table, "own-gondoliers", /** @type {any} */ ({ kind: "space", id: "4" }));
  table.deciding = true;
  carry(table, "own-gondoliers", null);
  carry(table, "press-draw", /** @type {any} */ ({ kind: "cell", id: "2c3" }));
  carry(table, "press-draw", null);
  deepEqual(told.splice(0), [
    "gondola 4",
    "what?",
    "mur-about-gondola-closed",
    ...new Array(2).fill("mur-info-tap-draw"),
  ]);
  carry(table, "press-tile-glass", /** @type {any} */ ({ kind: "cell", id: "2c3" }));
  deepEqual([selection.tile, told], ["glass", ["cell 2c3"]]);
});

test("a question about a site rather covers islands than sites that could be chosen instead", () => {
  table.bridge.boxOf = (/** @type {{id: string}} */ { id }) => id;
  table.bridge.state = () => ({ sites: ["2c3", "2b1", "4b2"] });
  const read = table.bridge.around({ kind: "cell", id: "2c3" });
  const times = (/** @type {string} */ id) =>
    read.filter((/** @type {string} */ one) => one === id).length;
  equal(times("2c3"), 0);
  for (const { id } of table.board.islands) equal(times(id), 1, id);
  for (const site of ["2b1", "4b2"]) equal(times(site), 60);
});
