/** Tells about things on the table that are tapped without being moves. */

import { listed } from "../../../i18n/index.js";
import {
  cardName,
  cityId,
  cityList,
  cityName,
  countryName,
  countryOf,
  FREE,
  neighbours,
  stackMeaning,
  stackName,
} from "../board.js";

/** @typedef {import("../table.js").TutTable} TutTable */

/** So many missing places are named beside a city, or of somebody else. */
const NAMED = 3;

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

/** What a stack of tiles is for, and how near every player is to its tile, the player in front first. @param {TutTable} table @param {string} id @param {string} [before] what is said first */
export function aboutStack(table, id, before = "") {
  const { feedback, board, me, seen, t } = table;
  const { values = [] } = seen.stacks.find((stack) => stack.id === id) ?? {};
  const left =
    values.length > 0 ? t("tut-stack-values", { values: values.join(", ") }) : t("tut-stack-empty");
  const progress = seen.seats.flatMap((_, number) => {
    const seat = (me + number) % seen.seats.length;
    const row = seen.seats[seat]?.progress.find(({ stack }) => stack === id);
    const most = seat === me ? undefined : NAMED;
    return row ? [`${table.nameOf(seat)}: ${progressWords(table, row, most)}`] : [];
  });
  const about = `${before}${stackName(board, id, t)}: ${stackMeaning(board, id, t)} ${left}`;
  feedback.say(about, `stack-${id}`, progress);
}

/** A country whose land was touched: its tile, and how near everyone is to it. @param {TutTable} table @param {string} id */
export function aboutCountry(table, id) {
  const stack = table.board.stacks.find(
    ({ kind, countries }) => kind === "complete" && countries?.includes(id),
  );
  const name = table.board.countries.find((one) => one.id === id)?.name ?? "";
  if (!stack) table.feedback.say(name, "map");
  else aboutStack(table, stack.id, stack.countries?.length === 1 ? "" : `${name}. `);
}

/** The stack of which the table speaks now. @param {Pick<TutTable, "bubble" | "board">} table */
export function toldStack({ bubble, board }) {
  return board.stacks.find(({ id }) => bubble?.key === `stack-${id}`)?.id ?? null;
}

/**
 * The towns that count for the stack of which the table speaks, each with its houses and whether the player in front still needs one
 * there; where any town of a country would do, those of the countries that are missing.
 *
 * @param {TutTable} table
 * @returns {NonNullable<import("../../../board/map/types.js").MapState["counting"]>}
 */
export function countingTowns(table) {
  const { board, own, seen } = table;
  const row = own?.progress.find(({ stack }) => stack === toldStack(table));
  if (!row) return [];
  const { kind, countries = [] } = board.stacks.find(({ id }) => id === row.stack) ?? {};
  const missing = new Set(row.missing.flat());
  const isMeant = (/** @type {import("../types.js").City} */ { id, country }) =>
    missing.has(id) || (kind === "complete" && countries.includes(country ?? FREE));
  return board.cities.filter(isMeant).map(({ id }) => ({
    city: id,
    isMissing: missing.has(id),
    seats: seen.seats.flatMap(({ houses }, seat) => (houses.includes(id) ? seat : [])),
  }));
}

/**
 * "2 of 3, missing: Freiburg".
 *
 * @param {TutTable} table
 * @param {import("../types.js").Progress} row
 * @param {number} [most] where more are missing they are not named: they would cover the map, which marks one's own
 */
export function progressWords({ board, t }, { stack, have, needed, missing, won }, most) {
  if (won) return t("tut-progress-won");
  const isEverywhere = board.stacks.find(({ id }) => id === stack)?.kind === "allCountries";
  const names = missing.flatMap(([city]) => {
    if (city === undefined || missing.length > (most ?? missing.length)) return [];
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
  table.feedback.show(wordsOfCity(table, id, key));
}

/**
 * What is told of a city. Where the map was touched it stands beside the town.
 *
 * @param {TutTable} table
 * @param {string} id
 * @param {string} key
 * @returns {import("../../../table/frame/bubble.js").Bubble}
 */
function wordsOfCity(table, id, key) {
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
      // Of a tile that was won its own points are told, not those of the next one.
      value:
        own?.tiles.find(({ stack }) => stack === row.stack)?.value ??
        seen.stacks.find(({ id }) => id === row.stack)?.values[0] ??
        0,
      progress: progressWords(table, row, NAMED),
    }),
  );
  const open = cards ? [t("tut-city-cards", { ...cards }), ...frameWords(table, city)] : [];
  const isOnMap = key === "map";
  const text = isOnMap ? townWords(table, city) : cityWords(table, city);
  const place = isOnMap ? { place: { kind: "city", id: city } } : {};
  return { kind: "info", key, text, more: [...open, ...tiles], ...place };
}

/**
 * A town whose card lies open: what is told of it, with the question whether to take that card; a second tap takes it.
 *
 * @param {TutTable} table
 * @param {string} city
 * @returns {boolean} whether it can be taken now, without an official's help that nobody has asked for
 */
export function asksToTake(table, city) {
  const { board, moves, openCards, selection, t } = table;
  const place = openCards.findIndex((card) => card !== null && cityId(card) === city);
  const card = openCards[place];
  const action = card ? moves.take(card) : null;
  if (!card || !action || selection.hasToAsk(action)) return false;
  selection.pressedPlace = place;
  if (selection.pending?.action === action && table.bubble?.kind === "ask") {
    selection.confirmLate();
    return true;
  }
  const words = wordsOfCity(table, city, "map");
  const question = t("tut-ask-from-map", { city: cardName(board, card, t) });
  selection.pending = { action, key: "map", text: question };
  table.feedback.show({ ...words, kind: "ask", more: [...(words.more ?? []), question] });
  return true;
}

/** What the frame around the mark of a town means. @param {TutTable} table @param {string} city @returns {string[]} */
function frameWords({ own, settings, t }, city) {
  if (settings.cardMarks === false) return [];
  if (own?.joins?.route.includes(city)) return [t("tut-legend-route")];
  return own?.joins?.hand.includes(city) ? [t("tut-legend-after")] : [];
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
