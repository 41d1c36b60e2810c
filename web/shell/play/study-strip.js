import { html } from "lit";
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
  const { lesson, verdict, tried, origin, session } = study;
  const state = verdict?.outcome ?? (tried.length > 0 ? "thinking" : "asked");
  const cost = verdict?.worse?.cost ?? lesson?.cost ?? 0;
  const { task } = lesson ?? {};
  const { game: id = "", seats = [] } = session.saved ?? {};
  const { name = "" } = seats[session.seat] ?? {};
  const toNext = () => solveNext(id, origin?.id).catch((error) => game.complain(error));
  return html`<st-study
    .heading=${task && state === "asked" ? t("puzzle-task", { kind: task, name }) : t(`study-is-${state}`, { cost })}
    .said=${task ? saidOfPosition(study, words) : saidOfStudy(study, words, cost)}
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

/** @param {Study} study @param {GameWords} words @param {number} cost @returns {string[]} */
function saidOfStudy(study, words, cost) {
  const { lesson, verdict, tried } = study;
  const { worse = null, reasons = [] } = verdict ?? {};
  const named = study.action(tried[0] ?? lesson?.action);
  const did = named
    ? t(`study-${tried.length > 0 ? "now" : "then"}`, { action: words.action(named), cost })
    : "";
  const told = worse ? t("study-better", { action: words.action(worse.better) }) : did;
  return [told, ...words.reasons(worse?.reasons ?? reasons)];
}

/** What is said of a position to solve: a wrong answer is told what would follow, not the solution. @param {Study} study @param {GameWords} words @returns {string[]} */
function saidOfPosition(study, words) {
  const { lesson, verdict, tried, session } = study;
  const { worse, follows, reasons = [] } = verdict ?? {};
  const named = study.action(tried[0]);
  if (!named) return [t("puzzle-first")];
  const now = t("study-now", { action: words.action(named) });
  if (!verdict) return [now];
  if (!worse) {
    const second = study.action(lesson?.action);
    const next = second
      ? [t("puzzle-second", { action: words.action(second), cost: lesson?.cost ?? 0 })]
      : [];
    return [...words.reasons(reasons), ...next];
  }
  if (!study.isHeldBack)
    return [
      t("study-better", { action: words.action(worse.better) }),
      ...words.reasons(worse.reasons),
    ];
  if (!follows) return [now];
  const { name = "" } = session.saved?.seats[follows.seat] ?? {};
  const { percent } = follows;
  return [now, t("puzzle-follows", { name, action: words.action(follows.action), percent })];
}
