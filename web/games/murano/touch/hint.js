/** @typedef {import("../types.js").Action} Action */
/** @typedef {import("../../../board/lagoon/types.js").Place} Place */

/**
 * The presses with which an action is made, by their names (`data-part`).
 *
 * @param {Action} action
 * @returns {string[]}
 */
export function placesOf({ type, sort, tile, card, count, colour, jokers, island }) {
  switch (type) {
    case "take":
      return ["press-gold"];
    case "pass":
    case "look":
    case "hire":
    case "dismiss":
    case "draw":
    case "decline":
      return [`press-${type}`];
    case "buy":
    case "search":
      return [`press-${type}-${sort}`];
    case "income":
      return [island ? `press-income-${island}` : "press-income"];
    case "sell":
      return [
        count ? `press-sell-${count}-${colour ?? "joker"}-${jokers ?? 0}` : "press-sell-nothing",
      ];
    case "produce":
      return [`press-produce-${count}`];
    case "build":
      return [`press-tile-${tile ?? "street"}`];
    case "choose":
      return [`choose-${tile}`];
    case "keep":
      return [`keep-${card}`];
    case "score":
      return [`score-${card}-${island}`];
    case "end":
      return ["btn-end-turn", "assign-end"];
    default:
      return [];
  }
}

/**
 * What a person is advised to do: where the first ship only makes room, the whole trip, which one touch of its goal sends.
 *
 * @param {Action} action
 * @param {readonly import("../../../core/engine/types.js").Reason[]} reasons the weightiest first
 * @returns {Action & {ships?: number, price?: number}}
 */
export function advice(action, [first]) {
  if (first?.id !== "trip") return action;
  const { space, ships, price } = /** @type {{space: number, ships: number, price: number}} */ (
    first.data
  );
  return { ...action, to: space, ships, price };
}

/**
 * What an action is about on the lagoon.
 *
 * @param {Action} action
 * @returns {Place[]}
 */
export function marksOf({ to, place, gondola, island }) {
  if (to) return [{ kind: "space", id: String(to) }];
  if (place) return [{ kind: "cell", id: place }];
  if (gondola) return [{ kind: "gondola", id: String(gondola) }];
  return island ? [{ kind: "island", id: island }] : [];
}
