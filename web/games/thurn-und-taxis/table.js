import { LitElement, nothing } from "lit";
import { arrangementOf } from "../../table/arrangement.js";
import { placeBubble } from "../../table/bubble.js";
import { listenToKeys } from "../../table/keyboard.js";
import { duration } from "../../table/motion.js";
import { play, snapshot } from "./animate.js";
import { Answers } from "./answers.js";
import { boardFor, countryOf, FREE } from "./board.js";
import { Choices } from "./choices.js";
import { Coach } from "./coach.js";
import { DiscardChoice } from "./discard-choice.js";
import { Drag } from "./drag.js";
import { eachOf } from "./expansions/index.js";
import { pressed } from "./keyboard.js";
import { MapBridge } from "./map-bridge.js";
import { movesOf, ownSeat } from "./moves.js";
import { promptWords } from "./prompt.js";
import { arrange, tableStyles } from "./table-view.js";

/** @typedef {import("./types.js").Action} Action */
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

/**
 * The table of Thurn und Taxis. It shows a view, sends "table-act" with the text of a legal action
 * or "table-undo", and asks its context why something is not legal.
 */
export class TutTable extends LitElement {
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

  static styles = tableStyles;

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
    this.choices = new Choices(this);
    this.answers = new Answers(this);
    this.discards = new DiscardChoice(this);
    this.coach = new Coach();
    this.bridge = new MapBridge(this);
    this.drag = new Drag(this);
    this.arrangement = arrangementOf(1180, 820);
    this.sizes = new ResizeObserver(() => this.measure());
    this.moves = movesOf(null, false);
    this.board = boardFor();
    /** @type {import("./animate.js").Picture | null} */
    this.earlier = null;
    /** @type {() => void} */
    this.stopKeys = () => {};
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

  connectedCallback() {
    super.connectedCallback();
    this.stopKeys = listenToKeys(this, (event) => pressed(this, event));
    this.sizes.observe(this);
    this.measure();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.stopKeys();
    this.sizes.disconnect();
    this.bridge.destroy();
    eachOf(this, (part) => part.removed?.(this));
  }

  /** Chooses the arrangement that suits the room and the size of the text. */
  measure() {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
    const next = arrangementOf((this.clientWidth / rem) * 16, (this.clientHeight / rem) * 16);
    const { shape, scale } = this.arrangement;
    if (next.shape !== shape || next.scale !== scale) this.arrangement = next;
    else this.anchorBubble();
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    const settings = { ...SETTINGS, ...this.settings };
    if (changed.has("settings")) this.settings = settings;
    if (changed.has("view") || changed.has("readOnly")) {
      this.moves = movesOf(this.view, this.readOnly);
      if (this.view) this.board = boardFor(this.view.observation.options);
    }
    if (changed.has("view"))
      this.positionChanged(/** @type {View | null} */ (changed.get("view") ?? null));
    if (this.closing && this.moves.closes.length === 0) this.closing = null;
  }

  /** @param {View | null} old */
  positionChanged(old) {
    const sameSeat = old !== null && this.view !== null && old.seat === this.view.seat;
    if (this.hasUpdated && sameSeat && duration(this.settings.animationSpeed) > 0) {
      this.earlier = snapshot(this.renderRoot);
    }
    if (old?.step === this.view?.step && sameSeat) return;
    this.choices.clear();
    // A card that is gone can no longer say that the pointer has left it.
    this.pointed = null;
    this.closing = null;
    this.discards.forget();
    if (this.dialog?.kind === "abandon") this.closeDialog();
  }

  render() {
    return this.view ? arrange(this) : nothing;
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    const canvas = this.renderRoot.querySelector(".map-canvas");
    if (canvas instanceof HTMLElement) this.bridge.update(canvas);
    eachOf(this, (part) => part.updated?.(this));
    this.colourCountries();
    if (this.earlier) {
      play(this, this.earlier, this.events);
      this.earlier = null;
    }
    this.anchorBubble();
    if (changed.has("view")) this.tellChange();
    this.discards.sendNext();
  }

  firstUpdated() {
    if (this.renderRoot instanceof ShadowRoot) this.drag.attach(this.renderRoot);
  }

  /** Country colours come from the board's data, so no style sheet can know them. */
  colourCountries() {
    const all = /** @type {NodeListOf<HTMLElement>} */ (
      this.renderRoot.querySelectorAll("[data-country]")
    );
    for (const element of all) {
      const country = this.board.countries.find((one) => one.id === element.dataset.country);
      element.style.setProperty("--country", country?.hex ?? "var(--map-gold)");
    }
  }

  anchorBubble() {
    const box = this.renderRoot.querySelector(".bubble");
    if (!(box instanceof HTMLElement) || !this.bubble) return;
    const anchor = this.renderRoot.querySelector(`[data-key="${this.bubble.key}"]`);
    placeBubble(box, anchor, this.getBoundingClientRect());
  }

  // -- sending ------------------------------------------------------------------------------------

  /** @param {Action} action */
  act(action) {
    if (this.busy || this.readOnly) return;
    this.choices.clear();
    this.drawer = null;
    this.send("table-act", { text: action.text });
  }

  /** @param {1 | "turn"} steps */
  undo(steps) {
    const undo = this.view?.undo;
    if (!undo || this.busy || this.readOnly) return;
    this.discards.stop();
    this.closing = null;
    this.choices.clear();
    if (undo.steps > 0) this.send("table-undo", { steps });
    else this.answers.info(`table-undo-${undo.blocked ?? "start"}`, "prompt");
  }

  endTurn() {
    if (this.moves.end) this.act(this.moves.end);
    else this.answers.explain("end turn", "prompt");
  }

  /**
   * @param {string} name
   * @param {object} detail
   */
  send(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }

  confirmClosing() {
    const action = this.closing?.action;
    if (!action || this.busy) return;
    this.act(action);
  }

  cancelClosing() {
    this.closing = null;
    this.bubble = null;
    this.focusOn('[data-testid="btn-close"]');
  }

  /** @param {Action} action */
  confirmAbandon(action) {
    this.closeDialog();
    this.act(action);
  }

  // -- windows ------------------------------------------------------------------------------------

  closeBubble() {
    this.choices.clear();
  }

  /** @param {DialogState} dialog */
  async openDialog(dialog) {
    this.dialog = dialog;
    await this.updateComplete;
    this.dialogElement?.showModal();
  }

  get dialogElement() {
    return this.renderRoot.querySelector("dialog");
  }

  closeDialog() {
    this.dialogElement?.close();
  }

  dialogClosed() {
    this.dialog = null;
  }

  /** @param {DrawerName} name */
  async toggleDrawer(name) {
    this.drawer = this.drawer === name ? null : name;
    if (this.drawer === null) return;
    await this.updateComplete;
    this.focusOn(".drawer h2");
  }

  /** Escape: leaves the innermost open thing. @returns {boolean} whether something was open */
  stepBack() {
    const { choices } = this;
    if (this.bubble || choices.selected || choices.armed) choices.clear();
    else if (this.drawer) this.drawer = null;
    else if (this.closing) this.cancelClosing();
    else return false;
    return true;
  }

  // -- showing and telling ------------------------------------------------------------------------

  /** @param {number | null | undefined} seat */
  nameOf(seat) {
    if (seat === null || seat === undefined) return "";
    return this.seats[seat]?.name ?? this.view?.observation.players[seat] ?? "";
  }

  /** @param {string} city */
  countryId(city) {
    return countryOf(this.board, city)?.id ?? FREE;
  }

  /** @param {string | null} city */
  point(city) {
    this.pointed = city;
  }

  /** @param {string | null} city */
  lifted(city) {
    this.dragged = city;
    this.bubble = null;
  }

  /** @param {readonly {id: string}[]} focus */
  pulse(focus) {
    const ids = focus.map((one) => one.id);
    this.bridge.focus(ids);
    eachOf(this, (part) => part.pulse?.(this, ids));
  }

  /** @param {string} id */
  learnHint(id) {
    this.coach.learn(id);
    this.requestUpdate();
  }

  /** @param {boolean} on */
  setCoach(on) {
    this.coach.turn(on);
    this.closeDialog();
    this.requestUpdate();
  }

  /** Says what is asked now; what has happened is said by the frame around the table. */
  tellChange() {
    const { head, more } = promptWords(this);
    this.announceText([head, more].filter(Boolean).join(" "));
    const hint = this.coach.hint(this);
    if (hint) this.coach.note(hint, this.seen.round);
    if (!this.closing) this.focusOn(".sheet h2");
  }

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

  /** @param {string} selector */
  focusOn(selector) {
    const element = this.renderRoot.querySelector(selector);
    if (element instanceof HTMLElement) element.focus();
  }
}
