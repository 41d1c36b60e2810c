import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import "../../fakes/document.js";
import { tableBar } from "../../../../web/shell/play/table-bar.js";

/** A template as the text it becomes. @param {any} part @returns {string} */
function written(part) {
  if (Array.isArray(part)) return part.map(written).join("");
  if (!part?.strings) return typeof part === "string" ? part : "";
  const { strings, values } = part;
  return strings
    .map((/** @type {string} */ text, /** @type {number} */ i) => text + written(values[i]))
    .join("");
}

/** The places of the tools from the right, each with what stands there. @param {object} given */
function places(given) {
  const press = () => {};
  const bar = tableBar({
    recap: null,
    title: "",
    round: 1,
    leave: press,
    sound: null,
    showEnd: null,
    replay: press,
    hint: press,
    players: press,
    rules: press,
    settings: press,
    ...given,
  });
  const tools = written(bar).split('role="toolbar"')[1] ?? "";
  return [
    ...tools.matchAll(
      /<(?:button|span)\s+class="button[^"]*?(away)?"(?:[^>]*?data-part="bar-([\w-]+)")?/gu,
    ),
  ]
    .map(([, away, name]) => name ?? away)
    .reverse();
}

test("whoever is at the turn, a tool of the bar stands where it always does", () => {
  const own = places({});
  deepEqual(own.slice(-3), ["replay", "players-menu", "hint"]);
  const computers = places({ hint: "away", replay: "away", sound: () => {} });
  equal(computers.indexOf("players-menu"), own.indexOf("players-menu"));
  equal(computers.at(-1), "sound");
  equal(computers.filter((name) => name === "away").length, 2);
});
