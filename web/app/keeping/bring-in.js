import { compared } from "./all-games.js";
import { newGameId } from "./saved-game.js";

/** @typedef {import("./types.js").SavedGame} SavedGame */

/**
 * Takes over one game of another device under its id. What is kept here is never replaced by something older or other: a
 * game that went on in two ways is kept twice. One that was put aside comes back first, and is gone on with like any other.
 *
 * @param {SavedGame} game
 * @param {object} given
 * @param {import("./store.js").Store} given.store
 * @param {(id: string) => Promise<boolean>} given.isLocked whether it is played in some tab
 * @param {(game: SavedGame) => Promise<Partial<SavedGame>>} given.replay what the position says about it; throws for a
 *   record that cannot be replayed
 * @returns {Promise<"added" | "known">}
 */
export async function bringIn(game, { store, isLocked, replay }) {
  const { games, deleted } = store.list();
  const aside = deleted.find(({ id }) => id === game.id) ?? null;
  const known = store.load(game.id) ?? aside;
  const relation = compared(known, game);
  const isBack = aside !== null && known === aside && relation !== "apart";
  if (isBack) await store.restore(game.id);
  if (relation === "same" || relation === "older") return isBack ? "added" : "known";
  // It may have been imported before, beside the other one.
  if (relation === "apart" && games.some((one) => compared(one, game) === "same")) return "known";
  const position = await replay(game);
  const mine = store.load(game.id);
  const follows = relation === "newer" && mine !== null && !(await isLocked(game.id));
  const isApart = relation !== "new" && !follows;
  await store.save({
    ...game,
    ...position,
    id: isApart ? newGameId() : game.id,
    revision: follows ? mine.revision : "",
  });
  return "added";
}
