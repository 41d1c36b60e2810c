import { deepEqual, equal, ok } from "node:assert/strict";
import { beforeEach, test } from "node:test";
import "../../fakes/document.js";
import { chapters } from "spieltisch:rulebook";
import { rulesOf } from "../../../../web/games/index.js";
import { openTexts, setLanguage } from "../../../../web/i18n/index.js";
import { hitsOf } from "../../../../web/shell/rules/search.js";

beforeEach(async () => {
  await openTexts("rules");
});

test("words are found whatever their letters look like, with the place in the text", async () => {
  await setLanguage("de");
  for (const words of ["Postmeister", "postmeister", "  POSTMEISTER "]) {
    const [hit] = hitsOf(chapters, words);
    equal(hit?.text.slice(hit.at, hit.at + hit.length).toLowerCase(), "postmeister");
  }
  deepEqual(hitsOf(chapters, "hauser"), hitsOf(chapters, "Häuser"));
  await setLanguage("en");
});

test("a rule is found by its number, and too short a word finds nothing", () => {
  deepEqual(
    hitsOf(chapters, "tt-203").map(({ rule }) => rule),
    ["TT-203"],
  );
  deepEqual(hitsOf(chapters, "a"), []);
  deepEqual(hitsOf(chapters, "xyzzy"), []);
  ok(hitsOf(chapters, "the").length <= 40);
});

test("the book opens at the board that is played", () => {
  equal(rulesOf("murano"), "murano");
  equal(rulesOf("thurn-und-taxis", { board: "south" }), "base");
  equal(rulesOf("thurn-und-taxis", { board: "north" }), "glory");
});
