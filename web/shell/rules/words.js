import { html } from "lit";
import north from "../../../py/spieltisch/thurn_und_taxis/boards/north.json";
import south from "../../../py/spieltisch/thurn_und_taxis/boards/south.json";
import rome from "../../../py/spieltisch/thurn_und_taxis/expansions/audience/audience.json";
import courier from "../../../py/spieltisch/thurn_und_taxis/expansions/courier.json";
import offices from "../../../py/spieltisch/thurn_und_taxis/expansions/offices.json";
import { t } from "../../i18n/index.js";
import { places } from "./outline.js";

/**
 * The data files of the engine, as far as the rule book shows them. A correction of a file
 * also corrects the book.
 *
 * @typedef {string | undefined} Provenance
 * @typedef {{de: string, en: string}} Names
 * @typedef {{id: string, name: string, country: string | null, provenance: Provenance,
 *   countryProvenance?: string, horsesProvenance?: string}} City
 * @typedef {{a: string, b: string, provenance: Provenance}} Road
 * @typedef {{id: string, kind: string, length?: number, countries?: string[], values: number[],
 *   provenance: Provenance}} Stack
 * @typedef {{id: string, name: string, hex: string, provenance: Provenance,
 *   colourProvenance?: string}} Country
 * @typedef {{value: unknown, provenance: Provenance}} Constant
 * @typedef {{id: string, countries: Country[], cities: City[], roads: Road[], stacks: Stack[],
 *   constants: Record<string, Constant>, carriages?: {length: number, points: number}[],
 *   freeCities?: {name: Names, hex: string},
 *   alternatives?: {horsesByRemoteness: {values: Record<string, number>, provenance: Provenance}}}} Board
 * @typedef {{id: string, name: string, exits?: string[], provenance: Provenance,
 *   exitsProvenance?: string}} Town
 * @typedef {{id: string, hex: string, countries: string[], start: string, start2p: string,
 *   provenance: Provenance, startProvenance?: string}} Coach
 * @typedef {{id: string, name: Names, points: number, provenance: Provenance,
 *   nameProvenance?: string}} Rank
 * @typedef {{towns: Town[], carriages: Coach[], ranks: Rank[],
 *   constants: Record<string, Constant>}} Ways
 * @typedef {{tiles: {official: string, count: Record<string, number>}[],
 *   rewards: {returned: number, reward: string}[]}} Offices
 * @typedef {{priceList: {officials: number, letters: number, withCourier: number}[]}} Courier
 */

/**
 * @template T
 * @param {unknown} file
 * @returns {T}
 */
function as(file) {
  return /** @type {T} */ (file);
}

export const SOUTH = /** @type {Board} */ (as(south));
export const NORTH = /** @type {Board} */ (as(north));
export const ROME = /** @type {Ways} */ (as(rome));
export const COURIER = /** @type {Courier} */ (as(courier));
export const OFFICES = /** @type {Offices} */ (as(offices));

/**
 * A name in a language, in English where the data file does not have it.
 *
 * @param {{name: Names}} item
 * @param {string} language
 */
export function nameIn({ name }, language) {
  return /** @type {Record<string, string | undefined>} */ (name)[language] ?? name.en;
}

const KNOWN = places();

/** What stands out in a text of the rule book: a lead in bold, and rules named by their ids. */
const MARKED = /\*\*(.+?)\*\*|\b([A-Z]{2}-(?:\d{3}|[A-Z]\d{2}))\b/gu;

/**
 * A text with its lead set in bold and its references as links.
 *
 * @template {string} const I
 * @param {I & import("../../i18n/ids.js").Written<I>} id
 * @param {Record<string, string | number>} [args]
 */
export function words(id, args) {
  return inline(t(/** @type {import("../../i18n/ids.js").TextId} */ (id), args));
}

/** @param {string} text @returns {unknown[]} */
export function inline(text) {
  /** @type {unknown[]} */
  const parts = [];
  let at = 0;
  for (const match of text.matchAll(MARKED)) {
    const [all, lead, rule] = match;
    parts.push(text.slice(at, match.index));
    parts.push(lead ? html`<strong>${lead}</strong>` : ruleLink(rule ?? ""));
    at = match.index + all.length;
  }
  return [...parts, text.slice(at)];
}

/** @param {string} rule */
function ruleLink(rule) {
  return KNOWN.has(rule) ? html`<a href="#/rules/${rule}">${rule}</a>` : rule;
}

/**
 * Ids in short: "TT-301–303, TT-310".
 *
 * @param {readonly string[]} ids
 */
export function shortIds(ids) {
  /** @type {{letters: string, digits: number, from: number, to: number}[]} */
  const runs = [];
  for (const id of ids) {
    const [, letters = "", tail = ""] = /^(.*?)(\d+)$/.exec(id) ?? [];
    const number = Number(tail);
    const last = runs.at(-1);
    if (last?.letters === letters && last.to === number - 1) last.to = number;
    else runs.push({ letters, digits: tail.length, from: number, to: number });
  }
  return runs
    .map(({ letters, digits, from, to }, i) => {
      const padded = (/** @type {number} */ number) => String(number).padStart(digits, "0");
      const head = runs[i - 1]?.letters === letters ? "" : letters;
      return head + padded(from) + (to > from ? `–${padded(to)}` : "");
    })
    .join(", ");
}
