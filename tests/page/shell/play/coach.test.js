import { deepEqual, equal } from "node:assert/strict";
import { beforeEach, test } from "node:test";
import "../../fakes/document.js";

Object.assign(globalThis, { navigator: { hardwareConcurrency: 4 } });
const { EngineError } = await import("../../../../web/core/engine/errors.js");
const { engineService } = await import("../../../../web/core/engine/service.js");
const { setPrefs } = await import("../../../../web/core/settings/prefs.js");
const { Coach } = await import("../../../../web/shell/play/coach.js");

const ENDED = [{ event: "turn-ended", seat: 0 }];

/** The decisions that were judged. @type {number[]} */
let asked = [];
/** By step what the engine says of a decision. @type {Map<number, object>} */
let costly = new Map();

beforeEach(() => {
  setPrefs({ coach: true });
  asked = [];
  costly = new Map();
  engineService.call = /** @type {any} */ (
    async (/** @type {string} */ _method, /** @type {any} */ { step }) => {
      asked.push(step);
      const worse = costly.get(step) ?? null;
      return { done: true, worse, note: worse && { step, warned: true } };
    }
  );
});

/** @param {number} step @param {"costly" | "perhaps"} [kind] */
function says(step, kind = "costly") {
  costly.set(step, { step, kind, cost: 7, better: { text: "take Linz" } });
}

/**
 * A table at which a person plays alone, seen after two actions.
 *
 * @param {object} [more]
 * @param {(step: number) => boolean} [isLed]
 */
function table(more = {}, isLed = () => false) {
  /** What the coach has kept. @type {unknown[]} */
  const kept = [];
  const session = /** @type {any} */ (new EventTarget());
  Object.assign(session, {
    phase: "playing",
    people: [0],
    levels: ["merchant"],
    saved: { record: {}, joined: [] },
    view: { undo: { steps: 9 } },
    history: [],
    keeper: { noteHint: (/** @type {unknown} */ note) => kept.push(note) },
    ...more,
  });
  const coach = new Coach(session, isLed);
  const did = async (/** @type {number} */ seat, /** @type {any[]} */ events = [], text = "") => {
    const step = session.history.length + 1;
    session.history = [...session.history, { step, seat, events, text }];
    session.dispatchEvent(new Event("change"));
    await coach.work;
  };
  const back = (/** @type {number} */ count) => {
    session.history = session.history.slice(0, -count);
    session.dispatchEvent(new Event("change"));
  };
  session.history = [1, 2].map((step) => ({ step, seat: 0, events: [] }));
  session.dispatchEvent(new Event("change"));
  return { session, coach, did, back, kept };
}

test("only what a person who plays alone does from now on is judged", async () => {
  const { session, coach, did } = table();
  await did(0);
  await did(1);
  await did(0);
  deepEqual(asked, [2, 4]);
  setPrefs({ coach: false });
  await did(0);
  setPrefs({ coach: true });
  session.people = [0, 1];
  await did(0);
  deepEqual(asked, [2, 4]);
  equal(coach.note, null);
});

test("nothing is said of the deal of a day, in which a hint would leave a trace", async () => {
  const { did } = table({ saved: { record: {}, joined: [], daily: "2026-11-26" } });
  await did(0);
  deepEqual(asked, []);
});

test("a costly decision is noted until the person acts again after another player has moved", async () => {
  const { coach, did } = table();
  says(2);
  await did(0);
  equal(coach.note?.step, 2);
  // Others may have something to do in one's own turn.
  await did(1);
  await did(0, ENDED);
  equal(coach.ends(2).length, 1);
  await did(1);
  await did(1);
  equal(coach.note?.step, 2);
  await did(0);
  equal(coach.note, null);
});

test("a decision is judged though a later one is taken back meanwhile", async () => {
  const { coach, did, back } = table();
  says(2);
  says(3);
  const judging = did(0, [], "a");
  void did(0, [], "b");
  back(1);
  await judging;
  await coach.work;
  equal(coach.note?.step, 2);
});

test("what was better and is done after all is not asked for any more", async () => {
  const { coach, did } = table();
  says(2);
  await did(0);
  equal(coach.note?.step, 2);
  await did(0, [], "take Linz");
  equal(coach.note, null);
});

test("a verdict that comes while others play stands through the turn that follows", async () => {
  const { coach, did } = table();
  says(2);
  const judging = did(0, ENDED);
  void did(1);
  await judging;
  await did(0);
  equal(coach.note?.step, 2);
  await did(0, ENDED);
  await did(1);
  equal(coach.note?.step, 2);
  await did(0);
  equal(coach.note, null);
});

test("a verdict that comes after the person has acted in a later turn is still said", async () => {
  const { coach, did, kept } = table();
  says(2);
  /** @type {() => void} */
  let thought = () => {};
  const call = /** @type {any} */ (engineService.call);
  engineService.call = /** @type {any} */ (
    (/** @type {string} */ method, /** @type {any} */ params) =>
      new Promise((resolve) => (thought = () => resolve(call(method, params))))
  );
  void did(0);
  await Promise.resolve();
  engineService.call = call;
  void did(0, ENDED);
  void did(1);
  // What was better then may be done later on as well.
  const judging = did(0, [], "take Linz");
  thought();
  await judging;
  deepEqual([coach.note?.step, asked, kept.length], [2, [2, 3, 5], 1]);
  await did(0, ENDED);
  await did(1);
  equal(coach.note?.step, 2);
  equal(coach.ends(2).length, 2);
  await did(0);
  equal(coach.note, null);
});

test("nothing is said to be taken back while others play", async () => {
  const { session, coach, did } = table();
  says(2);
  await did(0);
  equal(coach.presses, 1);
  session.phase = "computer";
  equal(coach.presses, -1);
});

test("nothing is said of what was perhaps costly", async () => {
  const { coach, did } = table();
  says(2, "perhaps");
  await did(0);
  equal(coach.note, null);
});

test("a decision that was taken back is not spoken of any more, nor judged", async () => {
  const { coach, did, back } = table();
  says(2);
  await did(0);
  back(1);
  equal(coach.note, null);
  const judging = did(0);
  back(1);
  await judging;
  equal(coach.note, null);
});

test("it is taken back with what was done since, but for what one press did together", async () => {
  const { session, coach, did } = table();
  says(2);
  await did(0);
  await did(0);
  await did(0);
  session.saved.joined = [3];
  await did(1);
  equal(coach.presses, 2);
  session.saved.joined = [2];
  equal(coach.presses, 3);
  // Something was revealed since.
  session.view = { undo: { steps: 1 } };
  equal(coach.presses, 0);
});

test("an engine that cannot judge says nothing", async () => {
  const { coach, did } = table();
  engineService.call = () => Promise.reject(new EngineError("bad-think", "There is no such step."));
  await did(0);
  equal(coach.note, null);
});

test("it says what the analysis will say, and keeps it for that", async () => {
  const { coach, did, kept } = table();
  says(2);
  await did(0);
  await did(0);
  equal(coach.note?.cost, 7);
  deepEqual(kept, [{ step: 2, warned: true }]);
});

test("where the guide has said what to do, it has the word", async () => {
  const { coach, did } = table({}, (step) => step === 2);
  says(2);
  says(3);
  await did(0);
  equal(coach.note, null);
  await did(0);
  equal(coach.note?.step, 3);
  deepEqual(asked, [3]);
});
