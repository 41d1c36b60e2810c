import { BUSY_SHOWN_MS } from "../../core/press-constants.js";

/**
 * A table that is busy for a moment looks as before, and whoever touches it is heard all the same (`input-queue.js`). To shut its
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
    const { view, readOnly, busy } = this.table;
    const shows = (name === "view" && view !== old) || (name === "readOnly" && readOnly !== old);
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
      }, BUSY_SHOWN_MS);
  }

  hostDisconnected() {
    clearTimeout(this.timer);
    this.given();
  }
}
