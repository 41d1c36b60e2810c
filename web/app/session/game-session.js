import { engineService, isFatal } from "../../engine/service.js";
import { computersAt, seated } from "../seats/levels.js";
import { stepsSince } from "./describe.js";
import { SafeSession } from "./safe-session.js";

/** @typedef {import("../../engine/types.js").View} View */
/** @typedef {import("../../engine/types.js").GameEvent} GameEvent */
/** @typedef {import("../../table/types.js").Player} Player */
/** @typedef {import("./session-state.js").CurtainReason} CurtainReason */

/**
 * One game on this page: asks the engine, keeps the record, and only then lets the table show the
 * new position. It knows nothing about drawing and nothing about rules.
 */
export class GameSession extends SafeSession {
  /** Opens the game: lock, engine, replay, curtain. */
  async open() {
    if (!this.saved) {
      this.setPhase("missing");
      return;
    }
    this.claim.onSavedElsewhere(() => this.otherTabSaved());
    const ours = await this.claim.take();
    if (this.closed) return;
    if (!ours) {
      this.watch();
      return;
    }
    this.refresh();
    await this.resume();
  }

  /** Replays the record in the engine and asks who is there. */
  async resume() {
    const saved = this.saved;
    if (!saved) return;
    this.trouble = null;
    this.setPhase("loading");
    try {
      await this.load();
      if (this.closed) return;
    } catch (error) {
      if (this.closed) return;
      this.trouble = error;
      // An engine that does not start is told by the start panel; a bad record by the table.
      if (engineService.state.phase !== "failed" && !isFatal(error)) this.setPhase("broken");
      else this.changed();
      return;
    }
    if (this.view?.over) await this.showEnd();
    else await this.askFor("opened");
  }

  /**
   * Goes on with whoever is to decide: a computer, or a person, who has to show up first where
   * others play as well.
   *
   * @param {CurtainReason} reason
   */
  async askFor(reason) {
    this.curtainReason = reason;
    if (this.isComputer(this.openView?.current)) await this.lookOn();
    else if (this.needsCurtain) this.raiseCurtain(reason);
    else await this.takeSeat();
  }

  /** Hides everything at once when the page goes out of sight in the middle of a turn. */
  pageHidden() {
    if (this.phase === "playing" && this.needsCurtain) this.raiseCurtain("hidden");
  }

  /** The person of `seat` has the device: only now the hidden part is fetched. */
  async takeSeat() {
    const resumed = this.curtainReason === "hidden";
    await this.guarded(async () => {
      const seat = this.seat;
      const view = await this.table.view(seat);
      const history = await this.table.history(seat);
      if (document.hidden && this.needsCurtain) return;
      this.holder = seat;
      this.view = view;
      this.history = history;
      this.since = resumed ? [] : stepsSince(history, seat);
      this.events = [];
      this.setPhase(view.over ? "over" : "playing");
    });
  }

  /** A computer decides: shows what the people may see meanwhile. */
  async lookOn() {
    await this.guarded(async () => {
      await this.showTo(this.onlooker);
      this.since = [];
      this.events = [];
      this.setPhase("computer");
    });
  }

  /**
   * Makes the action that a computer decided on, if it still belongs to the position.
   *
   * @param {string} text
   * @param {View} position
   * @returns {Promise<GameEvent[] | null>} the events as the people may see them, or null
   */
  async actForComputer(text, position) {
    return this.guarded(async () => {
      // It may have been taken back, or another seat may play now.
      if (this.phase !== "computer" || this.openView !== position) return null;
      const seat = /** @type {number} */ (position.current);
      const { record, open } = await this.table.act(text, seat);
      this.keep(record, open);
      const { onlooker } = this;
      const view = await this.table.view(onlooker);
      this.history = await this.table.history(onlooker);
      const events = this.history.at(-1)?.events ?? [];
      this.show(view, events);
      return events;
    });
  }

  /**
   * Makes one action. The record is kept before the position is shown.
   *
   * @param {string} text
   * @returns {Promise<GameEvent[] | null>} the events, or null when it was refused
   */
  async act(text) {
    if (this.phase !== "playing" || this.busy) return null;
    const seat = this.seat;
    return this.guarded(async () => {
      const { events, view, record, open } = await this.table.act(text, seat);
      this.since = [];
      this.keep(record, open);
      // Behind a curtain that fell meanwhile nothing of this seat may be kept.
      if (this.phase !== "curtain") {
        this.history = [...this.history, { step: view.step, seat, text, events }];
      }
      this.show(view, events);
      return events;
    });
  }

  /**
   * Takes back own steps of this turn.
   *
   * @param {number | "turn"} steps
   * @returns {Promise<boolean>}
   */
  async undo(steps) {
    const waits = this.phase === "computer" && this.onlooker === this.seat;
    if (!(this.phase === "playing" || waits) || this.busy) return false;
    const seat = this.seat;
    const done = await this.guarded(async () => {
      const { view, record, open } = await this.table.undo(steps, seat);
      this.keep(record, open);
      const history = await this.table.history(seat);
      if (this.phase !== "curtain") this.history = history;
      this.show(view, []);
      if (this.phase === "computer") this.setPhase("playing");
      return true;
    });
    return done === true;
  }

  /**
   * @param {View} view
   * @param {GameEvent[]} events
   */
  show(view, events) {
    // The page may have been hidden while the engine was thinking.
    this.events = this.phase === "curtain" ? [] : events;
    this.view = this.phase === "curtain" ? this.openView : view;
    if (view.over) {
      this.setPhase("over");
      return;
    }
    this.changed();
  }

  /**
   * Somebody else is to decide, with a turn or in the middle of one: asks that person to take the
   * device.
   *
   * @param {CurtainReason} reason
   */
  async handOver(reason) {
    const next = this.view?.current;
    if (next === null || next === undefined) return;
    if (next === this.seat && this.phase === "playing") return;
    this.passTo(next);
    await this.askFor(reason);
  }

  /** Everything is open at the end: the whole history may be read. */
  async showEnd() {
    await this.guarded(async () => {
      this.view = await this.table.view(this.seat);
      this.history = await this.table.history(this.seat);
      this.setPhase("over");
    });
  }

  /** Plays on here after the other tab was closed. */
  async takeOver() {
    if (!(await this.claim.take())) {
      this.watch();
      return;
    }
    this.refresh();
    await this.resume();
  }

  /**
   * Lets somebody else play at a seat from now on.
   *
   * @param {number} seat
   * @param {Player} player
   */
  async changePlayer(seat, player) {
    while (this.busy) await this.nextChange();
    const { saved } = this;
    const current = this.openView?.current;
    const going = this.phase === "playing" || this.phase === "computer";
    if (!saved || this.closed || !going || typeof current !== "number") return;
    const seats = saved.seats.map((one, index) => (index === seat ? seated(one, player) : one));
    try {
      this.write({ ...saved, seats });
    } catch (error) {
      this.complain(error);
      return;
    }
    await this.guarded(() => this.table.computers(computersAt(seats)));
    if (this.phase === "playing" && !this.isComputer(current)) return;
    this.passTo(current);
    await this.askFor("opened");
  }

  close() {
    this.closed = true;
    this.claim.close();
  }
}
