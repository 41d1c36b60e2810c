import { knows } from "./courses.js";
import { parseSave, UnreadableSave } from "./saved-game.js";

/** @typedef {import("./types.js").Aside} Aside */

/** Texts of games that cannot be read. They stay until a person removes them. */
export class Damaged {
  /** @param {import("./journal.js").Journal} journal */
  constructor(journal) {
    this.journal = journal;
    /** @type {Aside[]} */
    this.all = [];
  }

  async load() {
    this.all = await this.journal.asides();
  }

  /**
   * Keeps a damaged text, so that the good copy can take its place.
   *
   * @param {string} key
   * @param {string} text
   */
  async keep(key, text) {
    await this.add([{ key, text, reason: "unreadable" }]);
  }

  /** @param {readonly Aside[]} asides @returns {Promise<boolean>} whether all of them are kept; they are told at any rate */
  async add(asides) {
    const now = Date.now().toString(36);
    const news = asides
      .filter(({ text }) => this.all.every((one) => one.text !== text))
      .map((one) => ({ ...one, key: `${one.key}#${now}` }));
    this.all = [...this.all, ...news];
    return (await this.journal.putAside(news)) === "kept";
  }

  /** @param {string} key what is lost with it has been read */
  async read(key) {
    this.all = this.all.map((one) => (one.key === key ? { ...one, read: true } : one));
    await this.journal.putAside(this.all.filter((one) => one.key === key));
  }

  /** @param {string} key @returns {Promise<boolean>} whether it was one of these */
  async discard(key) {
    const isOne = this.all.some((aside) => aside.key === key);
    if (!isOne) return false;
    await this.journal.discard(key);
    this.all = this.all.filter((aside) => aside.key !== key);
    return true;
  }
}

/** @typedef {import("./types.js").SavedGame} SavedGame */

/**
 * A kept game as the text that localStorage has of it. The record comes last in it, so that the text of the next save is
 * made of this one: what was done before is not written out again.
 */
export class SaveText {
  /**
   * @param {SavedGame} game
   * @param {SaveText | null} [before] of an earlier save of that game
   */
  constructor(game, before = null) {
    const { record, ...rest } = game;
    const { actions, ...header } = record;
    /** @type {readonly unknown[]} */
    this.actions = Array.isArray(actions) ? actions : [];
    this.list = before ? before.#goneOn(this.actions) : this.actions.map(textOf).join("");
    // Every text of the list begins with its comma.
    const list = Array.isArray(actions) ? `,"actions":[${this.list.slice(1)}]` : "";
    const whole = `${JSON.stringify(rest).slice(0, -1)},"record":${JSON.stringify(header).slice(0, -1)}`;
    this.text = `${whole}${list}}}`;
    this.revision = game.revision;
  }

  /** @param {readonly unknown[]} actions @returns {string} their texts, those that stay taken from here */
  #goneOn(actions) {
    const old = this.actions;
    let stay = 0;
    while (stay < old.length && stay < actions.length && old[stay] === actions[stay]) stay += 1;
    const gone = old.slice(stay).map(textOf).join("").length;
    return this.list.slice(0, this.list.length - gone) + actions.slice(stay).map(textOf).join("");
  }
}

/** @param {unknown} action @returns {string} */
function textOf(action) {
  return `,${JSON.stringify(action)}`;
}

/** @typedef {import("./types.js").SaveProblem} SaveProblem */

export const GAME = "spieltisch:game:";
export const DELETED = "spieltisch:deleted:";

/**
 * What localStorage has of one game. `game` is null for a text that cannot be used; `reason` says why.
 *
 * @typedef {object} Stored
 * @property {string} id
 * @property {"kept" | "deleted"} place
 * @property {string} key
 * @property {string} text
 * @property {SavedGame | null} game
 * @property {"unreadable" | "newer" | null} reason
 */

/** localStorage: one entry for each game, and for each that was put aside. There is no index that could disagree with them. */
export class Shelf {
  /** @param {Storage | null} [storage] */
  constructor(storage = browserStorage()) {
    this.storage = storage;
  }

  /** Looks again, where storage was blocked so far. */
  tryAgain() {
    this.storage ??= browserStorage();
  }

  /** @returns {Stored[]} */
  all() {
    return this.keys().flatMap((key) => this.stored(key) ?? []);
  }

  /** @param {string} id @returns {Stored[]} */
  of(id) {
    return [GAME + id, DELETED + id].flatMap((key) => this.stored(key) ?? []);
  }

  /** @param {string} key @returns {Stored | null} */
  stored(key) {
    const place = key.startsWith(GAME) ? "kept" : key.startsWith(DELETED) ? "deleted" : null;
    const text = place && this.read(key);
    if (!place || text === null) return null;
    const id = idOf(key);
    try {
      return { id, place, key, text, game: parseSave(text, id), reason: null };
    } catch (error) {
      const reason = error instanceof UnreadableSave ? error.reason : "unreadable";
      return { id, place, key, text, game: null, reason };
    }
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
      return error instanceof DOMException && /quota/iu.test(error.name) ? "full" : "blocked";
    }
    return this.read(key) === text ? null : "blocked";
  }

  /** @param {string} key @param {SavedGame} game erases what that game was made from; another tab may have written since */
  eraseKnown(key, game) {
    if (this.isKnown(key, game)) this.erase(key);
  }

  /** @param {string} key @param {SavedGame} game @returns {boolean} whether that game was made from what is there, if anything is */
  isKnown(key, game) {
    const there = this.stored(key)?.game;
    return !there || there.revision === "" || knows(game.line, there.revision);
  }

  /** @param {string} key */
  erase(key) {
    try {
      this.storage?.removeItem(key);
    } catch {
      // Nothing was lost: the entry is merely still there.
    }
  }
}

/** @param {string} key @returns {string} the game of an entry */
function idOf(key) {
  return key.slice((key.startsWith(GAME) ? GAME : DELETED).length);
}

/**
 * Calls back when another tab changed games.
 *
 * @param {(id: string | null) => void} callback gets the game's id, or null for "anything"
 * @returns {() => void} undo
 */
export function onOtherTab(callback) {
  const listener = (/** @type {StorageEvent} */ { key }) => {
    if (key === null) callback(null);
    else if (key.startsWith(GAME) || key.startsWith(DELETED)) callback(idOf(key));
  };
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
}

/** @param {string} id @param {"kept" | "deleted"} place @returns {[string, string]} the entry of that place, and the other one */
export function keysOf(id, place) {
  return place === "kept" ? [GAME + id, DELETED + id] : [DELETED + id, GAME + id];
}

/** @param {string} text @returns {string | null} null for a text that is no save */
export function revisionOf(text) {
  try {
    return String(JSON.parse(text).revision ?? "");
  } catch {
    return null;
  }
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
