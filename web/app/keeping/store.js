import { numberOf } from "./entries.js";
import { Journal } from "./journal.js";
import { bringBack, compareCopies, reconcile } from "./reconcile.js";
import { SaveText } from "./save-text.js";
import { parseSave, SAVE_VERSION, UnreadableSave } from "./saved-game.js";

/** @typedef {import("./types.js").Aside} Aside */
/** @typedef {import("./types.js").BrokenSave} BrokenSave */
/** @typedef {import("./types.js").Place} Place */
/** @typedef {import("./types.js").SavedGame} SavedGame */
/** @typedef {import("./types.js").SaveProblem} SaveProblem */
/** @typedef {import("./types.js").SaveResult} SaveResult */

const GAME = "spieltisch:game:";
const DELETED = "spieltisch:deleted:";
const OPEN = "spieltisch:open";

/**
 * The games of this device, kept twice: in the journal (IndexedDB), where what was saved is on the disk, and in
 * localStorage, one entry for each game, which can be read at once and stands in where there is no journal. There is no
 * index that could disagree with the entries; lists are made by looking at them. When the page starts, the newer of both
 * wins (`ready`).
 *
 * A game that neither can keep stays in memory and is offered again by `retry`, so play goes on.
 */
export class Store extends EventTarget {
  /**
   * @param {Storage | null} [storage]
   * @param {Journal} [journal]
   */
  constructor(storage = browserStorage(), journal = new Journal()) {
    super();
    this.storage = storage;
    this.journal = journal;
    /** Games that could not be written anywhere. @type {Map<string, SavedGame>} */
    this.unsaved = new Map();
    /** Games of which localStorage does not have the last state; the journal has it. @type {Map<string, SavedGame>} */
    this.ahead = new Map();
    /** Each game as this tab kept it last. @type {Map<string, SavedGame>} */
    this.last = new Map();
    /** Each game as this tab wrote it into localStorage last. @type {Map<string, SaveText>} */
    this.texts = new Map();
    /** What was put aside. @type {Aside[]} */
    this.asides = [];
    /** @type {SaveProblem | null} */
    this.problem = null;
    /** Tells the writes of this tab from those of another. */
    this.tab = [...crypto.getRandomValues(new Uint8Array(4))].join("-");
    /** When what localStorage has is as new as what the journal has. @type {Promise<void> | null} */
    this.reconciling = null;
  }

  /** @returns {Promise<void>} when the newer of both copies of every game can be loaded */
  get ready() {
    this.reconciling ??= reconcile(this).catch((error) => console.warn(error));
    return this.reconciling;
  }

  /** @returns {{games: SavedGame[], broken: BrokenSave[], deleted: SavedGame[]}} newest first */
  list() {
    /** @type {Map<string, SavedGame>} */
    const games = new Map();
    /** @type {SavedGame[]} */
    const deleted = [];
    /** @type {BrokenSave[]} */
    const broken = [];
    for (const { id, place, key, text } of this.stored()) {
      try {
        const game = parseSave(text, id);
        if (place === "deleted") deleted.push(game);
        else games.set(id, game);
      } catch (error) {
        const reason = error instanceof UnreadableSave ? error.reason : "unreadable";
        broken.push({ key, text, reason });
      }
    }
    for (const [id, game] of this.ahead) games.set(id, game);
    for (const [id, game] of this.unsaved) games.set(id, game);
    broken.push(...this.asides);
    const newest = (/** @type {SavedGame} */ a, /** @type {SavedGame} */ b) =>
      b.updated - a.updated;
    return { games: [...games.values()].sort(newest), broken, deleted: deleted.sort(newest) };
  }

  /**
   * @param {string} id
   * @returns {SavedGame | null}
   */
  load(id) {
    const inMemory = this.unsaved.get(id) ?? this.ahead.get(id);
    if (inMemory) return inMemory;
    const text = this.read(GAME + id);
    if (text === null) return null;
    try {
      return parseSave(text, id);
    } catch {
      return null;
    }
  }

  /**
   * Keeps a game, and answers when it is on the disk. `game.revision` must be the one that this tab saw last: when
   * another tab has written since, nothing is overwritten. On success the game carries its new revision.
   *
   * @param {SavedGame} game
   * @returns {Promise<SaveResult>}
   */
  async save(game) {
    const { id, revision: previous } = game;
    const stored = this.read(GAME + id);
    const written = this.texts.get(id) ?? null;
    // What this tab has written itself need not be read again, however long it is.
    const isOwn = written !== null && stored === written.text;
    const known = stored === null ? null : isOwn ? written.revision : revisionOf(stored);
    if (known !== null && previous !== "" && known !== previous && !this.ahead.has(id)) {
      return { ok: false, problem: "conflict" };
    }
    const highest = previous === "" ? await this.highest(id) : known;
    const next = { ...game, version: SAVE_VERSION, revision: this.following(previous, highest) };
    const last = this.last.get(id) ?? null;
    const kept = await this.journal.keep(next, previous, last?.revision === previous ? last : null);
    if (kept === "conflict") return { ok: false, problem: "conflict" };
    if (known === null && stored !== null) await this.putAside(GAME + id, stored);
    const text = new SaveText(next, written);
    const problem = this.write(GAME + id, text.text);
    if (problem && kept !== "kept") {
      this.unsaved.set(id, game);
      this.report(problem);
      this.changed();
      return { ok: false, problem };
    }
    if (problem) this.ahead.set(id, next);
    else this.ahead.delete(id);
    game.revision = next.revision;
    this.last.set(id, next);
    this.texts.set(id, text);
    this.unsaved.delete(id);
    if (this.unsaved.size === 0) this.report(this.storage || kept === "kept" ? null : "blocked");
    this.changed();
    return { ok: true };
  }

  /**
   * @param {string} id
   * @returns {BrokenSave | null} what is kept under that id, if it cannot be used
   */
  broken(id) {
    const text = this.read(GAME + id);
    if (text === null) return null;
    try {
      parseSave(text, id);
      return null;
    } catch (error) {
      const reason = error instanceof UnreadableSave ? error.reason : "unreadable";
      return { key: GAME + id, text, reason };
    }
  }

  /** Tries again to write everything that only lives in memory, also where storage was blocked so far. */
  async retry() {
    this.storage ??= browserStorage();
    const database = await this.journal.tryAgain();
    for (const game of [...this.unsaved.values()]) await this.save(game);
    if ((this.storage || database) && this.unsaved.size === 0) this.report(null);
    return this.unsaved.size === 0;
  }

  /**
   * Puts a game aside; `restore` brings it back, only `purge` removes it.
   *
   * @param {string} id
   * @returns {Promise<boolean>} whether it could be put aside
   */
  async remove(id) {
    return this.move(id, this.load(id), GAME, DELETED);
  }

  /**
   * @param {string} id
   * @returns {Promise<boolean>}
   */
  async restore(id) {
    // What is played is never replaced by what was put aside.
    if (this.load(id)) return false;
    const text = this.read(DELETED + id);
    return this.move(id, text === null ? null : parseSave(text, id), DELETED, GAME);
  }

  /**
   * @param {string} id
   * @param {SavedGame | null} game
   * @param {string} from
   * @param {string} to
   */
  async move(id, game, from, to) {
    if (!game) return false;
    const moved = { ...game, revision: this.following(game.revision, null) };
    const kept = await this.journal.put(moved, to === GAME ? "kept" : "deleted");
    // The copy is made first: a full storage must not cost the game.
    const problem = this.write(to + id, JSON.stringify(moved));
    if (problem && (kept !== "kept" || to === DELETED)) {
      if (kept === "kept") await this.journal.put(moved, "kept");
      this.report(problem);
      return false;
    }
    this.erase(from + id);
    this.unsaved.delete(id);
    this.ahead.delete(id);
    if (problem) this.ahead.set(id, moved);
    this.last.delete(id);
    this.texts.delete(id);
    this.changed();
    return true;
  }

  /** Removes every game that was put aside, for good. */
  async purge() {
    for (const { id, revision } of this.list().deleted) {
      if (!this.load(id)) await this.journal.purge(id, this.following(revision, null));
      this.erase(DELETED + id);
    }
    for (const key of this.keys()) if (key.startsWith(DELETED)) this.erase(key);
    await this.retry();
    this.changed();
  }

  /** @param {string} key removes one damaged entry, on the wish of a person only */
  async discardBroken(key) {
    if (this.asides.some((aside) => aside.key === key)) {
      await this.journal.discard(key);
      this.asides = this.asides.filter((aside) => aside.key !== key);
    } else if (key.startsWith(GAME) || key.startsWith(DELETED)) this.erase(key);
    this.changed();
  }

  /**
   * Keeps a damaged text, so that the good copy can take its place.
   *
   * @param {string} key
   * @param {string} text
   */
  async putAside(key, text) {
    if (this.asides.some((aside) => aside.text === text)) return;
    /** @type {Aside} */
    const aside = { key: `${key}#${Date.now().toString(36)}`, text, reason: "unreadable" };
    this.asides = [...this.asides, aside];
    await this.journal.putAside([aside]);
  }

  /**
   * Takes over what the journal has.
   *
   * @param {SavedGame} game
   * @param {Place} place
   */
  adopt(game, place) {
    const [key, other] = place === "kept" ? [GAME, DELETED] : [DELETED, GAME];
    const problem = this.write(key + game.id, JSON.stringify(game));
    if (problem && place === "kept") this.ahead.set(game.id, game);
    this.erase(other + game.id);
  }

  /**
   * Brings one game to its last state, which another tab may have written, and both of its copies to the same.
   *
   * @param {string} id
   */
  async catchUp(id) {
    await this.ready;
    // A journal that cannot be read is told by the next save.
    const head = await this.journal.head(id).catch(() => undefined);
    if (!head || head.place === "gone") return;
    const mine = this.load(id);
    const key = GAME + id;
    const text = this.read(key);
    if (head.number > numberOf(mine?.revision ?? "")) await bringBack(this, head);
    else if (mine?.revision === head.revision && text !== null && !this.ahead.has(id)) {
      const comparing = compareCopies(this, head, mine, { key, text });
      await comparing.catch((error) => console.warn(error));
    }
  }

  /** @returns {{id: string, place: "kept" | "deleted", key: string, text: string}[]} what localStorage has, unread */
  stored() {
    return this.keys().flatMap((key) => {
      const place = key.startsWith(GAME) ? "kept" : key.startsWith(DELETED) ? "deleted" : null;
      const text = place && this.read(key);
      return place && text !== null ? [{ id: idOf(key), place, key, text }] : [];
    });
  }

  /**
   * @param {string} id
   * @returns {Promise<string>} the highest revision that was ever given under that id, as far as anything is left of it
   */
  async highest(id) {
    const head = await this.journal.head(id).catch(() => undefined);
    const texts = [this.read(GAME + id), this.read(DELETED + id)];
    const revisions = texts.map((text) => (text && revisionOf(text)) ?? "");
    return [head?.revision ?? "", ...revisions].reduce((a, b) =>
      numberOf(b) > numberOf(a) ? b : a,
    );
  }

  /** @param {string} previous @param {string | null} known the revisions that the next one follows */
  following(previous, known) {
    return `${Math.max(numberOf(previous), numberOf(known ?? "")) + 1}.${this.tab}`;
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

/** @param {string} text @returns {string | null} null for a text that is no save */
function revisionOf(text) {
  try {
    return String(JSON.parse(text).revision ?? "");
  } catch {
    return null;
  }
}

/** @param {string} key */
function idOf(key) {
  return key.slice((key.startsWith(GAME) ? GAME : DELETED).length);
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
