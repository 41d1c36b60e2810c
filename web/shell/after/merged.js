/** @typedef {import("../../core/engine/types.js").Analysis} Analysis */

/** How many decisions are named. */
const COSTLY = 3;

/**
 * What several engines have found, each in its share of one analysis.
 *
 * @param {(Analysis | undefined)[]} shares as far as each is; undefined where one has not begun
 * @returns {Analysis}
 */
export function merged(shares) {
  const known = shares.flatMap((share) => (share ? [share] : []));
  /** @type {Map<number, Analysis["chances"][number]>} */
  const chances = new Map(known.flatMap((share) => share.chances).map((one) => [one.step, one]));
  /** @type {Analysis["costly"]} */
  const costly = [];
  const all = known.flatMap((share) => share.costly);
  for (const one of all.sort((a, b) => costOf(b) - costOf(a))) {
    // One decision of a turn is enough: the others follow from it.
    const taken = costly.some(({ turn }) => turn === one.turn);
    if (!taken && costly.length < COSTLY) costly.push(one);
  }
  return {
    done: shares.every((share) => share?.done),
    progress: known.reduce((sum, { progress }) => sum + progress, 0) / Math.max(1, shares.length),
    chances: [...chances.values()].sort((a, b) => a.step - b.step),
    costly,
  };
}

/** @param {Analysis["costly"][number]} one */
function costOf({ chance, betterChance }) {
  return betterChance - chance;
}

/**
 * The decisions named now in the order in which they were shown: what somebody is about to touch stays where it is.
 *
 * @param {Analysis["costly"]} shown before
 * @param {Analysis["costly"]} now
 * @returns {Analysis["costly"]}
 */
export function inPlace(shown, now) {
  const place = (/** @type {Analysis["costly"][number]} */ one) => {
    const at = shown.findIndex(({ step }) => step === one.step);
    return at < 0 ? shown.length : at;
  };
  return [...now].sort((a, b) => place(a) - place(b));
}
