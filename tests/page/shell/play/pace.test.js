import { equal, ok } from "node:assert/strict";
import { test } from "node:test";
import "../../fakes/document.js";
import { setPrefs } from "../../../../web/core/settings/prefs.js";
import { paceOf } from "../../../../web/shell/play/turn-flow.js";

test("the pace of computers is a setting of its own, and follows the animations where it is the usual one", () => {
  setPrefs({ computerPace: "normal", animationSpeed: "normal" });
  equal(paceOf(false).pauseMs, 1000);
  equal(paceOf(false).turnMs, Number.POSITIVE_INFINITY);
  setPrefs({ animationSpeed: "fast" });
  equal(paceOf(false).pauseMs, 500);
  setPrefs({ computerPace: "slow", animationSpeed: "off" });
  equal(paceOf(false).pauseMs, 1800);
});

test("three computers at a quick pace think and wait four seconds at most, with four actions in each turn", () => {
  setPrefs({ computerPace: "quick", animationSpeed: "normal" });
  const { pauseMs, turnMs } = paceOf(false);
  ok(3 * (turnMs + 4 * pauseMs) < 4000);
});

test("after skipping to one's own turn no action is waited for", () => {
  setPrefs({ computerPace: "slow" });
  equal(paceOf(true).pauseMs, 0);
});
