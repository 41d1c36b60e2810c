import { HASTE_MS } from "../../core/press-constants.js";
import { afterPicture } from "../../core/ticket.js";

/** Lets the browser's Back close the windows and panels of a lit element, one after the other. */
export class BackController {
  /**
   * @param {import("lit").ReactiveControllerHost & {isConnected: boolean, fire?(name: string): void}} host
   * @param {() => number | boolean} [open] how many things are; otherwise the element itself
   * @param {() => void} [close] the innermost of them; otherwise fires "st-close"
   */
  constructor(host, open = () => true, close = () => host.fire?.("st-close")) {
    this.host = host;
    this.open = open;
    this.close = close;
    /** @type {(() => void)[]} */
    this.laid = [];
    host.addController(this);
  }

  hostUpdated() {
    const open = this.host.isConnected ? Number(this.open()) : 0;
    while (this.laid.length < open) this.laid.push(lay(() => this.close()));
    while (this.laid.length > open) this.laid.pop()?.();
  }

  hostDisconnected() {
    for (const closed of this.laid.splice(0)) closed();
  }
}

/**
 * The browser's Back leaves what lies open over a screen before it leaves the screen (docs/decisions/094).
 *
 * Each thing that is opened has an entry of the browser's history, which says how many are open. An entry stays when its thing was
 * closed in another way: the next thing takes it, and a Back that finds nothing to close goes on to the screen before.
 */

/** @typedef {{close: () => void}} Layer */
/** From which screen one came, and how many entries back it lies. @typedef {{from: string, back: number}} Way */

/** What is open, the innermost last. @type {Layer[]} */
const layers = [];
/** Where the page stood when the browser last moved. */
const last = { hash: "", depth: 0, way: /** @type {Way | null} */ (null) };
/** True when the next address replaces the present one. */
let replacing = false;
/** What is to be done when the browser has left the entries of what was open. @type {(() => void) | null} */
let arrived = null;

/** How many entries lie above the one with which the screen began. */
export function depth() {
  return Number(globalThis.history?.state?.open ?? 0);
}

/** Begins to watch where the browser goes; before anything is opened. */
export function watchBack() {
  // What has a state is known; what has none is new.
  if (history.state === null) history.replaceState({}, "");
  note();
  // Not every browser tells of a new address by both.
  window.addEventListener("popstate", moved);
  window.addEventListener("hashchange", moved);
}

/**
 * Something was opened over the screen.
 *
 * @param {() => void} close called on Back
 * @returns {() => void} to be called when it was closed in any way
 * @internal
 */
export function lay(close) {
  const layer = { close };
  layers.push(layer);
  while (depth() < layers.length) {
    try {
      history.pushState({ ...history.state, open: depth() + 1 }, "");
    } catch {
      // Safari allows so many in half a minute; until then Back leaves the screen.
      break;
    }
  }
  note();
  return () => {
    const place = layers.indexOf(layer);
    if (place >= 0) layers.splice(place, 1);
  };
}

/** Goes back to the previous screen, over entries that are no longer needed. */
export function stepBack() {
  history.go(-(history.state?.back ?? 1) - depth());
}

/**
 * Leaves the entries of what was opened over this screen, so that none of them lies on the way back.
 *
 * @param {() => void} then
 */
export function toScreen(then) {
  const isUnderWay = arrived !== null;
  arrived = then;
  if (!isUnderWay) history.go(-depth());
}

/**
 * @param {string} hash an address
 * @returns {boolean} whether one came from there to this screen
 */
export function cameFrom(hash) {
  const from = globalThis.history?.state?.from;
  return typeof from === "string" && (from || "#/") === hash;
}

/** The next address replaces this one, and Back leads from it where it would have led from here. */
export function replaceNext() {
  replacing = true;
}

function moved() {
  const { hash, depth: before, way } = last;
  const isNew = location.hash !== hash;
  // The browser knows nothing yet of an address that is new. Even without a way back it gets a state: what has none is new.
  if (isNew && history.state === null)
    history.replaceState(replacing ? (way ?? {}) : { from: hash, back: before + 1 }, "");
  if (isNew) replacing = false;
  note();
  if (isNew || last.depth >= before) return;
  if (arrived) {
    const then = arrived;
    arrived = null;
    then();
  } else if (layers.length === 0) history.go(-1 - last.depth);
  else
    for (const layer of layers.slice(Math.min(last.depth, layers.length - 1)).reverse())
      layer.close();
}

function note() {
  const { from, back } = history.state ?? {};
  last.hash = location.hash;
  last.depth = depth();
  last.way = typeof from === "string" ? { from, back } : null;
}

/** The time at which each window appeared, by `performance.now()`. @type {WeakMap<EventTarget, number>} */
const seen = new WeakMap();

/** All windows that may be open; nothing of a screen that was left is kept alive. @type {WeakRef<HTMLDialogElement>[]} */
let windows = [];

/** A window lies over the page, so that keys are meant for it wherever the keyboard is: it may be nowhere. */
export function isWindowOpen() {
  return windows.some((one) => one.deref()?.open && one.deref()?.isConnected);
}

/** Shows a modal window, or says that something else is in it now. @param {HTMLDialogElement} dialog */
export function showWindow(dialog) {
  if (!dialog.open) dialog.showModal();
  // What went wrong is told above it, too.
  document.dispatchEvent(new Event("st-window"));
  windows = [...windows.filter((one) => one.deref()?.open), new WeakRef(dialog)];
  seen.set(dialog, Number.POSITIVE_INFINITY);
  afterPicture(() => seen.set(dialog, performance.now()));
}

/**
 * Tells whether a click beside a window means to close it. The second half of the double tap that opened it does not:
 * it would be closed before it was seen. A window that stays blinks.
 *
 * @param {Pick<Event, "target" | "currentTarget" | "timeStamp">} click heard by the window
 * @param {number} [patience] how long it stays in any case
 */
export function closesFromBeside({ target, currentTarget, timeStamp }, patience = HASTE_MS) {
  // Only what lies around it has the window itself as its target.
  if (!target || target !== currentTarget) return false;
  const closes = timeStamp - (seen.get(target) ?? 0) >= patience;
  if (!closes) /** @type {Element} */ (target).animate({ opacity: [0.6, 1] }, 300);
  return closes;
}
