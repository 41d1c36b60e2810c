import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import "../../fakes/document.js";
import { setLanguage, t } from "../../../../web/i18n/index.js";
import { importAll } from "../../../../web/shell/home/import-dialog.js";

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
