import { nextInSeries } from "../../core/results/series.js";
import { seriesText } from "../../core/results/series-words.js";
import { branchGame, startGame, studyAt, withPeople } from "../../core/session/start-game.js";
import { results } from "../../core/storage/results/results.js";
import { titleOf } from "../../core/storage/saved-game.js";
import { t } from "../../i18n/index.js";
import { go } from "../../ui/router.js";
import { showToast } from "../../ui/toasts.js";

/** @typedef {import("./open-game.js").OpenGame} OpenGame */
/** @typedef {import("../../core/storage/types.js").SavedGame} SavedGame */

/**
 * Another game with the same people, the next one of their series: whoever sits after the one who began begins.
 *
 * @param {OpenGame} game
 * @param {number} of how many games a series that is still open has at most; 0 for one without end
 * @returns {Promise<void>} when it has begun
 */
export async function rematch(game, of) {
  const first = game.session.history[0]?.seat ?? -1;
  await openNext(game, (saved, { options }) => {
    const { id, game: kind, series: before, study } = saved;
    const seats = withPeople(saved);
    const start = first < 0 ? "lot" : `seat-${((first + 1) % seats.length) + 1}`;
    // What counts nowhere is no part of a series.
    if (study) return startGame(kind, seats, { ...options, start });
    const member = { id, seats, ...(before && { series: before }) };
    const series = nextInSeries(member, results.list(), of);
    const stands = seriesText({ id, seats, series }, results.list());
    if (stands) showToast({ text: stands });
    return startGame(kind, seats, { ...options, start }, { series });
  });
}

/**
 * Begins a game of its own from an earlier moment of another one.
 *
 * @param {OpenGame} game
 * @param {number} step
 * @param {boolean} [moved] everybody sits a seat farther on
 */
export function playOn(game, step, moved = false) {
  const { observation: { round } = { round: 0 }, current = null } = game.replay?.view ?? {};
  return openNext(game, (saved) => {
    const later = withPeople(saved)[current ?? -1]?.kind === "computer" ? "yes" : "no";
    if (game.replay) showToast({ text: t("branch-kept", { later }) });
    const words = step === 0 ? "same-deal" : "branch-round";
    const title = t(words, { game: titleOf({ game: saved.game, title: "" }), round });
    return branchGame(saved, step, title, { moved });
  });
}

/**
 * Has a decision made once more, in a game of its own.
 *
 * @param {OpenGame} game
 * @param {import("../../core/engine/types.js").Standout} costly
 */
export function tryAgain(game, { better, betterChance: chance, ...costly }) {
  const title = t("study-round", { round: costly.round });
  return openNext(game, (saved) =>
    studyAt(saved, title, { ...costly, better: better.text, chance }),
  );
}

/** Games from which another one is being begun: a double press begins one. @type {WeakSet<OpenGame>} */
const beginning = new WeakSet();

/**
 * @param {OpenGame} game
 * @param {(saved: SavedGame, seen: {options: import("../../core/engine/types.js").OptionValues}) => Promise<string>} begin
 */
async function openNext(game, begin) {
  const { saved, view } = game.session;
  const ticket = game.session.ticket();
  if (!saved || !view || beginning.has(game)) return;
  beginning.add(game);
  game.loaded?.review.stop();
  try {
    const id = await begin(saved, view.observation);
    if (ticket.isValid) go(`/game/${id}`);
  } catch (error) {
    game.complain(error);
  } finally {
    beginning.delete(game);
  }
}
