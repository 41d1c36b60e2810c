/** What is wanted again and again as long as the key is held: scrolling, walking, sliding. */
const GOES_ON = /^(Arrow|Page|Home$|End$|Tab$)/;
/** Keys with which the browser itself presses or shuts something. */
const PRESSES = ["Enter", "Escape"];
/** What Space presses. */
const PRESSED = ["button", "summary", "input"];
/** Fields of a form into which nothing is written. */
const UNWRITTEN = ["button", "checkbox", "color", "file", "radio", "range", "reset", "submit"];

/**
 * A key press does one thing: a held key that ended a turn would also press what comes next, even the button of the next
 * person's curtain. So repetitions of a held key are dropped, except where repetition is wanted.
 */
export function watchHeldKeys() {
  addEventListener("keydown", heldKey, { capture: true });
}

/** @param {KeyboardEvent} event */
export function heldKey(event) {
  const { key } = event;
  const target = /** @type {HTMLElement} */ (event.composedPath()[0]);
  if (!event.repeat || GOES_ON.test(key) || isWriting(key, target)) return;
  event.stopImmediatePropagation();
  if (PRESSES.includes(key) || (key === " " && PRESSED.includes(target.localName)))
    event.preventDefault();
}

/** @param {string} key @param {HTMLElement} target */
function isWriting(key, target) {
  const { localName, isContentEditable } = target;
  if (localName === "textarea" || isContentEditable) return key !== "Escape";
  if (PRESSES.includes(key)) return false;
  const { type } = /** @type {Partial<HTMLInputElement>} */ (target);
  return localName === "select" || (localName === "input" && !UNWRITTEN.includes(type ?? "text"));
}
