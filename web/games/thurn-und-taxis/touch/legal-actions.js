import { asideAt, asides, firstKnown, parts } from "../expansions/index.js";

/** @typedef {import("../types.js").Action} Action */
/** @typedef {import("../types.js").End} End */

/**
 * The legal actions of a view, sorted by the places where a person looks for them. It only searches the list of the
 * engine; an action that is not in it is not possible.
 */
export class LegalActions {
  /** @param {readonly Action[]} actions */
  constructor(actions) {
    const ofType = (/** @type {string} */ wanted) => actions.filter(({ type }) => type === wanted);
    this.all = actions;
    this.closes = ofType("close");
    this.discards = ofType("discard");
    this.takes = ofType("take");
    this.lays = ofType("lay");
    [this.exchange = null] = ofType("exchange");
    [this.end = null] = ofType("end");
    /** The actions that begin with a tap on the display or the deck. */
    this.picks = actions.filter(
      (action) => action.type === "take" || parts.some((part) => part.picks?.(action)),
    );
  }

  /** Taking this card; null is the top card of the deck. @param {string | null} card */
  take(card) {
    return this.picks.find((action) => action.card === card) ?? null;
  }

  /** Every way to lay this card. @param {string} card */
  laysOf(card) {
    return this.lays.filter((action) => action.card === card);
  }

  /** Every way in which this card extends or begins the route without giving one up. @param {string} card */
  fitsOf(card) {
    return this.laysOf(card).filter(isOnRoute);
  }

  /** True if this card can be laid without giving the route up. @param {string} card */
  fits(card) {
    return this.fitsOf(card).length > 0 || this.aside(card);
  }

  /** @param {string} card @param {string} end */
  lay(card, end) {
    return this.laysOf(card).find((action) => action.end === end) ?? null;
  }

  /** Giving up the route and beginning a new one with this card. @param {string} card */
  anew(card) {
    return this.lay(card, "anew");
  }

  /** True if this card can be laid beside the route. @param {string} card */
  aside(card) {
    return asides.some(({ end }) => this.lay(card, end) !== null);
  }

  /**
   * How a card is laid without a question. Beside the only card of a route left and right are mirror images: they differ in
   * the drawing and in nothing else.
   *
   * @param {string} card
   * @param {number} length of the route
   */
  onlyLay(card, length) {
    if (this.aside(card)) return null;
    const fits = this.fitsOf(card);
    if (fits.length === 1) return fits[0] ?? null;
    return (length === 1 && fits.find(({ end }) => end === "right")) || null;
  }

  /** True if this card can be laid at either end of the route, and nowhere else. @param {string} card */
  isBetweenEnds(card) {
    return this.fitsOf(card).length > 1 && !this.aside(card);
  }

  get canAbandon() {
    return this.lays.some(({ end }) => end === "anew");
  }

  /** True while there is no route. */
  get begins() {
    return this.lays.some(({ end }) => end === "first");
  }

  get canFit() {
    return this.lays.some(isOnRoute);
  }
}

/** @param {{end?: End}} action */
function isOnRoute({ end }) {
  return end !== "anew" && !asideAt(end);
}

/**
 * The parts of the table with which an action is made (`data-part`), without the choices that are made already.
 *
 * @param {Action & {following?: readonly Action[]}} action
 * @param {import("../table.js").TutTable} table
 * @returns {string[]}
 */
export function partsFor(action, table) {
  const { type, card, end, following = [] } = action;
  const own = firstKnown((part) => part.hintOn?.(action, table));
  if (own) return own;
  const official = action.official ? [`official-${action.official}`] : [];
  if (type === "take") return [card === null ? "deck" : `card-${card}`, ...official];
  if (type === "lay")
    return [`hand-${card}-0`, end === "anew" ? "btn-anew" : `end-${end}`, ...official];
  if (type === "close") return table.closing?.partsTo(action) ?? ["btn-close", ...official];
  if (type === "discard") {
    const left = unlikeCards(table.discards?.marked ?? [], [action, ...following]);
    return left.length > 0 ? left.map((key) => key.replace("hand", "keep")) : ["discard-confirm"];
  }
  return type === "end" ? ["btn-end-turn"] : official;
}

/**
 * The hand cards that have still to be marked, or unmarked: of equal ones any will do.
 *
 * @param {readonly string[]} marked their keys
 * @param {readonly Action[]} advised
 */
function unlikeCards(marked, advised) {
  const free = [...marked];
  const missing = advised.flatMap(({ card }) => {
    const at = free.findIndex((key) => key.startsWith(`hand-${card}-`));
    if (at >= 0) free.splice(at, 1);
    return at >= 0 ? [] : [card];
  });
  const taken = new Set(marked);
  const keys = missing.map((card) => {
    let copy = 0;
    while (taken.has(`hand-${card}-${copy}`)) copy += 1;
    taken.add(`hand-${card}-${copy}`);
    return `hand-${card}-${copy}`;
  });
  return [...keys, ...free];
}

/**
 * What a person is advised to do: all cards that go, not only the first.
 *
 * @param {Action} action
 * @param {readonly Action[]} [following]
 * @returns {Action & {following?: readonly Action[]}}
 */
export function advice(action, following = []) {
  if (following.length === 0) return action;
  const cards = [action, ...following].map(({ card }) => card);
  return { ...action, following, says: { id: "tut-do-discard", args: { city: { cards } } } };
}

/** The cities on the map that an action is about. @param {Action} action */
export function citiesOf({ card, houses }) {
  return houses ?? (card ? [card] : []);
}

/**
 * What a person may mean by laying a card.
 *
 * @param {import("../table.js").TutTable} table
 * @param {string} card
 * @param {string} [end]  where it was laid
 */
function layingMeant({ own, seen }, card, end) {
  const official = seen.laid > 0 ? "postillion" : null;
  const isBegun = (own?.route ?? []).length > 0;
  const both = isBegun ? ["left", "right"] : ["first"];
  const ends = end && (asideAt(end) || (isBegun && end !== "first")) ? [end] : both;
  return ends.map((one) => ({ type: "lay", card, end: one, official }));
}

/**
 * Says why a card cannot be laid: first, where no second one can be, that the turn has had its own.
 *
 * @param {import("../table.js").TutTable} table
 * @param {string} card
 * @param {string} key the element that was tapped
 * @param {End} [end] where it was laid
 */
export function explainLaying(table, card, key, end) {
  const { moves, seen, feedback, t } = table;
  const isSpent = seen.laid > 0 && !seen.closed && moves.lays.length === 0;
  const first = isSpent ? t("tut-info-laid", { count: seen.laid }) : "";
  void feedback.explain(layingMeant(table, card, end), key, undefined, first);
}

/** A place of the route was tapped without a card to lay there. @param {import("../table.js").TutTable} table @param {End} end @param {string} key */
export function askForCard(table, end, key) {
  const { moves, own, seen, feedback, selection } = table;
  const example = own?.hand?.[0] ?? seen.display.find((card) => card !== null);
  // Before it is time to lay, no card of the hand could be chosen.
  if (moves.lays.length > 0 || !example) {
    selection.wanted = end;
    feedback.info("tut-info-choose-card", key, { end });
  } else explainLaying(table, example, key, end);
}

/** A card of the hand was let go beside every place. @param {import("../table.js").TutTable} table @param {string} city @param {string} key */
export function explainMissed(table, city, key) {
  if (table.moves.fits(city)) table.feedback.info("tut-info-drop-lay", key);
  else explainLaying(table, city, key);
}
