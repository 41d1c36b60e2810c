import { gameEntry } from "../../games/index.js";
import { isHidden } from "../settings/house.js";
import { hashOf } from "../storage/saved-game.js";

/** @typedef {import("../storage/types.js").Result} Result */
/** A deal of the day as it was played first. @typedef {{day: string, result: Result, seat: number, points: number, par: number | null}} Day */

/** Who sits opposite on every day. */
export const OPPONENT = {
  name: "Magdalena",
  player: /** @type {const} */ ({ kind: "computer", level: "merchant" }),
};

const DAY_MS = 86_400_000;
const SUNDAY = 0;

/** @returns {boolean} whether there is a deal of the day at this table */
export function isDailyOffered() {
  return !["daily", "results", "solo"].some(isHidden);
}

/** @param {Date} [now] @returns {string} the date on this device's clock: "2026-11-26" */
export function today(now = new Date()) {
  const [month, date] = [now.getMonth() + 1, now.getDate()];
  return `${now.getFullYear()}-${`${month}`.padStart(2, "0")}-${`${date}`.padStart(2, "0")}`;
}

/** @param {string} day @returns {Date} to be shown in UTC */
export const dateOf = (day) => new Date(Date.parse(day));

/**
 * The seed of a deal: the 32-bit FNV-1a of "thurn-und-taxis 2026-11-26". It must stay as it is for ever, or people who
 * have different versions of the page would play different deals.
 *
 * @param {string} game
 * @param {string} day
 */
export function seedOf(game, day) {
  return Number.parseInt(hashOf(`${game} ${day}`), 16);
}

/**
 * @param {string} game
 * @param {string} day
 * @returns {import("../engine/types.js").OptionValues} what is not as usual: on Sundays one expansion after the other
 */
export function extrasOn(game, day) {
  const date = dateOf(day);
  const all = gameEntry(game)?.expansions ?? [];
  const week = Math.floor(date.getTime() / DAY_MS / 7);
  const extra = date.getUTCDay() === SUNDAY ? all[week % all.length] : undefined;
  return extra ? { [extra.option]: extra.on } : {};
}

/**
 * The deals of the day that were played, the earliest day first.
 *
 * @param {readonly Result[]} results the oldest first: of two for one day that counts
 * @param {string} game
 * @returns {Day[]}
 */
export function daysOf(results, game) {
  /** @type {Map<string, Day>} */
  const days = new Map();
  for (const result of results) {
    const { day, seats, par = null } = result;
    const seat = seats.findIndex(({ kind }) => kind === "person");
    const others = seats.filter((_, at) => at !== seat);
    const isDealt =
      others.length === 1 &&
      others.every((one) => one.kind === "computer" && one.level === OPPONENT.player.level);
    const points = seats[seat]?.points;
    if (result.game !== game || !day || points === undefined || !isDealt || days.has(day)) continue;
    days.set(day, { day, result, seat, points, par });
  }
  return [...days.values()].sort((one, other) => (one.day < other.day ? -1 : 1));
}
