import { listed } from "../../i18n/index.js";
import { cityId, cityName, countryOf, FREE, neighbours, stackMeaning, stackName } from "./board.js";
import { landlessWords } from "./expansions/boards.js";
import { answersOf } from "./expansions/index.js";
import { aboutStack, progressWords } from "./touch/about.js";

/** The map in words, for those who do not see it, with the maps of expansions. @type {import("../../table/told/types.js").ToldGame<import("./table.js").TutTable>} */
export const told = {
  charts: (table) => [
    ...cities(table),
    stacks(table),
    ...answersOf(table, (part) => part.told?.charts?.(table)).flat(),
  ],

  live: (table) => [
    ...(table.deciding ? table.bridge.lit().map((city) => `city-${city}`) : []),
    ...answersOf(table, (part) => part.told?.live?.(table)).flat(),
  ],

  chosen: ({ closing }) => (closing?.houses ?? []).map((city) => `city-${city}`),
};

/** @typedef {import("./table.js").TutTable} TutTable */
/** @typedef {import("../../table/told/types.js").ToldChart} ToldChart */

/** The cities, country by country. @param {TutTable} table @returns {ToldChart[]} */
function cities(table) {
  const { board, t } = table;
  const landless = landlessWords(board);
  const lands = [
    ...board.countries.map(({ id, name }) => ({ id, name })),
    ...(landless ? [{ id: FREE, name: t(landless.several) }] : []),
  ];
  return lands.flatMap(({ id, name }) => {
    const own = board.cities.filter((city) => (countryOf(board, city.id)?.id ?? FREE) === id);
    return own.length > 0 ? [country(table, id, name, own)] : [];
  });
}

/**
 * @param {TutTable} table
 * @param {string} id
 * @param {string} title
 * @param {readonly import("./types.js").City[]} members
 * @returns {ToldChart}
 */
function country(table, id, title, members) {
  const { board, selection, t } = table;
  const more = answersOf(table, (part) => part.told?.column?.(table));
  return {
    id,
    title,
    notes: progressIn(table, id),
    head: [
      t("tut-told-city"),
      t("tut-told-houses"),
      t("tut-told-routes"),
      t("tut-told-cards"),
      t("tut-told-roads"),
      ...more.map(({ head }) => head),
    ],
    rows: members.map(({ id: city, name }) => [
      { id: `city-${city}`, words: name, press: () => selection.city(city) },
      houses(table, city),
      routes(table, city),
      cards(table, city),
      listed(neighbours(board, city).map((one) => cityName(board, one))),
      ...more.map(({ cell }) => cell(city)),
    ]),
  };
}

/** How near one is to the tile of a country. @param {TutTable} table @param {string} country */
function progressIn(table, country) {
  const { board, own, seen, t } = table;
  return (own?.progress ?? []).flatMap((row) => {
    const stack = board.stacks.find((one) => one.id === row.stack);
    if (stack?.kind === "allCountries" || !stack?.countries?.includes(country)) return [];
    const [value] = seen.stacks.find((one) => one.id === row.stack)?.values ?? [];
    const args = {
      stack: stackName(board, row.stack, t),
      value: value ?? 0,
      progress: progressWords(table, row),
    };
    return [t("tut-city-tile", args)];
  });
}

/** @param {TutTable} table @param {string} city */
function houses(table, city) {
  const owners = table.seen.seats.flatMap((seat, index) =>
    seat.houses.includes(city) ? [table.nameOf(index)] : [],
  );
  return listed(owners);
}

/** In whose route a city lies. @param {TutTable} table @param {string} city */
function routes(table, city) {
  const owners = table.seen.seats.flatMap((seat, index) =>
    seat.route.some((card) => cityId(card) === city) ? [table.nameOf(index)] : [],
  );
  return listed(owners);
}

/** Where its cards lie, and what they would join. @param {TutTable} table @param {string} city */
function cards({ own, seen, t }, city) {
  const { display = 0, hand = 0 } = seen.cities[city] ?? {};
  const words = [];
  if (display > 0) words.push(t("tut-told-open", { count: display }));
  if (hand > 0) words.push(t("tut-told-hand", { count: hand }));
  if (own?.joins?.route.includes(city)) words.push(t("tut-told-joins-route"));
  else if (own?.joins?.hand.includes(city)) words.push(t("tut-told-joins-hand"));
  return words.join(", ");
}

/** The bonus tiles beside the map. @param {import("./table.js").TutTable} table @returns {import("../../table/told/types.js").ToldChart} */
function stacks(table) {
  const { board, seen, t } = table;
  return {
    id: "stacks",
    title: t("tut-region-stacks"),
    head: [t("tut-told-stack"), t("tut-told-values"), t("tut-told-for")],
    rows: seen.stacks.map(({ id, values }) => [
      { id: `stack-${id}`, words: stackName(board, id, t), press: () => aboutStack(table, id) },
      values.length > 0 ? values.join(", ") : t("tut-stack-empty"),
      stackMeaning(board, id, t),
    ]),
  };
}
