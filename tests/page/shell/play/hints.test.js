import { deepEqual, equal } from "node:assert/strict";
import { afterEach, mock, test } from "node:test";
import "../../fakes/document.js";

Object.assign(globalThis, { navigator: { hardwareConcurrency: 4 } });
const { Hints } = await import("../../../../web/shell/play/hints.js");
const { thinkers } = await import("../../../../web/core/engine/thinkers.js");

afterEach(() => mock.timers.reset());

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

/**
 * Follows a hint, and lets the engine answer.
 *
 * @param {object} answer what the session is then
 */
function followed(answer) {
  const hints = hintsWith();
  const session = /** @type {any} */ (hints.session);
  session.seat = 0;
  const asked = /** @type {unknown[]} */ ([]);
  hints.think = async () => {
    asked.push(session.view);
  };
  hints.show(false, /** @type {any} */ ({ text: "take" }));
  equal(hints.hasNext, false);
  hints.follow(() => session.dispatchEvent(new Event("change")));
  Object.assign(session, answer);
  session.dispatchEvent(new Event("change"));
  return { hints, asked };
}

test("a followed hint is put away and thinks of nothing unasked: its button shows that the turn goes on", async () => {
  const { hints, asked } = followed({ view: { actions: ["lay"], observation: { round: 2 } } });
  deepEqual([hints.isOpen, asked.length, hints.hasNext], [false, 0, true]);
  await hints.ask();
  equal(asked.length, 1);
});

test("nothing goes on in another turn, with another person, and while a computer decides", () => {
  const view = { actions: ["lay"], observation: { round: 2 } };
  const later = { ...view, observation: { round: 3 } };
  for (const answer of [{ view, phase: "computer" }, { view, seat: 1 }, { view: later }])
    equal(followed(answer).hints.hasNext, false, JSON.stringify(answer));
});

/** A card without a page, and what it has fired. */
function cardWith() {
  const StHint = /** @type {any} */ (customElements.get("st-hint"));
  const card = new StHint();
  const fired = /** @type {string[]} */ ([]);
  card.fire = (/** @type {string} */ name) => fired.push(name);
  return { card, fired };
}

test("the second half of a double press follows no further step", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { card, fired } = cardWith();
  card.advice = [{}];
  for (const timeStamp of [1000, 1200]) card.follow({ timeStamp });
  mock.timers.tick(1);
  deepEqual(fired, ["st-follow"]);
  card.advice = null;
  card.willUpdate();
  card.follow({ timeStamp: 3000 });
  equal(fired.length, 1, "the next step is still thought over");
  equal(card.early, true, "and that is said");
  card.advice = [{}];
  card.follow({ timeStamp: 4000 });
  mock.timers.tick(1);
  deepEqual(fired.slice(1), ["st-follow"]);
});

test("a press on advice that has just come is done once it can have been read, drawn again or not", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { card, fired } = cardWith();
  card.advice = [{}];
  Object.assign(document, { activeElement: {} });
  card.updated(new Map([["advice", null]]));
  // In whole milliseconds, as timers are: a fraction of one would make the last tick come too soon.
  const since = Math.round(card.since);
  card.since = since;
  for (const later of [250, 500]) card.follow({ timeStamp: since + later });
  deepEqual([fired, card.kept], [[], true]);
  card.updated(new Map([["advice", [{}]]]));
  equal(card.since, since);
  mock.timers.tick(349);
  equal(fired.length, 0);
  mock.timers.tick(1);
  deepEqual(fired, ["st-follow"]);
});

test("what was pressed too soon is not done when the advice is put away before", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { card, fired } = cardWith();
  card.advice = [{}];
  card.since = 1000;
  card.follow({ timeStamp: 1100 });
  card.advice = null;
  card.willUpdate();
  mock.timers.tick(1000);
  deepEqual([fired, card.kept], [[], false]);
});

test("what is the only thing to do counts as no advice", async () => {
  mock.method(thinkers, "run", async () => ({ hint: { note: { step: 3 } } }));
  for (const [actions, count] of /** @type {const} */ ([
    [["end"], 0],
    [["take", "end"], 1],
  ])) {
    const hints = hintsWith();
    let noted = 0;
    const noteHint = () => {
      noted += 1;
    };
    const view = { actions, observation: { round: 2 } };
    Object.assign(hints.session, { keeper: { noteHint }, view });
    await hints.think();
    equal(hints.isOpen, true);
    equal(noted, count);
  }
  mock.restoreAll();
});
