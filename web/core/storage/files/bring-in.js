import { byRecord } from "../courses.js";
import { newGameId } from "../saved-game.js";

/** @typedef {import("../types.js").SavedGame} SavedGame */

/**
 * Takes over one game of another device under its id. What is kept here is never replaced by something older or other: a
 * game that went on in two ways is kept twice. One that was put aside comes back first, and is gone on with like any other.
 *
 * @param {SavedGame} game
 * @param {object} given
 * @param {import("../store.js").Store} given.store
 * @param {(id: string) => Promise<boolean>} given.isLocked whether it is played in some tab
 * @param {(game: SavedGame) => Promise<Partial<SavedGame>>} given.replay what the position says about it; throws for a
 *   record that cannot be replayed
 * @returns {Promise<"added" | "known">}
 */
export async function bringIn(game, { store, isLocked, replay }) {
  const { games, deleted } = store.list();
  const aside = deleted.find(({ id }) => id === game.id) ?? null;
  const known = store.load(game.id) ?? aside;
  /** What was done in the game of the file, compared with what is known. */
  const is = known ? byRecord(game, known) : "after";
  const isBack = aside !== null && known === aside && is !== "apart";
  if (isBack) await store.restore(game.id);
  if (is === "same" || is === "before") return isBack ? "added" : "known";
  // It may have been imported before, beside the other one.
  if (is === "apart" && games.some((one) => byRecord(one, game) === "same")) return "known";
  const position = await replay(game);
  const mine = store.load(game.id);
  const follows = mine !== null && is === "after" && !(await isLocked(game.id));
  const isFree = known === null || follows;
  const own = { ...game, ...position, id: newGameId(), revision: "" };
  if (isFree) {
    const lineage = mine?.line ? { line: mine.line } : {};
    const revision = mine?.revision ?? "";
    const result = await store.save({ ...own, ...lineage, id: game.id, revision });
    // Under that id something may be of which nobody here knew.
    if (result.ok || result.problem !== "conflict") return "added";
  }
  await store.save(own);
  return "added";
}
