import { equal, ok } from "node:assert/strict";
import { test } from "node:test";
import { inTwoLines } from "../../../../web/board/map/lettering/country-names.js";

const LEAST = 10;

/** A name on land between two ribbons of towns. @param {number} height of the land */
function between(height) {
  /** @param {number} _x @param {number} y @param {number} half */
  const free = (_x, y, half) => y - half >= 0 && y + half <= height;
  return inTwoLines("preussen", "PREUSSEN", () => 0.6, LEAST, free, [[50, height / 2]]);
}

test("a name in two lines keeps clear of the towns above and below it, or stays away", () => {
  equal(between(LEAST * 1.8), null);
  const name = between(LEAST * 2);
  ok(name);
  equal(name.letters.filter(({ letter }) => letter === "-").length, 1);
});
