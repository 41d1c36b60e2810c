import { engineService } from "../../core/engine/service.js";

/** So many random games are played. */
export const GAMES = 200;
/** Most of one call, which nothing can stop. */
const MOST = 20;
/** So long, in milliseconds, a call may take; the number of its games follows from those before. */
const CALL_MS = 3000;

/**
 * Plays random games with a patch.
 *
 * @param {string} game
 * @param {string} patch
 * @param {(played: number) => boolean} progress told after each call; answers whether to go on
 * @returns {Promise<{played: number, broken: string | null}>}
 */
export async function tryPatch(game, patch, progress) {
  let played = 0;
  let games = 1;
  while (played < GAMES) {
    const begun = performance.now();
    const told = await engineService.call("patchTry", { game, patch, games, seed: played });
    played += told.played;
    if (told.broken !== null || !progress(played)) return { played, broken: told.broken };
    const each = (performance.now() - begun) / games;
    games = Math.max(1, Math.min(MOST, Math.floor(CALL_MS / each), GAMES - played));
  }
  return { played, broken: null };
}
