import { openDB } from "idb";
import { Connection } from "../database.js";
import { parsed } from "../saved-game.js";
import { Shelf } from "../shelf.js";
import { isGone, isLater, isSolution, kept, keptGone, readKept } from "./result.js";

/** @typedef {import("../types.js").Kept} Kept */
/** @typedef {import("../types.js").Result} Result */
/** @typedef {import("../types.js").Solution} Solution */
/** @typedef {import("../types.js").SaveProblem} SaveProblem */

export const RESULT = "spieltisch:result:";
const STORE = "results";

/** @returns {Promise<import("../database.js").Database>} @internal */
export function openResults() {
  return openDB("spieltisch-results", 1, {
    upgrade: (database) => void database.createObjectStore(STORE, { keyPath: "id" }),
  });
}

/**
 * What finished games leave behind, and which positions were solved, kept twice: in localStorage and in a database of its own.
 * A result never changes, so two copies are joined as sets; one that was deleted leaves its id and a higher number, and stays
 * away wherever it turns up. One to which a par was added has the next number, too, and so does the first answer to a position,
 * once a later one has solved it.
 * Fires "change".
 *
 * @internal
 */
export class Results extends EventTarget {
  /**
   * @param {Storage | null} [storage]
   * @param {Connection} [connection]
   */
  constructor(storage, connection = new Connection(openResults)) {
    super();
    this.shelf = new Shelf(storage);
    this.connection = connection;
    /** What localStorage does not have: it was full, or the database alone remembers a deletion. @type {Map<string, Kept>} */
    this.ahead = new Map();
    /** Those of them that the database did not take either. @type {Set<string>} */
    this.unkept = new Set();
    /** @type {Promise<void> | null} */
    this.reading = null;
  }

  /** @returns {Promise<void>} when both copies are the same; a database that does not answer is waited for */
  get ready() {
    this.reading ??= this.join().catch((error) => console.warn("results", error));
    return this.reading;
  }

  async join() {
    /** @type {{id: string}[]} */
    const rows = await this.connection.read([STORE], ({ results }) => results.getAll(), []);
    const here = this.all().kept;
    for (const row of rows) {
      const theirs = readKept(row, row.id);
      const mine = here.get(row.id);
      if (!theirs || (mine && isLater(mine, theirs))) continue;
      // Deletions need no room in localStorage once the database has them.
      if (isGone(theirs) || !mine || isLater(theirs, mine)) this.take(theirs);
      here.delete(row.id);
    }
    if (here.size > 0) await this.write([...here.values()]);
    this.changed();
  }

  /** @returns {{kept: Map<string, Kept>, damaged: string[]}} what is known here, and the ids of what cannot be read */
  all() {
    /** @type {Map<string, Kept>} */
    const all = new Map();
    /** @type {string[]} */
    const damaged = [];
    for (const key of this.shelf.keys().filter((one) => one.startsWith(RESULT))) {
      const id = key.slice(RESULT.length);
      const one = readKept(parsed(this.shelf.read(key) ?? ""), id);
      if (one) all.set(id, one);
      else if (!this.ahead.has(id)) damaged.push(id);
    }
    for (const [id, one] of this.ahead) if (isLater(one, all.get(id))) all.set(id, one);
    return { kept: all, damaged };
  }

  /** @returns {(Result | Solution)[]} all that is to be exported, the oldest first */
  everything() {
    const all = [...this.all().kept.values()].flatMap((one) => (isGone(one) ? [] : [one]));
    return all.sort((one, other) => one.when - other.when || (one.id < other.id ? -1 : 1));
  }

  /** @returns {Result[]} of games, the oldest first */
  list() {
    return this.everything().flatMap((one) => (isSolution(one) ? [] : [one]));
  }

  /** @returns {Map<string, import("../types.js").Answer>} by position */
  answers() {
    const all = this.everything().flatMap((one) => (isSolution(one) ? [one] : []));
    return new Map(all.map(({ id, answer }) => [id, answer]));
  }

  /**
   * Keeps an answer to a position. The first one counts; of later ones only that it is solved.
   *
   * @param {string} id
   * @param {boolean} isRight
   */
  async answer(id, isRight) {
    const here = this.all().kept.get(id);
    const first = this.answers().get(id);
    if (first && !(first === "missed" && isRight)) return;
    const answer = isRight ? (first ? "later" : "found") : "missed";
    await this.put([kept({ id, when: Date.now(), answer }, 1 + (here?.number ?? 0))]);
  }

  /** @param {string} id */
  isDeleted(id) {
    const one = this.all().kept.get(id);
    return one !== undefined && isGone(one);
  }

  /**
   * Keeps the results of games that were played here; one that is known, or was deleted, stays as it is.
   *
   * @param {readonly Result[]} results
   */
  async add(results) {
    const known = this.all().kept;
    await this.put(results.filter(({ id }) => !known.has(id)).map((one) => kept(one, 1)));
  }

  /** Adds what the par of a deal has turned out to be. @param {string} id @param {number} par */
  async notePar(id, par) {
    const one = this.all().kept.get(id);
    if (one && !isGone(one)) await this.put([kept({ ...one, par }, one.number + 1)]);
  }

  /**
   * Takes over results from a file; what was deleted here comes back, as a person wishes.
   *
   * @param {readonly (Result | Solution)[]} results
   * @returns {Promise<number>} how many games among them are new here
   */
  async bring(results) {
    const known = this.all().kept;
    const news = results.flatMap((one) => {
      const here = known.get(one.id);
      const isOpen = here && "answer" in here && here.answer === "missed";
      const isSolved = isSolution(one) && one.answer !== "missed";
      if (here && !isGone(here) && !(isOpen && isSolved)) return [];
      const told = isOpen && isSolved ? { ...one, answer: /** @type {const} */ ("later") } : one;
      return [kept(told, 1 + (here?.number ?? 0))];
    });
    await this.put(news);
    return news.filter((one) => "seats" in one).length;
  }

  /** Deletes all results for good, damaged ones as well. @returns {Promise<"kept" | SaveProblem>} what the database says */
  async clear() {
    const first = this.bury();
    await this.ready;
    await first;
    // The database may have had others.
    return this.bury();
  }

  bury() {
    const { kept: all, damaged } = this.all();
    const buried = [...all.values()].map((one) =>
      isGone(one) ? one : keptGone(one.id, one.number + 1),
    );
    // Nobody knows what number it had.
    return this.put([...buried, ...damaged.map((id) => keptGone(id, 2))]);
  }

  /** @param {readonly Kept[]} all */
  async put(all) {
    for (const one of all) this.take(one, true);
    if (all.length > 0) this.changed();
    return this.write(all);
  }

  /** @param {Kept} one @param {boolean} [always] deletions, too, as long as the database has not taken them */
  take(one, always = false) {
    const { id } = one;
    const isForShelf = always || !isGone(one);
    if (!isForShelf) this.shelf.erase(RESULT + id);
    const problem = isForShelf ? this.shelf.write(RESULT + id, JSON.stringify(one)) : null;
    if (problem) this.shelf.erase(RESULT + id);
    if (isForShelf && !problem) this.ahead.delete(id);
    else this.ahead.set(id, one);
  }

  /** @param {readonly Kept[]} all @returns {Promise<"kept" | SaveProblem>} */
  async write(all) {
    if (all.length === 0) return "kept";
    /** @type {Kept[]} */
    const later = [];
    const written = await this.connection.write([STORE], async ({ results }) => {
      for (const one of all) {
        const there = readKept(await results.get(one.id), one.id);
        if (isLater(one, there)) await results.put(one);
        else if (there && isLater(there, one)) later.push(there);
      }
      return "kept";
    });
    for (const { id } of all) {
      if (written !== "kept" && this.ahead.has(id)) this.unkept.add(id);
      else this.unkept.delete(id);
    }
    // What was deleted elsewhere goes here as well.
    if (written === "kept") for (const one of [...all.filter(isGone), ...later]) this.take(one);
    this.changed();
    return written;
  }

  changed() {
    this.dispatchEvent(new Event("change"));
  }
}

/** The results of this device. */
export const results = new Results();
