import { isWindowOpen } from "./back/back.js";

/** Keys whose repetition is wanted while they are held: scrolling, moving the focus, sliders. */
const GOES_ON = /^(Arrow|Page|Home$|End$|Tab$)/;
/** Keys with which the browser itself presses a button or closes a dialog. */
const PRESSES = ["Enter", "Escape"];
/** Elements that Space presses. */
const PRESSED = ["button", "summary", "input"];
/** Types of input into which nothing is typed. */
const UNWRITTEN = ["button", "checkbox", "color", "file", "radio", "range", "reset", "submit"];

/**
 * A key press does one thing: a held key that ended a turn would also press what comes next, even the button of the next
 * person's curtain. So repetitions of a held key are dropped, except where repetition is wanted.
 */
export function watchHeldKeys() {
  addEventListener("keydown", heldKey, { capture: true });
}

/** @param {KeyboardEvent} event @internal */
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

/** A key that nothing else has taken, no window keeps, and with which the browser itself does nothing. @param {KeyboardEvent} event */
export function isUntaken({ defaultPrevented, ctrlKey, metaKey, altKey }) {
  return !(defaultPrevented || ctrlKey || metaKey || altKey || isWindowOpen());
}

/** A list that is open closes by itself. @param {Event} event */
export function isInList(event) {
  const path = /** @type {Partial<Element>[]} */ (event.composedPath());
  return path.some(({ localName }) => localName === "select");
}

/** The answers to a question. */
const ANSWERS = ".bubble-buttons, .dialog-buttons, .answers";

/** Arrow keys walk between the answers to any question, wherever in it the keyboard is. */
export function watchQuestions() {
  addEventListener("keydown", (event) => {
    if (!event.defaultPrevented && walkAnswers(event)) event.preventDefault();
  });
}

/** @param {KeyboardEvent} event @returns {boolean} true when there was a question @internal */
export function walkAnswers(event) {
  const [from] = event.composedPath();
  if (!event.key.startsWith("Arrow") || !(from instanceof Element) || from.matches("input"))
    return false;
  const question = from.closest("dialog, .bubble.ask");
  const root = /** @type {Partial<ShadowRoot> | undefined} */ (question?.getRootNode());
  const group = question?.querySelector(ANSWERS) ?? root?.host?.querySelector(ANSWERS);
  const answers = [...(group?.querySelectorAll("button") ?? [])];
  const here = answers.indexOf(/** @type {HTMLButtonElement} */ (from));
  const isBack = /Left|Up/.test(event.key);
  answers.at(isBack ? Math.max(here, 0) - 1 : (here + 1) % answers.length)?.focus();
  return answers.length > 0;
}

/** What got the keyboard after a press of a finger or a mouse, or before any: the page has put it there, so it needs no ring yet. */
const QUIET = "data-quiet-focus";

/** Where it is kept that the last input was by keys: a reload begins where they can be seen. */
const BY_KEYS = "spieltisch:by-keys";

/** @param {boolean} [byKeys] to be kept @returns {boolean} */
export function keptByKeys(byKeys) {
  try {
    if (byKeys !== undefined) sessionStorage.setItem(BY_KEYS, `${byKeys}`);
    return sessionStorage.getItem(BY_KEYS) === "true";
  } catch {
    // Without a place to keep it, a reload begins as for a finger.
    return false;
  }
}

let isPointed = false;
/** @type {Element | null} */
let quiet = null;

/** @param {Element | null} [element] the one that needs no ring */
function hush(element = null) {
  quiet?.removeAttribute(QUIET);
  quiet = element;
  quiet?.setAttribute(QUIET, "");
}

/**
 * Browsers draw a focus ring around an element that a script focuses after a touch, or before any input. The page draws it only once a key is
 * pressed (base.css, shared.css).
 */
export function watchFocus() {
  const on = (/** @type {string} */ name, /** @type {() => void} */ heard) =>
    addEventListener(name, heard, { capture: true });
  /** @param {boolean} byKeys */
  const input = (byKeys) => {
    if (isPointed === byKeys) keptByKeys(byKeys);
    isPointed = !byKeys;
    hush(byKeys ? null : activeElement());
  };
  isPointed = !keptByKeys();
  on("pointerdown", () => input(false));
  on("keydown", () => input(true));
  hearFocus(window);
}

/** A shadow root keeps to itself that the keyboard moves inside it. @param {EventTarget} root */
export function hearFocus(root) {
  // Before the focused element itself hears of it.
  const heard = (/** @type {Event} */ event) => {
    const [target] = event.composedPath();
    hush(isPointed && target instanceof Element ? target : null);
  };
  root.addEventListener("focus", heard, { capture: true });
}

/** @returns {Element | null} the focused element, inside all shadow roots */
export function activeElement() {
  let { activeElement: active } = document;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}
