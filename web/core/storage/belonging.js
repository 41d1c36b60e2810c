import { readPlayer } from "../seats/seats.js";
import { isObject, placesOf } from "./loose.js";

/** @typedef {import("./loose.js").Loose} Loose */

/** An action as the engine words it; without words it could not be told. @param {unknown} value */
const isSaid = (value) => isObject(value) && isObject(value.says) && isObject(value.says.args);

/**
 * @param {unknown} origin the moment from which a game began, as it was kept
 * @returns {{origin?: import("./types.js").Origin}}
 */
export function originOf(origin) {
  if (!isObject(origin) || typeof origin.id !== "string") return {};
  const { id, step, lesson } = origin;
  if (!placesOf([step]).length) return {};
  const known = isObject(lesson) ? lesson : {};
  const { action, done, better, cost, chance, task, left, alike, course } = known;
  const isLesson =
    typeof action === "string" && typeof better === "string" && typeof cost === "number";
  const about = {
    ...(typeof chance === "number" && { chance }),
    ...(typeof task === "string" && { task }),
    ...(typeof left === "number" && { left }),
    ...(isTexts(alike) && { alike }),
    ...(isObject(course) && { course }),
    ...(isSaid(done) && { done: /** @type {any} */ (done) }),
  };
  const kept = { id, step: Number(step) };
  return { origin: isLesson ? { ...kept, lesson: { action, better, cost, ...about } } : kept };
}

/** @param {Loose} game @returns {{second?: true | "older"}} whether it is another course of a game, or an older state of one */
export function courseOf({ second }) {
  return second === true || second === "older" ? { second } : {};
}

/** @param {Loose} game @returns {{trial?: true}} whether a decision is to be made once more there, and nobody has done anything with it */
export function trialOf({ trial }) {
  return trial === true ? { trial } : {};
}

/**
 * A game with which somebody has done something: it is no trial any more, whatever becomes of it.
 *
 * @param {import("./types.js").SavedGame} game
 */
export function meant({ trial: _, ...game }) {
  return game;
}

/** Actions that solve a position, at most. */
const MOST_ALIKE = 99;

/** @param {unknown} value @returns {value is string[]} */
export function isTexts(value) {
  return (
    Array.isArray(value) &&
    value.length <= MOST_ALIKE &&
    value.every((one) => typeof one === "string")
  );
}

/** No game has changed hands more often. */
const MOST_SAT = 999;

/** @param {unknown} sat who sat where before, as it was kept @param {number} seats @returns {{sat?: import("./types.js").Sat[]}} */
export function satOf(sat, seats) {
  if (!Array.isArray(sat)) return {};
  const read = sat.slice(0, MOST_SAT).flatMap((one) => {
    const { seat, until } = isObject(one) ? one : {};
    const isWhole = placesOf([seat, until]).length === 2 && Number(seat) < seats;
    return isWhole ? [{ ...readPlayer(one), seat: Number(seat), until: Number(until) }] : [];
  });
  return read.length > 0 ? { sat: read } : {};
}

/** @param {unknown} series as it was kept @returns {{series?: import("./types.js").Series}} */
export function seriesOf(series) {
  if (!isObject(series) || typeof series.id !== "string") return {};
  const { id, number, of } = series;
  return /^[\w-]{1,64}$/u.test(id) && placesOf([number]).length > 0
    ? { series: { id, number: Number(number), ...lengthOf(of) } }
    : {};
}

/** Of so many games a series may be the best. */
export const SERIES_LENGTHS = /** @type {const} */ ([3, 5]);

/** @param {unknown} of @returns {Pick<import("./types.js").Series, "of">} */
export function lengthOf(of) {
  const known = SERIES_LENGTHS.find((length) => length === of);
  return known ? { of: known } : {};
}

/** @param {Loose} save @returns {{study?: true | "off"}} */
export function studyOf({ study }) {
  return study === true || study === "off" ? { study } : {};
}

/** @param {Loose} save @returns {{daily?: string}} */
export function dailyOf({ daily }) {
  return isDay(daily) ? { daily } : {};
}

/** @param {unknown} value @returns {value is string} a date such as "2026-11-26" */
export function isDay(value) {
  return (
    typeof value === "string" &&
    /^\d{4}-\d\d-\d\d$/u.test(value) &&
    Number.isFinite(Date.parse(value))
  );
}

/** The id of a tournament. */
export const TOURNAMENT = /^tournament-[0-9a-f]{1,24}$/u;

/** @param {unknown} bout the table of a tournament, as it was kept @returns {{bout?: import("./types.js").Bout}} */
export function boutOf(bout) {
  if (!isObject(bout) || typeof bout.id !== "string" || !TOURNAMENT.test(bout.id)) return {};
  const { id, round, table } = bout;
  const isPlace = placesOf([round, table]).length === 2;
  return isPlace ? { bout: { id, round: Number(round), table: Number(table) } } : {};
}
