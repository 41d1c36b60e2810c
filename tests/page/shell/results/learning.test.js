import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import "../../fakes/document.js";
import { results } from "../../../../web/core/storage/results/results.js";
import { openTexts } from "../../../../web/i18n/index.js";
import { learning, openLearning } from "../../../../web/shell/results/learning.js";
import { markup } from "../../fakes/drawn.js";

/** @param {string} way @param {string} task @param {number} cost @param {string} [better] */
const lost = (way, task, cost, better) => ({ way, task, cost, better, step: 4, round: 2 });

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

test("a mistake leads to no positions most of which teach the opposite", async () => {
  results.everything = () => /** @type {any} */ ([{}]);
  await Promise.all([openTexts("results"), openLearning()]);
  for (const [better, leads] of /** @type {const} */ ([
    ["end turn", true],
    ["close each Ulm", false],
  ])) {
    const seat = { kind: "person", name: "Ada", lost: [lost("close-late", "close", 30, better)] };
    const result = { id: "one", when: 1, game: "thurn-und-taxis", options: {}, seats: [seat] };
    const drawn = markup(learning(/** @type {any} */ ([{ result, seat }]), "thurn-und-taxis"));
    equal(drawn.includes("results-solve"), leads, better);
  }
});

test("what a person lacks against the best of the others is told first", async () => {
  await openTexts("results");
  const seat = { kind: "person", name: "Ada", rank: 2, parts: { tiles: 2, houses: -12 } };
  const other = { kind: "computer", name: "Lorenz", rank: 1, parts: { tiles: 9.5, houses: -2 } };
  const result = { id: "one", when: 1, game: "thurn-und-taxis", options: {}, seats: [seat, other] };
  const drawn = markup(learning(/** @type {any} */ ([{ result, seat }]), "thurn-und-taxis"));
  const told = /results-gaps[^>]*>([^<]*)/.exec(drawn)?.[1] ?? "";
  deepEqual(told.match(/\d+\.\d/g), ["10.0", "7.5"]);
});
