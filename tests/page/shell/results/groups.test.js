import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import "../../fakes/document.js";
import { openTexts, t } from "../../../../web/i18n/index.js";
import { groups } from "../../../../web/shell/results/game-sections.js";
import { markup } from "../../fakes/drawn.js";

/** @param {object} options @param {number} [others] how many @param {string} [game] */
function played(options, others = 1, game = "thurn-und-taxis") {
  const seat = { kind: "person", name: "Ada", points: 20, rank: 1 };
  const other = { kind: "computer", level: "merchant", name: "Bo", points: 9, rank: 2 };
  const seats = [seat, ...Array(others).fill(other)];
  return { result: { id: "g", when: 1, game, options, rounds: 9, seats }, seat };
}

/** @param {ReturnType<typeof played>[]} all @returns {string[]} what games are told apart by, and the groups of it */
function heads(...all) {
  const drawn = markup(groups(/** @type {any} */ (all))).replace(/[\u2066-\u2069]/gu, "");
  return [...drawn.matchAll(/<th scope="row(?:group)?"[^>]*>([^<]*)</gu)].map(
    ([, head = ""]) => head,
  );
}

test("games are told apart by opponents, players, expansions and each variant in which they differ", async () => {
  await openTexts("results");
  const usual = { start: "lot", edition: "all-countries", "open-scores": false, courier: false };
  const same = heads(played(usual), played({ ...usual, start: "seat-1" }));
  deepEqual(same, [t("results-by-opponents"), t("level-merchant-name")]);
  const other = { ...usual, edition: "first-edition", courier: true };
  const told = heads(played(usual), played(usual), played(other, 2));
  deepEqual(told, [
    ...same,
    ...[t("results-by-players"), "2 players", "3 players"],
    ...[t("results-by-extras"), t("results-base"), t("expansion-courier")],
    ...[t("option-edition"), t("option-edition-all-countries"), t("option-edition-first-edition")],
  ]);
  const gold = (/** @type {boolean} */ on) => played({ "red-ship-gold": on }, 1, "murano");
  deepEqual(heads(gold(false), gold(false), gold(true)).slice(2), [
    ...[t("option-red-ship-gold"), t("results-option", { on: 0 }), t("results-option", { on: 1 })],
  ]);
});

test("what stands in a result from elsewhere is no variant", () => {
  const forged = (/** @type {unknown} */ value) =>
    played({ moon: value, __proto__x: value, "": value });
  equal(heads(forged(1), forged(2)).length, 2);
});
