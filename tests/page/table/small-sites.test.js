import { deepEqual, equal } from "node:assert/strict";
import { beforeEach, test } from "node:test";
import "../fakes/document.js";
import { Choices } from "../../../web/games/murano/touch/choices.js";
import { Moves } from "../../../web/games/murano/touch/moves.js";

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
    moves: new Moves([build("glass", "2c3"), build("glass", "2c4")]),
    seen: { islands: [] },
    touches: { byFinger: true, waits: () => false },
    answers: { info: (/** @type {string} */ id) => told.push(id) },
    act: (/** @type {{text: string}} */ { text }) => told.push(text),
    requestUpdate() {},
    stage: {
      size: 28,
      sizeOf: () => table.stage.size,
      isTiny: () => table.stage.size < 24,
      enlarge: (/** @type {string} */ island) => told.push(`enlarge ${island}`),
    },
  };
  choices = new Choices(table);
});

test("a finger builds on a small space with its second touch", () => {
  choices.cell("2c3");
  equal(choices.site, "2c3");
  choices.cell("2c4");
  deepEqual(told, ["mur-look-site", "mur-look-site"]);
  choices.cell("2c4");
  equal(told.at(-1), "build glass 2c4");
});

test("where neighbours lie under one finger the island comes nearer first", () => {
  table.stage.size = 19;
  choices.cell("2c3");
  equal(told[0]?.startsWith("enlarge "), true);
  choices.cell("2c3");
  equal(told.at(-1), "build glass 2c3");
});

test("a mouse, and a finger on a large space, build at once", () => {
  table.touches.byFinger = false;
  choices.cell("2c3");
  table.touches.byFinger = true;
  table.stage.size = 60;
  choices.cell("2c4");
  deepEqual(told, ["build glass 2c3", "build glass 2c4"]);
});

test("a ship that has come to its space is touched as that space", () => {
  table.moves = new Moves([]);
  table.seen = { islands: [], ships: [{ space: 3 }], space: 3, reach: null };
  table.answers.explain = () => told.push("explained");
  table.board = { ring: { spaces: new Array(18) } };
  choices.space = (no) => {
    told.push(`space ${no}`);
  };
  choices.chooseShip(3);
  // Whoever wants to pass touches ships, and one elsewhere is asked about.
  choices.chooseShip(5);
  choices.passing = true;
  choices.chooseShip(3);
  deepEqual(told, ["space 3", "explained", "explained"]);
});
