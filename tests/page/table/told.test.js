import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import "../fakes/document.js";

const { Told } = await import("../../../web/table/told/told.js");
const { nextSpot } = await import("../../../web/table/told/told-board.js");

/** Two charts: one of two rows with three places and one, another of one row with two. */
const SPOTS = [
  { chart: 0, row: 0, column: 0 },
  { chart: 0, row: 0, column: 1 },
  { chart: 0, row: 0, column: 4 },
  { chart: 0, row: 2, column: 3 },
  { chart: 1, row: 0, column: 1 },
  { chart: 1, row: 0, column: 2 },
];

/** @param {string} key */
const from = (key) => SPOTS.map((_, here) => nextSpot(key, SPOTS, here));

test("left and right go through all places and around", () => {
  deepEqual(from("ArrowRight"), [1, 2, 3, 4, 5, 0]);
  deepEqual(from("ArrowLeft"), [5, 0, 1, 2, 3, 4]);
});

test("up and down go to the nearest place of the next row, and on into the next chart", () => {
  deepEqual(from("ArrowDown"), [3, 3, 3, 5, 1, 1]);
  deepEqual(from("ArrowUp"), [4, 4, 5, 2, 3, 3]);
});

test("there are keys for the ends of a chart and from chart to chart", () => {
  deepEqual(from("Home"), [0, 0, 0, 0, 4, 4]);
  deepEqual(from("End"), [3, 3, 3, 3, 5, 5]);
  deepEqual(from("PageDown"), [4, 4, 4, 4, 0, 0]);
  deepEqual(from("PageUp"), [4, 4, 4, 4, 0, 0]);
});

test("nothing else walks, and nobody walks from nowhere", () => {
  equal(nextSpot("x", SPOTS, 2), 2);
  equal(nextSpot("ArrowRight", [], -1), -1);
});

test("whoever puts it away is where the keyboard was before, or stays elsewhere", async () => {
  class Focused {
    constructor(/** @type {string} */ name) {
      this.name = name;
    }
    focus() {
      root.activeElement = this;
    }
  }
  Object.assign(globalThis, { HTMLElement: Focused });
  const [buy, place, tool] = ["press-buy-shop", "place", "tool-told"].map((n) => new Focused(n));
  const root = {
    activeElement: /** @type {Focused | undefined} */ (buy),
    querySelector: () => ({ matches: () => root.activeElement === place }),
  };
  const table = {
    addController() {},
    requestUpdate() {},
    renderRoot: root,
    focusOn(/** @type {string} */ wanted) {
      root.activeElement = wanted.includes("data-place") ? place : tool;
      return true;
    },
  };
  const told = new Told(/** @type {any} */ (table));
  const at = () => root.activeElement?.name;
  await told.toggle();
  equal(at(), "place");
  await told.toggle();
  equal(at(), "press-buy-shop");
  await told.toggle();
  root.activeElement = tool;
  await told.toggle();
  equal(at(), "tool-told", "it was not in the words any more");
  // What had it before may be gone, or nothing had it.
  root.activeElement = undefined;
  await told.toggle();
  await told.toggle();
  equal(at(), "tool-told");
});
