import { DOUBLE_TAP_MS, DOUBLE_TAP_PX, FRESH_MS } from "../../core/press-constants.js";

/**
 * A press, what lay under it, in which position, and what could be chosen there.
 *
 * @typedef {object} Press
 * @property {number} x
 * @property {number} y
 * @property {number} time
 * @property {string} under
 * @property {string} switched what it switches is on or off
 * @property {boolean} inBar
 * @property {number | undefined} step
 * @property {Set<string>} offered
 *
 * @typedef {"none" | "hasty" | "double"} Repeat how a press follows the one before
 * @typedef {"own" | "echo" | "undoing" | "tooSoon" | "late"} Meaning
 */

/**
 * What a press means after the one before it: the state in which the guard is until the next one.
 *
 * | meaning | when | what happens |
 * |---|---|---|
 * | own | everything else | it means what lies there |
 * | echo | the second half of a double tap, and something else lies there by now | dropped and answered |
 * | undoing | the second half of a double tap, and the first one has switched what lies there | dropped and answered ("did not count"); the press before stays the first one |
 * | tooSoon | a position that was not seen yet came under it, or what it would choose was not offered before, and nothing was taken back | dropped and answered ("something has changed"); the press before stays the first one |
 * | late | the bar of the turn changed hands, and has not been seen since; to a computer: at the place of the press before; from a computer: there twice as long | dropped and answered ("it is your turn") |
 *
 * | repeat | same place as the press before, within |
 * |---|---|
 * | double | `DOUBLE_TAP_MS` |
 * | hasty | `FRESH_MS` |
 * | none | neither |
 *
 * @param {Press & {isChoice: boolean}} press
 * @param {Press | null} before
 * @param {{newUntil: number, freshUntil: number, bar: string, ownSince: number}} seen until when a position, or the bar of the turn, is not taken for seen; whose bar that is, and since when it is the player's
 * @returns {{repeat: Repeat, meaning: Meaning}}
 */
export function judge({ x, y, time, under, switched, inBar, step, isChoice }, before, seen) {
  const isThere = before !== null && Math.hypot(x - before.x, y - before.y) < DOUBLE_TAP_PX;
  const repeat = repeatOf(isThere ? time - before.time : Infinity);
  // Whoever takes back knows what comes.
  const isBack = step !== undefined && step < (before?.step ?? 0);
  const isUnoffered = isChoice && before !== null && !before.offered.has(under) && !isBack;
  const isUnseen = before !== null && before.step !== step && time < seen.newUntil;
  // Buttons in the bar have a time of their own, since a player may go on tapping there.
  if ((isThere || isUnoffered) && isUnseen && !(inBar && before.inBar))
    return { repeat, meaning: "tooSoon" };
  // Whoever pressed there in the turn of another goes on pressing what stood there.
  const isOld = isThere && before.inBar && before.time < seen.ownSince;
  if (inBar && isOld && time < seen.ownSince + 2 * FRESH_MS) return { repeat, meaning: "late" };
  // What a computer's turn puts there changes nothing in the game.
  if (inBar && time < seen.freshUntil && (isThere || seen.bar !== "thinking"))
    return { repeat, meaning: "late" };
  if (repeat !== "double" || before === null) return { repeat, meaning: "own" };
  const second = switched === before.switched ? "own" : "undoing";
  return { repeat, meaning: under === before.under ? second : "echo" };
}

/** @param {number} apart milliseconds between two presses at the same place @returns {Repeat} */
export function repeatOf(apart) {
  return apart < DOUBLE_TAP_MS ? "double" : apart < FRESH_MS ? "hasty" : "none";
}
