/** @typedef {import("../../engine/types.js").View} View */
/** @typedef {import("../../engine/types.js").GameEvent} GameEvent */
/** @typedef {import("../session/game-session.js").GameSession} GameSession */

/** @typedef {{step: number, view: View, events: GameEvent[]}} ReplayPicture */

/**
 * One picture of the replay. Going forward one step also shows what happened in it. Before the end
 * of the game only what the seat that asks may know.
 *
 * @param {GameSession} session
 * @param {number} step
 * @param {ReplayPicture | null} before
 * @param {number | null} eyes after the game: whose knowledge is shown; everything is with null
 * @param {(events: readonly GameEvent[]) => void} [play] lets what happened be heard
 * @returns {Promise<ReplayPicture>}
 */
export async function replayPicture(session, step, before, eyes, play) {
  const seat = session.phase === "over" ? eyes : session.seat;
  const view = await session.table.ask("at", { step, seat });
  const forward = step === (before?.step ?? -2) + 1;
  const events = forward ? (session.history[step - 1]?.events ?? []) : [];
  play?.(events);
  return { step, view, events };
}
