/** @typedef {import("./types.js").Board} Board */
/** @typedef {import("./types.js").City} City */
/** @typedef {import("./types.js").Country} Country */
/** @typedef {import("./types.js").Translate} Translate */

import south from "../../../py/spieltisch/thurn_und_taxis/boards/south.json";

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
  const edition = String(options.edition ?? "all-countries");
  let board = boards.get(edition);
  if (!board) {
    board = withEdition(/** @type {Board} */ (/** @type {unknown} */ (south)), edition);
    boards.set(edition, board);
  }
  return board;
}

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
 * @param {Board} board
 * @param {string} id
 * @returns {City}
 */
export function cityOf(board, id) {
  let index = cityIndex.get(board);
  if (!index) {
    index = new Map(board.cities.map((city) => [city.id, city]));
    cityIndex.set(board, index);
  }
  const city = index.get(id);
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
 * @param {Board} board
 * @param {string} id city
 * @returns {Country}
 */
export function countryOf(board, id) {
  const wanted = cityOf(board, id).country;
  const country = board.countries.find((one) => one.id === wanted);
  if (!country) throw new Error(`the board ${board.id} has no country ${wanted}`);
  return country;
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
  if (stack.kind === "route") return t("tut-stack-about-route", { length: stack.length ?? 0 });
  if (stack.kind === "end") return t("tut-stack-about-end");
  if (stack.kind === "allCountries") {
    return t(board.edition === "first-edition" ? "tut-stack-about-outside" : "tut-stack-about-all");
  }
  const countries = stack.countries ?? [];
  const cities = board.cities.filter((city) => countries.includes(city.country));
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
 * @param {readonly string[]} ids
 * @param {Translate} t
 */
export function cityList(board, ids, t) {
  const names = ids.map((id) => cityName(board, id));
  const last = names.pop();
  if (last === undefined) return t("tut-nothing");
  return names.length === 0 ? last : t("tut-list", { first: names.join(", "), last });
}

/**
 * A number that the rules fix and that the board file carries.
 *
 * @param {Board} board
 * @param {string} id
 */
export function constant(board, id) {
  return Number(board.constants[id]?.value ?? 0);
}
