/**
 * What of the data is not known to be printed so. Every item of a data file says where it comes from (docs/boards.md);
 * nothing here knows a name or a number, so a corrected item leaves these lists by itself.
 */
import { partProvenance, stackName } from "./tables.js";

/**
 * @import { Finding, Words } from "spieltisch:rulebook"
 * @import { Board, Data, Ways } from "./data.js"
 */

/** Rulings that a data file carries, and the rules that tell them. @type {Record<string, string>} */
const RULES_OF_CONSTANTS = {
  horsesStayWhenRouteIsDropped: "GG-210",
  horseNumberVisibleInDisplayAndOnDeck: "GG-217",
  houseLeftOutByChoiceMovesCarriage: "AU-205",
  droppedRouteMovesCarriage: "AU-207",
};

/** @param {Data} data @returns {Record<string, Finding[]>} by the name they have in the outline */
export function findingsOf({ north, audience }) {
  return { north: boardFindings(north), rome: wayFindings(audience) };
}

/**
 * @param {Board} board
 * @returns {Finding[]}
 */
function boardFindings(board) {
  const names = new Map(board.cities.map(({ id, name }) => [id, name]));
  const withCountry = board.cities.filter(({ country }) => country !== null);
  const remoteness = board.alternatives?.horsesByRemoteness;
  return [
    ...find("cities", board.cities, ofPart("name")),
    ...find("countries", withCountry, ofPart("country")),
    ...find("roads", board.roads, ({ a, b, provenance }) => [
      `${names.get(a)}–${names.get(b)}`,
      provenance,
    ]),
    ...find("values", board.stacks, (stack) => [
      stackName(board, stack.id),
      partProvenance(stack, "values"),
    ]),
    ...find("horses", board.cities, ofPart("horses")),
    ...(remoteness ? find("remoteness", [remoteness], (one) => ["", one.provenance]) : []),
    ...find("colours", board.countries, ofPart("colour")),
    ...rulings(board.constants),
  ];
}

/**
 * @param {Ways} ways
 * @returns {Finding[]}
 */
function wayFindings(ways) {
  const names = new Map(ways.towns.map(({ id, name }) => [id, name]));
  const onTheRoad = ways.towns.filter(({ exits }) => (exits ?? []).length > 0);
  return [
    ...find("towns", ways.towns, ofPart("name")),
    ...find("exits", onTheRoad, ofPart("exits")),
    ...find("starts", ways.carriages, (coach) => [
      names.get(coach.start) ?? coach.start,
      partProvenance(coach, "start"),
    ]),
    ...find("ranks", ways.ranks, ofPart("name")),
    ...find("points", ways.ranks, ofPart("points")),
    ...rulings(ways.constants),
  ];
}

/** @param {string} part @returns {(item: {name: Words, provenance?: string}) => [name: Words, provenance: string | undefined]} */
function ofPart(part) {
  return (item) => [item.name, partProvenance(item, part)];
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
 * @param {string} what  names the text: `rules-made-<what>`
 * @param {readonly T[]} all
 * @param {(item: T) => [name: Words, provenance: string | undefined]} read
 * @returns {Finding[]} one for each grade that occurs
 */
function find(what, all, read) {
  const pairs = all.map(read);
  return /** @type {const} */ (["reconstruction", "inferred"]).flatMap((grade) => {
    const found = pairs.filter(([, provenance]) => provenance === grade);
    const items = found.flatMap(([name]) => (name === "" ? [] : [name]));
    return found.length > 0 ? [{ what, grade, items, count: found.length, total: all.length }] : [];
  });
}
