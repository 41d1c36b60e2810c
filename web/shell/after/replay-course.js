import { ticketOf } from "../../core/ticket.js";

/** @typedef {import("../../core/engine/types.js").View} View */
/** @typedef {import("../../core/engine/types.js").GameEvent} GameEvent */
/** @typedef {import("../../core/session/game-session.js").GameSession} GameSession */

/** @typedef {{step: number, view: View, events: GameEvent[]}} ReplayPicture */

/**
 * One picture of the replay. Going forward one step also shows what happened in it. Before the end
 * of the game only what the seat that asks may know.
 *
 * @param {GameSession} session
 * @param {number} step
 * @param {ReplayPicture | null} before
 * @param {number | null} eyes after the game: whose knowledge is shown; everything is with null
 * @returns {Promise<ReplayPicture>}
 */
export async function replayPicture(session, step, before, eyes) {
  const seat = session.phase === "over" ? eyes : session.seat;
  const view = await session.table.ask("at", { step, seat });
  const forward = step === (before?.step ?? -2) + 1;
  const events = forward ? (session.history[step - 1]?.events ?? []) : [];
  return { step, view, events };
}

/** The moment of a game that is looked at in the place of the present. Fires "change". */
export class Replay extends EventTarget {
  /**
   * @param {GameSession} session
   * @param {(events: readonly GameEvent[]) => void} play lets what happened be heard
   */
  constructor(session, play) {
    super();
    this.session = session;
    this.play = play;
    /** What is shown; null in the present. @type {ReplayPicture | null} */
    this.picture = null;
    /** Number of returns to the present: answers to earlier requests are dropped. */
    this.returns = 0;
  }

  /**
   * @param {number} step
   * @param {number | null} eyes after the game: whose knowledge is shown
   */
  async go(step, eyes) {
    const { session } = this;
    const here = session.ticket();
    const ticket = ticketOf(() => [here.isValid, this.returns]);
    const picture = await replayPicture(session, step, this.picture, eyes);
    if (!ticket.isValid) return;
    this.play(picture.events);
    this.show(picture);
  }

  /** Back to the present. */
  close() {
    this.returns += 1;
    this.show(null);
  }

  /** @param {ReplayPicture | null} picture */
  show(picture) {
    this.picture = picture;
    this.dispatchEvent(new Event("change"));
  }
}
