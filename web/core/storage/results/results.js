import { openDB } from "idb";
import { Connection } from "../database.js";
import { QUIET } from "../durability.js";
import { parsed } from "../loose.js";
import { Shelf } from "../shelf.js";
import {
  isGone,
  isLater,
  isOwn,
  isResult,
  isSameDeal,
  isSolution,
  isTournament,
  kept,
  keptGone,
  OWN,
  readKept,
} from "./result.js";

/** @typedef {import("../types.js").Kept} Kept */
/** @typedef {import("../types.js").Note} Note */
/** @typedef {import("../types.js").Result} Result */
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
 * What finished games leave behind, which positions were solved, and tournaments, kept twice: in localStorage and in a database of its own.
 * A result never changes, so two copies are joined as sets; one that was deleted leaves its id and a higher number, and stays
 * away wherever it turns up. One to which a par or an analysis was added has the next number, too, and so does the first answer to a position,
 * once a later one has solved it. Of all copies of a game one result counts: the one that was kept first. Fires "change".
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
    connection.lost = () => void this.write([...this.ahead.values()].filter(isGone));
    /** What localStorage does not have: it was full, or the database alone remembers a deletion. @type {Map<string, Kept>} */
    this.ahead = new Map();
    /** What the database did not take, or takes too long to. @type {Set<string>} */
    this.behind = new Set();
    /** @type {Promise<void> | null} */
    this.reading = null;
  }

  /** What only this page has. */
  get unkept() {
    return new Set([...this.behind].filter((id) => this.ahead.has(id)));
  }

  /** @returns {Promise<void>} when both copies are the same; a database that does not answer is waited for */
  get ready() {
    return this.reading ?? this.readAgain();
  }

  /** Another tab may have kept or deleted what localStorage had no room for. */
  readAgain() {
    this.reading = this.join().catch((error) => console.warn("results", error));
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

  /** @returns {Note[]} all that is to be exported, the oldest first; of several results of one deal, that one */
  everything() {
    const all = [...this.all().kept.values()].flatMap((one) =>
      isGone(one) || isOwn(one) ? [] : [one],
    );
    all.sort((one, other) => one.when - other.when || (one.id < other.id ? -1 : 1));
    return all.filter((one, at) => all.findIndex((other) => isSame(one, other)) === at);
  }

  /** @returns {Result[]} of games, the oldest first */
  list() {
    return this.everything().filter(isResult);
  }

  /** @returns {import("../types.js").Tournament[]} the latest first */
  tournaments() {
    return this.everything().filter(isTournament).reverse();
  }

  /** @returns {Map<string, import("../types.js").Answer>} by position */
  answers() {
    const all = this.everything().filter(isSolution);
    return new Map(all.map(({ id, answer }) => [id, answer]));
  }

  /** Keeps an answer to a position. The first one counts; of later ones only that it is solved. @param {string} id @param {boolean} isRight */
  async answer(id, isRight) {
    // Another tab may have deleted what localStorage had no room for.
    if (this.ahead.has(id)) await this.readAgain();
    const here = this.one(id);
    const first = this.answers().get(id);
    if (first && !(first === "missed" && isRight)) return;
    const answer = isRight ? (first ? "later" : "found") : "missed";
    await this.put([kept({ id, when: Date.now(), answer }, 1 + (here?.number ?? 0))], true);
  }

  /** @param {string} id @returns {Kept | null} read alone: it may be asked for often */
  one(id) {
    const here = readKept(parsed(this.shelf.read(RESULT + id) ?? ""), id);
    const ahead = this.ahead.get(id);
    return ahead && isLater(ahead, here) ? ahead : here;
  }

  /** @param {string} key @returns {unknown} what is kept under it, also from before it was kept twice */
  own(key) {
    const one = this.one(OWN + key);
    if (!one) return parsed(this.shelf.read(`spieltisch:${key}`) ?? "");
    return isGone(one) || !isOwn(one) ? undefined : one.own;
  }

  /** @param {Record<string, unknown>} things by key; what is kept later counts, also before the database has answered */
  async keepOwn(things) {
    const when = Date.now();
    const all = Object.entries(things).map(([key, own]) => ({ id: OWN + key, when, own }));
    const next = all.map((one) => kept(one, Math.max(when, 1 + (this.one(one.id)?.number ?? 0))));
    await this.put(next, true);
  }

  isDeleted(/** @type {string} */ id) {
    return "gone" in (this.one(id) ?? {});
  }

  /** @param {Result} result @returns {boolean} whether it counts, or would: no other copy of its game has been counted or deleted */
  counts(result) {
    const points = (/** @type {Result} */ { seats }) => seats.map((seat) => seat.points).join();
    const known = [...this.all().kept.values()].filter((one) => isSame(one, result));
    return known.every(
      (one) =>
        one.id === result.id && !isGone(one) && isResult(one) && points(one) === points(result),
    );
  }

  /**
   * Keeps the results of games that were played here, and tournaments that were drawn; what is known, or was deleted, stays as
   * it is. The copy of a game whose result is known, or was deleted, counts nowhere.
   *
   * @param {readonly Note[]} notes
   */
  async add(notes) {
    const known = [...this.all().kept.values()];
    /** @type {Kept[]} */
    const news = [];
    for (const one of notes)
      if (![...known, ...news].some((other) => isSame(one, other))) news.push(kept(one, 1));
    await this.put(news);
  }

  /** Adds what has turned out later: the par of a deal, or what an analysis has found. @param {string} id @param {Pick<Result, "par"> | Pick<Result, "seats">} more */
  async extend(id, more) {
    const one = this.one(id);
    if (one && !isGone(one) && isResult(one))
      await this.put([kept({ ...one, ...more }, one.number + 1)]);
  }

  /**
   * Takes over results from a file; what was deleted here comes back, as a person wishes.
   *
   * @param {readonly Note[]} notes
   * @returns {Promise<Record<"games" | "positions" | "solved" | "tournaments", number>>} how many of each are here now that
   *   were not; the solved ones are among the positions
   */
  async bring(notes) {
    await this.readAgain();
    const before = this.everything();
    const known = this.all().kept;
    const news = notes.flatMap((one) => {
      const own = known.get(one.id);
      const isOpen = own && "answer" in own && own.answer === "missed";
      const isSolved = isSolution(one) && one.answer !== "missed";
      if (before.some((other) => isSame(one, other)) && !(isOpen && isSolved)) return [];
      const told = isOpen && isSolved ? { ...one, answer: /** @type {const} */ ("later") } : one;
      return [kept(told, 1 + (own?.number ?? 0))];
    });
    await this.put(news, true);
    const came = this.everything().filter((one) => before.every(({ id }) => id !== one.id));
    return {
      games: came.filter(isResult).length,
      positions: came.filter(isSolution).length,
      solved: came.filter((one) => isSolution(one) && one.answer !== "missed").length,
      tournaments: came.filter(isTournament).length,
    };
  }

  /** Deletes one for good. @param {string} id */
  async remove(id) {
    const one = this.one(id);
    if (one && !isGone(one)) await this.put([keptGone(one, one.number + 1)]);
  }

  /**
   * Deletes for good what is meant, and all that is damaged.
   *
   * @param {(one: Note) => boolean} [isMeant] everything where it is left out
   * @returns {Promise<"kept" | SaveProblem>} what the database says
   */
  async clear(isMeant = () => true) {
    const first = this.bury(isMeant);
    await this.readAgain();
    await first;
    // The database may have had others.
    return this.bury(isMeant);
  }

  /** @returns {(one: Note) => boolean} whether it is neither a tournament nor the result of one of its tables */
  get besidesTournaments() {
    const ids = new Set(this.tournaments().map(({ id }) => id));
    return (one) =>
      !isOwn(one) && !ids.has(one.id) && !(isResult(one) && one.bout && ids.has(one.bout.id));
  }

  /** @param {(one: Note) => boolean} isMeant */
  bury(isMeant) {
    const { kept: all, damaged } = this.all();
    const buried = [...all.values()].flatMap((one) => {
      if (isGone(one)) return [one];
      return isMeant(one) ? [keptGone(one, one.number + 1)] : [];
    });
    // Nobody knows what number it had.
    return this.put([...buried, ...damaged.map((id) => keptGone({ id }, 2))]);
  }

  /** Tries again to write what the database does not have, unless it was erased from outside. */
  async retry() {
    this.shelf.tryAgain();
    if (this.connection.state !== "open") await this.connection.reopen();
    this.behind = new Set([...this.behind].filter((id) => this.one(id)));
    await this.put([...this.behind].flatMap((id) => this.one(id) ?? []));
  }

  /** @param {readonly Kept[]} all @param {boolean} [anew] also what was deleted, be it by another tab */
  async put(all, anew = false) {
    for (const one of all) this.take(one, true);
    if (all.length > 0) this.changed();
    return this.write(all, anew);
  }

  /** @param {Kept} one @param {boolean} [always] deletions, too, as long as the database has not taken them */
  take(one, always = false) {
    const { id } = one;
    const isForShelf = always || !isGone(one);
    const isOnShelf = isForShelf && !this.shelf.write(RESULT + id, JSON.stringify(one));
    if (!isOnShelf) this.shelf.erase(RESULT + id);
    if (isOnShelf) this.ahead.delete(id);
    else this.ahead.set(id, one);
  }

  /** @param {readonly Kept[]} all @param {boolean} [anew] @returns {Promise<"kept" | SaveProblem>} */
  async write(all, anew = false) {
    if (all.length === 0) return "kept";
    /** What the database makes of them. @type {Kept[]} */
    let later = [];
    /** Copies of what another tab has kept or deleted. @type {Kept[]} */
    let copies = [];
    const waits = setTimeout(() => this.fallBehind(all), QUIET);
    const written = await this.connection.write([STORE], async ({ results }) => {
      [later, copies] = [[], []];
      const rows = /** @type {{id: string}[]} */ (await results.getAll());
      const known = rows.flatMap((row) => readKept(row, row.id) ?? []);
      for (const one of all) {
        const there = known.find(({ id }) => id === one.id);
        const isBack = anew && there && isGone(there) && !isGone(one) && !isLater(one, there);
        const own = isBack ? { ...one, number: there.number + 1 } : one;
        const isCopy = (/** @type {Kept} */ other) =>
          isSameDeal(one, other) && other.id !== one.id && !(anew && isGone(other));
        if (!there && !isGone(one) && known.some(isCopy)) {
          copies.push(one);
          later.push(...known.filter(isCopy));
        } else if (isLater(own, there)) await results.put(own);
        if (isBack) later.push(own);
        else if (there && isLater(there, one)) later.push(there);
      }
      return "kept";
    });
    clearTimeout(waits);
    for (const { id } of copies) {
      this.shelf.erase(RESULT + id);
      this.ahead.delete(id);
    }
    if (written !== "kept") this.fallBehind(all);
    else {
      for (const { id } of all) this.behind.delete(id);
      // What was deleted elsewhere goes here as well.
      for (const one of [...all.filter(isGone), ...later]) this.take(one);
      this.changed();
      if (this.behind.size > 0) void this.retry();
    }
    return written;
  }

  fallBehind(/** @type {readonly Kept[]} */ all) {
    for (const { id } of all) this.behind.add(id);
    this.changed();
  }

  changed() {
    this.dispatchEvent(new Event("change"));
  }
}

/** @param {{id: string, deal?: string}} one @param {{id: string, deal?: string}} other @returns {boolean} whether one of them alone counts */
function isSame(one, other) {
  return one.id === other.id || isSameDeal(one, other);
}

/** The results of this device. */
export const results = new Results();
