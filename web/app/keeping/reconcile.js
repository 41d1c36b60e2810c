import { numberOf } from "./entries.js";
import { isObject, parseSave, UnreadableSave } from "./saved-game.js";

/** @typedef {import("./types.js").Head} Head */
/** @typedef {import("./types.js").Place} Place */
/** @typedef {import("./types.js").SavedGame} SavedGame */
/** @typedef {import("./store.js").Store} Store */

/** So many games are written into the journal at a time, when they come from before there was one. */
const AT_A_TIME = 40;

/**
 * Brings both copies of every game to the newer of the two, by revision and never by a clock. What cannot be read is put
 * aside, and the good copy takes its place.
 *
 * @param {Store} store
 */
export async function reconcile(store) {
  const heads = new Map((await store.journal.heads()).map((head) => [head.id, head]));
  store.asides = await store.journal.asides();
  /** @type {{game: SavedGame, place: Place}[]} */
  const newer = [];
  /** Those of which localStorage has the last state. @type {Set<string>} */
  const same = new Set();
  /** Copies that the journal is ahead of. @type {{id: string, key: string, head: Head}[]} */
  const older = [];
  for (const { id, place, text, key } of store.stored()) {
    const head = heads.get(id);
    const { game, reason } = readable(text, id);
    if (!game) {
      // What a newer version of the page has written is left to that version.
      if (reason === "newer") same.add(id);
      else if (head && head.place !== "gone") await store.putAside(key, text);
      continue;
    }
    const number = numberOf(game.revision);
    if (head?.place === place && head.revision === game.revision) {
      same.add(id);
    } else if (!head || number > head.number) {
      newer.push({ game, place });
      same.add(id);
    } else {
      if (number === head.number && head.place === place) await store.putAside(key, text);
      older.push({ id, key, head });
    }
  }
  for (const { id, key, head } of older) {
    // Any other stays until what the journal has could be read.
    if (head.place === "gone" || same.has(id)) store.erase(key);
  }
  for (const head of heads.values()) {
    if (head.place !== "gone" && !same.has(head.id)) await bringBack(store, head);
  }
  const isKept = store.storage !== null || (await store.journal.database()) !== null;
  if (store.unsaved.size === 0) store.report(isKept ? null : "blocked");
  store.changed();
  void hand(store, newer);
}

/**
 * Writes what the journal has to where it is read at once.
 *
 * @param {Store} store
 * @param {Head} head
 */
export async function bringBack(store, { id, revision, place }) {
  const { game, left } = await store.journal.read(id);
  await store.journal.putAside(left);
  store.asides.push(...left);
  if (!game) {
    await store.journal.drop(id);
  } else if (left.length > 0) {
    const mended = { ...game, revision: store.following(revision, null) };
    await store.journal.put(mended, place);
    store.adopt(mended, place);
  } else {
    store.adopt(game, place);
  }
}

/**
 * Looks whether both copies of a game that say they are the same are it. Where only one can be read, it is written again in
 * both places; where their records differ, that of the journal goes on: a database writes all of something or nothing.
 *
 * @param {Store} store
 * @param {Head} head
 * @param {SavedGame} mine as localStorage has it, of the same revision
 * @param {{key: string, text: string}} entry
 */
export async function compareCopies(store, { id, place }, mine, { key, text }) {
  const { game, left } = await store.journal.read(id);
  if (game?.revision !== mine.revision || left.length > 0) {
    await store.journal.putAside(left);
    store.asides.push(...left);
    await store.journal.put(mine, place);
  } else if (!isSame(game.record, mine.record)) {
    await store.putAside(key, text);
    store.adopt(game, place);
  }
}

/** @param {unknown} one @param {unknown} other @returns {boolean} whether they hold the same, in whatever order */
function isSame(one, other) {
  const [first, second] = [one, other].map((value) =>
    JSON.stringify(value, (_, part) =>
      isObject(part) ? Object.fromEntries(Object.entries(part).sort()) : part,
    ),
  );
  return first === second;
}

/**
 * Games that the journal does not have yet, or not in their last state.
 *
 * @param {Store} store
 * @param {{game: SavedGame, place: Place}[]} games
 */
async function hand(store, games) {
  for (let at = 0; at < games.length; at += AT_A_TIME) {
    await store.journal.take(games.slice(at, at + AT_A_TIME));
  }
}

/**
 * @param {string} text
 * @param {string} id
 * @returns {{game: SavedGame, reason: null} | {game: null, reason: "unreadable" | "newer"}}
 */
function readable(text, id) {
  try {
    return { game: parseSave(text, id), reason: null };
  } catch (error) {
    return { game: null, reason: error instanceof UnreadableSave ? error.reason : "unreadable" };
  }
}
