import { html } from "lit";
import { lossOf } from "../../core/session/game-words.js";
import { store } from "../../core/storage/store.js";
import { t } from "../../i18n/index.js";
import { go } from "../../ui/router.js";
import { solveNext } from "../puzzles/positions.js";
import { toAnalysis } from "./next-game.js";

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
  const { task } = lesson ?? {};
  const { game: id = "", seats = [], origin } = saved ?? {};
  const { name = "" } = seats[session.seat] ?? {};
  const toNext = () => solveNext(id, origin?.id).catch((error) => game.complain(error));
  return html`<st-study
    .heading=${task && state === "asked" ? t("puzzle-task", { kind: task, name }) : t(`study-is-${state}`, loss)}
    .said=${task ? saidOfPosition(study, words, loss) : saidOfStudy(study, words, loss)}
    .state=${state}
    .ways=${task ? waysOn(study) : [...(verdict ? ONWARD : []), ...(store.load(origin?.id ?? "") ? BACK : [])]}
    @st-on=${() => void flow.act(study.end())}
    @st-again=${() => study.again()}
    @st-back=${() => origin && toAnalysis(origin.id)}
    @st-show=${() => study.reveal()}
    @st-next=${() => void toNext()}
    @st-all=${() => go("/puzzles")}
  ></st-study>`;
}

/** @type {Way[]} */
const ONWARD = ["on", "again"];
/** @type {Way[]} */
const BACK = ["back"];

/** The buttons at a position to solve. @param {Study} study @returns {Way[]} */
function waysOn({ verdict, isHeldBack }) {
  if (!verdict) return ["all"];
  if (!verdict.worse) return ["next", "all"];
  return isHeldBack ? ["again", "show", "next"] : ["next", "again", "all"];
}

/** @param {Study} study @param {GameWords} words @param {ReturnType<typeof lossOf>} loss @returns {string[]} */
function saidOfStudy(study, words, loss) {
  const { verdict, tried, session } = study;
  const { worse, reasons = [] } = verdict ?? {};
  const named = study.action(tried[0] ?? session.lesson?.action);
  const did = named
    ? t(`study-${tried.length > 0 ? "now" : "then"}`, { action: words.action(named), ...loss })
    : "";
  return verdict && worse ? saidOfBetter(worse, verdict, words) : [did, ...words.reasons(reasons)];
}

/**
 * @param {Pick<import("../../core/engine/types.js").Standout, "better" | "reasons">} worse
 * @param {Pick<import("../../core/engine/types.js").Judged, "reasons" | "brings">} own what was done gives up, and what it brings
 * @param {GameWords} words
 */
export function saidOfBetter({ better, reasons }, own, words) {
  const told = t("study-better", { action: words.action(better) });
  return [...saidOfOwn(own, words), told, ...words.reasons(reasons)];
}

/** @param {Pick<import("../../core/engine/types.js").Judged, "reasons" | "brings">} own @param {GameWords} words */
function saidOfOwn({ reasons, brings = [] }, words) {
  const gains = words.reasons(brings).map((reason) => t("study-brings", { reason }));
  return [...words.reasons(reasons), ...gains];
}

/** What is said of a position to solve: a wrong answer is told what would follow, not the solution. @param {Study} study @param {GameWords} words @param {ReturnType<typeof lossOf>} loss @returns {string[]} */
function saidOfPosition(study, words, loss) {
  const { verdict, tried, session } = study;
  const { lesson } = session;
  const { worse, follows, missed = [] } = verdict ?? {};
  const named = study.action(tried[0]);
  if (!named) return [t("puzzle-first")];
  const now = t("study-now", { action: words.action(named) });
  if (!verdict) return [now];
  if (!worse) {
    const second = study.action(lesson?.action);
    const next = second ? [t("puzzle-second", { action: words.action(second), ...loss })] : [];
    return [...words.reasons(verdict.reasons), ...next];
  }
  if (!study.isHeldBack) return saidOfBetter(worse, verdict, words);
  const told = [now, ...saidOfOwn(verdict, words)];
  if (missed.length > 0)
    told.push(t("puzzle-missed", { reasons: words.reasons(missed).join(" ") }));
  const answer = follows ? words.action(follows.action) : "";
  const { name = "" } = session.saved?.seats[follows?.seat ?? -1] ?? {};
  const veiled = told.map((text) => veil(text, worse.better, words, now));
  return answer ? [...veiled, t("puzzle-follows", { name, action: answer })] : veiled;
}

/**
 * Leaves out of a text the names by which the solution could be told.
 *
 * @param {string} text
 * @param {import("../../core/engine/types.js").Action} solution
 * @param {GameWords} words
 * @param {string} tried
 */
function veil(text, solution, words, tried) {
  const names = [
    ...words.action(solution).matchAll(/\u2068([^\u2068\u2069]*\p{L}[^\u2068\u2069]*)\u2069/gu),
  ];
  const [verb] = solution.text.split(" ");
  return names.reduce((told, [, name = ""], place) => {
    // An action names first what it is about, and then with whose help.
    const veiled = t("puzzle-veiled", { verb: place === 0 ? verb : "with" });
    return tried.includes(name) ? told : told.replaceAll(name, veiled);
  }, text);
}
