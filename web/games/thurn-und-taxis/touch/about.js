/** Tells about things on the table that are tapped without being moves. */

import { listed } from "../../../i18n/index.js";
import {
  cityId,
  cityList,
  cityName,
  countryName,
  countryOf,
  neighbours,
  stackMeaning,
  stackName,
} from "../board.js";

/** @typedef {import("../table.js").TutTable} TutTable */

/**
 * What an official does and, when he cannot help now, why.
 *
 * @param {TutTable} table
 * @param {import("../types.js").OfficialId} id
 */
export function aboutOfficial({ t, feedback, seen, readOnly }, id) {
  const text = `${t(`tut-official-${id}`)}: ${t(`tut-official-does-${id}`)}`;
  const { rule, data = {} } = seen.officials?.[id] ?? {};
  const lines = rule && !readOnly ? [feedback.lineOf({ rule, data })] : [];
  feedback.show({ kind: lines.length > 0 ? "why" : "info", key: `official-${id}`, text, lines });
}

/** What a stack of tiles is for, and how near every player is to its tile, the player in front first. @param {TutTable} table @param {string} id */
export function aboutStack(table, id) {
  const { feedback, board, me, seen, t } = table;
  const { values = [] } = seen.stacks.find((stack) => stack.id === id) ?? {};
  const left =
    values.length > 0 ? t("tut-stack-values", { values: values.join(", ") }) : t("tut-stack-empty");
  const progress = seen.seats.flatMap((_, number) => {
    const seat = (me + number) % seen.seats.length;
    const row = seen.seats[seat]?.progress.find(({ stack }) => stack === id);
    return row ? [`${table.nameOf(seat)}: ${progressWords(table, row)}`] : [];
  });
  const about = `${stackName(board, id, t)}: ${stackMeaning(board, id, t)} ${left}`;
  feedback.say(about, `stack-${id}`, progress);
}

/**
 * "2 of 3, missing: Freiburg".
 *
 * @param {TutTable} table
 * @param {import("../types.js").Progress} row
 */
export function progressWords({ board, t }, { stack, have, needed, missing, won }) {
  if (won) return t("tut-progress-won");
  const isEverywhere = board.stacks.find(({ id }) => id === stack)?.kind === "allCountries";
  const names = missing.flatMap(([city]) => {
    if (city === undefined) return [];
    return isEverywhere ? countryName(board, city, t) : cityName(board, city);
  });
  return t("tut-progress", { have, needed, count: names.length, missing: listed(names) });
}

/**
 * A city with its cards, and the tiles that a house in it counts for.
 *
 * @param {TutTable} table
 * @param {string} id
 * @param {string} key the element that was tapped
 */
export function aboutCity(table, id, key) {
  const { board, own, seen, t } = table;
  const city = cityId(id);
  const cards = seen.cities[city];
  const country = countryOf(board, city)?.id ?? "";
  const rows = (own?.progress ?? []).filter(({ stack }) =>
    board.stacks.find((one) => one.id === stack)?.countries?.includes(country),
  );
  // The tile of the city's own country comes before the tiles for which any city of it would do.
  const tiles = rows.reverse().map((row) =>
    t("tut-city-tile", {
      stack: stackName(board, row.stack, t),
      value: seen.stacks.find((one) => one.id === row.stack)?.values[0] ?? 0,
      progress: progressWords(table, row),
    }),
  );
  const more = [...(cards ? [t("tut-city-cards", { ...cards })] : []), ...tiles];
  const isOnMap = key === "map";
  const words = isOnMap ? townWords(table, city) : cityWords(table, city);
  table.feedback.say(words, key, more, isOnMap ? { kind: "city", id: city } : undefined);
}

/** A city with its houses and its roads, which a card does not show. @param {TutTable} table @param {string} card or city */
export function cityWords(table, card) {
  const { board, t } = table;
  const roads = cityList(board, neighbours(board, cityId(card)), t);
  return `${townWords(table, card)} ${t("tut-city-roads", { roads })}`;
}

/** A city with its houses; the map shows its roads. @param {TutTable} table @param {string} card or city */
function townWords(table, card) {
  const { board, seen, t } = table;
  const id = cityId(card);
  const owners = seen.seats.flatMap(({ houses }, seat) =>
    houses.includes(id) ? table.nameOf(seat) : [],
  );
  return t("tut-city-about", {
    city: cityName(board, id),
    country: countryName(board, id, t),
    owners: listed(owners),
    count: owners.length,
  });
}
