import { equal, ok } from "node:assert/strict";
import { test } from "node:test";
import { portrait } from "../../../../web/art/murano/index.js";
import { boardFor } from "../../../../web/games/murano/board.js";

test("every character has a portrait, and no two look alike", () => {
  const { characters } = boardFor();
  // What stands behind them comes first, and is the same for many.
  const looks = characters.map(({ id }) => JSON.stringify(portrait(id).slice(1)));
  for (const { id } of characters) ok(portrait(id).length > 8, id);
  equal(new Set(looks).size, characters.length);
  equal(portrait("nobody").length, 0);
});
