import { isUntouched } from "./belonging.js";
import { relation } from "./courses.js";
import { damagedId, damageOf } from "./damage.js";
import { Patience, Whereabouts } from "./durability.js";
import { Journal } from "./journal.js";
import { Damaged, DELETED, GAME, Shelf } from "./shelf.js";

/** @typedef {import("./types.js").BrokenSave} BrokenSave */
/** @typedef {import("./types.js").SavedGame} SavedGame */

/**
 * What is known of the games of this device: where each is kept, which of its copies is the last one, and what is wrong. What
 * writes them is in `store.js`. Fires "change" and "problem".
 */
export class StoreState extends EventTarget {
  /**
   * @param {Storage | null} [storage]
   * @param {Journal} [journal]
   */
  constructor(storage, journal = new Journal()) {
    super();
    this.shelf = new Shelf(storage);
    this.journal = journal;
    this.damaged = new Damaged(journal);
    journal.connection.lost = () => this.dispatchEvent(new Event("lost"));
    this.patience = new Patience();
    this.patience.addEventListener("change", () => this.assess());
    this.where = new Whereabouts({
      shelf: this.shelf,
      connection: journal.connection,
      patience: this.patience,
    });
    /** Games that are gone on with although the journal has not said what it has. @type {Set<string>} */
    this.unsure = new Set();
    /** Each game as this tab kept it last. @type {Map<string, SavedGame>} */
    this.last = new Map();
    /** The highest number that this tab gave to each game. @type {Map<string, number>} */
    this.numbers = new Map();
    /** Each game as this tab wrote it into localStorage last. @type {Map<string, import("./shelf.js").SaveText>} */
    this.texts = new Map();
    /** Other courses of games that were found, until that has been read. @type {SavedGame[]} */
    this.found = [];
    /** True once the journal has said what it has of every game. */
    this.isRead = false;
    /** @type {import("./types.js").Trouble | null} */
    this.problem = null;
    /** Tells the writes of this tab from those of another. */
    this.tab = [...crypto.getRandomValues(new Uint8Array(4))].join("-");
    /** When what localStorage has is as new as what the journal has. @type {Promise<void> | null} */
    this.reconciling = null;
  }

  /** @returns {{games: SavedGame[], broken: BrokenSave[], deleted: SavedGame[]}} newest first; without trials in which nothing was done */
  list() {
    const { games, broken, deleted } = this.everything();
    const plain = (/** @type {SavedGame[]} */ all) => all.filter((game) => !isUntouched(game));
    return { games: plain(games), broken, deleted: plain(deleted) };
  }

  /** @returns {SavedGame[]} those that lie here: one that is open, and those that were left, also where they could not be removed yet */
  untouched() {
    const { games, deleted } = this.everything();
    return [...games, ...deleted].filter(isUntouched);
  }

  /** @returns {ReturnType<StoreState["list"]>} also with those */
  everything() {
    /** @type {Map<string, SavedGame>} */
    const games = new Map();
    /** @type {SavedGame[]} */
    const deleted = [];
    /** @type {BrokenSave[]} */
    const broken = [];
    for (const { id, place, key, text, game, reason } of this.shelf.all()) {
      if (!game) {
        // What was put aside lies here until the good copy has taken its place.
        if (this.damaged.all.every((one) => one.text !== text))
          broken.push({ key, text, reason: reason ?? "unreadable" });
      } else if (place === "deleted") deleted.push(game);
      else games.set(id, game);
    }
    for (const id of this.where.ahead.keys()) {
      const ahead = this.aheadOf(id);
      if (ahead) games.set(id, laterOf(ahead, games.get(id)));
    }
    for (const [id, game] of this.where.unsaved) games.set(id, game);
    broken.push(...this.damaged.all);
    const newest = (/** @type {SavedGame} */ a, /** @type {SavedGame} */ b) =>
      b.updated - a.updated;
    return { games: [...games.values()].sort(newest), broken, deleted: deleted.sort(newest) };
  }

  /** @returns {BrokenSave[]} what could not be joined to games that go on, until that is read */
  get lost() {
    return this.damaged.all.filter((one) => one.lost && !one.read && this.damage(one).whole);
  }

  /** @param {BrokenSave} broken */
  damage(broken) {
    const id = damagedId(broken.key);
    return damageOf(broken, this.load(id) ?? this.shelf.stored(DELETED + id)?.game ?? null);
  }

  /** @param {string} id @returns {SavedGame | null} */
  load(id) {
    return this.where.unsaved.get(id) ?? this.kept(id);
  }

  /** @param {string} id @returns {SavedGame | null} the last state that is kept anywhere, as far as this tab knows */
  kept(id) {
    const stored = this.shelf.stored(GAME + id)?.game ?? null;
    const ahead = this.aheadOf(id);
    return ahead ? laterOf(ahead, stored) : stored;
  }

  /** @param {string} id @returns {SavedGame | null} what only the journal has, unless another tab has put that aside since */
  aheadOf(id) {
    const ahead = this.where.ahead.get(id) ?? null;
    const aside = ahead && this.shelf.stored(DELETED + id)?.game;
    return aside && relation(aside, ahead) === "after" ? null : ahead;
  }

  /** @param {string} id @returns {BrokenSave | null} what is kept under that id, if it cannot be used */
  broken(id) {
    const stored = this.shelf.stored(GAME + id);
    if (!stored || stored.game) return null;
    return { key: stored.key, text: stored.text, reason: stored.reason ?? "unreadable" };
  }

  /**
   * @param {string} id
   * @param {boolean} [isKnown] whether the journal has said what it has
   * @returns {"aside" | "unanswered" | "unkept" | "missing"} why there is no such game, as far as anybody knows
   */
  whyMissing(id, isKnown = true) {
    if (this.isAside(id)) return "aside";
    const isDenied = this.journal.connection.state === "denied";
    if (isDenied && !this.shelf.storage) return "unkept";
    return !isKnown || isDenied || this.unsure.has(id) ? "unanswered" : "missing";
  }

  /** @param {string} id @returns {boolean} whether it is among those that were put aside */
  isAside(id) {
    return Boolean(this.shelf.stored(DELETED + id)?.game);
  }

  /** @param {string} id @returns {boolean} whether a database that refuses may have later moves of it than there are here */
  isDoubtful(id) {
    return this.unsure.has(id) && this.mayBeOlder(id);
  }

  /** @param {string} id @returns {boolean} the same, also of one that has not said what it has */
  mayBeOlder(id) {
    const isHere = !this.last.has(id) && this.load(id) !== null;
    return isHere && this.where.hadJournal && (this.unsure.has(id) || !this.isRead);
  }

  /** Tells what is true of where the games are, when that is not what was told. */
  assess() {
    this.where.noteJournal();
    const { trouble } = this.where;
    if (trouble === this.problem) return;
    this.problem = trouble;
    this.dispatchEvent(new Event("problem"));
  }

  changed() {
    this.assess();
    this.dispatchEvent(new Event("change"));
  }
}

/** @param {SavedGame} ahead @param {SavedGame | null | undefined} stored another tab may have had room again */
function laterOf(ahead, stored) {
  return stored && relation(stored, ahead) === "after" ? stored : ahead;
}
