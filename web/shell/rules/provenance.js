import { nameIn } from "./words.js";

/**
 * What of the data is not known to be printed so. Every item of a data file says where it comes
 * from (docs/boards.md); nothing here knows a name or a number, so a corrected item leaves these
 * lists by itself.
 *
 * @typedef {import("./words.js").Board} Board
 * @typedef {import("./words.js").Ways} Ways
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
