import { html, nothing, render } from "lit";
import { sharedTurns } from "../../core/results/played.js";
import { seriesText } from "../../core/results/series-words.js";
import { isHidden } from "../../core/settings/house.js";
import { copyName } from "../../core/settings/own-copy.js";
import { getPrefs, setPrefs } from "../../core/settings/prefs.js";
import { results } from "../../core/storage/results/results.js";
import { titleOf } from "../../core/storage/saved-game.js";
import { store } from "../../core/storage/store.js";
import { rulesOf } from "../../games/index.js";
import { t } from "../../i18n/index.js";
import { canFillScreen, fullScreenWish, toggleFullScreen } from "../../ui/browser.js";
import { icon, iconButton } from "../../ui/icons.js";
import { go, showRules } from "../../ui/router.js";
import { holdToasts } from "../../ui/toasts.js";
import { toAnalysis } from "../after/later.js";
import { reviewed } from "../after/review.js";
import { findAgain } from "./game-loader.js";
import { studyStrip } from "./study-strip.js";
import { absent, looking, tableNotices } from "./table-notices.js";
import { coachNote, curtain, hintCard, modeOverlay, recapStrip } from "./table-overlays.js";

/** @typedef {import("./table-host.js").StTableHost} Host */
/** @typedef {import("./open-game.js").OpenGame} OpenGame */
/** @typedef {import("./game-loader.js").Loaded} Loaded */
/** @typedef {import("../../i18n/ids.js").TextId} TextId */
/** What a press does; "away" keeps the place of a tool that is of no use now, so that nothing moves under a finger. @typedef {(() => void) | "away" | null} Tool */

/**
 * The table of a game with everything around and over it.
 *
 * @param {Host} host
 */
export function tableFrame(host) {
  const { game } = host;
  if (!game || !(game.loaded || game.absence)) return coming(game);
  const { session, loaded, absence } = game;
  const leave = () => host.leave();
  if (absence) return absent(absence, leave, () => void findAgain(game));
  if (session.phase === "missing" || !loaded) return absent({ reason: "missing" }, leave, () => {});
  const { computers, hints, table } = loaded;
  // The table knows where it has room for advice.
  render(hints.isOpen ? hintCard(loaded) : nothing, table);
  return html`${tableBar(host, game, loaded)} ${tableNotices(session, computers)}
    ${session.lesson && !game.replay ? studyStrip(game, loaded) : nothing}
    <div class="stage">
      <main id="table" tabindex="-1" aria-label=${t("table-label")}>
        <div class="at-table" @pointerdown=${game.toPresent}>${table}</div>
      </main>
    </div>
    ${modeOverlay(game, loaded, leave)}
    ${session.phase === "curtain" && session.view ? curtain(session, leave) : nothing}`;
}

/** Holds the keyboard focus until the table is there. @param {OpenGame | null} game */
function coming(game) {
  return html`<main tabindex="-1" aria-label=${t("table-label")} aria-busy="true">
    ${game && game.session.keeper.looking !== "quiet" ? looking(game.session) : nothing}
  </main>`;
}

/**
 * The slim bar above a table. The recap is in it, too, where it does not cover the prompt, and the table keeps its size
 * when the recap goes.
 *
 * @param {Host} host
 * @param {OpenGame} game
 * @param {Pick<Loaded, "coach" | "flow" | "hints" | "words">} loaded
 * @internal
 */
export function tableBar(host, game, loaded) {
  const { hints } = loaded;
  const { session, replay, recap } = game;
  const { phase, saved, view, history } = session;
  const round = (replay?.view ?? view)?.observation.round;
  const isCalm = (phase === "playing" || phase === "over") && !replay;
  const goesOn = phase === "playing" || phase === "computer";
  const isAdvised = session.levels.length > 0 && phase !== "over";
  const isTold = recap && recap.state !== "held" && !hints.isOpen && !replay;
  const askHint = () => {
    game.passRecap();
    void hints.ask();
  };
  const closeRecap = () => {
    game.closeRecap();
    void host.focusTable();
  };
  const full = fullScreenWish();
  const title = saved ? titleOf(saved) : "";
  const roundNow = t("bar-round", { round: round ?? 0 });
  const copy = copyName(saved?.record.options);
  const origin = session.lesson ? null : store.load(saved?.origin?.id ?? "");
  const isCoached = loaded.coach.note !== null && !isTold && !replay;
  holdToasts(hints.isOpen || isTold || isCoached);
  return html`<header class="bar ${isTold ? "telling" : ""} ${hints.hasNext ? "has-next" : ""} ${isCoached ? "coached" : ""}">
    ${tool("to-home", "home", () => host.leave())}
    <h1><b>${title}</b>${round === undefined ? nothing : html` <span>${title.toLowerCase().includes(roundNow.toLowerCase()) ? nothing : roundNow}${saved?.series ? html` · <span data-part="bar-series">${seriesText(saved, results.list())}</span>` : nothing}${saved && sharedTurns(saved, history) ? html` · <span data-part="bar-uncounted">${t("bar-uncounted")}</span>` : nothing}${copy ? html` · <bdi data-part="bar-copy">${copy}</bdi>` : nothing}</span>`}</h1>
    ${isTold ? recapStrip(session, recap, closeRecap) : nothing} ${isCoached ? coachNote(game, loaded) : nothing}
    <div class="tools" role="toolbar" aria-label=${t("bar-tools")} data-group>
      ${(getPrefs().sound === "ask" || asked.has(session)) && goesOn && !replay ? soundSign(game) : nothing}
      ${placed("end-show", "trophy", phase === "over" ? (isCalm ? () => game.look("end") : "away") : null)}
      ${origin ? tool(origin.status.over ? "bar-origin" : "bar-running", "previous", () => (reviewed.has(origin.id) ? toAnalysis(origin.id) : go(`/game/${origin.id}`)), "origin") : nothing}
      ${placed("hint", "hint", isAdvised ? (isCalm && hints.isPossible ? askHint : "away") : null)}
      ${placed("players-menu", "people", isAdvised ? (goesOn && !replay ? () => game.look("players") : "away") : null)}
      ${placed("replay", "play", isCalm && history.length > 0 ? () => game.openReplay(view?.step ?? 0) : "away")}
      ${tool("rules-open", "book", () => showRules(host, rulesOf(saved?.game ?? "", view?.observation.options)), "rules")}
      ${canFillScreen() ? html`<span class="roomy">${tool(full.text, full.picture, toggleFullScreen, "full-screen")}</span>` : nothing}
      ${isHidden("settings") ? nothing : tool("settings", "gear", () => host.ask("st-settings"), "settings", true)}
    </div>
  </header>`;
}

/**
 * @param {TextId} text
 * @param {Parameters<typeof icon>[0]} picture
 * @param {Tool} use
 */
function placed(text, picture, use) {
  if (use === null) return nothing;
  if (use !== "away") return tool(text, picture, use);
  return html`<span class="button quiet icon-only away" aria-hidden="true">${icon(picture)}</span>`;
}

/**
 * @param {TextId} text
 * @param {Parameters<typeof icon>[0]} picture
 * @param {() => void} press
 * @param {string} [id] if it differs from that of the text
 * @param {boolean} [stop] true for the one Tab stop of the bar: from the table, Tab comes to its end
 */
function tool(text, picture, press, id = text, stop = false) {
  return iconButton(picture, t(text), press, { part: `bar-${id}`, stop });
}

/** Games at which the sign for sounds was pressed: it stays there. @type {WeakSet<object>} */
const asked = new WeakSet();

/** Offers sounds at the first table of a device. A press switches them on and plays one, the next one off. @param {OpenGame} game */
function soundSign({ play, session }) {
  const { sound } = getPrefs();
  const press = () => {
    asked.add(session);
    setPrefs({ sound: sound !== true });
    if (sound !== true) play([{ event: "turn-began" }]);
  };
  return html`<button
    class="button quiet offer"
    title=${t("sound-offer-about")}
    aria-label=${t("sound-offer-about")}
    aria-pressed=${sound === true}
    data-part="bar-sound"
    @click=${press}
  >
    ${icon(sound === true ? "sound" : "silent")}${sound === "ask" ? html`<span aria-hidden="true">${t("sound-offer")}</span>` : nothing}
  </button>`;
}

/** Stops offering sounds after the first table. @param {{history: readonly unknown[]}} session */
export function endSoundOffer({ history }) {
  if (history.length > 0 && getPrefs().sound === "ask") setPrefs({ sound: false });
}
