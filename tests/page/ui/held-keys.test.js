import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import { heldKey } from "../../../web/ui/keyboard.js";

/** The names by which what has the keyboard answers a selector. @typedef {"button" | "link" | "text" | "list" | "slider" | "tick" | "nothing"} Kind */

/** @type {Record<Kind, {localName: string, type?: string}>} */
const KINDS = {
  button: { localName: "button" },
  link: { localName: "a" },
  text: { localName: "input", type: "text" },
  list: { localName: "select" },
  slider: { localName: "input", type: "range" },
  tick: { localName: "input", type: "checkbox" },
  nothing: { localName: "body" },
};

/**
 * @param {string} key
 * @param {Kind} kind of what has the keyboard
 * @param {Partial<KeyboardEvent>} [more]
 * @returns {string} what becomes of it: "goes on", "unheard" by the page, or "dead" for the browser as well
 */
function fate(key, kind, more = {}) {
  let fate = "goes on";
  const target = { isContentEditable: false, ...KINDS[kind] };
  heldKey(
    /** @type {any} */ ({
      key,
      repeat: true,
      composedPath: () => [target],
      stopImmediatePropagation: () => {
        if (fate === "goes on") fate = "unheard";
      },
      preventDefault: () => {
        fate = "dead";
      },
      ...more,
    }),
  );
  return fate;
}

test("a key that is pressed does what it does, whatever has the keyboard", () => {
  for (const key of ["Enter", " ", "e", "Escape", "ArrowLeft"])
    for (const kind of /** @type {Kind[]} */ (Object.keys(KINDS)))
      deepEqual([key, kind, fate(key, kind, { repeat: false })], [key, kind, "goes on"]);
});

test("a key that is held presses nothing again, and nothing else that has come under it", () => {
  for (const kind of /** @type {Kind[]} */ (["button", "link", "nothing", "tick", "slider"])) {
    deepEqual([kind, fate("Enter", kind)], [kind, "dead"]);
    deepEqual([kind, fate("Escape", kind)], [kind, "dead"]);
    deepEqual([kind, fate("e", kind)], [kind, "unheard"]);
  }
  deepEqual(fate(" ", "button"), "dead");
  deepEqual(fate("Enter", "text"), "dead", "a form is sent once");
});

test("a key that is held scrolls, walks, slides and writes on", () => {
  for (const key of ["ArrowLeft", "ArrowDown", "PageDown", "Home", "End", "Tab"])
    for (const kind of /** @type {Kind[]} */ (Object.keys(KINDS)))
      deepEqual([key, kind, fate(key, kind)], [key, kind, "goes on"]);
  for (const key of ["a", "Backspace", "Delete", " "])
    deepEqual([key, fate(key, "text")], [key, "goes on"]);
  deepEqual(
    fate("Enter", "nothing", {
      composedPath: () => [/** @type {any} */ ({ localName: "textarea" })],
    }),
    "goes on",
  );
  deepEqual(fate("b", "list"), "goes on");
  deepEqual(fate(" ", "nothing"), "unheard", "the browser scrolls");
});
