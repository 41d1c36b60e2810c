import { Listeners } from "../../../core/listeners.js";
import { distanceTo, placesOf } from "./coaches.js";

/**
 * @import { Point } from "../types.js"
 * @import { WaysMap } from "./ways.js"
 */

/** Half the width of a finger. */
const REACH_PX = 22;

/** Carries coaches over their map with mouse, finger or pen; while none can move, only where a drag does not move the map. */
export class CoachCarrier {
  /** The coach that is carried, or -1. */
  number = -1;
  /** How far it was carried, in map units. @type {Point} */
  shift = [0, 0];
  /** Where it was touched, on the screen. @type {Point} */
  #from = [0, 0];
  /** @type {Listeners<[coach: number, town: string | null]>} */
  listeners = new Listeners();

  /** @param {WaysMap} ways */
  constructor(ways) {
    this.ways = ways;
  }

  /** The nearest coach within the reach of a finger, else one at the town that is touched, or -1. @param {Point} at  on the screen */
  coachAt(at) {
    const { state, camera } = this.ways;
    if (state.lit.length === 0 && !camera.fitted) return -1;
    const point = camera.toMap(at);
    const away = placesOf(this.ways).map(({ box }) => distanceTo(box, point));
    const least = Math.min(...away);
    if (least * camera.scale < REACH_PX) return away.indexOf(least);
    const touched = this.#townAt(at);
    return state.coaches.findIndex(({ town }) => town === touched);
  }

  /** @param {Point} at @returns {string | null} */
  #townAt(at) {
    const hit = /** @type {{city?: string} | null} */ (this.ways.hitTest(at));
    return hit?.city ?? null;
  }

  /** @param {Point} at */
  holds(at) {
    return this.coachAt(at) >= 0;
  }

  /** @param {Point} at */
  lift(at) {
    this.number = this.coachAt(at);
    this.#from = at;
    this.shift = [0, 0];
  }

  /** @param {Point} at */
  drag([x, y]) {
    if (this.number < 0) return false;
    const { camera, layers } = this.ways;
    const [fromX, fromY] = this.#from;
    this.shift = [(x - fromX) / camera.scale, (y - fromY) / camera.scale];
    layers.pieces.paintSoon();
    return true;
  }

  /** @param {Point} at @param {boolean} cancelled */
  drop(at, cancelled) {
    const { number, ways } = this;
    if (number < 0) return;
    this.number = -1;
    ways.layers.pieces.paintSoon();
    if (cancelled) return;
    this.listeners.tell(number, this.#townAt(at));
  }
}
