import ways from "../../../../../py/spieltisch/thurn_und_taxis/expansions/audience/audience.json";
import { listed } from "../../../../i18n/lists.js";

/** @typedef {import("../../types.js").Translate} Translate */
/** @typedef {import("../../table.js").TutTable} TutTable */

/** Towns, coaches and ranks, in the order of the data file. */
export { ways };

/** The kind of board place that a town of the second map is. */
export const TOWN = "town";

/** True for an action that moves a coach. @param {{type: string}} action */
export function isStep({ type }) {
  return type === "move" || type === "joker";
}

/** @param {string} coach */
export function coachNumber(coach) {
  return ways.carriages.findIndex(({ id }) => id === coach);
}

/** @param {string} rank */
export function rankNumber(rank) {
  return ways.ranks.findIndex(({ id }) => id === rank);
}

/** The printed name of a town. @param {string} id */
export function townName(id) {
  return ways.towns.find((town) => town.id === id)?.name ?? id;
}

/** @param {string} id @param {Translate} t */
export function coachName(id, t) {
  return t(`tut-au-coach-${id}`);
}

/** @param {string} id @param {Translate} t */
export function rankName(id, t) {
  return t(`tut-au-rank-${id}`);
}

/** @param {TutTable} table @param {string} town */
export function coachesIn({ view }, town) {
  return (view?.observation.audience?.coaches ?? []).filter((coach) => coach.town === town);
}

/**
 * The countries whose cards move a coach.
 *
 * @param {string} id
 * @param {import("../../types.js").Board} board
 */
export function coachCountries(id, board) {
  const countries = ways.carriages.find((coach) => coach.id === id)?.countries ?? [];
  return board.countries.filter((one) => countries.includes(one.id)).map(({ name }) => name);
}

/**
 * A place in Rome in words, with the owners of the tiles that lie there.
 *
 * @param {TutTable} table
 * @param {{id: string, points: number}} rank
 */
export function placeWords(table, { id, points }) {
  const owners = table.seen.audience?.rome[id] ?? [];
  const names = listed(owners.map((seat) => table.nameOf(seat)));
  const rank = rankName(id, table.t);
  return table.t("tut-au-place", { rank, points, count: owners.length, names });
}

/**
 * Tiles by rank with their owners: "Kardinal of Anna and Ben, Mönch of Carl".
 *
 * @param {readonly {rank: string, seats: number[]}[]} tiles
 * @param {{t: Translate, seats: readonly {name: string}[]}} words
 */
export function tilesInWords(tiles, { t, seats }) {
  const each = tiles.map(({ rank, seats: owners }) => {
    const names = listed(owners.map((seat) => seats[seat]?.name ?? ""));
    return t("tut-au-tile", { rank: rankName(rank, t), names });
  });
  return each.join("; ");
}

/**
 * The steps that are left: "2 steps beige, 1 joker".
 *
 * @param {TutTable} table
 */
export function stepsLeft({ view, t }) {
  const seen = view?.observation.audience;
  if (!seen) return "";
  const steps = ways.carriages.flatMap(({ id }) => {
    const count = seen.cards[id] ?? 0;
    return count > 0 ? t("tut-au-steps-coach", { count, coach: coachName(id, t) }) : [];
  });
  const jokers = seen.jokers > 0 ? [t("tut-au-steps-joker", { count: seen.jokers })] : [];
  return listed([...steps, ...jokers]);
}
