import { results } from "../storage/results/results.js";

/** @typedef {import("./played.js").Played} Played */
/** @typedef {import("../storage/types.js").Lost} Lost */

/**
 * Adds to the result of a game what was found that cost most.
 *
 * @param {string} id of the game
 * @param {readonly number[]} people the seats that were looked at
 * @param {readonly (Lost & {seat: number})[]} found
 */
export async function noteLost(id, people, found) {
  const result = results.list().find((one) => one.id === id.split("-", 1)[0]);
  if (!result || result.seats.some(({ lost }) => lost)) return;
  const lostAt = (/** @type {number} */ at) =>
    found.flatMap(({ seat, task, cost }) => (seat === at ? [{ task, cost }] : []));
  const seats = result.seats.map((one, seat) =>
    people.includes(seat) ? { ...one, lost: lostAt(seat) } : one,
  );
  await results.extend(result.id, { seats });
}

/**
 * What decisions cost on average, in per cent of the chance to win for each turn.
 *
 * @param {readonly Played[]} played the oldest first
 * @returns {{analysed: number, tasks: {task: string, count: number, cost: number}[], cost: number, before: number, now: number}} how
 *   many games were looked at, what cost most there by what it was about, the dearest first, and all of it: altogether, in the
 *   earlier games, and in the later half
 */
export function weaknesses(played) {
  const known = played.filter(({ seat }) => seat.lost);
  const perTurn = (/** @type {readonly Played[]} */ games, /** @type {string} */ task = "") => {
    const lost = games.flatMap(({ seat }) => seat.lost ?? []);
    const own = lost.filter((one) => task === "" || one.task === task);
    const turns = games.reduce((sum, { result }) => sum + result.rounds, 0);
    const cost = own.reduce((sum, one) => sum + one.cost, 0) / Math.max(1, turns);
    return { task, count: own.length, cost };
  };
  const kinds = new Set(known.flatMap(({ seat }) => seat.lost ?? []).map(({ task }) => task));
  const tasks = [...kinds].map((task) => perTurn(known, task)).sort((a, b) => b.cost - a.cost);
  const half = Math.floor(known.length / 2);
  const [before, now] = [known.slice(0, half), known.slice(half)].map((some) => perTurn(some).cost);
  return {
    analysed: known.length,
    tasks,
    cost: perTurn(known).cost,
    before: before ?? 0,
    now: now ?? 0,
  };
}
