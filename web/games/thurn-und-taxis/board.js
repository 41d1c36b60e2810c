/** @typedef {import("./types.js").Board} Board */
/** @typedef {import("./types.js").City} City */
/** @typedef {import("./types.js").Country} Country */
/** @typedef {import("./types.js").Translate} Translate */

import south from "../../../py/spieltisch/thurn_und_taxis/boards/south.json";
import { listed } from "../../i18n/lists.js";
import { boardBy, landlessWords, marksOf, stackWords } from "./expansions/boards.js";

/** The place of a city without a country among the countries, for styles and groups. */
export const FREE = "free";

/** @type {Map<string, Board>} */
const boards = new Map();

/**
 * The board that belongs to a set of options. The same object comes back for the same options,
 * so it may be compared and used as a key.
 *
 * @param {Record<string, string | boolean | number>} [options]
 * @returns {Board}
 */
export function boardFor(options = {}) {
  const other = boardBy(options, SOUTH);
  if (other) return other;
  const edition = String(options.edition ?? "all-countries");
  let board = boards.get(edition);
  if (!board) {
    board = withEdition(SOUTH, edition);
    boards.set(edition, board);
  }
  return board;
}

const SOUTH = /** @type {Board} */ (/** @type {unknown} */ (south));

/**
 * @param {Board} board
 * @param {string} edition
 * @returns {Board}
 */
function withEdition(board, edition) {
  const variant = board.variants.find((one) => one.id === edition);
  if (!variant) return board;
  const stacks = board.stacks.map((stack) =>
    stack.id === variant.stack ? { ...stack, countries: variant.countries } : stack,
  );
  return { ...board, edition, stacks };
}

/** @type {WeakMap<Board, Map<string, City>>} */
const cityIndex = new WeakMap();

/**
 * The city of a card. Where the backs of cards differ, a card is "halle/2": the city and what an expansion marks it with.
 *
 * @param {string} card or city
 */
export function cityId(card) {
  return card.split("/", 1)[0] ?? card;
}

/**
 * @param {Board} board
 * @param {string} id city or card
 * @returns {City}
 */
export function cityOf(board, id) {
  let index = cityIndex.get(board);
  if (!index) {
    index = new Map(board.cities.map((city) => [city.id, city]));
    cityIndex.set(board, index);
  }
  const city = index.get(cityId(id));
  if (!city) throw new Error(`the board ${board.id} has no city ${id}`);
  return city;
}

/**
 * The printed name of a city.
 *
 * @param {Board} board
 * @param {string} id
 */
export function cityName(board, id) {
  return cityOf(board, id).name;
}

/**
 * A card in words: its city and, where cards bear any, its numbers.
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
 * @param {Board} board
 * @param {string} id city or card
 * @returns {Country | null} null for a city without one
 */
export function countryOf(board, id) {
  const wanted = cityOf(board, id).country;
  return board.countries.find((one) => one.id === wanted) ?? null;
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
  const ids = board.roads.flatMap(({ a, b }) => (a === id ? [b] : b === id ? [a] : []));
  return board.cities.filter((city) => ids.includes(city.id)).map((city) => city.id);
}

/**
 * What a stack of bonus tiles is called.
 *
 * @param {Board} board
 * @param {string} id
 * @param {Translate} t
 */
export function stackName(board, id, t) {
  const stack = board.stacks.find((one) => one.id === id);
  if (!stack) return id;
  if (stack.kind === "route") return t("tut-stack-route", { length: stack.length ?? 0 });
  if (stack.kind === "end") return t("tut-stack-end");
  const other = stackWords(stack.kind);
  if (other) return t(other.name);
  if (stack.kind === "allCountries") {
    return t(board.edition === "first-edition" ? "tut-stack-outside" : "tut-stack-all");
  }
  return countryNames(board, stack.countries ?? []);
}

/**
 * What brings the top tile of a stack, in one sentence.
 *
 * @param {Board} board
 * @param {string} id
 * @param {Translate} t
 */
export function stackMeaning(board, id, t) {
  const stack = board.stacks.find((one) => one.id === id);
  if (!stack) return "";
  if (stack.kind === "route") {
    const length = stack.length ?? 0;
    const longest = board.stacks.every((other) => (other.length ?? 0) <= length);
    return t("tut-stack-about-route", { length, longest: longest ? "yes" : "no" });
  }
  if (stack.kind === "end") return t("tut-stack-about-end");
  const other = stackWords(stack.kind);
  if (other) return t(other.about);
  if (stack.kind === "allCountries") {
    return t(board.edition === "first-edition" ? "tut-stack-about-outside" : "tut-stack-about-all");
  }
  const countries = stack.countries ?? [];
  const cities = board.cities.filter((city) => countries.includes(city.country ?? FREE));
  return t("tut-stack-about-country", {
    country: countryNames(board, countries),
    cities: cities.map((city) => city.name).join(", "),
  });
}

/**
 * @param {Board} board
 * @param {string[]} ids
 */
function countryNames(board, ids) {
  return ids.map((id) => board.countries.find((one) => one.id === id)?.name ?? id).join(" / ");
}

/**
 * Several names as one list in words: "Ulm, Augsburg and Linz".
 *
 * @param {Board} board
 * @param {readonly string[]} ids cities or cards
 * @param {Translate} t
 */
export function cityList(board, ids, t) {
  if (ids.length === 0) return t("tut-nothing");
  return listed(ids.map((id) => cardName(board, id, t)));
}
