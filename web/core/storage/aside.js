import { byRecord, knows } from "./courses.js";
import { damagedId, revisionIn } from "./damage.js";
import { CLEARED, JOURNAL } from "./durability.js";
import { CLEARING } from "./journal.js";
import { DELETED, keysOf } from "./shelf.js";

/** @typedef {import("./store.js").Store} Store */
/** @typedef {import("./types.js").Place} Place */
/** @typedef {import("./types.js").SavedGame} SavedGame */

/**
 * Moves a game between the games that are played and those that are put aside.
 *
 * @param {Store} store
 * @param {SavedGame} game
 * @param {Exclude<Place, "gone">} place
 * @returns {Promise<boolean>} true when it was possible
 */
export async function move(store, game, place) {
  const { id } = game;
  store.where.refused = null;
  const [to, from] = keysOf(id, place);
  const moved = store.next(game);
  const isClear = store.shelf.isKnown(to, moved);
  const kept = isClear
    ? await store.write(moved, () => store.journal.put(moved, place), place)
    : null;
  if (!kept || kept === "conflict") {
    // Another tab has gone on with it, or left another course: that is to be seen first.
    await store.write(moved, () => store.catchUp(id), place);
    return false;
  }
  // The copy is made first: a full storage must not cost the game.
  const problem = store.shelf.write(to, JSON.stringify(moved));
  if (problem && (kept !== "kept" || place === "deleted")) {
    if (kept === "kept") await store.journal.put(store.next(moved), "kept");
    store.where.refused = problem;
    store.assess();
    return false;
  }
  store.shelf.eraseKnown(from, moved);
  store.where.note(moved, { isInJournal: kept === "kept", isOnShelf: problem === null });
  store.last.delete(id);
  // It does not go on here any more.
  store.unsure.delete(id);
  store.texts.delete(id);
  store.changed();
  return true;
}

/**
 * Removes games for good that were put aside.
 *
 * @param {Store} store
 * @param {readonly SavedGame[]} asked those that the person was asked about, as they were; another tab may have put more aside
 *   since, or gone on with them
 * @returns {Promise<SavedGame[]>} those of them that stay: they were gone on with, or the database refused
 */
export async function purge(store, asked) {
  for (const { id, record } of asked) {
    const game = store.shelf.stored(DELETED + id)?.game;
    if (!game || byRecord(game, { ...game, record }) !== "same") continue;
    const gone = store.next(game);
    const kept = await store.write(gone, () => store.journal.purge(gone), "gone");
    const isDone = kept === "kept" || (kept === "blocked" && !store.where.hadJournal);
    if (kept === "conflict") await store.write(game, () => store.catchUp(id), "gone");
    else if (isDone) {
      store.shelf.erase(DELETED + id);
      // One that was gone on with meanwhile is still to be written.
      if (!store.load(id)) store.where.behind.delete(id);
      // What is damaged of it goes with it.
      const broken = store.broken(id);
      if (broken && knows(gone.line, revisionIn(broken.text))) store.shelf.erase(broken.key);
      const parts = store.damaged.all.filter(({ key }) => damagedId(key) === id);
      if (!store.load(id)) for (const { key } of parts) await store.damaged.discard(key);
    }
  }
  await store.retry();
  store.changed();
  return store.all.filter(({ id }) => asked.some((one) => one.id === id));
}

/**
 * Removes everything for good that the database has. What localStorage has is erased by whoever asks, but for the note of it.
 *
 * @param {Store} store
 * @returns {Promise<"kept" | import("./types.js").SaveProblem>}
 */
export async function clear(store) {
  await store.ready;
  const { games, deleted } = store.everything();
  const cleared = await store.journal.clear([...games, ...deleted], store.tab);
  const last = cleared === "kept" ? await store.journal.head(CLEARING) : undefined;
  store.shelf.write(JOURNAL, last ? `${CLEARED} ${last.revision}` : CLEARED);
  return cleared;
}
