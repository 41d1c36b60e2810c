import { html, nothing } from "lit";
import { titleOf } from "../../core/storage/saved-game.js";
import { gameEntry } from "../../games/index.js";
import { t } from "../../i18n/index.js";
import { showRules } from "../../ui/router.js";
import { showToast } from "../../ui/toasts.js";
import { soundOffer } from "./sound-offer.js";
import { tableBar } from "./table-bar.js";
import { absent, looking, tableNotices } from "./table-notices.js";
import { curtain, hintCard, modeOverlay, recapStrip } from "./table-overlays.js";

/** @typedef {import("./table-host.js").StTableHost} Host */
/** @typedef {import("./open-game.js").OpenGame} OpenGame */
/** @typedef {import("./game-loader.js").Loaded} Loaded */

/**
 * The table of a game and what stands around and over it now.
 *
 * @param {Host} host
 */
export function tableFrame(host) {
  const { game } = host;
  if (!game || !(game.loaded || game.absence)) return coming(game);
  const { session, loaded, absence } = game;
  const leave = () => host.leave();
  if (absence) return absent(absence, leave, () => void game.findAgain());
  if (session.phase === "missing" || !loaded) return absent({ reason: "missing" }, leave, () => {});
  const { company, table } = loaded;
  const toPresent = () => game.recap?.picture && game.recap.rest();
  return html`${bar(host, game, loaded)} ${tableNotices(session, company.turns)}
    ${company.hints.isOpen ? hintCard(loaded) : nothing}
    <div class="stage">
      <main id="table" tabindex="-1" aria-label=${t("table-label")}>
        <div class="at-table" @pointerdown=${toPresent}>${table}</div>
      </main>
    </div>
    ${modeOverlay(game, loaded, leave)}
    ${session.phase === "curtain" && session.view ? curtain(session, leave) : nothing}`;
}

/** The keyboard waits here until the table has come. @param {OpenGame | null} game */
function coming(game) {
  return html`<main tabindex="-1" aria-label=${t("table-label")} aria-busy="true">
    ${game && game.session.looking !== "quiet" ? looking(game.session) : nothing}
  </main>`;
}

/** @param {Host} host @param {OpenGame} game @param {Loaded} loaded */
function bar(host, game, { company }) {
  const { session, replay, recap } = game;
  const { phase, saved, view, history } = session;
  const isCalm = (phase === "playing" || phase === "over") && !replay;
  const askHint = () => {
    game.passRecap();
    void company.hints.ask();
  };
  const closeRecap = () => {
    game.closeRecap();
    void host.focusTable();
  };
  const isTold = recap && recap.state !== "held" && !company.hints.isOpen && !replay;
  const goesOn = phase === "playing" || phase === "computer";
  const isAdvised = session.levels.length > 0 && phase !== "over";
  return tableBar({
    recap: isTold ? recapStrip(session, recap, closeRecap) : null,
    title: saved ? titleOf(saved) : "",
    round: (replay?.view ?? view)?.observation.round,
    leave: () => host.leave(),
    sound: replay ? null : soundOffer(session, { play: game.play, tell: showToast }),
    showEnd: phase === "over" ? (isCalm ? () => game.look("end") : "away") : null,
    replay: isCalm && history.length > 0 ? () => game.openReplay(view?.step ?? 0) : "away",
    hint: isAdvised ? (isCalm && company.hints.isPossible ? askHint : "away") : null,
    players: isAdvised ? (goesOn && !replay ? () => game.look("players") : "away") : null,
    rules: () => showRules(host, gameEntry(saved?.game ?? "")?.rules),
    settings: () =>
      host.dispatchEvent(new CustomEvent("st-settings", { bubbles: true, composed: true })),
  });
}
