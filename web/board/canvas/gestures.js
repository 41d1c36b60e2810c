import {
  BOARD_DOUBLE_TAP_MS,
  BOARD_DOUBLE_TAP_PX,
  BOARD_LONG_PRESS_MS,
  TAP_SLOP_PX,
} from "../../core/press-constants.js";
import { distance, meanOf } from "./camera.js";

/**
 * @import { Point } from "./types.js"
 */

/**
 * What is under way from the moment when a finger, a pen or a mouse comes down to the moment when the last one is lifted.
 *
 * @typedef {object} Touch
 * @property {HTMLElement} source  what it is about: what `source` found, or the whole element
 * @property {Point} from  where it began, in css pixels from the corner of the element, or of the window for a shadow root
 * @property {Point} at  where it is now
 *
 * Handlers of gestures, all optional. Each touch ends as one thing: a tap,
 * a hold or a drag. A hold that becomes a drag ends before it, and neither is ever a tap, nor a click of the browser's.
 *
 * @typedef {object} Hands
 * @property {(event: PointerEvent) => HTMLElement | null} [source]  what may be touched; null leaves the touch to others
 * @property {(touch: Touch) => unknown} [tap]  true when it meant something: then a second one is no double tap
 * @property {(touch: Touch) => void} [doubleTap]
 * @property {(touch: Touch) => void} [hold]  a long press, without moving
 * @property {(touch: Touch) => void} [release]  a hold is over
 * @property {(touch: Touch) => void} [lift]  a drag begins
 * @property {(touch: Touch, dx: number, dy: number) => void} [drag]  so far since the last time
 * @property {(touch: Touch, cancelled: boolean) => void} [drop]  a drag is over
 * @property {(factor: number, at: Point) => void} [zoom]  by two fingers or by the wheel; left out: a second finger means nothing
 * @property {(touch: Touch | null) => boolean} [pannable]  false leaves the drag of one finger to the page
 * @property {(at: Point | null) => void} [hover]  a mouse that presses nothing; null when it leaves
 */

/**
 * Listens to pointers and the wheel.
 *
 * @param {HTMLElement | ShadowRoot} element
 * @param {Hands} hands
 * @returns {() => void} stops listening
 */
export function listenToGestures(element, hands) {
  const gestures = new Gestures(element, hands);
  const stop = new AbortController();
  /** @param {string} name @param {(event: any) => void} heard @param {AddEventListenerOptions} [options] */
  const on = (name, heard, options) =>
    element.addEventListener(name, heard, { ...options, signal: stop.signal });
  on("pointerdown", (event) => gestures.down(event));
  on("pointermove", (event) => gestures.move(event));
  on("pointerup", (event) => gestures.up(event));
  on("pointercancel", (event) => gestures.up(event));
  on("click", (event) => gestures.click(event), { capture: true });
  // A finger that is lifted leaves as well, but has hovered nowhere.
  if (hands.hover)
    on("pointerleave", ({ pointerType }) => pointerType === "mouse" && hands.hover?.(null));
  // Where a hold means something, the device's own menu for it would take the finger away.
  if (hands.hold) on("contextmenu", (event) => gestures.pressed && event.preventDefault());
  if (hands.zoom) {
    on("wheel", (event) => gestures.wheel(event), { passive: false });
    // One finger scrolls the page while there is nothing to pan; two always belong to the board.
    on("touchmove", (event) => gestures.scroll(event), { passive: false });
  }
  return () => {
    stop.abort();
    gestures.cancel();
  };
}

/** The only place that makes taps, holds and drags of pointer events. */
class Gestures {
  /** Where each pointer is that is down, by its id; several only where they zoom. @type {Map<number, Point>} */
  #down = new Map();
  /** @type {Touch | null} */
  #touch = null;
  /** What it is so far. @type {"tap" | "hold" | "drag"} */
  #kind = "tap";
  #stopHolding = () => {};
  /** The tap before, while it may become a double one. @type {{time: number, at: Point} | null} */
  #tapped = null;
  /** The browser's click that is still to come means nothing. */
  #mute = false;

  /** @param {HTMLElement | ShadowRoot} element @param {Hands} hands */
  constructor(element, hands) {
    this.element = element;
    this.hands = hands;
  }

  get pressed() {
    return this.#touch !== null;
  }

  /** @param {PointerEvent} event */
  down(event) {
    if (event.button !== 0) return;
    // Whose end was never heard: what it began on may have left the page.
    if (event.isPrimary) this.cancel();
    this.#mute = false;
    if (this.#touch) {
      if (!this.hands.zoom) return;
      this.#down.set(event.pointerId, this.#at(event));
      return this.#lift(this.#touch);
    }
    const source = this.hands.source
      ? this.hands.source(event)
      : /** @type {HTMLElement} */ (this.element);
    if (!source) return;
    const at = this.#at(event);
    const touch = { source, from: at, at };
    this.#down.set(event.pointerId, at);
    this.#touch = touch;
    this.#kind = "tap";
    if (this.hands.hold)
      this.#stopHolding = startHoldTimer(BOARD_LONG_PRESS_MS, () =>
        this.#hold(touch, event.pointerId),
      );
  }

  /** @param {PointerEvent} event */
  move(event) {
    const now = this.#at(event);
    const touch = this.#touch;
    if (!touch || !this.#down.has(event.pointerId)) {
      if (event.pointerType === "mouse") this.hands.hover?.(now);
      return;
    }
    if (this.#kind !== "drag") {
      if (distance(now, touch.from) <= TAP_SLOP_PX) return;
      this.#lift(touch);
      touch.source.setPointerCapture(event.pointerId);
    }
    const old = [...this.#down.values()];
    this.#down.set(event.pointerId, now);
    const current = [...this.#down.values()];
    const [from, to] = [meanOf(old), meanOf(current)];
    touch.at = to;
    this.hands.drag?.(touch, to[0] - from[0], to[1] - from[1]);
    if (current.length === 2)
      this.hands.zoom?.(distance(current[0], current[1]) / (distance(old[0], old[1]) || 1), to);
  }

  /** A pointer is lifted, or the browser has taken it for something else. @param {PointerEvent} event */
  up(event) {
    const touch = this.#touch;
    if (!touch || !this.#down.delete(event.pointerId) || this.#down.size > 0) return;
    if (event.type === "pointercancel") return this.cancel();
    if (this.#kind !== "drag") touch.at = this.#at(event);
    this.#mute = this.#kind !== "tap" && touch.source !== this.element;
    this.#end(touch, false);
    if (this.#kind === "tap") this.#tap(touch, event.timeStamp);
  }

  /** Ends what is under way; it was no tap. */
  cancel() {
    this.#down.clear();
    if (this.#touch) this.#end(this.#touch, true);
  }

  /** @param {MouseEvent} event */
  click(event) {
    // A click by the keyboard has no count.
    if (!this.#mute || event.detail === 0) return;
    this.#mute = false;
    event.stopPropagation();
    event.preventDefault();
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    event.preventDefault();
    const pixels = event.deltaMode === 1 ? event.deltaY * 16 : event.deltaY;
    const speed = event.ctrlKey ? 0.01 : 0.0022;
    this.hands.zoom?.(Math.exp(-Math.max(-120, Math.min(120, pixels)) * speed), this.#at(event));
  }

  /** @param {TouchEvent} event */
  scroll(event) {
    if (event.touches.length > 1 || (this.hands.pannable?.(this.#touch) ?? true))
      event.preventDefault();
  }

  /** @param {Touch} touch @param {number} pointer */
  #hold(touch, pointer) {
    this.#kind = "hold";
    // What is told of it may lie under the mouse at once.
    touch.source.setPointerCapture(pointer);
    this.hands.hold?.(touch);
  }

  /** @param {Touch} touch */
  #lift(touch) {
    if (this.#kind === "drag") return;
    this.#stopHolding();
    if (this.#kind === "hold") this.hands.release?.(touch);
    this.#kind = "drag";
    this.hands.lift?.(touch);
  }

  /** @param {Touch} touch @param {boolean} cancelled */
  #end(touch, cancelled) {
    this.#stopHolding();
    this.#touch = null;
    if (this.#kind === "hold") this.hands.release?.(touch);
    else if (this.#kind === "drag") this.hands.drop?.(touch, cancelled);
  }

  /** @param {Touch} touch @param {number} time */
  #tap(touch, time) {
    const before = this.#tapped;
    this.#tapped = null;
    if (this.hands.tap?.(touch) === true) return;
    if (
      before &&
      time - before.time < BOARD_DOUBLE_TAP_MS &&
      distance(before.at, touch.at) < BOARD_DOUBLE_TAP_PX
    )
      this.hands.doubleTap?.(touch);
    else this.#tapped = { time, at: touch.at };
  }

  /** @param {MouseEvent} event @returns {Point} */
  #at({ clientX, clientY }) {
    if (!("getBoundingClientRect" in this.element)) return [clientX, clientY];
    const box = this.element.getBoundingClientRect();
    return [clientX - box.left, clientY - box.top];
  }
}

const HOLD_STEP_MS = 50;

/**
 * Waits until something has been held for so long. The time passes in steps, so that none of it does while the page is
 * busy: a finger that was lifted meanwhile is heard before the next step, and its tap stays a tap.
 *
 * @param {number} ms
 * @param {() => void} held
 * @returns {() => void} ends the waiting
 */
export function startHoldTimer(ms, held) {
  let left = ms;
  /** @type {ReturnType<typeof setTimeout>} */
  let timer;
  const wait = () => {
    const step = Math.min(HOLD_STEP_MS, left);
    timer = setTimeout(() => {
      left -= step;
      if (left > 0) wait();
      else held();
    }, step);
  };
  wait();
  return () => clearTimeout(timer);
}
