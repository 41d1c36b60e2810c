import { ticketOf } from "../ticket.js";

/**
 * loading: the kept picture is shown, the engine is on its way · curtain: nobody has confirmed who
 * holds the device · playing · computer: a computer decides · over · watching: another tab plays ·
 * missing: no such game · broken: the engine cannot replay the record.
 *
 * @typedef {"loading" | "curtain" | "playing" | "computer" | "over" | "watching" | "missing" | "broken"} Phase
 */

/** What may follow a phase; staying in it is always allowed. @type {Readonly<Record<Phase, readonly Phase[]>>} */
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

/** The phase of a game, and the one table of how it may change. */
export class Phases {
  /**
   * @param {object} given
   * @param {() => void} given.changed
   * @param {(error: Error) => void} given.fault told of a change that is a mistake of this program
   */
  constructor({ changed, fault }) {
    /** @type {Phase} */
    this.now = "loading";
    /** How many phases there were before this one: a phase that comes again is another one. */
    this.past = 0;
    this.changed = changed;
    this.fault = fault;
    /** The table was left. */
    this.closed = false;
  }

  get isWatching() {
    return this.now === "watching";
  }

  /** Whether the game is not played here any more, so that nothing that was asked before may be shown. */
  get isAway() {
    return this.closed || this.isWatching;
  }

  /** @returns {import("../ticket.js").Ticket} valid as long as this phase lasts */
  ticket() {
    return ticketOf(() => [this.closed, this.past]);
  }

  /** @param {Phase} next */
  enter(next) {
    const before = this.now;
    if (next !== before && !NEXT[before].includes(next)) {
      this.fault(new Error(`a session that is "${before}" cannot become "${next}"`));
    }
    if (next !== before) this.past += 1;
    this.now = next;
    this.changed();
  }
}
