import { deepEqual, equal, ok } from "node:assert/strict";
import { test } from "node:test";
import { inShort } from "../../../../web/board/map/lettering/country-names.js";
import { shortForms } from "../../../../web/board/map/lettering/name-settings.js";

const LEAST = 10;

/** @param {number} width of the land, which begins at 0 */
function onLand(width) {
  /** @param {number} x @param {number} y @param {number} half */
  const free = (x, y, half) => x >= half && x + half <= width && y >= half && y + half <= 30;
  return inShort("hohenzollern", "HOHENZOLLERN", () => 0.6, LEAST, free, [[width / 2, 15]]);
}

/** @param {ReturnType<typeof onLand>} name */
function read(name) {
  return [...(name?.letters ?? [])]
    .sort((one, other) => one.x - other.x)
    .map(({ letter }) => letter)
    .join("");
}

test("a name is cut where atlases cut it: before a vowel, the longest form first", () => {
  deepEqual(shortForms("WÜRTTEMBERG"), ["WÜRTTEMB.", "WÜRTT.", "WÜR.", "WÜ."]);
  deepEqual(shortForms("HOHENZOLLERN"), ["HOHENZOLL.", "HOHENZ.", "HOH.", "HO."]);
  deepEqual(shortForms("BAIERN"), ["BAI.", "BA."]);
  deepEqual(shortForms("SCHWEIZ"), ["SCHW.", "SCH."]);
  deepEqual(shortForms("TYROL"), ["TYR.", "TY."]);
});

test("the longest form that has room is taken, none where there is none", () => {
  equal(read(onLand(80)), "HOHENZOLL.");
  equal(read(onLand(50)), "HOHENZ.");
  equal(read(onLand(26)), "HOH.");
  equal(onLand(12), null);
  for (const { x, y } of onLand(50)?.letters ?? []) ok(x > 0 && x < 50 && y > 0 && y < 30);
});
