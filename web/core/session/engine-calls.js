import { isFatal } from "../engine/service.js";
import { computersAt, levelsFor, seatsFor } from "../seats/seats.js";
import { SavedElsewhere } from "../storage/tabs/lock.js";
import { dropCurtain, settle, showTo } from "./handover.js";
import { positionOf } from "./record-keeper.js";

/** @typedef {import("./game-session.js").GameSession} GameSession */
/** @typedef {import("../storage/types.js").SavedGame} SavedGame */

/** Number of engines, one after the other, that may break over the same record. */
const MOST_ENGINES = 3;

/**
 * Calls to the engine for one session, one at a time. When the engine breaks, a new one replays the record and the same
 * seat goes on, so nothing that was done is lost.
 */
export class EngineCalls {
  /** @param {GameSession} session */
  constructor(session) {
    this.session = session;
    /** @type {Promise<void> | null} */
    this.recovering = null;
  }

  /**
   * Runs one call.
   *
   * @template T
   * @template [R=T]
   * @param {() => Promise<T>} work
   * @param {(done: T) => R} [show] shows the result and fires "change", which then also tells that the call is over
   * @returns {Promise<R | null>} null when it was not possible
   */
  async run(work, show) {
    const { session } = this;
    if (session.busy) return null;
    session.busy = true;
    try {
      // The call is sent first and announced then: the engine works while the page draws that it does.
      const isReady = this.recovering === null && session.table.loaded;
      const working = isReady ? work() : this.prepared().then(work);
      session.changed();
      const done = await working;
      if (!show) return /** @type {any} */ (done);
      session.busy = false;
      return show(done);
    } catch (error) {
      await this.failed(error);
      return null;
    } finally {
      if (session.busy) {
        session.busy = false;
        session.changed();
      }
    }
  }

  /** A call came to nothing: a broken engine is replaced, anything else is told. @param {unknown} error */
  async failed(error) {
    if (this.session.closed) return;
    if (isFatal(error)) await this.recover();
    else this.session.complain(error);
  }

  /** Waits until the game is loaded in a running engine. */
  async prepared() {
    await this.recovering;
    if (!this.session.table.loaded) await this.load();
  }

  /** @returns {Promise<void>} when everything is as it was before the engine broke; concurrent callers share it */
  recover() {
    this.recovering ??= this.startAgain();
    return this.recovering;
  }

  async startAgain() {
    this.session.table.loaded = false;
    try {
      await this.restore();
    } finally {
      this.recovering = null;
    }
  }

  /** Restores everything as it was before the engine broke. */
  async restore() {
    const { session } = this;
    const { phase, seat } = session;
    if (session.isAway) return;
    session.enter("loading");
    const ticket = session.phaseTicket();
    try {
      await this.load();
      if (phase === "loading") await settle(session);
      else if (phase === "computer") await showTo(session, session.onlooker);
      else if (phase === "playing" && session.seat === seat && !session.isHidden())
        await showTo(session, seat);
      const isLeft = phase === "loading" ? session.isAway : !ticket.isValid;
      if (isLeft) return;
      const isSeen = session.view?.seat !== null && !(session.isHidden() && session.needsCurtain);
      const isUnseen = phase === "curtain" || (phase === "playing" && !isSeen);
      if (session.view?.over) session.enter("over");
      else if (isUnseen) dropCurtain(session, "opened");
      else if (phase !== "loading") session.enter(phase);
      session.dispatchEvent(new Event("recovered"));
    } catch (error) {
      if (ticket.isValid) session.stop(error);
    }
  }

  /** Replays the record in the engine and shows the public position; an engine that breaks meanwhile is replaced. */
  async load() {
    const { engine } = this.session;
    for (let tries = 1; ; tries += 1) {
      try {
        await this.replay();
        return;
      } catch (error) {
        const another = isFatal(error) && engine.state.phase !== "failed";
        if (!another || tries === MOST_ENGINES || this.session.isAway) throw error;
      }
    }
  }

  async replay() {
    const { session } = this;
    const { engine, table, keeper } = session;
    const saved = /** @type {SavedGame} */ (keeper.saved);
    const open = await table.load(saved.record, saved.joined);
    session.levels = levelsFor((await engine.games()).find(({ id }) => id === saved.game));
    const seats = [...seatsFor(saved.seats, session.levels)];
    await table.computers(computersAt(seats));
    // Meanwhile another tab may have gone on with the game, or this table have been left.
    if (session.isAway) throw new SavedElsewhere();
    session.begin(open);
    // A game imported as a bare record has no picture yet, and the curtain tells what has to be decided.
    keeper.note({ ...saved, seats, ...positionOf(open), updated: saved.updated });
    session.passTo(open.current ?? saved.status.current ?? 0);
  }
}
