import { t } from "../../i18n/index.js";
import { teller } from "./describe.js";

/** @typedef {import("../../table/types.js").GameModule} GameModule */
/** @typedef {import("../../table/types.js").SeatInfo} SeatInfo */
/** @typedef {import("../engine/types.js").GameEvent} GameEvent */
/** @typedef {import("../engine/types.js").Action} Action */
/** @typedef {import("../engine/types.js").Reason} Reason */

/** The words of one game for what happens at its table. */
export class GameWords {
  /**
   * @param {GameModule} module
   * @param {SeatInfo[]} seats
   * @param {import("../engine/types.js").OptionValues} options
   */
  constructor(module, seats, options) {
    this.module = module;
    this.seats = seats;
    this.board = module.board(options);
    this.tell = teller(module, seats, options);
  }

  /** @param {readonly GameEvent[]} events */
  describe(events) {
    return this.tell(events).map(({ text }) => text);
  }

  /**
   * @param {readonly GameEvent[]} events
   * @returns {{kind: string, id: string}[]} where on the board they happened
   */
  places(events) {
    return this.tell(events).flatMap(({ focus }) => focus);
  }

  /** @param {Action} action */
  action(action) {
    return this.module.textFor(action, { t, board: this.board });
  }

  /**
   * @param {Action} action that is advised
   * @param {readonly Reason[]} reasons
   * @returns {Action} as it is to be shown
   */
  advice(action, reasons) {
    return this.module.advice?.(action, reasons) ?? action;
  }

  /**
   * @param {readonly Reason[]} reasons
   * @returns {string[]}
   */
  reasons(reasons) {
    const { module, board, seats } = this;
    return reasons.flatMap((reason) => module.reasonFor(reason, { t, board, seats }) || []);
  }
}
