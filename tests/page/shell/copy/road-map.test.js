import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import "../../fakes/document.js";
import { putName } from "../../../../web/shell/copy/road-map.js";

/** The map on which roads are chosen: its names. */

/** @param {[string, number, number][]} cities @returns {string[]} those with their name above them */
function raised(cities) {
  /** @type {Parameters<typeof putName>[0]} */
  const names = [];
  return cities.flatMap(([name, x, y]) => (putName(names, { x, y, name }) ? name : []));
}

test("a name that would overlap another one stands above its city", () => {
  deepEqual(
    raised([
      ["Leipzig", 0.82, 0.61],
      ["Dresden", 0.93, 0.64],
      ["Berlin", 0.9, 0.35],
    ]),
    ["Dresden"],
  );
});

test("it stays below where it would be cut off above, or overlap just as well", () => {
  deepEqual(
    raised([
      ["Hamburg", 0.5, 0.06],
      ["Lübeck", 0.52, 0.07],
    ]),
    [],
  );
  deepEqual(
    raised([
      ["Ulm", 0.5, 0.5],
      ["Augsburg", 0.5, 0.36],
      ["Salzburg", 0.5, 0.49],
    ]),
    [],
  );
});
