import { openDB } from "idb";
import { entryBetween, isHead, joined, numberOf } from "./entries.js";
import { parseSave } from "./saved-game.js";

/** @typedef {import("./types.js").Aside} Aside */
/** @typedef {import("./types.js").Head} Head */
/** @typedef {import("./types.js").Place} Place */
/** @typedef {import("./types.js").SavedGame} SavedGame */
/** @typedef {import("./types.js").SaveProblem} SaveProblem */
/** @typedef {import("idb").IDBPDatabase<any>} Database */

const NAME = "spieltisch";
const VERSION = 1;
/** After so many entries the whole game is written again. */
const LONGEST = 48;
/** A browser that does not answer by then, in milliseconds, has no database for us. */
const PATIENCE = 4000;

/** Only what is on the disk counts: a browser that is killed loses what it has not flushed. */
const STRICT = /** @type {const} */ ({ durability: "strict" });

/**
 * The games of this device on the disk, in IndexedDB: what was saved here is there after any crash of the browser.
 * A save is one small entry; from time to time the whole game is written and its entries go.
 *
 *   heads    id -> Head
 *   bases    id -> {id, text}, a game as localStorage has it
 *   entries  [id, number] -> Entry
 *   asides   key -> Aside
 */
export class Journal {
  /** @param {() => Promise<Database>} [open] */
  constructor(open = openDatabase) {
    this.openDatabase = open;
    /** @type {Promise<Database | null> | null} */
    this.opening = null;
    /** Why there is no database, if there is none. @type {unknown} */
    this.trouble = null;
  }

  /** @returns {Promise<Database | null>} null where the browser denies it */
  database() {
    this.opening ??= this.tryToOpen();
    return this.opening;
  }

  /** @returns {Promise<Database | null>} the database, asked for once more where it was denied */
  async tryAgain() {
    if (!(await this.database())) this.opening = null;
    return this.database();
  }

  /** @returns {Promise<Database | null>} */
  async tryToOpen() {
    try {
      const database = await inTime(this.openDatabase());
      // A newer version of the page in another tab, or a browser that clears up: the next save opens it anew.
      database.addEventListener("versionchange", () => this.forget(database));
      database.addEventListener("close", () => this.forget(database));
      this.trouble = null;
      return database;
    } catch (error) {
      this.trouble = error;
      return null;
    }
  }

  /** @param {Database} database */
  forget(database) {
    database.close();
    this.opening = null;
  }

  /**
   * Keeps a game, and returns when it is on the disk.
   *
   * @param {SavedGame} game with its new revision
   * @param {string} previous the revision that this tab kept last; "" to replace whatever is there
   * @param {SavedGame | null} before the game of that revision, if it is at hand
   * @returns {Promise<"kept" | "conflict" | SaveProblem>} "conflict": another tab has kept it since
   */
  async keep(game, previous, before) {
    return this.write(["heads", "bases", "entries"], async (stores) => {
      const head = /** @type {Head | undefined} */ (await stores.heads.get(game.id));
      if (head && previous !== "" && isAhead(head, previous)) return "conflict";
      const number = numberOf(game.revision);
      const follows = head?.place === "kept" && head.revision === before?.revision;
      const entry = follows && number - head.base <= LONGEST ? entryBetween(before, game) : null;
      const writes = entry ? [stores.entries.put(entry)] : putWhole(stores, game);
      writes.push(stores.heads.put(headOf(game, "kept", entry && head ? head.base : number)));
      // Somebody waits for this one: it ends at once, without an answer to each of its parts.
      stores.heads.transaction.commit();
      await Promise.all(writes);
      return "kept";
    });
  }

  /**
   * Writes whole games as they are, unless something as new is there.
   *
   * @param {readonly {game: SavedGame, place: Place}[]} games
   */
  async take(games) {
    return this.write(["heads", "bases", "entries"], async (stores) => {
      for (const { game, place } of games) {
        const head = /** @type {Head | undefined} */ (await stores.heads.get(game.id));
        if (head && head.number >= numberOf(game.revision)) continue;
        await Promise.all(putWhole(stores, game));
        await stores.heads.put(headOf(game, place, numberOf(game.revision)));
      }
      return "kept";
    });
  }

  /**
   * Writes a whole game and where it stands.
   *
   * @param {SavedGame} game
   * @param {Place} place
   */
  async put(game, place) {
    return this.write(["heads", "bases", "entries"], async (stores) => {
      await Promise.all(putWhole(stores, game));
      await stores.heads.put(headOf(game, place, numberOf(game.revision)));
      return "kept";
    });
  }

  /**
   * Forgets a game for good; that it is gone is remembered.
   *
   * @param {string} id
   * @param {string} revision
   */
  async purge(id, revision) {
    return this.write(["heads", "bases", "entries"], async (stores) => {
      const number = numberOf(revision);
      await stores.heads.put({ id, number, revision, place: "gone", base: number });
      await stores.bases.delete(id);
      await stores.entries.delete(entriesOf(id));
      return "kept";
    });
  }

  /** @param {string} id what is there of it cannot be read; it was put aside */
  async drop(id) {
    return this.write(["heads", "bases", "entries"], async (stores) => {
      await stores.heads.delete(id);
      await stores.bases.delete(id);
      await stores.entries.delete(entriesOf(id));
      return "kept";
    });
  }

  /** Forgets everything, also what it would remember of games that are gone. */
  async clear() {
    return this.write(["heads", "bases", "entries", "asides"], async (stores) => {
      await Promise.all(Object.values(stores).map((one) => one.clear()));
      return "kept";
    });
  }

  /** @returns {Promise<Head[]>} */
  async heads() {
    const database = await this.database();
    const heads = database ? await database.getAll("heads") : [];
    const whole = await Promise.all(heads.map((head) => this.mended(head)));
    return whole.filter((head) => head !== undefined);
  }

  /**
   * @param {Head | undefined} head
   * @returns {Promise<Head | undefined>} that head; in the place of a damaged one what the game itself says
   */
  async mended(head) {
    if (!head || isHead(head)) return head;
    const { game } = await this.read(head.id);
    return game ? headOf(game, "kept", 0) : undefined;
  }

  /**
   * The last state of a game, joined from what was written.
   *
   * @param {string} id
   * @returns {Promise<{game: SavedGame | null, left: Aside[]}>} `left`: what could not be used
   */
  async read(id) {
    const database = await this.database();
    if (!database) return { game: null, left: [] };
    const reading = database.transaction(["bases", "entries"]);
    const [base, entries] = await Promise.all([
      reading.objectStore("bases").get(id),
      reading.objectStore("entries").getAll(entriesOf(id)),
    ]);
    const key = `journal:${id}`;
    try {
      const { game, left } = joined(parseSave(base.text, id), entries);
      const text = JSON.stringify({ id, entries: left });
      return { game, left: left.length > 0 ? [{ key, text, reason: "unreadable" }] : [] };
    } catch {
      const text = JSON.stringify({ id, base: base?.text ?? null, entries });
      return { game: null, left: [{ key, text, reason: "unreadable" }] };
    }
  }

  /** @param {string} id @returns {Promise<Head | undefined>} */
  async head(id) {
    const database = await this.database();
    return this.mended(await database?.get("heads", id));
  }

  /** @returns {Promise<Aside[]>} */
  async asides() {
    const database = await this.database();
    return database ? database.getAll("asides") : [];
  }

  /**
   * Keeps what cannot be used, so that it can be exported.
   *
   * @param {readonly Aside[]} asides
   */
  async putAside(asides) {
    if (asides.length === 0) return "kept";
    return this.write(["asides"], async (stores) => {
      for (const aside of asides) await stores.asides.put(aside);
      return "kept";
    });
  }

  /** @param {string} key */
  async discard(key) {
    return this.write(["asides"], async (stores) => {
      await stores.asides.delete(key);
      return "kept";
    });
  }

  /**
   * One transaction, finished when all of it is on the disk.
   *
   * @template {string} R
   * @param {string[]} names
   * @param {(stores: Record<string, any>) => Promise<R>} work
   * @returns {Promise<R | SaveProblem>}
   */
  async write(names, work, again = true) {
    const database = await this.database();
    if (!database) return "blocked";
    try {
      const writing = database.transaction(names, "readwrite", STRICT);
      const stores = Object.fromEntries(names.map((name) => [name, writing.objectStore(name)]));
      // Whatever goes wrong inside ends the transaction: it is told by `done`.
      const [result] = await Promise.all([work(stores), writing.done]);
      return result;
    } catch (error) {
      if (isClosed(error) && again) {
        this.forget(database);
        return this.write(names, work, false);
      }
      return /quota/iu.test(String(/** @type {Error} */ (error)?.name)) ? "full" : "blocked";
    }
  }
}

/** @returns {Promise<Database>} the database of this device, made where there is none */
export function openDatabase() {
  return openDB(NAME, VERSION, {
    upgrade(database) {
      database.createObjectStore("heads", { keyPath: "id" });
      database.createObjectStore("bases", { keyPath: "id" });
      database.createObjectStore("entries", { keyPath: ["id", "number"] });
      database.createObjectStore("asides", { keyPath: "key" });
    },
  });
}

/**
 * @template T
 * @param {Promise<T>} promise
 * @returns {Promise<T>}
 */
function inTime(promise) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("no answer")), PATIENCE);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * @param {Record<string, any>} stores
 * @param {SavedGame} game
 * @returns {Promise<unknown>[]}
 */
function putWhole(stores, game) {
  return [
    stores.bases.put({ id: game.id, text: JSON.stringify(game) }),
    stores.entries.delete(entriesOf(game.id)),
  ];
}

/**
 * @param {SavedGame} game
 * @param {Place} place
 * @param {number} base
 * @returns {Head}
 */
function headOf({ id, revision }, place, base) {
  return { id, number: numberOf(revision), revision, place, base };
}

/** @param {Head} head @param {string} revision @returns {boolean} whether somebody else has written since that revision */
function isAhead(head, revision) {
  return head.revision !== revision && head.number >= numberOf(revision);
}

/** @param {string} id */
function entriesOf(id) {
  return IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);
}

/** @param {unknown} error @returns {boolean} whether the database was closed under our hands */
function isClosed(error) {
  return error instanceof DOMException && error.name === "InvalidStateError";
}
