import { cardName, cityId } from "../board.js";
import { asideAt, firstOf, withCost } from "../expansions/index.js";
import { aboutCity, aboutOfficial, asksToTake, cityWords } from "./about.js";
import { openClosing, toggleHouse } from "./closing-draft.js";
import { askForCard, explainLaying } from "./legal-actions.js";

/** @typedef {import("../types.js").Action} Action */
/** @typedef {import("../types.js").End} End */
/** @typedef {import("../types.js").OfficialId} OfficialId */
/** @typedef {{city: string, key: string}} HandCard */
/**
 * @template {string} Prefix
 * @typedef {import("../../../i18n/ids.js").TextRest<Prefix>} TextRest
 */

/**
 * What taps, drops and keys mean, and what they have selected so far. Each method looks for a legal action: one that is
 * found is sent, perhaps after a question; otherwise the engine is asked why there is none.
 */
export class Selection {
  /** @param {import("../table.js").TutTable} table */
  constructor(table) {
    this.table = table;
    /** The hand card that waits for its place. @type {HandCard | null} */
    this.selected = null;
    /** The keyboard has left hand and route since then, and arrow keys walk again. */
    this.isLeft = false;
    /** An official who is chosen before his help, or the wish to begin a new route. @type {OfficialId | "anew" | null} */
    this.armed = null;
    /** The place of the route that was tapped before any card. @type {End | null} */
    this.wanted = null;
    /** The action that waits for a second tap. @type {{action: Action, key: string, text: string} | null} */
    this.pending = null;
    /** The card that was looked at last. @type {{city: string | null, key: string} | null} */
    this.lookedLast = null;
    /** The place in the display of the open card that was pressed last, or -1. */
    this.pressedPlace = -1;
  }

  /** True while something is half chosen. */
  get open() {
    return this.selected !== null || this.armed !== null;
  }

  /** @returns {import("../../../table/frame/bubble.js").Bubble | null} */
  get question() {
    return this.pending && { kind: "ask", key: this.pending.key, text: this.pending.text };
  }

  /** The card that was only looked at so far. */
  get looked() {
    return this.table.tapPreview.shown === null ? null : this.lookedLast;
  }

  /** What is said while an official is chosen. */
  get armedId() {
    return /** @type {`tut-say-armed-${TextRest<"tut-say-armed-">}`} */ (
      `tut-say-armed-${this.armed}`
    );
  }

  /** Forgets also the closing panel. */
  stop() {
    this.table.closing = null;
  }

  /** Forgets half-made choices. */
  clear() {
    this.selected = null;
    this.armed = null;
    this.wanted = null;
    this.pending = null;
    this.lookedLast = null;
    this.table.bubble = null;
    this.table.requestUpdate();
  }

  /**
   * Ends the waiting of the Postmeister when a card is laid instead of a second one taken. The first tap only tells so, the
   * next one lays the card.
   *
   * @param {string} key the element that was tapped
   * @returns {boolean} whether he was waiting
   */
  dismissPostmeister(key) {
    if (this.armed !== "postmeister") return false;
    this.clear();
    this.table.feedback.info("tut-info-postmeister-rests", key);
    return true;
  }

  /**
   * @param {string | null} city null is the top of the deck
   * @param {string} key the element that was tapped
   * @param {boolean} [isDragged] a dragged card is meant to be taken, not to be looked at
   */
  take(city, key, isDragged = false) {
    const { table } = this;
    if (table.inputQueue.waits(`take-${city}`, () => this.take(city, key, isDragged), key)) return;
    const action = table.moves.take(city);
    if (!action) {
      // A second card that has to be taken is taken with the official who must help.
      const { phase, taken, compulsory } = table.seen;
      const official = phase === "take" && taken > 0 ? compulsory : null;
      return table.feedback.explain({ type: "take", card: city, official }, key);
    }
    this.pressedPlace = key.startsWith("slot-") ? Number(key.slice("slot-".length)) : -1;
    const isLookedAt = this.looked?.key === key;
    if (!isDragged && this.looksFirst(action, city, key)) return;
    // The look at the card has asked already whether an official is to help.
    if (isLookedAt) return table.act(action);
    this.send(action, key, city === null ? "tut-ask-second-deck" : "tut-ask-second-card");
  }

  /**
   * The first tap on a card that cannot be given back, or that would be laid, only shows where it lies.
   *
   * @param {Action} action
   * @param {string | null} city
   * @param {string} key
   */
  looksFirst(action, city, key) {
    const { table } = this;
    return table.tapPreview.shows(action, `${action.type}-${city}`, () => {
      const { armed } = this;
      const { t } = table;
      this.clear();
      if (armed !== "anew") this.armed = armed;
      this.lookedLast = { city, key };
      const seen = city === null ? t("tut-look-deck") : cityWords(table, city);
      const what = action.type === "lay" ? "lay" : "take";
      const next = t(`tut-look-${what}${this.hasToAsk(action) ? "-helped" : ""}`);
      table.feedback.say(seen, key, [withCost(table, action.official ?? "", next)]);
    });
  }

  /** @param {string} city @param {string} key */
  hand(city, key) {
    const { table, wanted } = this;
    const { moves } = table;
    if (table.inputQueue.waits(key, () => this.hand(city, key))) return;
    this.isLeft = false;
    if (this.dismissPostmeister(key)) return;
    if (this.asksAbout({ card: city })) return this.confirmLate();
    const anew = moves.anew(city);
    if (this.armed === "anew" && anew) return this.abandon(anew);
    if (wanted && moves.lay(city, wanted)) return this.place(wanted, { city, key });
    const only = moves.onlyLay(city, table.own?.route.length ?? 0);
    if (only && (table.settings.autoLay || only.end === "first")) {
      const isLookedAt = this.looked?.key === key;
      if (this.looksFirst({ ...only, final: true }, city, key)) return;
      return isLookedAt ? table.act(only) : this.send(only, key);
    }
    if (moves.fits(city)) return this.select(city, key);
    if (anew) return this.abandon(anew);
    explainLaying(table, city, key);
  }

  /** @param {string} city @param {string} key */
  select(city, key) {
    const { table } = this;
    const isSame = this.selected?.key === key;
    // The second tap lays a card, they say: this one has still to be told where.
    if (isSame && table.tapPreview.isOn) return this.askPlace(city, key);
    this.pending = null;
    this.selected = isSame ? null : { city, key };
    table.bubble = null;
    if (!isSame)
      table.voice.tell(this.placeId(city), { city: cardName(table.board, city, table.t) });
    table.requestUpdate();
  }

  /** Asks again where a card is to lie. @param {string} city @param {string} at the element that was tapped */
  askPlace(city, at) {
    const { board, feedback, t } = this.table;
    feedback.info(this.placeId(city), at, { city: cardName(board, city, t) });
  }

  /** What is asked while a card waits for its place. @param {string} city @returns {import("../../../i18n/ids.js").TextId} */
  placeId(city) {
    return this.table.moves.isBetweenEnds(city) ? "tut-say-choose-end" : "tut-say-choose-place";
  }

  /** The hand card that was selected or looked at. @returns {HandCard | null} */
  get chosen() {
    const { city, key = "" } = this.looked ?? {};
    return this.selected ?? (city && key.startsWith("hand-") ? { city, key } : null);
  }

  /**
   * Lays the selected, looked at or dragged card at a place of the route.
   *
   * @param {End} end
   * @param {HandCard | null} [card]
   */
  place(end, card = this.chosen) {
    const { table } = this;
    const key = `end-${end}`;
    if (table.inputQueue.waits(`${key}-${card?.key}`, () => this.place(end, card), key)) return;
    if (!card && this.asksAbout({ end })) return this.confirmLate();
    // Whoever is asked about one end may mean the other.
    const { type, card: city } = this.pending?.action ?? {};
    card ??= type === "lay" && city ? { city, key } : null;
    if (!card) return askForCard(table, end, key);
    if (this.dismissPostmeister(key)) return;
    const action = table.moves.lay(card.city, end);
    if (!action) explainLaying(table, card.city, key, end);
    else if (end === "anew") this.abandon(action);
    // Where the card goes was asked with the official who helps, and so did the look at it.
    else if (card === this.selected || card.key === this.looked?.key) table.act(action);
    else this.send(action, key);
  }

  /** Lays the selected card at an end, if it waits for one and the keyboard has stayed. @param {"left" | "right"} end @returns {boolean} whether it does */
  chooseEnd(end) {
    const { isLeft, selected, table } = this;
    const lays = selected && !isLeft ? table.moves.laysOf(selected.city) : [];
    const isAsked = lays.some((one) => one.end === "left" || one.end === "right");
    if (isAsked) this.place(end);
    return isAsked;
  }

  /**
   * Begins a new route. Nothing stays half chosen when the answer to its question is no.
   *
   * @param {Action} action
   */
  abandon(action) {
    this.clear();
    this.table.act(action);
  }

  /** The button "new route": the next hand card begins it. */
  toggleAnew() {
    const { table } = this;
    if (table.inputQueue.waits("btn-anew", () => this.toggleAnew())) return;
    const chosen = this.selected && table.moves.anew(this.selected.city);
    if (chosen) return this.abandon(chosen);
    const isArmed = this.armed === "anew";
    this.clear();
    if (!table.moves.canAbandon) {
      const card = table.own?.hand?.[0];
      if (card) table.feedback.explain({ type: "lay", card, end: "anew" }, "btn-anew");
      else table.tooLate({ type: "lay", end: "anew" });
    } else if (!isArmed) {
      this.armed = "anew";
      table.voice.tell("tut-say-anew");
    }
  }

  /** @param {OfficialId} id */
  official(id) {
    const { table } = this;
    const key = `official-${id}`;
    if (table.inputQueue.waits(key, () => this.official(id))) return;
    const isAsked = this.pending?.key === key;
    if (isAsked && table.tapGuard.isHasty) return table.feedback.insist();
    // Another press puts him back, and says yes to nothing.
    if (isAsked || this.armed === id) return this.clear();
    const action = table.moves.all.find(({ official }) => official === id);
    if (!action) aboutOfficial(table, id);
    else if (action.type === "close") {
      if (!table.closing) openClosing(table);
      else if (!table.closing.toggleHelper(id)) aboutOfficial(table, id);
    } else if (action.type === "take" || action.type === "lay") {
      this.clear();
      this.armed = id;
      table.voice.tell(this.armedId);
    } else {
      const known = /** @type {OfficialId & TextRest<"tut-ask-">} */ (id);
      this.send(action, key, `tut-ask-${known}`);
    }
  }

  /**
   * A city of the map: the house while a route is closed, else the end or the hand card that belongs to it.
   *
   * @param {string} city
   */
  city(city) {
    const { table, selected } = this;
    const { moves, own } = table;
    if (table.tapGuard.isEchoAt("map")) return;
    if (table.inputQueue.waits(`city-${city}`, () => this.city(city), "map")) return;
    const isSwitch = table.closing !== null || (selected && city === cityId(selected.city));
    if (isSwitch && table.tapGuard.isDouble) return table.tapGuard.answerOnce("map");
    if (table.closing) return toggleHouse(table, city);
    if (firstOf(table, (part) => part.city?.(table, city) || null)) return;
    if (selected) {
      const route = (own?.route ?? []).map(cityId);
      const end = city === route[0] ? "left" : city === route.at(-1) ? "right" : null;
      if (end && route.length > 1 && moves.lay(selected.city, end)) return this.place(end);
      if (city === cityId(selected.city)) return this.askPlace(selected.city, "map");
    }
    const card = own?.hand?.find((one) => cityId(one) === city && moves.fitsOf(one).length > 0);
    if (card) this.hand(card, `hand-${card}-0`);
    else if (!asksToTake(table, city)) aboutCity(table, city, "map");
  }

  /** True while it is asked whether this card is to be laid, or one at this place: touching either again says yes. @param {Partial<Action>} laid */
  asksAbout({ card, end }) {
    const { action } = this.pending ?? {};
    return action?.type === "lay" && (action.card === card || action.end === end);
  }

  /** True if an official would help who was neither chosen before nor must help anyway. @param {Action} action */
  hasToAsk({ official }) {
    const must = this.table.view?.observation.compulsory;
    return Boolean(official) && official !== must && official !== this.armed;
  }

  /**
   * Sends an action. The help of an official who was not chosen wants a second tap.
   *
   * @param {Action} action
   * @param {string} key the element that was tapped last
   * @param {import("../../../i18n/ids.js").TextId} [question] of a card that is laid where it has none of its own
   */
  send(action, key, question = asideAt(action.end)?.question ?? "tut-ask-second-lay") {
    const { table } = this;
    if (!action.official || !this.hasToAsk(action)) table.act(action);
    else if (this.pending?.action === action) this.confirmLate();
    else {
      const { board, t } = table;
      // Only one card is asked about.
      if (this.selected?.city !== action.card) this.selected = null;
      const city = action.card ? cardName(board, action.card, t) : "";
      const words = t(question, { city, end: action.end ?? "" });
      const text = withCost(table, action.official, words);
      this.pending = { action, key, text };
      table.feedback.show({ kind: "ask", key, text });
    }
  }

  /** A second tap on the same thing confirms, once its question can have been read; until then it is asked once more. */
  confirmLate() {
    if (this.table.tapGuard.isHasty) this.table.feedback.insist();
    else this.confirm();
  }

  confirm() {
    if (this.pending) this.table.act(this.pending.action);
  }
}
