import { cardName, cityList, stackName } from "../board.js";

/** @typedef {import("../types.js").Board} Board */
/** @typedef {import("../types.js").Translate} Translate */

/**
 * Why an action is good, in a sentence.
 *
 * @param {{id: string, data: Record<string, any>}} reason
 * @param {{t: Translate, board: Board}} words
 * @returns {string}
 */
export function reasonFor({ id, data }, { t, board }) {
  const { card, cities, country, stack, ahead } = data;
  const names = board.countries.find((one) => one.id === country)?.name;
  return t(`reason-thurn-und-taxis-${id}`, {
    ...plain(data),
    card: card ? cardName(board, card, t) : "",
    cities: cityList(board, cities ?? [], t),
    country: names ?? "",
    stack: stackName(board, stack ?? "", t),
    count: data.count ?? cities?.length ?? 0,
    ahead: ahead ? "yes" : "no",
  });
}

/**
 * Only words and numbers can stand in a text.
 *
 * @param {Record<string, any>} data
 * @returns {Record<string, string | number>}
 */
function plain(data) {
  return Object.fromEntries(
    Object.entries(data).filter(([, value]) => ["string", "number"].includes(typeof value)),
  );
}
