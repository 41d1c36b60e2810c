import { nothing } from "lit";
import { GameTable } from "../../table/game-table.js";
import { Guide } from "../../table/guide.js";
import { duration } from "../../table/motion.js";
import { boardFor } from "./board.js";
import { Stage } from "./stage.js";
import { arrange, tableStyles } from "./table-view.js";
import { Answers } from "./touch/answers.js";
import { Choices } from "./touch/choices.js";
import { placesOf } from "./touch/hint.js";
import { pressed } from "./touch/keyboard.js";
import { COURSE } from "./touch/lessons.js";
import { movesOf, ownSeat } from "./touch/moves.js";
import { promptWords } from "./words/prompt.js";

/** @typedef {import("./types.js").Action} Action */
/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Settings} Settings */
/** @typedef {import("./panels/windows.js").DialogState} DialogState */
/** @typedef {"actions" | "log" | "goods"} DrawerName */

/**
 * @typedef {object} MurTypes
 * @property {View} view
 * @property {Settings} settings
 * @property {import("./types.js").GameEvent} event
 * @property {import("./types.js").HistoryStep} step
 * @property {import("./types.js").SeatInfo} seat
 * @property {import("./types.js").Context} context
 * @property {DialogState} dialog
 * @property {DrawerName} drawer
 */

/** @type {Settings} */
const SETTINGS = {
  confirmTurns: true,
  animationSpeed: "normal",
  brownSquares: true,
  shownPrices: true,
  logMarks: true,
};

/**
 * The table of Murano.
 *
 * @extends {GameTable<MurTypes>}
 */
export class MurTable extends GameTable {
  static styles = tableStyles;

  /** @type {import("lit").PropertyDeclarations} */
  static properties = { marks: { state: true }, enlarged: { state: true } };

  constructor() {
    super(SETTINGS);
    this.moves = movesOf(null, false);
    this.board = boardFor();
    /** What the last touched line of the log is about. @type {import("../../lagoon/types.js").Place[]} */
    this.marks = [];
    /** The island that is shown large. @type {string | null} */
    this.enlarged = null;
    this.choices = new Choices(this);
    this.answers = new Answers(this);
    this.stage = new Stage(this);
    this.guide = new Guide(/** @type {MurTable} */ (this), COURSE);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.stage.destroy();
  }

  /** @override @param {KeyboardEvent} event */
  pressed(event) {
    return pressed(this, event);
  }

  /** @override @param {Action} action */
  placesOf(action) {
    return placesOf(action);
  }

  /** The seat whose gold and tiles lie in front. */
  get me() {
    return this.view ? ownSeat(this.view) : 0;
  }

  get own() {
    return this.view?.observation.seats[this.me] ?? null;
  }

  get seen() {
    return /** @type {View} */ (this.view).observation;
  }

  /** Whether the person at the table is the one to decide. */
  get deciding() {
    return this.moves.all.length > 0;
  }

  /** @override @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    super.willUpdate(changed);
    if (changed.has("view") || changed.has("readOnly")) {
      this.moves = movesOf(this.view, this.readOnly);
    }
    if (changed.has("view"))
      this.positionChanged(/** @type {View | null} */ (changed.get("view") ?? null));
  }

  /** @param {View | null} old */
  positionChanged(old) {
    const sameSeat = old !== null && this.view !== null && old.seat === this.view.seat;
    if (!sameSeat) this.choices.stop();
    if (old?.step === this.view?.step && sameSeat) return;
    this.choices.clear();
    this.marks = [];
  }

  render() {
    return this.view ? arrange(this) : nothing;
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    const canvas = this.renderRoot.querySelector(".map-canvas");
    if (canvas instanceof HTMLElement) this.stage.update(canvas);
    if (changed.has("view") || changed.has("events")) {
      this.stage.play(this.events, duration(this.settings.animationSpeed));
    }
    this.anchorBubble();
    this.markHint();
    if (changed.has("view")) this.tellChange();
    else this.guide.tell();
    this.guide.aim();
    this.choices.sendNext();
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
    this.choices.stop();
    this.choices.clear();
    if (undo.steps > 0) this.send("table-undo", { steps });
    else this.answers.info(`table-undo-${undo.blocked ?? "start"}`, "prompt");
  }

  endTurn() {
    if (this.moves.end) this.act(this.moves.end);
    else this.answers.explain("end turn", "prompt");
  }

  // -- windows ------------------------------------------------------------------------------------

  closeBubble() {
    this.bubble = null;
  }

  /** Escape: leaves the innermost open thing. @returns {boolean} whether something was open */
  stepBack() {
    if (this.bubble) this.bubble = null;
    else if (this.choices.open) this.choices.clear();
    else if (this.drawer) this.drawer = null;
    else if (this.enlarged) this.stage.enlarge(null);
    else return false;
    return true;
  }

  // -- showing and telling ------------------------------------------------------------------------

  /** @param {readonly {kind: string, id: string}[]} focus */
  pulse(focus) {
    if (this.settings.logMarks === false) return;
    this.marks = /** @type {import("../../lagoon/types.js").Place[]} */ ([...focus]);
    this.stage.focus(this.marks);
  }

  /** Says what is asked now; what has happened is said by the frame around the table. */
  tellChange() {
    this.announceQuestion(promptWords(this), this.guide.teach());
    this.focusTask();
  }

  /** Puts the keyboard on the panel that asks now. @returns {boolean} whether there is one */
  focusTask() {
    return this.focusOn(".sheet h2");
  }
}
