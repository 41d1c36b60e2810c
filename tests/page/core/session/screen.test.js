import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import { Curtain } from "../../../../web/core/session/curtain.js";
import { Phases } from "../../../../web/core/session/phases.js";
import { Screen } from "../../../../web/core/session/screen.js";

const OPEN = /** @type {any} */ ({ seat: null, over: false });
const OWN = /** @type {any} */ ({ seat: 0, over: false });
const STEP = /** @type {any} */ ({ step: 1, seat: 0, text: "stay", events: [] });
const EVENT = { event: "stay", seat: 0 };

function fullScreen() {
  const screen = new Screen(OPEN);
  screen.advance(OWN, [STEP], [EVENT]);
  screen.since = [STEP];
  return screen;
}

test("at first there is the kept picture, or nothing", () => {
  equal(new Screen(OPEN).view, OPEN);
  equal(new Screen(null).view, null);
});

test("covering leaves nothing of any seat", () => {
  const screen = fullScreen();
  screen.cover();
  const { view, history, since, events } = screen;
  deepEqual({ view, history, since, events }, { view: OPEN, history: [], since: [], events: [] });
});

test("what is caught up with is told and not played", () => {
  const screen = fullScreen();
  screen.uncover(OWN, []);
  screen.catchUp([STEP]);
  deepEqual(screen.since, [STEP]);
  deepEqual(screen.events, []);
});

test("a game that comes anew shows what lies open, and its past stays readable", () => {
  const screen = fullScreen();
  screen.begin(OPEN);
  equal(screen.view, OPEN);
  deepEqual(screen.history, [STEP]);
  deepEqual(screen.events, []);
});

/** @param {Screen} screen */
function curtainAt(screen) {
  /** @type {string[]} */
  const order = [];
  const phases = new Phases({
    changed: () => order.push(`shown ${screen.history.length}`),
    fault: (error) => {
      throw error;
    },
  });
  phases.now = "playing";
  const curtain = new Curtain({
    screen,
    phases,
    table: { forget: () => order.push("forgotten"), toldTo: () => [] },
    hush: () => order.push("hushed"),
  });
  return { curtain, phases, order };
}

test("the curtain falls over an empty table, and what was said is taken back before", () => {
  const screen = fullScreen();
  const { curtain, phases, order } = curtainAt(screen);
  curtain.fall("hidden");
  equal(phases.now, "curtain");
  equal(curtain.reason, "hidden");
  equal(screen.view, OPEN);
  deepEqual(order, ["hushed", "forgotten", "shown 0"]);
});

test("after the end, and before there is any picture, no curtain falls", () => {
  const ended = fullScreen();
  ended.view = { ...OWN, over: true };
  for (const screen of [ended, new Screen(null)]) {
    const { curtain, phases, order } = curtainAt(screen);
    curtain.fall("turn");
    equal(phases.now, "playing");
    deepEqual(order, []);
  }
  deepEqual(ended.history, [STEP]);
});
