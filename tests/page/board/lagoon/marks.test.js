import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import "../../fakes/document.js";
import { paintLights } from "../../../../web/board/lagoon/scene.js";
import { EMPTY } from "../../fakes/lagoon.js";

/** What is advised, chosen, news or spoken of is told apart, and the number of a step stands at its place. */

const BOX = { x: 100, y: 100, w: 60, h: 60 };
const MIDDLE = [130, 130];

/** The colours of the lines, and the middles of the numbers. @param {object} state */
function painted(state) {
  /** @type {Set<string>} */
  const lines = new Set();
  /** @type {number[][]} */
  const numbers = [];
  const outline = { moveTo() {}, lineTo() {}, closePath() {}, rect() {}, roundRect() {} };
  Object.assign(globalThis, { Path2D: class {} });
  Object.assign(globalThis.Path2D.prototype, outline);
  const ctx = new Proxy(/** @type {any} */ ({}), {
    get(values, name) {
      if (name === "stroke") return () => lines.add(values.strokeStyle);
      if (name === "arc")
        return (/** @type {number} */ x, /** @type {number} */ y) => numbers.push([x, y]);
      return values[name] ?? (() => {});
    },
  });
  const slots = new Map([[5, { quay: BOX, berth: MIDDLE, course: 0 }]]);
  const places = { boxOf: () => BOX, middle: () => MIDDLE, cells: new Map(), slots };
  const palette = (/** @type {string} */ name) => name;
  const scene = { state: { ...EMPTY, ...state }, places, palette, scale: 1, sheet: BOX };
  paintLights(ctx, /** @type {any} */ (scene), new Map());
  return { lines: [...lines].sort(), numbers };
}

for (const [look, colours] of /** @type {const} */ ([
  [{}, ["--lagoon-flag", "--lagoon-mark"]],
  [{ hinted: true }, ["--hinted", "--lagoon-flag"]],
  [{ chosen: true }, ["--lagoon-glow", "--lagoon-shade"]],
  [{ quiet: true }, ["--lagoon-flag", "--lagoon-ink"]],
]))
  test(`a mark has the colour of its meaning: ${JSON.stringify(look)}`, () => {
    const mark = { kind: "cell", id: "1a1", ...look };
    deepEqual(painted({ marks: [mark] }).lines, colours);
  });

test("the number of a step stands beside the lettering of a space", () => {
  deepEqual(painted({ steps: [{ kind: "space", id: "5" }] }).numbers, [[83, 154]]);
});
