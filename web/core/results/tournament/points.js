/** @typedef {import("../../storage/types.js").Result} Result */
/** @typedef {import("../../storage/types.js").Tournament} Tournament */
/** One table of a round: who sits there, whoever begins first, and how it ended. @typedef {{names: string[], result: Result | null}} Drawn */
/** What became of one person; `score`: 1 for each first place, 0 for each last one. @typedef {{name: string, games: number, wins: number, score: number, points: number, rank: number}} Row */

/**
 * @param {Tournament} tournament
 * @param {readonly Result[]} results the oldest first: of two of one table that counts
 * @returns {Drawn[][]} by round and table
 */
export function tablesOf({ id, game, people, rounds }, results) {
  const own = results.filter((one) => one.bout?.id === id && one.game === game);
  return rounds.map((tables, round) =>
    tables.map((places, table) => {
      const names = places.map((place) => people[place] ?? "");
      const isHere = (/** @type {Result} */ { bout, seats }) =>
        bout?.round === round && bout.table === table && isSame(seats, names);
      return { names, result: own.find(isHere) ?? null };
    }),
  );
}

/** @param {Result["seats"]} seats @param {readonly string[]} names */
function isSame(seats, names) {
  return (
    seats.length === names.length && names.every((name) => seats.some((seat) => seat.name === name))
  );
}

/**
 * The table of points: by the share of opponents that were left behind in each game, which is the same at tables of different
 * sizes, then by points.
 *
 * @param {Tournament} tournament
 * @param {readonly Result[]} results
 * @returns {Row[]} from first to last
 */
export function pointsOf(tournament, results) {
  const played = tablesOf(tournament, results).flat();
  const rows = tournament.people.map((name) => {
    const games = played.flatMap(({ result }) => {
      const seat = result?.seats.find((one) => one.name === name);
      return result && seat ? [{ seats: result.seats, seat }] : [];
    });
    const sum = (/** @type {(game: typeof games[number]) => number} */ of) =>
      games.reduce((all, game) => all + of(game), 0);
    return {
      name,
      games: games.length,
      wins: sum(({ seat }) => (seat.rank === 1 ? 1 : 0)),
      score: sum(({ seats, seat }) => shareBehind(seats, seat)),
      points: sum(({ seat }) => seat.points),
    };
  });
  /** @param {typeof rows[number]} one @param {typeof rows[number]} other */
  const isAhead = (one, other) => other.score - one.score || other.points - one.points;
  rows.sort(isAhead);
  return rows.map((row) => ({
    ...row,
    rank: 1 + rows.filter((other) => isAhead(other, row) < 0).length,
  }));
}

/** @param {Result["seats"]} seats @param {Result["seats"][number]} seat @returns {number} those with the same rank count half */
function shareBehind(seats, seat) {
  const others = seats.filter((other) => other !== seat);
  const behind = others.map(({ rank }) => (1 + Math.sign(rank - seat.rank)) / 2);
  return behind.reduce((all, one) => all + one, 0) / others.length;
}
