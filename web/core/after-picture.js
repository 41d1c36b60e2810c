/**
 * Runs work once the frame under way is on the screen: work that is not visible and blocks nothing.
 *
 * @param {() => void} work
 */
export function afterPicture(work) {
  requestAnimationFrame(() => setTimeout(work));
}
