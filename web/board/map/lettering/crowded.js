import { overlap } from "../land/geometry.js";

/** @import { Label } from "./labels.js" */

/**
 * The cities whose names lie over no other name once those that cover most have gone.
 *
 * @param {ReadonlyMap<string, Label>} labels
 * @param {ReadonlyMap<string, Label>} [kept]  those that are there already go last
 */
export function withoutCovering(labels, kept) {
  let left = [...labels.values()];
  for (;;) {
    const over = left.map((one) => {
      const count = left.filter((other) => covers(one, other)).length;
      return { one, others: kept?.has(one.city.id) ? Math.min(count, 0.5) : count };
    });
    const most = over.reduce((best, next) => (next.others > best.others ? next : best), {
      one: left[0],
      others: 0,
    });
    if (most.others === 0) return left.map(({ city }) => city);
    left = left.filter((one) => one !== most.one);
  }
}

/** @param {Label} one @param {Label} other */
function covers(one, other) {
  return one !== other && overlap(one.box, other.box) > 0;
}
