import { t } from "../../i18n/index.js";
import { aloneAt, me } from "../seats/me.js";
import { keepsNames } from "../settings/house.js";
import { getPrefs, keepsResults } from "../settings/prefs.js";
import { rootOf } from "../storage/courses.js";
import { resultOf } from "../storage/results/result.js";
import { results } from "../storage/results/results.js";
import { pictureOf } from "../storage/saved-game.js";
import { achievementsIn, beatenLevels, FEW_HINTS, isOwn, nextUp } from "./ladder.js";
import { gamesOf, playedBy, recordsIn, sharedTurns, whoPlayed } from "./played.js";
import { standingsIn } from "./series.js";

/** @typedef {import("../engine/types.js").LevelId} LevelId */
/** @typedef {import("../engine/types.js").HistoryStep} HistoryStep */
/** @typedef {import("../storage/types.js").SavedGame} SavedGame */
/** @typedef {import("./series.js").Standings} Standings */

/**
 * As what a game counts, or is to count, that people play to its end.
 *
 * @param {readonly import("../../table/types.js").Player[]} seats
 * @param {"no" | "series" | "before"} kind it is one of a series; it has not begun yet
 */
export function countsText(seats, kind) {
  const rated = seats.some(({ kind }) => kind === "computer") ? "yes" : "no";
  return t("counts", { kind: keepsResults() ? kind : "never", rated, few: FEW_HINTS });
}

/**
 * What the end of a game was to those who played it.
 *
 * @typedef {object} Honours
 * @property {readonly string[]} records names of those who never had more points
 * @property {Standings | null} standings of the series, as soon as there are any, also after a game of it that does not count
 * @property {boolean} counted the game counts, and so would a series
 * @property {"off" | "middle" | "same" | "again" | "brought" | "people" | "known" | "shared" | null} why it does not count
 * @property {import("./played.js").Shared} [shared] how many turns of a seat a computer played for a person
 * @property {number} hinted how many hints there were
 * @property {number} few how many there may be for stamps and the ladder
 * @property {boolean} isOwn there were no more
 * @property {number} stamps how many are new in the album of whoever played alone
 * @property {boolean} nameless whoever has played alone for the first time has no name
 * @property {LevelId | null} asked who asks a person up that has just beaten the level below for the first time
 */

/** @type {Honours} */
export const NO_HONOURS = {
  records: [],
  standings: null,
  counted: false,
  why: null,
  hinted: 0,
  few: FEW_HINTS,
  isOwn: true,
  stamps: 0,
  nameless: false,
  asked: null,
};

/**
 * Keeps the result of a game that has ended at this table.
 *
 * @param {SavedGame} saved
 * @param {import("../engine/types.js").View | null} view
 * @param {readonly HistoryStep[]} history
 * @returns {Honours}
 */
export function noteEnd(saved, view, history) {
  if (!keepsResults()) return NO_HONOURS;
  if (saved.study) return { ...NO_HONOURS, why: whyUncounted(saved) };
  const shared = sharedTurns(saved, history);
  const stands = standingsIn(saved, results.list());
  if (shared) return { ...NO_HONOURS, why: "shared", shared, standings: stands };
  const result = resultOf({ ...saved, seats: whoPlayed(saved, history) }, view);
  if (!result) return { ...NO_HONOURS, why: "people" };
  if (isForgotten(saved) || !results.counts(result)) return { ...NO_HONOURS, why: "known" };
  const { first } = me();
  const earlier = results.list().filter(({ id }) => id !== result.id);
  void results.add([result]);
  const records = recordsIn(result, [...earlier, result], first);
  const standings = standingsIn(result, [...earlier, result]);
  const alone = result.seats[aloneAt(result.seats) ?? -1];
  const isFirst = keepsNames() && earlier.every(({ seats }) => aloneAt(seats) === null);
  const nameless = isFirst && alone?.given === true;
  const { hinted = 0 } = result;
  const counted = {
    ...NO_HONOURS,
    counted: true,
    records,
    standings,
    nameless,
    hinted,
    isOwn: isOwn({ result }),
  };
  if (!alone || !getPrefs().ladder) return counted;
  const before = gamesOf(alone, result, earlier, first);
  const after = [...before, { result, seat: alone }];
  const [next, nextBefore] = [after, before].map((all) => nextUp(beatenLevels(all)));
  return {
    ...counted,
    stamps: achievementsIn(after).size - achievementsIn(before).size,
    asked: next === nextBefore ? null : (next ?? null),
  };
}

/** Who asks whoever plays on this device for the next game. @param {string} game @returns {LevelId | null} null where nobody does */
export function whoAsks(game) {
  const { name, first } = me();
  const played = playedBy(results.list(), name, first).filter(({ result }) => result.game === game);
  return getPrefs().ladder && played.length > 0 ? nextUp(beatenLevels(played)) : null;
}

/** @param {SavedGame} game that is over and does not count @returns {NonNullable<Honours["why"]>} */
export function whyUncounted({ study, origin, daily }) {
  if (study !== true) return study || "shared";
  if (origin) return origin.step > 0 ? "middle" : "same";
  return daily ? "again" : "brought";
}

/**
 * Keeps the results of games that are over and have none, wherever they were played: those of a browser that was killed at once,
 * too. Of one in which a seat has changed hands only its table knows who played which turn.
 *
 * @param {readonly SavedGame[]} games
 */
export async function noteFinished(games) {
  await results.ready;
  if (!keepsResults()) return;
  const { kept } = results.all();
  const isNew = (/** @type {SavedGame} */ game) =>
    game.status.over && !game.sat && !kept.has(rootOf(game.id)) && !isForgotten(game);
  await results.add(games.filter(isNew).flatMap((game) => resultOf(game, pictureOf(game)) ?? []));
}

/** A database that was erased from outside no longer knows what was deleted. @param {SavedGame} game */
const isForgotten = ({ updated }) => updated <= Number(results.own("deleted") ?? 0);
