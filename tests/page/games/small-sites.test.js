import { deepEqual, equal } from "node:assert/strict";
import { beforeEach, test } from "node:test";
import "../fakes/document.js";
import { Choices } from "../../../web/games/murano/touch/choices.js";
import { LegalActions } from "../../../web/games/murano/touch/legal-actions.js";

/** @type {string[]} */
let told = [];
/** @type {any} */
let table;
/** @type {Choices} */
let choices;

/** @param {string} tile @param {string} place @returns {any} */
const build = (tile, place) => ({ type: "build", tile, place, text: `build ${tile} ${place}` });

beforeEach(() => {
  told = [];
  table = {
    moves: new LegalActions([build("glass", "2c3"), build("glass", "2c4")]),
    seen: { islands: [] },
    inputQueue: { waits: () => false },
    tapGuard: { byFinger: true },
    feedback: {
      show: (/** @type {any} */ { kind, key, text, place }) =>
        told.push([kind, key, text, place.id].join(" ")),
    },
    t: (/** @type {string} */ id) => id,
    act: (/** @type {{text: string}} */ { text }) => told.push(text),
    requestUpdate() {},
    bridge: {
      size: 28,
      sizeOf: () => table.bridge.size,
      isTiny: () => table.bridge.size < 24,
      enlarge: (/** @type {string} */ island) => told.push(`enlarge ${island}`),
    },
  };
  choices = new Choices(table);
});

test("a finger builds on a small space with its second touch", () => {
  choices.cell("2c3");
  equal(choices.site, "2c3");
  choices.cell("2c4");
  deepEqual(told, ["ask map mur-look-site 2c3", "ask map mur-look-site 2c4"]);
  choices.cell("2c4");
  equal(told.at(-1), "build glass 2c4");
});

test("the second half of a double tap does not say yes to what the first one has asked", () => {
  const cell = { kind: "cell", id: "2c3" };
  Object.assign(table.tapGuard, { isEchoAt: () => false, isHasty: false });
  choices.touch(/** @type {any} */ (cell));
  table.tapGuard.isHasty = true;
  choices.touch(/** @type {any} */ (cell));
  deepEqual(told, ["ask map mur-look-site 2c3"]);
  table.tapGuard.isHasty = false;
  choices.touch(/** @type {any} */ (cell));
  equal(told.at(-1), "build glass 2c3");
  // Nor to a gondola that has come under the finger with a nearer island.
  choices.clear();
  choices.berth = 3;
  told = [];
  table.tapGuard.isHasty = true;
  choices.touch(/** @type {any} */ ({ kind: "gondola", id: "4" }));
  deepEqual(told, []);
});

test("or it says yes to the question beside that space", () => {
  choices.cell("2c3");
  choices.confirm();
  equal(told.at(-1), "build glass 2c3");
});

test("a tile that does not go to the space takes the question with it", () => {
  choices.cell("2c3");
  table.bubble = { kind: "ask" };
  choices.pickTile("palace-2");
  deepEqual([choices.site, choices.tile, table.bubble], [null, "palace-2", null]);
});

test("where neighbours lie under one finger the island comes nearer first", () => {
  table.bridge.size = 19;
  choices.cell("2c3");
  equal(told[0]?.startsWith("enlarge "), true);
  choices.cell("2c3");
  equal(told.at(-1), "build glass 2c3");
});

test("on an island that has come nearer for it the next building is asked about as well", () => {
  table.bridge.size = 60;
  table.bridge.forSite = true;
  choices.cell("2c3");
  deepEqual(told, ["ask map mur-look-site 2c3"]);
  table.tapGuard.byFinger = false;
  choices.cell("2c4");
  equal(told.at(-1), "build glass 2c4");
});

test("a mouse, and a finger on a large space, build at once", () => {
  table.tapGuard.byFinger = false;
  choices.cell("2c3");
  table.tapGuard.byFinger = true;
  table.bridge.size = 60;
  choices.cell("2c4");
  deepEqual(told, ["build glass 2c3", "build glass 2c4"]);
});

test("a ship that has come to its space is touched as that space", () => {
  table.moves = new LegalActions([]);
  table.seen = { islands: [], ships: [{ space: 3 }], space: 3, reach: null };
  table.feedback.explain = () => told.push("explained");
  table.board = { ring: { spaces: new Array(18) } };
  choices.space = (no) => {
    told.push(`space ${no}`);
  };
  choices.chooseShip(3);
  // A player who passes touches ships, and one elsewhere is asked about.
  choices.chooseShip(5);
  choices.passing = true;
  choices.chooseShip(3);
  deepEqual(told, ["space 3", "explained", "explained"]);
});

test("a finger pays for a small gondola with its second touch, or says yes to its price", () => {
  const place = (/** @type {number} */ gondola) =>
    /** @type {any} */ ({ type: "place", gondola, gold: -5, text: `place ${gondola}` });
  table.moves = new LegalActions([place(1), place(2)]);
  table.bridge.size = 21;
  choices.gondola(1);
  choices.gondola(2);
  deepEqual(
    told.filter((one) => !one.startsWith("enlarge")),
    ["ask map mur-look-berth 1", "ask map mur-look-berth 2"],
  );
  choices.gondola(2);
  choices.gondola(1);
  choices.confirm();
  deepEqual([told.at(-1), told.includes("place 2")], ["place 1", true]);
  table.tapGuard.byFinger = false;
  choices.clear();
  choices.gondola(2);
  equal(told.at(-1), "place 2");
});
