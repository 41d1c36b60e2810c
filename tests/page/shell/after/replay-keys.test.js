import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import "../../fakes/document.js";

/** @type {Map<string, any>} */
const made = new Map();
Object.assign(globalThis, {
  customElements: {
    define: (/** @type {string} */ name, /** @type {any} */ is) => made.set(name, is),
    get() {},
  },
});
Object.assign(document, { querySelector: () => null });
await import("../../../../web/shell/after/replay.js");

/**
 * @param {string} key
 * @param {string[]} path names of the elements around what has the keyboard, from the innermost
 * @param {boolean} [defaultPrevented] the table has taken the key
 */
function firedBy(key, path, defaultPrevented = false) {
  /** @type {string[]} */
  const fired = [];
  const bar = Object.create(made.get("st-replay").prototype, {
    step: { value: 3 },
    last: { value: 9 },
    turns: { value: [] },
    running: { value: false, writable: true },
    fire: { value: (/** @type {string} */ name) => fired.push(name) },
  });
  const elements = path.map((localName) => ({
    localName,
    matches: (/** @type {string} */ names) => names.split(", ").includes(localName),
  }));
  bar.keyPressed({ key, defaultPrevented, composedPath: () => elements, preventDefault() {} });
  return fired;
}

test("Escape leaves the replay, but only when nothing else takes it", () => {
  deepEqual(firedBy("Escape", ["body", "html"]), ["st-close"]);
  deepEqual(firedBy("Escape", ["input", "section", "st-replay"]), ["st-close"], "on the slider");
  deepEqual(firedBy("Escape", ["body"], true), [], "an answer on the table was closed");
  deepEqual(firedBy("Escape", ["button", "dialog", "mur-table"]), []);
  deepEqual(firedBy("Escape", ["select", "body"]), []);
  deepEqual(firedBy("ArrowRight", ["body"]), ["st-step"]);
  deepEqual(firedBy("x", ["body"]), []);
});
