import { LONG_PRESS_MS, SCROLL_STOP_MS, TAP_SLOP_PX } from "../../core/press-constants.js";

/** What a tap is taken over for: others may be scrolled, selected or typed into. */
const TAPPED = "button:enabled, canvas";

/**
 * The tap of a finger on a button clicks as soon as the finger is lifted. The browser would send a mouse there first, which
 * moves the keyboard and marks what it is over: a picture nobody looks at, and the answer would have to wait for it
 * (docs/decisions/104).
 */
export class FastTap {
  constructor() {
    /** The finger that may be tapping. @type {{id: number, x: number, y: number, time: number, button: Element} | null} */
    this.finger = null;
    /** What was tapped last, and what had the keyboard then. @type {{button: Element, active: Element | null} | null} */
    this.tapped = null;
    /** When something was scrolled last. */
    this.moved = Number.NEGATIVE_INFINITY;
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
      this.moved = event.timeStamp;
      this.forget();
    });
    on("touchend", (event) => this.up(event, root), false);
  }

  /** @param {TouchEvent} event */
  down({ touches, target, timeStamp: time }) {
    const button = /** @type {Element} */ (target).closest(TAPPED);
    const [touch] = touches;
    this.forget();
    if (!button || !touch || touches.length > 1 || time - this.moved < SCROLL_STOP_MS) return;
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
    // What has come to lie there meanwhile is answered as the browser does; but not what a board itself has shown there when
    // the finger was lifted: its question would be answered before anybody has read it.
    if (!isThere && finger.button.localName !== "canvas") return;
    event.preventDefault();
    if (!isThere) return;
    this.tapped = { button: finger.button, active: activeElement() };
    const common = { bubbles: true, cancelable: true, composed: true, detail: 1 };
    /** @type {Element} */ (event.target).dispatchEvent(
      new MouseEvent("click", { ...common, clientX, clientY }),
    );
  }

  /**
   * The keyboard goes on where the finger was, if it has not been elsewhere since. That is asked for when somebody needs it: at
   * the tap it would cost the picture.
   */
  giveFocus() {
    const { tapped } = this;
    this.tapped = null;
    if (!(tapped?.button instanceof HTMLElement) || !tapped.button.isConnected) return;
    if (activeElement() === tapped.active) tapped.button.focus({ preventScroll: true });
  }
}

/** @returns {Element | null} what has the keyboard, inside all shadow roots */
function activeElement() {
  let { activeElement: active } = document;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}
