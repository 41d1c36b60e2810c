import assert from "node:assert/strict";
import { test } from "node:test";
import { cleanName, hasDuplicates, NAME_LENGTH } from "../../../web/app/seats/names.js";

test("a name is one clean line", () => {
  assert.equal(cleanName("  Anna\n\tMaria  "), "Anna Maria");
  assert.equal(cleanName("A\u0000nna\u2028B"), "A nna B");
  assert.equal(cleanName(" \u200B\uFEFF "), "");
  for (const value of [null, undefined, 7, {}, ["Anna"]]) assert.equal(cleanName(value), "");
});

test("nothing in a name turns the direction of the text around", () => {
  for (const mark of ["\u202E", "\u2066", "\u200F", "\u061C"]) {
    assert.equal(cleanName(`Anna${mark}Ben`), "Anna Ben");
  }
});

test("a long name is cut between characters, not within one", () => {
  assert.equal(cleanName("x".repeat(100)), "x".repeat(NAME_LENGTH));
  assert.equal(cleanName("🎲".repeat(100)), "🎲".repeat(NAME_LENGTH));
  assert.equal(cleanName(`${"x".repeat(NAME_LENGTH - 1)} y`), "x".repeat(NAME_LENGTH - 1));
});

test("two people with the same name are noticed, however it is written", () => {
  assert.equal(hasDuplicates(["Anna", "anna"]), true);
  assert.equal(hasDuplicates(["ÄNNE", "änne", "Ben"]), true);
  assert.equal(hasDuplicates(["Anna", "Ben", "Cleo"]), false);
});
