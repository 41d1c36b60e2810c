import { arrangeMap } from "./layout.js";
import { nominalLabels } from "./lettering/labels.js";
import { bendRoads } from "./pieces/roads.js";

/**
 * @import { Board, Point } from "./types.js"
 * @import { Layout, Wanted } from "./layout.js"
 * @import { DrawnRoad } from "./pieces/roads.js"
 */

/** Widths of text at size 1. @typedef {{label: (text: string) => number, name: (text: string) => number}} Measure */

/**
 * Where everything stands on a map. It follows from the board, the letters and what is wanted now, and from nothing that
 * was seen before: letters that come late leave the same map behind as those that were there from the beginning.
 */
export class Plan {
  /** What was arranged last, of the whole map and of a closer look. @type {Layout[]} */
  #known = [];
  /** Whoever was stopped on the way goes on there. @type {Generator<void, Map<string, DrawnRoad>> | null} */
  #bending = null;

  /**
   * @param {Board} board
   * @param {Measure} measure
   */
  constructor(board, measure) {
    this.board = board;
    this.measure = measure;
    /** Empty until they are bent. @type {Map<string, DrawnRoad>} */
    this.roads = new Map();
  }

  /** Other letters than before: roads have passed by names of another width. @param {Measure} measure */
  letter(measure) {
    this.measure = measure;
    this.roads = new Map();
    this.#bending = null;
    this.#known = [];
  }

  /**
   * Arranges everything, in steps; what was wanted last is known. A closer look leaves names and houses at their sides.
   *
   * @param {Wanted} wanted
   * @param {Point[][]} seas  where no country has its name
   * @returns {Generator<void, Layout>}
   */
  *arranged(wanted, seas) {
    const known = this.#known.find((one) => isSame(one.wanted, wanted));
    if (known) return known;
    const roads = yield* this.#bent();
    const { board, measure } = this;
    const { scale, seats, whole = scale } = wanted;
    /** @type {Layout | undefined} */
    const before =
      whole < scale ? yield* this.arranged({ scale: whole, seats, whole }, seas) : undefined;
    const layout = yield* arrangeMap(board, roads, wanted, measure, seas, before);
    // Letters may have come meanwhile.
    if (roads === this.roads) this.#known = before ? [before, layout] : [layout];
    return layout;
  }

  /** @returns {Generator<void, Map<string, DrawnRoad>>} */
  *#bent() {
    const { board } = this;
    while (this.roads.size === 0) {
      this.#bending ??= bendRoads(board, nominalLabels(board, this.measure.label));
      const step = this.#bending.next();
      if (step.done) this.roads = step.value;
      else yield;
    }
    return this.roads;
  }
}

/** @param {Wanted} one @param {Wanted} other */
function isSame(one, other) {
  return (
    one.scale === other.scale &&
    one.seats === other.seats &&
    (one.whole ?? one.scale) === (other.whole ?? other.scale)
  );
}
