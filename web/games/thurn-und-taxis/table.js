import { mailCoach } from "../../art/scenes/mail-coach.js";
import { GameTable } from "../../table/game-table.js";
import { duration } from "../../table/motion.js";
import { part } from "../../table/parts.js";
import { OWN } from "../../table/table-state.js";
import { boardFor, countryName, countryOf, FREE } from "./board.js";
import { drafts, forgetBeyond } from "./expansions/drafts.js";
import { firstOf, officialPortraits, partsOf } from "./expansions/index.js";
import { flourishesOf } from "./flourishes.js";
import { MapBridge } from "./map-bridge.js";
import { ABANDON, DiscardChoice, pressKey, UNCLOSED } from "./panels/dialogs.js";
import { CardImages, officialPortrait } from "./panels/pictures.js";
import { TrayWidth } from "./panels/tray.js";
import { soundOf } from "./sounds.js";
import { arrange, tableStyles } from "./table-view.js";
import { told } from "./told.js";
import { aboutCity } from "./touch/about.js";
import { play, snapshot } from "./touch/animate.js";
import { ClosingDraft } from "./touch/closing-draft.js";
import { Drag } from "./touch/drag.js";
import { advice, LegalActions, partsFor } from "./touch/legal-actions.js";
import { COURSE, firstGoal } from "./touch/lessons.js";
import { Selection } from "./touch/selection.js";
import { promptWords, reasonFor, refusalWords, tell, textFor } from "./words.js";

/** @typedef {import("./types.js").Action} Action */
/** @typedef {import("./types.js").View} View */

/**
 * @typedef {object} TutTypes
 * @property {View} view
 * @property {import("./types.js").GameEvent} event
 * @property {import("./types.js").SeatInfo} seat
 * @property {import("./types.js").Board} board
 * @property {LegalActions} moves
 * @property {Selection} selection
 * @property {import("./panels/dialogs.js").DialogState} dialog
 * @property {"actions" | "log" | "goods"} drawer
 */

/** @typedef {import("./touch/closing-draft.js").Choices} Choices */

/** An open closing panel outlives a reload, and one that was left can be brought back. */
const keptClosing = drafts("closing", () => ({
  choices: /** @type {Choices | null} */ (null),
  left: /** @type {Choices | null} */ (null),
}));

/** For each display of the engine, which of its cards lies at each place of the table. @type {Map<string, readonly number[]>} */
const arrangements = new Map();

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
    /** @type {ClosingDraft | null} */
    this.closing = null;
    /** The city of a hand card that is dragged. @type {string | null} */
    this.dragged = null;
    this.discards = new DiscardChoice(this);
    this.bridge = new MapBridge(this);
    this.drag = new Drag(this);
    this.cardImages = new CardImages(this);
    this.trayWidth = new TrayWidth(this);
    /** Which card of the engine's display lies at each place (`keepPlaces`). */
    this.places = [0, 1, 2, 3, 4, 5];
    /** The cards before a change that is to be played. @type {import("./touch/animate.js").Snapshot | null} */
    this.earlier = null;
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    for (const one of partsOf(this)) one.removed?.(this);
    // The next try begins afresh.
    if (this.isRiddle || this.isLaid) forgetBeyond(this, -1);
  }

  // -- drawing ------------------------------------------------------------------------------------

  /** @override @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    super.willUpdate(changed);
    const kept = keptClosing(this);
    // A solution, or another try, is no more about the closing that was tried.
    const isPast = this.isRiddle && this.closing?.action?.text !== this.hinted?.text;
    if (isPast && changed.has("hinted")) this.closing = kept.choices = null;
    if (this.moves.closes.length === 0) this.closing = null;
    else if (this.closing) kept.choices = this.closing.choices;
    else if (kept.choices) this.closing = this.draftClosing(kept.choices);
    keptClosing(this);
  }

  /** @override @param {View | null} old */
  viewChanged(old) {
    // One step after the other at once: cards that still fly would hang over the table.
    const speed = this.thinking?.pace.hurried ? "off" : this.settings.animationSpeed;
    const isPlayed = this.hasUpdated && this.isSeenAsBefore(old) && duration(speed) > 0;
    // Two changes in one frame, or on a hidden page, are played as one; never what another seat saw.
    this.earlier = isPlayed ? (this.earlier ?? snapshot(this.renderRoot)) : null;
    const { view, readOnly } = this;
    // In a replay no earlier position takes anything back.
    if (old && view && !readOnly && view.step < old.step) forgetBeyond(this, view.step);
    if (view) this.keepPlaces(old?.observation.display ?? []);
    super.viewChanged(old);
  }

  /** The open cards, each at its place. */
  get openCards() {
    return this.places.map((number) => this.seen.display[number] ?? null);
  }

  /**
   * By the engine the first of equal cards goes, on the table the pressed one. An earlier moment lies as it lay.
   *
   * @param {readonly (string | null)[]} before
   */
  keepPlaces(before) {
    const { places, selection, events } = this;
    const [pressed, shown] = [places[selection.pressedPlace], String(this.seen.display)];
    const took = events.find((event) => event.event === "took");
    selection.pressedPlace = -1;
    if (pressed !== undefined && typeof took?.slot === "number" && before[pressed] === took.card) {
      const other = places.indexOf(took.slot);
      places[places.indexOf(pressed)] = took.slot;
      places[other] = pressed;
    } else this.places = [...(arrangements.get(shown) ?? places)];
    arrangements.set(shown, [...this.places]);
  }

  /** @override */
  positionChanged() {
    // The pointer never leaves a card that is gone.
    this.bridge.pointed = this.closing = null;
  }

  /** @override */
  arrange() {
    return arrange(this);
  }

  firstUpdated() {
    this.drag.attach(/** @type {ShadowRoot} */ (this.renderRoot));
  }

  /** @override @param {Map<string, unknown>} changed */
  updated(changed) {
    this.bridge.update();
    for (const one of partsOf(this)) one.updated?.(this);
    this.colourCountries();
    // Before the next frame is painted: drawing and moving in one task would make it a long one.
    if (this.earlier) requestAnimationFrame(() => this.playChange());
    super.updated(changed);
  }

  /** Plays the way from the cards before; once, however often it was asked for. */
  playChange() {
    const { earlier } = this;
    this.earlier = null;
    const isCelebrated = this.flourishes.play(earlier ? flourishesOf(this, this.events) : []);
    if (earlier) play(this, earlier, this.events, isCelebrated);
  }

  /** Country colours come from the data of the board, so no style sheet knows them. */
  colourCountries() {
    const colours = new Map(this.board.countries.map(({ id, hex }) => [id, hex]));
    /** @type {NodeListOf<HTMLElement>} */
    const all = this.renderRoot.querySelectorAll("[data-country]");
    for (const { dataset, style } of all)
      style.setProperty("--country", colours.get(dataset.country ?? "") ?? "var(--map-gold)");
  }

  // -- asking -------------------------------------------------------------------------------------

  /** @override @param {Action} action */
  placesOf(action) {
    return partsFor(action, this);
  }

  /** @param {import("./types.js").OfficialId} id */
  portrait(id) {
    return officialPortrait(id, officialPortraits[id]);
  }

  /** @param {string} city */
  countryId(city) {
    return countryOf(this.board, city)?.id ?? FREE;
  }

  // -- sending ------------------------------------------------------------------------------------

  /** @override The last step of what is half chosen, or what is only shown. */
  get leaveDraft() {
    const { closing, selection, bubble } = this;
    if (closing && closing.before.length > 0) return () => closing.back();
    const isShown = bubble !== null && (selection.looked ?? selection.wanted) !== null;
    const clear = isShown || this.isChosen ? () => selection.clear() : null;
    return this.halfMade(false) ?? clear ?? this.leftClosing;
  }

  get isChosen() {
    return Boolean(this.selection.open || this.selection.pending);
  }

  /** @override */
  get isLooking() {
    return !(this.isChosen || this.halfMade(false) || this.leftClosing);
  }

  /** Opens the closing panel as it was left. */
  get leftClosing() {
    const kept = keptClosing(this);
    if (!kept.left || this.moves.closes.length === 0) return null;
    return () => {
      this.bubble = null;
      this.closing = this.draftClosing(kept.left);
      kept.left = null;
    };
  }

  /**
   * Leaves the panel in which something is half chosen.
   *
   * @param {boolean} whole else, where it can be kept open, the last step only
   */
  halfMade(whole) {
    if (this.closing) return () => this.cancelClosing();
    const ofParts = firstOf(this, (part) => part.leaveDraft?.(this, whole));
    return ofParts ?? this.discards.leave(whole);
  }

  /** @param {Choices | null} [choices] those of the panel as it was left */
  draftClosing(choices = null) {
    const changed = () => this.requestUpdate();
    // The houses of a position to solve are its riddle.
    const propose = this.settings.showHouseSets && !this.isLaid;
    return new ClosingDraft(this.moves.closes, this.ctx, changed, { propose, choices });
  }

  confirmClosing() {
    const { closing } = this;
    if (closing?.action && !closing.isCounting) this.act(closing.action);
    else if (closing?.isCounting) this.feedback.info("tut-closing-counting", "close-confirm");
    else if (closing) this.feedback.explain({ type: "close", ...closing.choice }, "close-confirm");
  }

  /** Leaves the closing panel; what was chosen there can be brought back, and that is said. */
  cancelClosing() {
    const left = this.closing?.before.length ? this.closing.choices : null;
    this.closing = null;
    Object.assign(keptClosing(this), { choices: null, left });
    this.bubble = null;
    this.focusOn(part("btn-close"));
    if (left) this.feedback.info("tut-closing-left", "btn-close");
  }

  /** @override What was chosen in a panel gives way to other advice, which is said. @param {Action & {following?: readonly Action[]}} action */
  follow(action) {
    if (partsOf(this).some((part) => part.fillIn?.(action, this))) return;
    const isHalf = this.closing?.before.length !== 0 && this.halfMade(true) !== null;
    const isOther = isHalf && !/confirm$/u.test(this.placesOf(action).join());
    super.follow(action);
    if (isOther) this.feedback.info("tut-hint-instead", "prompt");
  }

  // -- windows ------------------------------------------------------------------------------------

  /** @override A question over which an answer lay is asked again. */
  closeBubble() {
    if (this.selection.pending && this.bubble?.kind !== "ask") this.bubble = null;
    else this.selection.clear();
  }

  /** @override */
  get closeOwn() {
    return this.halfMade(true);
  }

  /** @override @param {HTMLElement} held a card shows its city; anything else says its label */
  look({ dataset: { city, key = "", part: name = "" }, ariaLabel }) {
    if (!city) return this.feedback.say(ariaLabel ?? "", name);
    this.bridge.point(city);
    aboutCity(this, city, key);
  }

  // -- showing and telling ------------------------------------------------------------------------

  /** @param {string | null} city */
  lifted(city) {
    this.dragged = city;
    this.bubble = null;
  }

  /** @override Towns pulse once; what stands before a player is lit until something else is told. @param {readonly {kind: string, id: string}[]} focus */
  pulse(focus) {
    const ids = focus.map((one) => one.id);
    const stats = focus.flatMap(({ kind, id }) => (kind === "stat" ? `stat-${id}` : []));
    /** @type {NodeListOf<HTMLElement>} */
    const signs = this.renderRoot.querySelectorAll(".stat, [data-counts]");
    for (const { classList, dataset } of signs) {
      const names = (dataset.counts ?? dataset.part ?? "").split(" ");
      classList.toggle(
        "counted",
        names.some((name) => stats.includes(name)),
      );
    }
    this.bridge.focus(ids);
    for (const one of partsOf(this)) one.pulse?.(this, ids);
  }

  /** @override An open closing panel leaves the keyboard where it is. */
  tellChange() {
    if (this.closing) this.voice.ask();
    else super.tellChange();
  }
}

/** @type {import("../../table/types.js").TableGame<TutTypes>} */
const THURN_UND_TAXIS = {
  words: "tut",
  board: boardFor,
  moves: (actions) => new LegalActions(actions),
  selection: (table) => new Selection(table),
  prompt: promptWords,
  refusal: refusalWords,
  questions: [UNCLOSED, ABANDON],
  key: pressKey,
  hides: ({ tiles }) =>
    tiles.some((/** @type {import("./types.js").Tile} */ { value }) => value === null),
  told,
  course: COURSE,
};

/** What the frame needs to know of this game. */
export const game = {
  id: "thurn-und-taxis",
  tag: "tut-table",
  element: TutTable,
  board: boardFor,
  tell,
  textFor,
  reasonFor,
  where: (/** @type {any} */ { card }, /** @type {any} */ { board, t }) =>
    card && countryName(board, card, t),
  advice,
  soundOf,
  firstGoal,
  scene: mailCoach,
};
