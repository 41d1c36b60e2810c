import { deferred } from "../ticket.js";
import { DELETED, GAME } from "./shelf.js";

/** @typedef {import("./types.js").SavedGame} SavedGame */
/** @typedef {import("./types.js").SaveProblem} SaveProblem */
/** @typedef {import("./types.js").Trouble} Trouble */

/** There once that this device has had a database. */
export const JOURNAL = "spieltisch:journal";
/** How it begins once the page has cleared the table; the last clearing that the database knows follows. */
export const CLEARED = "cleared";
/** What it says where there was none at the first start that looked. */
const NONE = "none";

/** Which games lie where, and what is true of it: on the disk, in this browser's memory, or only in this page. */
export class Whereabouts {
  /**
   * @param {object} given
   * @param {import("./shelf.js").Shelf} given.shelf
   * @param {import("./database.js").Connection} given.connection
   * @param {Patience} given.patience
   */
  constructor({ shelf, connection, patience }) {
    this.shelf = shelf;
    this.connection = connection;
    this.patience = patience;
    /** Games that could not be written anywhere. @type {Map<string, SavedGame>} */
    this.unsaved = new Map();
    /** Games of which localStorage does not have the last state; the journal has it. @type {Map<string, SavedGame>} */
    this.ahead = new Map();
    /** Games of which only the page of another tab has the last state, as that has told. @type {Set<string>} */
    this.elsewhere = new Set();
    /** Games of which the journal does not have the last state; localStorage has it. @type {Set<string>} */
    this.behind = new Set();
    // A version without this note has had a database, as a rule, where games have lineages.
    this.noted = shelf.read(JOURNAL);
    const isNoted = this.noted !== null;
    /** What is noted of the versions before this one, where the first start has no database. */
    this.before = !isNoted && shelf.all().some(({ game }) => game?.line) ? "1" : NONE;
    /** Why localStorage took nothing, the last time. @type {SaveProblem} */
    this.why = "blocked";
    /** Why a game could not be put aside. @type {SaveProblem | null} */
    this.refused = null;
    /** Copies of games here that turned out to have been put aside or removed: the revision of each. @type {Map<string, string>} */
    this.removed = new Map();
    /** What is to be noted once all that is here from before the last clearing has been erased. @type {string | null} */
    this.stale = null;
  }

  /** @param {{revision: string} | undefined} last the last clearing that the database knows; after a crash all of before is here again */
  noteClearing(last) {
    const cleared = last ? `${CLEARED} ${last.revision}` : this.shelf.read(JOURNAL);
    const isNews = cleared !== this.shelf.read(JOURNAL);
    // What was erased from outside since is nothing of before.
    this.stale = isNews && (this.noted ?? NONE) !== NONE ? cleared : null;
    if (isNews && !this.stale && cleared) this.shelf.write(JOURNAL, cleared);
  }

  /**
   * @param {SavedGame} game
   * @param {{isInJournal: boolean, isOnShelf: boolean}} where it was written
   */
  note(game, { isInJournal, isOnShelf }) {
    const { id } = game;
    this.unsaved.delete(id);
    this.elsewhere.delete(id);
    this.refused = null;
    if (isInJournal) this.behind.delete(id);
    else this.behind.add(id);
    if (isOnShelf) this.ahead.delete(id);
    else this.ahead.set(id, game);
  }

  /** True if this device has a database, or had one, as far as its storage tells. */
  get hadJournal() {
    return this.connection.state === "open" || (this.shelf.read(JOURNAL) ?? NONE) !== NONE;
  }

  noteJournal() {
    const noted = this.shelf.read(JOURNAL);
    const { state } = this.connection;
    if (state === "open" && (noted ?? NONE) === NONE) this.shelf.write(JOURNAL, "1");
    if (state === "denied" && noted === null) this.shelf.write(JOURNAL, this.before);
  }

  /**
   * @param {string} id
   * @param {import("./types.js").Head | undefined} head what the journal says of the game
   * @returns {boolean} true if a store that had it has lost it, although it was not removed
   */
  isErased(id, head) {
    const isRemoved = (head && head.place !== "kept") || this.shelf.read(DELETED + id) !== null;
    // What the page itself has cleared is kept again with the next action only, as it was said.
    const isNoted = this.shelf.read(JOURNAL)?.startsWith(CLEARED);
    const isCleared = !head && this.shelf.read(GAME + id) === null && isNoted;
    if (this.unsaved.has(id) || isRemoved || isCleared) return false;
    const isDenied = this.connection.state === "denied";
    const isInJournal = head !== undefined || this.behind.has(id) || isDenied;
    return !isInJournal || (!this.ahead.has(id) && this.shelf.read(GAME + id) === null);
  }

  /** The games of which that is said that is told: those only in this page, else those in the browser's memory alone. */
  get atRisk() {
    if (this.unsaved.size > 0) return [...this.unsaved.values()];
    return [...this.behind].flatMap((id) => this.shelf.of(id).flatMap(({ game }) => game ?? []));
  }

  /** @returns {"disk" | "browser" | "page"} where the least safe of the games is */
  get durability() {
    const { state } = this.connection;
    if (this.unsaved.size > 0 || (!this.shelf.storage && state === "denied")) return "page";
    return this.behind.size === 0 && state === "open" ? "disk" : "browser";
  }

  /** @returns {Trouble | null} what the player is told of it */
  get trouble() {
    if (this.patience.isTried) return "slow";
    if (this.unsaved.size > 0) return this.why;
    if (this.durability === "page") return "blocked";
    const isAtRisk = this.behind.size > 0 || this.connection.state === "denied";
    return this.refused ?? (isAtRisk ? "memory" : null);
  }
}

/**
 * While the disk is awaited the page answers: a write that takes too long is told, and then the player can go on in memory or
 * have it tried again. Fires "change" when there is something to tell, or no more.
 */

/** So long, in milliseconds, a write may take before it is told. */
export const QUIET = 3000;

/** What is waited for, where it is not merely a move that was played. @typedef {{game: SavedGame, place: import("./types.js").Place} | null} What */

export class Patience extends EventTarget {
  constructor() {
    super();
    /** Writes that are awaited no more. @type {Set<Promise<unknown>>} */
    this.behind = new Set();
    /** Listeners for what is wished, one for each waiting write. @type {Set<(wish: "on" | "again") => void>} */
    this.waiting = new Set();
    /** Those of them whose write takes too long, and what that is. @type {Map<unknown, What>} */
    this.tried = new Map();
  }

  /** True while a write is awaited that takes too long. */
  get isTried() {
    return this.tried.size > 0;
  }

  /** @returns {What} what is awaited that takes too long; null where a move is among it */
  get what() {
    const all = [...this.tried.values()];
    return all.includes(null) ? null : (all[0] ?? null);
  }

  /**
   * @template R
   * @param {() => Promise<R>} write
   * @param {{reopen: () => Promise<void>, what?: What, later?: (result: R) => void}} given `later` hears what became of a write that
   *   was not awaited
   * @returns {Promise<R | "late">}
   */
  async of(write, { reopen, what = null, later = () => {} }) {
    for (;;) {
      const writing = write();
      // What was not waited for before this one is written first.
      const answer = this.behind.size > 0 ? "on" : await this.answerOrWish(writing, what);
      if (answer === "again") {
        await reopen();
        continue;
      }
      if (answer !== "on") return answer;
      this.behind.add(writing);
      void writing.then((result) => {
        this.behind.delete(writing);
        later(result);
      });
      return "late";
    }
  }

  /** Waits again for what is written from now on. */
  begin() {
    this.behind.clear();
  }

  /** @param {"on" | "again"} wish of the player who waits */
  answer(wish) {
    for (const hear of this.waiting) hear(wish);
  }

  /**
   * @template R
   * @param {Promise<R>} writing
   * @param {What} what
   * @returns {Promise<R | "on" | "again">}
   */
  async answerOrWish(writing, what) {
    /** @type {import("../ticket.js").Deferred<"on" | "again">} */
    const { promise: wished, resolve: hear } = deferred();
    this.waiting.add(hear);
    const timer = setTimeout(() => this.tell(() => this.tried.set(hear, what)), QUIET);
    try {
      return await Promise.race([writing, wished]);
    } finally {
      clearTimeout(timer);
      this.waiting.delete(hear);
      this.tell(() => this.tried.delete(hear));
    }
  }

  /** @param {() => void} change after which it may be another thing that is to be told */
  tell(change) {
    const before = this.isTried;
    change();
    if (this.isTried !== before) this.dispatchEvent(new Event("change"));
  }
}
