import { listed } from "../../../i18n/lists.js";
import {
  cityId,
  cityList,
  cityName,
  countryName,
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
export function aboutOfficial({ t, answers, view, readOnly }, id) {
  const text = `${t(`tut-official-${id}`)}: ${t(`tut-official-does-${id}`)}`;
  const state = view?.observation.officials?.[id];
  const refusal = state?.rule && !readOnly ? { rule: state.rule, data: state.data } : null;
  const lines = refusal ? [answers.lineOf(refusal)] : [];
  answers.show({ kind: refusal ? "why" : "info", key: `official-${id}`, text, lines });
}

/** @param {TutTable} table @param {string} id */
export function aboutStack({ answers, board, seen, t }, id) {
  const values = seen.stacks.find((stack) => stack.id === id)?.values ?? [];
  const left =
    values.length > 0 ? t("tut-stack-values", { values: values.join(", ") }) : t("tut-stack-empty");
  answers.say(`${stackName(board, id, t)}: ${stackMeaning(board, id, t)} ${left}`, `stack-${id}`);
}

/**
 * @param {TutTable} table
 * @param {string} id
 * @param {string} key the element that was touched
 */
export function aboutCity(table, id, key) {
  table.answers.say(cityWords(table, id), key);
}

/** Where a city lies and who has houses there. @param {TutTable} table @param {string} card a city, or a card of it */
export function cityWords(table, card) {
  const { board, t } = table;
  const id = cityId(card);
  const owners = table.seen.seats.flatMap((seat, index) =>
    seat.houses.includes(id) ? [table.nameOf(index)] : [],
  );
  return t("tut-city-about", {
    city: cityName(board, id),
    country: countryName(board, id, t),
    roads: cityList(board, neighbours(board, id), t),
    owners: listed(owners),
    count: owners.length,
  });
}
