import { afterPicture } from "../../core/after-picture.js";
import {
  DOUBLE_TAP_MS,
  DOUBLE_TAP_PX,
  FRESH_MS,
  OWN_TURN_NEWS_MS,
} from "../../core/press-constants.js";

/** The bar of the turn. */
const BAR = ".turn";
/** What another position may offer in the place of something else. */
const CHOICES = ".press, .sheet button";

/**
 * Guards a table against presses that mean something that is no longer there. The second half of a double tap never
 * lands on what came under the finger meanwhile, and nothing that has appeared since the press before is chosen by it.
 *
 * | state of a press | when | what happens |
 * |---|---|---|
 * | first | a new place, or later than a double tap | it means what lies there |
 * | second half | the same place within `DOUBLE_TAP_MS` | it means something only where the same thing still lies |
 * | too soon | a new position came under it within `FRESH_MS` | it is answered ("something has changed") |
 * | late | the bar of the turn changed hands within `FRESH_MS` | it is answered ("it is your turn") |
 */
export class TapGuard {
  /** @param {import("../game-table.js").GameTable<any>} table */
  constructor(table) {
    this.table = table;
    /**
     * The press before, what lay under it, in which position, and what could be chosen in that.
     *
     * @type {{x: number, y: number, time: number, under: string, inBar: boolean, step: number | undefined, offered: Set<string>} | null}
     */
    this.press = null;
    /** Whether the last press was the second half of a double tap on something that is not there any more. */
    this.isEcho = false;
    /** When the last press came, if it was the second half of a double tap. */
    this.doubled = Number.NEGATIVE_INFINITY;
    /** When the last press came, if it came at the place of the one before within `FRESH_MS`. */
    this.hastyAt = Number.NEGATIVE_INFINITY;
    /** Whether it came at the place of the one before, or on what was not offered then, just when a new position had come there. */
    this.isTooSoon = false;
    /** The position that was drawn last. @type {number | undefined} */
    this.step = undefined;
    /** Until then a second touch of a place is meant for the position before. */
    this.newUntil = 0;
    /** Since when the own buttons stand in the bar of the turn, after others. */
    this.ownSince = Number.NEGATIVE_INFINITY;
    /** Whether the last press was one of a finger or a pen. */
    this.byFinger = false;
    /** Whose buttons stood in the bar of the turn last. @type {"" | "own" | "thinking"} */
    this.bar = "";
    /** Until then a touch of that bar is meant for the one before it. */
    this.freshUntil = 0;
    /** The thing under the finger when it came down. @type {{element: Element | null, name: string} | null} */
    this.pressed = null;
  }

  /**
   * The bar of the turn has been drawn: of other buttons in its place nobody can know before they have been seen.
   *
   * @param {"" | "own" | "thinking"} bar whose buttons stand there
   */
  barDrawn(bar) {
    if (bar === "" || bar === this.bar) return;
    const isOther = this.bar !== "";
    this.bar = bar;
    if (!isOther) return;
    this.freshUntil = Number.POSITIVE_INFINITY;
    afterPicture(() => {
      this.freshUntil = performance.now() + FRESH_MS;
      if (bar === "own") this.ownSince = performance.now();
    });
  }

  /**
   * A position has been drawn. Whoever touches once more what he has just touched has not seen what came of it.
   *
   * @param {{step: number, seat: number | null}} view
   * @param {boolean} isSameSeat whether the same person saw the one before
   */
  positionDrawn({ step }, isSameSeat) {
    if (step === this.step) return;
    this.step = step;
    if (!isSameSeat) {
      this.press = null;
      return;
    }
    this.newUntil = Number.POSITIVE_INFINITY;
    afterPicture(() => {
      if (this.step === step) this.newUntil = performance.now() + FRESH_MS;
    });
  }

  /**
   * Whether the press that means something on a board is no press of its own; one that came too soon is answered.
   *
   * @param {string} at the element beside which it is answered
   */
  isEchoAt(at) {
    if (this.isEcho && this.isTooSoon) this.table.feedback.info("table-info-changed", at);
    return this.isEcho;
  }

  /** Whether this is the second half of a double tap: nobody has read by then what the first one has shown. */
  get isDouble() {
    return performance.now() < this.doubled + DOUBLE_TAP_MS;
  }

  /** Whether this press came at the place of the one before sooner than a question that appeared there can be read. */
  get isHasty() {
    return performance.now() < this.hastyAt + DOUBLE_TAP_MS;
  }

  /**
   * Whether a key of the bar was pressed before its own buttons can have been seen there, in the place of others.
   *
   * @param {number} time of the key
   */
  isLateKey(time) {
    return this.bar === "own" && time < this.freshUntil;
  }

  /** Whether the turn has just come to the person at the table. */
  get isOwnNews() {
    return this.bar === "own" && performance.now() < this.ownSince + OWN_TURN_NEWS_MS;
  }

  // -- what lies under the finger -------------------------------------------------------------------

  /**
   * Listens inside the table's shadow root.
   *
   * @param {EventTarget} root
   */
  attach(root) {
    root.addEventListener(
      "pointerdown",
      (event) => this.down(/** @type {PointerEvent} */ (event)),
      true,
    );
    root.addEventListener(
      "click",
      (event) => this.clicked(/** @type {MouseEvent} */ (event)),
      true,
    );
  }

  /** @param {PointerEvent} event */
  down(event) {
    const { clientX: x, clientY: y, timeStamp: time } = event;
    const element = named(event.target);
    const under = nameOf(element);
    const before = this.press;
    const isThere = before !== null && Math.hypot(x - before.x, y - before.y) < DOUBLE_TAP_PX;
    const double = isThere && time - before.time < DOUBLE_TAP_MS;
    this.hastyAt = isThere && time - before.time < FRESH_MS ? time : Number.NEGATIVE_INFINITY;
    // A third tap elsewhere, however soon, is a first one there.
    this.doubled = double ? time : Number.NEGATIVE_INFINITY;
    const { step } = this;
    const isNew = isIn(event.target, CHOICES) && before !== null && !before.offered.has(under);
    const inBar = isIn(event.target, BAR);
    // What stands in the bar has a time of its own for whoever goes on tapping there.
    this.isTooSoon =
      (isThere || isNew) &&
      before.step !== step &&
      time < this.newUntil &&
      !(inBar && before.inBar);
    const isLate = time < this.freshUntil && inBar;
    // Whoever goes on tapping looks up first.
    if (isLate) this.freshUntil = Math.max(this.freshUntil, time + FRESH_MS);
    this.isEcho = isLate || this.isTooSoon || (double && under !== before.under);
    this.pressed = { element, name: under };
    this.byFinger = event.pointerType !== "mouse";
    // The second half of a double tap begins no other one; until a new position has been seen each touch is such a half.
    if (!this.isTooSoon)
      this.press = this.isEcho ? null : { x, y, time, under, inBar, step, offered: this.offered() };
  }

  /** What can be chosen now, by its names. */
  offered() {
    return new Set([...this.table.renderRoot.querySelectorAll(CHOICES)].map(nameOf));
  }

  /**
   * A click means what lay under the finger when it came down, and was there before a double tap began.
   *
   * @param {MouseEvent} event
   */
  clicked(event) {
    const { pressed, isEcho } = this;
    // Keys and programs click without a press.
    if (event.detail === 0 || !pressed) return;
    this.pressed = null;
    const { element, name } = pressed;
    const other = element !== null && element === named(event.target) && nameOf(element) !== name;
    if (!other && !isEcho) return;
    event.stopPropagation();
    event.preventDefault();
    // A window that has just come up is answer enough.
    if (isIn(event.target, "dialog, .sheet, .bubble")) return;
    if (!isIn(event.target, BAR)) this.table.feedback.info("table-info-changed", nameOf(element));
    else
      this.table.feedback.info(
        this.bar === "own" && !this.isTooSoon ? "table-info-own-turn" : "table-info-changed",
        "prompt",
      );
  }
}

/** @param {EventTarget | null} target @returns {Element | null} the innermost part of the page that has a name */
function named(target) {
  const element = /** @type {Partial<Element> | null} */ (target);
  return element?.closest?.("[data-part]") ?? null;
}

/** @param {EventTarget | null} target @param {string} around a selector */
function isIn(target, around) {
  const element = /** @type {Partial<Element> | null} */ (target);
  return Boolean(element?.closest?.(around));
}

/** @param {Element | null} element */
function nameOf(element) {
  return element?.getAttribute("data-part") ?? "";
}
