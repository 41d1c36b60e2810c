/** @typedef {import("../../table/types.js").SeatInfo} SeatInfo */
/** @typedef {import("../../table/types.js").SeatColor} SeatColor */
/** @typedef {import("../../table/types.js").SeatSymbol} SeatSymbol */

import { gameEntry, games } from "../../games/index.js";
import { keepsNames } from "../settings/house.js";
import { readPlayer } from "./levels.js";
import { cleanName, distinctName } from "./names.js";

/** @param {string} game @returns {readonly SeatColor[]} the colours of its seats */
export function colorsOf(game) {
  return (gameEntry(game) ?? games[0])?.colors ?? [];
}
/** @type {readonly SeatSymbol[]} */
export const SYMBOLS = ["circle", "diamond", "square", "triangle"];

const KEY = "spieltisch:last-seats";

/**
 * A seat in the first free colour and with the first free symbol.
 *
 * @param {readonly SeatInfo[]} others
 * @param {string} name
 * @param {string} game
 * @returns {SeatInfo}
 */
export function freshSeat(others, name, game) {
  return {
    name,
    color: colorsOf(game).find((color) => !others.some((seat) => seat.color === color)) ?? "blue",
    symbol: SYMBOLS.find((symbol) => !others.some((seat) => seat.symbol === symbol)) ?? "circle",
    kind: "person",
  };
}

/**
 * The same people with the colours of another game, each with the colour in the same place.
 *
 * @param {readonly SeatInfo[]} seats
 * @param {string} game
 * @returns {SeatInfo[]}
 */
export function recolored(seats, game) {
  const colors = colorsOf(game);
  return seats.map((seat) => {
    const place = Math.max(...games.map((known) => known.colors.indexOf(seat.color)));
    return { ...seat, color: colors[place] ?? seat.color };
  });
}

/**
 * Gives one seat a colour or symbol; a seat that had it before gets the old one in exchange,
 * so the four stay different.
 *
 * @template {"color" | "symbol"} K
 * @param {readonly SeatInfo[]} seats
 * @param {number} index
 * @param {K} key
 * @param {SeatInfo[K]} value
 * @returns {SeatInfo[]}
 */
export function exchange(seats, index, key, value) {
  const old = seats[index]?.[key];
  return seats.map((seat, i) => {
    if (i === index) return { ...seat, [key]: value };
    return seat[key] === value && old !== undefined ? { ...seat, [key]: old } : seat;
  });
}

/**
 * Reads seats that came from outside: only known colours, symbols and levels, names, colours and symbols all different.
 *
 * @param {unknown} value
 * @param {readonly string[]} names used where a seat brings no name of its own
 * @param {string} game
 * @returns {SeatInfo[]}
 */
export function readSeats(value, names, game) {
  const list = Array.isArray(value) ? value : [];
  /** @type {SeatInfo[]} */
  const seats = [];
  names.forEach((fallback, i) => {
    const raw = /** @type {Record<string, unknown>} */ (list[i] ?? {});
    const name = cleanName(raw.name) || cleanName(fallback) || `${i + 1}`;
    const others = seats.map((other) => other.name);
    const seat = freshSeat(seats, distinctName(name, others), game);
    const color = colorsOf(game).find((item) => item === raw.color);
    const symbol = SYMBOLS.find((item) => item === raw.symbol);
    if (color && !seats.some((other) => other.color === color)) seat.color = color;
    if (symbol && !seats.some((other) => other.symbol === symbol)) seat.symbol = symbol;
    seats.push({ ...seat, ...readPlayer(raw) });
  });
  return seats;
}

/** @param {string} game @returns {SeatInfo[]} the people of the last game on this device, in the colours of `game` */
export function lastSeats(game) {
  if (!keepsNames()) return [];
  try {
    const value = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    if (!Array.isArray(value) || value.length < 2 || value.length > 4) return [];
    return readSeats(
      recolored(value, game),
      value.map(() => ""),
      game,
    );
  } catch {
    return [];
  }
}

/** @param {readonly SeatInfo[]} seats */
export function rememberSeats(seats) {
  if (!keepsNames()) return;
  try {
    localStorage.setItem(KEY, JSON.stringify(seats));
  } catch {
    // Only a convenience; a full or blocked storage is reported where games are kept.
  }
}
