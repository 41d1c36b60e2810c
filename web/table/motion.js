/** How things move on a table. */

const DURATION = { off: 0, fast: 200, normal: 300, slow: 400 };
export const EASE = "cubic-bezier(0.3, 0.7, 0.2, 1)";

/**
 * @param {string} speed
 * @returns {number} milliseconds; 0 where nothing may move
 */
export function duration(speed) {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return DURATION[/** @type {keyof typeof DURATION} */ (speed)] ?? DURATION.normal;
}

/**
 * Lays a copy of something over the table at the same place, hidden from tests and screen readers.
 *
 * @param {HTMLElement & {ghosts: HTMLElement | null}} table
 * @param {HTMLElement} picture
 * @param {DOMRect} box  of the thing
 * @param {DOMRect} frame  of the table
 */
export function haunt(table, picture, box, frame) {
  for (const name of ["data-part", "data-key", "data-flip", "id"]) picture.removeAttribute(name);
  picture.setAttribute("aria-hidden", "true");
  picture.classList.add("ghost");
  picture.style.setProperty("left", `${box.left - frame.left}px`);
  picture.style.setProperty("top", `${box.top - frame.top}px`);
  picture.style.setProperty("width", `${box.width}px`);
  picture.style.setProperty("height", `${box.height}px`);
  table.ghosts?.append(picture);
}

/**
 * Prepares the flight of a picture over the table, at the end of which it vanishes.
 *
 * @param {HTMLElement & {ghosts: HTMLElement | null}} table
 * @param {HTMLElement} picture
 * @param {DOMRect} from
 * @param {DOMRect | null} to null: it fades where it is
 * @param {number} time
 * @returns {() => void} starts it
 */
export function flight(table, picture, from, to, time) {
  const frame = table.getBoundingClientRect();
  return () => fly(table, picture, from, to, time, frame);
}

/**
 * @param {Parameters<typeof flight>[0]} table
 * @param {HTMLElement} picture
 * @param {DOMRect} from
 * @param {DOMRect | null} to
 * @param {number} time
 * @param {DOMRect} frame
 */
function fly(table, picture, from, to, time, frame) {
  haunt(table, picture, from, frame);
  const dx = to ? to.left + to.width / 2 - from.left - from.width / 2 : 0;
  const dy = to ? to.top + to.height / 2 - from.top - from.height / 2 : from.height * 0.15;
  const end = `translate(${dx}px, ${dy}px) scale(${to ? 0.35 : 0.9})`;
  const frames = to
    ? [
        { transform: "none" },
        { transform: end, opacity: 0.9, offset: 0.9 },
        { transform: end, opacity: 0 },
      ]
    : [{ transform: "none" }, { transform: end, opacity: 0 }];
  const flying = picture.animate(frames, {
    duration: to ? time * 1.3 : time,
    easing: EASE,
    fill: "forwards",
  });
  const remove = () => picture.remove();
  flying.finished.then(remove, remove);
}
