import { deepEqual, equal } from "node:assert/strict";
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
  const none = { puzzles: "", daily: "new today", results: "", series: "", tournament: "" };
  deepEqual(betweenNow(), none);
  await results.add([dealOf("2026-01-02")]);
  await results.answer("puzzle-1", true);
  await results.answer("puzzle-2", false);
  const solved = "\u20681\u2069 solved";
  deepEqual(betweenNow(), { ...none, puzzles: solved });
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

test("after three analysed games the way to one's games says what costs most there", async () => {
  /** @param {number} day @param {string} task @param {number} cost */
  const lost = async (day, task, cost) => {
    const game = dealOf(`2026-02-0${day}`);
    const losses = [{ task, cost, way: task, step: 4, round: 2, better: "a", chance: 0.5 }];
    game.seats[0] = { ...game.seats[0], given: true, lost: losses };
    await results.add([game]);
    return plain(betweenNow().results);
  };
  equal(await lost(1, "sail", 9), "");
  equal(await lost(2, "island", 20), "");
  equal(await lost(3, "sail", 8), "costs you most: building");
  equal(await lost(4, "sail", 8), "costs you most: ships");
  // What has no name of its own is not named.
  equal(await lost(5, "best", 90), "");
});
