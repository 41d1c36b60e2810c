/** @typedef {import("../storage/types.js").Result} Result */
/** @typedef {{seat: number, wins: number, points: number}} Row  of one seat of the last game, all games of the series together */
/** @typedef {{games: number, rows: readonly Row[]}} Standings  the rows from first to last */

/**
 * How a series stands after a game: by wins, of which those who share a first place have a part each, then by points.
 *
 * @param {Result} result of its last game
 * @param {readonly Result[]} earlier
 * @returns {Standings | null} null for a game without a series, and where no other game of it was kept
 */
export function standingsAfter(result, earlier) {
  const { series, seats } = result;
  if (!series) return null;
  const others = earlier.filter((one) => (one.series?.id ?? one.id) === series.id);
  if (others.length === 0) return null;
  const games = [...others, result];
  const rows = seats.map(({ name }, seat) => {
    const own = games.flatMap((game) => {
      const found = game.seats.find((one) => one.name === name);
      return found ? [{ found, winners: game.seats.filter(({ rank }) => rank === 1).length }] : [];
    });
    const wins = own.reduce(
      (sum, { found, winners }) => sum + (found.rank === 1 ? 1 / winners : 0),
      0,
    );
    return { seat, wins, points: own.reduce((sum, { found }) => sum + found.points, 0) };
  });
  rows.sort((one, other) => other.wins - one.wins || other.points - one.points);
  return { games: games.length, rows };
}
