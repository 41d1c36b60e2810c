import { engineService, isFatal } from "../../engine/service.js";
import { bringIn } from "../keeping/bring-in.js";
import { isLocked } from "../keeping/lock.js";
import { store } from "../keeping/store.js";
import { EngineTable } from "../session/engine-table.js";
import { positionOf } from "../session/position.js";

/** @typedef {import("../keeping/types.js").SavedGame} SavedGame */
/** @typedef {{added: number, known: number, bad: number}} Imported */

/**
 * Takes over games of another device.
 *
 * @param {readonly (SavedGame | null)[]} games null for each that could not be read
 * @param {(done: number) => void} progress
 * @returns {Promise<Imported>}
 * @throws when the engine does not start: nothing can be judged then
 */
export async function importAll(games, progress) {
  const result = { added: 0, known: 0, bad: 0 };
  for (const [done, game] of games.entries()) {
    result[game ? await importOne(game) : "bad"] += 1;
    progress(done + 1);
  }
  return result;
}

/**
 * @param {SavedGame} game
 * @returns {Promise<keyof Imported>}
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
