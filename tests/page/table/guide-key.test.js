import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import "../fakes/document.js";

/** A thing on the table: its name, and the buttons in it. */
class Thing {
  constructor(/** @type {string} */ name, /** @type {Thing | null} */ inside = null) {
    this.name = name;
    this.inside = inside;
  }

  /** @param {string} selector */
  matches(selector) {
    return selector.includes(this.name);
  }

  querySelector() {
    return this.inside;
  }

  focus() {
    focused = this.name;
  }
}

Object.assign(globalThis, { HTMLElement: Thing });
const { Guide } = await import("../../../web/table/guide/guide.js");
let focused = "";

/**
 * Where its key leads.
 *
 * @param {string} active what has the focus
 * @param {Thing} shown what the lesson shows
 */
function led(active, shown, isThere = true) {
  focused = "";
  const table = {
    renderRoot: { activeElement: new Thing(active), querySelector: () => shown },
    told: { isThere, enter: () => (focused = "board") },
    focusOn: () => (focused = "guide-next"),
  };
  Guide.prototype.lead.call(
    Object.create(Guide.prototype, {
      table: { value: table },
      lesson: { value: { shows: shown.name } },
    }),
  );
  return focused;
}

test("the key of the guide leads to its words, and from there to the drawn board that they are about", () => {
  const board = new Thing("map");
  equal(led("hand", board), "guide-next");
  equal(led("guide-next", board), "board");
  equal(led("guide-next", board, false), "guide-next");
});

test("it leads to the button that the lesson shows at once", () => {
  const bar = new Thing("bar", new Thing("press"));
  equal(led("hand", bar), "press");
  equal(led("guide-next", bar), "press");
});

test("a guide that has ended, or has nothing to show, answers its key", () => {
  for (const [isOn, answer] of [
    [false, "table-guide-left"],
    [true, "table-guide-silent"],
  ]) {
    /** @type {unknown[]} */
    const told = [];
    const table = {
      renderRoot: { activeElement: null, querySelector: () => null },
      feedback: { info: (/** @type {string} */ id) => told.push(id) },
      focusOn() {},
    };
    Guide.prototype.lead.call(
      Object.create(Guide.prototype, {
        table: { value: table },
        lesson: { value: null },
        isOn: { value: isOn },
      }),
    );
    deepEqual(told, [answer]);
  }
});
