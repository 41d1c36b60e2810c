import { LESSONS, lessonsOf } from "./lessons.js";

/** @typedef {import("./table.js").TutTable} TutTable */
/** @typedef {import("./lessons.js").Lesson} Lesson */

const KEY = "spieltisch:hints:thurn-und-taxis";
/** In how many different rounds a lesson comes back before it counts as known: everybody at the table sees it. */
const REPEATS = 2;

/** The guide through the first game: which lesson is taught now, and which ones are known already. */
export class Coach {
  constructor() {
    const kept = read();
    this.on = kept.on;
    /** @type {Set<string>} */
    this.known = new Set(kept.known);
    /** @type {Map<string, Set<number>>} */
    this.shown = new Map();
    /** The lesson that was told last. @type {string | null} */
    this.told = null;
  }

  /**
   * @param {TutTable} table
   * @returns {Lesson | null} the lesson for this moment
   */
  lesson(table) {
    if (!this.on || table.readOnly || table.moves.all.length === 0) return null;
    const { round } = table.seen;
    return lessonsOf(table).find((one) => !this.isKnown(one, round) && one.fits(table)) ?? null;
  }

  /**
   * @param {Lesson} lesson
   * @param {number} round
   */
  isKnown({ id, once = false }, round) {
    const rounds = this.shown.get(id) ?? new Set();
    return this.known.has(id) || (rounds.size >= (once ? 1 : REPEATS) && !rounds.has(round));
  }

  /** How far one is in a chapter. @param {string} chapter @returns {"done" | "begun" | "new"} */
  progress(chapter) {
    const all = LESSONS.filter((one) => one.chapter === chapter);
    if (all.every(({ id }) => this.known.has(id))) return "done";
    return all.some(({ id }) => this.known.has(id) || this.shown.has(id)) ? "begun" : "new";
  }

  /**
   * Notes that a lesson is on the screen.
   *
   * @param {Lesson} lesson
   * @param {number} round
   * @returns {boolean} whether it was not there before, so that it is to be read out
   */
  note({ id }, round) {
    const rounds = this.shown.get(id) ?? new Set();
    rounds.add(round);
    this.shown.set(id, rounds);
    const fresh = this.told !== id;
    this.told = id;
    return fresh;
  }

  /** @param {string} id */
  learn(id) {
    this.known.add(id);
    this.keep();
  }

  /** @param {boolean} on switching on again starts from the beginning */
  turn(on) {
    this.on = on;
    this.told = null;
    if (on) {
      this.known.clear();
      this.shown.clear();
    }
    this.keep();
  }

  keep() {
    try {
      localStorage.setItem(KEY, JSON.stringify({ on: this.on, known: [...this.known] }));
    } catch {
      // Without storage the guide simply comes again next time.
    }
  }
}

/** @returns {{on: boolean, known: string[]}} */
function read() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null");
    if (kept && typeof kept === "object") {
      const known = Array.isArray(kept.known) ? kept.known.map(String) : [];
      return { on: kept.on !== false, known };
    }
  } catch {
    // Unreadable: as on a first visit.
  }
  return { on: true, known: [] };
}
