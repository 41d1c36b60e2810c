import { equal, ok } from "node:assert/strict";
import { test } from "node:test";
import { closeSet } from "../../../../web/board/map/lettering/country-names.js";

const LEAST = 10;

/** @param {number} width of the land, which begins at 0 */
function onLand(width) {
  /** @param {number} x @param {number} y @param {number} half */
  const free = (x, y, half) => x >= half && x + half <= width && y >= half && y + half <= 30;
  return closeSet("hohenzollern", "HOHENZOLLERN", () => 0.6, LEAST, free, [[width / 2, 15]]);
}

/** @param {ReturnType<typeof onLand>} name */
function read(name) {
  return [...(name?.letters ?? [])]
    .sort((one, other) => one.x - other.x)
    .map(({ letter }) => letter)
    .join("");
}

test("a name is set closer where there is little room, and never cut: where it has none it stays away", () => {
  const [loose, close] = [onLand(120), onLand(80)];
  equal(read(loose), "HOHENZOLLERN");
  equal(read(close), "HOHENZOLLERN");
  const wide = (/** @type {ReturnType<typeof onLand>} */ name) => {
    const across = (name?.letters ?? []).map(({ x }) => x);
    return Math.max(...across) - Math.min(...across);
  };
  ok(wide(close) < wide(loose));
  equal(onLand(60), null);
});
