import { startHoldTimer } from "../../board/canvas/gestures.js";
import {
  LONG_PRESS_MS,
  LONG_PRESS_SLOP_PX,
  SCROLL_STOP_MS,
  TAP_SLOP_PX,
} from "../../core/press-constants.js";
import { activeElement } from "../../ui/keyboard.js";

/*
 * One press, from the moment when it comes down to the click that may follow.
 *
 * | state | until | what it leads to |
 * |---|---|---|
 * | up | a finger, a pen or a mouse comes down | pressed |
 * | pressed | lifted within `LONG_PRESS_MS` | tapped: a finger clicks at once, without the browser's mouse |
 * | pressed | moved by more than the slop, scrolled, a second finger | moved: it is neither a tap nor a look |
 * | pressed | not lifted for `LONG_PRESS_MS` | looked, where there is something to look at |
 * | looked | lifted | up; the click that the browser sends then is dropped |
 *
 * Fingers are followed by touch events, because only these come before the browser has sent its mouse; looks by pointer
 * events, because a mouse and a pen look as well. So each half has its own "pressed", and neither asks the other.
 */

/** A finger's tap on anything else is left to the browser, which may scroll, select or type. */
const TAPPED = "button:enabled, canvas";
/** A long press on it shows it. */
const LOOK = "[data-look]";

/**
 * Clicks as soon as a finger is lifted from a button. The browser would send mouse events first, which move the focus and
 * mark what they are over, and the answer would wait for a frame that shows only this (docs/decisions/104).
 */
export class FastTap {
  constructor() {
    /** @type {{id: number, x: number, y: number, time: number, button: Element} | null} */
    this.finger = null;
    /** The last tapped button, and what had the focus then. @type {{button: Element, active: Element | null} | null} */
    this.tapped = null;
    /** Time of the last scroll. */
    this.scrolledAt = Number.NEGATIVE_INFINITY;
  }

  /**
   * Listens inside the table's shadow root.
   *
   * @param {DocumentOrShadowRoot & EventTarget} root
   */
  attach(root) {
    /** @param {string} name @param {(event: any) => void} heard @param {boolean} [passive] */
    const on = (name, heard, passive = true) =>
      root.addEventListener(name, heard, { capture: true, passive });
    on("touchstart", (event) => this.down(event));
    on("touchmove", (event) => this.move(event));
    on("touchcancel", () => this.forget());
    on("contextmenu", () => this.forget());
    on("scroll", (event) => {
      this.scrolledAt = event.timeStamp;
      this.forget();
    });
    on("touchend", (event) => this.up(event, root), false);
  }

  /** @param {TouchEvent} event */
  down({ touches, target, timeStamp: time }) {
    const button = /** @type {Element} */ (target).closest(TAPPED);
    const [touch] = touches;
    this.forget();
    if (!button || !touch || touches.length > 1 || time - this.scrolledAt < SCROLL_STOP_MS) return;
    this.finger = { id: touch.identifier, x: touch.clientX, y: touch.clientY, time, button };
  }

  /** @param {TouchEvent} event */
  move({ touches: [touch] }) {
    const { finger } = this;
    if (
      finger &&
      touch &&
      Math.hypot(touch.clientX - finger.x, touch.clientY - finger.y) > TAP_SLOP_PX
    )
      this.forget();
  }

  forget() {
    this.finger = null;
  }

  /** @param {TouchEvent} event @param {DocumentOrShadowRoot} root */
  up(event, root) {
    const { finger } = this;
    const [touch] = event.changedTouches;
    this.forget();
    if (!finger || !touch || touch.identifier !== finger.id || !event.cancelable) return;
    if (event.timeStamp - finger.time >= LONG_PRESS_MS) return;
    const { clientX, clientY } = touch;
    const isThere = root.elementFromPoint(clientX, clientY)?.closest(TAPPED) === finger.button;
    // The browser clicks what has appeared under the finger meanwhile. What a board has shown when the finger was lifted
    // is not clicked: its question would be answered before it can be read.
    if (!isThere && finger.button.localName !== "canvas") return;
    event.preventDefault();
    if (!isThere) return;
    this.tapped = { button: finger.button, active: activeElement() };
    const common = { bubbles: true, cancelable: true, composed: true, detail: 1 };
    /** @type {Element} */ (event.target).dispatchEvent(
      new MouseEvent("click", { ...common, clientX, clientY }),
    );
  }

  /** Nothing has got the focus since the last tap. */
  get leftFocus() {
    return this.tapped !== null && activeElement() === this.tapped.active;
  }

  /** Focuses the tapped button unless the focus has moved since. At the tap itself this would cost a frame. */
  giveFocus() {
    const { tapped, leftFocus } = this;
    this.tapped = null;
    if (leftFocus && tapped?.button instanceof HTMLElement && tapped.button.isConnected)
      tapped.button.focus({ preventScroll: true });
  }
}

/** Shows what is held; lifting the finger or mouse after that is no click. */
export class LongPress {
  /** @param {import("../game-table.js").GameTable<any>} table */
  constructor(table) {
    this.table = table;
    /** @type {{element: HTMLElement, x: number, y: number, stop: () => void} | null} */
    this.press = null;
    /** The click that follows only ends a look. */
    this.looked = false;
  }

  /**
   * Listens inside the table's shadow root.
   *
   * @param {EventTarget} root
   */
  attach(root) {
    const on = (/** @type {string} */ name, /** @type {(event: any) => void} */ listener) =>
      root.addEventListener(name, listener, true);
    on("pointerdown", (event) => this.down(event));
    on("pointermove", (event) => this.move(event));
    on("pointerup", () => this.end());
    on("pointercancel", () => this.end());
    on("click", (event) => this.clicked(event));
    // The browser's menu for a long press would cancel the pointer.
    on("contextmenu", (event) => {
      if (this.press || this.looked) event.preventDefault();
    });
  }

  /** @param {PointerEvent} event */
  down(event) {
    this.end();
    this.looked = false;
    const target = /** @type {Partial<Element> | null} */ (event.target);
    const element = /** @type {HTMLElement | null} */ (target?.closest?.(LOOK) ?? null);
    if (!element || event.button !== 0) return;
    const stop = startHoldTimer(LONG_PRESS_MS, () => this.look(element));
    this.press = { element, x: event.clientX, y: event.clientY, stop };
  }

  /** @param {PointerEvent} event */
  move({ clientX, clientY }) {
    const { press } = this;
    if (press && Math.hypot(clientX - press.x, clientY - press.y) > LONG_PRESS_SLOP_PX) this.end();
  }

  end() {
    this.press?.stop();
    this.press = null;
  }

  /** @param {HTMLElement} element */
  look(element) {
    this.looked = true;
    this.table.look(element);
  }

  /** @param {Event} event */
  clicked(event) {
    if (!this.looked) return;
    this.looked = false;
    event.stopPropagation();
    event.preventDefault();
  }
}
