import { LitElement } from "lit";
import { arrangementOf } from "./arrangement.js";
import { placeBubble } from "./bubble.js";
import { markHint } from "./hint-marks.js";
import { listenToKeys } from "./keyboard.js";

/**
 * The words that differ from game to game.
 *
 * @typedef {object} TableTypes
 * @property {{seat: number | null, step: number, current: number | null, undo: {steps: number, blocked: string | null}, observation: any}} view
 * @property {object} settings
 * @property {object} event
 * @property {{events: readonly any[]}} step
 * @property {{color: string, name: string}} seat
 * @property {object} context
 * @property {object} dialog
 * @property {string} drawer
 */

/**
 * A table of any game: it shows a view, sends "table-act" with the text of a legal action or "table-undo", and keeps
 * what is open on it: a bubble, a window, a drawer. What is on the table comes from the class that extends it.
 *
 * @template {TableTypes} T
 */
export class GameTable extends LitElement {
  /** @type {import("lit").PropertyDeclarations} */
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
    thinking: { attribute: false },
    hinted: { attribute: false },
    bubble: { state: true },
    dialog: { state: true },
    drawer: { state: true },
    arrangement: { state: true },
  };

  /** @param {T["settings"]} settings  for the time before the frame hands in its own */
  constructor(settings) {
    super();
    /** @type {T["view"] | null} */
    this.view = null;
    /** @type {T["seat"][]} */
    this.seats = [];
    this.defaults = settings;
    this.settings = settings;
    this.busy = false;
    this.readOnly = false;
    /** @type {T["event"][]} */
    this.events = [];
    /** @type {T["step"][]} */
    this.history = [];
    /** @type {(id: string, args?: Record<string, string | number | Date>) => string} */
    this.t = (id) => id;
    /** @type {T["context"] | null} */
    this.ctx = null;
    /** The computer at its turn. @type {import("./thinking.js").Thinking | null} */
    this.thinking = null;
    /** The action that is advised. @type {any} */
    this.hinted = null;
    /** @type {import("./bubble.js").Bubble | null} */
    this.bubble = null;
    /** @type {T["dialog"] | null} */
    this.dialog = null;
    /** @type {T["drawer"] | null} */
    this.drawer = null;
    this.arrangement = arrangementOf(1180, 820);
    this.sizes = new ResizeObserver(() => this.measure());
    /** @type {() => void} */
    this.stopKeys = () => {};
  }

  connectedCallback() {
    super.connectedCallback();
    this.stopKeys = listenToKeys(this, (event) => this.pressed(event));
    this.sizes.observe(this);
    this.measure();
    this.requestUpdate();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.stopKeys();
    this.sizes.disconnect();
  }

  /** A table that has left the page would draw its board once more, and nobody would let go of that. */
  shouldUpdate() {
    return this.isConnected;
  }

  /** The frame may hand in settings of its own, and not all of them. @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("settings")) this.settings = { ...this.defaults, ...this.settings };
  }

  /** @param {KeyboardEvent} _event @returns {boolean} whether the key meant something here */
  pressed(_event) {
    return false;
  }

  /** Chooses the arrangement that suits the room and the size of the text. */
  measure() {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
    const next = arrangementOf((this.clientWidth / rem) * 16, (this.clientHeight / rem) * 16);
    const { shape, scale } = this.arrangement;
    if (next.shape === shape && next.scale === scale) this.anchorBubble();
    else this.arrangement = next;
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

  /**
   * The parts of the table with which an action is made, by their test ids.
   *
   * @param {any} _action as in the view
   * @returns {string[]}
   */
  placesOf(_action) {
    return [];
  }

  /** Marks what an advised action is made with; to be called after each drawing. */
  markHint() {
    markHint(this.renderRoot, this.hinted ? this.placesOf(this.hinted) : []);
  }

  // -- sending ------------------------------------------------------------------------------------

  /**
   * @param {string} name
   * @param {object} detail
   */
  send(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }

  // -- windows ------------------------------------------------------------------------------------

  anchorBubble() {
    const box = this.renderRoot.querySelector(".bubble");
    if (!(box instanceof HTMLElement) || !this.bubble) return;
    const anchor = this.renderRoot.querySelector(`[data-key="${this.bubble.key}"]`);
    placeBubble(box, anchor, this.getBoundingClientRect());
  }

  /** @param {T["dialog"]} dialog */
  async openDialog(dialog) {
    this.dialog = dialog;
    await this.updateComplete;
    if (!this.dialogElement?.open) this.dialogElement?.showModal();
  }

  get dialogElement() {
    return this.renderRoot.querySelector("dialog");
  }

  closeDialog() {
    this.dialogElement?.close();
  }

  /** The browser says so late: another window may be open by now. */
  dialogClosed() {
    if (!this.dialogElement?.open) this.dialog = null;
  }

  /** @param {T["drawer"]} name */
  async toggleDrawer(name) {
    this.drawer = this.drawer === name ? null : name;
    if (this.drawer === null) return;
    await this.updateComplete;
    this.focusOn(".drawer h2");
  }

  // -- telling ------------------------------------------------------------------------------------

  /**
   * @param {string} id
   * @param {Record<string, string | number>} [args]
   */
  announce(id, args) {
    this.announceText(this.t(id, args));
  }

  /** @param {string} text */
  announceText(text) {
    const region = this.renderRoot.querySelector(".live");
    if (region) region.textContent = text;
  }

  /**
   * Says who is asked what. Whoever only listens needs the name first; sentences about somebody hold it already.
   *
   * @param {{head: string, more: string}} words
   * @param {string} lesson
   */
  announceQuestion({ head, more }, lesson) {
    const name = this.nameOf(this.view?.current);
    const who = head.includes(name) ? "" : `${name}:`;
    this.announceText([who, head, more, lesson].filter(Boolean).join(" "));
  }

  /** @param {string} selector @returns {boolean} whether it is there */
  focusOn(selector) {
    const element = this.renderRoot.querySelector(selector);
    if (!(element instanceof HTMLElement)) return false;
    element.focus();
    return true;
  }
}
