import { cleanName } from "../../seats/names.js";
import { isGiven, peopleAt, readPlayer } from "../../seats/seats.js";
import { boutOf, isDay, seriesOf } from "../belonging.js";
import { headerOf, rootOf } from "../courses.js";
import { isObject } from "../loose.js";
import { hashOf } from "../saved-game.js";
import { readTournament } from "./tournament.js";

/** @typedef {import("../../engine/types.js").View} View */
/** @typedef {import("../types.js").SavedGame} SavedGame */
/** @typedef {import("../types.js").Result} Result */
/** @typedef {import("../types.js").Solution} Solution */
/** @typedef {import("../types.js").Note} Note */
/** @typedef {import("../types.js").Kept} Kept */

/** Version of the shape in which results are kept. */
const VERSION = 1;
/** The id of a position to solve. */
const POSITION = /^puzzle-[0-9a-f]{1,8}$/u;
const ANSWERS = /** @type {const} */ (["found", "later", "missed"]);
/** The id of a deal. */
const DEAL = /^deal-[\w-]{1,58}$/u;

/** The hints that count: a warning of the coach is advice once the person does what it names, and a plan is one piece of advice however often it is asked for. @param {Pick<SavedGame, "hints" | "record">} saved */
export function hintsIn({ hints = [], record }) {
  const actions = /** @type {string[]} */ (record.actions ?? []);
  const said = hints.filter(({ warned, step, action }) => !warned || actions[step] === action);
  return said.filter(
    ({ step, action }) =>
      !said.some(({ step: from, plan = [] }) => {
        const done = [...actions.slice(from, step), action];
        return from < step && done.every((text, i) => text === plan[i]);
      }),
  );
}

/**
 * What is left of a finished game for the statistics.
 *
 * @param {SavedGame} saved
 * @param {View | null} view its last position
 * @returns {Result | null} null for a game that is not over, and for one that counts nowhere: a study, or without people
 */
export function resultOf(saved, view) {
  const { id, game, seats, updated, study, series, bout, daily } = saved;
  if (!view?.over || !view.ranking || study || peopleAt(seats).length === 0) return null;
  const { options = {}, round } = view.observation;
  const { achievements } = view;
  const { length: hinted } = hintsIn(saved);
  const rows = new Map(view.ranking.map((row) => [row.seat, row]));
  return {
    // Another course of a game is the same game: the one that ends first counts.
    id: rootOf(id),
    // All copies of a game have this in common, whatever was done in them since: played to its end however often, it counts once.
    deal: `deal-${Number(saved.record.seed) || 0}-${hashOf(headerOf(saved))}`,
    when: updated,
    game,
    options,
    rounds: round,
    ...(series && { series }),
    ...(bout && { bout }),
    seats: seats.map(({ name, color: _color, symbol: _symbol, ...player }, seat) => ({
      name,
      ...player,
      points: rows.get(seat)?.total ?? 0,
      rank: rows.get(seat)?.rank ?? seats.length,
      ...(view.scores?.[seat] ? { parts: view.scores[seat].parts } : {}),
      ...(player.kind === "person" && isGiven({ name, ...player }) ? { given: true } : {}),
      ...(player.kind === "person" && achievements ? { achieved: achievements[seat] ?? [] } : {}),
    })),
    ...(daily !== undefined && { day: daily }),
    ...(hinted > 0 && { hinted }),
  };
}

/**
 * Reads a result from outside.
 *
 * @param {unknown} value
 * @returns {Result | null} null for what is none, or damaged
 */
function readResult(value) {
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
    ...readDeal(value),
    ...readDay(value),
    ...seriesOf(value.series),
    ...boutOf(value.bout),
  });
}

/** @param {Record<string, unknown>} value @returns {Pick<Result, "deal">} */
function readDeal({ deal }) {
  return typeof deal === "string" && DEAL.test(deal) ? { deal } : {};
}

/** @param {Record<string, unknown>} value @returns {Pick<Result, "day" | "hinted" | "par">} how many hints there were, and what it says as the deal of a day */
function readDay({ day, hinted, par }) {
  // Once it was only kept that there were some.
  const some = Number(hinted) > 0 ? { hinted: Number(hinted) } : {};
  return isDay(day) ? { ...some, day, ...(Number.isFinite(par) && { par: Number(par) }) } : some;
}

/**
 * Reads from outside what is known of a position to solve.
 *
 * @param {unknown} value
 * @returns {Solution | null} null for what is none, or damaged
 */
function readSolution(value) {
  if (!isObject(value)) return null;
  const { id, when } = value;
  const answer = ANSWERS.find((one) => one === value.answer);
  const isWhole = typeof id === "string" && POSITION.test(id) && Number.isSafeInteger(when);
  return isWhole && answer ? { id, when: Number(when), answer } : null;
}

/**
 * Reads from outside what is kept between games.
 *
 * @param {unknown} value
 * @returns {Note | null} null for what is none, or damaged
 */
export function readNote(value) {
  return readSolution(value) ?? readTournament(value) ?? readResult(value);
}

/** The id of what belongs to whoever plays here. */
export const OWN = "own-";

/** @param {import("../loose.js").Loose} value @returns {import("../types.js").Own | null} */
function readOwn({ id, when, own }) {
  return String(id).startsWith(OWN) ? { id: String(id), when: Number(when), own } : null;
}

/** More than any seat can achieve, or loses, in one game. */
const MOST = 60;

/** @param {unknown} id */
const isStampId = (id) => typeof id === "string" && /^[\w-]{1,40}$/u.test(id);

/** More letters than an action has. */
const LETTERS = 300;

/** @param {unknown} value @returns {value is import("../types.js").Lost} */
function isLost(value) {
  const lost = isObject(value) ? value : {};
  const { task, cost, way = "", step = 0, round = 0, better = "", chance = 0, ...more } = lost;
  const isNamed = isStampId(task) && isStampId(way || task) && Object.keys(more).length === 0;
  const isCounted = [step, round, cost].every((one) => Number.isSafeInteger(one));
  const isShare = Math.max(Number(cost) / 100, Number(chance)) <= 1;
  const isLeast = [step, round, cost, chance].every((one) => Number(one) >= 0);
  const isText = typeof better === "string" && better.length <= LETTERS;
  return isNamed && isCounted && isShare && isLeast && isText;
}

/** @param {unknown} raw @returns {Result["seats"][number] | null} */
function readSeat(raw) {
  if (!isObject(raw)) return null;
  const name = cleanName(raw.name);
  const { points, rank, given, achieved, lost, parts } = raw;
  if (!name || !Number.isFinite(points) || !Number.isSafeInteger(rank)) return null;
  return {
    name,
    ...readPlayer(raw),
    points: Number(points),
    rank: Number(rank),
    ...(given === true ? { given } : {}),
    ...(Array.isArray(achieved) ? { achieved: achieved.filter(isStampId).slice(0, MOST) } : {}),
    ...(Array.isArray(lost) ? { lost: lost.filter(isLost).slice(0, MOST) } : {}),
    ...(isObject(parts) ? { parts: readParts(parts) } : {}),
  };
}

/** @param {Record<string, unknown>} raw @returns {Record<string, number>} points by what they came from */
function readParts(raw) {
  const known = Object.entries(raw).filter(
    ([id, points]) => isStampId(id) && Number.isFinite(points),
  );
  return Object.fromEntries(known.slice(0, MOST).map(([id, points]) => [id, Number(points)]));
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
  if (value.gone === true) return keptGone({ id, ...readDeal(value) }, Number(number));
  const read = readOwn(value) ?? readNote(value);
  return read && kept(read, Number(number));
}

/** @param {Note} note @param {number} number @returns {Kept} */
export function kept(note, number) {
  return { ...note, version: VERSION, number };
}

/**
 * What is left of a result that was deleted: no copy of its game counts afterwards.
 *
 * @param {{id: string, deal?: string}} note
 * @param {number} number
 * @returns {Kept}
 */
export function keptGone({ id, deal }, number) {
  return { id, ...(deal && { deal }), version: VERSION, number, gone: true };
}

/** @param {{id: string, deal?: string}} one @param {{id: string, deal?: string}} other @returns {boolean} whether both are of one deal */
export function isSameDeal(one, other) {
  return one.deal !== undefined && one.deal === other.deal;
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

/** @param {Note} one @returns {one is Result} */
export function isResult(one) {
  return "seats" in one;
}

/** @param {Note} one @returns {one is import("../types.js").Tournament} */
export function isTournament(one) {
  return "people" in one;
}

/** @param {Note} one @returns {one is Solution} */
export function isSolution(one) {
  return "answer" in one;
}

/** @param {Note} one @returns {one is import("../types.js").Own} */
export function isOwn(one) {
  return "own" in one;
}

/** @param {Kept} one @returns {one is import("../types.js").GoneResult} */
export function isGone(one) {
  return "gone" in one;
}
