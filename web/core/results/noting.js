import { me } from "../seats/me.js";
import { isHidden } from "../settings/house.js";
import { getPrefs } from "../settings/prefs.js";
import { remember, remembered } from "../settings/remembered.js";
import { resultOf } from "../storage/results/result.js";
import { results } from "../storage/results/results.js";
import { pictureOf } from "../storage/saved-game.js";
import { recordsIn } from "./played.js";

/** @typedef {import("../storage/types.js").SavedGame} SavedGame */

/** @returns {boolean} whether results are kept on this device */
function keepsResults() {
  return !isHidden("results") && getPrefs().keepResults;
}

/**
 * Keeps the result of a game that has ended at this table.
 *
 * @param {SavedGame} saved
 * @param {import("../engine/types.js").View | null} view
 * @returns {string[]} the names of those for whom it was a record
 */
export function noteEnd(saved, view) {
  const result = keepsResults() ? resultOf(saved, view) : null;
  if (!result) return [];
  void results.add([result]);
  return recordsIn(result, results.list(), me().first);
}

/** Keeps the results of games that are over, wherever they were played. @param {readonly SavedGame[]} games */
export async function noteFinished(games) {
  if (!keepsResults()) return;
  await results.ready;
  await results.add(games.flatMap((game) => resultOf(game, pictureOf(game)) ?? []));
}

/** There once the games have been counted that ended before results were kept. */
const COUNTED = "spieltisch:counted";

/** Counts those games, once: reading all of them takes long where there are many. @param {() => readonly SavedGame[]} list */
export async function noteEarlier(list) {
  if (!keepsResults() || remembered(COUNTED)) return;
  const finished = list().filter(({ status }) => status.over);
  await noteFinished(finished);
  if (finished.length > 0) remember(COUNTED, true);
}
