import { PUBLIC } from "./engine-table.js";

/**
 * Why the curtain is down: a turn begins · the decision of another player in the middle of a turn is
 * made and the turn goes on · the page was out of sight · the game was opened.
 *
 * @typedef {"turn" | "continue" | "hidden" | "opened"} CurtainReason
 */

/** The curtain between two people: while it is down, nothing of any seat is on the page. */
export class Curtain {
  /**
   * @param {object} given
   * @param {import("./screen.js").Screen} given.screen
   * @param {import("./phases.js").Phases} given.phases
   * @param {Pick<import("./engine-table.js").EngineTable, "forget" | "toldTo">} given.table
   * @param {() => void} given.hush takes back what was said aloud
   */
  constructor({ screen, phases, table, hush }) {
    this.screen = screen;
    this.table = table;
    this.phases = phases;
    this.hush = hush;
    /** Why it fell last. @type {CurtainReason} */
    this.reason = "opened";
  }

  /** @param {CurtainReason} reason */
  fall(reason) {
    const { view } = this.screen;
    // Before there is a picture, and after the end, there is nothing to hide.
    if (!view || view.over) return;
    this.hush();
    this.reason = reason;
    this.cover();
    this.phases.enter("curtain");
  }

  /** Leaves nothing of any seat; of the story what everybody was told already, so that its lines do not go and come back. */
  cover() {
    this.screen.cover(this.table.toldTo(PUBLIC));
    this.table.forget();
  }
}
