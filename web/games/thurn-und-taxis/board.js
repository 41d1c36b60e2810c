import before from "../../../py/spieltisch/thurn_und_taxis/before.json";
import south from "../../../py/spieltisch/thurn_und_taxis/boards/south.json";
import { memoized } from "../../board/canvas/memo.js";
import { listed } from "../../i18n/index.js";
import { effective, patched } from "../../table/patch.js";
import { boardBy, landlessWords, marksOf, stackWords } from "./expansions/boards.js";

/** @typedef {import("./types.js").Board} Board */
/** @typedef {import("./types.js").City} City */
/** @typedef {import("./types.js").Translate} Translate */

const SOUTH = /** @type {Board} */ (/** @type {unknown} */ (south));

/** The id of the group of cities without a country. */
export const FREE = "free";

/**
 * The board that belongs to a set of options: the same object for the same options.
 *
 * @param {Record<string, string | boolean | number>} [options]
 * @returns {Board}
 */
export function boardFor(options = {}) {
  const south = patched(SOUTH, "south", effective(options, before));
  return boardBy(options, south) ?? editionsOf(south)(String(options.edition ?? "all-countries"));
}

/** The board of the base game by its edition. */
const editionsOf = memoized((/** @type {Board} */ south) =>
  memoized((/** @type {string} */ edition) => {
    const variant = south.variants.find((one) => one.id === edition);
    if (!variant) return south;
    const { countries } = variant;
    const stacks = south.stacks.map((stack) =>
      stack.id === variant.stack ? { ...stack, countries } : stack,
    );
    return { ...south, edition, stacks };
  }, new Map()),
);

/** What is asked between two turns is asked of others, too: no official helps then, and nobody's help is shown. @param {{phase: string}} seen */
export function isInTurn({ phase }) {
  return !/return|reward/.test(phase);
}

/**
 * The city of a card. Where the backs of cards differ, a card is "halle/2": the city and its mark.
 *
 * @param {string} card or city
 */
export function cityId(card) {
  return card.split("/", 1)[0] ?? card;
}

/** The cities of a board by id. */
const citiesOf = memoized(
  (/** @type {Board} */ { cities }) => new Map(cities.map((city) => [city.id, city])),
);

/**
 * @param {Board} board
 * @param {string} id city or card
 * @returns {City}
 */
export function cityOf(board, id) {
  const city = citiesOf(board).get(cityId(id));
  if (!city) throw new Error(`the board ${board.id} has no city ${id}`);
  return city;
}

/**
 * The printed name of a city.
 *
 * @param {Board} board
 * @param {string} id city or card
 */
export function cityName(board, id) {
  return cityOf(board, id).name;
}

/**
 * A card in words: its city and, where cards have any, its numbers.
 *
 * @param {Board} board
 * @param {string} card
 * @param {Translate} t
 */
export function cardName(board, card, t) {
  return marksOf(card).reduce(
    (name, { mark, number }) => mark.name(name, number, t),
    cityName(board, card),
  );
}

/**
 * Several cards in words: "Ulm, Augsburg and Linz".
 *
 * @param {Board} board
 * @param {readonly string[]} ids cities or cards
 * @param {Translate} t
 */
export function cityList(board, ids, t) {
  return ids.length === 0 ? t("tut-nothing") : listed(ids.map((id) => cardName(board, id, t)));
}

/**
 * @param {Board} board
 * @param {string} id city or card
 * @returns {import("./types.js").Country | null} null for a city without one
 */
export function countryOf(board, id) {
  const { country } = cityOf(board, id);
  return board.countries.find((one) => one.id === country) ?? null;
}

/**
 * @param {Board} board
 * @param {string} id city or card
 * @param {Translate} t
 */
export function countryName(board, id, t) {
  const landless = landlessWords(board);
  return countryOf(board, id)?.name ?? (landless ? t(landless.one) : "");
}

/**
 * Cities with a direct road to this one, in board order.
 *
 * @param {Board} board
 * @param {string} id
 */
export function neighbours(board, id) {
  const ids = board.roads.flatMap(({ a, b }) => (a === id ? b : b === id ? a : []));
  return board.cities.filter((city) => ids.includes(city.id)).map((city) => city.id);
}

/**
 * Houses by city, each as the number of its seat.
 *
 * @param {readonly {houses: readonly string[]}[]} seats
 */
export function housesByCity(seats) {
  /** @type {Record<string, number[]>} */
  const houses = {};
  for (const [seat, { houses: cities }] of seats.entries())
    for (const city of cities) houses[city] = [...(houses[city] ?? []), seat];
  return houses;
}

/**
 * The name of a stack of bonus tiles.
 *
 * @param {Board} board
 * @param {string} id
 * @param {Translate} t
 */
export function stackName(board, id, t) {
  const stack = board.stacks.find((one) => one.id === id);
  if (!stack) return id;
  const { kind, length = 0, countries = [] } = stack;
  if (kind === "route") return t("tut-stack-route", { length });
  if (kind === "end") return t("tut-stack-end");
  if (kind === "allCountries")
    return t(board.edition === "first-edition" ? "tut-stack-outside" : "tut-stack-all");
  const words = stackWords(kind);
  return words ? t(words.name) : countryNames(board, countries);
}

/**
 * How the top tile of a stack is won, in one sentence.
 *
 * @param {Board} board
 * @param {string} id
 * @param {Translate} t
 */
export function stackMeaning(board, id, t) {
  const stack = board.stacks.find((one) => one.id === id);
  if (!stack) return "";
  const { kind, length = 0, countries = [] } = stack;
  if (kind === "route") {
    const longest = board.stacks.every((other) => (other.length ?? 0) <= length) ? "yes" : "no";
    return t("tut-stack-about-route", { length, longest });
  }
  if (kind === "end") return t("tut-stack-about-end");
  if (kind === "allCountries")
    return t(board.edition === "first-edition" ? "tut-stack-about-outside" : "tut-stack-about-all");
  const words = stackWords(kind);
  if (words) return t(words.about);
  const cities = board.cities.filter((city) => countries.includes(city.country ?? FREE));
  return t("tut-stack-about-country", {
    country: countryNames(board, countries),
    cities: cities.map(({ name }) => name).join(", "),
  });
}

/**
 * @param {Board} board
 * @param {string[]} ids
 */
function countryNames(board, ids) {
  return ids.map((id) => board.countries.find((one) => one.id === id)?.name ?? id).join(" / ");
}
