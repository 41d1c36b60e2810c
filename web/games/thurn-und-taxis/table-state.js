import { GameTable } from "../../table/game-table.js";
import { boardFor, countryOf, FREE } from "./board.js";
import { placesOf } from "./touch/hint.js";
import { movesOf, ownSeat } from "./touch/moves.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").SeatInfo} SeatInfo */
/** @typedef {import("./types.js").Settings} Settings */
/** @typedef {import("./types.js").GameEvent} GameEvent */
/** @typedef {import("./panels/dialogs.js").DialogState} DialogState */
/** @typedef {"actions" | "log" | "goods"} DrawerName */

/**
 * @typedef {object} TutTypes
 * @property {View} view
 * @property {Settings} settings
 * @property {GameEvent} event
 * @property {import("./types.js").HistoryStep} step
 * @property {SeatInfo} seat
 * @property {import("./types.js").Context} context
 * @property {DialogState} dialog
 * @property {DrawerName} drawer
 */

/** @type {Settings} */
const SETTINGS = {
  autoLay: true,
  confirmAbandon: true,
  showHouseSets: true,
  confirmTurns: true,
  animationSpeed: "normal",
};

/**
 * What lies on the table of this game, and the plain questions about that.
 *
 * @extends {GameTable<TutTypes>}
 */
export class TableState extends GameTable {
  /** @type {import("lit").PropertyDeclarations} */
  static properties = {
    closing: { state: true },
    pointed: { state: true },
    dragged: { state: true },
  };

  constructor() {
    super(SETTINGS);
    /** @type {import("./touch/closing-draft.js").ClosingDraft | null} */
    this.closing = null;
    /** The city under the pointer. @type {string | null} */
    this.pointed = null;
    /** The city of a hand card in the air. @type {string | null} */
    this.dragged = null;
    this.moves = movesOf(null, false);
    this.board = boardFor();
  }

  /** What follows from what was given. @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    super.willUpdate(changed);
    if (changed.has("view") || changed.has("readOnly")) {
      this.moves = movesOf(this.view, this.readOnly);
      if (this.view) this.board = boardFor(this.view.observation.options);
    }
    if (this.closing && this.moves.closes.length === 0) this.closing = null;
  }

  /** The seat whose hand, route and carriages lie in front. */
  get me() {
    return this.view ? ownSeat(this.view) : 0;
  }

  get own() {
    return this.view?.observation.seats[this.me] ?? null;
  }

  get seen() {
    return /** @type {View} */ (this.view).observation;
  }

  /** @param {import("./types.js").Action} action */
  placesOf(action) {
    return placesOf(action);
  }

  /** @param {string} city */
  countryId(city) {
    return countryOf(this.board, city)?.id ?? FREE;
  }
}
