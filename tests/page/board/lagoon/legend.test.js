import { deepEqual, ok } from "node:assert/strict";
import { test } from "node:test";
import { boardFor } from "../../../../web/games/murano/board.js";
import { countedBy } from "../../../../web/games/murano/panels/character-card.js";

test("the legend of a card names everything that it counts, each once", () => {
  const { characters } = boardFor();
  const of = (/** @type {string} */ id) => {
    const card = characters.find((one) => one.id === id);
    return card ? countedBy(card.rule).map(({ what, colour }) => colour ?? what) : [];
  };
  deepEqual(of("shop-red"), ["red"]);
  deepEqual(of("few-blue-grey"), ["blue", "grey"]);
  deepEqual(of("own-and-others"), ["owned", "owned"]);
  deepEqual(of("glass-equals-crests"), ["glass", "crest"]);
  deepEqual(of("navagero-most"), ["owned"]);
  for (const { id, rule } of characters) ok(countedBy(rule).length > 0, id);
});
