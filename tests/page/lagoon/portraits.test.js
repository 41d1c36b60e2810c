import { equal, ok } from "node:assert/strict";
import { test } from "node:test";
import { looksOf, portrait } from "../../../web/art/murano/portraits.js";
import { boardFor } from "../../../web/games/murano/board.js";

test("every character has a portrait, and no two look alike", () => {
  const { characters } = boardFor();
  const looks = characters.map(({ id }) => JSON.stringify(looksOf(id)));
  for (const { id } of characters) ok(portrait(id).length > 8, id);
  equal(new Set(looks).size, characters.length);
  equal(portrait("nobody").length, 0);
});
