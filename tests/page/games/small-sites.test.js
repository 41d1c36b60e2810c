import { deepEqual, equal, match } from "node:assert/strict";
import { beforeEach, test } from "node:test";
import "../fakes/document.js";
import { LagoonBridge } from "../../../web/games/murano/lagoon-bridge.js";
import { carry, carryTile } from "../../../web/games/murano/touch/carried-tile.js";
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
    seen: { islands: [] },
    inputQueue: { waits: () => false },
    tooLate: () => told.push("too late"),
    tapPreview: { shows: () => false },
    settings: { lookFirst: "guided" },
    tapGuard: { byFinger: true },
    feedback: {
      info: (/** @type {string} */ id) => told.push(id),
      show: (/** @type {any} */ { kind, key, text, place }) =>
        told.push([kind, key, text, place.id].join(" ")),
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
});

test("a finger builds on a small space with its second touch", () => {
  selection.cell("2c3");
  equal(selection.site, "2c3");
  selection.cell("2c4");
  deepEqual(told, ["ask map mur-look-site 2c3", "ask map mur-look-site 2c4"]);
  selection.cell("2c4");
  equal(told.at(-1), "build glass 2c4");
});

test("the second half of a double tap does not say yes to what the first one has asked", () => {
  const cell = { kind: "cell", id: "2c3" };
  Object.assign(table.tapGuard, { isEchoAt: () => false, isDouble: false });
  Object.assign(table, { deciding: true, game: { prompt: () => ({ head: "which tile?" }) } });
  Object.assign(table.feedback, {
    insist: () => told.push("insisted"),
    say: (/** @type {string} */ words) => told.push(words),
  });
  selection.touch(/** @type {any} */ (cell));
  table.tapGuard.isDouble = true;
  table.bubble = selection.question;
  selection.touch(/** @type {any} */ (cell));
  deepEqual(told, ["ask map mur-look-site 2c3", "insisted"]);
  table.tapGuard.isDouble = false;
  selection.touch(/** @type {any} */ (cell));
  equal(told.at(-1), "build glass 2c3");
  // Nor to a gondola that has come under the finger with a nearer island.
  selection.clear();
  selection.berth = 3;
  told = [];
  table.tapGuard.isDouble = true;
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
    selection.pickTile(tile);
    deepEqual([selection.site, selection.tile], ["2c3", tile]);
  }
  deepEqual(told, new Array(4).fill("ask map mur-look-site 2c3"));
  selection.confirm();
  equal(told.at(-1), "build shop-red 2c3");
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

test("the tile for a space where several could stand is the answer to what is asked there", () => {
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
  deepEqual(told, ["mur-look-dropped", "mur-look"]);
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
  table.tapGuard.byFinger = false;
  selection.cell("2c4");
  equal(told.at(-1), "build glass 2c4");
});

test("a mouse, and a finger on a large space, build at once", () => {
  table.tapGuard.byFinger = false;
  selection.cell("2c3");
  table.tapGuard.byFinger = true;
  table.bridge.size = 60;
  selection.cell("2c4");
  deepEqual(told, ["build glass 2c3", "build glass 2c4"]);
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
  table.board = { ring: { spaces: new Array(18) } };
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
  table.tapGuard.byFinger = false;
  selection.clear();
  selection.gondola(2);
  equal(told.at(-1), "place 2");
});

test("a tile that is carried is chosen, and built where it is put down", () => {
  Object.assign(table.tapGuard, { isEchoAt: () => false, isDouble: false, byFinger: false });
  table.moves = new LegalActions([build("glass", "2c3"), build("shop-red", "2c4")]);
  table.feedback.explain = (/** @type {any} */ { tile, place }) =>
    told.push(`why ${tile} ${place}`);
  carryTile(table, "glass");
  deepEqual([selection.tile, told], ["glass", []]);
  carryTile(table, "glass", /** @type {any} */ ({ kind: "cell", id: "2c3" }));
  deepEqual(told, ["build glass 2c3"]);
  // Beside all places it is told once more where it goes.
  selection.beside = () => told.push("where?");
  carryTile(table, "glass", null);
  deepEqual(told.splice(1), ["where?"]);
  // One that cannot be built now says why, and only where it was put down on a place for it.
  carryTile(table, "palace-2");
  carryTile(table, "palace-2", /** @type {any} */ ({ kind: "cell", id: "2c3" }));
  deepEqual(told.slice(1), ["why palace-2 2c3"]);
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
  carry(table, "own-gondoliers", null);
  carry(table, "press-draw", /** @type {any} */ ({ kind: "cell", id: "2c3" }));
  carry(table, "press-draw", null);
  deepEqual(told.splice(0), [
    "gondola 4",
    "what?",
    "what?",
    ...new Array(2).fill("mur-info-tap-draw"),
  ]);
  carry(table, "press-tile-glass", /** @type {any} */ ({ kind: "cell", id: "2c3" }));
  deepEqual([selection.tile, told], ["glass", ["cell 2c3"]]);
});
