import { FRESH_MS } from "../../core/press-constants.js";
import { isGuided } from "../../core/seats/me.js";
import { endsTurn } from "../../core/session/game-words.js";

/** The number of previews that lead to the action before the question if they are to stay. */
const PREVIEWS_BEFORE_QUESTION = 3;
/** The lesson in the guide's memory that a preview was shown on this device. */
const PREVIEW_LESSON = "look-first";

/**
 * The first tap on what cannot be undone shows what it would do, the second one does it. The setting says "always",
 * "never", or "guided": while the guide is on, and after it until the question below is answered.
 *
 * | state | until | what it leads to |
 * |---|---|---|
 * | nothing shown | a tap on what cannot be undone | shown |
 * | shown | the second half of a double tap | shown; the answer is repeated, since it cannot have been read yet |
 * | shown | a tap on the same thing | nothing shown, and the action is carried out |
 * | shown | a tap on another such thing | shown, of that thing |
 * | shown | another position, or its answer is closed or replaced | nothing shown |
 *
 * | question | until | what it leads to |
 * |---|---|---|
 * | not due | `PREVIEWS_BEFORE_QUESTION` are done, or the guide was left after one | due |
 * | due | the player's turn begins, nothing else is on the screen, and it is not the guided first game | asked |
 * | asked | a press within `FRESH_MS`, which was meant for the table | asked; it is said that this comes first |
 * | asked | "always" or "never" | the setting, and not due |
 * | asked | the window is closed | "always", and that is said |
 */
export class TapPreview {
  /** @param {import("../game-table.js").GameTable<any>} table */
  constructor(table) {
    this.table = table;
    /** What was shown last. @type {string | null} */
    this.shownLast = null;
    /** The element whose answer told what it would do. @type {string | undefined} */
    this.answerKey = undefined;
    /** How many previews of each seat led to the action. @type {Map<number | undefined, number>} */
    this.times = new Map();
    this.isAsked = false;
    this.isDecided = false;
    /** When the question came, by `performance.now()`. */
    this.askedAt = Number.NEGATIVE_INFINITY;
  }

  /** The guide was left after a preview, and the question has not come yet. */
  get isDue() {
    const { isOn, memory } = this.table.guide;
    return !isOn && memory.known.has(PREVIEW_LESSON);
  }

  /** What waits for its second tap: as long as its answer is on the screen. */
  get shown() {
    return this.table.bubble?.key === this.answerKey ? this.shownLast : null;
  }

  get isOn() {
    const { settings, guide } = this.table;
    if (settings.lookFirst !== "guided") return settings.lookFirst === "always";
    return guide.isOn || this.isDue;
  }

  /**
   * @param {{final?: boolean}} action
   * @param {string} id what was tapped
   * @param {() => void} show tells what the action would do
   * @returns {boolean} true when this tap has only shown it
   */
  shows(action, id, show) {
    if (!action.final || !this.isOn) return false;
    const { table } = this;
    if (this.shown === id) {
      if (table.tapGuard.isDouble) {
        table.feedback.insist();
        return true;
      }
      this.shownLast = null;
      this.times.set(this.table.view?.seat, this.done + 1);
      return false;
    }
    this.shownLast = id;
    // After the guide is left, in this game or another, the question comes before a single tap acts.
    this.note();
    show();
    this.answerKey = table.bubble?.key;
    return true;
  }

  /** The guided first game asks nothing of this kind; the next one does. */
  get isFirstGame() {
    return isGuided(this.table.seats, this.table.view?.observation);
  }

  /** How many previews of this seat led to the action. */
  get done() {
    return this.times.get(this.table.view?.seat) ?? 0;
  }

  /** The question makes sense only to a player who has seen previews. */
  get isTheirs() {
    const { seats, view } = this.table;
    if (this.times.size > 0) return this.times.has(view?.seat);
    return seats.filter(({ kind }) => kind !== "computer").length <= 1;
  }

  note() {
    const { memory } = this.table.guide;
    this.times.set(this.table.view?.seat, this.done);
    if (!memory.known.has(PREVIEW_LESSON)) memory.learn(PREVIEW_LESSON);
  }

  /** Forgets the preview of an earlier position. */
  forget() {
    this.shownLast = null;
  }

  /** The player at the table has neither done nor looked at anything in this turn. */
  get isBetween() {
    const { history, selection, view } = this.table;
    const last = history.at(-1);
    const isBegun = last?.seat === view?.seat && last && !endsTurn(last, view?.seat);
    return !isBegun && !selection.open && this.shownLast === null;
  }

  /** Asks once, at the beginning of a turn, while nothing else is on the screen. */
  askBetween() {
    const { table } = this;
    const { settings, deciding, busy, dialog, bubble, outspoken, guide } = table;
    const wanted = this.isDue || (this.done >= PREVIEWS_BEFORE_QUESTION && !this.isAsked);
    if (!deciding || !wanted || settings.lookFirst !== "guided") return;
    if (!this.isBetween || !this.isTheirs || this.isFirstGame) return;
    if (!(busy || dialog || bubble || outspoken || guide.lesson)) void this.ask();
  }

  async ask() {
    this.waive();
    this.isDecided = false;
    this.askedAt = performance.now();
    await this.table.windows.open({ kind: "look-first" });
    this.askedAt = performance.now();
  }

  /** A press on the question that has only just come was meant for the table. @returns {boolean} true when that is said */
  holds() {
    const isFresh = performance.now() - this.askedAt < FRESH_MS;
    if (isFresh) this.table.windows.hold();
    return isFresh;
  }

  /** What was previewed so far calls for no question any more. */
  waive() {
    this.isAsked = true;
    this.table.guide.memory.unlearn(PREVIEW_LESSON);
  }

  /** @param {"always" | "never"} wanted */
  decide(wanted) {
    if (this.holds()) return;
    this.isDecided = true;
    this.table.windows.close();
    this.table.send("table-pref", { lookFirst: wanted });
  }

  /** Closing the question without an answer keeps previews on, and says so. */
  left() {
    const { table } = this;
    if (this.isDecided) return;
    table.send("table-pref", { lookFirst: "always" });
    table.feedback.info("table-guide-left-looking", "prompt");
  }
}
