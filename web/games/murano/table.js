import { canvasPlace } from "../../table/frame/table-frame.js";
import { GameTable } from "../../table/game-table.js";
import { duration } from "../../table/motion.js";
import { OWN } from "../../table/table-state.js";
import { boardFor } from "./board.js";
import { flourishesOf } from "./flourish/index.js";
import { Stage } from "./stage.js";
import { arrange, tableStyles } from "./table-view.js";
import { told } from "./told/index.js";
import { Choices } from "./touch/choices.js";
import { placesOf } from "./touch/hint.js";
import { ownKey } from "./touch/keyboard.js";
import { COURSE } from "./touch/lessons.js";
import { Moves } from "./touch/moves.js";
import { promptWords } from "./words/prompt.js";
import { refusalWords } from "./words/sentences.js";

/** @typedef {import("./types.js").Action} Action */

/**
 * @typedef {object} MurTypes
 * @property {import("./types.js").View} view
 * @property {import("./types.js").Settings} settings
 * @property {import("./types.js").GameEvent} event
 * @property {import("./types.js").SeatInfo} seat
 * @property {import("./types.js").Board} board
 * @property {Moves} moves
 * @property {Choices} choices
 * @property {import("./panels/windows.js").DialogState} dialog
 * @property {"actions" | "log" | "goods"} drawer
 */

/**
 * The table of Murano.
 *
 * @extends {GameTable<MurTypes>}
 */
export class MurTable extends GameTable {
  static styles = tableStyles;

  static properties = { enlarged: OWN, folded: OWN };

  constructor() {
    super(MURANO);
    /** What the last touched line of the log is about. @type {import("../../board/lagoon/types.js").Place[]} */
    this.marks = [];
    /** The island that is shown large. @type {string | null} */
    this.enlarged = null;
    /** Whether the cards to choose from are folded away, for a look at the islands. */
    this.folded = false;
    this.stage = new Stage(this);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.stage.destroy();
  }

  /** @override @param {Action} action */
  placesOf(action) {
    return placesOf(action);
  }

  /**
   * @override Whoever would give points away by it, or a gondolier for nothing.
   * @param {import("./types.js").Action} action
   * @returns {import("./panels/windows.js").DialogState | null}
   */
  questionBefore(action) {
    const { moves, own, seen } = this;
    if (action.type === "score" && action.points === 0)
      return { kind: "worthless", action: action.text };
    const loses = seen.phase === "assign" && (own?.best?.cards.length ?? 0) > 0;
    return loses && action === moves.end ? { kind: "unscored" } : null;
  }

  /** @override */
  positionChanged() {
    this.marks = [];
    this.folded = false;
    if (this.dialog?.kind === "unscored" || this.dialog?.kind === "worthless") this.windows.close();
    if (this.moves.builds.length === 0) this.stage.shrink();
    // Other presses are read from the first one on, wherever those before them were scrolled to.
    void this.updateComplete.then(() => this.renderRoot.querySelector(".act-bar")?.scrollTo(0, 0));
  }

  /** @override */
  arrange() {
    return arrange(this);
  }

  /** @override @param {Map<string, unknown>} changed */
  updated(changed) {
    const place = canvasPlace(this);
    if (place) this.stage.update(place);
    if (changed.has("view")) {
      this.stage.play(this.events, duration(this.settings.animationSpeed));
      this.flourishes.play(flourishesOf(this, this.events));
    }
    super.updated(changed);
  }

  /** @override */
  get closeOwn() {
    return this.enlarged === null ? null : () => this.stage.enlarge(null);
  }

  /** @override @param {import("../../table/frame/bubble.js").BoardPlace} place */
  boxOf(place) {
    return this.stage.boxOf(/** @type {import("../../board/lagoon/types.js").Place} */ (place));
  }

  /** @override */
  liveSpots() {
    return this.stage.liveSpots();
  }

  /** @override The next touch may ask about any space, also one that cannot be used now. */
  readSpots() {
    return this.stage.ringSpots();
  }

  /** @override @param {readonly {kind: string, id: string}[]} focus */
  pulse(focus) {
    if (this.settings.logMarks === false) return;
    this.marks = /** @type {import("../../board/lagoon/types.js").Place[]} */ ([...focus]);
    this.stage.focus(this.marks);
    this.requestUpdate();
  }
}

/** @type {import("../../table/types.js").TableGame<MurTypes>} */
const MURANO = {
  words: "mur",
  board: boardFor,
  moves: (actions) => new Moves(actions),
  choices: (table) => new Choices(table),
  prompt: promptWords,
  refusal: refusalWords,
  key: ownKey,
  told,
  course: COURSE,
  settings: {
    confirmTurns: true,
    brownSquares: true,
    shownPrices: true,
    logMarks: true,
    animationSpeed: "normal",
  },
};
