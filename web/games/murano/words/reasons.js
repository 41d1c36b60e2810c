import { characterText, islandName, spaceName, specialText } from "../board.js";

/** @typedef {import("../types.js").Translate} Translate */

/**
 * Why an action is good, in a sentence.
 *
 * @param {{id: string, data: Record<string, any>}} reason
 * @param {{t: Translate}} words
 * @returns {string}
 */
export function reasonFor({ id, data }, { t }) {
  const { space, price, island, gold, points, count, card, ships, special, there } = data;
  const reason = t(`reason-murano-${id}`, {
    space: space ? spaceName(space, t) : "",
    price: price ?? 0,
    ships: ships ?? 0,
    island: island ? islandName(island) : "",
    gold: gold ?? 0,
    points: points ?? 0,
    count: count ?? 0,
    card: card ? characterText(card, t) : "",
    effect: special ? specialText(special, t) : "",
  });
  return there ? t("reason-murano-there", { reason }) : reason;
}
