import { fromPlain } from "../engine/errors.js";
import { SavedElsewhere } from "../storage/tabs/tab-claim.js";
import { coverAll } from "./handover.js";

/** @typedef {import("../engine/types.js").View} View */
/** @typedef {import("../engine/types.js").GameEvent} GameEvent */
/** @typedef {import("./engine-table.js").Turned} Turned */
/** @typedef {import("./game-session.js").GameSession} GameSession */

/**
 * Carries out actions one after the other up to the first refused one, which is reported; those before it stand. The
 * record is kept before anything is shown as done.
 *
 * @param {GameSession} session
 * @param {readonly string[]} actions
 * @returns {Promise<GameEvent[] | null>} the events, or null when the first action was refused
 */
export async function act(session, actions) {
  if (session.phase !== "playing") return null;
  const { seat } = session;
  return session.calls.run(
    async () => keep(session, await session.table.act(actions, seat)),
    (turned) => {
      session.since = [];
      const events = show(session, turned);
      if (turned.refused) session.complain(fromPlain(turned.refused.error));
      return events;
    },
  );
}

/**
 * Carries out the action that a computer chose, if it still belongs to the position.
 *
 * @param {GameSession} session
 * @param {string} text
 * @param {View} position
 * @returns {Promise<GameEvent[] | null>} the events as the people may see them, or null
 */
export async function actForComputer(session, text, position) {
  return session.calls.run(
    async () => {
      // It may have been taken back, or another seat may play now.
      if (session.phase !== "computer" || session.openView !== position) return null;
      const seat = /** @type {number} */ (position.current);
      return keep(session, await session.table.act([text], seat, session.onlooker));
    },
    (turned) => {
      if (turned) return show(session, turned);
      session.changed();
      return null;
    },
  );
}

/**
 * Takes back own steps of this turn.
 *
 * @param {GameSession} session
 * @param {number | "turn"} steps
 * @returns {Promise<boolean>} true when it was possible
 */
export async function undo(session, steps) {
  const { seat, onlooker } = session;
  const waits = session.phase === "computer" && onlooker === seat;
  if (!(session.phase === "playing" || waits)) return false;
  const done = await session.calls.run(
    async () => keep(session, await session.table.undo(steps, seat)),
    (turned) => {
      show(session, turned, []);
      if (session.phase === "computer") session.enter("playing");
      return true;
    },
  );
  return done === true;
}

/** @param {GameSession} session @param {Turned} turned @returns {Promise<Turned>} the same, once it is kept */
async function keep(session, turned) {
  // While the engine was thinking, another tab may have gone on with the game.
  if (session.isWatching) throw new SavedElsewhere();
  await session.keeper.keep(turned);
  if (!session.isWatching) session.openView = turned.open;
  return turned;
}

/**
 * Shows what was kept, but nothing of any seat behind a curtain that fell while the engine was thinking.
 *
 * @param {GameSession} session
 * @param {Turned} turned
 * @param {GameEvent[]} [events] those to show; by default what the new actions caused
 * @returns {GameEvent[]} those
 */
function show(
  session,
  { view, history, actions },
  events = history.slice(history.length - actions.length).flatMap((step) => step.events),
) {
  if (session.isWatching) {
    session.changed();
    return events;
  }
  if (session.phase === "curtain") coverAll(session);
  else session.advance(view, history, events);
  if (view.over) session.enter("over");
  else session.changed();
  return events;
}
