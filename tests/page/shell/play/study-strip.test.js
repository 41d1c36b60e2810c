import { deepEqual, equal, ok } from "node:assert/strict";
import { test } from "node:test";
import "../../fakes/document.js";

Object.assign(globalThis, { navigator: { hardwareConcurrency: 4 } });
const { lossOf } = await import("../../../../web/core/session/game-words.js");
const { t } = await import("../../../../web/i18n/index.js");
const { studyStrip } = await import("../../../../web/shell/play/study-strip.js");

/** What is said of decisions that are made once more, and of positions to solve. */

const ULM = { text: "take Ulm", words: "Take \u2068Ulm\u2069, with the \u2068Postmeister\u2069" };
const DECK = { text: "take deck", words: "Take from the deck, with the \u2068Postmeister\u2069" };
const words = /** @type {any} */ ({
  action: (/** @type {typeof ULM} */ action) => action.words,
  reasons: (/** @type {string[]} */ reasons) => reasons,
});

/** @param {object} verdict @param {object} [more] @returns {{heading: string, said: string}} what the strip shows */
function told(verdict, more = {}) {
  const session = {
    seat: 0,
    lesson: { action: DECK.text, better: ULM.text, cost: 30, chance: 0.6, task: "take" },
    saved: { game: "g", seats: [{ name: "Anna" }, { name: "Bert" }], origin: { id: "p", step: 4 } },
  };
  const study = {
    session,
    tried: [DECK.text],
    isHeldBack: true,
    verdict: { outcome: "worse", reasons: [], missed: [], follows: null, ...verdict },
    action: (/** @type {string} */ text) => [ULM, DECK].find((one) => one.text === text) ?? null,
    ...more,
  };
  const { values } = /** @type {any} */ (
    studyStrip(/** @type {any} */ ({}), /** @type {any} */ ({ study, words, flow: {} }))
  );
  const said = values[1].join(" ").replace(/[\u2068\u2069]/gu, "");
  return { heading: values[0].replace(/[\u2068\u2069]/gu, ""), said };
}

const worse = { better: ULM, cost: 30, reasons: ["\u2068Ulm\u2069 saves it."] };

test("a loss is told by both chances, as a lost game, or by what it costs where the chances look alike", () => {
  deepEqual(lossOf(30, [30, 60]).how, "part");
  deepEqual(lossOf(55, [5, 60]).how, "all");
  deepEqual(lossOf(100).how, "all");
  deepEqual(lossOf(15, [5, 20]).how, "part");
  deepEqual(lossOf(3, [50, 50]).how, "cost");
});

test("a wrong answer is told what it loses and why, without the name of the solution", () => {
  const verdict = {
    worse,
    percents: [30, 60],
    reasons: ["It gives up your route."],
    brings: ["It is near."],
    missed: ["\u2068Ulm\u2069 saves your route.", "The \u2068Postmeister\u2069 helps."],
    follows: { seat: 1, action: ULM, percent: 80 },
  };
  const { heading, said } = told(verdict);
  ok(heading.includes("30") && heading.includes("60"), heading);
  ok(said.includes("It gives up your route."), said);
  const town = t("puzzle-veiled", { verb: "take" });
  ok(said.includes(`${town} saves your route.`) && said.includes("The Postmeister helps."), said);
  ok(said.indexOf(town) < said.indexOf("Bert"), said);
  ok(said.includes("It is near."), said);
  const shown = told(verdict, { isHeldBack: false }).said;
  ok(shown.includes("Ulm saves it.") && shown.includes("It gives up your route."), shown);
});

test("what loses the game is called that, and the next best action has both chances", () => {
  const { heading } = told({ worse: { ...worse, cost: 97 }, percents: [5, 95] });
  equal(/%/u.test(heading), false, heading);
  const { said } = told(
    { outcome: "found", worse: null, percents: [30, 60] },
    { tried: [ULM.text] },
  );
  ok(said.includes("30") && said.includes("60"), said);
});
