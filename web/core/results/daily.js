import { gameEntry } from "../../games/index.js";
import { isHidden } from "../settings/house.js";
import { rootOf } from "../storage/courses.js";
import { hashOf } from "../storage/saved-game.js";

/** @typedef {import("../storage/types.js").Result} Result */
/** @typedef {import("../storage/types.js").SavedGame} SavedGame */
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

/** @param {string} day @param {number} ago */
export const dayBefore = (day, ago) =>
  new Date(dateOf(day).getTime() - ago * DAY_MS).toISOString().slice(0, 10);

/** @param {string} day @returns {string[]} the seven days that end with it */
export const weekOf = (day) => [6, 5, 4, 3, 2, 1, 0].map((ago) => dayBefore(day, ago));

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

/** @param {SavedGame} saved @param {string} game @param {string} day @returns {boolean} whether it is that deal, and may count */
export function isDealOf(saved, game, day) {
  return saved.game === game && saved.daily === day && saved.study !== true;
}

/**
 * @param {readonly SavedGame[]} games that are the deal of one day
 * @param {Day} [played]
 * @returns {SavedGame | undefined} the one that was counted; before that the one that was begun first
 */
export function countedOf(games, played) {
  const isCounted = (/** @type {SavedGame} */ { id }) => rootOf(id) === played?.result.id;
  return played ? games.find(isCounted) : [...games].sort((a, b) => a.created - b.created)[0];
}

/**
 * @param {readonly SavedGame[]} games the latest first
 * @param {readonly Day[]} days that are counted
 * @param {string} game
 * @param {string} today
 * @returns {SavedGame | undefined} the deal of a day before that was begun and can still count for its day
 */
export function openBefore(games, days, game, today) {
  const isOver = (/** @type {SavedGame} */ { status, sat, daily }) =>
    status.over || sat || days.some(({ day }) => day === daily);
  const isDeal = (/** @type {SavedGame} */ { daily = today, ...one }) =>
    daily < today && isDealOf({ ...one, daily }, game, daily);
  return games.find((one) => isDeal(one) && !isOver(one));
}

/** As many squares make the par. */
const SQUARES = 10;

/**
 * A result against its par in squares, which give nothing of the deal away.
 *
 * @param {number} points
 * @param {number} par
 * @returns {{reached: number, missing: number, beyond: number}} `reached` and `missing` make ten; at most five are beyond
 */
export function squaresOf(points, par) {
  const count = par > 0 ? Math.round((SQUARES * points) / par) : points < par ? 0 : SQUARES;
  const reached = Math.min(Math.max(count, 0), SQUARES);
  const beyond = Math.min(Math.max(count - SQUARES, points > par ? 1 : 0), SQUARES / 2);
  return { reached, missing: SQUARES - reached, beyond };
}

/**
 * What is shared: plain text, without the marks that other apps show as boxes, and where to play it, if others can.
 *
 * @param {readonly string[]} lines
 * @param {Pick<Location, "protocol" | "origin" | "pathname">} page
 */
export function sharedText(lines, { protocol, origin, pathname }) {
  const address = protocol.startsWith("http") ? `${origin}${pathname}#/daily` : "";
  return [...lines, address]
    .filter(Boolean)
    .join("\n")
    .replace(/[\u2066-\u2069]/gu, "");
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
