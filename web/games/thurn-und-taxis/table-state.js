import { LitElement } from "lit";
import { arrangementOf } from "../../table/arrangement.js";
import { boardFor, countryOf, FREE } from "./board.js";
import { movesOf, ownSeat } from "./moves.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").SeatInfo} SeatInfo */
/** @typedef {import("./types.js").Settings} Settings */
/** @typedef {import("./types.js").GameEvent} GameEvent */
/** @typedef {import("./dialogs.js").DialogState} DialogState */
/** @typedef {"actions" | "log" | "goods"} DrawerName */

/** @type {Settings} */
const SETTINGS = {
  autoLay: true,
  confirmAbandon: true,
  showHouseSets: true,
  confirmTurns: true,
  animationSpeed: "normal",
};

/** What a table is given and what is open on it, and the plain questions about that. */
export class TableState extends LitElement {
  static properties = {
    view: { attribute: false },
    seats: { attribute: false },
    settings: { attribute: false },
    busy: { type: Boolean },
    readOnly: { type: Boolean, attribute: "read-only" },
    events: { attribute: false },
    history: { attribute: false },
    t: { attribute: false },
    ctx: { attribute: false },
    bubble: { state: true },
    closing: { state: true },
    dialog: { state: true },
    drawer: { state: true },
    pointed: { state: true },
    dragged: { state: true },
    arrangement: { state: true },
  };

  constructor() {
    super();
    /** @type {View | null} */
    this.view = null;
    /** @type {SeatInfo[]} */
    this.seats = [];
    this.settings = SETTINGS;
    this.busy = false;
    this.readOnly = false;
    /** @type {GameEvent[]} */
    this.events = [];
    /** @type {import("./types.js").HistoryStep[]} */
    this.history = [];
    /** @type {import("./types.js").Translate} */
    this.t = (id) => id;
    /** @type {import("./types.js").Context | null} */
    this.ctx = null;
    /** @type {import("../../table/bubble.js").Bubble | null} */
    this.bubble = null;
    /** @type {import("./closing-draft.js").ClosingDraft | null} */
    this.closing = null;
    /** @type {DialogState | null} */
    this.dialog = null;
    /** @type {DrawerName | null} */
    this.drawer = null;
    /** The city under the pointer. @type {string | null} */
    this.pointed = null;
    /** The city of a hand card in the air. @type {string | null} */
    this.dragged = null;
    this.arrangement = arrangementOf(1180, 820);
    this.moves = movesOf(null, false);
    this.board = boardFor();
  }

  /** What follows from what was given. @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    const settings = { ...SETTINGS, ...this.settings };
    if (changed.has("settings")) this.settings = settings;
    if (changed.has("view") || changed.has("readOnly")) {
      this.moves = movesOf(this.view, this.readOnly);
      if (this.view) this.board = boardFor(this.view.observation.options);
    }
    if (this.closing && this.moves.closes.length === 0) this.closing = null;
  }

  /**
   * Chooses the arrangement that suits the room and the size of the text.
   *
   * @returns {boolean} whether it is another one
   */
  rearrange() {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
    const next = arrangementOf((this.clientWidth / rem) * 16, (this.clientHeight / rem) * 16);
    const { shape, scale } = this.arrangement;
    if (next.shape === shape && next.scale === scale) return false;
    this.arrangement = next;
    return true;
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

  /** @returns {HTMLElement | null} */
  get ghosts() {
    return this.renderRoot.querySelector(".ghosts");
  }

  /** @param {number | null | undefined} seat */
  nameOf(seat) {
    if (seat === null || seat === undefined) return "";
    return this.seats[seat]?.name ?? this.view?.observation.players[seat] ?? "";
  }

  /** @param {string} city */
  countryId(city) {
    return countryOf(this.board, city)?.id ?? FREE;
  }
}
