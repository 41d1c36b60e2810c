import { deepEqual, equal, ok } from "node:assert/strict";
import { test } from "node:test";
import "../../fakes/document.js";

Object.assign(globalThis, { navigator: { hardwareConcurrency: 4 } });
const { lossOf } = await import("../../../../web/core/session/game-words.js");
const { t } = await import("../../../../web/i18n/index.js");
const { studyStrip } = await import("../../../../web/shell/play/study-strip.js");

/** What is said of decisions that are made once more, and of positions to solve. */

const ULM = {
  text: "take Ulm",
  type: "take",
  words: "Take \u2068Ulm\u2069, with the \u2068Postmeister\u2069",
};
const DECK = { text: "take deck", words: "Take from the deck, with the \u2068Postmeister\u2069" };
const words = /** @type {any} */ ({
  action: (/** @type {typeof ULM} */ action) => action.words,
  advice: (/** @type {typeof ULM} */ action) => action,
  reasons: (/** @type {object[]} */ reasons) => reasons.map(String),
  module: { where: (/** @type {any} */ { card }) => (card ? "Württemberg" : undefined) },
});

/** @param {string} text @param {string | null} [id] of a reason that names the best action @param {object} [data] */
const why = (text, id = null, data = {}) => ({
  id,
  data,
  secret: id !== null,
  toString: () => text,
});

/** @param {string} text */
const plain = (text) => text.replace(/[\u2068\u2069]/gu, "");

/** @param {object} verdict @param {object} [more] @returns {{heading: string, said: string, ways: string[]}} what the strip shows */
function told(verdict, more = {}) {
  const session = {
    seat: 0,
    lesson: { action: DECK.text, better: ULM.text, cost: 30, chance: 0.6, task: "take" },
    saved: { game: "g", seats: [{ name: "Anna" }, { name: "Bert" }], origin: { id: "p", step: 4 } },
  };
  const study = {
    session,
    tried: [DECK.text],
    isRevealed: false,
    verdict: { outcome: "worse", reasons: [], lacks: [], brings: [], follows: null, ...verdict },
    answer: DECK,
    action: (/** @type {string} */ text) => [ULM, DECK].find((one) => one.text === text) ?? null,
    ...more,
  };
  const { values } = /** @type {any} */ (
    studyStrip(/** @type {any} */ ({}), /** @type {any} */ ({ study, words, flow: {} }))
  );
  const said = plain(values[1].join(" "));
  return { heading: plain(values[0]), said, ways: values[3] };
}

const worse = { better: ULM, cost: 30, reasons: ["\u2068Ulm\u2069 saves it."] };

test("the first ship of a trip is asked where that ends, and names itself", () => {
  const { heading, said, ways } = told({ outcome: "begun", answer: ULM }, { answer: ULM });
  ok(heading.startsWith(plain(t("study-is-begun"))), heading);
  ok(said.includes("Ulm"), said);
  deepEqual(ways, ["again", "all"]);
});

test("what was decided then is told as a whole", () => {
  const lesson = { action: DECK.text, done: ULM, better: DECK.text, cost: 5 };
  const session = { seat: 0, lesson, saved: { seats: [] } };
  const { said } = told({}, { session, verdict: null, tried: [] });
  ok(said.includes("Ulm"), said);
});

test("a position asks the person in front of it, whatever the seat is called", () => {
  const { heading } = told({}, { verdict: null, tried: [] });
  equal(heading, t("puzzle-task", { kind: "take" }));
  ok(!heading.includes("Anna"), heading);
});

test("a loss is told by both chances, as a lost game, or by what it costs where the chances look alike", () => {
  deepEqual(lossOf(30, [30, 60]).how, "part");
  deepEqual(lossOf(55, [5, 60]).how, "all");
  deepEqual(lossOf(89, [10, 99]).how, "all");
  deepEqual(lossOf(100).how, "all");
  deepEqual(lossOf(15, [5, 20]).how, "part");
  deepEqual(lossOf(3, [50, 50]).how, "cost");
});

test("a wrong answer is told what it loses and why, without the name of the solution", () => {
  const verdict = {
    worse,
    percents: [30, 60],
    reasons: [why("It gives up your route.")],
    lacks: [why("Your route is in danger.")],
    brings: [why("It is near.")],
    follows: { seat: 1, action: DECK, percent: 80, ends: 0, secret: 0 },
  };
  const { heading, said } = told(verdict);
  ok(heading.includes("30") && heading.includes("60"), heading);
  ok(said.includes("It gives up your route."), said);
  ok(said.includes("Bert would probably answer: Take from the deck"), said);
  ok(!said.includes("Ulm"), said);
  ok(said.includes("Your route is in danger.") && said.includes("It is near."), said);
  const shown = told(verdict, { isRevealed: true }).said;
  ok(!shown.includes("Bert would"), "what follows the try is no answer to the solution");
  // What would take the card that one should have taken names it: only that it is taken is told.
  const secret = { ...verdict, follows: { ...verdict.follows, secret: 1 } };
  ok(told(secret).said.includes("Bert would probably take next"), told(secret).said);
  ok(!told(secret).said.includes("deck"), told(secret).said);
  ok(shown.includes("Ulm saves it.") && shown.includes("It gives up your route."), shown);
});

test("what loses the game is called that, and beside the next best action no chance is told", () => {
  const { heading } = told({ worse: { ...worse, cost: 97 }, percents: [5, 95] });
  ok(heading.startsWith(plain(t("study-is-worse", { how: "all", better: 0 }))), heading);
  ok(heading.includes("5") && heading.includes("95"), heading);
  const { said } = told(
    { outcome: "found", worse: null, percents: [30, 60] },
    { tried: [ULM.text] },
  );
  // What games that were played on say of it stands beside it: no other figure does.
  ok(!/\d/u.test(said), said);
});

test("whoever closed rightly is told what going on costs, which other houses may not", () => {
  const second = (/** @type {string} */ task, /** @type {string} */ type) => {
    const lesson = { action: "end turn", better: "close each Ulm", cost: 30, task };
    const action = () => ({ ...DECK, type });
    const session = { seat: 0, lesson, saved: { game: "g", seats: [], origin: {} } };
    return told({ outcome: "found", worse: null }, { session, action, tried: ["close all Ulm"] })
      .said;
  };
  ok(second("close", "end").startsWith("Without closing: "), second("close", "end"));
  for (const [task, type] of /** @type {const} */ ([
    ["close", "close"],
    ["lay", "end"],
  ]))
    ok(second(task, type).startsWith("The next best: "), second(task, type));
});

test("a wrong answer hears what to look for beside it, and nothing that speaks for the solution", () => {
  const alike = told({ worse }).said;
  ok(alike.endsWith(plain(t("puzzle-instead", { verb: "take" }))), alike);
  const lay = { ...DECK, text: "lay Linz left" };
  const other = told({ worse }, { action: () => lay, tried: [lay.text] }).said;
  ok(!other.includes(plain(t("puzzle-instead", { verb: "" }))), other);
});

test("whoever builds in vain hears whether another island is better", () => {
  const build = (/** @type {string} */ text, /** @type {string} */ card) => ({
    ...ULM,
    text,
    type: "build",
    card,
  });
  const better = build("build glass 1a2", "glass");
  const said = (/** @type {string} */ card) => {
    const tried = build("build glass 2a2", card);
    return told({ worse: { ...worse, better } }, { action: () => tried, tried: [tried.text] }).said;
  };
  ok(said("glass").includes("on this island"), said("glass"));
  ok(said("").includes("on another island"), said(""));
});

test("from the second wrong answer on a nudge says what the best action is about, and where, without its name", () => {
  const better = { ...ULM, card: "ulm" };
  const verdict = { worse: { ...worse, better } };
  const nudge = (/** @type {object} */ args) =>
    plain(t("puzzle-nudge", { type: "", where: "none", from: 0, ...args }));
  const there = [{ ...better }, { ...better, card: "stuttgart" }];
  const sat = (/** @type {object[]} */ actions) => ({
    seat: 0,
    lesson: { action: DECK.text, better: ULM.text, cost: 30, task: "take" },
    saved: { game: "g", seats: [], origin: {} },
    view: { actions },
  });
  const second = told(verdict, { misses: 2, session: sat(there) }).said;
  // A country of which one card alone lies there would name it.
  const alone = told(verdict, { misses: 2, session: sat([better]) }).said;
  ok(alone.endsWith(nudge({ type: "take" })) && !alone.includes("Württemberg"), alone);
  ok(second.endsWith(nudge({ type: "take", where: "Württemberg" })), second);
  ok(!second.includes("Ulm"), second);
  ok(!told(verdict, { misses: 1 }).said.includes("Württemberg"));
  const sail = {
    ...verdict,
    worse: { ...worse, better: { text: "sail 3-7", type: "sail", from: 3 } },
  };
  const third = told(sail, { misses: 3 }).said;
  ok(third.endsWith(nudge({ type: "sail", from: 3 })), third);
  ok(nudge({ type: "place", where: "Navagero" }).includes("Navagero"));
});

test("the three positions after the guided first game come to an end, which is said", () => {
  const [asked, ends] = ["2", "0"].map((left) => {
    const lesson = {
      action: DECK.text,
      better: ULM.text,
      cost: 30,
      task: "take",
      left: Number(left),
    };
    const session = { seat: 0, lesson, saved: { game: "g", seats: [], origin: { id: "p" } } };
    return told({ outcome: "found" }, { session, tried: [ULM.text] });
  });
  deepEqual(asked?.ways, ["again", "on", "next", "all"]);
  deepEqual(ends?.ways, ["again", "on", "own", "all"]);
  ok(ends?.heading.includes("three") && !asked?.heading.includes("three"), ends?.heading);
});

test("a decision of an analysis that is made once more keeps its solution back, too", () => {
  const lesson = { action: DECK.text, better: ULM.text, cost: 30 };
  const session = {
    seat: 0,
    lesson,
    saved: { game: "g", seats: [], origin: { id: "p", step: 4 } },
  };
  const verdict = { worse };
  const held = told(verdict, { session });
  ok(!held.said.includes("Ulm"), held.said);
  deepEqual(held.ways, ["again", "show", "on"]);
  const shown = told(verdict, { session, isRevealed: true });
  ok(shown.said.includes("Ulm saves it."), shown.said);
});
