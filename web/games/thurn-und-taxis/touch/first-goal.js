import { t } from "../../../i18n/index.js";
import { boardFor } from "../board.js";

/** The carriage that the goal asks for. */
const CARRIAGE = 5;

/**
 * How much of the goal that the guide sets was reached when the game ended.
 *
 * @param {Pick<import("../types.js").View["observation"], "options" | "seats">} seen
 * @param {number} seat
 */
export function firstGoal({ options, seats }, seat) {
  const { carriage = 0, houses = [] } = seats[seat] ?? {};
  const { cities, countries } = boardFor(options);
  const isWhole = countries.some(({ id }) => {
    const own = cities.filter(({ country }) => country === id);
    // One house in a country of one city is no feat.
    return own.length > 1 && own.every((city) => houses.includes(city.id));
  });
  const reached = { carriage: carriage >= CARRIAGE, country: isWhole };
  if (reached.carriage && reached.country) return t("tut-end-goal-reached");
  if (!reached.carriage && !reached.country) return t("tut-end-goal-missed");
  return t("tut-end-goal-half", { missing: reached.carriage ? "country" : "carriage" });
}
