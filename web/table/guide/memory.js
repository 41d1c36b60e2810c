import { lasting, remember, remembered } from "../../core/settings/remembered.js";

/** A lesson counts as known after so many rounds, in which every player has seen it. */
const ROUNDS_UNTIL_KNOWN = 2;

/** What a device remembers of the guide through a game: which lessons were shown, and which ones are known. */
export class Memory {
  /** @param {string} game */
  constructor(game) {
    this.game = game;
    this.key = keyOf(game);
    /** How it was switched at this table. @type {boolean | null} */
    this.turned = null;
    const kept = read(this.key);
    /** @type {Set<string>} */
    this.known = new Set(kept.known);
    /** The lessons that were on the screen. @type {Set<string>} */
    this.begun = new Set(kept.begun);
    /** The rounds in which each lesson was on this page. @type {Map<string, Set<number>>} */
    this.shown = new Map();
    /** The lessons that were on the screen since the last action. @type {Set<string>} */
    this.open = new Set();
    /** The seats at this table that have understood each lesson. @type {Map<string, Set<number>>} */
    this.by = new Map();
    /** The lesson that was told last. @type {string | null} */
    this.told = null;
  }

  /** Whether the guide goes along. A browser that is killed does not forget that it was sent away. */
  get on() {
    return this.turned ?? lasting.own(switchOf(this.game)) ?? read(this.key).on;
  }

  /**
   * @param {{id: string, once?: boolean, each?: boolean}} lesson
   * @param {number} round
   * @param {number} seat
   */
  isKnown({ id, once = false, each = false }, round, seat) {
    const seats = this.by.get(id);
    if (seats?.has(seat)) return true;
    if (each && seats) return false;
    const rounds = this.shown.get(id) ?? new Set();
    return (
      this.known.has(id) || (rounds.size >= (once ? 1 : ROUNDS_UNTIL_KNOWN) && !rounds.has(round))
    );
  }

  /**
   * How far one is in a chapter.
   *
   * @param {readonly {id: string}[]} lessons  of the chapter
   * @returns {"done" | "begun" | "new"}
   */
  progress(lessons) {
    if (lessons.every(({ id }) => this.known.has(id))) return "done";
    return lessons.some(({ id }) => this.known.has(id) || this.begun.has(id)) ? "begun" : "new";
  }

  /**
   * Notes that a lesson is on the screen.
   *
   * @param {string} id
   * @param {number} round
   * @returns {boolean} true when it was not there before and is to be read out
   */
  note(id, round) {
    const rounds = this.shown.get(id) ?? new Set();
    rounds.add(round);
    this.shown.set(id, rounds);
    this.open.add(id);
    if (!this.begun.has(id)) this.keep({ begun: [...this.begun.add(id)] });
    const fresh = this.told !== id;
    this.told = id;
    return fresh;
  }

  /** Every player has seen the lesson before. @param {string} id */
  isShownAgain(id) {
    return (this.shown.get(id)?.size ?? 0) > 1;
  }

  /** @param {string} id @param {number} [seat] */
  learn(id, seat = 0) {
    this.by.set(id, (this.by.get(id) ?? new Set()).add(seat));
    this.known = new Set([...read(this.key).known, ...this.known, id]);
    this.keep({ known: [...this.known] });
  }

  /**
   * Notes that a seat has acted on a lesson. The others at this table may still need it, those of the next game do not.
   *
   * @param {string} id
   * @param {number} seat
   */
  done(id, seat) {
    this.by.set(id, (this.by.get(id) ?? new Set()).add(seat));
    this.keep({ known: [...new Set([...read(this.key).known, ...this.known, id])] });
  }

  /** @param {string} id @param {number} seat that has taken back what it did on the lesson */
  undone(id, seat) {
    this.by.get(id)?.delete(seat);
    this.keep({ known: read(this.key).known.filter((one) => one !== id) });
  }

  /** @param {string} id */
  unlearn(id) {
    this.known.delete(id);
    this.keep({ known: [...this.known] });
  }

  /** @param {boolean} on switching on again starts from the beginning */
  turn(on) {
    this.turned = on;
    void lasting.keepOwn({ [switchOf(this.game)]: on });
    this.told = null;
    if (on) {
      this.known.clear();
      this.begun.clear();
      this.shown.clear();
      this.by.clear();
    }
    this.keep({ on, known: [...this.known], begun: [...this.begun] });
  }

  /** @param {{on?: boolean, known?: string[], begun?: string[]}} change another table may have kept the rest since */
  keep(change) {
    remember(this.key, { ...read(this.key), ...change });
  }
}

/** @param {string} game */
function keyOf(game) {
  return `spieltisch:hints:${game}`;
}

/** Under what it is kept whether the guide goes along. @param {string} game */
function switchOf(game) {
  return `guide:${game}`;
}

/** The next table of a game begins with the guide, as on a first visit. @param {string} game */
export function forgetGuide(game) {
  void lasting.keepOwn({ [switchOf(game)]: true });
  try {
    localStorage.removeItem(keyOf(game));
  } catch {
    // Without storage nothing has been remembered.
  }
}

/** @param {string} key @returns {{on: boolean, known: string[], begun: string[]}} */
function read(key) {
  const { on, known, begun } = remembered(key) ?? {};
  return { on: on !== false, known: texts(known), begun: texts(begun) };
}

/** @param {unknown} kept @returns {string[]} */
function texts(kept) {
  return Array.isArray(kept) ? kept.map(String) : [];
}
