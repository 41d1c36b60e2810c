import { html } from "lit";
import { lossOf } from "../../core/session/game-words.js";
import { results } from "../../core/storage/results/results.js";
import { store } from "../../core/storage/store.js";
import { t } from "../../i18n/index.js";
import { go } from "../../ui/router.js";
import { toAnalysis } from "../after/later.js";
import { solvedCount, solveNext } from "../puzzles/positions.js";

/** @typedef {import("./study.js").Study} Study */
/** @typedef {import("./study.js").Way} Way */
/** @typedef {import("../../core/session/game-words.js").GameWords} GameWords */

/**
 * A decision that is made once more, or a position to solve, and how it went.
 *
 * @param {import("./open-game.js").OpenGame} game
 * @param {import("./game-loader.js").Loaded} loaded
 */
export function studyStrip(game, { study, words, flow }) {
  const { verdict, tried, session } = study;
  const { lesson, saved } = session;
  const state = verdict?.outcome ?? (tried.length > 0 ? "thinking" : "asked");
  const loss = lossOf(verdict?.worse?.cost ?? lesson?.cost ?? 0, verdict?.percents);
  const { game: id = "", origin } = saved ?? {};
  return html`<st-study
    .heading=${lesson?.task && state === "asked" ? t("puzzle-task", { kind: lesson.task }) : t(`study-is-${state}`, { ...loss, left: lesson?.left ?? "none", solved: lesson?.task ? solvedCount() : 0 })}
    .said=${saidOf(study, words, loss)}
    .state=${state}
    .ways=${[...waysOn(study, lesson), ...(store.load(origin?.id ?? "") ? ["back"] : [])]}
    @st-on=${() => void flow.act(study.end())}
    @st-again=${() => study.again()}
    @st-back=${() => origin && toAnalysis(origin.id)}
    @st-show=${() => study.reveal()}
    @st-next=${() => void solveNext(id, origin?.id, lesson?.left && lesson.left - 1).catch((error) => game.complain(error))}
    @st-own=${() => go("/alone")}
    @st-all=${() => go(`/puzzles/${id}`)}
  ></st-study>`;
}

/**
 * The buttons at a decision that is made once more, or at a position to solve.
 *
 * @param {Study} study
 * @param {Partial<import("../../core/storage/types.js").Lesson> | null} lesson
 * @returns {Way[]}
 */
function waysOn({ verdict, isRevealed }, lesson) {
  const { task, left } = lesson ?? {};
  if (!verdict) return task ? ["all"] : [];
  if (verdict.outcome === "begun") return ["again", "all"];
  const after = left === 0 ? "own" : "next";
  if (task) return ["again", verdict.worse && !isRevealed ? "show" : "on", after, "all"];
  return !isRevealed && verdict.worse ? ["again", "show", "on"] : ["again", "on"];
}

/**
 * What is asked, or said of what was done. As long as another try is offered, a wrong answer is told what would follow, not the
 * solution.
 *
 * @param {Study} study
 * @param {GameWords} words
 * @param {ReturnType<typeof lossOf>} loss
 * @returns {string[]}
 */
function saidOf(study, words, loss) {
  const { verdict, tried, session } = study;
  const { task, action, done: then } = session.lesson ?? {};
  const named = tried[0] ? study.answer : (then ?? study.action(task ? "" : action));
  if (!named) return task ? [t("puzzle-first")] : [];
  const done = t(`study-${tried[0] ? "now" : "then"}`, { action: words.action(named), ...loss });
  if (!verdict) return [done];
  const { worse, follows } = verdict;
  const answer = results.answers().get(session.saved?.origin?.id ?? "");
  const counted = task && answer ? [t("study-counted", { answer })] : [];
  const { name = "" } = session.saved?.seats[follows?.seat ?? -1] ?? {};
  const next = follows
    ? [t("puzzle-follows", { ...follows, name, action: words.action(follows.action) })]
    : [];
  // What follows the try is no answer to the solution.
  if (worse && study.isRevealed) return saidOfBetter(worse, verdict, words);
  if (worse) return [...saidOfMissed(study, verdict, words), ...next, ...counted].filter(Boolean);
  if (!task || verdict.outcome === "begun") return [done, ...words.reasons(verdict.reasons)];
  const second = study.action(action);
  const asked = `${task}-${second?.type}`;
  const other = second ? [t("puzzle-second", { asked, action: words.action(second) })] : [];
  const [why, against] = [words.reasons(verdict.reasons), words.reasons(verdict.lacks)];
  return [...why, ...other, ...against, ...counted];
}

/**
 * @param {Pick<import("../../core/engine/types.js").Standout, "better" | "reasons">} worse
 * @param {Pick<import("../../core/engine/types.js").Judged, "reasons" | "brings">} own what was done gives up, and what it brings
 * @param {GameWords} words
 */
export function saidOfBetter({ better, reasons }, own, words) {
  const action = words.action(words.advice(better, []));
  return [...saidOfOwn(own, words), t("study-better", { action }), ...words.reasons(reasons)];
}

/** @param {Pick<import("../../core/engine/types.js").Judged, "reasons" | "brings">} own @param {GameWords} words */
function saidOfOwn({ reasons, brings = [] }, words) {
  const gains = words.reasons(brings).map((reason) => t("study-brings", { reason }));
  return [...words.reasons(reasons), ...gains];
}

/**
 * What is wrong with the action, and what it brings; the engine leaves out what names the best one.
 *
 * @param {Study} study
 * @param {import("../../core/engine/types.js").Judged} verdict
 * @param {GameWords} words
 */
function saidOfMissed(study, verdict, words) {
  const { tried, misses, session } = study;
  const better = /** @type {any} */ (verdict.worse?.better);
  const verb = tried[0]?.split(" ", 1)[0] === better.type ? better.type : "";
  const whereOf = (/** @type {any} */ one) => words.module.where?.(one, words.context) ?? "none";
  const place = whereOf(better);
  const isThere = (/** @type {any} */ one) => one.type === better.type && whereOf(one) === place;
  const there = /** @type {any[]} */ (session.view?.actions ?? []).filter(isThere);
  // A place where there is one card alone would name it.
  const where = new Set(there.map(({ card, text }) => card ?? text)).size > 1 ? place : "none";
  // Whoever closes with other houses knows that it is about closing.
  const isNear = misses > 1 && !(verb && place === "none");
  const nudge = isNear
    ? t("puzzle-nudge", { from: 0, ...better, where })
    : verb &&
      t("puzzle-instead", { verb, there: Number(whereOf(study.action(tried[0])) === place) });
  return [...words.reasons(verdict.lacks), ...saidOfOwn(verdict, words), nudge];
}
