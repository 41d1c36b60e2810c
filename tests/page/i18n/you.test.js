import { equal, match } from "node:assert/strict";
import { test } from "node:test";
import "../fakes/document.js";
import { setLanguage, t } from "../../../web/i18n/index.js";

/** @param {import("../../../web/i18n/ids.js").TextId} id @param {Record<string, string | number>} args */
const told = (id, args) => t(/** @type {any} */ (id), args).replace(/[\u2068\u2069]/gu, "");

test("sentences about whoever plays alone without a name say you", async () => {
  await setLanguage("en");
  equal(told("tut-log-took", { name: "You", city: "Ulm" }), "You take Ulm.");
  equal(told("tut-log-took", { name: "Anna", city: "Ulm" }), "Anna takes Ulm.");
  const tied = { tied: "A, B", total: 9, owner: "You", winner: "You" };
  match(told("tie-break-murano-next", tied), /You have the most gold/u);
  match(told("tie-break-thurn-und-taxis-next", tied), /You have the .*, you come first/u);
  match(told("tie-break-thurn-und-taxis-owner", tied), /you have it/u);
  match(
    told("mur-last-round", { sorts: "streets", final: "You" }),
    /^Last round! You have the last turn\.\nNo more streets\.$/u,
  );
  equal(told("thinking-turn", { name: "You" }), "are playing");
  equal(told("thinking-thinks", { name: "Ben" }), "is thinking");
  await setLanguage("de");
  match(
    told("mur-last-round", { sorts: "Gassen", final: "Du" }),
    /^Letzte Runde! Den letzten Zug hast du\.\nGassen/u,
  );
  equal(told("thinking-played", { name: "Du" }), "hast gespielt");
  const du = { ...tied, owner: "Du", winner: "Du" };
  match(told("tie-break-murano-next", du), /davon hast du am meisten/u);
  match(told("tie-break-thurn-und-taxis-next", du), /hast du; .* kommst du zuerst/u);
  match(told("tie-break-thurn-und-taxis-owner", du), /das hast du/u);
  equal(told("tut-log-took", { name: "Du", city: "Ulm" }), "Du nimmst Ulm.");
  equal(told("status-to-move", { name: "Du", round: 3 }), "Runde 3 · du bist am Zug");
});
