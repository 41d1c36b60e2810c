import { LitElement, nothing } from "lit";
import { hasText } from "../i18n/index.js";
import { showWindow } from "../ui/back/beside.js";
import { arrangementOf } from "./arrangement.js";
import { Fitting } from "./fitting.js";
import { Flourishes } from "./flourishes.js";
import { anchorBubble } from "./frame/bubble.js";
import { GREETING, Guide } from "./guide/guide.js";
import { markHint } from "./guide/hint-marks.js";
import { KeepFocus } from "./keep-focus.js";
import { Keys } from "./keyboard.js";
import { barOf } from "./panels/prompt.js";
import { part } from "./part-names.js";
import { BusyGate } from "./press/busy-gate.js";
import { FastTap } from "./press/fast-tap.js";
import { Feedback } from "./press/feedback.js";
import { InputQueue } from "./press/input-queue.js";
import { LongPress } from "./press/long-press.js";
import { SignHelp } from "./press/sign-help.js";
import { TapGuard } from "./press/tap-guard.js";
import { TapPreview } from "./press/tap-preview.js";
import { TabStops } from "./tab-stops.js";
import { TakingBack } from "./taking-back.js";
import { Told } from "./told/told.js";
import { Voice } from "./voice.js";

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

/** What an element keeps for itself; it is drawn anew when that changes. */
export const OWN = { state: true };

/**
 * A table of any game: it shows a view, sends "table-act" with the texts of actions or "table-undo", and keeps
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
    shut: OWN,
    readOnly: { type: Boolean, attribute: "read-only" },
    starting: { type: Boolean },
    outspoken: { type: Boolean },
    events: { attribute: false },
    history: { attribute: false },
    t: { attribute: false },
    ctx: { attribute: false },
    thinking: { attribute: false },
    hinted: { attribute: false },
    bubble: OWN,
    dialog: OWN,
    drawer: OWN,
    arrangement: OWN,
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
    this.busy = false;
    /** Whether it looks busy: once that takes longer than a moment. */
    this.shut = false;
    this.readOnly = false;
    /** Whether the engine or a person is still on the way, so that nobody can do anything yet. */
    this.starting = false;
    /** Whether the frame around the table speaks, so that its guide is silent: one thing at a time. */
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
    this.feedback = new Feedback(/** @type {GameTable<any>} */ (this));
    this.guide = new Guide(/** @type {GameTable<any>} */ (this), game.course);
    this.voice = new Voice(/** @type {GameTable<any>} */ (this));
    this.inputQueue = new InputQueue(/** @type {GameTable<any>} */ (this));
    this.tapGuard = new TapGuard(/** @type {GameTable<any>} */ (this));
    this.signHelp = new SignHelp(/** @type {GameTable<any>} */ (this));
    this.flourishes = new Flourishes(/** @type {GameTable<any>} */ (this));
    this.longPress = new LongPress(/** @type {GameTable<any>} */ (this));
    this.tapPreview = new TapPreview(/** @type {GameTable<any>} */ (this));
    this.takingBack = new TakingBack(/** @type {GameTable<any>} */ (this));
    this.told = new Told(/** @type {GameTable<any>} */ (this));
    this.fastTap = new FastTap();
    this.tabStops = new TabStops(/** @type {GameTable<any>} */ (this));
    this.keepFocus = new KeepFocus(this, () => this.focusSomewhere());
    this.busyGate = new BusyGate(/** @type {GameTable<any>} */ (this));
    new Fitting(/** @type {GameTable<any>} */ (this));
    new Keys(/** @type {GameTable<any>} */ (this));
  }

  connectedCallback() {
    super.connectedCallback();
    this.requestUpdate();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.flourishes.stop();
  }

  /** What is done with the whole of it: its root stays the same as long as it lives. */
  createRenderRoot() {
    const root = super.createRenderRoot();
    this.tabStops.attach(root);
    this.fastTap.attach(/** @type {ShadowRoot} */ (root));
    this.tapGuard.attach(root);
    this.longPress.attach(root);
    this.signHelp.attach(root);
    this.feedback.attach(root);
    return root;
  }

  // -- drawing ------------------------------------------------------------------------------------

  /** Whether nothing is drawn because an answer is to come at once. */
  get isStill() {
    return this.busyGate.still !== null;
  }

  /** @override @param {Parameters<LitElement["requestUpdate"]>} change */
  requestUpdate(...change) {
    this.busyGate?.changed(change[0], change[1]);
    super.requestUpdate(...change);
  }

  /** @override */
  scheduleUpdate() {
    const { still } = this.busyGate;
    return still ? still.then(() => super.scheduleUpdate()) : super.scheduleUpdate();
  }

  /** A table that has left the page would draw its board once more, and nobody would let go of that. */
  shouldUpdate() {
    return this.isConnected;
  }

  /** What follows from what was given. @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    // The frame may hand in settings of its own, and not all of them.
    if (changed.has("settings")) this.settings = { ...this.game.settings, ...this.settings };
    if (changed.has("view") || changed.has("readOnly")) {
      const { view, readOnly } = this;
      // None while this page only looks on.
      this.moves = this.game.moves(!view || readOnly || view.over ? [] : view.actions);
      if (view) this.board = this.game.board(view.observation.options);
    }
    // Who begins or ends to look at earlier moments asks about what lies there.
    if (changed.has("readOnly") && this.hasUpdated) this.closeBubble();
    // One thing at a time: what the frame has to say comes in the place of an answer.
    if (changed.has("outspoken") && this.outspoken && this.bubble) this.closeBubble();
    if (changed.has("view"))
      this.viewChanged(/** @type {T["view"] | null} */ (changed.get("view") ?? null));
  }

  /** @param {T["view"] | null} old */
  viewChanged(old) {
    const sameSeat = this.isSeenAsBefore(old);
    if (!sameSeat) this.forgetPerson();
    if (old?.step === this.view?.step && sameSeat) return;
    this.choices.clear();
    this.tapPreview.forget();
    this.positionChanged();
  }

  /** Somebody else looks at the table: nothing that was open for the one before stays in sight. */
  forgetPerson() {
    this.choices.stop?.();
    this.inputQueue.forget();
    this.closeDialog();
    this.drawer = null;
    this.flourishes.stop();
    this.ghosts?.replaceChildren();
  }

  /** Whether the same person looks at the table as before. @param {T["view"] | null} old */
  isSeenAsBefore(old) {
    return old !== null && this.view !== null && old.seat === this.view.seat;
  }

  /** Another position lies on the table, or another person looks at it: what belonged to the old one is forgotten. */
  positionChanged() {}

  render() {
    return this.view ? this.arrange() : nothing;
  }

  /** All regions of the table; there is a view by now. @returns {unknown} */
  arrange() {
    return nothing;
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    anchorBubble(this);
    markHint(this.renderRoot, this.hinted ? this.placesOf(this.hinted) : []);
    if (changed.has("view")) this.tellChange();
    else this.guide.tell();
    this.guide.aim();
    this.tapGuard.barDrawn(barOf(this));
    if (changed.has("view") && this.view) {
      const old = /** @type {T["view"] | null} */ (changed.get("view") ?? null);
      this.tapGuard.positionDrawn(this.view, this.isSeenAsBefore(old));
    }
    this.inputQueue.settle();
    this.tapPreview.askBetween();
  }

  // -- asking -------------------------------------------------------------------------------------

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

  /**
   * The parts of the table with which an action is made, by their names (`data-part`).
   *
   * @param {T["view"]["actions"][number]} _action
   * @returns {string[]}
   */
  placesOf(_action) {
    return [];
  }

  // -- sending ------------------------------------------------------------------------------------

  /**
   * @param {string} name
   * @param {object} detail
   */
  send(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }

  /**
   * Sends what will change the position.
   *
   * @param {"table-act" | "table-undo"} name
   * @param {object} detail
   */
  sendChange(name, detail) {
    this.busyGate.hold();
    this.send(name, detail);
  }

  /**
   * Does a legal action, after the question that belongs to it.
   *
   * @param {T["view"]["actions"][number]} action
   * @param {readonly string[]} [following] texts of actions that are done after it unasked
   */
  act(action, following = []) {
    const { text } = action;
    if (this.inputQueue.waits(text, () => this.actStill(text, following), "prompt")) return;
    if (this.busy || this.readOnly) {
      this.feedback.notNow("prompt");
      return;
    }
    const question = this.questionBefore(action);
    this.drawer = null;
    if (question) void this.openDialog(question);
    else this.carryOut(action, following);
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

  /**
   * Sends an action about which nothing is to be asked any more.
   *
   * @param {T["view"]["actions"][number]} action
   * @param {readonly string[]} [following] texts of actions that are done after it unasked
   */
  carryOut(action, following = []) {
    this.sendChange("table-act", { actions: [action.text, ...following] });
    // Drawn with what the frame has to say to it, once.
    this.choices.clear();
  }

  /**
   * An action was asked for while the table was busy.
   *
   * @param {string} text
   * @param {readonly string[]} [following]
   */
  actStill(text, following) {
    const action = this.moves.all.find((one) => one.text === text);
    if (action) this.act(action, following);
    else this.feedback.info("table-info-too-late", "prompt");
  }

  /** @param {1 | "turn"} steps */
  undo(steps) {
    const undo = this.view?.undo;
    if (!undo || this.inputQueue.waits(`undo-${steps}`, () => this.undo(steps), "prompt", true))
      return;
    if (this.busy || this.readOnly) {
      this.feedback.notNow("prompt");
      return;
    }
    this.choices.stop?.();
    this.choices.clear();
    this.takingBack.take(steps);
  }

  endTurn() {
    if (this.inputQueue.waits("end-turn", () => this.endTurn(), "prompt")) return;
    if (this.bubble?.kind === "ask") {
      // Whoever has not said what he wants has not said that he wants nothing.
      this.choices.clear();
      this.feedback.info("table-info-asked", "prompt");
      return;
    }
    if (this.moves.end) this.act(this.moves.end);
    else if (this.tapGuard.isOwnNews) this.feedback.info("table-info-own-turn", "prompt");
    else this.feedback.explain({ type: "end" }, "prompt");
  }

  // -- windows ------------------------------------------------------------------------------------

  closeBubble() {
    this.bubble = null;
  }

  /** @param {T["dialog"]} dialog */
  async openDialog(dialog) {
    this.dialog = dialog;
    await this.updateComplete;
    // Where the keyboard is now it goes back to.
    this.fastTap.giveFocus();
    if (this.dialog && this.dialogElement) showWindow(this.dialogElement);
  }

  get dialogElement() {
    return this.renderRoot.querySelector("dialog");
  }

  closeDialog() {
    const { dialogElement } = this;
    if (dialogElement?.open) dialogElement.close();
    // It was asked for, but nobody has seen it yet.
    else this.dialog = null;
  }

  /** The browser says so late: another window may be open by now. */
  dialogClosed() {
    if (this.dialogElement?.open) return;
    if (this.dialog?.kind === "look-first") this.tapPreview.left();
    this.dialog = null;
    this.keepFocus.settle();
  }

  /** @param {T["drawer"]} name */
  async toggleDrawer(name) {
    if (this.drawer === name) {
      this.closeDrawer();
      return;
    }
    this.drawer = name;
    await this.updateComplete;
    this.focusOn(".drawer h2");
  }

  /** The keyboard goes back to the button that opens it. */
  closeDrawer() {
    const button = part(`tool-${String(this.drawer)}`);
    this.drawer = null;
    void this.updateComplete.then(() => this.focusOn(button));
  }

  /** How many things are open, one over the other. */
  get opened() {
    return [this.dialog, this.bubble, this.choices.open, this.drawer, this.closeOwn].filter(Boolean)
      .length;
  }

  /** Closes what only this game opens; null while it is not open. @returns {(() => void) | null} */
  get closeOwn() {
    return null;
  }

  /** Escape and the browser's Back: leaves the innermost open thing. @returns {boolean} whether something was open */
  stepBack() {
    if (this.dialog) this.closeDialog();
    else if (this.bubble) this.closeBubble();
    else if (this.choices.open) this.choices.clear();
    else if (this.drawer) this.closeDrawer();
    else if (this.told.open) void this.told.toggle();
    else if (this.closeOwn) this.closeOwn();
    else return false;
    return true;
  }

  // -- telling ------------------------------------------------------------------------------------

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

  /** What has happened is said by the frame around the table; of an earlier moment, all there is to say. */
  tellChange() {
    // Whose turn is about to come is told by the frame that it has.
    if (!this.turnComes && !(this.readOnly && this.outspoken)) this.voice.ask();
    this.focusTask();
  }

  /** Whether the guide greets, or would if nothing else spoke. */
  get greets() {
    return this.guide.coming?.id === GREETING;
  }

  /** Whether the keyboard is in the board in words. */
  get isRead() {
    return this.told.isRead;
  }

  /** Puts the keyboard on the panel that asks now. @returns {boolean} whether there is one */
  focusTask() {
    return this.focusOn(".sheet h2");
  }

  /**
   * Puts the keyboard where a turn begins: on the panel that asks, or on the line that says what to do, where its ring is seen.
   *
   * @param {boolean} byKeys whether somebody uses keys: nobody else needs the ring
   */
  focusTurn(byKeys) {
    return this.focusTask() || (byKeys && this.focusOn(part("prompt")));
  }

  /**
   * What had the keyboard is gone: an open window has it, the panel that asks now, the button that is next, or the line
   * that says what to do.
   */
  focusSomewhere() {
    const inWindow = this.dialogElement?.open && this.focusOn("dialog button");
    if (inWindow || this.focusTask() || this.focusOn("button.glow")) return;
    this.focusOn(part("prompt"));
  }

  /** @param {string} selector @returns {boolean} whether it is there */
  focusOn(selector) {
    const element = this.renderRoot.querySelector(selector);
    if (!(element instanceof HTMLElement)) return false;
    element.focus();
    return true;
  }
}
