/**
 * Does something when the picture that is being made is on the screen: work that nobody sees, and nobody waits for.
 *
 * @param {() => void} work
 */
export function afterPicture(work) {
  requestAnimationFrame(() => setTimeout(work));
}
