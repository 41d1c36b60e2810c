import { deepEqual, equal, ok } from "node:assert/strict";
import { describe, test } from "node:test";
import "../../fakes/document.js";
import { games } from "../../../../web/games/index.js";
import { CHAPTERS, places } from "../../../../web/shell/rules/outline.js";
import { ROUTE as CLOSED, PICTURES, WAYS } from "../../../../web/shell/rules/pictures/index.js";
import { BETWEEN, FITTING, ROUTE } from "../../../../web/shell/rules/pictures/route.js";
import { SOUTH } from "../../../../web/shell/rules/words.js";

/** @param {string} a @param {string} b */
function areJoined(a, b) {
  return SOUTH.roads.some((road) => [road.a, road.b].includes(a) && [road.a, road.b].includes(b));
}

/** @param {string} city */
function neighbours(city) {
  return SOUTH.cities.map(({ id }) => id).filter((id) => id !== city && areJoined(id, city));
}

/** @param {string} city */
function countryOf(city) {
  return SOUTH.cities.find(({ id }) => id === city)?.country;
}

test("the book knows the chapter with which the rules of each game begin", () => {
  for (const { id, rules } of games) ok(places().has(rules ?? ""), id);
});

test("the book shows every picture once, and knows each that it names", () => {
  const shown = CHAPTERS.flatMap(({ sections }) =>
    sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === "picture" ? [block.of] : [])),
    ),
  );
  deepEqual(shown.sort(), Object.keys(PICTURES).sort());
});

describe("the picture of a route", () => {
  test("shows a way along roads, and at its ends every city that fits there, as the board has it", () => {
    for (const [index, city] of ROUTE.slice(1).entries()) ok(areJoined(ROUTE[index] ?? "", city));
    deepEqual(Object.keys(FITTING), [ROUTE[0], ROUTE.at(-1)]);
    for (const [end, cities] of Object.entries(FITTING)) {
      const fitting = neighbours(end).filter((city) => !ROUTE.includes(city));
      deepEqual([...cities].sort(), fitting.sort(), end);
    }
  });

  test("crosses out a city that has roads to two of the middle, and to no end", () => {
    const middle = ROUTE.slice(1, -1);
    deepEqual(
      neighbours(BETWEEN).filter((city) => middle.includes(city)),
      middle,
    );
    ok(!areJoined(BETWEEN, ROUTE[0] ?? "") && !areJoined(BETWEEN, ROUTE.at(-1) ?? ""));
  });
});

test("the picture of a closing has one house in each country, and all cities of one country", () => {
  for (const [index, city] of CLOSED.slice(1).entries()) ok(areJoined(CLOSED[index] ?? "", city));
  const [each = [], all = []] = WAYS;
  const countries = each.map(countryOf);
  equal(new Set(countries).size, each.length);
  deepEqual(new Set(countries), new Set(CLOSED.map(countryOf)));
  equal(new Set(all.map(countryOf)).size, 1);
  deepEqual(
    all,
    CLOSED.filter((city) => countryOf(city) === countryOf(all[0] ?? "")),
  );
});
