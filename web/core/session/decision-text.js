import { hasText, t } from "../../i18n/index.js";

/** @typedef {import("../storage/types.js").SavedGame} SavedGame */

/**
 * What a seat is to do outside the ordinary course of a turn: before the first turn, after the
 * last one, or in the middle of another player's turn. Each game has its own such phases, known
 * here only by their texts.
 *
 * @param {SavedGame} game
 * @returns {string} empty for an ordinary turn
 */
export function decisionText({ game, view, status, seats }) {
  const key = `decision-${game}-${view?.observation.phase}`;
  const seat = seats[status.current ?? -1];
  if (!seat || !hasText(key)) return "";
  return t(key, { name: seat.name });
}
