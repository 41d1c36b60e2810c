import { deepEqual, ok } from "node:assert/strict";
import { test } from "node:test";
import "../../fakes/canvas.js";
import { paintQuay } from "../../../../web/board/lagoon/backdrop.js";

/** What is lettered on a quay, from the top of its letters to their line. @param {"top" | "bottom"} edge @param {number} scale @param {string} name */
function letteredAt(edge, scale, name) {
  /** @type {{text: string, top: number, bottom: number}[]} */
  const lettered = [];
  const pen = { font: "", textBaseline: "" };
  const ctx = new Proxy(/** @type {any} */ (pen), {
    get: (target, key) => {
      const size = Number.parseFloat(pen.font.split(" ")[1] ?? "");
      if (key === "measureText")
        return (/** @type {string} */ text) => ({ width: text.length * size * 0.5 });
      if (key === "fillText")
        return (/** @type {string} */ text, /** @type {number} */ _x, /** @type {number} */ y) => {
          const above = pen.textBaseline === "middle" ? size * 0.74 : size * 0.7;
          const below = pen.textBaseline === "middle" ? size * 0.74 : 0;
          lettered.push({ text, top: y - above, bottom: y + below });
        };
      return key in target ? Reflect.get(target, key) : () => {};
    },
  });
  const quay = { x: 0, y: 0, w: 181, h: 56 };
  const space = { no: 14, edge, action: "characters", anchor: true };
  paintQuay(ctx, /** @type {any} */ ({ quay, space }), name, (token) => token, scale);
  return lettered;
}

test("the name of a space keeps off its number and its anchor on a small board as well", () => {
  for (const scale of [0.6, 0.62, 0.7, 0.8, 1.2])
    for (const edge of /** @type {const} */ (["top", "bottom"])) {
      const [number, name] = letteredAt(edge, scale, "Character");
      ok(number && name, `${scale} has a name`);
      ok(name.top > 4 && name.bottom < 52, `${scale} ${edge}: on its quay`);
      if (edge === "top")
        ok(name.top > number.bottom, `${scale}: ${name.top} below ${number.bottom}`);
      else ok(name.bottom < number.top, `${scale}: ${name.bottom} above ${number.top}`);
    }
});

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
