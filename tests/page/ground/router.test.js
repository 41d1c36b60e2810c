import assert from "node:assert/strict";
import { test } from "node:test";
import { parseRoute } from "../../../web/ground/router.js";

test("each address names its screen", () => {
  assert.deepEqual(parseRoute("#/new"), { screen: "new", game: "" });
  assert.deepEqual(parseRoute("#/new/murano"), { screen: "new", game: "murano" });
  assert.deepEqual(parseRoute("#/game/0123abc"), { screen: "game", id: "0123abc" });
  assert.deepEqual(parseRoute("#/rules"), { screen: "rules", anchor: "" });
  assert.deepEqual(parseRoute("#/rules/TT-304"), { screen: "rules", anchor: "TT-304" });
});

test("whatever else is there leads home", () => {
  for (const hash of ["", "#", "#/", "#/game", "#/game/", "#/nowhere", "#new", "#//new"]) {
    assert.deepEqual(parseRoute(hash), { screen: "home" }, hash);
  }
});

test("a place is decoded, and one that is written wrongly is none", () => {
  assert.deepEqual(parseRoute("#/rules/K%C3%B6ln"), { screen: "rules", anchor: "Köln" });
  assert.deepEqual(parseRoute("#/rules/%E0%A4%A"), { screen: "rules", anchor: "" });
  assert.deepEqual(parseRoute("#/new/%"), { screen: "new", game: "" });
});
