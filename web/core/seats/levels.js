/** @typedef {import("../engine/types.js").GameInfo} GameInfo */
/** @typedef {import("../engine/types.js").LevelId} LevelId */
/** @typedef {import("../../table/types.js").Player} Player */
/** @typedef {import("../../table/types.js").SeatInfo} SeatInfo */

/** The levels that have words here, the weakest first. @type {readonly LevelId[]} */
export const LEVELS = ["apprentice", "messenger", "merchant", "patrician"];

/**
 * @param {GameInfo | null | undefined} info what the engine has told of a game; until then computers may well play it
 * @returns {readonly LevelId[]} the levels at which computers play it
 */
export function levelsFor(info) {
  return info?.computers === false ? [] : LEVELS;
}

/**
 * Reads who decides at a seat from what came from outside; a person where nothing else is certain.
 *
 * @param {Record<string, unknown>} raw
 * @returns {Player}
 */
export function readPlayer(raw) {
  const level = LEVELS.find((id) => id === raw.level);
  return raw.kind === "computer" && level ? { kind: "computer", level } : { kind: "person" };
}

/**
 * The same seat with another player.
 *
 * @param {SeatInfo} seat
 * @param {Player} player
 * @returns {SeatInfo}
 */
export function seated({ name, color, symbol }, player) {
  return { name, color, symbol, ...player };
}

/**
 * @param {readonly SeatInfo[]} seats
 * @param {readonly LevelId[]} levels at which computers play the game
 * @returns {readonly SeatInfo[]} people where there are none
 */
export function seatsFor(seats, levels) {
  return levels.length > 0 ? seats : seats.map((seat) => seated(seat, { kind: "person" }));
}

/**
 * @param {readonly SeatInfo[]} seats
 * @returns {number[]} the seats at which computers sit
 */
export function computersAt(seats) {
  return seats.flatMap(({ kind }, seat) => (kind === "computer" ? [seat] : []));
}

/**
 * @param {readonly SeatInfo[]} seats
 * @returns {number[]} the seats at which people sit
 */
export function peopleAt(seats) {
  return seats.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
}
