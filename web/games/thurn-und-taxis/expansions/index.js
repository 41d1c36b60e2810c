import { nothing } from "lit";
import { audience } from "./audience/index.js";
import { courier } from "./courier.js";
import { glory } from "./glory/index.js";
import { offices } from "./offices/index.js";

/** @typedef {import("./part.js").Part} Part */
/** @typedef {import("../table.js").TutTable} TutTable */
/** @typedef {import("../types.js").Action} Action */

/**
 * The expansions that the table can show, in the order in which they speak.
 *
 * @type {readonly Part[]}
 */
export const parts = [glory, courier, offices, audience];

/** @param {TutTable} table */
function presentOn({ view }) {
  return view ? parts.filter((part) => part.present(view.observation)) : [];
}

/**
 * The first answer of an expansion in play.
 *
 * @template T
 * @param {TutTable} table
 * @param {(part: Part) => T | null | undefined} ask
 * @returns {T | null}
 */
export function firstOf(table, ask) {
  for (const part of presentOn(table)) {
    const answer = ask(part);
    if (answer !== null && answer !== undefined) return answer;
  }
  return null;
}

/**
 * The answers of all expansions in play that have one.
 *
 * @template T
 * @param {TutTable} table
 * @param {(part: Part) => T | null | undefined} ask
 * @returns {T[]}
 */
export function answersOf(table, ask) {
  return presentOn(table).flatMap((part) => ask(part) ?? []);
}

/**
 * The first thing that an expansion in play wants to show at a place that has room for one.
 *
 * @param {TutTable} table
 * @param {(part: Part) => import("./part.js").Shown | undefined} ask
 */
export function firstShown(table, ask) {
  return firstOf(table, (part) => {
    const shown = ask(part);
    return shown === nothing ? null : shown;
  });
}

/**
 * A sentence about an official's help, and what that costs.
 *
 * @param {TutTable} table
 * @param {string} id of the official
 * @param {string} words
 */
export function withCost(table, id, words) {
  return [words, ...answersOf(table, (part) => part.cost?.(table, id))].join(" ");
}

/**
 * What all expansions in play show at a place of the table.
 *
 * @param {TutTable} table
 * @param {(part: Part) => import("./part.js").Shown | undefined} ask
 */
export function allOf(table, ask) {
  const shown = presentOn(table)
    .map(ask)
    .filter((one) => one !== undefined && one !== nothing);
  return shown.length > 0 ? shown : nothing;
}

/**
 * What all expansions in play add to one thing.
 *
 * @template {object} T
 * @param {TutTable} table
 * @param {(part: Part) => T | undefined} ask
 * @returns {Partial<T>}
 */
export function everything(table, ask) {
  return Object.assign({}, ...presentOn(table).map(ask));
}

/**
 * Tells every expansion in play.
 *
 * @param {TutTable} table
 * @param {(part: Part) => void} tell
 */
export function eachOf(table, tell) {
  for (const part of presentOn(table)) tell(part);
}

/**
 * The first answer of any expansion, for words that are told without a table.
 *
 * @template T
 * @param {(part: Part) => T | null | undefined} ask
 * @returns {T | null}
 */
export function firstKnown(ask) {
  for (const part of parts) {
    const answer = ask(part);
    if (answer !== null && answer !== undefined) return answer;
  }
  return null;
}

/** @param {Action} action whether it takes a card of the display or of the deck */
export function picksCard(action) {
  return parts.some((part) => part.picks?.(action) === true);
}

/** Places beside the route where a card can be laid. */
export const asides = parts.flatMap((part) => part.asides ?? []);

/** @param {string | null | undefined} end the place beside the route that it names, if it names one */
export function asideAt(end) {
  return asides.find((one) => one.end === end) ?? null;
}

/** @type {Partial<Record<string, import("./part.js").OfficialLook>>} */
export const officialLooks = Object.assign({}, ...parts.map((part) => part.officials ?? {}));
export const groups = parts.flatMap((part) => [...(part.groups ?? [])]);
export const blanks = Object.assign({}, ...parts.map((part) => part.blanks ?? {}));
export const partStyles = parts.flatMap((part) => part.styles ?? []);
