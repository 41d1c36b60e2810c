import { deepEqual, equal, ok } from "node:assert/strict";
import { describe, test } from "node:test";
import "../../fakes/document.js";
import { chapters, places } from "spieltisch:rulebook";
import murano from "../../../../py/spieltisch/murano/boards/murano.json" with { type: "json" };
import south from "../../../../py/spieltisch/thurn_und_taxis/boards/south.json" with {
  type: "json",
};
import { games } from "../../../../web/games/index.js";
import sketches from "../../../../web/shell/rules/pictures.json" with { type: "json" };

/** @typedef {import("../../../../tools/node/rulebook/pictures.mjs").Sketch} Sketch */

const PICTURES = /** @type {Record<keyof typeof sketches, {height: number, parts: Sketch[]}>} */ (
  /** @type {unknown} */ (sketches)
);

/** @param {string} a @param {string} b */
function areJoined(a, b) {
  return south.roads.some((road) => [road.a, road.b].includes(a) && [road.a, road.b].includes(b));
}

/** @param {string} city */
function neighbours(city) {
  return south.cities.map(({ id }) => id).filter((id) => id !== city && areJoined(id, city));
}

/** @param {string} city */
function countryOf(city) {
  return south.cities.find(({ id }) => id === city)?.country;
}

/** What is drawn of one kind, and where. @param {readonly Sketch[]} parts @param {string} kind */
function drawn(parts, kind) {
  return parts.flatMap(({ draw = "", at = [0, 0] }) =>
    draw.split(" ")[0] === kind ? [{ which: draw.split(" ")[1] ?? "", at }] : [],
  );
}

/** The city that stands nearest to a place. @param {readonly Sketch[]} parts @param {readonly number[]} place */
function cityAt(parts, [x = 0, y = 0]) {
  const far = (/** @type {{at: readonly number[]}} */ { at: [cx = 0, cy = 0] }) =>
    Math.hypot(cx - x, cy - 10 - y);
  const [nearest] = drawn(parts, "landmark").sort((a, b) => far(a) - far(b));
  return nearest?.which ?? "";
}

/** @param {string} [path] data of straight lines @returns {number[][]} */
const pointsOf = (path = "") =>
  path.split(/[ML]/u).flatMap((point) => (point ? [point.split(" ").map(Number)] : []));

test("the book knows the chapter with which the rules of each game begin", () => {
  for (const { id, rules } of games) ok(places.includes(rules ?? ""), id);
});

test("the book shows every picture once, and knows each that it names", () => {
  const shown = chapters.flatMap(({ sections }) =>
    sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === "picture" ? [block.of] : [])),
    ),
  );
  deepEqual(shown.sort(), Object.keys(PICTURES).sort());
});

describe("the picture of a route", () => {
  const { parts } = PICTURES.route;
  const route = pointsOf(parts.find(({ stroke }) => stroke === "--seat-blue")?.d).map((place) =>
    cityAt(parts, place),
  );

  test("names each city as the board does, and draws every road between them and no other", () => {
    const cities = drawn(parts, "landmark").map(({ which }) => which);
    const names = parts.flatMap(({ name }) => name ?? []);
    deepEqual(
      cities.map((city) => south.cities.find(({ id }) => id === city)?.name),
      names,
    );
    const path = parts.find(({ stroke }) => stroke === "--map-road")?.d ?? "";
    const roads = path.split("M").flatMap((road) => (road ? [pointsOf(road)] : []));
    const shown = south.roads.filter(({ a, b }) => cities.includes(a) && cities.includes(b));
    deepEqual(
      roads.map((road) => road.map((place) => cityAt(parts, place)).sort()),
      shown.map(({ a, b }) => [a, b].sort()),
    );
  });

  test("shows a way along roads, and at its ends every city that fits there, as the board has it", () => {
    equal(route.length, 4);
    for (const [index, city] of route.slice(1).entries()) ok(areJoined(route[index] ?? "", city));
    const pointed = parts.flatMap(({ arrow }) =>
      arrow ? [arrow.map((place) => cityAt(parts, place))] : [],
    );
    for (const end of [route[0], route.at(-1)]) {
      const fitting = neighbours(end ?? "").filter((city) => !route.includes(city));
      const shown = pointed.flatMap(([from, to = ""]) => (from === end ? [to] : []));
      deepEqual(shown.sort(), fitting.sort(), end);
    }
  });

  test("crosses out a city that has roads to two of the middle, and to no end", () => {
    const between = cityAt(parts, parts.find(({ cross }) => cross)?.at ?? []);
    const middle = route.slice(1, -1);
    deepEqual(
      neighbours(between).filter((city) => middle.includes(city)),
      middle,
    );
    ok(!areJoined(between, route[0] ?? "") && !areJoined(between, route.at(-1) ?? ""));
  });
});

test("the picture of a closing has one house in each country, and all cities of one country", () => {
  const { parts } = PICTURES.closing;
  const seal = parts.findIndex((part) => part.seal === 1);
  const [each = [], all = []] = [parts.slice(0, seal), parts.slice(seal + 1)].map((row) => {
    const cities = drawn(row, "landmark").map(({ which }) => which);
    const fields = row.flatMap(({ fill = "" }) => fill.split("country ")[1] ?? []);
    deepEqual(fields, cities.map(countryOf));
    for (const [index, city] of cities.slice(1).entries()) ok(areJoined(cities[index] ?? "", city));
    return drawn(row, "house").map(({ at: [x] }) =>
      countryOf(drawn(row, "landmark").find(({ at }) => Math.abs(at[0] - x) < 20)?.which ?? ""),
    );
  });
  const cities = drawn(parts.slice(0, seal), "landmark").map(({ which }) => countryOf(which));
  equal(new Set(each).size, each.length);
  deepEqual(new Set(each), new Set(cities));
  equal(new Set(all).size, 1);
  equal(all.length, cities.filter((country) => country === all[0]).length);
});

test("the picture of the ring has the signs and ships of the board in their order", () => {
  const { parts } = PICTURES.ring;
  deepEqual(
    drawn(parts, "sign").map(({ which }) => which),
    murano.ring.spaces.map(({ action }) => action),
  );
  equal(drawn(parts, "ship").length, murano.ring.spaces.filter(({ anchor }) => anchor).length);
});

test("the picture of an island has the shape of the first island of the board", () => {
  const shore = PICTURES.island.parts.find(({ boxes }) => boxes)?.boxes;
  const land = murano.islands[0]?.grid.flatMap((line, row) =>
    [...line].flatMap((kind, column) => (kind === "." ? [] : [[column, row]])),
  );
  deepEqual(
    shore?.map(([x = 0, y = 0, w = 1]) => [(x - 40) / w, (y - 28) / w]),
    land,
  );
});
