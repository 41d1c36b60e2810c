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

test("whoever has played an earlier deal of the day hears of today's, whoever has not hears nothing", async () => {
  await setLanguage("en");
  deepEqual(betweenNow(), { puzzles: "", daily: "" });
  await results.add([dealOf("2026-01-02")]);
  await results.answer("puzzle-1", true);
  await results.answer("puzzle-2", false);
  const solved = "\u20681\u2069 solved";
  deepEqual(betweenNow(), { puzzles: solved, daily: "new today" });
  await results.add([dealOf(today())]);
  deepEqual(betweenNow().daily.replace(/[\u2068\u2069]/gu, ""), "20");
});
