import { LitElement, nothing } from "lit";
import { hasText } from "../i18n/index.js";
import { arrangementOf } from "./arrangement.js";

/** @typedef {import("./types.js").TableTypes} TableTypes */
/** @typedef {import("../i18n/ids.js").TextId} TextId */

/** Where each touch sends an action, nothing is ever half chosen. @type {import("./types.js").Choices} */
const NO_CHOICES = { open: false, clear() {}, confirm() {} };

/**
 * The seat from whose chair the table is seen; when it is nobody's, that of the player to move.
 *
 * @param {{seat: number | null, current: number | null}} view
 */
function ownSeat({ seat, current }) {
  return seat !== null && seat >= 0 ? seat : (current ?? 0);
}

/** Whether a person at the table only looks on. @param {unknown} access */
export function isReadOnly(access) {
  return access !== "deciding";
}

/** What an element keeps for itself; it is drawn anew when that changes. */
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
  };

  /** @param {import("./types.js").TableGame<T>} game */
  constructor(game) {
    super();
    this.game = game;
    /** @type {T["view"] | null} */
    this.view = null;
    /** @type {T["seat"][]} */
    this.seats = [];
    /** @type {T["settings"]} */
    this.settings = game.settings;
    /** @type {import("./types.js").Access} */
    this.access = "deciding";
    this.busy = false;
    /** Whether it looks busy: once that takes longer than a moment. */
    this.shut = false;
    /** The frame around the table speaks, so that its guide is silent: one thing at a time. */
    this.outspoken = false;
    /** @type {T["event"][]} */
    this.events = [];
    /** @type {import("../core/engine/types.js").HistoryStep<T["event"]>[]} */
    this.history = [];
    /** @type {import("./types.js").Translate} */
    this.t = (id) => id;
    /** @type {import("./types.js").TableContext<T["event"]> | null} */
    this.ctx = null;
    /** The computer at its turn. @type {import("./panels/thinking.js").Thinking | null} */
    this.thinking = null;
    /** The action that is advised. @type {T["view"]["actions"][number] | null} */
    this.hinted = null;
    /** @type {import("./frame/bubble.js").Bubble | null} */
    this.bubble = null;
    /** @type {T["dialog"] | null} */
    this.dialog = null;
    /** @type {T["drawer"] | null} */
    this.drawer = null;
    this.arrangement = arrangementOf(1180, 820);
    /** @type {T["moves"]} */
    this.moves = game.moves([]);
    /** @type {T["board"]} */
    this.board = game.board();
    /** @type {T["choices"]} */
    this.choices = game.choices?.(this) ?? NO_CHOICES;
  }

  /**
   * Shows what the frame around the table has to show. Settings may be the frame's own, and not all of them.
   *
   * @param {Partial<import("./types.js").Shown<T>>} shown
   */
  show({ settings, ...shown }) {
    if (settings) this.settings = { ...this.game.settings, ...settings };
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

  /** Whether the same person looks at the table as before. @param {T["view"] | null} old */
  isSeenAsBefore(old) {
    return old !== null && this.view !== null && old.seat === this.view.seat;
  }

  /** @returns {HTMLElement | null} */
  get ghosts() {
    return this.renderRoot.querySelector(".ghosts");
  }

  /** The seat whose things lie in front. */
  get me() {
    return this.view ? ownSeat(this.view) : 0;
  }

  /** What the seat in front has. @returns {T["view"]["observation"]["seats"][number] | null} */
  get own() {
    return this.view?.observation.seats[this.me] ?? null;
  }

  /** What can be seen on the table; there is a view by now. @returns {T["view"]["observation"]} */
  get seen() {
    return /** @type {T["view"]} */ (this.view).observation;
  }

  /** Whether the person at the table is the one to decide. */
  get deciding() {
    return this.moves.all.length > 0;
  }

  /** Whether whoever sits here is next, and the table only waits until the others are done. */
  get turnComes() {
    const { readOnly, busy, view } = this;
    return readOnly && busy && view !== null && !view.over && view.seat === view.current;
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

  /** Another position lies on the table, or another person looks at it: what belonged to the old one is forgotten. */
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

  /**
   * What is asked before an action that gives something away, whichever way somebody came to it.
   *
   * @param {T["view"]["actions"][number]} _action
   * @returns {T["dialog"] | null}
   */
  questionBefore(_action) {
    return null;
  }

  closeBubble() {
    this.bubble = null;
  }

  /** Closes what only this game opens; null while it is not open. @returns {(() => void) | null} */
  get closeOwn() {
    return null;
  }

  /**
   * Where a place of the drawn board is on the screen.
   *
   * @param {import("./frame/bubble.js").BoardPlace} _place
   * @returns {DOMRect | null} null when it is out of view
   */
  boxOf(_place) {
    return null;
  }

  /**
   * Where on a drawn board the next touch may go.
   *
   * @returns {DOMRect[]}
   */
  liveSpots() {
    return [];
  }

  /**
   * What is read on a drawn board, which nothing that is told beside it should cover.
   *
   * @returns {DOMRect[]}
   */
  readSpots() {
    return [];
  }

  /**
   * Somebody holds something in order to look at it, which takes nothing.
   *
   * @param {HTMLElement} _held the part of the table
   */
  look(_held) {}

  /** Shows the places that a line of the log is about. @param {readonly {kind: string, id: string}[]} _focus */
  pulse(_focus) {}

  // -- doing ----------------------------------------------------------------------------------------

  /**
   * @param {string} name
   * @param {object} detail
   */
  send(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }

  /** @param {string} selector @returns {boolean} whether it is there */
  focusOn(selector) {
    const element = this.renderRoot.querySelector(selector);
    if (!(element instanceof HTMLElement)) return false;
    element.focus();
    return true;
  }
}
