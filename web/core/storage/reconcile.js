import { decide, following, knows, lineOf, numberOf, relation, secondOf } from "./courses.js";
import { revisionIn } from "./damage.js";
import { CLEARING } from "./journal.js";
import { isObject } from "./loose.js";
import { DELETED, GAME } from "./shelf.js";

/** @typedef {import("./courses.js").Copy} Copy */
/** @typedef {import("./shelf.js").Stored} Stored */
/** @typedef {import("./types.js").Head} Head */
/** @typedef {import("./types.js").SavedGame} SavedGame */
/** @typedef {import("./store.js").Store} Store */

/** So many games are written into the journal at a time, when they come from before there was one. */
const AT_A_TIME = 40;

/**
 * Brings both copies of every game to what courses.js decides. What cannot be read is put aside, and the good copy takes its
 * place.
 *
 * @param {Store} store
 */
export async function reconcile(store) {
  const heads = new Map((await store.journal.heads()).map((head) => [head.id, head]));
  store.where.noteClearing(heads.get(CLEARING));
  await store.damaged.load();
  /** @type {Map<string, Stored[]>} */
  const shelf = new Map([...heads.keys()].map((id) => [id, []]));
  for (const one of store.shelf.all()) shelf.set(one.id, [...(shelf.get(one.id) ?? []), one]);
  /** @type {Copy[]} */
  const newer = [];
  for (const [id, stored] of shelf) {
    // What is being played is settled with its next step.
    if (!store.unsure.has(id)) newer.push(...(await settle(store, id, heads.get(id), stored)));
  }
  store.changed();
  void hand(store, newer);
}

/**
 * Does the same for one game that is opened, and looks whether copies that say they are the same are it.
 *
 * @param {Store} store
 * @param {string} id
 */
export async function reconcileOne(store, id) {
  /** @type {Head | undefined} */
  let head;
  try {
    head = await store.journal.head(id);
  } catch {
    // A journal that cannot be read may have another course.
    store.unsure.add(id);
    return;
  }
  // The game went on meanwhile: that is settled with the next step.
  if (store.unsure.has(id)) return;
  const stored = store.shelf.of(id);
  await hand(store, await settle(store, id, head, stored));
  // One that is denied may have another course as well.
  if (store.journal.connection.state === "denied") store.unsure.add(id);
  const kept = stored.find(({ key }) => key === GAME + id);
  if (head?.place !== "kept" || store.where.ahead.has(id)) return;
  if (kept?.game?.revision !== head.revision) return;
  await compareCopies(store, head, kept.game, kept).catch((error) => console.warn(error));
}

/**
 * @param {Store} store
 * @param {string} id
 * @param {Head | undefined} head what the journal says of the game
 * @param {readonly Stored[]} stored what localStorage says of it
 * @returns {Promise<Copy[]>} what is to be handed to the journal as it is
 */
async function settle(store, id, head, stored) {
  // What a newer version of the page has written is left to that version.
  if (stored.some(({ reason }) => reason === "newer")) return [];
  /** @type {Copy[]} */
  const copies = [];
  for (const { place, key, text, game } of stored) {
    const latest = place === "kept" && game ? store.kept(id) : game;
    if (latest) copies.push({ game: latest, place });
    else if (head && head.place !== "gone") await store.damaged.keep(key, text);
    else if (knows(head?.line, revisionIn(text))) store.shelf.erase(key);
  }
  const [only] = copies;
  if (only && copies.length === 1) {
    const { game, place } = only;
    if (head?.place === place && head.revision === game.revision) return [];
    if (!head || knows(game.line, head.revision)) return [only];
  } else if (!only && (!head || head.place === "gone")) return [];
  const gone = head?.place === "gone" ? head : null;
  const theirs = head && !gone ? await readCopy(store, head, copies) : null;
  const { shown, seconds } = decide(copies, { tab: store.tab, gone, theirs });
  if (!(await keepSeconds(store, seconds))) return [];
  const before = stored.find(({ place }) => place === "kept")?.game;
  if (before && shown?.place !== "kept") store.where.removed.set(id, before.revision);
  if (!shown) {
    for (const { key, game } of stored) {
      if (game) store.shelf.erase(key);
    }
    return [];
  }
  noteNumber(store, shown.game);
  const isNews = shown.game.revision !== head?.revision || shown.place !== head.place;
  const kept = isNews ? await store.journal.put(shown.game, shown.place) : "kept";
  if (kept === "conflict") return [];
  if (kept !== "kept") store.where.behind.add(id);
  store.adopt(shown.game, shown.place);
  return [];
}

/**
 * @param {Store} store
 * @param {Head} head
 * @param {readonly Copy[]} copies those that are elsewhere
 * @returns {Promise<Copy | null>} what the journal has of a game, as far as it can be read; the rest is put aside
 */
async function readCopy(store, head, copies) {
  const { id, place } = head;
  const { game, left, latest = head.revision } = await store.journal.read(id);
  if (game && left.length === 0 && head.number > 0 && game.revision !== head.revision)
    left.push(missingEnd(game, head));
  const isElsewhere = copies.some(
    ({ game: one }) => one.revision === latest || knows(one.line, latest),
  );
  const isAside = await store.damaged.add(isElsewhere ? left.map(isNotLost) : left);
  if (!isAside) return null;
  if (!game) await store.journal.drop(id);
  if (!game || place === "gone") return null;
  return { game: left.length > 0 ? following(game, store.tab, [head]) : game, place };
}

/**
 * @param {SavedGame} game as far as it is there
 * @param {Head} head knows of later states
 * @returns {import("./types.js").Aside}
 */
function missingEnd(game, head) {
  const lost = Math.max(1, head.number - numberOf(game.revision));
  const text = JSON.stringify({ id: head.id, head });
  return { key: `journal:${head.id}`, text, reason: "unreadable", lost };
}

/** @param {import("./types.js").Aside} aside what another copy has as well */
function isNotLost(aside) {
  return { ...aside, lost: 0 };
}

/**
 * Keeps other courses of games as games of their own.
 *
 * @param {Store} store
 * @param {readonly Copy[]} seconds
 * @returns {Promise<boolean>} whether all of them are kept now
 */
async function keepSeconds(store, seconds) {
  for (const { game, place } of seconds) {
    if (store.shelf.of(game.id).length > 0 || (await store.journal.head(game.id))) continue;
    const kept = await store.journal.put(game, place);
    store.adopt(game, place);
    if (kept !== "kept") {
      if (store.shelf.of(game.id).length === 0) return false;
      store.where.behind.add(game.id);
    }
    store.found = [...store.found, game];
  }
  return true;
}

/**
 * What is to become of a game that is being played here, when the journal has a state that it was not made from.
 *
 * @param {Store} store
 * @param {SavedGame} next
 * @param {string} previous the revision that it follows
 * @returns {Promise<SavedGame | null>} the game as it may be kept; null where another tab plays it
 */
export async function settledForPlay(store, next, previous) {
  const head = await store.journal.head(next.id);
  const isAgain = previous === "" && head?.place === "gone";
  if (!head || !(isAgain || store.unsure.has(next.id))) return null;
  const mine = { game: next, place: /** @type {const} */ ("kept") };
  const theirs = head.place === "gone" ? null : await readCopy(store, head, [mine]);
  const copies = theirs ? [mine, theirs] : [mine];
  const { shown, seconds } = decide(copies, { tab: store.tab, played: next });
  if (shown?.game.record !== next.record || !(await keepSeconds(store, seconds))) return null;
  store.unsure.delete(next.id);
  const settled = following(shown.game, store.tab, [head]);
  noteNumber(store, settled);
  return settled;
}

/** From now on this tab gives later numbers. @param {Store} store @param {{id: string, revision: string}} state of a game */
function noteNumber({ numbers }, { id, revision }) {
  numbers.set(id, Math.max(numbers.get(id) ?? 0, numberOf(revision)));
}

/**
 * Hands a game to the journal that only localStorage has in its last state. What the journal has beside it is kept as a second
 * course; the one that is here keeps its revision, since a table may go on with it.
 *
 * @param {Store} store
 * @param {Copy} copy
 * @returns {Promise<"kept" | "conflict" | import("./types.js").SaveProblem>} "kept": the journal has all of it
 */
async function settleBehind(store, { game, place }) {
  const kept = await store.journal.put(game, place);
  if (kept !== "conflict") return kept;
  const { id } = game;
  if (!store.unsure.has(id)) {
    store.where.behind.delete(id);
    await reconcileOne(store, id);
    return store.where.behind.has(id) ? "conflict" : "kept";
  }
  const head = await store.journal.head(id);
  const mine = [{ game, place }];
  const theirs = head && head.place !== "gone" ? await readCopy(store, head, mine) : null;
  const is = theirs ? relation(game, theirs.game) : "after";
  if (is === "before" || is === "same") return "kept";
  if (theirs && is === "apart") {
    const second = { ...theirs, game: secondOf(theirs.game) };
    if (!(await keepSeconds(store, [second]))) return "conflict";
  }
  const line = lineOf(game.line, theirs?.game.line, head?.line, head?.revision, game.revision);
  const again = await store.journal.put({ ...game, line }, place);
  if (again !== "kept") return again;
  store.unsure.delete(id);
  if (head) noteNumber(store, head);
  store.adopt({ ...game, line }, place);
  return "kept";
}

/**
 * What is to become of a game that is only in this page when another tab has gone on with it since: a state that comes after
 * that one's takes its place, another course is kept as one.
 *
 * @param {Store} store
 * @param {SavedGame} game
 */
async function settleUnsaved(store, game) {
  const { id } = game;
  await store.catchUp(id);
  const kept = store.kept(id);
  const theirs = kept ?? store.shelf.stored(DELETED + id)?.game;
  // It has no revision of its own yet, but that of the state before it.
  const mine = store.next(game);
  const is = theirs ? relation(mine, theirs) : "apart";
  if (kept && is === "after") {
    const { revision, line } = kept;
    await store.save({ ...game, revision, line: lineOf(game.line, line, revision) });
    return;
  }
  const isKept = is === "before" || is === "same";
  if (!isKept && !(await keepSeconds(store, [{ game: secondOf(mine), place: "kept" }]))) return;
  store.where.unsaved.delete(id);
  store.changed();
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
async function compareCopies(store, { id }, mine, { key, text }) {
  const { game, left } = await store.journal.read(id);
  if (game?.revision !== mine.revision || left.length > 0) {
    await store.damaged.add(left.map(isNotLost));
    await store.journal.put(mine, "kept");
  } else if (!isSame(game.record, mine.record)) {
    await store.damaged.keep(key, text);
    store.adopt(game, "kept");
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
 * @param {readonly Copy[]} games
 */
async function hand(store, games) {
  for (let at = 0; at < games.length; at += AT_A_TIME)
    await store.journal.take(games.slice(at, at + AT_A_TIME));
}

/**
 * Writes again what only lives in memory, and what the journal does not have.
 *
 * @param {Store} store
 * @returns {Promise<boolean>} true if everything is kept now
 */
export async function retry(store) {
  store.shelf.tryAgain();
  store.where.refused = null;
  if (store.patience.isTried) {
    store.patience.answer("again");
    return false;
  }
  const { connection } = store.journal;
  const isOpen = connection.state === "open";
  if (!isOpen || store.patience.behind.size > 0) await connection.reopen();
  store.patience.begin();
  for (const game of [...store.where.unsaved.values()]) {
    const result = await store.save(game);
    const isElsewhere = !result.ok && result.problem === "conflict";
    if (isElsewhere) await store.write(game, () => settleUnsaved(store, game));
  }
  for (const id of store.where.behind) {
    for (const { game, place } of store.shelf.of(id)) {
      const kept = game && (await store.write(game, () => settleBehind(store, { game, place })));
      if (kept === "kept") store.where.behind.delete(id);
    }
  }
  // It may have games that were not known.
  if (!isOpen) store.reconciling = null;
  void store.ready;
  store.assess();
  return store.where.unsaved.size === 0;
}
