/** @typedef {import("../../core/settings/prefs.js").Prefs} Prefs */

/** From one action of a computer to the next, so that people can follow; by animation speed. */
const PAUSE = { off: 300, fast: 500, normal: 1000, slow: 1800 };
/** At a quick pace an action is seen in the log rather than followed. */
const QUICK = { pause: 30, turnMs: 600, hurried: true };
/** Whoever skips to the own turn wants nothing but that. */
const HURRIED = { pause: 0, turnMs: 600, hurried: true };

/**
 * How fast computers play: milliseconds from one action to the next, the longest time of thought for a turn, and
 * whether nobody waits to look at what they did.
 *
 * @param {Pick<Prefs, "computerPace" | "animationSpeed">} prefs
 * @param {boolean} hurried whether somebody has skipped to the own turn
 */
export function paceOf({ computerPace, animationSpeed }, hurried) {
  if (hurried) return HURRIED;
  if (computerPace === "quick") return QUICK;
  const pause = computerPace === "slow" ? PAUSE.slow : PAUSE[animationSpeed];
  return { pause, turnMs: Number.POSITIVE_INFINITY, hurried: false };
}
