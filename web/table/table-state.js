import { LitElement, nothing } from "lit";
import { getPrefs } from "../core/settings/prefs.js";
import { hasText, t } from "../i18n/index.js";
import { arrangementOf } from "./arrangement.js";

/** @typedef {import("./types.js").TableTypes} TableTypes */
/** @typedef {import("../i18n/ids.js").TextId} TextId */

/** For games in which each press sends an action. @type {import("./types.js").Selection} */
const NO_SELECTION = { open: false, clear() {}, confirm() {} };

/** The player at the table only looks on. @param {unknown} access */
export function isReadOnly(access) {
  return access !== "deciding";
}

/** Declares a reactive property that is internal to its element. */
export const OWN = { state: true };

/**
 * What a table of any game is given and has open, and what follows from that. What it does is in `game-table.js`.
 *
 * @template {TableTypes} T
 */
export class TableState extends LitElement {
  /** @type {import("lit").PropertyDeclarations} */
  static properties = {
    view: { attribute: false },
    access: { attribute: false },
    busy: { type: Boolean },
    bubble: OWN,
    dialog: OWN,
    drawer: OWN,
    hinted: OWN,
  };

  /** @param {import("./types.js").TableGame<T>} game */
  constructor(game) {
    super();
    this.game = game;
    /** @type {T["view"] | null} */
    this.view = null;
    /** @type {T["seat"][]} */
    this.seats = [];
    this.settings = getPrefs();
    /** @type {import("./types.js").Access} */
    this.access = "deciding";
    this.busy = false;
    /** The buttons are shut, after being busy for longer than a moment. */
    this.shut = false;
    /** The frame around the table speaks, so that the guide is silent. */
    this.outspoken = false;
    /** What is best is asked and not told. */
    this.isRiddle = false;
    /** The table was laid at a position to solve: nothing before it can be taken back. */
    this.isLaid = false;
    /** It is the deal of a day: whoever comes for that is not greeted. */
    this.isDaily = false;
    /** Puts the advice of the frame away, while there is some. @type {(() => void) | null} */
    this.closeHint = null;
    /** @type {T["event"][]} */
    this.events = [];
    /** @type {import("../core/engine/types.js").HistoryStep<T["event"]>[]} */
    this.history = [];
    this.t = t;
    /** @type {import("./types.js").TableContext<T["event"]> | null} */
    this.ctx = null;
    /** The computer at its turn. @type {import("./panels/thinking.js").Thinking | null} */
    this.thinking = null;
    /** The action that is advised. @type {T["view"]["actions"][number] | null} */
    this.hinted = null;
    /** Where it and the next steps are on the board. @type {import("../core/engine/types.js").Place[]} */
    this.line = [];
    /** @type {import("./frame/bubble.js").Bubble | null} */
    this.bubble = null;
    /** @type {T["dialog"] | null} */
    this.dialog = null;
    /** @type {T["drawer"] | null} */
    this.drawer = null;
    /** The drawn board, where there is one. @type {import("./types.js").Bridge | null} */
    this.bridge = null;
    this.arrangement = arrangementOf(1180, 820);
    /** @type {T["moves"]} */
    this.moves = game.moves([]);
    /** @type {T["board"]} */
    this.board = game.board();
    /** @type {T["selection"]} */
    this.selection = game.selection?.(this) ?? NO_SELECTION;
  }

  /** Shows what the frame around the table has to show. @param {Partial<import("./types.js").Shown<T>>} shown */
  show(shown) {
    Object.assign(this, shown);
    this.requestUpdate();
  }

  get readOnly() {
    return isReadOnly(this.access);
  }

  get starting() {
    return this.access === "starting";
  }

  // -- asking -------------------------------------------------------------------------------------

  /** The same player looks at the table as before. @param {T["view"] | null} old */
  isSeenAsBefore(old) {
    return old !== null && this.view !== null && old.seat === this.view.seat;
  }

  /** @returns {HTMLElement | null} */
  get ghosts() {
    return this.renderRoot.querySelector(".ghosts");
  }

  /** The seat in front: the viewer's, or that of the player to move. */
  get me() {
    const { seat = null, current } = this.view ?? {};
    return seat !== null && seat >= 0 ? seat : (current ?? 0);
  }

  /** What the seat in front has. @returns {T["view"]["observation"]["seats"][number] | null} */
  get own() {
    return this.view?.observation.seats[this.me] ?? null;
  }

  /** What can be seen on the table; there is a view by now. @returns {T["view"]["observation"]} */
  get seen() {
    return /** @type {T["view"]} */ (this.view).observation;
  }

  /** The player at the table has an action to choose. */
  get deciding() {
    return this.moves.all.length > 0;
  }

  /** The player at the table is next and waits until the others are done. */
  get turnComes() {
    const { readOnly, busy, view } = this;
    return readOnly && busy && view !== null && !view.over && view.seat === view.current;
  }

  /** Who is at their turn after the player at the table. */
  get nextName() {
    return this.nameOf((this.me + 1) % this.seats.length);
  }

  /** @param {number | null | undefined} seat */
  nameOf(seat) {
    if (seat === null || seat === undefined) return "";
    return this.seats[seat]?.name ?? this.view?.observation.players[seat] ?? "";
  }

  /**
   * The game's own text of this name, or else the one that all tables have.
   *
   * @template {string} const N
   * @param {N & import("../i18n/ids.js").Named<N>} name
   * @param {Record<string, string | number>} [args]
   */
  word(name, args) {
    const own = `${this.game.words}-${name}`;
    return this.t(hasText(own) ? own : /** @type {TextId} */ (`table-${name}`), args);
  }

  // -- what a game says of its own table ------------------------------------------------------------

  /** All regions of the table; there is a view by now. @returns {unknown} */
  arrange() {
    return nothing;
  }

  /** Forgets what belongs to the last position or player. */
  positionChanged() {}

  /**
   * The parts of the table with which an action is made, by their names (`data-part`).
   *
   * @param {T["view"]["actions"][number]} _action
   * @returns {string[]}
   */
  placesOf(_action) {
    return [];
  }

  closeBubble() {
    this.bubble = null;
  }

  /** Closes what only this game opens; null while it is not open. @returns {(() => void) | null} */
  get closeOwn() {
    return null;
  }

  /**
   * Shows what is held by a long press.
   *
   * @param {HTMLElement} _held
   */
  look(_held) {}

  /** Shows the places that a line of the log, or all of the news, is about. @param {readonly {kind: string, id: string}[]} _focus @param {boolean} [_quiet] */
  pulse(_focus, _quiet) {}

  // -- doing ----------------------------------------------------------------------------------------

  /**
   * @param {string} name
   * @param {object} detail
   */
  send(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }

  /** @param {string} selector @returns {boolean} true when it is there */
  focusOn(selector) {
    const element = this.renderRoot.querySelector(selector);
    if (!(element instanceof HTMLElement)) return false;
    element.focus();
    return true;
  }
}
