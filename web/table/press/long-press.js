import { whenHeld } from "../../board/canvas/gestures.js";
import { LONG_PRESS_MS, LONG_PRESS_SLOP_PX } from "../../core/press-constants.js";

/** Whatever bears this attribute can be held in order to look at it. */
const LOOK = "[data-look]";

/** Holding something is looking only: letting it go takes nothing. */
export class LongPress {
  /** @param {import("../game-table.js").GameTable<any>} table */
  constructor(table) {
    this.table = table;
    /** @type {{element: HTMLElement, x: number, y: number, stop: () => void} | null} */
    this.press = null;
    /** Whether the click that follows only ends a look. */
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
    // The browser's own answer to a long touch would take it away.
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
    const stop = whenHeld(LONG_PRESS_MS, () => this.look(element));
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
