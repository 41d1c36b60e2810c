import { BUSY_SHOWN_MS } from "../../core/press-constants.js";

/*
 * A table whose engine is at work, from the press to its answer.
 *
 * | state | what is drawn | until | what it leads to |
 * |---|---|---|---|
 * | free | everything | a change is sent (`hold`) | still |
 * | still | nothing | the answer comes | free, and the answer is drawn |
 * | still | nothing | `BUSY_SHOWN_MS` have passed | shut |
 * | shut | the table with its buttons shut | the table is no longer busy | free |
 *
 * A press in "still" or "shut" is kept (`InputQueue`) until the table is free:
 *
 * | kept press | what happens to it |
 * |---|---|
 * | another player sits at the table by then | dropped |
 * | came before the turn did | answered ("it is your turn") |
 * | repeats what is under way | answered ("once") |
 * | any other | carried out, or answered where it is no longer possible |
 */

/**
 * Keeps a table that is busy for a moment as it is. Shutting its buttons and opening them again would take two frames, and
 * a browser that paints a frame after a press delays the engine's answer until then (docs/decisions/104).
 */
export class BusyGate {
  /** @param {import("../game-table.js").GameTable<any>} table */
  constructor(table) {
    this.table = table;
    this.busy = false;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    /** Settles when drawing may go on; null while it may. @type {Promise<void> | null} */
    this.still = null;
    /** Lets drawing go on. */
    this.release = () => {};
    table.addController(this);
  }

  /** Draws nothing until the answer to a change comes or `BUSY_SHOWN_MS` have passed. */
  hold() {
    if (this.still) return;
    this.still = new Promise((resolve) => {
      const timer = setTimeout(() => this.release(), BUSY_SHOWN_MS);
      this.release = () => {
        clearTimeout(timer);
        this.still = null;
        this.release = () => {};
        resolve();
      };
    });
  }

  /**
   * Takes another view or access, or the end of being busy, for the answer.
   *
   * @param {PropertyKey} [name] of the property that changed
   * @param {unknown} [old]
   */
  changed(name, old) {
    const { view, access, busy } = this.table;
    const shows = (name === "view" && view !== old) || (name === "access" && access !== old);
    if (shows || (name === "busy" && old === true && !busy)) this.release();
  }

  hostUpdate() {
    const { table } = this;
    if (table.busy === this.busy) return;
    this.busy = table.busy;
    clearTimeout(this.timer);
    if (!this.busy) table.shut = false;
    else
      this.timer = setTimeout(() => {
        table.shut = true;
        table.requestUpdate();
      }, BUSY_SHOWN_MS);
  }

  hostDisconnected() {
    clearTimeout(this.timer);
    this.release();
  }
}

/**
 * A press that came while the table was busy.
 *
 * @typedef {object} QueuedPress
 * @property {string} id what was pressed
 * @property {() => void} press looks for its meaning when it is carried out
 * @property {string} at the element beside which it is answered
 * @property {number | null} seat of the player who pressed
 * @property {boolean} again the same thing was under way already
 * @property {boolean} early it was pressed before the turn had come
 */

/** Keeps presses that come while the table is busy, and carries out or answers each of them afterwards. */
export class InputQueue {
  /** @param {import("../game-table.js").GameTable<any>} table */
  constructor(table) {
    this.table = table;
    /** @type {QueuedPress[]} */
    this.waiting = [];
    /** The last press, which is under way while the table is busy: what was pressed, and its action. @type {Set<string>} */
    this.last = new Set();
    /** A name that comes now is of the same press. */
    this.isSamePress = false;
    /** A press is carried out that was kept, and judged when it came. */
    this.isLate = false;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  /** The table is busy with something that the player at it has done. */
  get mustWait() {
    const { busy, view } = this.table;
    return busy && view !== null && view.current === view.seat;
  }

  /**
   * Keeps a press for later if the table is busy.
   *
   * @param {string} id what was pressed
   * @param {() => void} press
   * @param {string} [at] the element beside which it is answered
   * @param {boolean} [often] pressing it twice means it twice
   * @returns {boolean} true when it is kept
   */
  waits(id, press, at = id, often = false) {
    if (!this.mustWait) {
      this.begin(id);
      return false;
    }
    const again = !often && (this.last.has(id) || this.waiting.some((one) => one.id === id));
    const { view, readOnly } = this.table;
    this.waiting.push({ id, press, at, seat: view?.seat ?? null, again, early: readOnly });
    return true;
  }

  /** Notes what is under way. @param {string} id */
  begin(id) {
    if (!this.isSamePress) this.last.clear();
    this.last.add(id);
    this.isSamePress = true;
    queueMicrotask(() => {
      this.isSamePress = false;
    });
  }

  /** Goes on with the queue in a task of its own, after the frame has told the table that it is free. */
  settle() {
    if (this.waiting.length === 0 || this.timer !== undefined) return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.next();
    });
  }

  next() {
    if (this.mustWait) return;
    const one = this.waiting.shift();
    if (!one) return;
    const { table } = this;
    if (table.isConnected && table.view?.seat === one.seat) {
      // An early press was meant for what the others did.
      if (one.early) table.feedback.info("table-info-own-turn", one.at);
      else if (one.again) table.tapGuard.answerOnce(one.at);
      else {
        this.isSamePress = false;
        this.isLate = true;
        one.press();
        this.isLate = false;
      }
    }
    this.settle();
  }

  /** Another player sits at the table. */
  forget() {
    this.waiting = [];
  }
}
