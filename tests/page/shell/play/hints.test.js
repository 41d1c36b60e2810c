import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import "../../fakes/document.js";

Object.assign(globalThis, { navigator: { hardwareConcurrency: 4 } });
const { Hints } = await import("../../../../web/shell/play/hints.js");

function hintsWith() {
  const session = /** @type {any} */ (new EventTarget());
  Object.assign(session, { phase: "playing", levels: ["merchant"], view: { actions: ["take"] } });
  return new Hints(session);
}

test("a hint that is pressed again while it is shown is put away", async () => {
  const hints = hintsWith();
  hints.show(false, /** @type {any} */ ({ text: "take" }));
  await hints.ask();
  equal(hints.isOpen, false);
});

test("a hint that is pressed again while it is thought over says the best found so far", async () => {
  const hints = hintsWith();
  hints.show(true, null);
  await hints.ask();
  deepEqual([hints.stopped.signal.aborted, hints.isOpen], [true, true]);
});

test("Enter before the advice has come does nothing but say so, unless the keyboard went elsewhere", () => {
  const StHint = /** @type {any} */ (customElements.get("st-hint"));
  const card = new StHint();
  /** @param {string} key */
  const isKept = (key) => {
    let kept = false;
    card.wait({ key, preventDefault() {}, stopPropagation: () => (kept = true) });
    return kept;
  };
  const [ship, stop] = [{}, {}];
  const at = (/** @type {object} */ activeElement) => Object.assign(document, { activeElement });
  card.cameFrom = ship;
  at(stop);
  equal(isKept("Enter"), false, "what was reached since is pressed");
  at(ship);
  equal(isKept("a"), false);
  equal(card.early, false);
  equal(isKept("Enter"), true);
  equal(card.early, true);
  card.advice = [{}];
  equal(isKept("Enter"), false);
});
