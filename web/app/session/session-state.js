import { store } from "../keeping/store.js";
import { TabClaim } from "../keeping/tab-claim.js";
import { peopleAt } from "../seats/levels.js";
import { EngineTable, PUBLIC } from "./engine-table.js";

/** @typedef {import("../../engine/types.js").LevelId} LevelId */
/** @typedef {import("../../engine/types.js").View} View */
/** @typedef {import("../keeping/types.js").SavedGame} SavedGame */
/** @typedef {import("../../engine/types.js").GameEvent} GameEvent */
/** @typedef {import("../../engine/types.js").HistoryStep} HistoryStep */

/**
 * loading: the kept picture is shown, the engine is on its way · curtain: nobody has confirmed who
 * holds the device · playing · computer: a computer decides · over · watching: another tab plays ·
 * missing: no such game · broken: the engine cannot replay the record.
 *
 * @typedef {"loading" | "curtain" | "playing" | "computer" | "over" | "watching" | "missing" | "broken"} Phase
 */

/**
 * Why the curtain is down: a turn begins · the decision of another player in the middle of a turn is
 * made and the turn goes on · the page was out of sight · the game was opened.
 *
 * @typedef {"turn" | "continue" | "hidden" | "opened"} CurtainReason
 */

/** What is known of one game on this page; fires "change". */
export class SessionState extends EventTarget {
  /** @param {string} id */
  constructor(id) {
    super();
    this.id = id;
    /** @type {Phase} */
    this.phase = "loading";
    /** @type {SavedGame | null} */
    this.saved = store.load(id);
    /** The position as everybody at the table may see it. @type {View | null} */
    this.openView = this.saved?.view ?? null;
    /** What may be on the screen now. @type {View | null} */
    this.view = this.openView;
    /** @type {GameEvent[]} */
    this.events = [];
    /** @type {HistoryStep[]} */
    this.history = [];
    /** What the others did since this seat's last turn. @type {HistoryStep[]} */
    this.since = [];
    this.busy = false;
    /** The seat that holds the device or is asked to take it. */
    this.seat = this.saved?.status.current ?? 0;
    /** The seat that has shown itself last. @type {number | null} */
    this.holder = null;
    /** @type {CurtainReason} */
    this.curtainReason = "opened";
    /** The game is free again after another tab had it. */
    this.canTakeOver = false;
    /** @type {unknown} */
    this.trouble = null;
    /** At which computers play this game, advise and look back. @type {readonly LevelId[]} */
    this.levels = [];
    this.table = new EngineTable();
    this.claim = new TabClaim(id);
    this.closed = false;
  }

  /** Seats of the people who share the device; hidden information has to be hidden between them. */
  get people() {
    return peopleAt(this.saved?.seats ?? []);
  }

  /** Whether `seat` has to show itself first: others may hold the device. */
  get needsCurtain() {
    return this.people.length > 1 || (this.holder !== null && this.holder !== this.seat);
  }

  /** @param {number | null | undefined} seat */
  isComputer(seat) {
    return this.saved?.seats[seat ?? -1]?.kind === "computer";
  }

  /** Whose knowledge may be on the screen while a computer decides: that of the only person, or nobody's. */
  get onlooker() {
    const [only, ...others] = this.people;
    if (only === undefined || others.length > 0) return PUBLIC;
    return this.holder === null || this.holder === only ? only : PUBLIC;
  }

  /**
   * Gives the device to a seat; while a computer decides, a person holds it.
   *
   * @param {number} current the seat that is to decide
   */
  passTo(current) {
    const { people } = this;
    if (!this.isComputer(current)) this.seat = current;
    else if (!people.includes(this.seat)) this.seat = people[0] ?? current;
  }

  /** @param {SavedGame} saved */
  remember(saved) {
    this.saved = saved;
  }

  /** Takes the game as it is kept now; another tab may have gone on with it. */
  refresh() {
    this.saved = store.load(this.id) ?? this.saved;
  }

  /** @param {boolean} busy the engine is thinking */
  setBusy(busy) {
    this.busy = busy;
    this.changed();
  }

  /** @param {unknown} error */
  complain(error) {
    this.dispatchEvent(new CustomEvent("complaint", { detail: error }));
  }

  /** @returns {Promise<void>} when something is no longer as it is now */
  nextChange() {
    return new Promise((resolve) =>
      this.addEventListener("change", () => resolve(), { once: true }),
    );
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
