import { equal, notEqual } from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { parseSave, pictureOf, sumOf } from "../../../../web/core/storage/saved-game.js";

const SAVE = new URL("../../fixtures/saves/version-3-computers.json", import.meta.url);
const save = JSON.parse(readFileSync(SAVE, "utf8"));

/** @param {object} changes @returns what is shown of a save with these changes before the engine is there */
function shown(changes) {
  return pictureOf(parseSave(JSON.stringify({ ...save, ...changes }), save.id));
}

test("a kept picture is shown as long as it is what was kept", () => {
  const sum = sumOf(save.view);
  notEqual(shown({ sum }), null);
  const { observation } = save.view;
  for (const part of Object.keys(observation)) {
    if (part === "seats") continue;
    const view = { ...save.view, observation: { ...observation, [part]: 7 } };
    equal(shown({ sum, view }), null, part);
  }
});

test("a picture from before there were sums is shown, and none is none", () => {
  notEqual(shown({}), null);
  equal(shown({ view: null }), null);
  equal(pictureOf(null), null);
});
