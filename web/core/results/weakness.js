/** @typedef {import("./played.js").Played} Played */

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
  const lostIn = (/** @type {readonly Played[]} */ some) =>
    some.flatMap(({ seat }) => seat.lost ?? []);
  const perTurn = (/** @type {readonly Played[]} */ some, /** @type {string} */ task = "") => {
    const own = lostIn(some).filter((one) => task === "" || one.task === task);
    const turns = some.reduce((sum, { result }) => sum + result.rounds, 0);
    const cost = own.reduce((sum, one) => sum + one.cost, 0) / Math.max(1, turns);
    return { task, count: own.length, cost };
  };
  const kinds = [...new Set(lostIn(known).map(({ task }) => task))];
  const tasks = kinds.map((task) => perTurn(known, task)).sort((a, b) => b.cost - a.cost);
  const half = Math.floor(known.length / 2);
  const [all, before, now] = [known, known.slice(0, half), known.slice(half)].map(
    (some) => perTurn(some).cost,
  );
  return { analysed: known.length, tasks, cost: all ?? 0, before: before ?? 0, now: now ?? 0 };
}
