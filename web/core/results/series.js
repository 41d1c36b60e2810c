import { lengthOf } from "../storage/belonging.js";
import { newGameId } from "../storage/saved-game.js";

/** @typedef {import("../storage/types.js").Result} Result */
/** @typedef {import("../storage/types.js").Series} Series */
/** A game of a series, running or over. @typedef {{id: string, series?: Series, seats: readonly {name: string}[]}} Member */
/** Of one seat, all games of the series together. @typedef {{seat: number, wins: number, points: number}} Row */

/**
 * How a series stands.
 *
 * @typedef {object} Standings
 * @property {number} games how many are over
 * @property {readonly Row[]} rows from first to last
 * @property {number} of how many games it has at most; 0 where that is open
 * @property {boolean} decided
 */

/** @param {Member} game */
const seriesId = ({ id, series }) => series?.id ?? id.split("-", 1)[0] ?? id;

/**
 * How the series of a game stands: by wins, of which those who share a first place have a part each, then by points.
 *
 * @param {Member} game one of its games
 * @param {readonly Result[]} results the oldest first, also those of other games
 * @returns {Standings | null} null as long as a series without end has nothing to compare
 */
export function standingsIn(game, results) {
  const games = results.filter((one) => seriesId(one) === seriesId(game));
  const lengths = [...games, game].map(({ series }) => series?.of ?? 0);
  const of = lengths.findLast((length) => length > 0) ?? 0;
  // Its second game goes on from the first, also if it does not count itself.
  if (of === 0 && games.length < (game.series ? 1 : 2)) return null;
  const names = game.seats.map(({ name }) => name);
  const rows = names.map((name, seat) => ({ seat, ...resultsOf(name, names, games) }));
  rows.sort((one, other) => other.wins - one.wins || other.points - one.points);
  return { games: games.length, rows, of, decided: isDecided(rows, of, of - games.length) };
}

/** @param {string} name @param {readonly string[]} names of all @param {readonly Result[]} games */
function resultsOf(name, names, games) {
  let [wins, points] = [0, 0];
  for (const { seats } of games) {
    const own = seats.find((one) => one.name === name) ?? renamed(name, names, seats);
    if (own?.rank === 1) wins += 1 / seats.filter(({ rank }) => rank === 1).length;
    points += own?.points ?? 0;
  }
  return { wins, points };
}

/**
 * The seat of somebody whose default name was one of another language then.
 *
 * @param {string} name
 * @param {readonly string[]} names of all
 * @param {Result["seats"]} seats
 */
function renamed(name, names, seats) {
  const strangers = seats.filter((one) => one.given && !names.includes(one.name));
  const missing = names.filter((one) => !seats.some((seat) => seat.name === one));
  strangers.sort((one, other) => (one.name < other.name ? -1 : 1));
  return strangers[missing.sort().indexOf(name)];
}

/** @param {readonly Row[]} rows @param {number} of @param {number} left games to come */
function isDecided([first, second], of, left) {
  return of > 0 && (left <= 0 || (first?.wins ?? 0) > (second?.wins ?? 0) + left);
}

/**
 * @param {Standings} standings
 * @returns {Row | null} who is ahead; in a series that is decided, who has won it; null where nobody is
 */
export function leaderOf({ rows: [first, second], decided }) {
  if (!first || !second) return first ?? null;
  const isAhead =
    first.wins > second.wins ||
    (decided && first.wins === second.wins && first.points > second.points);
  return isAhead ? first : null;
}

/**
 * What the next game of the same people is in their series; after one that is decided, the first game of another.
 *
 * @param {Member} game that is over
 * @param {readonly Result[]} results
 * @param {number} of how many games a series that begins with this game or the next one has at most; 0 where that is open
 * @returns {Series}
 */
export function nextInSeries(game, results, of) {
  const standings = standingsIn(game, results);
  if (standings?.decided) return { id: newGameId(), number: 1, ...lengthOf(of) };
  const number = Math.max(game.series?.number ?? 1, standings?.games ?? 1) + 1;
  return { id: seriesId(game), number, ...lengthOf(standings?.of || of) };
}
