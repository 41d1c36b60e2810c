/** @typedef {1 | "turn"} Steps */

/**
 * What goes with the next own step because others acted since.
 *
 * @typedef {object} Crossing
 * @property {"take-back"} kind
 * @property {Steps} steps
 * @property {string[]} names
 */

/** Undo: at once within the turn, after a question beyond its beginning; and says why it goes no further. */
export class TakingBack {
  /** @param {import("./game-table.js").GameTable<any>} table */
  constructor(table) {
    this.table = table;
  }

  /** Waits for an action that is under way, and forgets what is half chosen. @param {Steps} steps */
  undo(steps) {
    const { table } = this;
    const { view, inputQueue, choices } = table;
    if (!view?.undo || inputQueue.waits(`undo-${steps}`, () => this.undo(steps), "prompt", true))
      return;
    if (table.busy || table.readOnly) {
      table.feedback.notNow("prompt");
      return;
    }
    if (steps === 1 && table.leaveDraft()) return;
    choices.stop?.();
    choices.clear();
    this.take(steps);
  }

  /** @param {Steps} steps */
  take(steps) {
    const { table } = this;
    const possible = table.view?.undo.steps ?? 0;
    const names = this.seatsSinceOwnStep.map((seat) => table.nameOf(seat));
    if (possible < 1) this.explain();
    else if (names.length > 0) void table.windows.open({ kind: "take-back", steps, names });
    else this.send(steps);
  }

  /** Undoes after the question. @param {Steps} steps */
  confirm(steps) {
    this.table.windows.close();
    this.send(steps);
  }

  /** @param {Steps} steps */
  send(steps) {
    this.table.sendChange("table-undo", { steps });
  }

  /** The seats that have acted since this player's last step. @returns {number[]} */
  get seatsSinceOwnStep() {
    const { view, history } = this.table;
    const own = history.findLastIndex(({ seat }) => seat === view?.seat);
    return [...new Set(history.slice(own + 1).map(({ seat }) => seat))].sort();
  }

  explain() {
    const { view, seats, history, feedback } = this.table;
    const blocked = view?.undo.blocked ?? "start";
    if (blocked !== "turn") {
      feedback.info(`table-undo-${blocked}`, "prompt");
      return;
    }
    const before = history.findLast(({ seat }) => seats[seat]?.kind !== "computer");
    if (!before) feedback.info("table-undo-start", "prompt");
    else if (before.seat === view?.seat) feedback.info("table-undo-since", "prompt");
    else feedback.info("table-undo-turn", "prompt", { name: this.table.nameOf(before.seat) });
  }
}
