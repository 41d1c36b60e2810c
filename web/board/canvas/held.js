/** Milliseconds of one step. */
const STEP = 50;

/**
 * Waits until something has been held for so long. The time passes in steps, so that none of it does while the page is
 * busy: a finger that was lifted meanwhile is heard before the next step, and its tap stays a tap.
 *
 * @param {number} ms
 * @param {() => void} held
 * @returns {() => void} ends the waiting
 */
export function whenHeld(ms, held) {
  let left = ms;
  /** @type {ReturnType<typeof setTimeout>} */
  let timer;
  const wait = () => {
    const step = Math.min(STEP, left);
    timer = setTimeout(() => {
      left -= step;
      if (left > 0) wait();
      else held();
    }, step);
  };
  wait();
  return () => clearTimeout(timer);
}
