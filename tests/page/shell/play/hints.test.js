import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import "../../fakes/document.js";

Object.assign(globalThis, { navigator: { hardwareConcurrency: 4 } });
const { Hints } = await import("../../../../web/shell/play/hints.js");

function hintsWith() {
  const session = /** @type {any} */ (new EventTarget());
  Object.assign(session, {
    phase: "playing",
    levels: ["merchant"],
    view: { actions: ["take"], observation: { round: 2 } },
  });
  return new Hints(session);
}

test("a hint that is pressed again while it is shown is put away, but not by the second half of a double press", async () => {
  const hints = hintsWith();
  hints.show(false, /** @type {any} */ ({ text: "take" }));
  await hints.ask();
  equal(hints.isOpen, true);
  hints.came -= 1000;
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
  const [ship, stop, table] = ["canvas", "button", "main"].map((localName) => ({ localName }));
  const at = (/** @type {object} */ activeElement) => Object.assign(document, { activeElement });
  card.cameFrom = ship;
  at(stop);
  equal(isKept("Enter"), false, "what was reached since is pressed");
  at(ship);
  equal(isKept("a"), false);
  equal(card.early, false);
  at(table);
  equal(isKept("Enter"), true, "a touch beside everything has led the keyboard to nothing");
  card.early = false;
  at(ship);
  equal(card.early, false);
  equal(isKept("Enter"), true);
  equal(card.early, true);
  card.advice = [{}];
  equal(isKept("Enter"), false);
});

/** @typedef {{kind: string, id: string}} Place */
/** A plan of two steps at each table, and of one. @type {Record<string, Place[]>} */
const PLANS = {
  "thurn-und-taxis": ["ulm", "lindau"].map((id) => ({ kind: "city", id })),
  murano: ["3", "5"].map((id) => ({ kind: "space", id })),
  "one step": [],
};

/**
 * Follows a hint, and lets the engine answer.
 *
 * @param {Place[]} line
 * @param {object} answer what the session is then
 */
function followed(line, answer) {
  const hints = hintsWith();
  const session = /** @type {any} */ (hints.session);
  session.seat = 0;
  const asked = /** @type {unknown[]} */ ([]);
  hints.think = async (goesOn) => {
    asked.push(goesOn);
  };
  hints.show(false, /** @type {any} */ ({ text: "take", line }));
  hints.follow(() => {
    session.busy = true;
    session.dispatchEvent(new Event("change"));
  });
  const isKept = hints.isOpen;
  session.dispatchEvent(new Event("change"));
  Object.assign(session, { busy: false }, answer);
  session.dispatchEvent(new Event("change"));
  return { isKept, asked, isOpen: hints.isOpen, session };
}

for (const [name, line] of Object.entries(PLANS)) {
  test(`a followed hint goes on in its place: ${name}`, () => {
    const { isKept, asked } = followed(line, {
      view: { actions: ["lay"], observation: { round: 2 } },
    });
    deepEqual([isKept, asked], [true, [0]]);
  });
}

test("a plan ends with the turn, with another person, and where its step was refused", () => {
  const line = PLANS.murano ?? [];
  const view = { actions: ["lay"], observation: { round: 2 } };
  const later = { ...view, observation: { round: 3 } };
  for (const answer of [{ view, phase: "computer" }, { view, seat: 1 }, { view: later }, {}]) {
    const { asked, isOpen } = followed(line, answer);
    deepEqual([asked, isOpen], [[], false], JSON.stringify(answer));
  }
});

test("a plan waits for what a computer decides in the middle of the turn", () => {
  const view = { actions: [], observation: { round: 2, phase: "return" } };
  const seats = [{ name: "Anna" }, { name: "Ben" }];
  const saved = { game: "thurn-und-taxis", view, status: { current: 1 }, seats };
  const waiting = { view, saved, phase: "computer" };
  const { asked, isOpen, session } = followed([], waiting);
  deepEqual([asked, isOpen], [[], true]);
  const own = { ...view, actions: ["lay"] };
  Object.assign(session, { view: own, phase: "playing" });
  session.dispatchEvent(new Event("change"));
  deepEqual(asked, [0]);
});

test("the second half of a double press follows no further step", () => {
  const StHint = /** @type {any} */ (customElements.get("st-hint"));
  const card = new StHint();
  const fired = /** @type {string[]} */ ([]);
  card.fire = (/** @type {string} */ name) => fired.push(name);
  card.advice = [{}];
  for (const timeStamp of [1000, 1200]) card.follow({ timeStamp });
  deepEqual(fired, ["st-follow", "st-soon"]);
  card.advice = null;
  card.follow({ timeStamp: 3000 });
  equal(fired.length, 2, "the next step is still thought over");
  equal(card.early, true, "and that is said");
  card.advice = [{}];
  card.follow({ timeStamp: 4000 });
  deepEqual(fired.slice(2), ["st-follow"]);
});

test("a press on advice that has just come was meant for the button before, and says so", () => {
  const StHint = /** @type {any} */ (customElements.get("st-hint"));
  const card = new StHint();
  const fired = /** @type {string[]} */ ([]);
  card.fire = (/** @type {string} */ name) => fired.push(name);
  card.advice = [{}];
  Object.assign(document, { activeElement: {} });
  card.updated(new Map([["advice", null]]));
  const { since } = card;
  // Pressed on and on, it is heard as soon as it can have been read.
  for (const later of [250, 500, 750]) card.follow({ timeStamp: since + later });
  deepEqual(fired, ["st-soon", "st-soon", "st-follow"]);
});
