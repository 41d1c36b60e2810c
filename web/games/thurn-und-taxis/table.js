import { nothing } from "lit";
import { Guide } from "../../table/guide.js";
import { duration } from "../../table/motion.js";
import { eachOf } from "./expansions/index.js";
import { MapBridge } from "./map-bridge.js";
import { TableState } from "./table-state.js";
import { arrange, tableStyles } from "./table-view.js";
import { play, snapshot } from "./touch/animate.js";
import { Answers } from "./touch/answers.js";
import { Choices } from "./touch/choices.js";
import { DiscardChoice } from "./touch/discard-choice.js";
import { Drag } from "./touch/drag.js";
import { pressed } from "./touch/keyboard.js";
import { COURSE } from "./touch/lessons.js";
import { promptWords } from "./words/prompt.js";

/** @typedef {import("./types.js").Action} Action */
/** @typedef {import("./types.js").View} View */

/**
 * The table of Thurn und Taxis. It shows a view, sends "table-act" with the text of a legal action
 * or "table-undo", and asks its context why something is not legal.
 */
export class TutTable extends TableState {
  static styles = tableStyles;

  constructor() {
    super();
    this.choices = new Choices(this);
    this.answers = new Answers(this);
    this.discards = new DiscardChoice(this);
    this.guide = new Guide(/** @type {TutTable} */ (this), COURSE);
    this.bridge = new MapBridge(this);
    this.drag = new Drag(this);
    /** @type {import("./touch/animate.js").Picture | null} */
    this.earlier = null;
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.bridge.destroy();
    eachOf(this, (part) => part.removed?.(this));
  }

  /** @override @param {KeyboardEvent} event */
  pressed(event) {
    return pressed(this, event);
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    super.willUpdate(changed);
    if (changed.has("view"))
      this.positionChanged(/** @type {View | null} */ (changed.get("view") ?? null));
  }

  /** @param {View | null} old */
  positionChanged(old) {
    const sameSeat = old !== null && this.view !== null && old.seat === this.view.seat;
    const moves = this.hasUpdated && sameSeat && duration(this.settings.animationSpeed) > 0;
    // Two changes in one frame, or on a hidden page, are played as one; never what another seat saw.
    this.earlier = moves ? (this.earlier ?? snapshot(this.renderRoot)) : null;
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
    // In the frame's own task, before anything is painted: drawing and moving in one task would be a long one.
    if (this.earlier) requestAnimationFrame(() => this.playChange());
    this.anchorBubble();
    this.markHint();
    if (changed.has("view")) this.tellChange();
    else this.guide.tell();
    this.guide.aim();
    this.discards.sendNext();
  }

  /** Plays the way from what was seen before; once, however often it was asked for. */
  playChange() {
    const { earlier } = this;
    this.earlier = null;
    if (earlier) play(this, earlier, this.events);
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

  /** Says what is asked now; what has happened is said by the frame around the table. */
  tellChange() {
    this.announceQuestion(promptWords(this), this.guide.teach());
    if (!this.closing) this.focusTask();
  }

  /** Puts the keyboard on the panel that asks now. @returns {boolean} whether there is one */
  focusTask() {
    return this.focusOn(".sheet h2");
  }
}
