import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import "../../fakes/document.js";
import { results } from "../../../../web/core/storage/results/results.js";
import { openTexts } from "../../../../web/i18n/index.js";
import { learning, openLearning } from "../../../../web/shell/results/learning.js";
import { markup } from "../../fakes/drawn.js";

/** @param {string} way @param {string} task @param {number} cost */
const lost = (way, task, cost) => ({ way, task, cost, step: 4, round: 2 });

test("each kind of mistake leads to positions of its kind once", async () => {
  results.everything = () => /** @type {any} */ ([{}]);
  await Promise.all([openTexts("results"), openLearning()]);
  const seat = {
    kind: "person",
    name: "Ada",
    lost: [
      lost("close-early", "close", 30),
      lost("take-first", "take", 20),
      lost("take-deck", "take", 9),
    ],
  };
  const result = { id: "one", when: 1, game: "thurn-und-taxis", options: {}, seats: [seat] };
  const drawn = markup(learning(/** @type {any} */ ([{ result, seat }]), "thurn-und-taxis"));
  const named = [...drawn.matchAll(/data-way=([\w-]+)|(results-solve)/g)];
  deepEqual(
    named.map(([, way, link]) => way ?? link),
    ["close-early", "results-solve", "take-first", "results-solve", "take-deck"],
  );
});
