/** The drawings of this table: the one place that knows what web/art calls them. */

import * as art from "../../../art/index.js";
import { cardBack, cityCard } from "../../../board/map/cards.js";
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
  return art.bonusTile(info ?? { id: stack, kind: "end" }, value, board);
}

/** @param {SeatInfo} seat */
export function housePicture(seat) {
  return art.house(seat.color, seat.symbol);
}

/** @param {SeatInfo} seat */
export function markPicture(seat) {
  return art.symbolMark(seat.symbol);
}

export { cardBack };
export const { carriage, officialPortrait, team } = art;
