import { overlap } from "./geometry.js";

/** @import { Box } from "./types.js" */

/**
 * A thing that can stand in several places; `cost` says what each place disturbs by itself (roads, towns, the edge).
 *
 * @template T
 * @typedef {{box: Box, cost: number, value: T}} Spot
 */

/**
 * Chooses a spot for every thing so that they cover one another as little as possible: each in turn takes its best
 * spot given all others, until nobody moves. The order and the result are always the same.
 *
 * @template T
 * @param {Spot<T>[][]} things
 * @param {number} weight  cost of a unit of covered area
 * @param {number} touch  cost of covering anything at all
 * @param {(one: number, other: number) => number} [bond]  factor for a pair of things, 1 when left out
 * @returns {Spot<T>[]}
 */
export function arrange(things, weight, touch, bond = () => 1) {
  const chosen = things.map((spots) => cheapest(spots, () => 0));
  for (let round = 0; round < 12; round++) {
    let moved = false;
    things.forEach((spots, index) => {
      const best = cheapest(spots, (spot) => {
        let sum = 0;
        for (let k = 0; k < chosen.length; k++) {
          if (k === index) continue;
          const area = overlap(spot.box, chosen[k].box);
          if (area > 0) sum += (touch + area * weight) * bond(index, k);
        }
        return sum;
      });
      if (best !== chosen[index]) {
        chosen[index] = best;
        moved = true;
      }
    });
    if (!moved) break;
  }
  return chosen;
}

/**
 * @template T
 * @param {Spot<T>[]} spots
 * @param {(spot: Spot<T>) => number} extra
 */
function cheapest(spots, extra) {
  let best = spots[0];
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    if (spot.cost >= least) continue;
    const cost = spot.cost + extra(spot);
    if (cost < least) {
      least = cost;
      best = spot;
    }
  }
  return best;
}
