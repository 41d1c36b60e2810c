import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import "../../fakes/document.js";
import { importAll } from "../../../../web/shell/home/import-dialog.js";

test("closing the window stops an import, and how many games were left is told", async () => {
  /** @type {number[]} */
  const told = [];
  const result = await importAll([null, null, null, null], (done) => {
    told.push(done);
    return done < 2;
  });
  deepEqual(told, [1, 2]);
  deepEqual(result, { added: 0, known: 0, bad: 2, left: 2 });
});

test("what was wrong with a text is gone as soon as the text changes", () => {
  const dialog = new /** @type {any} */ (customElements.get("st-import"))();
  dialog.problem = "There is nothing to import yet.";
  const { strings, values } = dialog.renderSources();
  values[strings.findIndex((/** @type {string} */ one) => one.endsWith("@input="))]();
  equal(dialog.problem, null);
});
