import { SEATS } from "../../storage/results/tournament.js";

/**
 * Draws the rounds of a tournament in which everybody meets everybody as evenly as possible. Pairs are seated by the circle
 * method, which is exact; larger tables by exchanging people as long as that evens out who has met whom, from several
 * beginnings.
 *
 * @typedef {number[]} Table places in the list of people, whoever begins first
 * @typedef {Table[]} Round
 */

const BEGINNINGS = 12;
const EXCHANGES = 1500;

/**
 * @param {number} people
 * @param {number} wished how many sit at a table
 * @returns {number[]} how many sit at each, as even as possible, so that nobody sits out
 */
export function tableSizes(people, wished) {
  const tables = wished === SEATS.least ? Math.floor(people / wished) : Math.ceil(people / wished);
  return Array.from({ length: tables }, (_, i) => Math.floor((people + i) / tables)).reverse();
}

/** @param {number} people @param {number} wished @returns {number} rounds after which everybody may have met everybody */
export function roundsFor(people, wished) {
  const met = tableSizes(people, wished).reduce((sum, size) => sum + size * (size - 1), 0);
  return Math.ceil((people * (people - 1)) / met);
}

/**
 * @param {number} people
 * @param {number} wished how many sit at a table
 * @param {number} count of rounds
 * @param {() => number} [random] from 0 to 1
 * @returns {Round[]}
 */
export function drawRounds(people, wished, count, random = Math.random) {
  const sizes = tableSizes(people, wished);
  const isPaired = sizes.every((size) => size === 2);
  const best = isPaired
    ? Array.from({ length: count }, (_, round) => pairs(people, round))
    : evenest(people, sizes, count, random);
  return seated(best, people);
}

/** A round of the circle method: all but the first person move on by one place. @param {number} people @param {number} round @returns {Round} */
function pairs(people, round) {
  const others = people - 1;
  const at = (/** @type {number} */ place) =>
    place === 0 ? 0 : 1 + ((place - 1 + round) % others);
  return Array.from({ length: people / 2 }, (_, i) => [at(i), at(others - i)]);
}

/** @param {number} people @param {number[]} sizes @param {number} count @param {() => number} random */
function evenest(people, sizes, count, random) {
  /** @type {{rounds: Round[], cost: number} | null} */
  let best = null;
  for (let i = 0; i < BEGINNINGS; i += 1) {
    const rounds = Array.from({ length: count }, () => dealt(shuffled(people, random), sizes));
    const cost = evenOut(rounds, people, random);
    if (!best || cost < best.cost) best = { rounds, cost };
  }
  return best?.rounds ?? [];
}

/** @param {number} people @param {() => number} random */
function shuffled(people, random) {
  const all = Array.from({ length: people }, (_, i) => ({ i, lot: random() }));
  return all.sort((one, other) => one.lot - other.lot).map(({ i }) => i);
}

/** @param {number[]} people @param {number[]} sizes @returns {Round} */
function dealt(people, sizes) {
  const left = [...people];
  return sizes.map((size) => left.splice(0, size));
}

/**
 * Exchanges two people of one round wherever that makes nothing worse.
 *
 * @param {Round[]} rounds
 * @param {number} people
 * @param {() => number} random
 * @returns {number} how uneven they are then
 */
function evenOut(rounds, people, random) {
  const any = (/** @type {number} */ below) => Math.floor(random() * below);
  let cost = unevenness(rounds, people);
  for (let i = 0; i < EXCHANGES; i += 1) {
    const round = rounds[any(rounds.length)] ?? [];
    const [one, other] = [round[any(round.length)], round[any(round.length)]];
    if (!one || !other || one === other) continue;
    const [a, b] = [any(one.length), any(other.length)];
    exchange(one, a, other, b);
    const now = unevenness(rounds, people);
    if (now <= cost) cost = now;
    else exchange(one, a, other, b);
  }
  return cost;
}

/** @param {Table} one @param {number} a @param {Table} other @param {number} b */
function exchange(one, a, other, b) {
  const [x = 0, y = 0] = [one[a], other[b]];
  one[a] = y;
  other[b] = x;
}

/** How often each two have met, squared: the same number of meetings is least where they are spread. @param {Round[]} rounds @param {number} people */
function unevenness(rounds, people) {
  const met = new Uint8Array(people * people);
  let sum = 0;
  for (const round of rounds)
    for (const table of round)
      for (const a of table)
        for (const b of table) {
          const at = a * people + b;
          if (a < b) sum += 2 * (met[at] ?? 0) + 1;
          met[at] = (met[at] ?? 0) + 1;
        }
  return sum;
}

/** Lets those begin who would begin least often, as long as that evens it out. @param {Round[]} rounds @param {number} people @returns {Round[]} */
function seated(rounds, people) {
  const tables = rounds.flat();
  const begun = Array.from({ length: people }, () => 0);
  const often = (/** @type {number | undefined} */ one) => begun[one ?? 0] ?? 0;
  const count = (/** @type {number | undefined} */ one, /** @type {number} */ by) => {
    begun[one ?? 0] = often(one) + by;
  };
  for (const [first] of tables) count(first, 1);
  for (let isEven = false; !isEven; ) {
    isEven = true;
    for (const table of tables) {
      const rarest = table.reduce((best, one) => (often(one) < often(best) ? one : best));
      if (often(table[0]) - often(rarest) < 2) continue;
      count(table[0], -1);
      count(rarest, 1);
      exchange(table, 0, table, table.indexOf(rarest));
      isEven = false;
    }
  }
  return rounds;
}
