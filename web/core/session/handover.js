import { PUBLIC } from "./engine-table.js";

/** @typedef {import("./session-state.js").CurtainReason} CurtainReason */
/** @typedef {import("./game-session.js").GameSession} GameSession */

/**
 * Passes the device to the seat that decides next, with a turn or in the middle of one.
 *
 * @param {GameSession} session
 * @param {CurtainReason} reason
 */
export async function handOver(session, reason) {
  // While the end of a turn was looked at, another tab may have gone on with the game.
  if (session.isAway) return;
  const next = session.view?.current;
  if (next === null || next === undefined) return;
  if (next === session.seat && session.phase === "playing") return;
  session.passTo(next);
  await continueWith(session, reason);
}

/**
 * Goes on with the seat that decides: behind a curtain where others share the device.
 *
 * @param {GameSession} session
 * @param {CurtainReason} reason
 */
export async function continueWith(session, reason) {
  session.curtainReason = reason;
  // The curtain needs no engine and waits for none.
  if (session.mustConfirm) dropCurtain(session, reason);
  else await session.calls.run(() => settle(session));
}

/**
 * Lets the curtain fall: while it is down, nothing of any seat is on the page.
 *
 * @param {GameSession} session
 * @param {CurtainReason} reason
 */
export function dropCurtain(session, reason) {
  // Before there is a picture, and after the end, there is nothing to hide.
  if (!session.view || session.view.over) return;
  session.hush();
  session.curtainReason = reason;
  coverAll(session);
  session.enter("curtain");
}

/** Enters the phase of the seat that decides; called inside a call to the engine. @param {GameSession} session */
export async function settle(session) {
  if (session.view?.over) await showEnd(session);
  else if (session.isComputer(session.openView?.current)) await lookOn(session);
  else if (session.mustConfirm) dropCurtain(session, session.curtainReason);
  else await sit(session);
}

/** The person who was asked holds the device; only now the hidden part is fetched. @param {GameSession} session */
export async function sit(session) {
  const resumed = session.curtainReason === "hidden";
  const { seat } = session;
  const ticket = session.phaseTicket();
  const { view, history } = await session.table.look(seat);
  if (!ticket.isValid || (session.isHidden() && session.needsCurtain)) return;
  session.confirm();
  session.uncover(view, history);
  const own = history.findLastIndex((step) => step.seat === seat && !step.unasked);
  session.catchUp(resumed ? [] : history.slice(own + 1));
  session.enter(view.over ? "over" : "playing");
}

/** A computer decides: shows what the people may see meanwhile. @param {GameSession} session */
async function lookOn(session) {
  await showTo(session, session.onlooker);
  if (session.isAway) return;
  session.catchUp([]);
  session.enter("computer");
}

/** At the end everything is open and the whole history may be read. @param {GameSession} session */
async function showEnd(session) {
  await showTo(session, session.seat);
  if (!session.isAway) session.enter("over");
}

/** @param {GameSession} session @param {number} viewer seat whose knowledge the screen shows, or `PUBLIC` */
export async function showTo(session, viewer) {
  const ticket = session.phaseTicket();
  const { view, history } = await session.table.look(viewer);
  // Behind a curtain that fell meanwhile a computer goes on unseen.
  if (ticket.isValid || session.phase === "curtain") session.uncover(view, history);
}

/** Covers the screen; the history keeps what everybody knows, so that its lines do not go and come back. @param {GameSession} session */
export function coverAll(session) {
  session.cover(session.table.toldTo(PUBLIC));
  session.table.forget();
}
