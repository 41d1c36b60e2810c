import { deepEqual, equal, match } from "node:assert/strict";
import { test } from "node:test";
import "../../fakes/document.js";
import { exportText } from "../../../../web/core/storage/files/import-export.js";
import { setLanguage, t } from "../../../../web/i18n/index.js";
import { importAll, takeBrought } from "../../../../web/shell/home/import-dialog.js";
import { game } from "../../core/storage/devices.js";

test("closing the window stops an import, and how many games were left is told", async () => {
  /** @type {number[]} */
  const told = [];
  const result = await importAll([null, null, null, null], (done) => {
    told.push(done);
    return done < 2;
  });
  deepEqual(told, [1, 2]);
  deepEqual(result, { added: 0, known: 0, unkept: 0, bad: 2, left: 2 });
});

test("what was wrong with a text is gone as soon as the text changes", () => {
  const dialog = new /** @type {any} */ (customElements.get("st-import"))();
  dialog.problem = "There is nothing to import yet.";
  const { strings, values } = dialog.renderSources();
  values[strings.findIndex((/** @type {string} */ one) => one.endsWith("@input="))]();
  equal(dialog.problem, null);
});

test("what could not be kept is told", async () => {
  await setLanguage("en");
  const told = (/** @type {[number, number, number]} */ [added, known, unkept]) =>
    t("import-all-done", { added, known, unkept }).replace(/[\u2068\u2069]/gu, "");
  equal(told([0, 0, 0]), "There was nothing new.");
  equal(told([1, 0, 0]), "One game was added.");
  equal(
    told([1, 2, 7]),
    "One game was added, 2 were here already. 7 are only in this page until saving works again.",
  );
  equal(told([0, 0, 1]), "No game was added. One is only in this page until saving works again.");
});

test("a text that was brought has the name of its game and of those who play it, a file its own", async () => {
  await setLanguage("en");
  const text = await exportText(game([]));
  const nameOf = async (/** @type {string} */ given, /** @type {string} */ name) =>
    (await takeBrought(new File([given], name)))?.name.replace(/[\u2068\u2069]/gu, "");
  equal(await nameOf(text, ""), "Thurn und Taxis: Anna and Ben");
  equal(await nameOf(text, "sunday.json"), "sunday.json");
  equal(await nameOf("no game", ""), "");
});

test("what an export of all has in it is told, tournaments only where there are any", async () => {
  await setLanguage("en");
  const told = (/** @type {number} */ tournaments) =>
    t("export-all-given", { games: 1, results: 2, tournaments }).replace(/[\u2068\u2069]/gu, "");
  match(told(0), /2 results, solved/u);
  match(told(1), /2 results, one tournament, solved/u);
  match(told(2), /2 results, 2 tournaments, solved/u);
});
