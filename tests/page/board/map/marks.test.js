import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import "../../fakes/document.js";
import { paintHighlights } from "../../../../web/board/map/scene.js";

/** The ring around a town that is advised differs from that of one that is chosen or spoken of. */

/** The colour of the innermost line. @param {object} state */
function painted(state) {
  /** @type {string[]} */
  const lines = [];
  Object.assign(globalThis, { Path2D: class {} });
  Object.assign(globalThis.Path2D.prototype, { ellipse() {}, rect() {} });
  const ctx = new Proxy(/** @type {any} */ ({}), {
    get: (values, name) =>
      name === "stroke" ? () => lines.push(values.strokeStyle) : (values[name] ?? (() => {})),
  });
  const city = { id: "ulm", x: 100, y: 100 };
  const layout = { scale: 1, labels: new Map(), rows: new Map() };
  const palette = (/** @type {string} */ name) => name;
  const scene = {
    board: { cities: [city], roads: [], map: { aspect: 1.5 } },
    state: { marked: ["ulm"], ...state },
    layout,
    palette,
  };
  paintHighlights(ctx, /** @type {any} */ (scene), new Map());
  return lines.at(-1);
}

test("what is advised has a ring of its own colour", () => {
  deepEqual(painted({}), "--wax");
  deepEqual(painted({ advised: true }), "--hinted");
});
