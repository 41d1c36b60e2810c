import { nothing } from "lit";
import { hearFocus } from "../ui/keyboard.js";
import { ArrangementController } from "./arrangement.js";
import { KeepFocus, TabStops } from "./focus.js";
import { anchorBubble } from "./frame/bubble.js";
import { Guide } from "./guide/guide.js";
import { GREETING } from "./guide/guide-card.js";
import { Keys, screenOf } from "./keyboard.js";
import { Flourishes } from "./motion.js";
import { barOf, UndoControl } from "./panels/prompt.js";
import { markHint, part } from "./parts.js";
import { BusyGate, InputQueue } from "./press/busy.js";
import { Feedback, SignHelp, Voice } from "./press/feedback.js";
import { FastTap, LongPress } from "./press/one-press.js";
import { TapGuard } from "./press/tap-guard.js";
import { TapPreview } from "./press/tap-preview.js";
import { isReadOnly, TableState } from "./table-state.js";
import { Told } from "./told/told.js";
import { Windows } from "./windows.js";

/** @typedef {import("./types.js").TableTypes} TableTypes */

/** Beside it the end of a turn is answered. */
const END = "btn-end-turn";

/**
 * A table of any game: it shows a view, sends "table-act" with the texts of actions or "table-undo", and keeps
 * what is open on it: a bubble, a window, a drawer. What is on the table comes from the class that extends it.
 *
 * @template {TableTypes} T
 * @extends {TableState<T>}
 */
export class GameTable extends TableState {
  /** @param {import("./types.js").TableGame<T>} game */
  constructor(game) {
    super(game);
    /** The frame spoke when the table was drawn last. */
    this.wasOutspoken = false;
    this.feedback = new Feedback(this);
    this.guide = new Guide(this, game.course);
    this.voice = new Voice(this);
    this.inputQueue = new InputQueue(this);
    this.tapGuard = new TapGuard(this);
    this.signHelp = new SignHelp(this);
    this.flourishes = new Flourishes(this);
    this.longPress = new LongPress(this);
    this.tapPreview = new TapPreview(this);
    this.undoControl = new UndoControl(this);
    this.told = new Told(this);
    this.windows = new Windows(this);
    this.fastTap = new FastTap();
    this.tabStops = new TabStops(this);
    this.keepFocus = new KeepFocus(this, () => this.focusSomewhere());
    this.busyGate = new BusyGate(this);
    new ArrangementController(this);
    new Keys(this);
    /** Ends hearing what is pressed around the table. */
    this.leaveScreen = () => {};
  }

  connectedCallback() {
    super.connectedCallback();
    this.leaveScreen = this.tapGuard.attach(screenOf(this));
    this.requestUpdate();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.leaveScreen();
    this.flourishes.stop();
    this.bridge?.drawn.destroy();
  }

  createRenderRoot() {
    const root = super.createRenderRoot();
    this.tabStops.attach(root);
    this.fastTap.attach(/** @type {ShadowRoot} */ (root));
    this.longPress.attach(root);
    this.signHelp.attach(root);
    // After a reload a panel may still be coming when everything is expected to be in its place.
    root.addEventListener("animationend", () => this.guide.putLight());
    hearFocus(root);
    return root;
  }

  // -- drawing ------------------------------------------------------------------------------------

  /** Nothing is drawn, since an answer comes at once. */
  get isStill() {
    return this.busyGate.still !== null;
  }

  /** @override @param {Parameters<import("lit").LitElement["requestUpdate"]>} change */
  requestUpdate(...change) {
    this.busyGate?.changed(change[0], change[1]);
    super.requestUpdate(...change);
  }

  /** @override */
  scheduleUpdate() {
    const { still } = this.busyGate;
    return still ? still.then(() => super.scheduleUpdate()) : super.scheduleUpdate();
  }

  /** A table that has left the page would draw a board that is never released. */
  shouldUpdate() {
    return this.isConnected;
  }

  /** What follows from what was given. @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("view") || changed.has("access")) {
      const { view, readOnly } = this;
      // None while this page only looks on.
      this.moves = this.game.moves(!view || readOnly || view.over ? [] : view.actions);
      if (view) this.board = this.game.board(view.observation.options);
    }
    const before = changed.has("access") ? changed.get("access") : this.access;
    // An answer belongs either to the present or to an earlier moment.
    const isOther = isReadOnly(before) !== this.readOnly && this.hasUpdated;
    // What the frame says replaces an answer.
    if (isOther || (this.outspoken && !this.wasOutspoken && this.bubble))
      this.feedback.outdate(() => this.closeBubble());
    this.wasOutspoken = this.outspoken;
    if (changed.has("drawer") && this.hasUpdated) this.drawerChanged();
    if (changed.has("view"))
      this.viewChanged(/** @type {T["view"] | null} */ (changed.get("view") ?? null));
    this.askAgain();
  }

  /** Shows a question that has no answer yet, once nothing lies over it. */
  askAgain() {
    const { deciding, bubble, dialog, drawer, outspoken, selection } = this;
    if (deciding && !bubble && !dialog && !drawer && !outspoken)
      this.bubble = selection.question ?? null;
  }

  /** What was told before, or is still asked for, does not lie over a drawer that opens, nor stay where one has closed. */
  drawerChanged() {
    this.feedback.asked += 1;
    if (this.bubble?.kind !== "ask") this.bubble = null;
  }

  /** @param {T["view"] | null} old */
  viewChanged(old) {
    const sameSeat = this.isSeenAsBefore(old);
    if (!sameSeat) this.forgetPerson();
    if (old?.step === this.view?.step && sameSeat) return;
    this.feedback.outdate(() => this.selection.clear());
    this.guide.tookBack();
    this.tapPreview.forget();
    if (this.dialog?.kind === "question") this.windows.close();
    this.positionChanged();
  }

  /** Closes whatever was open for the player who looked at the table before. */
  forgetPerson() {
    this.bubble = null;
    this.selection.stop?.();
    this.inputQueue.forget();
    this.windows.close();
    this.drawer = null;
    this.flourishes.stop();
    this.ghosts?.replaceChildren();
  }

  render() {
    return this.view ? this.arrange() : nothing;
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    anchorBubble(this);
    this.feedback.drawn = this.bubble;
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

  // -- sending ------------------------------------------------------------------------------------

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
   * Does a legal action, after the questions that belong to it.
   *
   * @param {T["view"]["actions"][number]} action
   * @param {readonly string[]} [following] texts of actions that are done after it unasked
   */
  act(action, following = []) {
    const { text } = action;
    if (this.inputQueue.waits(text, () => this.actStill(action, following), "prompt")) return;
    if (this.busy || this.readOnly) return this.feedback.notNow("prompt");
    this.drawer = null;
    this.windows.askBefore(action, () => this.carryOut(action, following));
  }

  /**
   * Sends an action without a question.
   *
   * @param {T["view"]["actions"][number]} action
   * @param {readonly string[]} following texts of actions that are done after it unasked
   */
  carryOut(action, following) {
    this.guide.acted();
    this.sendChange("table-act", { actions: [action.text, ...following] });
    // Drawn with what the frame has to say to it, once.
    this.selection.clear();
  }

  /**
   * Does what was advised, if it is still legal.
   *
   * @param {{text: string, following?: readonly {text: string}[]}} action
   */
  follow(action) {
    const following = action.following?.map(({ text }) => text);
    this.actStill(action, following);
  }

  /**
   * Does an action that was pressed while the table was busy, if it is still legal.
   *
   * @param {T["view"]["actions"][number]} action
   * @param {readonly string[]} [following]
   */
  actStill(action, following) {
    const still = this.moves.all.find((one) => one.text === action.text);
    if (still) this.act(still, following);
    else this.tooLate(action.text, this.ctx?.called(action));
  }

  /**
   * A press came to its turn in a position in which it means nothing.
   *
   * @param {string | import("../core/engine/types.js").ActionParts} meant
   * @param {string} [action] what it is called
   */
  tooLate(meant, action = "") {
    const id = action ? "table-info-too-late-for" : "table-info-too-late";
    void this.feedback.explain(meant, "prompt", undefined, this.t(id, { action }));
  }

  endTurn() {
    if (this.inputQueue.waits("end-turn", () => this.endTurn(), END)) return;
    // Where the turn cannot end, a question stays; else it blocks the end, as does what is half chosen.
    if (!this.moves.end && this.feedback.asksFirst()) return;
    const isHalf = this.bubble?.kind === "ask" || this.selection.open;
    if (this.moves.end && isHalf) {
      this.selection.clear();
      this.feedback.info("table-info-asked", END);
    } else if (this.moves.end && this.tapGuard.isDouble && !this.inputQueue.isLate)
      this.feedback.insist();
    else if (this.moves.end) this.act(this.moves.end);
    else if (this.tapGuard.isOwnNews && !this.selection.open)
      this.feedback.info("table-info-own-turn", END);
    else if (this.tapGuard.isDouble && !this.deciding) this.tapGuard.answerOnce(END);
    else {
      const open = this.selection.open ? this.game.prompt(this).head : undefined;
      const once = this.tapGuard.isDouble ? this.t("table-info-once") : open;
      void this.feedback.explain({ type: "end" }, END, undefined, once);
    }
  }

  // -- telling ------------------------------------------------------------------------------------

  /** Reads out what is asked now. What has happened is read out by the frame. */
  tellChange() {
    // The frame announces a turn that is about to come.
    if (!this.turnComes && !(this.readOnly && this.outspoken)) this.voice.ask();
    this.focusTask();
  }

  /** The guide greets, or would if nothing else spoke. */
  get greets() {
    return this.guide.coming?.id === GREETING;
  }

  /** The focus is in the board in words. */
  get isRead() {
    return this.told.isRead;
  }

  /** Takes back what is half chosen in the place of an action; null when nothing is. @returns {(() => void) | null} */
  get leaveDraft() {
    return null;
  }

  /** What is half chosen is only looked at: no step of it was made. */
  get isLooking() {
    return !this.selection.open;
  }

  /** Focuses the panel that asks now. @returns {boolean} true when there is one */
  focusTask() {
    return this.focusOn(".sheet h2");
  }

  /**
   * Focuses the beginning of a turn: the panel that asks, or for keyboard users the line that says what to do.
   *
   * @param {boolean} byKeys
   */
  focusTurn(byKeys) {
    return this.focusTask() || (byKeys && this.focusOn(part("prompt")));
  }

  /** Focuses an open window, the answer to a question, the panel that asks now, the next button or the line that says what to do. */
  focusSomewhere() {
    if (this.windows.isOpen && this.focusOn("dialog button")) return;
    const isAsked = this.bubble?.kind === "ask" && this.focusOn(part("ask-yes"));
    if (isAsked || this.focusTask() || this.focusOn("button.glow")) return;
    this.focusOn(part("prompt"));
  }
}
