import { computersAt, seated } from "../seats/levels.js";
import { pictureOf } from "../storage/picture.js";
import { ticketOf } from "../ticket.js";
import { Curtain } from "./curtain.js";
import { EngineTable, PUBLIC } from "./engine-table.js";
import { Eyes } from "./eyes.js";
import { GameLoader } from "./game-loader.js";
import { Handover } from "./handover.js";
import { Moves } from "./moves.js";
import { OtherTab } from "./other-tab.js";
import { Phases } from "./phases.js";
import { RecordKeeper } from "./record-keeper.js";
import { Recovery } from "./recovery.js";
import { Screen } from "./screen.js";

/** @typedef {import("../engine/types.js").View} View */
/** @typedef {import("../../table/types.js").Player} Player */
/** @typedef {import("./curtain.js").CurtainReason} CurtainReason */

/**
 * What a session is given of the page around it.
 *
 * @typedef {object} Surroundings
 * @property {import("./record-keeper.js").GameStore} store
 * @property {() => void} persist asks the browser not to throw games away
 * @property {Pick<typeof import("../engine/service.js").engineService, "call" | "games" | "state">} engine
 * @property {import("./other-tab.js").Claim} claim
 * @property {() => boolean} isHidden whether the page is out of sight
 * @property {() => void} hush takes back what was said aloud
 * @property {(error: Error) => void} fault told of a mistake of this program
 */

/**
 * One game on this page: asks the engine, has the record kept, and only then lets the table show the
 * new position. It knows nothing about drawing and nothing about rules; it ties the parts together that
 * know one thing each. Fires "change", "complaint", "recovered" and "closed".
 */
export class GameSession extends EventTarget {
  /**
   * @param {string} id
   * @param {Surroundings} surroundings
   */
  constructor(id, { store, persist, engine, claim, isHidden, hush, fault }) {
    super();
    this.engine = engine;
    this.isHidden = isHidden;
    /** @type {unknown} */
    this.trouble = null;
    /** @type {Promise<void> | null} */
    this.takingOver = null;
    const changed = () => this.changed();
    const table = new EngineTable(engine);
    const phases = new Phases({ changed, fault });
    const keeper = new RecordKeeper(id, {
      store,
      persist,
      conflict: () => otherTab.watch(),
      changed,
    });
    const screen = new Screen(pictureOf(keeper.saved));
    const eyes = new Eyes(() => keeper.saved?.seats ?? [], keeper.saved?.status.current ?? 0);
    const curtain = new Curtain({ screen, phases, table, hush });
    const otherTab = new OtherTab({ claim, keeper, screen, phases, table });
    const loader = new GameLoader({ engine, table, keeper, screen, eyes, phases });
    const recovery = new Recovery({
      table,
      changed,
      load: () => loader.load(),
      restore: () => this.restore(),
      ended: () => phases.closed,
      complain: (error) => this.complain(error),
    });
    this.table = table;
    this.phases = phases;
    this.keeper = keeper;
    this.screen = screen;
    this.eyes = eyes;
    this.curtain = curtain;
    this.otherTab = otherTab;
    this.loader = loader;
    this.recovery = recovery;
    this.handover = new Handover({ table, screen, eyes, curtain, phases, recovery, isHidden });
    const complain = (/** @type {unknown} */ error) => this.complain(error);
    this.moves = new Moves({ table, keeper, screen, eyes, curtain, phases, recovery, complain });
  }

  // -- what is known ------------------------------------------------------------------------------

  get phase() {
    return this.phases.now;
  }

  get closed() {
    return this.phases.closed;
  }

  get saved() {
    return this.keeper.saved;
  }

  get levels() {
    return this.loader.levels;
  }

  get seat() {
    return this.eyes.seat;
  }

  get people() {
    return this.eyes.people;
  }

  get view() {
    return this.screen.view;
  }

  get openView() {
    return this.screen.openView;
  }

  get events() {
    return this.screen.events;
  }

  get history() {
    return this.screen.history;
  }

  get since() {
    return this.screen.since;
  }

  get busy() {
    return this.recovery.busy;
  }

  get curtainReason() {
    return this.curtain.reason;
  }

  /** How long the last moves of the game have been looked for on the disk. */
  get looking() {
    return this.keeper.looking;
  }

  get canTakeOver() {
    return this.otherTab.canTakeOver;
  }

  /** @param {number | null | undefined} seat */
  isComputer(seat) {
    return this.eyes.isComputer(seat);
  }

  /**
   * For whoever asks something whose answer comes later.
   *
   * @returns {import("../ticket.js").Ticket} valid as long as the same person looks at the same phase of the game
   */
  ticket() {
    const phase = this.phases.ticket();
    return ticketOf(() => [phase.isValid, this.seat]);
  }

  // -- opening and closing ------------------------------------------------------------------------

  /** Looks for a game that is not where it is read at once. */
  async find() {
    await this.keeper.catchUp();
  }

  /** Goes on with what is here, although nobody knows whether there is more on the disk. */
  goOn() {
    this.keeper.goOn();
  }

  /** Opens the game: lock, engine, replay, curtain. */
  async open() {
    if (!this.saved) {
      this.phases.enter("missing");
      return;
    }
    this.otherTab.listen();
    await this.takeOver();
  }

  /** Plays here, unless another tab does; whoever presses twice takes over once. */
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

  /** Replays the record in the engine and asks who is there. */
  async resume() {
    this.trouble = null;
    this.phases.enter("loading");
    const ticket = this.phases.ticket();
    try {
      await this.loader.load();
    } catch (error) {
      if (ticket.isValid) this.stop(error);
      return;
    }
    if (ticket.isValid) await this.handover.ask("opened");
  }

  close() {
    this.phases.closed = true;
    this.otherTab.close();
    this.dispatchEvent(new Event("closed"));
  }

  // -- playing ------------------------------------------------------------------------------------

  /** @param {CurtainReason} reason why somebody else is asked */
  async handOver(reason) {
    await this.handover.pass(reason);
  }

  /** The person who was asked has the device. */
  async takeSeat() {
    await this.handover.takeSeat();
  }

  /** Behind a curtain, and by whoever looks on, the story can be read as everybody knows it. */
  async tellAll() {
    if (this.closed) return;
    if (this.phases.isWatching) await this.otherTab.tell();
    if (this.phase !== "curtain" || !this.table.loaded) return;
    const ticket = this.ticket();
    const { history } = await this.table.look(PUBLIC);
    if (!ticket.isValid) return;
    this.screen.history = history;
    this.changed();
  }

  /** Hides everything at once when the page goes out of sight in the middle of a turn. */
  pageHidden() {
    if (this.phase === "playing" && this.eyes.needsCurtain) this.curtain.fall("hidden");
  }

  /** @param {readonly string[]} actions texts of those that are made one after the other */
  act(actions) {
    return this.moves.act(actions);
  }

  /**
   * @param {string} text of an action
   * @param {View} position for which a computer chose it
   */
  actForComputer(text, position) {
    return this.moves.actForComputer(text, position);
  }

  /** @param {number | "turn"} steps */
  undo(steps) {
    return this.moves.undo(steps);
  }

  /**
   * Lets somebody else play at a seat from now on.
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
    await this.recovery.run(async () => {
      await this.keeper.write({ ...saved, seats });
      kept = true;
      await this.table.computers(computersAt(seats));
    });
    if (!kept || this.phases.isAway) return;
    if (this.phase === "playing" && !this.isComputer(current)) return;
    this.eyes.passTo(current);
    await this.handover.ask("opened");
  }

  /**
   * Looks back at a game that is over, when everything of everybody may be read.
   *
   * @returns {Promise<import("../engine/types.js").ScoreStep[]>} how the points came about
   */
  async lookBack() {
    const ticket = this.ticket();
    const history = await this.table.ask("history", { seat: null });
    if (history && ticket.isValid) this.screen.history = history;
    return (await this.table.ask("scores", {})) ?? [];
  }

  // -- trouble ------------------------------------------------------------------------------------

  /** The engine broke; with a new one the same seat goes on. */
  async recover() {
    await this.recovery.recover();
  }

  /** Makes everything as it was before the engine broke. */
  async restore() {
    const { phase, seat } = this;
    if (this.phases.isAway) return;
    this.phases.enter("loading");
    const ticket = this.phases.ticket();
    try {
      await this.loader.load();
      if (phase === "loading") await this.handover.settle();
      else if (phase === "computer") await this.handover.showTo(this.eyes.onlooker);
      else if (phase === "playing" && this.seat === seat && !this.isHidden()) {
        await this.handover.showTo(seat);
      }
      if (phase === "loading" ? this.phases.isAway : !ticket.isValid) return;
      const isSeen = this.view?.seat !== null && !(this.isHidden() && this.eyes.needsCurtain);
      const unseen = phase === "curtain" || (phase === "playing" && !isSeen);
      if (this.view?.over) this.phases.enter("over");
      else if (unseen) this.curtain.fall("opened");
      else if (phase !== "loading") this.phases.enter(phase);
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
    if (this.phases.isAway) return;
    this.trouble = error;
    // An engine that does not start is told by the start panel; a record that cannot be replayed by the table.
    if (this.engine.state.phase === "failed") this.changed();
    else this.phases.enter("broken");
  }

  /** @param {unknown} error */
  complain(error) {
    this.dispatchEvent(new CustomEvent("complaint", { detail: error }));
  }

  /** @returns {Promise<void>} when something is no longer as it is now, or the table was left */
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

  /** When nothing is under way, or the table was left. */
  async rest() {
    while (this.busy && !this.closed) await this.nextChange();
  }

  changed() {
    if (!this.closed) this.dispatchEvent(new Event("change"));
  }
}
