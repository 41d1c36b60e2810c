import { peopleAt } from "../seats/seats.js";
import { pictureOf } from "../storage/saved-game.js";
import { ticketOf } from "../ticket.js";
import { PUBLIC } from "./engine-table.js";
import { lastTurnOf } from "./game-words.js";

/** @typedef {import("../engine/types.js").View} View */
/** @typedef {import("../engine/types.js").GameEvent} GameEvent */
/** @typedef {import("../engine/types.js").HistoryStep} HistoryStep */

/**
 * loading: the kept picture is shown, the engine is starting · curtain: the person to act has not confirmed holding the
 * device · playing · computer: a computer decides · over · watching: another tab plays · missing: no such game ·
 * broken: the engine cannot replay the record.
 *
 * @typedef {"loading" | "curtain" | "playing" | "computer" | "over" | "watching" | "missing" | "broken"} Phase
 */

/**
 * Why the curtain is down: a turn begins · the decision of another player in the middle of a turn is made and the turn
 * goes on · the page was out of sight · the game was opened.
 *
 * @typedef {"turn" | "continue" | "hidden" | "opened"} CurtainReason
 */

/**
 * The phases that may follow each phase; staying is always allowed.
 *
 * @type {Readonly<Record<Phase, readonly Phase[]>>}
 * @internal
 */
export const NEXT = {
  loading: ["curtain", "playing", "computer", "over", "watching", "missing", "broken"],
  // A computer may be next behind a curtain that fell because the page went out of sight.
  curtain: ["loading", "playing", "computer", "over", "watching"],
  playing: ["loading", "curtain", "computer", "over", "watching"],
  computer: ["loading", "curtain", "playing", "over", "watching"],
  over: ["loading", "watching"],
  watching: ["loading"],
  missing: [],
  broken: ["loading", "watching"],
};

/**
 * The state of a game under way and its transitions, without engine, store or page: its phase, what the screen may show,
 * who holds the device, and what it waits for. Fires "change".
 */
export class SessionState extends EventTarget {
  /**
   * @param {{readonly saved: import("../storage/types.js").SavedGame | null}} keeper
   * @param {(error: Error) => void} fault reports a transition that the table of phases forbids
   */
  constructor(keeper, fault) {
    super();
    this.keeper = keeper;
    this.fault = fault;
    /** @type {Phase} */
    this.phase = "loading";
    /** Number of phases so far: a phase that comes again is another one. */
    this.pastPhases = 0;
    /** The table was left. */
    this.closed = false;
    /** @type {unknown} */
    this.trouble = null;
    /** A call to the engine is under way. */
    this.busy = false;
    /** The game is free again after another tab had it. */
    this.canTakeOver = false;
    /** Levels that play this game, advise and review it. @type {readonly import("../engine/types.js").LevelId[]} */
    this.levels = [];

    /** The position as everybody may see it. */
    this.openView = pictureOf(keeper.saved);
    /** The position that the screen shows. */
    this.view = this.openView;
    /** What has just happened. @type {GameEvent[]} */
    this.events = [];
    /** @type {HistoryStep[]} */
    this.history = [];
    /** What the others did since the last turn of this seat. @type {HistoryStep[]} */
    this.missed = [];

    /** The seat that holds the device or is asked to take it. */
    this.seat = keeper.saved?.status.current ?? 0;
    /** The seat that confirmed last. @type {number | null} */
    this.holder = null;
    /** Why the curtain fell last. @type {CurtainReason} */
    this.curtainReason = "opened";
  }

  // -- phase --------------------------------------------------------------------------------------

  /** @param {Phase} next */
  enter(next) {
    const before = this.phase;
    if (next !== before && !NEXT[before].includes(next)) {
      this.fault(new Error(`a session that is "${before}" cannot become "${next}"`));
    }
    if (next !== before) this.pastPhases += 1;
    this.phase = next;
    this.changed();
  }

  get isWatching() {
    return this.phase === "watching";
  }

  /** The game is no longer played here: answers to earlier questions must not be shown. */
  get isAway() {
    return this.closed || this.isWatching;
  }

  /** The last turn is over, and no person is about to count by hand. */
  get isCounting() {
    return this.phase !== "playing" && lastTurnOf(this.history) >= 0;
  }

  /** @returns {import("../ticket.js").Ticket} valid while this phase lasts */
  phaseTicket() {
    return ticketOf(() => [this.closed, this.pastPhases]);
  }

  /** @returns {import("../ticket.js").Ticket} valid while the same person looks at the same phase of the game */
  ticket() {
    return ticketOf(() => [this.closed, this.pastPhases, this.seat]);
  }

  changed() {
    if (!this.closed) this.dispatchEvent(new Event("change"));
  }

  // -- what the screen shows ----------------------------------------------------------------------

  /** The engine has loaded the game again. @param {View} open */
  begin(open) {
    this.openView = open;
    this.view = open;
    this.events = [];
  }

  /**
   * Removes everything that not everybody may see.
   *
   * @param {HistoryStep[]} [story] the history as everybody knows it
   */
  cover(story = []) {
    this.view = this.openView;
    this.history = story;
    this.missed = [];
    this.events = [];
  }

  /**
   * @param {View} view as one seat may see it
   * @param {HistoryStep[]} history
   */
  uncover(view, history) {
    this.view = view;
    this.history = history;
  }

  /** @param {HistoryStep[]} steps made while this viewer was away */
  catchUp(steps) {
    this.missed = steps;
    this.events = [];
  }

  /**
   * Shows what has happened before the viewer's eyes.
   *
   * @param {View} view
   * @param {HistoryStep[]} history
   * @param {GameEvent[]} events
   */
  advance(view, history, events) {
    this.uncover(view, history);
    this.events = events;
  }

  // -- who holds the device -----------------------------------------------------------------------

  get saved() {
    return this.keeper.saved;
  }

  /** What is known of a decision that is made once more; null where none is. */
  get lesson() {
    return this.phase === "playing" ? (this.saved?.origin?.lesson ?? null) : null;
  }

  /** Seats of the people who share the device; hidden information stays hidden between them. */
  get people() {
    return peopleAt(this.saved?.seats ?? []);
  }

  /** The seat has to confirm first, because others may hold the device. */
  get needsCurtain() {
    return this.people.length > 1 || (this.holder !== null && this.holder !== this.seat);
  }

  /** Whose knowledge the screen may show while a computer decides: the only person's, or `PUBLIC`. */
  get onlooker() {
    const [only, ...others] = this.people;
    if (only === undefined || others.length > 0) return PUBLIC;
    return this.holder === null || this.holder === only ? only : PUBLIC;
  }

  /** The seat that decides next has to confirm before it sees its own position. */
  get mustConfirm() {
    return !this.view?.over && !this.isComputer(this.openView?.current) && this.needsCurtain;
  }

  /** @param {number | null | undefined} seat */
  isComputer(seat) {
    return this.saved?.seats[seat ?? -1]?.kind === "computer";
  }

  /**
   * Passes the device to a seat; while a computer decides, a person keeps it.
   *
   * @param {number} current the seat that decides
   */
  passTo(current) {
    const { people } = this;
    if (!this.isComputer(current)) this.seat = current;
    else if (!people.includes(this.seat)) this.seat = people[0] ?? current;
  }

  /** The seat that was asked holds the device. */
  confirm() {
    this.holder = this.seat;
  }
}
