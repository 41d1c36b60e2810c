import { results } from "../storage/results/results.js";

/** @typedef {import("./played.js").Played} Played */
/** @typedef {import("../storage/types.js").Lost} Lost */

/**
 * Adds to the result of a game what its analysis has found that cost most.
 *
 * @param {string} id of the game
 * @param {import("../engine/types.js").Analysis} analysis that is done
 */
export async function noteLost(id, { people }) {
  const result = results.list().find((one) => one.id === id.split("-", 1)[0]);
  if (!result || result.seats.some(({ lost }) => lost)) return;
  /** @type {Map<number, Lost[]>} */
  const lost = new Map();
  for (const { seat, turns } of people) {
    const costly = turns.flatMap(({ best }) => (best?.kind === "costly" ? [best] : []));
    lost.set(
      seat,
      costly.map(({ task, cost }) => ({ task, cost })),
    );
  }
  const seats = result.seats.map((one, seat) =>
    lost.has(seat) ? { ...one, lost: lost.get(seat) ?? [] } : one,
  );
  await results.extend(result.id, { seats });
}

/**
 * @param {readonly Played[]} played
 * @returns {{analysed: number, tasks: {task: string, count: number, cost: number}[]}} how many games were analysed, and what cost
 *   most there by what it was about, the dearest first
 */
export function weaknesses(played) {
  const known = played.flatMap(({ seat }) => (seat.lost ? [seat.lost] : []));
  /** @type {Map<string, {task: string, count: number, cost: number}>} */
  const tasks = new Map();
  for (const { task, cost } of known.flat()) {
    const { count = 0, cost: sum = 0 } = tasks.get(task) ?? {};
    tasks.set(task, { task, count: count + 1, cost: sum + cost });
  }
  return { analysed: known.length, tasks: [...tasks.values()].sort((a, b) => b.cost - a.cost) };
}
