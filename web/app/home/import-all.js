import { engineService, isFatal } from "../../engine/service.js";
import { compared } from "../keeping/all-games.js";
import { isLocked } from "../keeping/lock.js";
import { newGameId } from "../keeping/saved-game.js";
import { store } from "../keeping/store.js";
import { EngineTable } from "../session/engine-table.js";
import { positionOf } from "../session/position.js";

/** @typedef {import("../keeping/types.js").SavedGame} SavedGame */
/** @typedef {{added: number, known: number, bad: number}} Imported */

/**
 * Takes over games of another device. What is kept here is never replaced by something older or other: a game that went
 * on in two ways is kept twice.
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
  const mine = store.load(game.id);
  const relation = compared(mine, game);
  if (relation === "same" || relation === "older") return "known";
  // It may have been imported before, beside the other one.
  const isCopy = (/** @type {SavedGame} */ one) => compared(one, game) === "same";
  if (relation === "apart" && store.list().games.some(isCopy)) return "known";
  try {
    const open = await new EngineTable(engineService).load(game.record);
    const follows = relation === "newer" && mine && !(await isLocked(game.id));
    const isApart = relation === "apart" || (relation === "newer" && !follows);
    await store.save({
      ...game,
      ...positionOf(open),
      id: isApart ? newGameId() : game.id,
      revision: follows ? mine.revision : "",
    });
    return "added";
  } catch (error) {
    if (isFatal(error)) throw error;
    return "bad";
  }
}
