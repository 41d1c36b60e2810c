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
