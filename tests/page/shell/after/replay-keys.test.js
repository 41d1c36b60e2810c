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
  return pressed(key, path, { defaultPrevented }).map(([name]) => name);
}

/**
 * @param {string} key
 * @param {string[]} path as above
 * @param {object} [more] of the event
 * @returns {any[]} the events that are fired, with what they say
 */
function pressed(key, path, more = {}) {
  /** @type {any[]} */
  const fired = [];
  const bar = Object.create(made.get("st-replay").prototype, {
    step: { value: 3 },
    last: { value: 9 },
    turns: { value: [0, 1, 2, 6] },
    running: { value: false, writable: true },
    fire: {
      value: (/** @type {string} */ name, /** @type {any} */ detail) =>
        fired.push([name, detail?.step]),
    },
  });
  const elements = path.map((localName) => ({
    localName,
    matches: (/** @type {string} */ names) =>
      names.split(", ").includes(localName.split("[")[0] ?? "") || localName.includes(names),
  }));
  bar.keyPressed({ key, composedPath: () => elements, preventDefault() {}, ...more });
  return fired;
}

test("arrows go by steps, and up and down or with Shift by turns, on the slider as well", () => {
  for (const path of [["body"], ["input[type=range]", "section"]]) {
    const to = (/** @type {string} */ key, more = {}) => pressed(key, path, more)[0]?.[1];
    deepEqual(
      [to("ArrowLeft"), to("ArrowRight"), to("ArrowUp"), to("ArrowDown"), to("Home"), to("End")],
      [2, 4, 2, 6, 0, 9],
    );
    deepEqual([to("ArrowLeft", { shiftKey: true }), to("ArrowRight", { shiftKey: true })], [2, 6]);
  }
  deepEqual(pressed("ArrowLeft", ["input[type=text]"]), []);
});

test("Escape leaves the replay, but only when nothing else takes it", () => {
  deepEqual(firedBy("Escape", ["body", "html"]), ["st-close"]);
  deepEqual(firedBy("Escape", ["input", "section", "st-replay"]), ["st-close"], "on the slider");
  deepEqual(firedBy("Escape", ["body"], true), [], "an answer on the table was closed");
  deepEqual(firedBy("Escape", ["button", "dialog", "mur-table"]), []);
  deepEqual(firedBy("Escape", ["select", "body"]), []);
  deepEqual(firedBy("ArrowRight", ["body"]), ["st-step"]);
  deepEqual(firedBy("x", ["body"]), []);
});
