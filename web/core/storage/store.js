import { move, purge } from "./aside.js";
import { following, knows, numberOf, relation } from "./courses.js";
import { reconcile, reconcileOne, retry, settledForPlay } from "./reconcile.js";
import { SAVE_VERSION } from "./saved-game.js";
import { DELETED, GAME, keysOf, revisionOf, SaveText } from "./shelf.js";
import { StoreState } from "./store-state.js";

/** @typedef {import("./types.js").Place} Place */
/** @typedef {import("./types.js").SavedGame} SavedGame */
/** @typedef {import("./types.js").SaveResult} SaveResult */

const OPEN = "spieltisch:open";

/**
 * The games of this device, kept twice: in the journal (IndexedDB), where what was saved is on the disk, and in
 * localStorage (shelf.js), which can be read at once and stands in where there is no journal. What becomes of a game of which
 * they say different things is decided by courses.js and carried out by reconcile.js.
 *
 * A game that neither can keep stays in memory and is offered again by `retry`, so play goes on.
 */
export class Store extends StoreState {
  /** @returns {Promise<void>} when the last state of every game can be loaded; a journal that does not answer is waited for */
  get ready() {
    this.reconciling ??= reconcile(this)
      .then(() => {
        this.isRead = this.journal.connection.state === "open";
      })
      .catch((error) => console.warn(error))
      .then(() => this.assess());
    return this.reconciling;
  }

  /**
   * Keeps a game, and answers when it is on the disk, or when the player does not wish to wait for that. `game.revision` must be
   * the one that this tab saw last: when another tab has written since, nothing is overwritten. On success the game
   * carries its new revision.
   *
   * @param {SavedGame} game
   * @returns {Promise<SaveResult>}
   */
  async save(game) {
    const { id, revision: previous } = game;
    const stored = this.shelf.read(GAME + id);
    const written = this.texts.get(id) ?? null;
    // What this tab has written itself need not be read again, however long it is.
    const isOwn = written !== null && stored === written.text;
    const known = stored === null ? null : isOwn ? written.revision : revisionOf(stored);
    if (known !== null && known !== previous && !knows(game.line, known)) {
      return { ok: false, problem: "conflict" };
    }
    const before = this.last.get(id) ?? null;
    let next = this.next({ ...game, version: SAVE_VERSION });
    let kept = await this.write(next, () =>
      this.journal.keep(next, before?.revision === previous ? before : null),
    );
    if (kept === "conflict") {
      const settled = await settledForPlay(this, next, previous);
      if (!settled) return { ok: false, problem: "conflict" };
      next = settled;
      kept = await this.write(next, () => this.journal.keep(next, null));
      if (kept === "conflict") return { ok: false, problem: "conflict" };
    }
    if (known === null && stored !== null) await this.damaged.keep(GAME + id, stored);
    const text = new SaveText(next, written);
    const problem = this.shelf.write(GAME + id, text.text);
    if (problem && kept !== "kept") {
      this.where.why = problem;
      // What was begun to be written may arrive all the same; it is the same game, a step earlier.
      if (next.line) game.line = next.line;
      this.where.unsaved.set(id, game);
      this.changed();
      this.tell({ id, place: "page" });
      return { ok: false, problem };
    }
    // What is left there is a state of the past, which a start without the journal would take for the present.
    if (problem) this.shelf.eraseKnown(GAME + id, next);
    game.revision = next.revision;
    if (next.line) game.line = next.line;
    this.where.note(next, { isInJournal: kept === "kept", isOnShelf: problem === null });
    this.last.set(id, next);
    this.texts.set(id, text);
    this.changed();
    this.tell({ id, place: problem ? "journal" : "shelf" });
    return { ok: true };
  }

  /** @param {import("./tabs/news.js").News} news for other tabs */
  tell(news) {
    this.dispatchEvent(new CustomEvent("saved", { detail: news }));
  }

  /**
   * Writes a game into the journal, as long as the page waits for it.
   *
   * @template R
   * @param {SavedGame} game
   * @param {() => Promise<R>} write
   * @param {Place} [place] where it is to be, if it is not merely played
   */
  write(game, write, place) {
    const { id, revision } = game;
    return this.patience.of(write, {
      what: place ? { game, place } : null,
      reopen: () => this.journal.connection.reopen(),
      later: (result) => {
        if (result !== "kept" || this.last.get(id)?.revision !== revision) return;
        this.where.behind.delete(id);
        this.assess();
      },
    });
  }

  /** Tries again to write everything that only lives in memory, also where storage was blocked so far. */
  retry() {
    return retry(this);
  }

  /**
   * Puts a game aside; `restore` brings it back, only `purge` removes it.
   *
   * @param {string} id
   * @returns {Promise<boolean>} whether it is put aside now
   */
  async remove(id) {
    const game = this.load(id);
    if (game && (await move(this, game, "deleted"))) return true;
    // Another tab may have been quicker.
    return !this.load(id) && this.isAside(id);
  }

  /** @param {string} id @returns {Promise<boolean>} whether it could be brought back */
  async restore(id) {
    // What is played is never replaced by what was put aside.
    if (this.load(id)) return false;
    const game = this.shelf.stored(DELETED + id)?.game ?? null;
    return game !== null && move(this, game, "kept");
  }

  /**
   * Removes games for good that were put aside.
   *
   * @param {readonly SavedGame[]} asked as they were when the question was asked
   * @returns {Promise<SavedGame[]>} those of them that stay: they were gone on with, or the database refused
   */
  purge(asked) {
    return purge(this, asked);
  }

  /** Removes a game in which nothing was done. @param {string} id */
  async forget(id) {
    await this.remove(id);
    await this.purge(this.everything().deleted.filter((game) => game.id === id));
  }

  /** @param {string} key removes one damaged entry, on the wish of a person only */
  async discardBroken(key) {
    const isStored = key.startsWith(GAME) || key.startsWith(DELETED);
    if (!(await this.damaged.discard(key)) && isStored) this.shelf.erase(key);
    this.changed();
  }

  /** Takes over what the journal has. @param {SavedGame} game @param {Exclude<Place, "gone">} place */
  adopt(game, place) {
    const [key, other] = keysOf(game.id, place);
    const problem = this.shelf.write(key, JSON.stringify(game));
    const isAhead = problem !== null && place === "kept";
    if (isAhead) this.where.ahead.set(game.id, game);
    else this.where.ahead.delete(game.id);
    if (isAhead && !this.where.behind.has(game.id)) this.shelf.eraseKnown(key, game);
    this.shelf.eraseKnown(other, game);
  }

  /**
   * Brings one game to its last state, which another tab may have written, and both of its copies to the same. A journal that
   * does not answer is waited for.
   *
   * @param {string} id
   */
  async catchUp(id) {
    this.unsure.delete(id);
    await this.ready;
    await reconcileOne(this, id);
    this.changed();
  }

  /** @param {string} id reads what another tab has kept, where localStorage does not have it; writes nothing */
  async follow(id) {
    const head = await this.journal.head(id);
    if (head && head.place !== "kept") this.where.ahead.delete(id);
    if (head?.place !== "kept" || head.revision === this.load(id)?.revision) return;
    const { game } = await this.journal.read(id);
    const here = this.load(id);
    if (!game || (here && relation(game, here) !== "after")) return;
    this.where.ahead.set(id, game);
    this.changed();
  }

  /** @param {string} id @returns {Promise<boolean>} true if a store that had it has lost it, although it was not removed */
  async isErased(id) {
    return this.where.isErased(id, await this.journal.head(id));
  }

  /** @param {string} id goes on with what localStorage has; what the journal has may be another course by then */
  goOnWithout(id) {
    this.unsure.add(id);
  }

  /** @param {SavedGame} game @returns {SavedGame} its next state, later than any that this tab ever gave it */
  next(game) {
    const { id } = game;
    const next = following(game, this.tab, [], this.numbers.get(id));
    this.numbers.set(id, numberOf(next.revision));
    return next;
  }

  /** @returns {string | null} the game whose table was on the screen when the page was left */
  get openGame() {
    return this.shelf.read(OPEN);
  }

  set openGame(id) {
    if (id === null) this.shelf.erase(OPEN);
    else this.shelf.write(OPEN, id);
  }
}

/** The one store of the page. */
export const store = new Store();
