import { computersAt, seated } from "../seats/seats.js";
import * as acting from "./acting.js";
import { EngineCalls } from "./engine-calls.js";
import { EngineTable, PUBLIC } from "./engine-table.js";
import { continueWith, dropCurtain, handOver, settle, showTo, sit } from "./handover.js";
import { OtherTab } from "./other-tab.js";
import { RecordKeeper } from "./record-keeper.js";
import { SessionState } from "./session-state.js";

/** @typedef {import("../engine/types.js").View} View */
/** @typedef {import("../../table/types.js").Player} Player */

/**
 * What a session uses of the page around it.
 *
 * @typedef {object} Surroundings
 * @property {import("./record-keeper.js").GameStore} store
 * @property {() => void} persist asks the browser not to evict games
 * @property {Pick<typeof import("../engine/service.js").engineService, "call" | "games" | "state">} engine
 * @property {import("./other-tab.js").Claim} claim
 * @property {() => boolean} isHidden true while the page is out of sight
 * @property {() => void} hush takes back what the screen reader was told
 * @property {(error: Error) => void} fault reports a mistake of this program
 */

/**
 * One game on this page: asks the engine, has the record kept, and only then lets the table show the new position. It
 * knows nothing about drawing and nothing about rules. Its state and transitions are those of SessionState; this class
 * adds their effects. Fires "change", "complaint", "recovered" and "closed".
 */
export class GameSession extends SessionState {
  /**
   * @param {string} id
   * @param {Surroundings} surroundings
   */
  constructor(id, { store, persist, engine, claim, isHidden, hush, fault }) {
    const keeper = new RecordKeeper(id, {
      store,
      persist,
      conflict: () => this.otherTab.watch(),
      changed: () => this.changed(),
    });
    super(keeper, fault);
    this.keeper = keeper;
    this.engine = engine;
    this.isHidden = isHidden;
    this.hush = hush;
    this.table = new EngineTable(engine);
    this.calls = new EngineCalls(this);
    this.otherTab = new OtherTab(this, claim);
    /** @type {Promise<void> | null} */
    this.takingOver = null;
  }

  /** How long the last moves of the game have been looked for on the disk. */
  get looking() {
    return this.keeper.looking;
  }

  // -- opening and closing ------------------------------------------------------------------------

  /** Looks for a game that the store cannot read at once. @returns {Promise<boolean>} true when it is known where it is */
  find() {
    return this.keeper.catchUp();
  }

  /** @param {"on" | "again"} wish to go on with what is here, although the disk may hold more, or to look again */
  answer(wish) {
    this.keeper.answer(wish);
  }

  /** Opens the game: lock, engine, replay, curtain. */
  async open() {
    if (!this.saved) {
      this.enter("missing");
      return;
    }
    this.otherTab.listen();
    await this.takeOver();
  }

  /** Plays here, unless another tab does; pressed twice, it takes over once. */
  takeOver() {
    this.takingOver ??= this.claim().finally(() => {
      this.takingOver = null;
    });
    return this.takingOver;
  }

  async claim() {
    const ours = await this.otherTab.claimed();
    if (this.closed) return;
    if (ours) await this.resume();
    else this.otherTab.watch();
  }

  /** Replays the record in the engine and goes on with the seat that decides. */
  async resume() {
    this.trouble = null;
    this.enter("loading");
    const ticket = this.phaseTicket();
    try {
      await this.calls.load();
    } catch (error) {
      if (ticket.isValid) this.stop(error);
      return;
    }
    if (ticket.isValid) await continueWith(this, "opened");
  }

  close() {
    this.closed = true;
    this.otherTab.close();
    this.dispatchEvent(new Event("closed"));
  }

  // -- playing ------------------------------------------------------------------------------------

  /** @param {import("./session-state.js").CurtainReason} reason why another player is asked */
  async handOver(reason) {
    await handOver(this, reason);
  }

  /** The person who was asked holds the device. */
  async takeSeat() {
    await this.calls.run(() => sit(this));
  }

  /** Fetches the history as everybody knows it, for the curtain and for a tab that watches. */
  async tellAll() {
    if (this.closed) return;
    if (this.isWatching) await this.otherTab.readHistory();
    if (this.phase !== "curtain" || !this.table.loaded) return;
    const ticket = this.ticket();
    const { history } = await this.table.look(PUBLIC);
    if (!ticket.isValid) return;
    this.history = history;
    this.changed();
  }

  /** Hides everything at once when the page goes out of sight in the middle of a turn. */
  pageHidden() {
    if (this.phase === "playing" && this.needsCurtain) dropCurtain(this, "hidden");
  }

  /** Keeps the game again that is played here, if it was erased from outside; says so, if another tab has removed it. */
  async keepErased() {
    const isPlayed = () => this.table.loaded && !this.isAway && this.phase !== "loading";
    // What is being written is kept by that.
    if (isPlayed() && (await this.keeper.isErased()))
      await this.calls.run(() => this.keeper.keepErased());
    if (isPlayed()) await this.rest();
    if (isPlayed() && this.keeper.isGone) this.otherTab.watch();
  }

  /** @param {readonly string[]} actions carried out one after the other */
  act(actions) {
    return acting.act(this, actions);
  }

  /**
   * @param {string} text of an action
   * @param {View} position for which a computer chose it
   */
  actForComputer(text, position) {
    return acting.actForComputer(this, text, position);
  }

  /** @param {number | "turn"} steps */
  undo(steps) {
    return acting.undo(this, steps);
  }

  /**
   * Seats another player from now on.
   *
   * @param {number} seat
   * @param {Player} player
   */
  async changePlayer(seat, player) {
    await this.rest();
    const { saved } = this;
    const current = this.openView?.current;
    const going = this.phase === "playing" || this.phase === "computer";
    if (!saved || this.closed || !going || typeof current !== "number") return;
    const seats = saved.seats.map((one, index) => (index === seat ? seated(one, player) : one));
    let kept = false;
    await this.calls.run(async () => {
      await this.keeper.write({ ...saved, seats });
      kept = true;
      await this.table.computers(computersAt(seats));
    });
    if (!kept || this.isAway) return;
    if (this.phase === "playing" && !this.isComputer(current)) return;
    this.passTo(current);
    await continueWith(this, "opened");
  }

  /**
   * Looks back at a game that is over, when everything of everybody may be read.
   *
   * @returns {Promise<import("../engine/types.js").ScoreStep[]>} how the points came about
   */
  async lookBack() {
    const ticket = this.ticket();
    const history = await this.table.ask("history", { seat: null });
    if (history && ticket.isValid) this.history = history;
    return (await this.table.ask("scores", {})) ?? [];
  }

  // -- trouble ------------------------------------------------------------------------------------

  /** The engine broke; with a new one the same seat goes on. */
  async recover() {
    await this.calls.recover();
  }

  /** Restores everything as it was before the engine broke. */
  async restore() {
    const { phase, seat } = this;
    if (this.isAway) return;
    this.enter("loading");
    const ticket = this.phaseTicket();
    try {
      await this.calls.load();
      if (phase === "loading") await settle(this);
      else if (phase === "computer") await showTo(this, this.onlooker);
      else if (phase === "playing" && this.seat === seat && !this.isHidden()) {
        await showTo(this, seat);
      }
      if (phase === "loading" ? this.isAway : !ticket.isValid) return;
      const isSeen = this.view?.seat !== null && !(this.isHidden() && this.needsCurtain);
      const unseen = phase === "curtain" || (phase === "playing" && !isSeen);
      if (this.view?.over) this.enter("over");
      else if (unseen) dropCurtain(this, "opened");
      else if (phase !== "loading") this.enter(phase);
      this.dispatchEvent(new Event("recovered"));
    } catch (error) {
      if (ticket.isValid) this.stop(error);
    }
  }

  /**
   * The game cannot go on now.
   *
   * @param {unknown} error
   */
  stop(error) {
    if (this.isAway) return;
    this.trouble = error;
    // The start panel reports an engine that does not start; the table reports a record that cannot be replayed.
    if (this.engine.state.phase === "failed") this.changed();
    else this.enter("broken");
  }

  /** @param {unknown} error */
  complain(error) {
    this.dispatchEvent(new CustomEvent("complaint", { detail: error }));
  }

  /** @returns {Promise<void>} at the next "change", or when the table was left */
  nextChange() {
    if (this.closed) return Promise.resolve();
    return new Promise((resolve) => {
      const over = new AbortController();
      const heard = () => {
        over.abort();
        resolve();
      };
      for (const name of ["change", "closed"])
        this.addEventListener(name, heard, { signal: over.signal });
    });
  }

  /** Waits until no call is under way, or the table was left. */
  async rest() {
    while (this.busy && !this.closed) await this.nextChange();
  }
}
