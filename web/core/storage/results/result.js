import { cleanName } from "../../seats/names.js";
import { isGiven, peopleAt, readPlayer } from "../../seats/seats.js";
import { isDay, isObject, seriesOf } from "../saved-game.js";

/** @typedef {import("../../engine/types.js").View} View */
/** @typedef {import("../types.js").SavedGame} SavedGame */
/** @typedef {import("../types.js").Result} Result */
/** @typedef {import("../types.js").Solution} Solution */
/** @typedef {import("../types.js").Kept} Kept */

/** Version of the shape in which results are kept. */
const VERSION = 1;
/** The id of a position to solve. */
const POSITION = /^puzzle-[0-9a-f]{1,8}$/u;
const ANSWERS = /** @type {const} */ (["found", "later", "missed"]);

/**
 * What is left of a finished game for the statistics.
 *
 * @param {SavedGame} saved
 * @param {View | null} view its last position
 * @returns {Result | null} null for a game that is not over, and for one that counts nowhere: a study, or without people
 */
export function resultOf({ id, game, seats, updated, study, series, daily, hints = [] }, view) {
  if (!view?.over || !view.ranking || study || peopleAt(seats).length === 0) return null;
  const { options = {}, round } = view.observation;
  const { achievements } = view;
  const rows = new Map(view.ranking.map((row) => [row.seat, row]));
  return {
    // Another course of a game is the same game: the one that ends first counts.
    id: id.split("-", 1)[0] ?? id,
    when: updated,
    game,
    options,
    rounds: round,
    ...(series && { series }),
    seats: seats.map(({ name, color: _color, symbol: _symbol, ...player }, seat) => ({
      name,
      ...player,
      points: rows.get(seat)?.total ?? 0,
      rank: rows.get(seat)?.rank ?? seats.length,
      ...(player.kind === "person" && isGiven({ name, ...player }) ? { given: true } : {}),
      ...(player.kind === "person" && achievements ? { achieved: achievements[seat] ?? [] } : {}),
    })),
    ...(daily !== undefined && { day: daily, ...(hints.length > 0 && { hinted: true }) }),
  };
}

/**
 * Reads a result from outside.
 *
 * @param {unknown} value
 * @returns {Result | null} null for what is none, or damaged
 */
export function readResult(value) {
  if (!isObject(value) || !Array.isArray(value.seats) || !isObject(value.options)) return null;
  const { id, when, game, rounds, options } = value;
  const seats = value.seats.map(readSeat);
  const isWhole =
    typeof id === "string" &&
    /^[\w-]{1,64}$/u.test(id) &&
    typeof game === "string" &&
    Number.isSafeInteger(when) &&
    Number.isSafeInteger(rounds) &&
    Object.values(options).every((one) => typeof one !== "object") &&
    seats.length > 0 &&
    seats.length <= 4;
  if (!isWhole || seats.includes(null)) return null;
  return /** @type {Result} */ ({
    id,
    when,
    game,
    rounds,
    options,
    seats,
    ...readDay(value),
    ...seriesOf(value.series),
  });
}

/** @param {Record<string, unknown>} value @returns {Pick<Result, "day" | "hinted" | "par">} what it says as the deal of a day */
function readDay({ day, hinted, par }) {
  if (!isDay(day)) return {};
  const isKnown = Number.isFinite(par);
  return { day, ...(hinted === true && { hinted }), ...(isKnown && { par: Number(par) }) };
}

/**
 * Reads from outside what is known of a position to solve.
 *
 * @param {unknown} value
 * @returns {Solution | null} null for what is none, or damaged
 */
export function readSolution(value) {
  if (!isObject(value)) return null;
  const { id, when } = value;
  const answer = ANSWERS.find((one) => one === value.answer);
  const isWhole = typeof id === "string" && POSITION.test(id) && Number.isSafeInteger(when);
  return isWhole && answer ? { id, when: Number(when), answer } : null;
}

/** More than any seat can achieve in one game. */
const MOST = 60;

/** @param {unknown} id */
const isStampId = (id) => typeof id === "string" && /^[\w-]{1,40}$/u.test(id);

/** @param {unknown} raw @returns {Result["seats"][number] | null} */
function readSeat(raw) {
  if (!isObject(raw)) return null;
  const name = cleanName(raw.name);
  const { points, rank, given, achieved } = raw;
  if (!name || !Number.isFinite(points) || !Number.isSafeInteger(rank)) return null;
  return {
    name,
    ...readPlayer(raw),
    points: Number(points),
    rank: Number(rank),
    ...(given === true ? { given } : {}),
    ...(Array.isArray(achieved) ? { achieved: achieved.filter(isStampId).slice(0, MOST) } : {}),
  };
}

/**
 * @param {unknown} value
 * @param {string} id under which it lies
 * @returns {Kept | null} null for what is damaged
 */
export function readKept(value, id) {
  if (!isObject(value) || value.version !== VERSION || value.id !== id) return null;
  const { number } = value;
  if (!Number.isSafeInteger(number)) return null;
  if (value.gone === true) return keptGone(id, Number(number));
  const read = readSolution(value) ?? readResult(value);
  return read && kept(read, Number(number));
}

/** @param {Result | Solution} result @param {number} number @returns {Kept} */
export function kept(result, number) {
  return { ...result, version: VERSION, number };
}

/** What is left of a result that was deleted. @param {string} id @param {number} number @returns {Kept} */
export function keptGone(id, number) {
  return { id, version: VERSION, number, gone: true };
}

/**
 * @param {Kept} one
 * @param {Kept | null | undefined} other
 * @returns {boolean} whether the first one comes after the other: each deletion, and each import after one, has the next number
 */
export function isLater(one, other) {
  if (!other) return true;
  return (
    one.number > other.number || (one.number === other.number && isGone(one) && !isGone(other))
  );
}

/** @param {Result | Solution} one @returns {one is Solution} */
export function isSolution(one) {
  return "answer" in one;
}

/** @param {Kept} one @returns {one is import("../types.js").GoneResult} */
export function isGone(one) {
  return "gone" in one;
}
