import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import "../../fakes/document.js";
import { framesByHand } from "../../fakes/frames.js";

/** @type {Map<string, any>} */
const made = new Map();
Object.assign(globalThis, {
  customElements: {
    define: (/** @type {string} */ name, /** @type {any} */ is) => made.set(name, is),
    get() {},
  },
});
framesByHand();
const { showWindow } = await import("../../../../web/ui/back/back.js");
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
  return pressedQuickly([key], path, more);
}

/** @param {string[]} keys pressed before another moment is shown @param {string[]} path @param {object} [more] @returns {any[]} */
function pressedQuickly(keys, path, more = {}) {
  /** @type {any[]} */
  const fired = [];
  const bar = Object.create(made.get("st-replay").prototype, {
    step: { value: 3, writable: true },
    last: { value: 9 },
    turns: { value: [0, 1, 2, 6] },
    running: { value: false, writable: true },
    isLed: { value: false, writable: true },
    fire: {
      value: (/** @type {string} */ name, /** @type {any} */ detail) =>
        fired.push([name, detail?.step]),
    },
  });
  const elements = path.map((localName) => ({
    localName,
    matches: (/** @type {string} */ names) =>
      names.split(", ").some((one) => localName === one.replace(":not([type=range])", "")),
  }));
  for (const key of keys) {
    let defaultPrevented = false;
    const event = {
      key,
      composedPath: () => elements,
      preventDefault() {
        defaultPrevented = true;
      },
      get defaultPrevented() {
        return defaultPrevented;
      },
      ...more,
    };
    bar.stepped(event);
    bar.keyPressed(event);
  }
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
  deepEqual(pressed("ArrowLeft", ["input"]), []);
});

test("a step beyond the ends is answered", () => {
  deepEqual(pressedQuickly(["Home", "ArrowLeft", "End", "ArrowDown"], ["body"]), [
    ["st-step", 0],
    ["st-shut", undefined],
    ["st-step", 9],
    ["st-shut", undefined],
  ]);
});

test("Escape closes the replay alone, and not what opens in its place", () => {
  let isTaken = false;
  const preventDefault = () => {
    isTaken = true;
  };
  deepEqual(pressed("Escape", ["body"], { preventDefault }), [["st-close", undefined]]);
  deepEqual(isTaken, true);
});

test("Escape leaves the replay, but only when nothing else takes it", () => {
  deepEqual(firedBy("Escape", ["body", "html"]), ["st-close"]);
  deepEqual(
    firedBy("Escape", ["input[type=range]", "section", "st-replay"]),
    ["st-close"],
    "on the slider",
  );
  deepEqual(firedBy("Escape", ["body"], true), [], "an answer on the table was closed");
  const shown = { open: false, isConnected: true, showModal: () => (shown.open = true) };
  showWindow(/** @type {any} */ (shown));
  deepEqual(firedBy("Escape", ["body"]), [], "a window is open, and the keyboard is nowhere");
  shown.open = false;
  deepEqual(firedBy("Escape", ["select", "body"]), []);
  deepEqual(firedBy("ArrowRight", ["body"]), ["st-step"]);
  deepEqual(firedBy("x", ["body"]), []);
});

test("arrows step wherever the keyboard was put, but where a key has led into a group", () => {
  const signs = ["button", "[data-group]", "body"];
  deepEqual(pressedQuickly(["ArrowRight", "ArrowRight"], signs), [
    ["st-step", 4],
    ["st-step", 5],
  ]);
  deepEqual(pressedQuickly(["Tab", "ArrowRight"], signs), []);
  deepEqual(pressedQuickly(["b", "ArrowRight"], ["button", ".told-board"]), []);
  deepEqual(pressedQuickly(["Tab", "ArrowRight"], ["button"]), [["st-step", 4]]);
});

test("quick presses add up before the board has followed the first one, and the end is the end", () => {
  const steps = pressedQuickly(["ArrowUp", "ArrowDown", "ArrowDown", "ArrowDown"], ["body"]);
  deepEqual(
    steps.map(([, step]) => step),
    [2, 6, 9, undefined],
  );
  deepEqual(
    pressedQuickly(["ArrowRight", "ArrowRight", "End"], ["body"]).map(([, step]) => step),
    [4, 5, 9],
  );
});
