import { positionPicture } from "../../board/map/position.js";
import { boardFor, cityId, housesByCity } from "./board.js";

/**
 * Draws the board as it stands, from public information only.
 *
 * @type {import("../../table/types.js").PositionPicture}
 */
export function drawPosition({ view, seats, options }, large) {
  const { observation } = /** @type {import("./types.js").View} */ (/** @type {unknown} */ (view));
  const state = {
    houses: housesByCity(observation.seats),
    otherRoutes: observation.seats.map(({ route }, seat) => ({ seat, cities: route.map(cityId) })),
    seats: /** @type {import("../../art/types.js").SeatLook[]} */ (seats),
  };
  return positionPicture(boardFor(options), state, large);
}
