import { t } from "../../i18n/index.js";
import { LEVELS } from "./levels.js";
import { cleanName } from "./names.js";
import { freshSeat, lastSeats } from "./seats.js";

/** @typedef {import("../../table/types.js").SeatInfo} SeatInfo */
/** @typedef {import("../../table/types.js").Player} Player */
/** @typedef {import("../engine/types.js").LevelId} LevelId */

/** More seats than any table has. */
const MANY = 8;

/**
 * The default name of a seat, different from all others at the table.
 *
 * @param {Player} player
 * @param {number} number of the seat, from 1
 * @param {readonly string[]} others
 * @returns {string}
 */
export function givenName(player, number, others) {
  const taken = new Set(others.map((name) => name.toLocaleLowerCase()));
  const free = namesFor(player, number).find((name) => !taken.has(name.toLocaleLowerCase()));
  return free ?? "";
}

/**
 * @param {string} name
 * @returns {boolean} true for a default name
 */
export function isGiven(name) {
  /** @type {Player[]} */
  const players = [
    { kind: "person" },
    ...LEVELS.map((level) => /** @type {const} */ ({ kind: "computer", level })),
  ];
  return players.some((player) => namesFor(player, 1).includes(name));
}

/**
 * Translates the default names of seats into the language of the page.
 *
 * @param {readonly SeatInfo[]} seats
 * @param {readonly boolean[]} given true for each seat with a default name
 * @returns {SeatInfo[]}
 */
export function namedAnew(seats, given) {
  const taken = seats.filter((_, index) => !given[index]).map(({ name }) => name);
  return seats.map((seat, index) => {
    if (!given[index]) return seat;
    const name = givenName(seat, index + 1, taken);
    taken.push(name);
    return { ...seat, name };
  });
}

/**
 * @param {Player} player
 * @param {number} number
 * @returns {string[]} in the order of preference
 */
function namesFor(player, number) {
  const places = Array.from({ length: MANY }, (_, i) => i);
  if (player.kind === "person") {
    return places.map((place) => cleanName(t("seat-default", { number: number + place })));
  }
  // Computers are counted among themselves, wherever they sit.
  const name = cleanName(t(`level-${player.level}-name`));
  return [name, ...places.map((place) => `${name} ${place + 2}`)];
}

/**
 * The seats of a game of one person, by the name used last, against computers.
 *
 * @param {string} game
 * @param {LevelId} level
 * @param {number} opponents
 * @returns {SeatInfo[]} the person first
 */
export function soloSeats(game, level, opponents) {
  const known = lastSeats(game).find(({ kind }) => kind === "person");
  /** @type {SeatInfo[]} */
  const seats = [known ?? freshSeat([], givenName({ kind: "person" }, 1, []), game)];
  for (let i = 0; i < opponents; i += 1) {
    const player = /** @type {const} */ ({ kind: "computer", level });
    const names = seats.map(({ name }) => name);
    seats.push({ ...freshSeat(seats, givenName(player, 1, names), game), ...player });
  }
  return seats;
}
