/** Steps are made in one task until they have taken so long, in milliseconds. */
const AT_ONCE = 8;

/**
 * What a step yields that has painted much. A browser without a graphics card lays the ink at the end of the task in which
 * it was asked for, and that takes longer than asking.
 */
export const INKED = "inked";

/**
 * Makes as many steps as fit into one task.
 *
 * @param {Generator<void | typeof INKED, void>} steps
 * @returns {boolean} whether that was the last one
 */
export function makeSome(steps) {
  const began = performance.now();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return true;
    if (value === INKED || performance.now() - began >= AT_ONCE) return false;
  }
}
