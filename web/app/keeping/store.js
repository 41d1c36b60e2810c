import { parseSave, SAVE_VERSION, UnreadableSave } from "./saved-game.js";

/** @typedef {import("./types.js").SavedGame} SavedGame */
/** @typedef {import("./types.js").BrokenSave} BrokenSave */
/** @typedef {import("./types.js").SaveProblem} SaveProblem */
/** @typedef {import("./types.js").SaveResult} SaveResult */

const GAME = "spieltisch:game:";
const DELETED = "spieltisch:deleted:";
const OPEN = "spieltisch:open";

/**
 * The games of this device: one entry of localStorage per game. There is no index that could
 * disagree with the entries; lists are made by looking at them.
 *
 * A game that cannot be written stays in memory and is offered again by `retry`, so play goes on.
 */
export class Store extends EventTarget {
  /** @param {Storage | null} [storage] */
  constructor(storage = browserStorage()) {
    super();
    this.storage = storage;
    /** Games that could not be written. @type {Map<string, SavedGame>} */
    this.unsaved = new Map();
    /** @type {SaveProblem | null} */
    this.problem = storage ? null : "blocked";
    this.counter = 0;
    /** Tells the writes of this tab from those of another. */
    this.tab = [...crypto.getRandomValues(new Uint8Array(4))].join("-");
  }

  /** @returns {{games: SavedGame[], broken: BrokenSave[], deleted: SavedGame[]}} newest first */
  list() {
    /** @type {Map<string, SavedGame>} */
    const games = new Map();
    /** @type {SavedGame[]} */
    const deleted = [];
    /** @type {BrokenSave[]} */
    const broken = [];
    for (const key of this.keys()) {
      const isDeleted = key.startsWith(DELETED);
      if (!isDeleted && !key.startsWith(GAME)) continue;
      const text = this.read(key);
      if (text === null) continue;
      try {
        const game = parseSave(text);
        if (isDeleted) deleted.push(game);
        else games.set(game.id, game);
      } catch (error) {
        const reason = error instanceof UnreadableSave ? error.reason : "unreadable";
        broken.push({ key, text, reason });
      }
    }
    for (const [id, game] of this.unsaved) games.set(id, game);
    const newest = (/** @type {SavedGame} */ a, /** @type {SavedGame} */ b) =>
      b.updated - a.updated;
    return { games: [...games.values()].sort(newest), broken, deleted: deleted.sort(newest) };
  }

  /**
   * @param {string} id
   * @returns {SavedGame | null}
   */
  load(id) {
    const waiting = this.unsaved.get(id);
    if (waiting) return waiting;
    const text = this.read(GAME + id);
    if (text === null) return null;
    try {
      return parseSave(text);
    } catch {
      return null;
    }
  }

  /**
   * Writes a game and reads it back before answering. `game.revision` must be the one that this
   * tab saw last: when another tab has written since, nothing is overwritten. On success the game
   * carries its new revision.
   *
   * @param {SavedGame} game
   * @returns {SaveResult}
   */
  save(game) {
    const stored = this.read(GAME + game.id);
    if (stored !== null && game.revision !== "" && revisionOf(stored) !== game.revision) {
      return { ok: false, problem: "conflict" };
    }
    this.counter += 1;
    const next = { ...game, version: SAVE_VERSION, revision: `${this.counter}.${this.tab}` };
    const problem = this.write(GAME + game.id, JSON.stringify(next));
    if (problem) {
      this.unsaved.set(game.id, game);
      this.report(problem);
      this.changed();
      return { ok: false, problem };
    }
    game.revision = next.revision;
    this.unsaved.delete(game.id);
    if (this.unsaved.size === 0) this.report(this.storage ? null : "blocked");
    this.changed();
    return { ok: true };
  }

  /** Tries again to write everything that only lives in memory, also where storage was blocked so far. */
  retry() {
    this.storage ??= browserStorage();
    for (const game of [...this.unsaved.values()]) this.save(game);
    if (this.storage && this.unsaved.size === 0) this.report(null);
    return this.unsaved.size === 0;
  }

  /**
   * Puts a game aside; `restore` brings it back, only `purge` removes it.
   *
   * @param {string} id
   * @returns {boolean} whether it could be put aside
   */
  remove(id) {
    const text = this.read(GAME + id);
    if (text !== null) {
      // The copy is made first: a full storage must not cost the game.
      const problem = this.write(DELETED + id, text);
      if (problem) {
        this.report(problem);
        return false;
      }
      this.erase(GAME + id);
    }
    this.unsaved.delete(id);
    this.changed();
    return true;
  }

  /**
   * @param {string} id
   * @returns {boolean}
   */
  restore(id) {
    const text = this.read(DELETED + id);
    if (text === null) return false;
    const problem = this.write(GAME + id, text);
    if (problem) {
      this.report(problem);
      return false;
    }
    this.erase(DELETED + id);
    this.changed();
    return true;
  }

  /** Removes every game that was put aside, for good. */
  purge() {
    for (const key of this.keys()) if (key.startsWith(DELETED)) this.erase(key);
    this.retry();
    this.changed();
  }

  /** @param {string} key removes one damaged entry, on the wish of a person only */
  discardBroken(key) {
    if (key.startsWith(GAME) || key.startsWith(DELETED)) this.erase(key);
    this.changed();
  }

  /** @returns {string | null} the game whose table was on the screen when the page was left */
  get openGame() {
    return this.read(OPEN);
  }

  set openGame(id) {
    if (id === null) this.erase(OPEN);
    else this.write(OPEN, id);
  }

  /**
   * Calls back when another tab changed games.
   *
   * @param {(id: string | null) => void} callback gets the game's id, or null for "anything"
   * @returns {() => void} undo
   */
  onOtherTab(callback) {
    const listener = (/** @type {StorageEvent} */ event) => {
      if (event.key === null) callback(null);
      else if (event.key.startsWith(GAME)) callback(event.key.slice(GAME.length));
      else if (event.key.startsWith(DELETED)) callback(event.key.slice(DELETED.length));
    };
    window.addEventListener("storage", listener);
    return () => window.removeEventListener("storage", listener);
  }

  /** @returns {string[]} */
  keys() {
    try {
      return this.storage ? Object.keys(this.storage) : [];
    } catch {
      return [];
    }
  }

  /** @param {string} key */
  read(key) {
    try {
      return this.storage?.getItem(key) ?? null;
    } catch {
      return null;
    }
  }

  /**
   * @param {string} key
   * @param {string} text
   * @returns {SaveProblem | null}
   */
  write(key, text) {
    if (!this.storage) return "blocked";
    try {
      this.storage.setItem(key, text);
    } catch (error) {
      return isQuota(error) ? "full" : "blocked";
    }
    return this.read(key) === text ? null : "blocked";
  }

  /** @param {string} key */
  erase(key) {
    try {
      this.storage?.removeItem(key);
    } catch {
      // Nothing was lost: the entry is merely still there.
    }
  }

  /** @param {SaveProblem | null} problem */
  report(problem) {
    if (problem === this.problem) return;
    this.problem = problem;
    this.dispatchEvent(new Event("problem"));
  }

  changed() {
    this.dispatchEvent(new Event("change"));
  }
}

/** @param {string} text */
function revisionOf(text) {
  try {
    return String(JSON.parse(text)?.revision ?? "");
  } catch {
    return null;
  }
}

/** @param {unknown} error */
function isQuota(error) {
  return error instanceof DOMException && /quota/iu.test(error.name);
}

/** @returns {Storage | null} localStorage when it really keeps what it is given */
function browserStorage() {
  const probe = "spieltisch:probe";
  try {
    const storage = window.localStorage;
    // A full storage refuses the probe as well, yet it is there and must be read.
    if (storage.length > 0) return storage;
    storage.setItem(probe, "1");
    const kept = storage.getItem(probe) === "1";
    storage.removeItem(probe);
    return kept ? storage : null;
  } catch {
    return null;
  }
}

/** The one store of the page. */
export const store = new Store();
