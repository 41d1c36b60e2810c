import { canvasPlace } from "../../table/frame/table-frame.js";
import { GameTable } from "../../table/game-table.js";
import { duration } from "../../table/motion.js";
import { part } from "../../table/parts.js";
import { OWN } from "../../table/table-state.js";
import { boardFor, countryOf, FREE } from "./board.js";
import { CardImages } from "./card-images.js";
import { eachOf, firstOf, officialLooks } from "./expansions/index.js";
import { flourishesOf } from "./flourish/index.js";
import { MapBridge } from "./map-bridge.js";
import { officialPortrait } from "./panels/pictures.js";
import { TrayRoom } from "./panels/tray.js";
import { arrange, tableStyles } from "./table-view.js";
import { told } from "./told/index.js";
import { aboutCity } from "./touch/about.js";
import { play, snapshot } from "./touch/animate.js";
import { Choices } from "./touch/choices.js";
import { DiscardChoice } from "./touch/discard-choice.js";
import { Drag } from "./touch/drag.js";
import { placesOf } from "./touch/hint.js";
import { ownKey } from "./touch/keyboard.js";
import { COURSE } from "./touch/lessons.js";
import { Moves } from "./touch/moves.js";
import { promptWords } from "./words/prompt.js";
import { refusalWords } from "./words/refusal-words.js";

/** @typedef {import("./types.js").Action} Action */
/** @typedef {import("./types.js").View} View */

/**
 * @typedef {object} TutTypes
 * @property {View} view
 * @property {import("./types.js").Settings} settings
 * @property {import("./types.js").GameEvent} event
 * @property {import("./types.js").SeatInfo} seat
 * @property {import("./types.js").Board} board
 * @property {Moves} moves
 * @property {Choices} choices
 * @property {import("./panels/dialogs.js").DialogState} dialog
 * @property {"actions" | "log" | "goods"} drawer
 */

/** So long a city stays marked after it was left, in milliseconds. */
const LEFT = 100;

/**
 * The table of Thurn und Taxis.
 *
 * @extends {GameTable<TutTypes>}
 */
export class TutTable extends GameTable {
  static styles = tableStyles;

  static properties = { closing: OWN, dragged: OWN };

  constructor() {
    super(THURN_UND_TAXIS);
    /** @type {import("./touch/closing-draft.js").ClosingDraft | null} */
    this.closing = null;
    /** The city under the pointer. @type {string | null} */
    this.pointed = null;
    /** The frame with which the map shows it. */
    this.pointing = 0;
    /** The timer after which a city that was left is shown no longer. */
    this.leaving = 0;
    /** The city of a hand card in the air. @type {string | null} */
    this.dragged = null;
    this.discards = new DiscardChoice(this);
    this.bridge = new MapBridge(this);
    this.drag = new Drag(this);
    this.cardImages = new CardImages(this);
    this.trayRoom = new TrayRoom(this);
    /** @type {import("./touch/animate.js").Picture | null} */
    this.earlier = null;
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.bridge.destroy();
    eachOf(this, (part) => part.removed?.(this));
  }

  // -- drawing ------------------------------------------------------------------------------------

  /** @override @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    super.willUpdate(changed);
    if (this.closing && this.moves.closes.length === 0) this.closing = null;
  }

  /** @override @param {View | null} old */
  viewChanged(old) {
    const moves =
      this.hasUpdated && this.isSeenAsBefore(old) && duration(this.settings.animationSpeed) > 0;
    // Two changes in one frame, or on a hidden page, are played as one; never what another seat saw.
    this.earlier = moves ? (this.earlier ?? snapshot(this.renderRoot)) : null;
    super.viewChanged(old);
  }

  /** @override */
  positionChanged() {
    // A card that is gone can no longer say that the pointer has left it.
    this.pointed = null;
    this.closing = null;
    this.discards.forget();
    if (this.dialog?.kind === "abandon" || this.dialog?.kind === "unclosed") this.windows.close();
  }

  /** @override */
  arrange() {
    return arrange(this);
  }

  firstUpdated() {
    if (this.renderRoot instanceof ShadowRoot) this.drag.attach(this.renderRoot);
  }

  /** @override @param {Map<string, unknown>} changed */
  updated(changed) {
    const place = canvasPlace(this);
    if (place) this.bridge.update(place);
    eachOf(this, (part) => part.updated?.(this));
    this.colourCountries();
    // In the frame's own task, before anything is painted: drawing and moving in one task would be a long one.
    if (this.earlier) requestAnimationFrame(() => this.playChange());
    super.updated(changed);
  }

  /** Plays the way from what was seen before; once, however often it was asked for. */
  playChange() {
    const { earlier } = this;
    this.earlier = null;
    const isCelebrated = this.flourishes.play(earlier ? flourishesOf(this, this.events) : []);
    if (earlier) play(this, earlier, this.events, isCelebrated);
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

  // -- asking -------------------------------------------------------------------------------------

  /** @override @param {Action} action */
  placesOf(action) {
    return placesOf(action, this);
  }

  /** @param {import("./types.js").OfficialId} id */
  portrait(id) {
    return officialPortrait(id, officialLooks[id]?.picture);
  }

  /** @param {string} city */
  countryId(city) {
    return countryOf(this.board, city)?.id ?? FREE;
  }

  // -- sending ------------------------------------------------------------------------------------

  /**
   * @override Whoever is closing a route: the end of a turn cannot be taken back.
   * @param {import("./types.js").Action} action
   * @returns {import("./panels/dialogs.js").DialogState | null}
   */
  questionBefore(action) {
    return this.closing && action === this.moves.end ? { kind: "unclosed" } : null;
  }

  /** @override An open closing panel; what was done before it is not meant. */
  leaveDraft() {
    if (!this.closing) return false;
    this.cancelClosing();
    return true;
  }

  confirmClosing() {
    const { closing } = this;
    if (!closing) return;
    if (closing.action) this.act(closing.action);
    else this.feedback.explain({ type: "close", ...closing.choice }, "close-confirm");
  }

  cancelClosing() {
    this.closing = null;
    this.bubble = null;
    this.focusOn(part("btn-close"));
  }

  /** @param {Action} action */
  confirmAbandon(action) {
    this.windows.close();
    this.act(action);
  }

  // -- windows ------------------------------------------------------------------------------------

  /** @override */
  closeBubble() {
    this.choices.clear();
  }

  /** @override */
  get closeOwn() {
    return this.closing && (() => this.cancelClosing());
  }

  /** @override @param {import("../../table/frame/bubble.js").BoardPlace} place */
  boxOf(place) {
    return firstOf(this, (part) => part.boxOf?.(this, place)) ?? this.bridge.townBox(place.id);
  }

  /** @override */
  liveSpots() {
    return this.bridge.liveSpots();
  }

  /** @override */
  readSpots() {
    return this.bridge.readSpots();
  }

  /** @override @param {HTMLElement} held a card, which is told with its city */
  look({ dataset: { city, key = "", part: name }, ariaLabel }) {
    if (!city) {
      this.feedback.say(ariaLabel ?? "", name ?? "");
      return;
    }
    this.point(city);
    aboutCity(this, city, key);
  }

  // -- showing and telling ------------------------------------------------------------------------

  /**
   * Only the map shows it, and only what is so when a picture is made. What is left stays marked for a moment: the finger that
   * is lifted leaves what it has pressed, and what comes of that is the next thing to be drawn.
   *
   * @param {string | null} city
   */
  point(city) {
    clearTimeout(this.leaving);
    if (city !== null) this.pointAt(city);
    else this.leaving = window.setTimeout(() => this.pointAt(null), LEFT);
  }

  /** @param {string | null} city */
  pointAt(city) {
    if (this.pointed === city) return;
    this.pointed = city;
    this.pointing ||= requestAnimationFrame(() => {
      this.pointing = 0;
      const place = this.isConnected && canvasPlace(this);
      if (place) this.bridge.update(place);
    });
  }

  /** @param {string | null} city */
  lifted(city) {
    this.dragged = city;
    this.bubble = null;
  }

  /** @override @param {readonly {id: string}[]} focus */
  pulse(focus) {
    const ids = focus.map((one) => one.id);
    this.bridge.focus(ids);
    eachOf(this, (part) => part.pulse?.(this, ids));
  }

  /** @override The open closing panel leaves the keyboard where it is. */
  tellChange() {
    if (this.closing) this.voice.ask();
    else super.tellChange();
  }
}

/** @type {import("../../table/types.js").TableGame<TutTypes>} */
const THURN_UND_TAXIS = {
  words: "tut",
  settings: {
    confirmTurns: true,
    autoLay: true,
    confirmAbandon: true,
    showHouseSets: true,
    cardMarks: true,
    animationSpeed: "normal",
  },
  board: boardFor,
  moves: (actions) => new Moves(actions),
  choices: (table) => new Choices(table),
  prompt: promptWords,
  refusal: refusalWords,
  key: ownKey,
  told,
  course: COURSE,
};
