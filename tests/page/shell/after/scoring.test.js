import { equal } from "node:assert/strict";
import { mock, test } from "node:test";
import "../../fakes/document.js";
import { Scoring } from "../../../../web/shell/after/scoring.js";

Object.assign(document, {
  createElement: () => ({ setAttribute() {} }),
  body: { append() {} },
});
Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
mock.timers.enable({ apis: ["setTimeout"] });
let now = 0;
mock.method(performance, "now", () => now);

const settled = async () => {
  for (let i = 0; i < 10; i += 1) await null;
};

/** @param {number} count of steps */
function counted(count) {
  const step = { seat: 0, points: 1, totals: [1], part: "cards", telling: { focus: [] } };
  const host = /** @type {any} */ ({ requestUpdate() {}, updateComplete: null });
  const loaded = /** @type {any} */ ({
    words: { describe: () => [""] },
    table: { pulse() {}, updateComplete: null },
  });
  const counting = /** @type {any} */ ({ begin: [0], steps: Array(count).fill(step) });
  return new Scoring(counting, loaded, host);
}

test("a press on the last step counts once that step has been seen", async () => {
  const scoring = counted(2);
  await settled();
  now = 1500;
  mock.timers.tick(1500);
  equal(scoring.at, 1, "it goes on by itself");
  now = 1600;
  equal(scoring.next(), true, "meant for the step before");
  await settled();
  now = 2550;
  equal(scoring.next(), false);
});

test("after a press every step waits for the next one", async () => {
  const scoring = counted(4);
  await settled();
  mock.timers.tick(1500);
  await settled();
  equal(scoring.at, 1);
  scoring.next();
  await settled();
  mock.timers.tick(60_000);
  await settled();
  equal(scoring.at, 2);
});
