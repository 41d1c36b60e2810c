import { SavedElsewhere } from "../keeping/saved-elsewhere.js";
import { positionOf } from "./position.js";

/** @typedef {import("../keeping/types.js").SavedGame} SavedGame */
/** @typedef {Pick<import("../keeping/store.js").Store, "load" | "save" | "catchUp">} GameStore */

/** Keeps one game in the store, and knows it as it was kept last. */
export class RecordKeeper {
  /**
   * @param {string} id
   * @param {object} given
   * @param {GameStore} given.store
   * @param {() => void} given.persist asks the browser not to throw games away
   * @param {() => void} given.conflict another tab has saved the game since: it is read-only here now
   */
  constructor(id, { store, persist, conflict }) {
    this.id = id;
    this.store = store;
    this.persist = persist;
    this.conflict = conflict;
    /** @type {SavedGame | null} */
    this.saved = store.load(id);
  }

  /** @returns {SavedGame | null} the game as another tab has left it; null when it is the one that is known here */
  news() {
    const latest = this.store.load(this.id);
    return latest && latest.revision !== this.saved?.revision ? latest : null;
  }

  /** Takes the game as it is on the disk; another tab may have gone on with it, or a browser have been killed. */
  async catchUp() {
    await this.store.catchUp(this.id);
    this.refresh();
  }

  /** Takes the game as it is kept now. */
  refresh() {
    this.saved = this.store.load(this.id) ?? this.saved;
  }

  /** @param {SavedGame} saved what is known by now, without writing it */
  note(saved) {
    this.saved = saved;
  }

  /**
   * Writes what the record has become; the position may be shown as done afterwards. It is on the disk by
   * then; where that is not possible, the store reports it, and play goes on in memory.
   *
   * @param {Pick<import("./engine-table.js").Turned, "kept" | "actions" | "open">} turned
   * @throws {SavedElsewhere}
   */
  async keep({ kept, actions, open }) {
    const saved = /** @type {SavedGame} */ (this.saved);
    const before = /** @type {string[] | undefined} */ (saved.record.actions) ?? [];
    const record = { ...saved.record, actions: [...before.slice(0, kept), ...actions] };
    const turnEnded = open.current !== saved.status.current;
    await this.write({ ...saved, record, ...positionOf(open) });
    if (turnEnded) this.persist();
  }

  /**
   * @param {SavedGame} next
   * @throws {SavedElsewhere}
   */
  async write(next) {
    const result = await this.store.save(next);
    if (!result.ok && result.problem === "conflict") {
      this.conflict();
      throw new SavedElsewhere();
    }
    this.saved = next;
  }
}
