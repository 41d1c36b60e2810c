import { forgetAnnouncements } from "./announcer.js";
import { stepsSince } from "./describe.js";
import { engineService, isFatal } from "./engine-service.js";
import { tryLock, whenFree } from "./lock.js";
import { askToPersist } from "./persist.js";
import { positionOf } from "./position.js";
import { publicView } from "./public-view.js";
import { SavedElsewhere } from "./saved-elsewhere.js";
import { store } from "./store.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").SavedGame} SavedGame */
/** @typedef {import("./types.js").GameEvent} GameEvent */
/** @typedef {import("./types.js").HistoryStep} HistoryStep */
/** @typedef {import("./types.js").GameRecord} GameRecord */

/**
 * loading: the kept picture is shown, the engine is on its way · curtain: nobody has confirmed who
 * holds the device · playing · over · watching: another tab plays · missing: no such game ·
 * broken: the engine cannot replay the record.
 *
 * @typedef {"loading" | "curtain" | "playing" | "over" | "watching" | "missing" | "broken"} Phase
 */

/**
 * One game on this page: asks the engine, keeps the record, and only then lets the table show the
 * new position. It knows nothing about drawing and nothing about rules.
 */
export class GameSession extends EventTarget {
  /** @param {string} id */
  constructor(id) {
    super();
    this.id = id;
    /** @type {Phase} */
    this.phase = "loading";
    /** @type {SavedGame | null} */
    this.saved = store.load(id);
    /** What may be on the screen now. @type {View | null} */
    this.view = this.saved?.view ? publicView(this.saved.view) : null;
    /** @type {GameEvent[]} */
    this.events = [];
    /** @type {HistoryStep[]} */
    this.history = [];
    /** What the others did since this seat's last turn. @type {HistoryStep[]} */
    this.since = [];
    this.busy = false;
    /** The seat that holds the device or is asked to take it. */
    this.seat = this.saved?.status.current ?? 0;
    /** @type {"turn" | "hidden" | "opened"} */
    this.curtainReason = "opened";
    /** The game is free again after another tab had it. */
    this.canTakeOver = false;
    /** @type {unknown} */
    this.trouble = null;
    /** Which load of the engine's table this session relies on. */
    this.loaded = false;
    this.closed = false;
    /** @type {() => void} */
    this.release = () => {};
    /** @type {(() => void)[]} */
    this.undos = [];
  }

  /** People who share the device; hidden information has to be hidden between them. */
  get people() {
    return this.saved?.seats.filter((seat) => seat.kind === "person").length ?? 0;
  }

  get needsCurtain() {
    return this.people > 1;
  }

  /** Opens the game: lock, engine, replay, curtain. */
  async open() {
    if (!this.saved) {
      this.setPhase("missing");
      return;
    }
    this.undos.push(store.onOtherTab((id) => this.otherTabSaved(id)));
    const release = await tryLock(this.id);
    if (this.closed) {
      release?.();
      return;
    }
    if (!release) {
      this.watch();
      return;
    }
    this.release = release;
    this.saved = store.load(this.id) ?? this.saved;
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
    else if (this.needsCurtain) this.raiseCurtain("opened");
    else await this.takeSeat();
  }

  /** Hands the record to the engine; afterwards `view` is the public picture of the position. */
  async load() {
    const saved = /** @type {SavedGame} */ (this.saved);
    this.loaded = false;
    const seat = saved.status.current ?? 0;
    const { view } = await engineService.call("load", { record: saved.record, seat });
    this.loaded = true;
    this.seat = view.current ?? seat;
    this.events = [];
    this.view = publicView(view);
  }

  /**
   * @param {"turn" | "hidden" | "opened"} reason
   */
  raiseCurtain(reason) {
    if (!this.view || this.view.over) return;
    forgetAnnouncements();
    this.curtainReason = reason;
    this.view = publicView(this.view);
    this.history = [];
    this.since = [];
    this.events = [];
    this.setPhase("curtain");
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
      const view = await engineService.call("view", { seat });
      const history = await engineService.call("history", { seat });
      if (document.hidden && this.needsCurtain) return;
      this.view = view;
      this.history = history;
      this.since = resumed ? [] : stepsSince(history, seat);
      this.events = [];
      this.setPhase(view.over ? "over" : "playing");
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
      const { events, view, record } = await engineService.call("act", { text, seat });
      this.since = [];
      this.keep(record, view);
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
    if (this.phase !== "playing" || this.busy) return false;
    const seat = this.seat;
    const done = await this.guarded(async () => {
      const { view, record } = await engineService.call("undo", { steps, seat });
      this.keep(record, view);
      const history = await engineService.call("history", { seat });
      if (this.phase !== "curtain") this.history = history;
      this.show(view, []);
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
    this.view = this.phase === "curtain" ? publicView(view) : view;
    if (view.over) {
      this.setPhase("over");
      return;
    }
    this.changed();
  }

  /** The turn has passed on: asks the next person to take the device. */
  handOver() {
    const next = this.view?.current;
    if (next === null || next === undefined || next === this.seat) return;
    this.seat = next;
    if (this.needsCurtain) this.raiseCurtain("turn");
    else void this.takeSeat();
  }

  /** Everything is open at the end: the whole history may be read. */
  async showEnd() {
    await this.guarded(async () => {
      this.view = await engineService.call("view", { seat: this.seat });
      this.history = await engineService.call("history", { seat: this.seat });
      this.setPhase("over");
    });
  }

  /**
   * Writes the record. A full storage is reported by the store and play goes on in memory; a
   * game that another tab has saved since becomes read-only here.
   *
   * @param {GameRecord} record
   * @param {View} view
   */
  keep(record, view) {
    const saved = /** @type {SavedGame} */ (this.saved);
    const turnEnded = view.current !== saved.status.current;
    const next = { ...saved, record, ...positionOf(view) };
    const result = store.save(next);
    if (!result.ok && result.problem === "conflict") {
      this.watch();
      throw new SavedElsewhere();
    }
    this.saved = next;
    if (turnEnded) askToPersist();
  }

  /** Another tab plays this game: show its picture, change nothing. */
  watch() {
    this.release();
    this.release = () => {};
    this.loaded = false;
    this.canTakeOver = false;
    this.saved = store.load(this.id) ?? this.saved;
    this.view = this.saved?.view ? publicView(this.saved.view) : this.view && publicView(this.view);
    this.history = [];
    this.since = [];
    this.setPhase("watching");
    this.undos.push(
      whenFree(this.id, () => {
        this.canTakeOver = true;
        this.changed();
      }),
    );
  }

  /** @param {string | null} id */
  otherTabSaved(id) {
    if (id !== null && id !== this.id) return;
    const latest = store.load(this.id);
    if (!latest || latest.revision === this.saved?.revision) return;
    if (this.phase === "watching") {
      this.saved = latest;
      if (latest.view) this.view = publicView(latest.view);
      this.changed();
    } else if (!store.unsaved.has(this.id)) {
      this.watch();
    }
  }

  /** Plays on here after the other tab was closed. */
  async takeOver() {
    const release = await tryLock(this.id);
    if (!release) {
      this.watch();
      return;
    }
    this.release = release;
    this.saved = store.load(this.id) ?? this.saved;
    await this.resume();
  }

  /**
   * Runs one conversation with the engine. If the engine breaks, a new one replays the record and
   * the same seat goes on; nothing that was done is lost.
   *
   * @template T
   * @param {() => Promise<T>} work
   * @returns {Promise<T | null>}
   */
  async guarded(work) {
    if (this.busy) return null;
    this.busy = true;
    this.changed();
    try {
      if (!this.loaded) await this.load();
      return await work();
    } catch (error) {
      if (this.closed) return null;
      if (isFatal(error)) await this.recover();
      else this.complain(error);
      return null;
    } finally {
      this.busy = false;
      this.changed();
    }
  }

  async recover() {
    const { phase, seat } = this;
    this.loaded = false;
    this.setPhase("loading");
    try {
      await this.load();
      if (phase === "playing" && this.seat === seat && !document.hidden) {
        this.view = await engineService.call("view", { seat });
        this.history = await engineService.call("history", { seat });
      }
      this.setPhase(this.view?.over ? "over" : phase);
      if (phase === "curtain" || this.view?.seat === null) this.raiseCurtain("opened");
      this.dispatchEvent(new Event("recovered"));
    } catch (error) {
      this.trouble = error;
      this.changed();
    }
  }

  /**
   * @param {string} method
   * @param {object} params
   * @returns {Promise<any>} a question that changes nothing
   */
  async ask(method, params) {
    if (!this.loaded) return null;
    return engineService.call(method, params);
  }

  /** @param {unknown} error */
  complain(error) {
    this.dispatchEvent(new CustomEvent("complaint", { detail: error }));
  }

  close() {
    this.closed = true;
    for (const undo of this.undos) undo();
    this.undos = [];
    this.release();
  }

  /** @param {Phase} phase */
  setPhase(phase) {
    this.phase = phase;
    this.changed();
  }

  changed() {
    if (!this.closed) this.dispatchEvent(new Event("change"));
  }
}
