import { equal, match, ok } from "node:assert/strict";
import { beforeEach, test } from "node:test";
import "../fakes/document.js";
import { COURSE } from "../../../web/games/murano/touch/lessons.js";
import { openTexts, setLanguage, t } from "../../../web/i18n/index.js";
import { Guide } from "../../../web/table/guide/guide.js";

/** What the tables of Murano say in German, where the words depend on the table. */

beforeEach(async () => {
  await openTexts("murano");
  await setLanguage("de");
});

/** @param {string} id @param {object} seen */
function lesson(id, seen) {
  const table = /** @type {any} */ ({ t, seen, tapPreview: { isOn: false } });
  const found = COURSE.lessons(table).find((one) => one.id === id);
  ok(found);
  return new Guide(table, COURSE).wordsOf(found).text;
}

test("the guide says who chooses the island of the income", () => {
  match(lesson("income", { options: {} }), /Genommen wird die beste Insel/u);
  const chosen = lesson("income", { options: { income: "chosen" } });
  match(chosen, /Du wählst die Insel/u);
  ok(!chosen.includes("beste"), chosen);
});

test("the guide speaks of the tiles that can be chosen", () => {
  const shops = lesson("search", { choice: ["shop-red"] });
  ok(shops.includes("Läden") && !shops.includes("Wappen"), shops);
  const palaces = lesson("search", { choice: ["palace-2", "palace-3"] });
  ok(palaces.includes("Wappen") && !palaces.includes("Läden"), palaces);
});

test("a lesson whose words depend on nothing says them", () => {
  equal(lesson("done", {}), t("mur-guide-done"));
});
