import { equal, ok } from "node:assert/strict";
import { test } from "node:test";
import "../../fakes/document.js";

Object.assign(globalThis, { navigator: { hardwareConcurrency: 4 } });
const { paceOf } = await import("../../../../web/shell/play/computer-turns.js");

const NORMAL = /** @type {const} */ ({ computerPace: "normal", animationSpeed: "normal" });

test("the pace of computers is a setting of its own, and follows the animations where it is the usual one", () => {
  equal(paceOf(NORMAL, false).pause, 1000);
  equal(paceOf({ ...NORMAL, animationSpeed: "fast" }, false).pause, 500);
  equal(paceOf({ computerPace: "slow", animationSpeed: "off" }, false).pause, 1800);
  equal(paceOf(NORMAL, false).turnMs, Number.POSITIVE_INFINITY);
});

test("three computers at a quick pace think and wait four seconds at most, with four actions in each turn", () => {
  const { pause, turnMs } = paceOf({ ...NORMAL, computerPace: "quick" }, false);
  ok(3 * (turnMs + 4 * pause) < 4000);
});

test("whoever skips to the own turn waits for no action to be looked at", () => {
  equal(paceOf({ ...NORMAL, computerPace: "slow" }, true).pause, 0);
});
