import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import "../fakes/document.js";
import { elementWith, eventsOf } from "../../../web/ui/reactive.js";

class Sample extends elementWith(
  { name: "", count: 2, on: false, seats: /** @type {string[]} */ ([]) },
  "on",
) {
  /** There is no document to draw in. */
  scheduleUpdate() {}
}
customElements.define("st-sample", Sample);

test("a text, a number and a yes or no may be given as an attribute, a list may not", () => {
  const { elementProperties } = /** @type {typeof import("lit").LitElement} */ (
    /** @type {unknown} */ (Sample)
  );
  const told = ["name", "count", "on", "seats"].map((name) => {
    const { type, attribute = true, reflect = false } = elementProperties.get(name) ?? {};
    return [type, attribute, reflect];
  });
  deepEqual(told, [
    [String, true, false],
    [Number, true, false],
    [Boolean, true, true],
    [undefined, false, false],
  ]);
});

test("an element begins with the values that were said with its properties", () => {
  const { name, count, on, seats } = new Sample();
  deepEqual({ name, count, on, seats }, { name: "", count: 2, on: false, seats: [] });
});

test("an element hears of others only while it is on the page", () => {
  const other = new EventTarget();
  const sample = new Sample();
  let heard = 0;
  sample.hear(eventsOf(other, "change"), () => {
    heard += 1;
  });
  other.dispatchEvent(new Event("change"));
  equal(heard, 0);
  sample.connectedCallback();
  other.dispatchEvent(new Event("change"));
  equal(heard, 1);
  sample.disconnectedCallback();
  other.dispatchEvent(new Event("change"));
  equal(heard, 1);
});
