import { aboutCity, aboutOfficial, cityWords } from "./about.js";
/**
 * @template {string} Prefix
 * @typedef {import("../../../i18n/ids.js").TextRest<Prefix>} TextRest
 */
/** @typedef {import("../types.js").Action} Action */
/** @typedef {import("../types.js").OfficialId} OfficialId */
/** @typedef {import("../table.js").TutTable} TutTable */

import { cardName, cityId } from "../board.js";
import { asideAt, firstOf, officialLooks, withCost } from "../expansions/index.js";
import { ClosingDraft } from "./closing-draft.js";

/**
 * What taps, drops and keys mean. Each method looks the wish up in the legal actions: found, it is
 * sent (or first confirmed); not found, the engine is asked why and the answer is shown.
 */
export class Choices {
  /** @param {TutTable} table */
  constructor(table) {
    this.table = table;
    /** The hand card that waits for an end. @type {{city: string, key: string} | null} */
    this.selected = null;
    /** A helper chosen in advance, or the wish to begin anew. @type {OfficialId | "anew" | null} */
    this.armed = null;
    /** The place of the route that was touched before any card. @type {import("../types.js").End | null} */
    this.wanted = null;
    /** Waits for a second tap. @type {{action: Action, key: string} | null} */
    this.pending = null;
    /** A card of the display that was only looked at so far. @type {{city: string | null, key: string} | null} */
    this.looked = null;
  }

  /** Whether a choice is half made. */
  get open() {
    return this.selected !== null || this.armed !== null;
  }

  /** Whether the Postmeister was chosen, so that a second card is waited for. */
  get awaitsCard() {
    return this.armed === "postmeister";
  }

  /**
   * Whoever chooses a card to lay instead of the second one is told that the Postmeister helps no more; the next touch lays it.
   *
   * @param {string} key the element that was touched
   * @returns {boolean} whether he was waiting
   */
  dismisses(key) {
    if (!this.awaitsCard) return false;
    this.clear();
    this.table.feedback.info("tut-info-postmeister-rests", key);
    return true;
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
    this.looked = null;
    this.table.bubble = null;
    this.table.requestUpdate();
  }

  /**
   * @param {string | null} city null is the top of the deck
   * @param {string} key the element that was touched
   * @param {boolean} [dragged] whether nobody can have meant only to look
   */
  take(city, key, dragged = false) {
    const { table } = this;
    if (table.inputQueue.waits(`take-${city}`, () => this.take(city, key, dragged), key)) return;
    const action = table.moves.take(city);
    if (!action) {
      // A second card that has to be taken is taken with the official who must help.
      const { phase, taken, compulsory } = table.seen;
      const official = phase === "take" && taken > 0 ? compulsory : null;
      table.feedback.explain({ type: "take", card: city, official }, key);
      return;
    }
    // Whoever has looked at the card has read who would help, and has been asked by that.
    const isAsked = this.looked?.key === key;
    if (!dragged && this.looksFirst(action, city, key)) return;
    if (isAsked) return table.act(action);
    const question = city === null ? "tut-ask-second-deck" : "tut-ask-second-card";
    this.send(action, key, question, {
      city: city === null ? "" : cardName(table.board, city, table.t),
    });
  }

  /**
   * The first touch of a card that nobody can give back only shows where it lies.
   *
   * @param {Action} action
   * @param {string | null} city
   * @param {string} key
   */
  looksFirst(action, city, key) {
    const { table } = this;
    return table.tapPreview.shows(action, `take-${city}`, () => {
      const { armed } = this;
      const { t } = table;
      this.clear();
      if (armed !== "anew") this.armed = armed;
      this.looked = { city, key };
      const seen = city === null ? t("tut-look-deck") : cityWords(table, city);
      const then = t(this.asks(action) ? "tut-look-helped" : "tut-look-card");
      table.feedback.say(seen, key, [then]);
    });
  }

  /**
   * @param {string} city
   * @param {string} key
   */
  hand(city, key) {
    const { table } = this;
    const { moves } = table;
    if (table.inputQueue.waits(key, () => this.hand(city, key))) return;
    if (this.dismisses(key)) return;
    if (this.pending?.key === key) return this.sayYes();
    const fits = moves.fitsOf(city);
    const anew = moves.anew(city);
    if (this.armed === "anew" && anew) return this.abandon(anew);
    const { wanted } = this;
    if (wanted && moves.lay(city, wanted)) return this.place(wanted, { city, key });
    const beside = moves.aside(city);
    const only = moves.onlyLay(city, table.own?.route.length ?? 0);
    if (only && (table.settings.autoLay || only.end === "first")) return this.lay(only, key);
    if (fits.length > 0 || beside) return this.select(city, key);
    if (anew) return this.abandon(anew);
    table.feedback.explain(this.meantBy(city), key);
  }

  /**
   * @param {string} city
   * @param {string} key
   */
  select(city, key) {
    const again = this.selected?.key === key;
    this.pending = null;
    this.table.bubble = null;
    this.selected = again ? null : { city, key };
    if (!again) {
      const { board, moves, t } = this.table;
      const asked = moves.isBetweenEnds(city) ? "tut-say-choose-end" : "tut-say-choose-place";
      this.table.voice.tell(asked, { city: cardName(board, city, t) });
    }
    this.table.requestUpdate();
  }

  /**
   * Lays the selected or dragged card at a place of the route.
   *
   * @param {import("../types.js").End} end
   * @param {{city: string, key: string} | null} [card]
   */
  place(end, card = this.selected) {
    const { table } = this;
    const id = `end-${end}`;
    if (table.inputQueue.waits(`${id}-${card?.key}`, () => this.place(end, card), id)) return;
    if (!card) {
      this.chooseCard(end);
      return;
    }
    if (this.dismisses(id)) return;
    const action = table.moves.lay(card.city, end);
    if (!action) {
      table.feedback.explain(this.meantBy(card.city, end), `end-${end}`);
    } else if (end === "anew") {
      this.abandon(action);
    } else {
      this.lay(action, id);
    }
  }

  /** A place was touched with nothing to lay there. @param {import("../types.js").End} end */
  chooseCard(end) {
    const { moves, own, seen, feedback } = this.table;
    const some = own?.hand?.[0] ?? seen.display.find((card) => card !== null);
    // Before it is time to lay, no card of the hand could be chosen.
    if (moves.lays.length > 0 || !some) {
      this.wanted = end;
      feedback.info("tut-info-choose-card", `end-${end}`);
    } else feedback.explain(this.meantBy(some, end), `end-${end}`);
  }

  /**
   * @param {Action} action
   * @param {string} key what was touched last: the card, or the place that was chosen for it
   */
  lay(action, key) {
    const { board, t } = this.table;
    const city = action.card ? cardName(board, action.card, t) : "";
    const question = asideAt(action.end)?.question ?? "tut-ask-second-lay";
    this.send(action, key, question, { city, end: action.end ?? "" });
  }

  /**
   * What a person may have meant by this card.
   *
   * @param {string} card
   * @param {string} [end]
   */
  meantBy(card, end) {
    const { table } = this;
    const official = table.seen.laid > 0 ? "postillion" : null;
    const inRoute = (table.own?.route ?? []).length > 0;
    const wanted = end && end !== "first" ? [end] : ["left", "right"];
    const ends = end && asideAt(end) ? [end] : inRoute ? wanted : ["first"];
    return ends.map((one) => ({ type: "lay", card, end: one, official }));
  }

  /**
   * Begins a new route: the old one is lost, so this asks (unless that is switched off).
   *
   * @param {Action} action
   */
  abandon(action) {
    this.clear();
    if (this.table.settings.confirmAbandon) this.table.windows.open({ kind: "abandon", action });
    else this.table.act(action);
  }

  /** The button "new route": the next hand card begins it. */
  toggleAnew() {
    const { table } = this;
    if (table.inputQueue.waits("btn-anew", () => this.toggleAnew())) return;
    const chosen = this.selected && table.moves.anew(this.selected.city);
    if (chosen) return this.abandon(chosen);
    const armed = this.armed === "anew" ? null : "anew";
    this.clear();
    if (!table.moves.canAbandon) {
      const city = table.own?.hand?.[0];
      if (city) table.feedback.explain({ type: "lay", card: city, end: "anew" }, "btn-anew");
      return;
    }
    this.armed = /** @type {"anew" | null} */ (armed);
    if (armed) table.voice.tell("tut-say-anew");
  }

  /** @param {OfficialId} id */
  official(id) {
    const { table } = this;
    const { moves } = table;
    const key = `official-${id}`;
    if (table.inputQueue.waits(key, () => this.official(id))) return;
    if (this.pending?.key === key) return this.sayYes();
    if (this.armed === id) return this.clear();
    const helped = moves.all.filter((action) => action.official === id);
    const [first] = helped;
    const press = officialLooks[id]?.press;
    if (!first) {
      aboutOfficial(table, id);
    } else if (press) {
      press(table);
    } else if (first.type === "close") {
      this.openClosing();
    } else if (first.type === "take" || first.type === "lay") {
      this.clear();
      this.armed = id;
      table.voice.tell(
        `tut-say-armed-${/** @type {OfficialId & TextRest<"tut-say-armed-">} */ (id)}`,
      );
    } else {
      this.send(first, key, `tut-ask-${/** @type {OfficialId & TextRest<"tut-ask-">} */ (id)}`);
    }
  }

  openClosing() {
    const { table } = this;
    if (table.inputQueue.waits("btn-close", () => this.openClosing())) return;
    this.clear();
    if (table.moves.closes.length === 0) {
      table.feedback.explain({ type: "close" }, "btn-close");
      return;
    }
    table.closing = new ClosingDraft(table.moves.closes, table.ctx, () => table.requestUpdate(), {
      propose: table.settings.showHouseSets,
    });
    table.voice.tell("tut-say-closing");
    void table.updateComplete.then(() => table.focusTask());
  }

  /**
   * A city of the map: means the house while closing, else the end or the card that belongs to it.
   *
   * @param {string} city
   */
  city(city) {
    const { table } = this;
    if (table.tapGuard.isEchoAt("map")) return;
    if (table.inputQueue.waits(`city-${city}`, () => this.city(city), "map")) return;
    if (table.closing) return this.closingCity(city);
    if (firstOf(table, (part) => part.city?.(table, city) || null)) return;
    const route = (table.own?.route ?? []).map(cityId);
    if (this.selected) {
      const card = this.selected;
      const end = city === route[0] ? "left" : city === route.at(-1) ? "right" : null;
      if (end && route.length > 1 && table.moves.lay(card.city, end)) return this.place(end);
      if (city === cityId(card.city)) return this.clear();
    }
    const fitting = table.own?.hand?.find(
      (card) => cityId(card) === city && table.moves.fitsOf(card).length > 0,
    );
    if (fitting) return this.hand(fitting, `hand-${fitting}-0`);
    aboutCity(table, city, "map");
  }

  /** @param {string} city */
  closingCity(city) {
    const { table } = this;
    const draft = table.closing;
    if (!draft) return;
    table.bubble = null;
    if (draft.toggle(city)) return;
    const houses = [...draft.houses, city];
    table.feedback.explain({ type: "close", mode: draft.mode, houses }, `close-city-${city}`, {
      kind: "city",
      id: city,
    });
  }

  /** Whether an official would help who was neither chosen before nor must help anyway. @param {Action} action */
  asks({ official }) {
    const must = this.table.view?.observation.compulsory;
    return official !== null && official !== must && official !== this.armed;
  }

  /**
   * Sends an action; one that spends an official's help wants a second tap, unless the official was
   * chosen before or must help anyway.
   *
   * @param {Action} action
   * @param {string} key
   * @param {import("../../../i18n/ids.js").TextId} question
   * @param {Record<string, string>} [args]
   */
  send(action, key, question, args = {}) {
    const { table } = this;
    if (!action.official || !this.asks(action)) {
      table.act(action);
    } else if (this.pending?.key === key) {
      this.sayYes();
    } else {
      const text = withCost(table, action.official, table.t(question, args));
      this.pending = { action, key };
      table.bubble = { kind: "ask", key, text };
      table.voice.say(text);
      table.requestUpdate();
    }
  }

  /** A second touch of the same thing says yes to its question, once that can have been read. */
  sayYes() {
    if (!this.table.tapGuard.isHasty) this.confirm();
  }

  confirm() {
    const action = this.pending?.action;
    if (action) this.table.act(action);
  }
}
