import { thinkers } from "../../core/engine/thinkers.js";
import { Review } from "../after/review.js";
import { ComputerTurns, levelInfo } from "./computer-turns.js";
import { Hints } from "./hints.js";

/** @typedef {import("../../core/session/game-session.js").GameSession} GameSession */
/** @typedef {import("./turn-flow.js").TurnFlow} TurnFlow */
/** @typedef {import("../../table/types.js").Player} Player */

/** The computers at one table: those that play, the one that advises, and the one that looks back. */
export class Company {
  /**
   * @param {GameSession} session
   * @param {TurnFlow} flow
   * @param {() => void} changed told when the frame around the table has something else to show
   */
  constructor(session, flow, changed) {
    this.session = session;
    this.turns = new ComputerTurns(session, flow);
    this.hints = new Hints(session);
    this.review = new Review(session);
    this.hints.addEventListener("change", changed);
    this.turns.addEventListener("stuck", changed);
  }

  /** The computer at its turn, for the table. */
  get thinking() {
    return this.session.phase === "computer" ? this.turns : null;
  }

  /** Another phase of the game has begun. */
  phaseChanged() {
    const { phase } = this.session;
    if (phase === "computer") void this.turns.play();
    else this.turns.moveNow();
    // Whoever looks back starts them again.
    if (phase === "over") thinkers.putAway();
    if (phase === "computer" || phase === "playing" || phase === "curtain") void this.prepare();
  }

  /** Starts the thinking engines where a computer at the table will need them, and ends them where none will. */
  async prepare() {
    try {
      let needed = false;
      for (const seat of this.session.saved?.seats ?? [])
        needed ||= seat.kind === "computer" && (await levelInfo(seat.level)).searches;
      if (this.session.closed) return;
      if (needed) thinkers.warm();
      else thinkers.putAway();
    } catch {
      // Without them the engine of the table thinks.
    }
  }

  /**
   * Lets somebody else play at a seat.
   *
   * @param {number} seat
   * @param {Player} player
   */
  async changePlayer(seat, player) {
    await this.session.changePlayer(seat, player);
    // Whoever thinks may be somebody else now.
    this.turns.moveNow();
    void this.prepare();
  }

  close() {
    this.turns.moveNow();
    this.hints.close();
    this.review.stop();
    thinkers.putAway();
  }
}
