import { language, t } from "../../i18n/index.js";
import { aloneAt } from "../seats/me.js";
import { leaderOf, standingsIn } from "./series.js";

/** @typedef {import("./series.js").Standings} Standings */

/**
 * Who is ahead in a series, or has won it: "Anna leads 1:0".
 *
 * @param {Standings} standings
 * @param {readonly import("../../table/types.js").SeatInfo[]} seats
 */
export function standingsText(standings, seats) {
  const leader = leaderOf(standings);
  const wins = new Intl.NumberFormat(language(), { maximumFractionDigits: 2 });
  const score = standings.rows.map((row) => wins.format(row.wins)).join(":");
  const state = standings.decided ? "decided" : "open";
  const who = !leader ? "none" : leader.seat === aloneAt(seats) ? "you" : "name";
  return t("series-stands", { state, who, score, name: seats[leader?.seat ?? 0]?.name ?? "" });
}

/**
 * @param {readonly import("../storage/types.js").SavedGame[]} games the newest first
 * @param {readonly import("../storage/types.js").Result[]} results
 * @returns {import("../storage/types.js").SavedGame[]} the last game of each series that goes on
 */
export function openSeries(games, results) {
  return games.filter((game, place) => {
    const { series, status } = game;
    const isLast = games.findIndex((one) => one.series?.id === series?.id) === place;
    const { of = 0, decided = false } = standingsIn(game, results) ?? {};
    return series && isLast && (!status.over || (of > 0 && !decided));
  });
}

/**
 * Which game of a series one is, and how the series stands: "Game 2, best of three: Anna leads 1:0".
 *
 * @param {Pick<import("../storage/types.js").SavedGame, "id" | "seats" | "series">} game
 * @param {readonly import("../storage/types.js").Result[]} results
 * @returns {string} empty for a game without a series
 */
export function seriesText({ id, seats, series }, results) {
  if (!series) return "";
  const standings = standingsIn({ id, seats, series }, results);
  const head = t("series-game", { number: series.number, of: standings?.of ?? series.of ?? 0 });
  return standings ? `${head}: ${standingsText(standings, seats)}` : head;
}
