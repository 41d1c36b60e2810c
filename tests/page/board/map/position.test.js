import { deepEqual, equal, ok } from "node:assert/strict";
import { describe, test } from "node:test";
import "../../fakes/document.js";
import { picture as lagoon } from "../../../../web/games/murano/position.js";
import { drawPosition as post } from "../../../../web/games/thurn-und-taxis/position.js";

const SEATS = /** @type {any} */ ([
  { name: "A", color: "blue", symbol: "circle", kind: "person" },
  { name: "B", color: "red", symbol: "square", kind: "person" },
]);
const GLASSMAKERS = /** @type {any} */ ([
  { name: "A", color: "white", symbol: "circle", kind: "person" },
  { name: "B", color: "orange", symbol: "square", kind: "person" },
]);

/** How often something stands in a drawing. @param {unknown} drawing @param {string} wanted */
function count(drawing, wanted) {
  let found = 0;
  /** @param {unknown} part */
  const look = (part) => {
    if (part === wanted) found += 1;
    else if (Array.isArray(part)) part.forEach(look);
    else if (part && typeof part === "object") Object.values(part).forEach(look);
  };
  look(drawing);
  return found;
}

/** @param {string[][]} houses @param {string[][]} routes @param {boolean} [large] */
function map(houses, routes, large = false) {
  const seats = houses.map((own, seat) => ({ houses: own, route: routes[seat] ?? [] }));
  const view = /** @type {any} */ ({ observation: { seats } });
  return post({ view, seats: SEATS, options: {} }, large);
}

/** @param {Record<string, {tile: string, owner: number | null}>} buildings @param {boolean} [large] */
function water(buildings, large = false) {
  const observation = {
    ships: [{ space: 2, red: false }],
    islands: [{ streets: { "1a2": "street-none" }, buildings }],
    gondolas: [{ no: 1, seat: 0, used: false }],
  };
  const view = /** @type {any} */ ({ observation });
  return lagoon({ view, seats: GLASSMAKERS, options: {} }, large);
}

describe("a kept game as its board stands", () => {
  test("each house has the colour of its owner, and a route its own", () => {
    const empty = count(map([[], []], [[], []]), "--seat-blue");
    equal(empty, 0);
    const one = count(map([["ulm"], []], [[], []]), "--seat-blue");
    equal(count(map([["ulm", "linz"], []], [[], []]), "--seat-blue"), 2 * one);
    equal(count(map([["ulm"], ["ulm"]], [[], []]), "--seat-red"), one);
    equal(count(map([[], []], [["ulm/2", "augsburg"], []]), "--seat-blue"), 1);
  });

  test("in large the cities have their landmarks", () => {
    const [small, large] = [false, true].map((size) =>
      count(map([[], []], [[], []], size), "--map-town-wall"),
    );
    equal(small, 0);
    ok((large ?? 0) > 22);
  });

  test("on the lagoon each building stands in its cell, with its owner, and each gondolier too", () => {
    const before = count(water({}), "--seat-orange");
    equal(before, 0);
    const after = water({
      "1b1": { tile: "glass", owner: 1 },
      "1c1": { tile: "palace-2", owner: null },
    });
    equal(count(after, "--seat-orange"), 1);
    equal(count(water({}), "--seat-white"), 1);
    deepEqual(
      ["--art-brick", "--art-linen"].map((paint) => count(after, paint)),
      [1, 1].map((by, index) => by + count(water({}), ["--art-brick", "--art-linen"][index] ?? "")),
    );
  });
});
