import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import "../fakes/document.js";
import { boardFor as lagoon } from "../../../web/games/murano/board.js";
import { islands, ring } from "../../../web/games/murano/told.js";

import { about, spaceOf } from "../../../web/games/murano/touch/about.js";
import { LegalActions } from "../../../web/games/murano/touch/legal-actions.js";
import { boardFor as map } from "../../../web/games/thurn-und-taxis/board.js";
import { told as cities } from "../../../web/games/thurn-und-taxis/told.js";

/** A text as its id and what is inserted. @param {string} id @param {Record<string, string | number>} [args] */
const t = (id, args = {}) => [id, ...Object.values(args)].join(" ");

test("every cell of an island says what lies there, and a press of it is a touch of the board", () => {
  /** @type {unknown[]} */
  const touched = [];
  const state = {
    id: "san-donato",
    no: 2,
    customers: { red: 1, blue: 0, grey: 0 },
    streets: { "2b2": "street-red-1" },
    buildings: { "2b1": { tile: "palace-2", owner: 1 }, "2c1": { tile: "glass", owner: null } },
    open: ["2a2"],
  };
  const table = {
    board: lagoon(),
    selection: { touch: (/** @type {unknown} */ hit) => touched.push(hit) },
    nameOf: (/** @type {number} */ seat) => `seat ${seat}`,
    own: { income: { "san-donato": 3 }, prices: { gold: 2 } },
    seen: { islands: [state] },
    t,
  };
  const [chart] = islands(/** @type {any} */ (table));
  const rows = (chart?.rows ?? []).map((row) =>
    row.map((cell) => (typeof cell === "string" ? cell : /** @type {any} */ (cell).words)),
  );
  deepEqual(rows[0]?.slice(0, 4), [
    "1",
    "mur-told-water",
    "mur-told-cell 1 2 mur-told-owned mur-tile-palace 2 2 seat 1",
    "mur-told-cell 1 3 mur-tile-glass none 0",
  ]);
  deepEqual(rows[1]?.slice(0, 4), [
    "2",
    "mur-told-cell 2 1 mur-told-site yes",
    "mur-told-cell 2 2 mur-tile-street red 1",
    "mur-told-cell 2 3 mur-told-paved",
  ]);
  equal(chart?.head.length, rows[0]?.length);
  Object.assign(state, { id: "sacca-serenella", no: 6 });
  const [park] = islands(/** @type {any} */ (table));
  equal(park?.rows[2]?.[3], "mur-told-garden", "with land all around it is no water");
  Object.assign(state, { id: "san-donato", no: 2 });
  const street = chart?.rows[1]?.[2];
  if (typeof street === "object" && "press" in street) street.press();
  deepEqual(touched, [{ kind: "cell", id: "2b2" }]);
});

test("ways are told to whoever decides, and to nobody while another one plays", () => {
  const reach = [
    { space: 1, moves: [[2, 1]], price: 1 },
    { space: 4, rule: "MU-101", data: {} },
  ];
  /** @type {string[]} */
  const said = [];
  const feedback = {
    lineOf: () => ({ text: "why not" }),
    say: (/** @type {string} */ _head, /** @type {string} */ _at, /** @type {string[]} */ more) =>
      said.push(...more),
  };
  const seen = { options: {}, ships: [], space: 2, reach };
  const selection = { passing: false, ship: null };
  const passes = [
    [3, 4],
    [1, 2],
  ].map(([from, to]) => /** @type {any} */ ({ type: "pass", from, to }));
  const moves = new LegalActions(passes);
  const table = /** @type {any} */ ({ feedback, board: lagoon(), deciding: true, moves, seen, t });
  table.selection = selection;
  const ways = () => ring(table).rows.flatMap((row) => row[2] || []);
  deepEqual(ways(), ["mur-told-trip 1 1", "mur-told-here", "why not"]);
  for (const no of [1, 4]) about(table, spaceOf(no));
  equal(said.splice(0).length, 2);
  // Whoever passes hears of no lack, and which spaces are out of reach then.
  const passing = () => [...new Set(ways())].map((one) => [one, ways().indexOf(one)]);
  table.selection = { passing: true, ship: null };
  deepEqual(passing(), [
    ["mur-told-pass-not", 0],
    ["mur-told-trip 1 0", 1],
  ]);
  table.selection.ship = 3;
  deepEqual(passing(), [
    ["mur-told-pass-not", 0],
    ["mur-told-trip 1 0", 3],
  ]);
  for (const no of [1, 4]) about(table, spaceOf(no));
  table.selection = selection;
  table.deciding = false;
  deepEqual(ways(), []);
  for (const no of [1, 4]) about(table, spaceOf(no));
  deepEqual(said, []);
});

/** A table of Thurn und Taxis. @param {object} [more] what expansions let see */
function taxis(more = {}) {
  const seats = [
    { houses: ["ulm"], route: [], hand: [] },
    { houses: ["ulm", "linz"], route: ["passau"], hand: null },
  ];
  const observation = { seats, stacks: [], cities: { ulm: { display: 1, hand: 0 } }, ...more };
  return /** @type {any} */ ({
    board: map(),
    selection: {},
    nameOf: (/** @type {number} */ seat) => ["Anna", "Bernhard"][seat],
    own: { progress: [], joins: { route: [], hand: ["ulm"] } },
    seen: observation,
    view: { observation },
    t,
  });
}

/** @param {ReturnType<typeof taxis>} table @param {string} city */
function rowOf(table, city) {
  return cities
    .charts(table)
    .flatMap(({ rows }) => rows)
    .find(([first]) => /** @type {any} */ (first).id === `city-${city}`)
    ?.slice(1);
}

test("every city says its houses, routes, cards and roads", () => {
  const [houses, routes, cards, roads] = rowOf(taxis(), "ulm") ?? [];
  deepEqual([routes, cards], ["", "tut-told-open 1, tut-told-joins-hand"]);
  equal(String(houses).includes("Anna") && String(houses).includes("Bernhard"), true);
  equal(String(roads).includes("Augsburg"), true);
  equal(rowOf(taxis(), "passau")?.[1], "Bernhard");
  equal(
    cities.charts(taxis()).flatMap(({ rows }) => rows).length,
    map().cities.length,
    "each city once",
  );
});

test("expansions say their part: letters in the cities, the ways to Rome", () => {
  const table = taxis({
    courier: { cities: ["ulm"], letters: [0, 0] },
    audience: { coaches: [{ id: "blue", town: "chur", riders: 3 }], rome: { kardinal: [1] } },
  });
  equal(rowOf(table, "ulm")?.at(-1), "tut-kf-letters 1");
  equal(rowOf(table, "linz")?.at(-1), "");
  const charts = cities.charts(table);
  const town = charts
    .find(({ id }) => id === "rome")
    ?.rows.find(([first]) => /** @type {any} */ (first).id === "town-chur");
  equal(town?.[1], "tut-au-coach-blue");
  const [cardinal] = charts.find(({ id }) => id === "ranks")?.rows ?? [];
  equal(String(cardinal?.[1]).includes("Bernhard"), true);
});
