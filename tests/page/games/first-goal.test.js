import { equal } from "node:assert/strict";
import { test } from "node:test";
import "../fakes/document.js";
import { firstGoal as muranoGoal } from "../../../web/games/murano/touch/lessons.js";
import { firstGoal as taxisGoal } from "../../../web/games/thurn-und-taxis/touch/lessons.js";
import { setLanguage, t } from "../../../web/i18n/index.js";

/** The goal that the guide sets for the first game, and what is told of it when that game is over. */

await setLanguage("en");

/** @param {number} carriage @param {string[]} houses */
const taxis = (carriage, houses) =>
  taxisGoal(
    /** @type {any} */ ({
      options: {},
      seats: [
        { carriage: 7, houses: [] },
        { carriage, houses },
      ],
    }),
    1,
  );

const BADEN = ["mannheim", "carlsruhe", "freiburg"];

test("the goal of Thurn und Taxis is the carriage for five cards and a whole country", () => {
  equal(taxis(5, [...BADEN, "ulm"]), t("tut-end-goal-reached"));
  equal(taxis(6, ["freiburg"]), t("tut-end-goal-half", { missing: "country" }));
  equal(taxis(4, BADEN), t("tut-end-goal-half", { missing: "carriage" }));
  equal(taxis(3, []), t("tut-end-goal-missed"));
});

test("a country with one city is no feat", () => {
  equal(
    taxis(5, ["sigmaringen", "innsbruck", "lodz"]),
    t("tut-end-goal-half", { missing: "country" }),
  );
});

/** @param {number} own buildings @param {number | null} gondolier @param {number} points */
const murano = (own, gondolier, points) => {
  const buildings = Object.fromEntries(
    ["1a1", "1a2", "1a3", "1a4"].map((cell, index) => [
      cell,
      { tile: "glass", owner: index < own ? 0 : 1 },
    ]),
  );
  const islands = [
    { id: "mattia", buildings },
    { id: "donato", buildings: {} },
  ];
  const gondolas = [{ no: 1, island: "mattia", seat: gondolier, used: true }];
  const characters = [{ card: "x", scored: { island: "mattia", points } }];
  return muranoGoal(
    /** @type {any} */ ({ islands, gondolas, seats: [{ characters }, { characters: [] }] }),
    0,
  );
};

test("the goal of Murano is on one island", () => {
  equal(murano(3, 0, 4), t("mur-end-goal", { reached: 3 }));
  equal(murano(3, 1, 4), t("mur-end-goal", { reached: 2 }));
  equal(murano(2, 0, 0), t("mur-end-goal", { reached: 1 }));
  equal(murano(1, null, 0), t("mur-end-goal", { reached: 0 }));
});
