import { gameEntry } from "../../games/index.js";
import { LEVELS } from "../seats/seats.js";
import { extrasOf } from "./played.js";

/** @typedef {import("./played.js").Played} Played */
/** @typedef {{games: number, won: number, average: number, best: Played}} Tally */

/** @param {readonly Played[]} played one game at least @returns {Tally} of two games with as many points the earlier one is the best */
export function tallyOf(played) {
  const points = played.map(({ seat }) => seat.points);
  return {
    games: played.length,
    won: played.filter(({ seat }) => seat.rank === 1).length,
    average: points.reduce((sum, one) => sum + one, 0) / played.length,
    best: played.reduce((best, one) => (one.seat.points > best.seat.points ? one : best)),
  };
}

/**
 * The same games apart by something, the largest group first.
 *
 * @param {readonly Played[]} played
 * @param {(one: Played) => string} key
 * @returns {{key: string, tally: Tally}[]}
 */
export function groupedBy(played, key) {
  const all = [...new Set(played.map(key))].map((name) => {
    return { key: name, tally: tallyOf(played.filter((one) => key(one) === name)) };
  });
  return all.sort((one, other) => other.tally.games - one.tally.games);
}

/** @param {Played} played @returns {string} its number of players @internal */
export const playersKey = ({ result }) => `${result.seats.length}`;

/** @param {Played} played @returns {string} its expansions, with spaces between them @internal */
export const extrasKey = ({ result }) => extrasOf(result).join(" ");

/** @param {Played} played @returns {string} levels of the others, the weakest first, and "people", with spaces between them @internal */
export function opponentsKey({ result, seat }) {
  const others = result.seats.filter((one) => one !== seat);
  const levels = LEVELS.filter((level) =>
    others.some((one) => one.kind === "computer" && one.level === level),
  );
  const people = others.some(({ kind }) => kind === "person") ? ["people"] : [];
  return [...levels, ...people].join(" ");
}

/**
 * By what games can be told apart: opponents, number of players, expansions and each variant, by the ids of their names.
 *
 * @param {readonly Played[]} played of one kind of game
 * @returns {[name: string, key: (one: Played) => string][]}
 */
export function keysOf(played) {
  const { game = "", options = {} } = played.at(-1)?.result ?? {};
  const others = ["start", ...(gameEntry(game)?.expansions ?? []).map(({ option }) => option)];
  /** @param {string} id @returns {[string, (one: Played) => string]} */
  const variant = (id) => [`option-${id}`, ({ result }) => `${result.options[id] ?? false}`];
  const variants = Object.keys(options).filter((id) => !others.includes(id));
  return [
    ["results-by-opponents", opponentsKey],
    ["results-by-players", playersKey],
    ["results-by-extras", extrasKey],
    ...variants.map(variant),
  ];
}
