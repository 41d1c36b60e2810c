import { deepEqual, ok } from "node:assert/strict";
import { test } from "node:test";
import "../../fakes/canvas.js";
import { paintQuay } from "../../../../web/board/lagoon/backdrop.js";

/** How wide the edge of a space is drawn, in css pixels. @param {number} scale */
function edgeAt(scale) {
  /** @type {number[]} */
  const widths = [];
  const pen = { lineWidth: 0, strokeStyle: "" };
  const ctx = new Proxy(/** @type {any} */ (pen), {
    get: (target, name) => {
      if (name === "stroke")
        return () => pen.strokeStyle === "--lagoon-quay-edge" && widths.push(pen.lineWidth * scale);
      if (name === "measureText") return (/** @type {string} */ text) => ({ width: text.length });
      return name in target ? Reflect.get(target, name) : () => {};
    },
  });
  const quay = { x: 0, y: 0, w: 70, h: 170 };
  const space = { no: 14, edge: "right", action: "characters", anchor: false };
  paintQuay(ctx, /** @type {any} */ ({ quay, space }), "", (name) => name, scale);
  return widths;
}

test("a space that cannot be gone to is seen by its edge on the smallest screen as well", () => {
  for (const scale of [0.15, 0.3, 1]) {
    const [width = 0] = edgeAt(scale);
    ok(width >= 1, `${width} px at ${scale}`);
  }
  deepEqual(edgeAt(1), [1.8]);
});
