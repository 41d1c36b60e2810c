import { equal } from "node:assert/strict";
import { test } from "node:test";
import {
  cleanName,
  hasDuplicates,
  NAME_LENGTH,
  TITLE_LENGTH,
} from "../../../../web/core/seats/names.js";

test("a name is one line without spaces around it", () => {
  equal(cleanName("  Anna \n Maria\t "), "Anna Maria");
  equal(cleanName("Anna\u2028Maria"), "Anna Maria");
  equal(cleanName("A\u0000nna"), "A nna");
  equal(cleanName(" \u00a0\u200b\ufeff "), "");
});

test("what turns the direction of text around is taken out, other scripts are not", () => {
  equal(cleanName("\u202eannA\u202c"), "annA");
  for (const mark of ["\u202e", "\u2066", "\u200f", "\u061c"]) {
    equal(cleanName(`Anna${mark}Ben`), "Anna Ben");
  }
  equal(cleanName("a\u200bb\ufeffc"), "a b c");
  equal(cleanName("Ἀθηνᾶ · שרה · 太郎"), "Ἀθηνᾶ · שרה · 太郎");
});

test("a name is cut by whole characters, and not left with a space", () => {
  equal(cleanName("x".repeat(100)).length, NAME_LENGTH);
  equal([...cleanName("🦊".repeat(30))].length, NAME_LENGTH);
  equal(cleanName(`${"x".repeat(NAME_LENGTH - 1)} yz`), "x".repeat(NAME_LENGTH - 1));
});

test("markup is text like any other; what is no text is no name", () => {
  equal(cleanName("<b>&amp;</b>"), "<b>&amp;</b>");
  for (const value of [null, undefined, 7, {}, ["Anna"]]) equal(cleanName(value), "");
});

test("two names that differ in capitals alone are the same", () => {
  equal(hasDuplicates(["Anna", "anna"]), true);
  equal(hasDuplicates(["ÄNNE", "änne", "Ben"]), true);
  equal(hasDuplicates(["Anna", "Hanna", "Cleo"]), false);
  equal(hasDuplicates([]), false);
});

test("the name of a game has room for where it branched off", () => {
  equal(cleanName("Thurn und Taxis from round 12", TITLE_LENGTH), "Thurn und Taxis from round 12");
});
