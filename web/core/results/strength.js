import { LEVELS } from "../seats/seats.js";
import { chanceAgainst, rated, UNKNOWN } from "./glicko.js";
import { isOwn } from "./ladder.js";
import ratings from "./levels.json" with { type: "json" };

/** @typedef {import("../engine/types.js").LevelId} LevelId */
/** @typedef {import("./glicko.js").Strength} Strength */
/** @typedef {import("./played.js").Played} Played */

/** What is known of the ratings of the levels is not exact either (docs/players.md). */
const LEVEL_DEVIATION = 30;

/**
 * @param {string} game
 * @returns {{level: LevelId, rating: number}[]} how strong each level is, the weakest first; none for an unknown game
 */
export function levelRatings(game) {
  const known = Object.hasOwn(ratings, game)
    ? ratings[/** @type {keyof typeof ratings} */ (game)]
    : null;
  return known ? LEVELS.map((level) => ({ level, rating: known[level] })) : [];
}

/**
 * How a rating grew with each game against computers, but for those played by hints: of several, each is an opponent of its own.
 *
 * @param {readonly Played[]} played of one kind of game, the oldest first
 * @returns {Strength[]} the first one from before all games
 */
export function ratingCourse(played) {
  const course = [UNKNOWN];
  for (const { result, seat } of played.filter(isOwn)) {
    const levels = levelRatings(result.game);
    const bouts = result.seats.flatMap((other) => {
      const known = levels.find(({ level }) => other.kind === "computer" && level === other.level);
      const score = (1 + Math.sign(other.rank - seat.rank)) / 2;
      return known ? [{ rating: known.rating, deviation: LEVEL_DEVIATION, score }] : [];
    });
    if (bouts.length > 0) course.push(rated(course.at(-1) ?? UNKNOWN, bouts));
  }
  return course;
}

/**
 * @param {Strength} strength
 * @param {string} game
 * @returns {{level: LevelId, chance: number} | null} the level against which the game is most open
 */
export function nextLevel(strength, game) {
  const all = levelRatings(game).map(({ level, rating }) => ({
    level,
    chance: chanceAgainst(strength, { rating, deviation: LEVEL_DEVIATION }),
  }));
  const openness = (/** @type {{chance: number}} */ { chance }) => Math.abs(chance - 0.5);
  return all.sort((one, other) => openness(one) - openness(other))[0] ?? null;
}
