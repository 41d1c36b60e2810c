import { afterPicture } from "../../core/after-picture.js";
import { FRESH_MS } from "../../core/press-constants.js";

/** Since when each window is seen. @type {WeakMap<EventTarget, number>} */
const seen = new WeakMap();

/** Shows a modal window, or says that something else is in it now. @param {HTMLDialogElement} dialog */
export function showWindow(dialog) {
  if (!dialog.open) dialog.showModal();
  seen.set(dialog, Number.POSITIVE_INFINITY);
  afterPicture(() => seen.set(dialog, performance.now()));
}

/**
 * Tells whether a click beside a window means to close it. The second half of the double tap that opened it does not:
 * it would be closed before it was seen.
 *
 * @param {Pick<Event, "target" | "currentTarget" | "timeStamp">} click heard by the window
 */
export function closesFromBeside({ target, currentTarget, timeStamp }) {
  // Only what lies around it has the window itself as its target.
  if (!target || target !== currentTarget) return false;
  return timeStamp - (seen.get(target) ?? 0) >= FRESH_MS;
}
