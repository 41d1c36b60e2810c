import { engineService, isFatal } from "../../core/engine/service.js";
import { EngineTable } from "../../core/session/engine-table.js";
import { positionOf } from "../../core/session/position.js";
import { bringIn } from "../../core/storage/files/bring-in.js";
import { store } from "../../core/storage/store.js";
import { isLocked } from "../../core/storage/tabs/lock.js";

/** @typedef {import("../../core/storage/types.js").SavedGame} SavedGame */
/** How many games were taken over, were there already, could not be used, and were not looked at. */
/** @typedef {{added: number, known: number, bad: number, left: number}} Imported */

/**
 * Takes over games of another device. The engine judges them: while it does, no table may be open, so closing the window stops it.
 *
 * @param {readonly (SavedGame | null)[]} games null for each that could not be read
 * @param {(done: number) => boolean} progress told after each game; answers whether to go on
 * @returns {Promise<Imported>}
 * @throws when the engine does not start: nothing can be judged then
 */
export async function importAll(games, progress) {
  const result = { added: 0, known: 0, bad: 0, left: games.length };
  for (const game of games) {
    result[game ? await importOne(game) : "bad"] += 1;
    result.left -= 1;
    if (!progress(games.length - result.left)) break;
  }
  return result;
}

/**
 * @param {SavedGame} game
 * @returns {Promise<Exclude<keyof Imported, "left">>}
 */
async function importOne(game) {
  try {
    return await bringIn(game, { store, isLocked, replay });
  } catch (error) {
    if (isFatal(error)) throw error;
    return "bad";
  }
}

/** @param {SavedGame} game */
async function replay({ record }) {
  return positionOf(await new EngineTable(engineService).load(record));
}
