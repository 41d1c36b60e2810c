/**
 * The tables of the rule book, by the name they have in its outline. What is our own there bears a ring. The page makes them
 * anew for a game with corrected data.
 */

/**
 * @import { Cell, Head, Table, Words } from "spieltisch:rulebook"
 * @import { Board, Data, Ways } from "./data.js"
 */

/**
 * @param {Data} data
 * @returns {Record<string, Table>}
 */
export function tablesOf(data) {
  const { south, north, audience, courier, offices, murano } = data;
  return {
    "cities-south": cities(south),
    "cities-north": cities(north),
    "stacks-south": stacks(south),
    "stacks-north": stacks(north),
    carriages: carriages(south),
    remoteness: remoteness(north),
    letters: letters(courier),
    offices: officeTiles(offices),
    rewards: rewards(offices),
    coaches: coaches(audience, south),
    ranks: ranks(audience),
    ways: ways(audience),
    characters: characters(murano),
    specials: specials(murano),
    ring: spaces(murano),
  };
}

/** @param {Board} board @returns {Table} */
function cities(board) {
  const names = namesOf(board.cities);
  const places = [...board.countries.map(({ id }) => id), null];
  const sorted = [...board.cities].sort(
    (a, b) => places.indexOf(a.country) - places.indexOf(b.country),
  );
  const rows = sorted.map((city) => {
    const country = board.countries.find(({ id }) => id === city.country);
    const roads = board.roads
      .filter(({ a, b }) => a === city.id || b === city.id)
      .map(({ a, b, provenance }) => marked(names.get(a === city.id ? b : a) ?? "", provenance));
    const free = board.freeCities ? board.freeCities.name : "";
    return [
      of(city, "name"),
      country ? of(city, "country", country.name) : { leaning: free },
      roads,
    ];
  });
  return table(["city", "country", "roads"], rows);
}

/** @param {Board} board */
function stacks(board) {
  return table(
    ["stack", "values"],
    board.stacks.map((stack) => [
      stackName(board, stack.id),
      of(stack, "values", stack.values.join(", ")),
    ]),
  );
}

/** @param {Board} board */
function carriages(board) {
  const rows = (board.carriages ?? []).map(({ length, points }) => [length, points]);
  return table(["carriage", "points"], rows, { numbers: true });
}

/** @param {Board} board */
function remoteness(board) {
  const { values = {}, provenance } = board.alternatives?.horsesByRemoteness ?? {};
  const rows = [...new Set(Object.values(values))].sort().map((number) => [
    number,
    board.cities
      .filter(({ id }) => values[id] === number)
      .map(({ name }) => name)
      .join(", "),
  ]);
  return table(["horses", "cities"], rows, { made: isMade(provenance) });
}

/** @param {Data["courier"]} courier */
function letters({ priceList, constants }) {
  const { freeOfficialsPerTurn: free, costPerExtraOfficial: each, costWithCourier } = constants;
  const rows = priceList.map(({ officials }) => {
    const paid = officials - free.value;
    return [officials, paid * each.value, paid * costWithCourier.value];
  });
  return table(["officials", "letters", "letters-courier"], rows, { numbers: true });
}

/** @param {Data["offices"]} offices */
function officeTiles({ tiles }) {
  const counts = Object.keys(tiles[0]?.count ?? {}).sort();
  const rows = tiles.map(({ official, count }) => [
    said(`tut-official-${official}`),
    ...counts.map((players) => count[players] ?? ""),
  ]);
  const heads = counts.map((players) => /** @type {Head} */ (`players-${players}`));
  return table(["official", ...heads], rows, { numbers: true });
}

/** @param {Data["offices"]} offices */
function rewards({ rewards: all }) {
  const rows = all.map(({ returned, reward }) => [returned, said(`rules-reward-${reward}`)]);
  return table(["returned", "reward"], rows);
}

/** @param {Ways} rome @param {Board} south */
function coaches({ towns, carriages: all }, south) {
  const names = namesOf(towns);
  const rows = all.map((coach) => [
    said(`rules-coach-${coach.id}`),
    countryNames(south, coach.countries),
    of(coach, "start", names.get(coach.start) ?? coach.start),
    of(coach, "start2p", names.get(coach.start2p) ?? coach.start2p),
  ]);
  return table(["coach", "countries", "start", "start-two"], rows);
}

/** @param {Ways} rome */
function ranks(rome) {
  const rows = rome.ranks.map((rank) => [of(rank, "name"), of(rank, "points")]);
  return table(["rank", "points"], rows, { numbers: true });
}

/** @param {Ways} rome */
function ways({ towns }) {
  const names = namesOf(towns);
  const rows = towns.flatMap((town) => {
    const exits = (town.exits ?? []).map((id) => names.get(id)).join(", ");
    const row = [of(town, "name"), of(town, "exits", exits)];
    return exits ? [row] : [];
  });
  return table(["town", "exits"], rows);
}

/** @param {Data["murano"]} lagoon */
function characters({ characters: all, islands }) {
  const rows = all.map((card) => {
    const { id, no, island: where, rule, label, provenance } = card;
    const points = rule.points ?? 0;
    const island = islands.find((one) => one.id === where)?.name ?? "";
    const kind = id.endsWith("-most") ? "most" : "mixed";
    const condition = where
      ? said(`mur-character-${kind}`, { points, island })
      : said(`mur-character-${id}`, { points });
    const own = isCorrected(card, "rule") ? { rule } : condition;
    const isKnown = ["rule", "label"].some(
      (part) => isCorrected(card, part) || isConfirmed(card, part),
    );
    return [isKnown ? no : marked(no, provenance), isCorrected(card, "label") ? label : own];
  });
  return table(["no", "condition"], rows, { made: true });
}

/** @param {Data["murano"]} lagoon */
function specials(lagoon) {
  const once = lagoon.specials.filter(({ id }) => !id.endsWith("-2"));
  const rows = once.map((card) => {
    const { id, name: own, effect, provenance } = card;
    const name = id.replace(/-\d$/u, "");
    const does = said(`mur-special-${name}-does`, { scores: "yes" });
    const isKnown = isCorrected(card, "effect") || isConfirmed(card, "effect");
    const title = said(`mur-special-${name}`);
    return [
      isCorrected(card, "name") ? own : isKnown ? title : marked(title, provenance),
      isCorrected(card, "effect") ? { rule: effect } : does,
    ];
  });
  return table(["card", "effect"], rows, { made: true });
}

/** @param {Data["murano"]} lagoon */
function spaces({ ring }) {
  const rows = ring.spaces.map((space) => [
    of(space, "action", space.no),
    said(`mur-action-${space.action}`),
    said(space.anchor ? "rules-table-yes" : "rules-table-no-anchor"),
  ]);
  return table(["space", "action", "anchor"], rows, { made: true });
}

/** @param {readonly {id: string, name: string}[]} items */
function namesOf(items) {
  return new Map(items.map(({ id, name }) => [id, name]));
}

/**
 * A part of an item, with its ring.
 *
 * @template {{provenance?: string}} T
 * @param {T} item
 * @param {string & keyof T} part
 * @param {any} cell what is said of it
 * @returns {Cell}
 */
function of(item, part, cell = item[part]) {
  return marked(cell, partProvenance(item, part));
}

/** @param {Cell} cell @param {string | undefined} provenance @returns {Cell} */
function marked(cell, provenance) {
  return isMade(provenance) ? { made: cell } : cell;
}

/** A text of the page. @param {string} id @param {Record<string, string | number>} [args] @returns {Cell} */
function said(id, args) {
  return args ? { say: id, args } : { say: id };
}

/** @param {Cell} cell @returns {boolean} */
function bearsRing(cell) {
  if (Array.isArray(cell)) return cell.some(bearsRing);
  return typeof cell === "object" && "made" in cell;
}

/**
 * @param {Head[]} heads
 * @param {Cell[][]} rows  the first cell names its row
 * @param {{numbers?: boolean, made?: boolean}} [more]  `numbers`: all other cells are short numbers; `made`: says what the
 *   ring means, as it does where a cell bears one
 * @returns {Table}
 */
function table(heads, rows, { numbers = false, made = rows.flat().some(bearsRing) } = {}) {
  return { heads, rows, numbers, made };
}

/** @param {string | undefined} provenance @returns {boolean} whether the item is our own invention */
function isMade(provenance) {
  return provenance === "reconstruction";
}

/** @param {{provenance?: string}} item @param {string} part @returns {boolean} whether a game has corrected it */
function isCorrected(item, part) {
  return partProvenance(item, part) === "corrected";
}

/** @param {{provenance?: string}} item @param {string} part @returns {boolean} whether the owner of a box found it to be right */
function isConfirmed(item, part) {
  return partProvenance(item, part) === "confirmed";
}

/**
 * Where a part of an item comes from: its own word, or that of the item.
 *
 * @param {{provenance?: string}} item
 * @param {string} part
 * @returns {string | undefined}
 */
export function partProvenance(item, part) {
  const own = /** @type {Record<string, unknown>} */ (item)[`${part}Provenance`];
  return typeof own === "string" ? own : item.provenance;
}

/**
 * @param {Board} board
 * @param {string} id
 * @returns {Words}
 */
export function stackName(board, id) {
  const stack = board.stacks.find((one) => one.id === id);
  if (!stack) return id;
  if (stack.kind === "route") {
    const longest = Math.max(...board.stacks.map(({ length }) => length ?? 0));
    const length = stack.length ?? 0;
    const say = length === longest ? "rules-stack-longest" : "rules-stack-route";
    return { say, args: { length } };
  }
  if (stack.kind !== "complete") return { say: `rules-stack-${stack.kind}` };
  return countryNames(board, stack.countries ?? []);
}

/**
 * @param {Board} board
 * @param {string[]} ids
 */
function countryNames(board, ids) {
  return ids.map((id) => board.countries.find((one) => one.id === id)?.name ?? id).join(" / ");
}
