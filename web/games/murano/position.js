import { positionPicture } from "../../board/lagoon/position.js";
import { boardFor } from "./board.js";

/**
 * The lagoon of a kept game.
 *
 * @type {import("../../table/types.js").PositionPicture}
 */
export function picture({ view, seats }, large) {
  const { observation } = /** @type {import("./types.js").View} */ (/** @type {unknown} */ (view));
  const { ships, islands, gondolas } = observation;
  const state = {
    ships,
    seats,
    streets: Object.assign({}, ...islands.map((island) => island.streets)),
    buildings: Object.assign({}, ...islands.map((island) => island.buildings)),
    placed: Object.fromEntries(
      gondolas.flatMap(({ no, seat, used }) => (seat === null ? [] : [[no, { seat, used }]])),
    ),
  };
  return positionPicture(boardFor(), seats.length, state, large);
}
