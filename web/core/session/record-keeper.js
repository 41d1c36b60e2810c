import { satWithin } from "../seats/seats.js";
import { keepsResults } from "../settings/prefs.js";
import { meant } from "../storage/belonging.js";
import { joinedBefore, sumOf } from "../storage/saved-game.js";
import { SavedElsewhere } from "../storage/tabs/lock.js";
import { deferred } from "../ticket.js";

/** @typedef {import("../storage/types.js").SavedGame} SavedGame */
/** @typedef {Pick<import("../storage/store.js").Store, "load" | "save" | "restore" | "retry" | "catchUp" | "goOnWithout" | "isDoubtful" | "isErased" | "follow" | "where">} GameStore */

/** How long the last moves are looked for before that is told, and before play may go on without them. */
const QUIET_MS = 1000;
const LONG_MS = 6000;

/** Keeps one game in the store, and knows it as it was kept last. */
export class RecordKeeper {
  /**
   * @param {string} id
   * @param {object} given
   * @param {GameStore} given.store
   * @param {() => void} given.persist asks the browser not to throw games away
   * @param {() => void} given.conflict another tab has saved the game since: it is read-only here now
   * @param {() => void} [given.changed] looking for the last moves takes long, or no longer
   */
  constructor(id, { store, persist, conflict, changed = () => {} }) {
    this.id = id;
    this.store = store;
    this.persist = persist;
    this.conflict = conflict;
    this.changed = changed;
    /** @type {SavedGame | null} */
    this.saved = store.load(id);
    /** How long the last moves have been looked for; "denied": they cannot be. @type {"quiet" | "told" | "long" | "denied"} */
    this.looking = "quiet";
    /** Goes on with what is here, or looks again. @type {(wish: "on" | "again") => void} */
    this.answer = () => {};
    /** True once the table was left: nothing is written any more. */
    this.isLeft = false;
    /** True once neither store has had it any more. */
    this.isMissing = false;
  }

  /** @returns {SavedGame | null} the game as another tab has left it; null when it is the one that is known here */
  news() {
    const latest = this.store.load(this.id);
    return latest && latest.revision !== this.saved?.revision ? latest : null;
  }

  /**
   * Takes the game as it is on the disk; another tab may have gone on with it, or a browser have been killed. As long as
   * it is not known what is there, the game waits for that or for the person's wish to go on with what is here.
   *
   * @returns {Promise<boolean>} true when it is known by now what is there
   */
  async catchUp() {
    const isAsked = this.store.isDoubtful(this.id);
    let answer = await this.lookFor(isAsked);
    while (answer === "again") {
      this.look("told");
      await this.store.retry();
      answer = await this.lookFor(isAsked);
    }
    const isKnown = answer !== "on";
    if (!isKnown && this.saved) this.store.goOnWithout(this.id);
    this.look("quiet");
    await this.keepAgain();
    this.refresh();
    return isKnown;
  }

  /**
   * @param {boolean} isAsked play has gone on with what is here already
   * @returns {Promise<"on" | "again" | undefined>} what is wished as long as it is not known what is there
   */
  async lookFor(isAsked) {
    /** @type {import("../ticket.js").Deferred<"on" | "again">} */
    const { promise: wished, resolve } = deferred();
    this.answer = resolve;
    const timers = [
      setTimeout(() => this.look("told"), QUIET_MS),
      setTimeout(() => (this.saved ? this.look("long") : this.answer("on")), LONG_MS),
    ];
    const answer = await Promise.race([this.store.catchUp(this.id).then(() => undefined), wished]);
    for (const timer of timers) clearTimeout(timer);
    const hasToAsk = !answer && !isAsked && this.store.isDoubtful(this.id);
    if (!hasToAsk) return answer;
    this.look("denied");
    return wished;
  }

  /** @param {RecordKeeper["looking"]} looking */
  look(looking) {
    if (looking === this.looking) return;
    this.looking = looking;
    this.changed();
  }

  /** What another tab has put aside or removed meanwhile is kept again, since play goes on with it here. */
  async keepAgain() {
    if (!this.saved || this.isLeft || this.store.load(this.id)) return;
    // It was put aside or removed before this page began.
    if (this.store.where.removed.get(this.id) === this.saved.revision) this.saved = null;
    if (!this.saved || (await this.store.restore(this.id))) return;
    this.store.goOnWithout(this.id);
    await this.store.save({ ...this.saved });
  }

  /** What was erased from outside while it is played here is kept again. */
  async keepErased() {
    const { saved } = this;
    if (!saved || !(await this.isErased())) return;
    await this.store.save({ ...saved });
    this.refresh();
  }

  /** @returns {Promise<boolean>} */
  isErased() {
    return this.store.isErased(this.id).catch(() => false);
  }

  /** Reads what only the database has of it; one that does not answer may have it. */
  async follow() {
    try {
      await this.store.follow(this.id);
      this.isMissing = !this.store.load(this.id);
    } catch (error) {
      console.warn(error);
    }
  }

  /** True when another tab has put the game aside or removed it. */
  get isGone() {
    return this.isMissing && this.saved !== null && !this.store.load(this.id);
  }

  /** True when only the page of another tab has, or had, the last moves. */
  get isOlder() {
    return this.store.where.elsewhere.has(this.id);
  }

  /** Takes the game as it is kept now. */
  refresh() {
    this.saved = this.store.load(this.id) ?? this.saved;
  }

  /** @param {SavedGame} saved what is known by now, without writing it */
  note(saved) {
    this.isMissing = false;
    this.saved = saved;
  }

  /** What a hint or the coach has said; it is written with the next action. @param {import("../engine/types.js").HintNote} note */
  noteHint(note) {
    const { saved } = this;
    const before = saved?.hints?.filter(({ step }) => step !== note.step) ?? [];
    if (saved) this.note({ ...saved, hints: [...before, note] });
  }

  /**
   * Writes what the record has become; the position may be shown as done afterwards. It is on the disk by
   * then; where that is not possible, the store reports it, and play goes on in memory.
   *
   * @param {Pick<import("./engine-table.js").Turned, "kept" | "actions" | "open">} turned
   * @throws {SavedElsewhere}
   */
  async keep({ kept, actions, open }) {
    const saved = /** @type {SavedGame} */ (this.saved);
    const before = /** @type {string[] | undefined} */ (saved.record.actions) ?? [];
    const record = { ...saved.record, actions: [...before.slice(0, kept), ...actions] };
    const joined = [
      ...joinedBefore(kept, saved.joined),
      // One call of the engine is one press.
      ...actions.slice(1).map((_, index) => kept + 1 + index),
    ];
    const turnEnded = open.current !== saved.status.current;
    const hints = saved.hints && { hints: saved.hints.filter(({ step }) => step <= kept) };
    const sat = saved.sat && satWithin(saved.sat, kept);
    const off = open.over &&
      !saved.study &&
      !keepsResults() && { study: /** @type {const} */ ("off") };
    await this.write({ ...saved, record, joined, ...hints, ...sat, ...off, ...positionOf(open) });
    if (turnEnded) this.persist();
  }

  /**
   * @param {SavedGame} game with which a person has done something, if it was their turn
   * @throws {SavedElsewhere}
   */
  async write(game) {
    const { seats, status } = this.saved ?? game;
    const next = seats[status.current ?? -1]?.kind === "person" ? meant(game) : game;
    const result = await this.store.save(next);
    if (!result.ok && result.problem === "conflict") {
      this.conflict();
      throw new SavedElsewhere();
    }
    this.saved = next;
  }
}

/**
 * What a kept game tells about its position: who is to decide, and the picture that everybody may see
 * before the engine is there.
 *
 * @param {import("../engine/types.js").View} open the position as everybody may see it
 * @returns {Pick<SavedGame, "view" | "sum" | "status" | "updated">}
 */
export function positionOf(open) {
  return {
    updated: Date.now(),
    view: open,
    sum: sumOf(open),
    status: {
      current: open.current,
      round: open.observation.round,
      over: open.over,
      winners: open.winners ?? [],
    },
  };
}
