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
 * @param {boolean} [isThere] the board can be told in words
 * @param {boolean} [isRead] the keyboard is in them
 */
function led(active, shown, isThere = true, isRead = false) {
  focused = "";
  const table = {
    renderRoot: {
      activeElement: shown.inside?.name === active ? shown.inside : new Thing(active),
      querySelector: () => shown,
    },
    told: { isThere, isRead, enter: () => (focused = "board") },
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

test("the key of the guide leads to the drawn board that its words are about, and from there to its words", () => {
  const board = new Thing("map");
  equal(led("hand", board), "board");
  equal(led("guide-next", board), "board");
  equal(led("hand", board, false), "guide-next");
  equal(led("told-space-3", board, true, true), "guide-next");
});

test("it leads to the button that the lesson shows at once", () => {
  const bar = new Thing("bar", new Thing("press"));
  equal(led("hand", bar), "press");
  equal(led("guide-next", bar), "press");
  equal(led("press", bar), "guide-next");
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
