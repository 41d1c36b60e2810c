import { deepEqual, equal } from "node:assert/strict";
import { beforeEach, test } from "node:test";
import "../../fakes/document.js";
import { roomBeside, signsOf } from "../../../../web/board/map/pieces/city-pieces.js";
import { boardFor } from "../../../../web/games/thurn-und-taxis/board.js";
import { MapBridge } from "../../../../web/games/thurn-und-taxis/map-bridge.js";
import { aboutCity, aboutStack } from "../../../../web/games/thurn-und-taxis/touch/about.js";
import { SignHelp } from "../../../../web/table/press/feedback.js";

/** A text as its id and what is put into it. @param {string} id @param {Record<string, unknown>} [args] */
const t = (id, args = {}) =>
  [id, ...Object.entries(args).map(([key, value]) => `${key}=${value}`)].join(" ");

/** @type {string[]} */
let told = [];
/** @type {any} */
let table;

const ULM = { x: 100, y: 100, w: 20, h: 20 };
const PROGRESS = [
  { stack: "all-countries", have: 8, needed: 9, missing: [["linz", "salzburg"]], won: false },
  { stack: "baden", have: 2, needed: 3, missing: [["freiburg"]], won: false },
];

beforeEach(() => {
  told = [];
  table = {
    t,
    me: 1,
    board: boardFor(),
    settings: { cardMarks: true },
    closing: null,
    view: { over: false },
    nameOf: (/** @type {number} */ seat) => ["Anna", "Ben"][seat],
    look: (/** @type {any} */ { dataset }) => told.push(`look ${dataset.city}`),
    feedback: {
      say: (
        /** @type {string} */ text,
        /** @type {string} */ key,
        /** @type {string[]} */ more = [],
      ) => told.push(key, text, ...more),
      show: (
        /** @type {{key: string, text: string, more?: string[]}} */ { key, text, more = [] },
      ) => told.push(key, text, ...more),
    },
    seen: {
      stacks: [{ id: "baden", values: [3, 2] }],
      seats: [
        { houses: ["mannheim"], progress: [{ ...PROGRESS[1], won: true }] },
        { houses: ["mannheim"], progress: PROGRESS },
      ],
      cities: {
        mannheim: { copies: 3, display: 1, routes: 1, hand: 0, left: 1 },
        carlsruhe: { copies: 3, display: 0, routes: 0, hand: 2, left: 1 },
        linz: { copies: 3, display: 1, routes: 0, hand: 0, left: 2 },
        ulm: { copies: 3, display: 0, routes: 3, hand: 0, left: 0 },
      },
    },
  };
  table.own = {
    tiles: [],
    ...table.seen.seats[1],
    joins: { route: ["mannheim", "ulm"], hand: ["carlsruhe"] },
  };
});

/** @param {Record<string, string>} dataset @param {{title?: string, live?: boolean}} [more] @returns {any} */
function sign(dataset, { title = "", live = false } = {}) {
  const asked = {
    title,
    dataset,
    closest: (/** @type {string} */ selector) =>
      selector.startsWith("button") ? live || null : asked,
  };
  return asked;
}

test("a touched sign says its words, a card that lies shows its city", () => {
  const asking = new SignHelp(table);
  equal(asking.asked(sign({ part: "own-gold" }, { title: "5 gold" })), true);
  equal(asking.asked(sign({ city: "ulm" })), true);
  deepEqual(told, ["own-gold", "5 gold", "look ulm"]);
});

test("what answers in its own way is left to it", () => {
  equal(new SignHelp(table).asked(sign({}, { title: "Take back", live: true })), false);
  equal(new SignHelp(table).asked(/** @type {any} */ ({ closest: () => null })), false);
  deepEqual(told, []);
});

test("a press beside everything puts an answer away that was there before, but no press that has got it", () => {
  Object.assign(table.feedback, { shownAt: 100, dismiss: () => told.push("gone") });
  table.tapGuard = { isHasty: false, last: { time: 50 } };
  const asking = new SignHelp(table);
  const beside = { closest: () => null };
  const button = { closest: () => ({}) };
  const press = (/** @type {any} */ target) => asking.beside(target);
  press(beside);
  deepEqual(told, []);
  table.tapGuard.last.time = 150;
  press(button);
  deepEqual(told, []);
  press(beside);
  deepEqual(told, ["gone"]);
  table.tapGuard.isHasty = true;
  press(beside);
  deepEqual(told, ["gone"], "the second half of a double press");
});

test("a city tells its houses, its cards and the tile it counts for with what is missing", () => {
  aboutCity(table, "mannheim", "map");
  const [key, where = "", cards = "", frame = "", tile = "", ...rest] = told;
  equal(key, "map");
  equal(/owners=Anna (and|und) Ben/.test(where), true);
  equal(cards, "tut-city-cards copies=3 display=1 routes=1 hand=0 left=1");
  equal(frame, "tut-legend-route");
  equal(tile.startsWith("tut-city-tile stack=Baden value=3"), true);
  equal(tile.includes("have=2 needed=3 count=1 missing=Freiburg"), true);
  equal(rest.length, 1, "and the tile for all countries");
  equal(rest[0]?.includes("value=0"), true);
});

test("a city names a few places that are missing, and many only with the stack, which has the room", () => {
  const { own } = table;
  const missing = ["freiburg", "ulm", "mannheim", "carlsruhe"].map((id) => [id]);
  const [row] = own.progress;
  table.own = { ...own, progress: [{ ...row, have: 0, needed: 4, missing }] };
  aboutCity(table, "mannheim", "map");
  equal(told.join().includes("have=0 needed=4 count=0"), true, told.join());
  table.own = own;
});

test("of a tile that was won its own points are told, not those of the next one", () => {
  const { own } = table;
  table.own = { ...own, tiles: [{ stack: "baden", value: 4 }] };
  aboutCity(table, "mannheim", "map");
  equal(told.join().includes("tut-city-tile stack=Baden value=4"), true);
  table.own = own;
});

test("a stack tells how near everybody is to its tile, oneself first", () => {
  aboutStack(table, "baden");
  deepEqual(told.slice(2), [
    "Ben: tut-progress have=2 needed=3 count=1 missing=Freiburg",
    "Anna: tut-progress-won",
  ]);
});

test("where a house in each country is missing, the country is named, also one of a single city", () => {
  table.seen.seats[1].progress = [{ ...PROGRESS[0], missing: [["sigmaringen"]] }];
  aboutStack(table, "all-countries");
  equal(told.at(-1)?.endsWith("missing=Hohenzollern"), true);
});

test("open cards and those of the hand are marked at their cities, as they would join the route", () => {
  deepEqual(new MapBridge(table).cards(), {
    mannheim: { open: 1, hand: 0, joins: "route" },
    carlsruhe: { open: 0, hand: 2, joins: "hand" },
    linz: { open: 1, hand: 0, joins: null },
  });
});

test("a mark stands beside its town where it covers least", () => {
  const free = roomBeside(ULM, 10, 14, []);
  equal(free.x + free.w / 2 < 110 && free.y + free.h / 2 < 110, true, "at the upper left");
  const name = { x: 60, y: 80, w: 60, h: 25 };
  const beside = roomBeside(ULM, 10, 14, [name]);
  equal(beside.x >= 120 || beside.y >= 105, true, "clear of the name");
});

test("a mark does not change sides for what hides hardly any of it", () => {
  const free = roomBeside(ULM, 10, 14, []);
  const edge = { x: free.x, y: free.y, w: free.w * 0.5, h: 0.1 };
  deepEqual(roomBeside(ULM, 10, 14, [edge]), free);
});

test("a town whose cards lie open and in the hand has a sign for each", () => {
  deepEqual(signsOf({ open: 1, hand: 2, joins: null }), [
    { kind: "open", count: 1 },
    { kind: "hand", count: 2 },
  ]);
  deepEqual(signsOf({ open: 0, hand: 1, joins: "route" }), [{ kind: "hand", count: 1 }]);
});

test("purists have none of it, nor has whoever looks for houses", () => {
  const bridge = new MapBridge(table);
  table.closing = {};
  deepEqual(bridge.cards(), {});
  table.closing = null;
  table.settings.cardMarks = false;
  deepEqual(bridge.cards(), {});
});
