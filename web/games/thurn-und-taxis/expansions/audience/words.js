import data from "../../../../../py/spieltisch/thurn_und_taxis/expansions/audience/audience.json";
import { listed } from "../../../../i18n/lists.js";

/** @typedef {import("../../types.js").Translate} Translate */
/** @typedef {import("../../table.js").TutTable} TutTable */

/** Towns, coaches and ranks, in the order of the data file. */
export const ways = data;

/** The kind of place that a town of the second map is. */
export const TOWN = "town";

/** @param {string} coach */
export function coachNumber(coach) {
  return data.carriages.findIndex(({ id }) => id === coach);
}

/** @param {string} rank */
export function rankNumber(rank) {
  return data.ranks.findIndex(({ id }) => id === rank);
}

/** @param {string} id the printed name of a town */
export function townName(id) {
  return data.towns.find((town) => town.id === id)?.name ?? id;
}

/** @param {string} id @param {Translate} t */
export function coachName(id, t) {
  return t(`tut-au-coach-${id}`);
}

/** @param {string} id @param {Translate} t */
export function rankName(id, t) {
  return t(`tut-au-rank-${id}`);
}

/**
 * The countries whose cards move a coach.
 *
 * @param {string} id
 * @param {import("../../types.js").Board} board
 */
export function coachCountries(id, board) {
  const countries = data.carriages.find((coach) => coach.id === id)?.countries ?? [];
  return board.countries.filter((one) => countries.includes(one.id)).map(({ name }) => name);
}

/**
 * Tiles by rank with their owners: "Kardinal of Anna and Ben, Mönch of Carl".
 *
 * @param {readonly {rank: string, seats: number[]}[]} tiles
 * @param {{t: Translate, seats: readonly {name: string}[]}} words
 */
export function tilesInWords(tiles, { t, seats }) {
  return tiles
    .map(({ rank, seats: owners }) =>
      t("tut-au-tile", {
        rank: rankName(rank, t),
        names: listed(owners.map((seat) => seats[seat]?.name ?? "")),
      }),
    )
    .join("; ");
}

/**
 * The steps that are still to go: "2 steps beige, 1 joker".
 *
 * @param {TutTable} table
 */
export function stepsLeft({ view, t }) {
  const seen = view?.observation.audience;
  if (!seen) return "";
  const parts = data.carriages.flatMap(({ id }) => {
    const count = seen.cards[id] ?? 0;
    return count > 0 ? [t("tut-au-steps-coach", { count, coach: coachName(id, t) })] : [];
  });
  if (seen.jokers > 0) parts.push(t("tut-au-steps-joker", { count: seen.jokers }));
  return listed(parts);
}
