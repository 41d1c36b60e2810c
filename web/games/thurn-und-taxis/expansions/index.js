import { nothing } from "lit";
import { audience } from "./audience/index.js";
import { courier } from "./courier.js";
import { glory } from "./glory.js";
import { offices } from "./offices.js";

/** @typedef {import("./part.js").Part} Part */
/** @typedef {import("../table.js").TutTable} TutTable */

/**
 * The expansions that the table can show, in the order in which they are asked.
 *
 * @type {readonly Part[]}
 */
export const parts = [glory, courier, offices, audience];

/** The expansions in play. @param {TutTable} table */
export function partsOf({ view }) {
  return view ? parts.filter((part) => part.present(view.observation)) : [];
}

/**
 * The first answer of an expansion in play; the others are not asked any more.
 *
 * @template T
 * @param {TutTable} table
 * @param {(part: Part) => T | null | undefined} ask
 */
export function firstOf(table, ask) {
  return first(partsOf(table), ask);
}

/**
 * The first answer of any expansion, for words that need no table.
 *
 * @template T
 * @param {(part: Part) => T | null | undefined} ask
 */
export function firstKnown(ask) {
  return first(parts, ask);
}

/**
 * @template T
 * @param {readonly Part[]} asked
 * @param {(part: Part) => T | null | undefined} ask
 * @returns {Exclude<T, typeof nothing> | null}
 */
function first(asked, ask) {
  for (const part of asked) {
    const answer = ask(part);
    if (isAnswer(answer)) return /** @type {Exclude<T, typeof nothing>} */ (answer);
  }
  return null;
}

/** @param {unknown} answer */
function isAnswer(answer) {
  return answer !== null && answer !== undefined && answer !== nothing;
}

/**
 * The answers of all expansions in play, lists of them joined.
 *
 * @template T
 * @param {TutTable} table
 * @param {(part: Part) => T | readonly T[] | null | undefined} ask
 * @returns {T[]}
 */
export function answersOf(table, ask) {
  return partsOf(table).flatMap((part) => ask(part) ?? []);
}

/**
 * What all expansions in play show at a place of the table.
 *
 * @param {TutTable} table
 * @param {(part: Part) => import("./part.js").Shown | undefined} ask
 */
export function allOf(table, ask) {
  const shown = partsOf(table).map(ask).filter(isAnswer);
  return shown.length > 0 ? shown : nothing;
}

/**
 * A sentence about an official's help, and what that costs.
 *
 * @param {TutTable} table
 * @param {string} id of the official
 * @param {string} words
 */
export function withCost(table, id, words) {
  return [words, costOf(table, id)].filter(Boolean).join(" ");
}

/** What an official's help costs, in words; empty where it costs nothing. @param {TutTable} table @param {string} id */
export function costOf(table, id) {
  return answersOf(table, (part) => part.cost?.(table, id)).join(" ");
}

/** Places beside the route where a card can be laid. */
export const asides = parts.flatMap((part) => part.asides ?? []);

/** The place beside the route with this name. @param {string | null | undefined} end */
export function asideAt(end) {
  return asides.find((one) => one.end === end);
}

/** @type {NonNullable<Part["portraits"]>} */
export const officialPortraits = Object.assign({}, ...parts.map((part) => part.portraits));
export const groups = parts.flatMap((part) => part.groups ?? []);
export const partStyles = parts.flatMap((part) => part.styles ?? []);
