import { LEVELS } from "../seats/seats.js";

/** @typedef {import("../engine/types.js").LevelId} LevelId */
/** @typedef {import("./played.js").Played} Played */

/** A game with more hints is none that one has won by oneself. */
export const FEW_HINTS = 3;
/** @param {Pick<Played, "result">} played */
export const isOwn = ({ result }) => !(Number(result.hinted) > FEW_HINTS);

/**
 * The levels that a person has beaten, each with the first such game: alone against computers, of which at least one played at
 * that level and none at a lower one.
 *
 * @param {readonly Played[]} played of one kind of game, the oldest first
 * @returns {Map<LevelId, Played>}
 */
export function beatenLevels(played) {
  /** @type {Map<LevelId, Played>} */
  const beaten = new Map();
  for (const one of played.filter(isOwn)) {
    const { result, seat } = one;
    const others = result.seats.filter((other) => other !== seat);
    const levels = others.map((other) => (other.kind === "computer" ? other.level : null));
    const lowest = LEVELS.find((level) => levels.includes(level));
    if (!lowest || levels.includes(null) || seat.rank !== 1) continue;
    if (!beaten.has(lowest)) beaten.set(lowest, one);
  }
  return beaten;
}

/**
 * Who asks a person up: the level above the strongest that was beaten; those below may be skipped.
 *
 * @param {ReadonlyMap<LevelId, unknown>} beaten
 * @returns {LevelId | null} null at the top
 */
export function nextUp(beaten) {
  const strongest = LEVELS.findLastIndex((level) => beaten.has(level));
  return LEVELS[strongest + 1] ?? null;
}

/**
 * The achievements of a person, each with the first game that brought it.
 *
 * @param {readonly Played[]} played of one kind of game, the oldest first
 * @returns {Map<string, Played>}
 */
export function achievementsIn(played) {
  /** @type {Map<string, Played>} */
  const found = new Map();
  for (const one of played.filter(isOwn))
    for (const id of one.seat.achieved ?? []) if (!found.has(id)) found.set(id, one);
  return found;
}
