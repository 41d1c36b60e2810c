import { positionPicture } from "../../board/map/position.js";
import { boardFor, cityId } from "./board.js";

/**
 * The board as it stands, drawn from what everybody may see.
 *
 * @type {import("../../table/types.js").PositionPicture}
 */
export function picture({ view, seats, options }, large) {
  const { observation } = /** @type {import("./types.js").View} */ (/** @type {unknown} */ (view));
  /** @type {Record<string, number[]>} */
  const houses = {};
  observation.seats.forEach((seat, index) => {
    for (const city of seat.houses) houses[city] = [...(houses[city] ?? []), index];
  });
  const state = {
    houses,
    otherRoutes: observation.seats.map(({ route }, seat) => ({ seat, cities: route.map(cityId) })),
    seats: /** @type {import("../../art/types.js").SeatLook[]} */ (seats),
  };
  return positionPicture(boardFor(options), state, large);
}
