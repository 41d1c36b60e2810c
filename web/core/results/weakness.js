/** @typedef {import("./played.js").Played} Played */

/**
 * What decisions cost on average, in per cent of the chance to win for each game.
 *
 * @param {readonly Played[]} played the oldest first
 * @returns {{analysed: number, ways: {way: string, task: string, count: number, cost: number}[], before: number, now: number}} how many
 *   games were looked at, what cost most there by what was done and what not, the dearest first, and all that was lost in the earlier
 *   games, and in the later half
 */
export function weaknesses(played) {
  const known = played.flatMap(({ seat }) => (seat.lost ? [seat.lost] : []));
  const perGame = (/** @type {typeof known} */ some, /** @type {string} */ way = "") => {
    const own = some.flat().filter((one) => way === "" || (one.way ?? one.task) === way);
    const cost = own.reduce((sum, one) => sum + one.cost, 0) / Math.max(1, some.length);
    return { way, task: own[0]?.task ?? "", count: own.length, cost };
  };
  const kinds = [...new Set(known.flat().map(({ task, way = task }) => way))];
  const ways = kinds.map((way) => perGame(known, way)).sort((a, b) => b.cost - a.cost);
  const half = Math.floor(known.length / 2);
  const [before = 0, now = 0] = [known.slice(0, half), known.slice(half)].map(
    (some) => perGame(some).cost,
  );
  return { analysed: known.length, ways, before, now };
}
