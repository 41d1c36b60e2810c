import { DOUBLE_TAP_MS, FRESH_MS, HASTE_MS, OWN_TURN_NEWS_MS } from "../../core/press-constants.js";
import { afterPicture } from "../../core/ticket.js";
import { landedAt } from "../motion.js";
import { isIn, nameOf, PRESSABLE, pressedPart, SIGN, stateOf } from "../parts.js";
import { judge, repeatOf } from "./judge.js";

/** @typedef {import("./judge.js").Press} Press */
/** @typedef {import("./judge.js").Repeat} Repeat */
/** @typedef {import("./judge.js").Meaning} Meaning */

/** The bar of the turn. */
const BAR = ".turn";
/** Keys that press what has the focus. */
const PRESS_KEYS = ["Enter", " "];
/** Controls that lead through positions are pressed as quickly as one likes. */
const STEPS = ".steps";
/** Buttons that another position may replace by others. */
const CHOICES = ".press, .sheet button";

/**
 * Guards a table against presses that were meant for something that is gone: the second half of a double tap never presses
 * what has appeared under the finger, nor the second one of a key what has got the focus, and no press chooses what was not
 * offered at the press before.
 */
export class TapGuard {
  /** @param {import("../game-table.js").GameTable<any>} table */
  constructor(table) {
    this.table = table;
    /** The press that a next one may repeat. @type {Press | null} */
    this.press = null;
    /** The one that the last press may have repeated. @type {Press | null} */
    this.before = null;
    /** The last press, how it was judged, and where it was; a key has no place. @type {{repeat: Repeat, meaning: Meaning, at: {x: number, y: number} | null, time: number}} */
    this.last = { repeat: "none", meaning: "own", at: null, time: Number.NEGATIVE_INFINITY };
    /** The last key, if it was one that presses; `since` is when the first of several quick ones came. @type {{element: Element | null, press: Press, since: number} | null} */
    this.key = null;
    this.letter = { key: "", time: 0 };
    /** The position on the screen. @type {number | undefined} */
    this.step = undefined;
    /** Until then a second press at the same place is meant for the position before. */
    this.newUntil = 0;
    /** When the player's own buttons replaced others in the bar of the turn. */
    this.ownSince = Number.NEGATIVE_INFINITY;
    /** The last press was one of a finger or a pen. */
    this.byFinger = false;
    /** Whose buttons stand in the bar of the turn. @type {"" | "own" | "thinking"} */
    this.bar = "";
    /** Until then a press in that bar is meant for the buttons before. */
    this.freshUntil = 0;
    /** The part under the press when it came down. @type {{element: Element | null, name: string} | null} */
    this.pressed = null;
  }

  /**
   * Starts the time in which new buttons in the bar of the turn do not count as seen.
   *
   * @param {"" | "own" | "thinking"} bar
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
   * Starts the time in which a new position does not count as seen.
   *
   * @param {{step: number, seat: number | null}} view
   * @param {boolean} isSameSeat the same player saw the position before
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
   * Answers a press on a board that has no meaning of its own.
   *
   * @param {string} at the element beside which it is answered
   * @param {() => boolean} [isBare] asked whether nothing would come of another press there
   */
  isEchoAt(at, isBare = () => false) {
    const { meaning } = this.last;
    // What was carried from a button that the press before has switched is no click on it.
    if (this.table.inputQueue.isLate || meaning === "own" || meaning === "undoing") return false;
    if (isBare()) this.answerOnce(at);
    else this.table.feedback.info("table-info-changed", at);
    return true;
  }

  /** The last press was one of a key. */
  get byKeys() {
    const { at, time } = this.last;
    return at === null && Number.isFinite(time);
  }

  /** This press is the second half of a double tap, too soon to have read what the first one has shown. */
  get isDouble() {
    return this.isHasty && this.last.repeat === "double";
  }

  /** This press came at the place of the one before, too soon to have read a question that appeared there. */
  get isHasty() {
    const { repeat, time } = this.last;
    return repeat !== "none" && performance.now() < time + FRESH_MS;
  }

  /** A key was pressed before the player's buttons can have been seen in the bar. @param {number} time of the key */
  isLateKey(time) {
    return this.bar === "own" && time < this.freshUntil;
  }

  /** The turn has just come to the player at the table. */
  get isOwnNews() {
    return this.bar === "own" && performance.now() < this.ownSince + OWN_TURN_NEWS_MS;
  }

  // -- what lies under the finger -------------------------------------------------------------------

  /**
   * Listens to the screen of the table, since what lies beside it (advice, news) also makes room for the table.
   *
   * @param {EventTarget} screen
   * @returns {() => void} stops listening
   */
  attach(screen) {
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    const on = (/** @type {string} */ name, /** @type {(event: any) => void} */ heard) =>
      screen.addEventListener(name, (event) => isIn(event, STEPS) || heard(event), options);
    on("pointerdown", (event) => this.down(event));
    on("click", (event) => this.clicked(event));
    on("keydown", (event) => this.keyed(event));
    return () => stop.abort();
  }

  /** @param {PointerEvent} event */
  down(event) {
    const { clientX: x, clientY: y } = event;
    const element = pressedPart(event);
    const press = { ...this.pressOn(element, event, this.press), x, y, offered: this.offered() };
    const { time, under, inBar } = press;
    const landed = (element && landedAt.get(element)) ?? 0;
    const newUntil = Math.max(this.newUntil, landed + FRESH_MS);
    const isChoice = isIn(event, CHOICES);
    const judged = judge({ ...press, isChoice }, this.press, { ...this, newUntil });
    this.last = { ...judged, at: { x, y }, time };
    this.before = this.press;
    this.key = null;
    this.typed(null, time);
    // Every further tap in the bar restarts the time, since a player who goes on tapping has not looked.
    if (inBar && time < this.freshUntil)
      this.freshUntil = Math.max(this.freshUntil, time + FRESH_MS);
    this.pressed = { element, name: under };
    this.byFinger = event.pointerType !== "mouse";
    // The second half of a double tap begins no other one. A press that came too soon, or undoes the first one, keeps it.
    if (judged.meaning === "own") this.press = press;
    else if (judged.meaning === "echo" || judged.meaning === "late") this.press = null;
  }

  /** @param {Element | null} element @param {Event} event @param {Press | null | undefined} before */
  pressOn(element, event, before) {
    const { bubble, tapPreview } = this.table;
    // What waits for another press answers a second one itself.
    const isAsked = bubble?.kind === "ask" || tapPreview.shown !== null;
    return {
      time: event.timeStamp,
      under: nameOf(element),
      switched: isAsked ? (before?.switched ?? "") : stateOf(element),
      inBar: isIn(event, BAR),
      step: this.step,
    };
  }

  /** The names of all that can be chosen now. */
  offered() {
    return new Set([...this.table.renderRoot.querySelectorAll(CHOICES)].map(nameOf));
  }

  /**
   * Lets a click pass only for what lay under the press when it came down.
   *
   * @param {MouseEvent} event
   */
  clicked(event) {
    const { pressed, last } = this;
    // Keys and programs click without a press.
    if (event.detail === 0 || !pressed) return;
    this.pressed = null;
    const { element, name } = pressed;
    const other = element !== null && element === pressedPart(event) && nameOf(element) !== name;
    const undoes = last.meaning === "undoing" || this.isSlowDouble(event, name);
    if (!other && !undoes && last.meaning === "own") return;
    event.stopPropagation();
    event.preventDefault();
    if (undoes) {
      this.press = this.before;
      return this.answerOnce(name);
    }
    // A window hides any answer, and a board answers by itself.
    if (isIn(event, "dialog, .bubble, canvas")) return;
    const inBar = isIn(event, BAR);
    const isNews = inBar && this.bar === "own" && last.meaning !== "tooSoon";
    const isTwice = last.repeat === "double" && isIn(event, `${BAR}, .sheet`);
    const isOnce = isTwice || !isIn(event, `${PRESSABLE}, ${SIGN}`);
    const id = isNews ? "table-info-own-turn" : isOnce ? "table-info-once" : "table-info-changed";
    this.table.feedback.info(id, inBar ? "prompt" : nameOf(element));
  }

  /**
   * A double click as slow as the browser allows one, which switches back what its first half has switched.
   *
   * @param {MouseEvent} event
   * @param {string} under
   */
  isSlowDouble({ detail }, under) {
    const { before, press } = this;
    return detail > 1 && before?.under === under && before.switched !== press?.switched;
  }

  /**
   * Drops the second press of a key on anything but what the first one pressed, since the page has moved the focus and nobody
   * can have read where to; and on the same thing where the first one has made something else of it.
   *
   * @param {KeyboardEvent} event
   */
  keyed(event) {
    const { key: before, newUntil } = this;
    this.key = null;
    if (!PRESS_KEYS.includes(event.key)) return;
    const element = pressedPart(event);
    const pressed = this.pressOn(element, event, before?.press);
    const { time, under } = pressed;
    this.typed(null, time);
    const isSame = before?.element === element && before.press.under === under;
    // A key has no place: all that it has pressed on the same thing lies there.
    const press = { ...pressed, x: 0, y: 0, offered: new Set([under]) };
    const seen = { newUntil, freshUntil: 0, bar: this.bar, ownSince: 0 };
    const { repeat, meaning } = judge(
      { ...press, isChoice: false },
      isSame ? before.press : null,
      seen,
    );
    this.key = { element, press, since: time };
    this.last = { repeat, meaning: "own", at: null, time };
    const isMeant = isSame
      ? meaning === "own"
      : !before || time - before.press.time >= DOUBLE_TAP_MS;
    // A window puts the focus where a press does no harm, and would hide the answer.
    if (!before || isMeant || isIn(event, "dialog")) return;
    // Whoever goes on pressing that quickly is heard after a moment, all the same.
    if (time - before.since >= HASTE_MS) return;
    // A third press so soon comes from the same haste.
    this.key = { ...before, press: { ...before.press, time } };
    event.stopPropagation();
    event.preventDefault();
    const at = under || before.press.under;
    if (repeat === "hasty") this.table.feedback.info("table-info-changed", at);
    else this.answerOnce(at);
  }

  /** Notes a letter or digit, wherever the keyboard is; any other key and any press stands between two of them. @param {string | null} key @param {number} time @returns {boolean} it is the second half of a double press */
  typed(key, time) {
    const repeat = repeatOf(this.letter.key === key ? time - this.letter.time : Infinity);
    this.letter = { key: key ?? "", time };
    if (!key) return false;
    this.last = { repeat, meaning: "own", at: null, time };
    return repeat === "double";
  }

  /** That a second press did not count. @returns {"table-info-once" | "table-info-once-key"} */
  get onceId() {
    return this.last.at ? "table-info-once" : "table-info-once-key";
  }

  /** @param {string} at the element beside which it is answered */
  answerOnce(at) {
    this.table.feedback.info(this.onceId, at);
  }
}
