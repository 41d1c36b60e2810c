import { html, nothing } from "lit";
import { isDailyOffered } from "../../core/results/daily.js";
import { FEW_HINTS } from "../../core/results/ladder.js";
import { aloneAt, isGuided } from "../../core/seats/me.js";
import { decisionText, lossOf, roundsOf, turnsOf } from "../../core/session/game-words.js";
import { isHidden } from "../../core/settings/house.js";
import { getPrefs, keepsResults } from "../../core/settings/prefs.js";
import { fileName } from "../../core/storage/files/import-export.js";
import { hintsIn } from "../../core/storage/results/result.js";
import { store } from "../../core/storage/store.js";
import { t } from "../../i18n/index.js";
import { isMeant } from "../../ui/dialogs.js";
import { finalPicture } from "../after/final-picture.js";
import { solveFirst } from "../puzzles/positions.js";
import { exportWindow, sharePicture } from "../storage/export-window.js";
import { playOn, rematch, tryAgain } from "./next-game.js";
import { saidOfBetter } from "./study-strip.js";

/** @typedef {import("../../core/session/game-session.js").GameSession} GameSession */
/** @typedef {import("../../core/session/game-words.js").GameWords} GameWords */
/** @typedef {import("./open-game.js").OpenGame} OpenGame */
/** @typedef {import("./game-loader.js").Loaded} Loaded */

/**
 * The overlay of the table in the mode of the game (`view-mode.js`).
 *
 * @param {OpenGame} game
 * @param {Loaded} loaded
 * @param {() => void} leave
 */
export function modeOverlay(game, loaded, leave) {
  const isOver = game.session.phase === "over";
  switch (game.mode.name) {
    case "table":
      return nothing;
    case "players":
      return seatMenu(game, loaded);
    case "counting":
      return isOver ? counting(game) : nothing;
    case "end":
      return isOver ? endOfGame(game, loaded, leave) : nothing;
    case "analysis":
      return isOver ? analysis(game, loaded) : nothing;
    default:
      return game.replay ? replayBar(game, loaded, game.replay.step) : nothing;
  }
}

/** @param {OpenGame} game @param {Loaded} loaded */
function seatMenu(game, { computers }) {
  return html`<st-seat-menu
    .seats=${game.session.saved?.seats ?? []}
    .counts=${countsAs(game.session.saved)}
    @st-player=${(/** @type {CustomEvent} */ { detail }) => void computers.changePlayer(detail.seat, detail.player)}
    @st-close=${() => game.look("close")}
  ></st-seat-menu>`;
}

/** @param {import("../../core/storage/types.js").SavedGame | null} saved */
function countsAs(saved) {
  if (!saved || saved.study || saved.status.over || !keepsResults()) return "";
  return saved.daily ? "daily" : "usual";
}

/** @param {OpenGame} game */
function counting(game) {
  return html`<st-scoring
    .scoring=${game.scoring}
    .at=${game.scoring?.at ?? 0}
    .seats=${game.session.saved?.seats ?? []}
    @st-next=${() => game.scoring?.next() || game.look("end")}
    @st-close=${() => game.look("end")}
  ></st-scoring>`;
}

/** @param {OpenGame} game @param {Loaded} loaded @param {() => void} leave */
function endOfGame(game, { words }, leave) {
  const { session } = game;
  return html`<st-end
    .view=${session.view}
    .seats=${session.saved?.seats ?? []}
    .steps=${game.scores}
    .words=${words}
    .honours=${game.honours}
    .origin=${store.load(session.saved?.origin?.id ?? "")}
    .rounds=${roundsOf(session.history)}
    .daily=${(isDailyOffered() && session.saved?.daily) || ""}
    ?bout=${session.saved?.bout !== undefined && !isHidden("results")}
    .counting=${game.counting}
    ?analysis=${session.levels.length > 0}
    @st-close=${() => game.look("close")}
    @st-count=${() => game.count()}
    @st-rematch=${(/** @type {CustomEvent<{of: number}>} */ { detail }) => void rematch(game, detail.of)}
    .guided=${isGuided(session.saved?.seats ?? [], session.view?.observation) ? aloneAt(session.saved?.seats ?? []) : null}
    @st-puzzles=${() => void solveFirst(session.saved?.game ?? "").catch((error) => game.complain(error))}
    @st-same-deal=${(/** @type {CustomEvent} */ { detail }) => void playOn(game, 0, detail.moved)}
    @st-replay=${() => game.openReplay(0)}
    @st-analysis=${() => game.look("analysis")}
    @st-export=${() => session.saved && void exportWindow(session.saved)}
    @st-picture=${() => void givePicture(game).catch((error) => game.complain(error))}
    @st-leave=${leave}
  ></st-end>`;
}

/** Gives the final board and the score table away as a picture. @param {OpenGame} game */
async function givePicture({ session: { saved, openView }, counting }) {
  if (!saved || !openView) return;
  const picture = await finalPicture(saved, openView, counting?.sources ?? []);
  await sharePicture(fileName(saved), picture);
}

/** @param {OpenGame} game @param {Loaded} loaded */
function analysis(game, { review, words }) {
  const { session } = game;
  return html`<st-analysis
    .review=${review}
    .words=${words}
    .seats=${session.saved?.seats ?? []}
    .history=${session.history}
    @st-show=${(/** @type {CustomEvent} */ { detail }) => game.openReplay(detail.step, detail.costly)}
    @st-try=${(/** @type {CustomEvent} */ { detail }) => void tryAgain(game, detail)}
    @st-close=${() => game.look("close")}
  ></st-analysis>`;
}

/**
 * An earlier moment, with the cost of a decision in place of the events.
 *
 * @param {OpenGame} game
 * @param {Loaded} loaded
 * @param {number} step
 */
function replayBar(game, loaded, step) {
  const { words, review, coach } = loaded;
  const { history, saved, phase } = game.session;
  const isCoached = game.mode.name === "coached";
  const { standout } = game;
  const isCounted =
    !isCoached && game.mode.name !== "decision" && Boolean(game.counting?.steps.length);
  const canBranch = phase === "over" && step < history.length;
  const offer = isCoached && coach.presses > 0 ? "undo" : canBranch ? "branch" : "none";
  const why = standout ? words.reasons(standout.reasons) : [];
  if (isCoached) why.unshift(...aboutCoached(game, coach));
  if (standout?.line.length) why.unshift(t("analysis-line"));
  const remark = standout ? fitting([remarkOn(standout, saved?.seats ?? [], words), ...why]) : "";
  return html`<st-replay
    .step=${step}
    .last=${history.length}
    .turns=${turnsOf(history)}
    .seats=${saved?.seats ?? []}
    .chances=${review.analysis?.chances ?? []}
    .offer=${offer}
    .from=${game.mode.name}
    ?counted=${isCounted}
    .text=${remark || stepText(game.session, step, words, isCounted)}
    @st-count=${() => game.count("recount")}
    @st-step=${(/** @type {CustomEvent<{step: number}>} */ { detail }) => void game.replayTo(detail.step)}
    @st-shut=${() => loaded.table.feedback.say(t("replay-shut", { step }), "prompt")}
    @st-branch=${() => void playOn(game, step)}
    @st-undo=${() => undoCoached(game, loaded)}
    @st-close=${() => game.look("close")}
  ></st-replay>`;
}

/**
 * What is said of taking back a decision that the coach has noted.
 *
 * @param {Pick<OpenGame, "session">} game
 * @param {Pick<Loaded["coach"], "presses">} coach
 * @internal
 */
export function aboutCoached({ session }, { presses }) {
  if (presses === 0) return [t("coach-kept")];
  return presses > 0 && isDear(session) ? [t("coach-counts")] : [];
}

/**
 * What a step of the replay did. Some do nothing that the log would tell.
 *
 * @param {Pick<GameSession, "history" | "saved">} session
 * @param {number} step
 * @param {Pick<GameWords, "describe">} words
 * @param {boolean} isCounted the counting follows the last step
 * @internal
 */
export function stepText({ history, saved }, step, words, isCounted) {
  const { seat = -1, events = null } = history[step - 1] ?? {};
  if (!events) return t("replay-start");
  const isEnd = isCounted && step === history.length;
  const ends = events.some(({ event }) => event === "turn-ended") ? "yes" : "no";
  const next = ends === "yes" && history[step];
  // That a turn begins is said by itself.
  const shown = next ? events.filter(({ event }) => event !== "turn-began") : events;
  const told = words.describe(isEnd ? lastTurn(events) : shown).join(" ");
  if (isEnd) return told || t("replay-over");
  const nameOf = (/** @type {number} */ one) => saved?.seats[one]?.name ?? "";
  const done = told || t("replay-untold", { name: nameOf(seat), ends });
  // Whoever steps to a turn asks whose it is.
  return next ? t("replay-turn", { name: nameOf(next.seat), done }) : done;
}

/** A phone shows about so many letters at once. */
const ROOM = 300;

/** The first of some sentences, and of the others those that can be read whole beside it. @param {readonly string[]} sentences */
function fitting(sentences) {
  return sentences.reduce((said, one) =>
    said.length + one.length < ROOM ? `${said} ${one}` : said,
  );
}

/** What happened before the end was counted. @param {readonly import("../../core/engine/types.js").GameEvent[]} events of the last step */
function lastTurn(events) {
  const ended = events.findIndex(({ event }) => event === "turn-ended");
  return ended < 0 ? events : events.slice(0, ended);
}

/**
 * @param {import("../../core/engine/types.js").Standout} costly
 * @param {readonly {name: string}[]} seats
 * @param {GameWords} words
 */
function remarkOn({ seat, action, better, kind, percent, cost }, seats, words) {
  const name = seats[seat]?.name ?? "";
  const told = { name, action: words.action(action), percent, cost };
  return t(`analysis-at-${kind}`, { ...told, better: words.action(better) });
}

/**
 * The curtain in front of the next deciding person.
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
 * The recap for the person at the table.
 *
 * @param {GameSession} session
 * @param {import("./recap.js").Recap} recap
 * @param {() => void} close
 */
export function recapStrip(session, recap, close) {
  const { saved, seat, history } = session;
  if (!saved) return nothing;
  const isMeanwhile = session.curtainReason === "continue" || decisionText(saved) !== "";
  // What is done in this very turn makes no earlier one.
  const first = recap.items[0]?.step ?? 0;
  const isFirst = !history.some((step) => step.seat === seat && step.step < first);
  return html`<st-recap
    .recap=${recap}
    .index=${recap.index}
    .running=${recap.running}
    .heading=${t(isMeanwhile ? "since-meanwhile" : isFirst ? "since-first" : "since-title")}
    @st-close=${close}
  ></st-recap>`;
}

/** The advice for the deciding person, or a note that the engine thinks. @param {Loaded} loaded */
export function hintCard({ hints, words, table }) {
  const follow = () =>
    hints.follow(({ action, following }) => table.follow(words.advice(action, following)));
  return html`<st-hint
    .advice=${hints.hint && adviceOf(hints.hint, words)}
    .left=${words.reasons(hints.hint?.left ?? []).join(" ")}
    .few=${fewHints(hints.session)}
    @st-close=${() => hints.close()}
    @st-stop=${() => hints.stop()}
    @st-follow=${follow}
  ></st-hint>`;
}

/** How many hints a game for the ladder has left. @param {Pick<GameSession, "saved">} session @internal */
export function fewHints({ saved }) {
  const left = hintsLeft(saved);
  return left === null ? "" : t("hint-few", { left, few: FEW_HINTS, own: left < 0 ? "no" : "yes" });
}

/** @param {import("../../core/storage/types.js").SavedGame | null} saved @returns {number | null} below 0 once there were too many; null for a game that does not count there */
function hintsLeft(saved) {
  const isFor = countsAs(saved) && getPrefs().ladder && aloneAt(saved?.seats ?? []) !== null;
  return saved && isFor ? FEW_HINTS - hintsIn(saved).length : null;
}

/** Asks before a hint that would be one too many for the ladder; not where it is the last one again. @param {Pick<GameSession, "saved" | "view">} session */
export async function isWanted({ saved, view }) {
  if (saved?.hints?.some(({ step }) => step === view?.step) || hintsLeft(saved) !== 0) return true;
  return isMeant(t("hint"), t("hint-dear", { few: FEW_HINTS }), "hint-dear", t("hint-still"));
}

/** Whether advice of the coach that is followed counts against the ladder. @param {Pick<GameSession, "saved">} session */
const isDear = ({ saved }) => (hintsLeft(saved) ?? -1) >= 0;

/**
 * What the coach says of a costly decision.
 *
 * @param {import("./coach.js").Costly} note
 * @param {GameWords} words
 */
export function coachText({ action, cost, better, reasons, told }, words) {
  // After several presses it is not plain which one is meant.
  const played = `${t("analysis-played", { action: words.action(action) })}.`;
  const why = saidOfBetter({ better, reasons }, told, words);
  return [played, t("coach-said", lossOf(cost)), ...why].join(" ");
}

/** Takes back what the coach has noted. @param {OpenGame} game @param {Pick<Loaded, "coach" | "flow">} loaded */
function undoCoached(game, { coach, flow }) {
  game.look("close");
  if (coach.presses > 0) void flow.undo(coach.presses);
}

/** The note of the coach. @param {OpenGame} game @param {Pick<Loaded, "coach" | "flow" | "words">} loaded */
export function coachNote(game, loaded) {
  const { coach, words } = loaded;
  const { note } = coach;
  if (!note) return nothing;
  const since = (coach.session.history.at(-1)?.step ?? 0) > note.step + 1 ? "before" : "now";
  const when = [since, "earlier"][coach.ends(note.step).length] ?? "round";
  const dear = coach.presses > 0 && isDear(coach.session) ? "yes" : "no";
  const head = t("coach-better", {
    when,
    dear,
    round: note.round,
    action: words.action(note.better),
  });
  // The weightiest last: it is seen if it fits.
  const why = words.reasons([...note.reasons, ...note.lacks]).reverse();
  const said = why.map((one) => `${head} ${one.replace(/;.*/, ".")}`);
  return html`<st-coach
    .cost=${t("coach-cost", lossOf(note.cost))}
    .text=${[head, ...said]}
    .whole=${coachText(note, words)}
    .presses=${coach.presses}
    @st-show=${() => game.openReplay(note.step, note, "coached")}
    @st-undo=${() => undoCoached(game, loaded)}
    @st-close=${() => coach.show(null)}
  ></st-coach>`;
}

/**
 * @param {import("../../core/engine/types.js").Hint} hint
 * @param {GameWords} words
 * @returns {import("./hints.js").Advice[]} best first
 */
function adviceOf({ percent, options, following }, words) {
  return options.map(({ action, less, reasons }, i) => {
    const shown = words.action(words.advice(action, i === 0 ? following : undefined));
    return { action: shown, percent: i === 0 ? percent : less, reasons: words.reasons(reasons) };
  });
}
