import { html, nothing } from "lit";
import { titleOf } from "../../core/storage/saved-game.js";
import { gameEntry } from "../../games/index.js";
import { t } from "../../i18n/index.js";
import { showRules } from "../../ui/router.js";
import { showToast } from "../../ui/toasts.js";
import { absent } from "./absence.js";
import { soundOffer } from "./sound-offer.js";
import { tableBar } from "./table-bar.js";
import { looking, tableNotices } from "./table-notices.js";
import {
  analysis,
  curtain,
  endOfGame,
  hintCard,
  remarkOn,
  replayBar,
  seatMenu,
  since,
} from "./table-overlays.js";

/** @typedef {import("./table-host.js").StTableHost} Host */
/** @typedef {import("../../core/session/game-session.js").GameSession} GameSession */

/**
 * The table of a game and what stands around and over it now.
 *
 * @param {Host} host
 */
export function tableFrame(host) {
  const { session } = host;
  if (!session || host.preparing) return coming(session);
  const leave = () => host.leave();
  if (host.absence) return absent(host.absence, leave, () => void host.findAgain());
  if (session.phase === "missing" || !host.module)
    return absent({ reason: "missing" }, leave, () => {});
  const { company, words, news } = host;
  return html`${bar(host, session)} ${tableNotices(session, company?.turns)}
    <div class="stage">
      <main id="table" tabindex="-1" aria-label=${t("table-label")}>
        <div class="at-table" @pointerdown=${() => news?.picture && news.rest()}>${host.table}</div>
        ${company?.hints.isOpen && words ? hintCard(company.hints, words) : nothing}
      </main>
    </div>
    ${host.showPlayers ? players(host, session) : nothing}
    ${host.replay ? replaying(host, session, host.replay) : nothing}
    ${session.phase === "curtain" && session.view ? curtain(session, () => host.leave()) : nothing}
    ${host.showAnalysis && session.phase === "over" && !host.replay ? analysing(host, session) : nothing}
    ${host.showEnd && session.phase === "over" && !host.replay ? ending(host, session) : nothing}`;
}

/** The keyboard waits here until the table has come. @param {GameSession | null} session */
function coming(session) {
  return html`<main tabindex="-1" aria-label=${t("table-label")} aria-busy="true">
    ${session && session.looking !== "quiet" ? looking(session) : nothing}
  </main>`;
}

/** @param {Host} host @param {GameSession} session */
function bar(host, session) {
  const { phase, saved } = session;
  const calm = (phase === "playing" || phase === "over") && !host.replay;
  const showEnd = () => {
    host.showEnd = true;
  };
  const showPlayers = () => {
    host.showPlayers = true;
  };
  const askHint = () => {
    host.passNews();
    void host.company?.hints.ask();
  };
  const closeNews = () => {
    host.closeNews();
    void host.focusTable();
  };
  const news = host.newsWait || host.company?.hints.isOpen ? null : host.news;
  const goesOn = phase === "playing" || phase === "computer";
  const advised = session.levels.length > 0 && phase !== "over";
  return tableBar({
    news: news && !host.replay ? since(session, news, closeNews) : null,
    title: saved ? titleOf(saved) : "",
    round: (host.replay?.view ?? session.view)?.observation.round,
    leave: () => host.leave(),
    sound: host.replay ? null : soundOffer(session, { play: host.play, tell: showToast }),
    showEnd: phase === "over" ? (calm ? showEnd : "away") : null,
    replay:
      calm && session.history.length > 0
        ? () => void host.replayTo(session.view?.step ?? 0)
        : "away",
    hint: advised ? (calm && host.company?.hints.isPossible ? askHint : "away") : null,
    players: advised ? (goesOn && !host.replay ? showPlayers : "away") : null,
    rules: () => showRules(host, gameEntry(saved?.game ?? "")?.rules),
    settings: () =>
      host.dispatchEvent(new CustomEvent("st-settings", { bubbles: true, composed: true })),
  });
}

/**
 * @param {Host} host
 * @param {GameSession} session
 * @param {{step: number}} picture
 */
function replaying(host, session, picture) {
  const { costly, words } = host;
  const remark = costly?.step === picture.step && words ? remarkOn(costly, session, words) : "";
  const on = {
    go: (/** @type {number} */ step) => void host.replayTo(step),
    close: () => {
      host.replaying?.close();
      host.showAnalysis = host.fromAnalysis;
      host.fromAnalysis = false;
      host.costly = null;
    },
  };
  return replayBar(session, picture, host.describe, on, remark);
}

/** @param {Host} host @param {GameSession} session */
function players(host, session) {
  return seatMenu(
    session,
    (seat, player) => void host.company?.changePlayer(seat, player),
    () => {
      host.showPlayers = false;
    },
  );
}

/** @param {Host} host @param {GameSession} session */
function analysing(host, session) {
  const { company, words } = host;
  if (!company || !words) return nothing;
  return analysis(session, company.review, words, {
    show: (step, costly) => {
      host.showAnalysis = false;
      host.fromAnalysis = true;
      host.costly = costly;
      void host.replayTo(step);
    },
    close: () => {
      host.showAnalysis = false;
      host.showEnd = true;
    },
  });
}

/** @param {Host} host @param {GameSession} session */
function ending(host, session) {
  const close = () => {
    host.showEnd = false;
  };
  return endOfGame(session, host.scores, host.module?.scene, {
    close,
    rematch: () => void host.rematch(),
    replay: () => {
      close();
      void host.replayTo(0);
    },
    analysis: () => {
      close();
      host.showAnalysis = true;
    },
    leave: () => host.leave(),
  });
}
