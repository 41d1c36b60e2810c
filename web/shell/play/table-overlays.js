import { html, nothing } from "lit";
import { decisionText } from "../../core/session/decision-text.js";
import { roundsOf } from "../../core/session/describe.js";
import { t } from "../../i18n/index.js";
import { exportWindow } from "../storage/export-window.js";

/** @typedef {import("../../core/session/game-session.js").GameSession} GameSession */
/** @typedef {(events: readonly import("../../core/engine/types.js").GameEvent[]) => string[]} Describe */
/** @typedef {import("./hints.js").Hints} Hints */
/** @typedef {import("../../core/session/game-words.js").GameWords} GameWords */

/**
 * The curtain before the person who decides next.
 *
 * @param {GameSession} session
 * @param {() => void} leave
 */
export function curtain(session, leave) {
  const { saved, seat, curtainReason } = session;
  const task = saved ? decisionText(saved) : "";
  return html`<st-curtain
    .seat=${saved?.seats[seat]}
    .reason=${curtainReason}
    .task=${task}
    ?busy=${session.busy}
    ?lastRound=${Boolean(session.view?.ending) && !task}
    @st-ready=${() => void session.takeSeat()}
    @st-leave=${leave}
  ></st-curtain>`;
}

/**
 * What the others did while this person was not there.
 *
 * @param {GameSession} session
 * @param {import("./news.js").News} news
 * @param {() => void} close
 */
export function since(session, news, close) {
  const { saved, seat, history } = session;
  if (!saved) return nothing;
  const inBetween = session.curtainReason === "continue" || decisionText(saved) !== "";
  // What is done in this very turn makes no earlier one.
  const first = news.items[0]?.step ?? 0;
  const isFirst = !history.some((step) => step.seat === seat && step.step < first);
  return html`<st-since
    .news=${news}
    .index=${news.index}
    .running=${news.running}
    .heading=${t(inBetween ? "since-meanwhile" : isFirst ? "since-first" : "since-title")}
    @st-close=${close}
  ></st-since>`;
}

/**
 * @param {GameSession} session
 * @param {import("../after/review.js").Review} review
 * @param {GameWords} words
 * @param {{show(step: number, costly: import("../../core/engine/types.js").Costly | null): void, close(): void}} on
 */
export function analysis(session, review, words, on) {
  return html`<st-analysis
    .review=${review}
    .words=${words}
    .seats=${session.saved?.seats ?? []}
    .rounds=${roundsOf(session.history)}
    @st-show=${(/** @type {CustomEvent} */ { detail }) => on.show(detail.step, detail.costly)}
    @st-close=${on.close}
  ></st-analysis>`;
}

/**
 * What a decision cost, for the place at which it is looked at on the board.
 *
 * @param {import("../../core/engine/types.js").Costly} costly
 * @param {GameSession} session
 * @param {GameWords} words
 */
export function remarkOn({ seat, action, chance, better, betterChance }, session, words) {
  return t("analysis-at", {
    name: session.saved?.seats[seat]?.name ?? "",
    action: words.action(action),
    from: Math.round(chance * 100),
    better: words.action(better),
    to: Math.round(betterChance * 100),
  });
}

/**
 * The advice for the person to move, or how far it is.
 *
 * @param {Hints} hints
 * @param {GameWords} words
 */
export function hintCard(hints, words) {
  return html`<st-hint
    .advice=${hints.hint && adviceOf(hints.hint, hints.session.view?.actions ?? [], words)}
    .hints=${hints}
    @st-close=${() => hints.close()}
    @st-stop=${() => hints.stop()}
  ></st-hint>`;
}

/**
 * @param {import("../../core/engine/types.js").Hint} hint
 * @param {readonly import("../../core/engine/types.js").Action[]} actions
 * @param {GameWords} words
 * @returns {import("./hint-card.js").Advice[]} best first
 */
function adviceOf({ action, reasons, options }, actions, words) {
  const own = options.find(({ text }) => text === action.text);
  const best = {
    action: words.action(action),
    chance: own?.chance ?? null,
    reasons: words.reasons(reasons),
  };
  const others = options.flatMap(({ text, chance }) => {
    const other = text === action.text ? undefined : actions.find((one) => one.text === text);
    return other ? [{ action: words.action(other), chance, reasons: [] }] : [];
  });
  return [best, ...others];
}

/**
 * @param {GameSession} session
 * @param {(seat: number, player: import("../../table/types.js").Player) => void} change
 * @param {() => void} close
 */
export function seatMenu(session, change, close) {
  return html`<st-seat-menu
    .seats=${session.saved?.seats ?? []}
    @st-player=${(/** @type {CustomEvent} */ { detail }) => change(detail.seat, detail.player)}
    @st-close=${close}
  ></st-seat-menu>`;
}

/**
 * @param {GameSession} session
 * @param {{step: number}} picture
 * @param {Describe} describe
 * @param {{go(step: number): void, close(): void}} on
 * @param {string} remark words for this step in place of what happened in it
 */
export function replayBar(session, { step }, describe, on, remark) {
  const entry = session.history[step - 1];
  return html`<st-replay
    .step=${step}
    .last=${session.history.length}
    .text=${remark || (entry ? describe(entry.events).join(" ") : t("replay-start"))}
    @st-step=${(/** @type {CustomEvent<{step: number}>} */ event) => on.go(event.detail.step)}
    @st-close=${on.close}
  ></st-replay>`;
}

/**
 * @param {GameSession} session
 * @param {import("../../core/engine/types.js").ScoreStep[]} scores
 * @param {import("../../table/types.js").GameModule["scene"]} scene
 * @param {{close(): void, rematch(): void, replay(): void, analysis(): void, leave(): void}} on
 */
export function endOfGame(session, scores, scene, on) {
  return html`<st-end
    .view=${session.view}
    .seats=${session.saved?.seats ?? []}
    .steps=${scores}
    .scene=${scene}
    .rounds=${roundsOf(session.history)}
    ?analysis=${session.levels.length > 0}
    @st-close=${on.close}
    @st-rematch=${on.rematch}
    @st-replay=${on.replay}
    @st-analysis=${on.analysis}
    @st-export=${() => session.saved && void exportWindow(session.saved)}
    @st-leave=${on.leave}
  ></st-end>`;
}
