/** The drawings of this table: the one place that knows what web/art calls them. */

import { house, symbolMark } from "../../../art/pieces.js";
import { bonusTile } from "../../../art/tiles.js";
import { cityCard } from "../../../board/map/cards.js";
import { cityOf, countryOf } from "../board.js";

/** @typedef {import("../types.js").Board} Board */
/** @typedef {import("../types.js").SeatInfo} SeatInfo */

/**
 * @param {Pick<import("../table.js").TutTable, "board" | "cardImages">} table
 * @param {string} city
 */
export function cityPicture({ board, cardImages }, city) {
  return cityCard(
    cityOf(board, city),
    countryOf(board, city) ?? undefined,
    board,
    cardImages.stills,
  );
}

/**
 * @param {Board} board
 * @param {string} stack
 * @param {number | null} value
 */
export function tilePicture(board, stack, value) {
  const info = board.stacks.find((one) => one.id === stack);
  return bonusTile(info ?? { id: stack, kind: "end" }, value, board);
}

/** @param {SeatInfo} seat */
export function housePicture(seat) {
  return house(seat.color, seat.symbol);
}

/** @param {SeatInfo} seat */
export function markPicture(seat) {
  return symbolMark(seat.symbol);
}

export { carriage, team } from "../../../art/carriages.js";
export { officialPortrait } from "../../../art/portraits.js";
export { cardBack } from "../../../board/map/cards.js";
