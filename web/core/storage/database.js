import { openDB } from "idb";

/** @typedef {import("idb").IDBPDatabase<any>} Database */
/** @typedef {import("./types.js").SaveProblem} SaveProblem */

const NAME = "spieltisch";
const VERSION = 1;

/** Only what is on the disk counts: a browser that is killed loses what it has not flushed. */
const STRICT = /** @type {const} */ ({ durability: "strict" });

/**
 * The way to the database. One that does not answer is waited for as long as it takes, since no answer yet does not mean
 * that nothing is there; whoever cannot wait so long has a patience of his own (patience.js).
 */
export class Connection {
  /** @param {() => Promise<Database>} [open] */
  constructor(open = openDatabase) {
    this.openDatabase = open;
    /** @type {Promise<Database | null> | null} */
    this.opening = null;
    /** @type {"unasked" | "asked" | "open" | "denied"} */
    this.state = "unasked";
  }

  /** @returns {Promise<Database | null>} null where the browser denies it */
  database() {
    this.opening ??= this.open();
    return this.opening;
  }

  /** Asks anew: where it was denied, and where it takes too long. */
  async reopen() {
    const old = this.opening;
    this.opening = null;
    this.state = "unasked";
    // The old one is closed when all that waits in it has ended, if ever.
    void old?.then((database) => database?.close());
  }

  /** @returns {Promise<Database | null>} */
  async open() {
    this.state = "asked";
    try {
      const database = await this.openDatabase();
      // A newer version of the page in another tab, or a browser that clears up: whatever comes next opens it anew.
      database.addEventListener("versionchange", () => this.forget(database));
      database.addEventListener("close", () => this.forget(database));
      this.state = "open";
      return database;
    } catch {
      this.state = "denied";
      return null;
    }
  }

  /** @param {Database} database */
  forget(database) {
    database.close();
    this.opening = null;
  }

  /**
   * @template R
   * @param {(database: Database) => Promise<R>} work
   * @param {R} without what it is where there is no database
   * @returns {Promise<R>}
   */
  async read(work, without, again = true) {
    const database = await this.database();
    if (!database) return without;
    try {
      return await work(database);
    } catch (error) {
      if (!isClosed(error) || !again) throw error;
      this.forget(database);
      return this.read(work, without, false);
    }
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

/** @param {unknown} error @returns {boolean} whether the database was closed under our hands */
function isClosed(error) {
  return error instanceof DOMException && error.name === "InvalidStateError";
}
