import { seededRandom } from "../../canvas/random.js";
import { overlap } from "../land/geometry.js";

/**
 * @import { Label } from "./labels.js"
 * @import { Box } from "../types.js"
 */

const MOVES_PER_STEP = 1500;

/**
 * A thing that can stand in several places; `cost` says what each place disturbs by itself (roads, towns, the edge).
 *
 * @template T
 * @typedef {{box: Box, cost: number, value: T}} Spot
 */

/**
 * Chooses a spot for every thing so that they cover one another as little as possible: simulated annealing from the
 * cheapest spots, then each takes its best spot until none moves. The dice are seeded: the result is always the same.
 * In steps of some milliseconds each.
 *
 * @template T
 * @param {Spot<T>[][]} things
 * @param {(one: number, other: number) => {area: number, touch: number}} price  of covering, for a pair of things: by
 *   unit of area, and for touching at all
 * @returns {Generator<void, Spot<T>[]>}
 */
export function* anneal(things, price) {
  const now = things.map((spots) => spots.indexOf(least(spots)));
  /** @param {number} index @param {Box} box @param {number} enough */
  const crowd = (index, box, enough) => {
    let sum = 0;
    for (let k = 0; k < now.length; k++) {
      if (k === index) continue;
      const area = overlap(box, things[k][now[k]].box);
      if (area === 0) continue;
      const { area: by, touch } = price(index, k);
      sum += touch + area * by;
      if (sum > enough) return sum;
    }
    return sum;
  };
  /** @param {number} index @param {number} spot @param {number} [enough] */
  const cost = (index, spot, enough = Number.POSITIVE_INFINITY) => {
    const { box, cost: own } = things[index][spot];
    return own > enough ? own : own + crowd(index, box, enough - own);
  };

  const random = seededRandom(7);
  const steps = things.length * 160;
  for (let step = 0; step < steps; step++) {
    if (step % MOVES_PER_STEP === 0) yield;
    const heat = 26 * (1 - step / steps) ** 2 + 0.01;
    const index = Math.floor(random() * things.length);
    const spot = Math.floor(random() * things[index].length);
    if (spot === now[index]) continue;
    const before = cost(index, now[index]);
    const allowed = before - heat * Math.log(random() + 1e-9);
    if (cost(index, spot, allowed) < allowed) now[index] = spot;
  }
  for (let round = 0; round < 10; round++) {
    yield;
    let moved = false;
    for (let index = 0; index < things.length; index++) {
      let best = cost(index, now[index]);
      for (let spot = 0; spot < things[index].length; spot++) {
        const other = cost(index, spot, best);
        if (other < best - 1e-6) {
          best = other;
          now[index] = spot;
          moved = true;
        }
      }
    }
    if (!moved) break;
  }
  return now.map((spot, index) => things[index][spot]);
}

/** @template T @param {Spot<T>[]} spots */
function least(spots) {
  return spots.reduce((best, spot) => (spot.cost < best.cost ? spot : best));
}

/**
 * The cities whose names lie over no other name once those that cover most have gone.
 *
 * @param {ReadonlyMap<string, Label>} labels
 * @param {ReadonlyMap<string, Label>} [kept]  those that are there already go last
 */
export function withoutOverlaps(labels, kept) {
  let left = [...labels.values()];
  for (;;) {
    const over = left.map((one) => {
      const count = left.filter((other) => one !== other && overlap(one.box, other.box) > 0).length;
      return { one, others: kept?.has(one.city.id) ? Math.min(count, 0.5) : count };
    });
    const most = over.reduce((best, next) => (next.others > best.others ? next : best), {
      one: left[0],
      others: 0,
    });
    if (most.others === 0) return left.map(({ city }) => city);
    left = left.filter((one) => one !== most.one);
  }
}
