import { listed } from "../../../i18n/lists.js";
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
/** @typedef {import("../types.js").OfficialId} OfficialId */

// What lies on the table, told when it is touched and no move.

/**
 * What an official does and, when he cannot help now, why.
 *
 * @param {TutTable} table
 * @param {OfficialId} id
 */
export function aboutOfficial({ t, feedback, view, readOnly }, id) {
  const text = `${t(`tut-official-${id}`)}: ${t(`tut-official-does-${id}`)}`;
  const state = view?.observation.officials?.[id];
  const refusal = state?.rule && !readOnly ? { rule: state.rule, data: state.data } : null;
  const lines = refusal ? [feedback.lineOf(refusal)] : [];
  feedback.show({ kind: refusal ? "why" : "info", key: `official-${id}`, text, lines });
}

/** @param {TutTable} table @param {string} id */
export function aboutStack(table, id) {
  const { feedback, board, seen, t } = table;
  const values = seen.stacks.find((stack) => stack.id === id)?.values ?? [];
  const left =
    values.length > 0 ? t("tut-stack-values", { values: values.join(", ") }) : t("tut-stack-empty");
  const about = `${stackName(board, id, t)}: ${stackMeaning(board, id, t)} ${left}`;
  feedback.say(about, `stack-${id}`, everyProgress(table, id));
}

/** How near everybody is to a tile for houses, one's own first. @param {TutTable} table @param {string} id */
function everyProgress(table, id) {
  const { me, seen } = table;
  const order = seen.seats.map((_, seat) => (me + seat) % seen.seats.length);
  return order.flatMap((seat) => {
    const row = seen.seats[seat]?.progress.find(({ stack }) => stack === id);
    return row ? [`${table.nameOf(seat)}: ${progressWords(table, row)}`] : [];
  });
}

/**
 * "2 of 3, missing: Freiburg".
 *
 * @param {TutTable} table
 * @param {import("../types.js").Progress} row
 */
export function progressWords({ board, t }, { stack, have, needed, missing, won }) {
  if (won) return t("tut-progress-won");
  const everywhere = board.stacks.find(({ id }) => id === stack)?.kind === "allCountries";
  const lacking = missing.flatMap((cities) => {
    const [first] = cities;
    if (first === undefined) return [];
    return [everywhere ? countryName(board, first, t) : cityName(board, first)];
  });
  return t("tut-progress", { have, needed, count: lacking.length, missing: listed(lacking) });
}

/**
 * @param {TutTable} table
 * @param {string} id
 * @param {string} key the element that was touched
 */
export function aboutCity(table, id, key) {
  const { board, own, seen, t } = table;
  const city = cityId(id);
  const cards = seen.cities[city];
  const more = cards ? [t("tut-city-cards", { ...cards })] : [];
  const country = countryOf(board, city)?.id;
  // Its own country's tile before those for which any city of it would do.
  for (const row of [...(own?.progress ?? [])].reverse()) {
    const stack = board.stacks.find((one) => one.id === row.stack);
    if (country === undefined || !stack?.countries?.includes(country)) continue;
    const [value] = seen.stacks.find((one) => one.id === row.stack)?.values ?? [];
    more.push(
      t("tut-city-tile", {
        stack: stackName(board, row.stack, t),
        value: value ?? 0,
        progress: progressWords(table, row),
      }),
    );
  }
  const place = key === "map" ? { kind: "city", id: city } : undefined;
  const words = place ? townWords(table, city) : cityWords(table, city);
  table.feedback.say(words, key, more, place);
}

/** What a card does not show: where its city lies, and who has houses there. @param {TutTable} table @param {string} card a city, or a card of it */
export function cityWords(table, card) {
  const { board, t } = table;
  const roads = cityList(board, neighbours(board, cityId(card)), t);
  return `${townWords(table, card)} ${t("tut-city-roads", { roads })}`;
}

/** Whose houses stand in a city; its roads are seen on the map. @param {TutTable} table @param {string} card a city, or a card of it */
function townWords(table, card) {
  const { board, t } = table;
  const id = cityId(card);
  const owners = table.seen.seats.flatMap((seat, index) =>
    seat.houses.includes(id) ? [table.nameOf(index)] : [],
  );
  return t("tut-city-about", {
    city: cityName(board, id),
    country: countryName(board, id, t),
    owners: listed(owners),
    count: owners.length,
  });
}
