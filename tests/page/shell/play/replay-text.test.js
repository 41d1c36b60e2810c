import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import "../../fakes/document.js";

Object.assign(globalThis, { window: { addEventListener() {}, setTimeout() {} } });
const { t } = await import("../../../../web/i18n/index.js");
const { aboutCoached, fewHints, isWanted, stepText } = await import(
  "../../../../web/shell/play/table-overlays.js"
);

const ENDED = { event: "turn-ended", seat: 1 };
const TOLD = { event: "turn-began", seat: 0, text: "Anna begins." };
const COUNTED = { event: "scored", seat: 0, text: "Counted." };

/** @param {any[][]} steps the events of each step @param {boolean} [isCounted] @returns {string[]} */
function texts(steps, isCounted = true) {
  const session = {
    history: steps.map((events, i) => ({ step: i + 1, seat: 1, text: null, events })),
    saved: { seats: [{ name: "Anna" }, { name: "Ben" }] },
  };
  const words = {
    describe: (/** @type {any[]} */ events) => events.flatMap(({ text }) => text ?? []),
  };
  return [0, ...steps.map((_, i) => i + 1)].map((step) =>
    stepText(/** @type {any} */ (session), step, words, isCounted),
  );
}

test("only the very end of a game is said to be its end", () => {
  const quiet = t("replay-untold", { name: "Ben", ends: "yes" });
  const nothing = t("replay-untold", { name: "Ben", ends: "no" });
  const turn = t("replay-turn", { name: "Ben", done: quiet });
  deepEqual(texts([[ENDED], [TOLD], [], [ENDED], [ENDED, COUNTED]]), [
    t("replay-start"),
    turn,
    "Anna begins.",
    nothing,
    turn,
    t("replay-over"),
  ]);
});

test("where nothing is counted after the last step, that is not said", () => {
  equal(texts([[TOLD], [ENDED]], false).at(-1), t("replay-untold", { name: "Ben", ends: "yes" }));
});

test("a step to a turn says whose it is, before what led to it", () => {
  const last = { event: "closed", seat: 1, text: "Anna closes." };
  const said = t("replay-turn", { name: "Ben", done: "Anna closes." });
  equal(texts([[last, ENDED], [TOLD]])[1], said);
  equal(texts([[last, ENDED, TOLD], [TOLD]])[1], said, "only once");
});

test("it is asked before a hint that is one too many for the ladder, but not before the last one again", async () => {
  /** @type {string[]} */
  const asked = [];
  const body = {
    append(/** @type {any} */ { question, answered }) {
      asked.push(question.text);
      answered(asked.length > 1 ? "hint-dear" : "cancel");
    },
  };
  Object.assign(document, { body });
  Object.assign(window, { removeEventListener() {} });
  Object.assign(globalThis, { location: { hash: "" } });
  const seats = [{ kind: "person" }, { kind: "computer", level: "merchant" }];
  const record = { actions: [..."abcdefg"] };
  const wanted = (/** @type {number[]} */ ...steps) => {
    const hints = steps.map((step) => ({ step }));
    const saved = { seats, record, status: { over: false }, hints };
    return isWanted(/** @type {any} */ ({ saved, view: { step: 7 } }));
  };
  deepEqual(
    [await wanted(1, 5), await wanted(1, 5, 7), await wanted(1, 2, 3, 4)],
    Array(3).fill(true),
  );
  deepEqual(asked, []);
  deepEqual([await wanted(1, 5, 6), await wanted(1, 5, 6)], [false, true]);
  deepEqual(asked, Array(2).fill(t("hint-dear", { few: 3 })));
});

test("a game for the ladder says how many of its hints are left; one plan is one hint", () => {
  const seats = [{ kind: "person" }, { kind: "computer", level: "merchant" }];
  const saved = { seats, status: { over: false }, record: { actions: [..."abcdefg"] } };
  const said = (/** @type {object} */ more) =>
    fewHints(/** @type {any} */ ({ saved: { ...saved, ...more } }));
  const hints = (/** @type {number[]} */ ...steps) => ({ hints: steps.map((step) => ({ step })) });
  equal(said({}), t("hint-few", { left: 3, few: 3, own: "yes" }));
  equal(said(hints(1, 5)), t("hint-few", { left: 1, few: 3, own: "yes" }));
  equal(said(hints(1, 2, 5, 6)), t("hint-few", { left: -1, few: 3, own: "no" }));
  const warned = { hints: [{ step: 0, warned: true, action: "x" }] };
  equal(said(warned), t("hint-few", { left: 3, few: 3, own: "yes" }));
  const first = { step: 0, action: "a", plan: ["a", "b", "c"] };
  for (const [step, action, left] of /** @type {const} */ ([
    [1, "b", 2],
    [2, "c", 2],
    [1, "x", 1],
    [3, "d", 1],
  ])) {
    const text = t("hint-few", { left, few: 3, own: "yes" });
    equal(said({ hints: [first, { step, action }] }), text, `${step} ${action}`);
  }
  const left = {
    hints: [
      { ...first, plan: ["a", "x", "c"] },
      { step: 2, action: "c" },
    ],
  };
  equal(said(left), t("hint-few", { left: 1, few: 3, own: "yes" }), "the plan was left");
  equal(said({ study: true }), "");
  equal(said({ seats: [seats[0], seats[0]] }), "");
});

test("beside what the coach has noted stands what taking it back costs", () => {
  const seats = [{ kind: "person" }, { kind: "computer", level: "merchant" }];
  const saved = { seats, status: { over: false }, record: { actions: [..."abcdefg"] } };
  const said = (/** @type {number} */ presses, more = {}) =>
    aboutCoached(/** @type {any} */ ({ session: { saved: { ...saved, ...more } } }), { presses });
  deepEqual(said(1), [t("coach-counts")]);
  deepEqual(said(0), [t("coach-kept")]);
  deepEqual(said(-1), []);
  const many = { hints: [0, 1, 2, 3].map((step) => ({ step })) };
  for (const other of [{ study: true }, many]) deepEqual(said(1, other), []);
});
