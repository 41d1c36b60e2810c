import { fromPlain } from "../engine/errors.js";
import { computersAt, satAfter, seated } from "../seats/seats.js";
import { SavedElsewhere } from "../storage/tabs/lock.js";
import { EngineCalls } from "./engine-calls.js";
import { EngineTable, PUBLIC } from "./engine-table.js";
import { continueWith, coverAll, dropCurtain, handOver, sit } from "./handover.js";
import { OtherTab } from "./other-tab.js";
import { RecordKeeper } from "./record-keeper.js";
import { SessionState } from "./session-state.js";

/** @typedef {import("../engine/types.js").View} View */
/** @typedef {import("../engine/types.js").GameEvent} GameEvent */
/** @typedef {import("./engine-table.js").Turned} Turned */

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

  // -- opening and closing ------------------------------------------------------------------------

  /** Opens the game: lock, engine, replay, curtain. */
  async open() {
    if (!this.saved) return this.enter("missing");
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
    if (ours && !this.saved) this.enter("missing");
    else if (ours) await this.resume();
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
    this.keeper.isLeft = true;
    this.otherTab.close();
    this.dispatchEvent(new Event("closed"));
  }

  // -- playing ------------------------------------------------------------------------------------

  /** @param {import("./session-state.js").CurtainReason} reason why another player is asked */
  handOver(reason) {
    return handOver(this, reason);
  }

  /** The person who was asked holds the device. */
  takeSeat() {
    return this.calls.run(() => sit(this));
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
    if (isPlayed()) await this.keeper.follow();
    if (isPlayed() && this.keeper.isGone) this.otherTab.watch();
  }

  /**
   * Carries out actions one after the other up to the first refused one, which is reported; those before it stand. The
   * record is kept before anything is shown as done.
   *
   * @param {readonly string[]} actions
   * @returns {Promise<GameEvent[] | null>} the events, or null when the first action was refused
   */
  async act(actions) {
    const { seat } = this;
    if (this.phase !== "playing" || actions.length === 0) return null;
    return this.calls.run(
      async () => this.#keep(await this.table.act(actions, seat)),
      (turned) => {
        this.missed = [];
        const events = this.#show(turned);
        if (turned.refused) this.complain(fromPlain(turned.refused.error));
        return events;
      },
    );
  }

  /**
   * Carries out the action that a computer chose, if it still belongs to the position.
   *
   * @param {string} text
   * @param {View} position
   * @returns {Promise<GameEvent[] | null>} the events as the people may see them, or null
   */
  actForComputer(text, position) {
    return this.calls.run(
      async () => {
        // It may have been taken back, or another seat may play now.
        if (this.phase !== "computer" || this.openView !== position) return null;
        const seat = /** @type {number} */ (position.current);
        return this.#keep(await this.table.act([text], seat, this.onlooker));
      },
      (turned) => {
        if (turned) return this.#show(turned);
        this.changed();
        return null;
      },
    );
  }

  /**
   * Takes back own steps of this turn.
   *
   * @param {number | "turn"} steps
   * @returns {Promise<boolean>} true when it was possible
   */
  async undo(steps) {
    const { seat, onlooker, phase } = this;
    if (phase !== "playing" && !(phase === "computer" && onlooker === seat)) return false;
    const done = await this.calls.run(
      async () => this.#keep(await this.table.undo(steps, seat)),
      (turned) => {
        this.#show(turned, []);
        if (this.phase === "computer") this.enter("playing");
        return true;
      },
    );
    return done === true;
  }

  /** @param {Turned} turned @returns {Promise<Turned>} the same, once it is kept */
  async #keep(turned) {
    // While the engine was thinking, another tab may have gone on with the game.
    if (this.isWatching) throw new SavedElsewhere();
    await this.keeper.keep(turned);
    if (!this.isWatching) this.openView = turned.open;
    return turned;
  }

  /**
   * Shows what was kept, but nothing of any seat behind a curtain that fell while the engine was thinking.
   *
   * @param {Turned} turned
   * @param {GameEvent[]} [events] those to show; by default what the new actions caused
   */
  #show(
    { view, history, actions },
    events = history.slice(history.length - actions.length).flatMap((step) => step.events),
  ) {
    if (this.isWatching) this.changed();
    else {
      if (this.phase === "curtain") coverAll(this);
      else this.advance(view, history, events);
      if (view.over) this.enter("over");
      else this.changed();
    }
    return events;
  }

  /**
   * Seats another player from now on.
   *
   * @param {number} seat
   * @param {import("../../table/types.js").Player} player
   */
  async changePlayer(seat, player) {
    await this.rest();
    const { saved } = this;
    const current = this.openView?.current;
    const going = this.phase === "playing" || this.phase === "computer";
    if (!saved || this.closed || !going || typeof current !== "number") return;
    const seats = saved.seats.map((one, index) => (index === seat ? seated(one, player) : one));
    const sat = satAfter(saved, seat);
    let kept = false;
    await this.calls.run(async () => {
      await this.keeper.write({ ...saved, seats, ...sat });
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

  /** How the finished game is counted. @returns {Promise<import("../engine/types.js").Counting>} */
  count() {
    return this.table.ask("count", {});
  }

  // -- trouble ------------------------------------------------------------------------------------

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

  /** @returns {Promise<unknown>} at the next "change", or when the table was left */
  nextChange() {
    return new Promise((resolve) => {
      if (this.closed) resolve(null);
      for (const name of ["change", "closed"]) this.addEventListener(name, resolve, { once: true });
    });
  }

  /** Waits until no call is under way, or the table was left. */
  async rest() {
    while (this.busy && !this.closed) await this.nextChange();
  }
}
