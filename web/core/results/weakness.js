/** @typedef {import("./played.js").Played} Played */
/** @typedef {import("../storage/types.js").Lost} Lost */
/** @typedef {Pick<import("../storage/types.js").ResultSeat, "rank" | "parts">} Scored */

/** So many of the dearest decisions are named as examples. */
const EXAMPLES = 3;

/**
 * What decisions cost on average, in per cent of the chance to win for each game.
 *
 * @param {readonly Played[]} played the oldest first
 * @returns how many games were looked at, what cost most there by kinds of mistakes, the dearest first, each with its dearest
 *   decisions, and all that was lost in the earlier games, and in the later half
 */
export function weaknesses(played) {
  const known = played.flatMap(({ seat, result }) =>
    seat.lost ? [seat.lost.map((one) => ({ ...one, result, seat }))] : [],
  );
  const costOf = (/** @type {{cost: number}[][]} */ games) =>
    games.flat().reduce((sum, { cost }) => sum + cost, 0) / Math.max(1, games.length);
  // Earlier analyses told two mistakes by one name.
  const wayOf = (/** @type {Lost} */ { step, way = "" }) => (step === undefined ? "" : way);
  const ways = [...new Set(known.flat().map(wayOf))].map((way) => {
    const own = known.map((lost) => lost.filter((one) => wayOf(one) === way));
    const all = own.flat().sort((one, other) => other.cost - one.cost);
    const examples = all.filter(({ step }) => step !== undefined).slice(0, EXAMPLES);
    return { way, task: all[0]?.task ?? "", count: all.length, cost: costOf(own), examples };
  });
  ways.sort((one, other) => other.cost - one.cost);
  const half = Math.floor(known.length / 2);
  const [before = 0, now = 0] = [known.slice(0, half), known.slice(half)].map(costOf);
  return { analysed: known.length, ways, before, now };
}

/** So many of the last games are compared. */
const LATEST = 10;

/**
 * By what somebody has fewer points, or more, than the best of the others, on average of the last games.
 *
 * @param {readonly {seat: Scored, result: {seats: readonly Scored[]}}[]} played the oldest first
 * @returns {{games: number, gaps: {id: string, points: number}[]}} kinds of points with how many are missing, most first; together all that lies between the two
 */
export function gapsOf(played) {
  const pairs = played.flatMap(({ result, seat }) => {
    const others = result.seats.filter((one) => one !== seat && one.parts);
    const [best] = others.sort((one, other) => one.rank - other.rank);
    return seat.parts && best?.parts ? [{ own: seat.parts, theirs: best.parts }] : [];
  });
  const latest = pairs.slice(-LATEST);
  const ids = [...new Set(latest.flatMap(({ own, theirs }) => Object.keys({ ...own, ...theirs })))];
  const gaps = ids.map((id) => {
    const apart = latest.map(({ own, theirs }) => (theirs[id] ?? 0) - (own[id] ?? 0));
    return { id, points: apart.reduce((sum, one) => sum + one, 0) / latest.length };
  });
  gaps.sort((one, other) => other.points - one.points);
  return { games: latest.length, gaps: gaps.filter(({ points }) => points !== 0) };
}
