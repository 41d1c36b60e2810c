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

export const SOUTH = /** @type {Board} */ (/** @type {unknown} */ (south));
export const NORTH = /** @type {Board} */ (/** @type {unknown} */ (north));
export const ROME = /** @type {Ways} */ (/** @type {unknown} */ (rome));
export const COURIER = /** @type {Courier} */ (/** @type {unknown} */ (courier));
export const OFFICES = /** @type {Offices} */ (/** @type {unknown} */ (offices));

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

/**
 * What of the data is not known to be printed so. Every item of a data file says where it comes
 * from (docs/boards.md); nothing here knows a name or a number, so a corrected item leaves these
 * lists by itself.
 *
 * @typedef {"reconstruction" | "inferred"} Grade made up to fill a gap · follows from what is known
 * @typedef {object} Finding
 * @property {string} what names the text: `rules-made-<what>`
 * @property {Grade} grade
 * @property {string[]} items
 * @property {number} total how many there are of the kind
 */

/** Rulings that a data file carries, and the rules that tell them. @type {Record<string, string>} */
const RULES_OF_CONSTANTS = {
  horsesStayWhenRouteIsDropped: "GG-210",
  horseNumberVisibleInDisplayAndOnDeck: "GG-217",
  houseLeftOutByChoiceMovesCarriage: "AU-205",
  droppedRouteMovesCarriage: "AU-207",
};

/** @param {string | undefined} provenance @returns {boolean} whether the item is our own invention */
export function isMade(provenance) {
  return provenance === "reconstruction";
}

/**
 * Where a part of an item comes from: its own word, or that of the item.
 *
 * @param {{provenance?: string}} item
 * @param {"name" | "country" | "horses" | "colour" | "exits" | "start"} part
 * @returns {string | undefined}
 */
export function partProvenance(item, part) {
  const own = /** @type {Record<string, unknown>} */ (item)[`${part}Provenance`];
  return typeof own === "string" ? own : item.provenance;
}

/**
 * @param {Board} board
 * @returns {Finding[]}
 */
export function boardFindings(board) {
  const names = new Map(board.cities.map(({ id, name }) => [id, name]));
  const withCountry = board.cities.filter(({ country }) => country !== null);
  const remoteness = board.alternatives?.horsesByRemoteness;
  return [
    ...find("cities", board.cities, (city) => [city.name, city.provenance]),
    ...find("countries", withCountry, (city) => [city.name, partProvenance(city, "country")]),
    ...find("roads", board.roads, ({ a, b, provenance }) => [
      `${names.get(a)}–${names.get(b)}`,
      provenance,
    ]),
    ...find("values", board.stacks, (stack) => [stack.id, stack.provenance]),
    ...find("horses", board.cities, (city) => [city.name, partProvenance(city, "horses")]),
    ...(remoteness ? find("remoteness", [remoteness], (one) => ["", one.provenance]) : []),
    ...find("colours", board.countries, (country) => [
      country.name,
      partProvenance(country, "colour"),
    ]),
    ...rulings(board.constants),
  ];
}

/**
 * @param {Ways} ways
 * @param {string} language
 * @returns {Finding[]}
 */
export function wayFindings(ways, language) {
  const names = new Map(ways.towns.map(({ id, name }) => [id, name]));
  const onTheRoad = ways.towns.filter(({ exits }) => (exits ?? []).length > 0);
  return [
    ...find("towns", ways.towns, (town) => [town.name, town.provenance]),
    ...find("exits", onTheRoad, (town) => [town.name, partProvenance(town, "exits")]),
    ...find("starts", ways.carriages, (coach) => [
      names.get(coach.start) ?? coach.start,
      partProvenance(coach, "start"),
    ]),
    ...find("ranks", ways.ranks, (rank) => [nameIn(rank, language), partProvenance(rank, "name")]),
    ...find("points", ways.ranks, (rank) => [nameIn(rank, language), rank.provenance]),
    ...rulings(ways.constants),
  ];
}

/** @param {Record<string, {provenance: string | undefined}>} constants */
function rulings(constants) {
  return find("rulings", Object.entries(constants), ([id, { provenance }]) => [
    RULES_OF_CONSTANTS[id] ?? id,
    provenance,
  ]);
}

/**
 * @template T
 * @param {string} what
 * @param {readonly T[]} all
 * @param {(item: T) => [name: string, provenance: string | undefined]} read
 * @returns {Finding[]} one for each grade that occurs
 */
function find(what, all, read) {
  const pairs = all.map(read);
  return /** @type {Grade[]} */ (["reconstruction", "inferred"]).flatMap((grade) => {
    const items = pairs.filter(([, provenance]) => provenance === grade).map(([name]) => name);
    return items.length > 0 ? [{ what, grade, items, total: all.length }] : [];
  });
}
