import { html, nothing } from "lit";
import { lagoonPalace } from "../../art/scenes/lagoon-palace.js";
import { usesDrawers } from "../../table/arrangement.js";
import {
  boardPlace,
  drawersOf,
  side,
  stylesOf,
  tableFrame,
} from "../../table/frame/table-frame.js";
import { GameTable } from "../../table/game-table.js";
import { guideCard } from "../../table/guide/guide-card.js";
import { duration } from "../../table/motion.js";
import { logPanel } from "../../table/panels/log.js";
import { endButton } from "../../table/panels/prompt.js";
import { OWN } from "../../table/table-state.js";
import { boardFor, islandName } from "./board.js";
import { LagoonBridge } from "./lagoon-bridge.js";
import layout from "./layout.css";
import actBarCss from "./panels/act-bar.css";
import { actBar } from "./panels/act-bar.js";
import characterCardCss from "./panels/character-card.css";
import countedCss from "./panels/counted-card.css";
import { counted, countedCard, placeCounted } from "./panels/counted-card.js";
import { Gold } from "./panels/gold.js";
import islandCss from "./panels/island.css";
import playersCss from "./panels/players.css";
import { goodsDrawer, ownPanel, playerBoxes } from "./panels/players.js";
import sheetCss from "./panels/sheets.css";
import { hasOpenSheet, hasSheet, sheet } from "./panels/sheets.js";
import windowsCss from "./panels/windows.css";
import { islandCard, ownKey, UNBUILT, UNSCORED, windows } from "./panels/windows.js";
import { soundOf } from "./sounds.js";
import { told } from "./told.js";
import { carryTiles } from "./touch/carrying.js";
import { Foresight } from "./touch/foresight.js";
import { advice, LegalActions, namedBy, placesOf } from "./touch/legal-actions.js";
import { COURSE, firstGoal } from "./touch/lessons.js";
import { Selection } from "./touch/selection.js";
import { allActions, promptWords, reasonFor, refusalWords, tell, textFor } from "./words.js";

/** @typedef {import("./types.js").Action} Action */
/** @typedef {import("./types.js").GameEvent} GameEvent */

/**
 * @typedef {object} MurTypes
 * @property {import("./types.js").View} view
 * @property {import("./types.js").GameEvent} event
 * @property {import("./types.js").SeatInfo} seat
 * @property {import("./types.js").Board} board
 * @property {LegalActions} moves
 * @property {Selection} selection
 * @property {import("./panels/windows.js").DialogState} dialog
 * @property {"actions" | "log" | "goods"} drawer
 */

/**
 * The table of Murano.
 *
 * @extends {GameTable<MurTypes>}
 */
export class MurTable extends GameTable {
  static styles = stylesOf(
    [characterCardCss, actBarCss, playersCss, islandCss, sheetCss, windowsCss],
    [layout, countedCss],
  );

  static properties = { enlarged: OWN, folded: OWN, named: OWN };

  constructor() {
    super(MURANO);
    /** The places of the log line that was pressed last. @type {import("../../board/lagoon/types.js").Place[]} */
    this.marks = [];
    /** What the line or the button names that a mouse points at, or that has the keyboard. @type {readonly import("../../board/lagoon/types.js").Place[]} */
    this.named = [];
    /** The island that is shown large. @type {string | null} */
    this.enlarged = null;
    /** The cards to choose from are folded away, so that the islands can be seen. */
    this.folded = false;
    this.foresight = new Foresight(this);
    this.gold = new Gold(this);
    this.bridge = new LagoonBridge(this);
  }

  /** @override */
  createRenderRoot() {
    const root = super.createRenderRoot();
    carryTiles(this, /** @type {ShadowRoot} */ (root));
    root.addEventListener("focusin", ({ target }) => this.pointAt(target));
    root.addEventListener("pointerover", (event) => {
      const { pointerType, target } = /** @type {PointerEvent} */ (event);
      if (pointerType === "mouse") this.pointAt(target);
    });
    return root;
  }

  /** Lights what a line of the list, of the board in words, or a choice names. @param {EventTarget | null} target */
  pointAt(target) {
    const named = namedBy(/** @type {Element} */ (target), this.moves.all);
    if (named.length + this.named.length > 0) this.named = named;
  }

  /** @override @param {Action} action */
  placesOf(action) {
    return placesOf(action);
  }

  /** @override @param {import("./types.js").View | null} old */
  viewChanged(old) {
    super.viewChanged(old);
    this.gold.follow(old);
    // Another player's turn would go on out of sight.
    const isOther = old?.current !== this.view?.current && this.access !== "replaying";
    if (isOther && this.enlarged !== null) this.bridge.enlarge(null);
  }

  /** @override */
  forgetPerson() {
    super.forgetPerson();
    this.gold.settle();
  }

  /** @override */
  positionChanged() {
    this.marks = [];
    this.named = [];
    this.folded = false;
    this.foresight.look(null);
    if (this.moves.builds.length === 0) this.bridge.shrink();
    // The new buttons are read from the first one on, however far the old ones were scrolled.
    void this.updateComplete.then(() => this.renderRoot.querySelector(".act-bar")?.scrollTo(0, 0));
  }

  /** @override */
  arrange() {
    const { arrangement, guide } = this;
    const wide = arrangement.shape === "wide";
    const narrow = usesDrawers(arrangement);
    // Above the log the guide takes no room from the board.
    const panels = narrow ? nothing : guideCard(guide);
    const players = playerBoxes(this);
    const drawers = drawersOf(
      () => logPanel(this, tell, true),
      () => allActions(this),
      goodsDrawer(this),
    );
    const regions = html`${wide ? nothing : players}
    ${boardPlace(this, html`${sun(this)} ${islandCard(this)} ${countedCard(this)}`, narrow && !hasOpenSheet(this) ? guideCard(guide) : nothing)}
    ${hasSheet(this) ? sheet(this) : actBar(this)}`;
    const beside = html`${ownPanel(this, narrow)}
    ${side(this, drawers, { players: wide ? players : nothing, panels })}`;
    return tableFrame(this, {
      look: this.seen.counting === undefined ? "" : "counting",
      end: endButton(this),
      regions,
      beside,
      drawers,
      windows: windows(this),
    });
  }

  /** @override @param {Map<string, unknown>} changed */
  updated(changed) {
    this.bridge.update();
    if (changed.has("view")) {
      this.bridge.play(this.events, duration(this.settings.animationSpeed));
      this.flourishes.play(flourishesOf(this, this.events));
    }
    // What is said of a place lies elsewhere by now.
    if (changed.has("enlarged") && this.bubble?.place) this.feedback.dismiss();
    super.updated(changed);
    placeCounted(this);
  }

  /** @override A trip or an action that is only shown. */
  get leaveDraft() {
    const { selection, tapPreview } = this;
    if (!selection.open && tapPreview.shown === null) return null;
    return () => selection.clear();
  }

  /** @override */
  get closeOwn() {
    return this.enlarged === null ? null : () => this.bridge.enlarge(null);
  }

  /** @override @param {readonly {kind: string, id: string}[]} focus @param {boolean} [quiet] all of the news at once */
  pulse(focus, quiet = false) {
    if (!this.settings.logMarks) return;
    const marks = /** @type {import("../../board/lagoon/types.js").Place[]} */ ([...focus]);
    this.marks = quiet ? marks.map((place) => ({ ...place, quiet })) : marks;
    if (!quiet) this.bridge.focus(marks);
    this.requestUpdate();
  }
}

/** Slowly moving light on the water. @param {MurTable} table */
function sun({ settings }) {
  return settings.animationSpeed === "off"
    ? nothing
    : html`<div class="sun" aria-hidden="true"></div>`;
}

/** Palaces and special buildings, which exist once. @type {readonly string[]} */
const CELEBRATED_SORTS = ["palace", "special"];

/**
 * Great buildings rise over the lagoon.
 *
 * @param {MurTable} table
 * @param {readonly GameEvent[]} events
 * @returns {import("../../table/motion.js").Flourish[]}
 */
function flourishesOf(table, events) {
  return events.flatMap((event) => {
    if (event.event !== "built" || !CELEBRATED_SORTS.includes(event.sort)) return [];
    const { lagoon } = table.bridge;
    if (!lagoon) return [];
    return {
      onBoard: true,
      play(layer, time) {
        lagoon.rise(event.place, time);
        // The board draws the building; this animation only lasts as long.
        return [layer.animate([], { duration: time })];
      },
      end: () => lagoon.motion.settle(),
    };
  });
}

/** @type {import("../../table/types.js").TableGame<MurTypes>} */
const MURANO = {
  words: "mur",
  board: boardFor,
  moves: (actions) => new LegalActions(actions),
  selection: (table) => new Selection(table),
  prompt: promptWords,
  refusal: refusalWords,
  questions: [UNBUILT, UNSCORED],
  key: ownKey,
  hides: ({ characterCount }) => characterCount > 0,
  told,
  course: COURSE,
};

/** What the frame needs to know of this game. */
export const game = {
  id: "murano",
  tag: "mur-table",
  element: MurTable,
  board: boardFor,
  tell,
  textFor,
  reasonFor,
  where: (/** @type {any} */ { island }, /** @type {any} */ { board }) => islandName(board, island),
  advice,
  counted,
  soundOf,
  firstGoal,
  scene: lagoonPalace,
};
