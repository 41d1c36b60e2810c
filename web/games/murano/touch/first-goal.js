import { t } from "../../../i18n/index.js";

/** So many buildings on one island the goal asks for. */
const BUILDINGS = 3;

/**
 * How much of the goal that the guide sets was reached when the game ended, on the island where most of it was.
 *
 * @param {Pick<import("../types.js").Observation, "gondolas" | "islands" | "seats">} seen
 * @param {number} seat
 */
export function firstGoal({ gondolas, islands, seats }, seat) {
  const cards = seats[seat]?.characters ?? [];
  const reached = islands.map(({ id, buildings }) => {
    const own = Object.values(buildings).filter(({ owner }) => owner === seat);
    const parts = [
      own.length >= BUILDINGS,
      gondolas.some((one) => one.seat === seat && one.island === id),
      cards.some(({ scored }) => scored?.island === id && scored.points > 0),
    ];
    return parts.filter(Boolean).length;
  });
  return t("mur-end-goal", { reached: Math.max(...reached) });
}
