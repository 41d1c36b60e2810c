/** So long a table may be busy before it looks so, in milliseconds. Most answers come sooner. */
const MOMENT = 200;

/**
 * A table that is busy for a moment looks as before, and whoever touches it is heard all the same (`touches.js`). To shut its
 * buttons and open them again would take two pictures, and what came of the press would have to wait for the first of them.
 */
export class Shutting {
  /** @param {import("./game-table.js").GameTable<any>} table */
  constructor(table) {
    this.table = table;
    this.busy = false;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    table.addController(this);
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
      }, MOMENT);
  }

  hostDisconnected() {
    clearTimeout(this.timer);
  }
}
