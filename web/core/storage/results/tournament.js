import { cleanName, hasDuplicates } from "../../seats/names.js";
import { TOURNAMENT } from "../belonging.js";
import { isObject } from "../loose.js";

/** @typedef {import("../types.js").Tournament} Tournament */

/** How many play in a tournament. */
export const PEOPLE = { least: 4, most: 12 };
/** How many sit at a table. */
export const SEATS = { least: 2, most: 4 };
export const MOST_ROUNDS = 11;

/**
 * Reads a tournament from outside.
 *
 * @param {unknown} value
 * @returns {Tournament | null} null for what is none, or damaged
 */
export function readTournament(value) {
  if (!isObject(value) || !Array.isArray(value.people) || !Array.isArray(value.rounds)) return null;
  const { id, when, game, rounds, options = {} } = value;
  if (!isWithin(value.people, PEOPLE) || rounds.length > MOST_ROUNDS) return null;
  const people = value.people.map((name) => cleanName(name));
  const isWhole =
    typeof id === "string" &&
    TOURNAMENT.test(id) &&
    Number.isSafeInteger(when) &&
    typeof game === "string" &&
    !people.includes("") &&
    !hasDuplicates(people) &&
    areOptions(options) &&
    rounds.length > 0 &&
    rounds.every((round) => isRound(round, people.length));
  return isWhole ? /** @type {Tournament} */ ({ id, when, game, people, rounds, options }) : null;
}

/** More options than any game has, and longer texts than any of their values. */
const OPTIONS = { most: 60, longest: 40 };

/** @param {unknown} options @returns {boolean} whether they can be those of a game; the engine judges them when a table begins */
function areOptions(options) {
  if (!isObject(options)) return false;
  const all = Object.entries(options);
  const isValue = (/** @type {unknown} */ value) =>
    typeof value === "boolean" || (typeof value === "string" && value.length <= OPTIONS.longest);
  return (
    all.length <= OPTIONS.most &&
    all.every(([id, value]) => /^[a-z-]{1,40}$/u.test(id) && isValue(value))
  );
}

/** @param {readonly unknown[]} list @param {{least: number, most: number}} limits */
function isWithin({ length }, { least, most }) {
  return length >= least && length <= most;
}

/** @param {unknown} round @param {number} people @returns {boolean} whether everybody sits at one table */
function isRound(round, people) {
  if (!Array.isArray(round) || round.length > people) return false;
  const fits = (/** @type {unknown} */ table) => Array.isArray(table) && isWithin(table, SEATS);
  const seated = round.every(fits) ? round.flat() : [];
  return seated.length === people && seated.every((_, one) => seated.includes(one));
}
