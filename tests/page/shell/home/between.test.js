import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import "../../fakes/document.js";
import { OPPONENT, today } from "../../../../web/core/results/daily.js";
import { results } from "../../../../web/core/storage/results/results.js";
import { setLanguage } from "../../../../web/i18n/index.js";

Object.assign(globalThis, { addEventListener: () => {} });
const { betweenNow } = await import("../../../../web/shell/home/home.js");

/** @param {string} day */
function dealOf(day) {
  const { name, player } = OPPONENT;
  const seats = [
    { kind: "person", name: "Ada", points: 20, rank: 1 },
    { ...player, name, points: 9, rank: 2 },
  ];
  const result = { id: `d${day}`, when: 1, game: "murano", options: {}, rounds: 9, seats, day };
  return /** @type {any} */ (result);
}

const plain = (/** @type {string} */ text) => text.replace(/[\u2068\u2069]/gu, "");

test("the link says whether today's deal is new or played, and how many positions are solved", async () => {
  await setLanguage("en");
  deepEqual(betweenNow(), { puzzles: "", daily: "new today", series: "", tournament: "" });
  await results.add([dealOf("2026-01-02")]);
  await results.answer("puzzle-1", true);
  await results.answer("puzzle-2", false);
  const solved = "\u20681\u2069 solved";
  deepEqual(betweenNow(), { puzzles: solved, daily: "new today", series: "", tournament: "" });
  await results.add([dealOf(today())]);
  deepEqual(plain(betweenNow().daily), "Thurn und Taxis: open; Murano: 20");
});

test("a tournament that was drawn is told until all of its tables have played", async () => {
  const people = ["Ada", "Ben", "Cleo", "Dan"];
  const rounds = [
    [
      [0, 1],
      [2, 3],
    ],
  ];
  const drawn = { id: "tournament-1", when: 1, game: "murano", people, rounds, options: {} };
  await results.add([drawn]);
  deepEqual(plain(betweenNow().tournament), "0 of 2 games played");
});
