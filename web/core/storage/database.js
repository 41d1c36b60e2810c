import { openDB } from "idb";
import { lineOf, numberOf } from "./courses.js";
import { placesOf } from "./loose.js";
import { joinedBefore } from "./saved-game.js";

/** @typedef {import("idb").IDBPDatabase<any>} Database */
/** @typedef {import("./types.js").SaveProblem} SaveProblem */

const NAME = "spieltisch";
const VERSION = 1;

/** Only what is on the disk counts: a browser that is killed loses what it has not flushed. */
const STRICT = /** @type {const} */ ({ durability: "strict" });
/** A browser that clears its data refuses what is asked meanwhile: how long each new try waits. */
const CLEARING_MS = [250, 500, 1000, 2000];

/**
 * The way to the database. One that does not answer is waited for as long as it takes, since no answer yet does not mean
 * that nothing is there; a caller that cannot wait so long sets a limit of its own (patience.js).
 */
export class Connection {
  /** @param {() => Promise<Database>} [open] */
  constructor(open = openDatabase) {
    this.openDatabase = open;
    /** @type {Promise<Database | null> | null} */
    this.opening = null;
    /** @type {"unasked" | "asked" | "open" | "denied"} */
    this.state = "unasked";
    /** True after the browser has closed it, until it is open again. */
    this.wasClosed = false;
    /** It was erased, or the browser has closed it, as it does when its data are cleared. */
    this.lost = () => {};
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
      const database = await this.openDatabase().catch((error) => this.openCleared(error));
      // A newer version of the page in another tab, or a browser that clears up: whatever comes next opens it anew.
      database.addEventListener("versionchange", ({ newVersion }) => {
        this.forget(database);
        if (newVersion === null) this.lost();
      });
      database.addEventListener("close", () => {
        this.forget(database, true);
        this.lost();
      });
      this.wasClosed = false;
      this.state = "open";
      return database;
    } catch {
      this.state = "denied";
      return null;
    }
  }

  /** @param {unknown} error @returns {Promise<Database>} */
  async openCleared(error) {
    for (const pause of this.wasClosed ? CLEARING_MS : []) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      const database = await this.openDatabase().catch(() => null);
      if (database) return database;
    }
    throw error;
  }

  /** @param {Database} database @param {boolean} [wasClosed] true if the browser has closed it */
  forget(database, wasClosed = false) {
    database.close();
    this.opening = null;
    this.wasClosed = wasClosed;
  }

  /**
   * @template R
   * @param {string[]} names
   * @param {(stores: Record<string, any>) => Promise<R>} work
   * @param {R} without what it is where there is no database
   * @returns {Promise<R>}
   */
  async read(names, work, without, again = true) {
    const database = await this.database();
    if (!database) return without;
    try {
      const reading = database.transaction(names);
      // Of one that is called off each of its requests tells.
      reading.done.catch(() => {});
      return await work(storesOf(reading, names));
    } catch (error) {
      if (!mayBeClosed(error) || !again) throw error;
      this.forget(database, true);
      return this.read(names, work, without, false);
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
      // Whatever goes wrong inside ends the transaction: it is told by `done`.
      const [result] = await Promise.all([work(storesOf(writing, names)), writing.done]);
      return result;
    } catch (error) {
      if (mayBeClosed(error) && again) {
        this.forget(database, true);
        return this.write(names, work, false);
      }
      return /quota/iu.test(String(/** @type {Error} */ (error)?.name)) ? "full" : "blocked";
    }
  }
}

/** @param {{objectStore(name: string): any}} transaction @param {string[]} names */
function storesOf(transaction, names) {
  return Object.fromEntries(names.map((name) => [name, transaction.objectStore(name)]));
}

/** @returns {Promise<Database>} the database of this device, made where there is none @internal */
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
 * @param {unknown} error of a transaction that could not begin, or that was called off, as the browser does when it closes a database
 * @returns {boolean} true if a database that is opened anew may answer
 */
function mayBeClosed(error) {
  return error instanceof DOMException && ["InvalidStateError", "AbortError"].includes(error.name);
}

/** @typedef {import("./types.js").SavedGame} SavedGame */
/** @typedef {import("./types.js").Entry} Entry */

/**
 * What one save changed, as a small entry: how many actions stay, and which come after them.
 *
 * @param {SavedGame} before
 * @param {SavedGame} after
 * @returns {Entry | null} null where more has changed than the actions and what follows from them
 */
export function entryBetween(before, after) {
  // With its last picture a game that is over counts wherever it is found.
  if (after.status.over || frameOf(before) !== frameOf(after)) return null;
  const [old, now] = [actionsOf(before), actionsOf(after)];
  if (!old || !now) return null;
  let keep = 0;
  while (keep < old.length && keep < now.length && old[keep] === now[keep]) keep += 1;
  const together = (after.joined ?? []).filter((place) => place >= keep);
  return {
    id: after.id,
    number: numberOf(after.revision),
    revision: after.revision,
    previous: before.revision,
    keep,
    add: now.slice(keep),
    ...(together.length > 0 ? { joined: together } : {}),
    updated: after.updated,
    status: after.status,
  };
}

/**
 * A game with the entries that came after it. What does not fit, because one between is missing or damaged, is left out.
 *
 * @param {SavedGame} base
 * @param {readonly unknown[]} entries in the order of their numbers
 * @returns {{game: SavedGame, left: unknown[]}}
 */
export function joined(base, entries) {
  let game = base;
  let actions = actionsOf(base) ?? [];
  for (const [place, entry] of entries.entries()) {
    if (!isEntry(entry) || entry.previous !== game.revision || entry.keep > actions.length) {
      return { game, left: entries.slice(place) };
    }
    actions = [...actions.slice(0, entry.keep), ...entry.add];
    const { revision, updated, status, keep } = entry;
    const line = lineOf(game.line, game.revision, revision);
    // The picture belongs to an older position; the engine makes a new one.
    game = { ...game, revision, line, updated, status, view: null };
    game.record = { ...game.record, actions };
    game.joined = [...joinedBefore(keep, game.joined), ...placesOf(entry.joined)];
  }
  return { game, left: [] };
}

/** @param {SavedGame} game all of it that is not a matter of single actions */
function frameOf({ game, title, record, seats, sat, created, hints = [], origin, trial, study }) {
  const own = { ...record, actions: null };
  return JSON.stringify([game, title, own, seats, sat, created, hints, origin, trial, study]);
}

/** @param {SavedGame} game @returns {string[] | null} */
function actionsOf({ record }) {
  const { actions } = record;
  const texts = Array.isArray(actions) && actions.every((text) => typeof text === "string");
  return texts ? /** @type {string[]} */ (actions) : null;
}

/**
 * @param {import("./types.js").Head} head
 * @returns {boolean} whether it says what a head says
 */
export function isHead({ number, revision, place, base }) {
  const isPlace = place === "kept" || place === "deleted" || place === "gone";
  return (
    isPlace && Number.isInteger(number) && Number.isInteger(base) && typeof revision === "string"
  );
}

/**
 * @param {unknown} value
 * @returns {value is Entry}
 */
function isEntry(value) {
  if (typeof value !== "object" || value === null) return false;
  const { keep, add, revision, status } = /** @type {Record<string, unknown>} */ (value);
  return (
    Number.isInteger(keep) &&
    Number(keep) >= 0 &&
    Array.isArray(add) &&
    add.every((text) => typeof text === "string") &&
    typeof revision === "string" &&
    typeof status === "object" &&
    status !== null
  );
}
