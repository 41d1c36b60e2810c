import { asideAt, asides, picksCard } from "../expansions/index.js";

/** @typedef {import("../types.js").Action} Action */

/**
 * The legal actions of a view, sorted into the places where a person looks for them. It only looks
 * things up in the engine's list; what the list does not hold is not possible.
 */
export class Moves {
  /** @param {readonly Action[]} actions */
  constructor(actions) {
    this.all = actions;
    this.closes = actions.filter((action) => action.type === "close");
    this.exchange = actions.find((action) => action.type === "exchange") ?? null;
    this.end = actions.find((action) => action.type === "end") ?? null;
    this.discards = actions.filter((action) => action.type === "discard");
    this.takes = actions.filter((action) => action.type === "take");
    /** Everything that begins with a touch of the display or the deck. */
    this.picks = actions.filter((action) => action.type === "take" || picksCard(action));
    this.lays = actions.filter((action) => action.type === "lay");
  }

  /**
   * Taking this city (null: the top card of the deck).
   *
   * @param {string | null} city
   */
  take(city) {
    return this.picks.find((action) => action.card === city) ?? null;
  }

  /**
   * Every way to lay this card.
   *
   * @param {string} city
   */
  laysOf(city) {
    return this.lays.filter((action) => action.card === city);
  }

  /**
   * Where this card extends (or begins) the route without giving one up.
   *
   * @param {string} city
   */
  fitsOf(city) {
    return this.laysOf(city).filter(({ end }) => onRoute(end));
  }

  /**
   * @param {string} city
   * @param {string} end
   */
  lay(city, end) {
    return this.laysOf(city).find((action) => action.end === end) ?? null;
  }

  /**
   * Giving up the route and beginning a new one with this card.
   *
   * @param {string} city
   */
  anew(city) {
    return this.lay(city, "anew");
  }

  /**
   * Whether this card can be laid beside the route.
   *
   * @param {string} city
   */
  aside(city) {
    return asides.some(({ end }) => this.lay(city, end) !== null);
  }

  /**
   * How a card is laid without being asked. Beside the only card of a route left and right are mirror images: which of them
   * it is matters to how it is drawn, and to nothing else.
   *
   * @param {string} city
   * @param {number} length of the route
   */
  onlyLay(city, length) {
    const fits = this.fitsOf(city);
    if (this.aside(city)) return null;
    if (fits.length === 1) return fits[0] ?? null;
    return (length === 1 && fits.find(({ end }) => end === "right")) || null;
  }

  /** Whether this card can be laid at either end of the route, and nowhere else. @param {string} city */
  isBetweenEnds(city) {
    return this.fitsOf(city).length > 1 && !this.aside(city);
  }

  get canAbandon() {
    return this.lays.some((action) => action.end === "anew");
  }

  /** Whether there is no route yet. */
  get begins() {
    return this.lays.some(({ end }) => end === "first");
  }

  get canFit() {
    return this.lays.some(({ end }) => onRoute(end));
  }
}

/** @param {string | null | undefined} end */
function onRoute(end) {
  return end !== "anew" && asideAt(end) === null;
}
