import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import "../fakes/document.js";
import "../../../web/table/panels/thinking.js";
import { TutTable } from "../../../web/games/thurn-und-taxis/table.js";
import { t } from "../../../web/i18n/index.js";
import { markup } from "../fakes/drawn.js";

test("whoever skips to the own turn twice is told that it is under way", () => {
  const Buttons = /** @type {any} */ (customElements.get("st-thinking-buttons"));
  const buttons = new Buttons();
  /** @type {string[]} */
  const done = [];
  buttons.hurries = () => done.push("told");
  buttons.thinking = {
    hurried: false,
    hurry: () => {
      done.push("hurried");
      buttons.thinking.hurried = true;
    },
  };
  const press = () =>
    buttons
      .render()
      .values.findLast((/** @type {unknown} */ value) => typeof value === "function")();
  press();
  press();
  deepEqual(done, ["hurried", "told"]);
});

test("while the turn passes to a person, the line says that the computer has played, as the log does", () => {
  const Line = /** @type {any} */ (customElements.get("st-thinking"));
  const head = (/** @type {boolean} */ isPast, /** @type {number | null} */ progress) => {
    const line = Object.assign(new Line(), { isPast, name: "Barbara" });
    line.thinking = { progress, said: "", searches: false };
    return /Barbara<\/span>\s*([^<]*?)\s*</.exec(markup(line.render()))?.[1];
  };
  deepEqual(
    [head(true, null), head(false, null), head(false, 0.5)],
    ["thinking-played", "thinking-turn", "thinking-thinks"].map((id) => t(/** @type {any} */ (id))),
  );
});

test("a closing that is not possible as it was put together says why", () => {
  const choice = { houses: ["ulm"], official: "wagner", declined: true };
  /** @type {unknown[]} */
  const asked = [];
  const table = {
    closing: { action: null, choice },
    act: () => asked.push("acted"),
    feedback: { explain: (/** @type {object} */ parts) => asked.push(parts) },
  };
  TutTable.prototype.confirmClosing.call(/** @type {any} */ (table));
  deepEqual(asked, [{ type: "close", ...choice }]);
});
