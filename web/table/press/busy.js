import { BUSY_SHOWN_MS } from "../../core/press-constants.js";

/**
 * A table that is busy for a moment looks as before, and whoever touches it is heard all the same (`InputQueue`). To shut its
 * buttons and open them again would take two pictures; and a browser that makes a picture after a press keeps the engine's
 * answer back until that is painted (docs/decisions/104). So nothing is drawn meanwhile.
 */
export class BusyGate {
  /** @param {import("../game-table.js").GameTable<any>} table */
  constructor(table) {
    this.table = table;
    this.busy = false;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    /** Kept while nothing is to be drawn, until an answer is given. @type {Promise<void> | null} */
    this.still = null;
    /** An answer is given, or nobody waits for one any more. */
    this.given = () => {};
    table.addController(this);
  }

  /** A change was asked for: what comes of it is the next thing to be drawn, unless that takes longer than a moment. */
  hold() {
    if (this.still) return;
    this.still = new Promise((resolve) => {
      const timer = setTimeout(() => this.given(), BUSY_SHOWN_MS);
      this.given = () => {
        clearTimeout(timer);
        this.still = null;
        this.given = () => {};
        resolve();
      };
    });
  }

  /**
   * The table was given something: an answer is something new to show, or that nothing is waited for any more.
   *
   * @param {PropertyKey} [name] of what it was given
   * @param {unknown} [old]
   */
  changed(name, old) {
    const { view, access, busy } = this.table;
    const shows = (name === "view" && view !== old) || (name === "access" && access !== old);
    if (shows || (name === "busy" && old === true && !busy)) this.given();
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
    this.given();
  }
}

/**
 * A press that came while the table was busy.
 *
 * @typedef {object} Waiting
 * @property {string} id what was pressed
 * @property {() => void} press does what it means, at whatever lies on the table by then
 * @property {string} at the element beside which it is answered
 * @property {number | null} seat who pressed
 * @property {boolean} again whether the same thing is under way already
 * @property {boolean} early whether it was pressed before the turn had come
 */

/**
 * Keeps presses that come while the table is busy with an earlier one of the same person. Each is carried out when the
 * table is free and it is still possible, or is answered; none is lost.
 */
export class InputQueue {
  /** @param {import("../game-table.js").GameTable<any>} table */
  constructor(table) {
    this.table = table;
    /** @type {Waiting[]} */
    this.waiting = [];
    /** What was touched last, and so is under way while the table is busy. */
    this.last = "";
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  /** Whether the person at the table has to wait for what he did before. */
  get mustWait() {
    const { busy, view } = this.table;
    return busy && view !== null && view.current === view.seat;
  }

  /**
   * Keeps a touch for later if the table is busy.
   *
   * @param {string} id what was touched
   * @param {() => void} touch what it means
   * @param {string} [at] the element beside which it is answered
   * @param {boolean} [often] whether touching it twice means it twice
   * @returns {boolean} whether it waits
   */
  waits(id, touch, at = id, often = false) {
    if (!this.mustWait) {
      this.last = id;
      return false;
    }
    const again = !often && (id === this.last || this.waiting.some((one) => one.id === id));
    const { view, readOnly } = this.table;
    this.waiting.push({ id, press: touch, at, seat: view?.seat ?? null, again, early: readOnly });
    return true;
  }

  /** As soon as the table is free, what waits is done; in a task of its own, when the frame has said whether it is. */
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
      // It was meant for what others did.
      if (one.early) table.feedback.info("table-info-own-turn", one.at);
      else if (one.again) table.feedback.info("table-info-once", one.at);
      else {
        this.last = one.id;
        one.press();
      }
    }
    this.settle();
  }

  /** Somebody else sits at the table. */
  forget() {
    this.waiting = [];
  }
}
