import { gameEntry, games } from "../../games/index.js";
import { language, t } from "../../i18n/index.js";
import { LANGUAGES } from "../../i18n/languages.js";
import { keepsNames } from "../settings/house.js";
import { remember, remembered } from "../settings/remembered.js";
import { aloneAt, me } from "./me.js";
import { cleanName, distinctName } from "./names.js";
import { anyNames, isOpponent, personOfLevel } from "./opponents.js";

/** @typedef {import("../engine/types.js").GameInfo} GameInfo */
/** @typedef {import("../engine/types.js").LevelId} LevelId */
/** @typedef {import("../../table/types.js").Player} Player */
/** @typedef {import("../../table/types.js").SeatInfo} SeatInfo */
/** @typedef {import("../storage/types.js").Sat} Sat */

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
 * Who decided at a seat with a step.
 *
 * @param {{seats: readonly SeatInfo[], sat?: readonly Sat[]}} game
 * @param {number} seat
 * @param {number} step from 1
 * @returns {Player | undefined}
 */
export function playerAt({ seats, sat = [] }, seat, step) {
  return sat.find((one) => one.seat === seat && step <= one.until) ?? seats[seat];
}

/**
 * Who sat where before, once steps were taken back.
 *
 * @param {readonly Sat[]} sat
 * @param {number} kept how many steps stay
 * @returns {{sat?: Sat[]}}
 */
export function satWithin(sat, kept) {
  const cut = sat.map((one) => ({ ...one, until: Math.min(one.until, kept) }));
  const left = cut.filter(({ seat, until }, place) => {
    const before = cut.slice(0, place).filter((one) => one.seat === seat);
    return before.every((one) => one.until < until) && until > 0;
  });
  return { sat: left.length > 0 ? left : undefined };
}

/**
 * Who sat where before, once a seat changes hands.
 *
 * @param {import("../storage/types.js").SavedGame} game
 * @param {number} seat
 */
export function satAfter({ seats, sat = [], record }, seat) {
  const until = /** @type {string[] | undefined} */ (record.actions)?.length ?? 0;
  return satWithin([...sat, { ...readPlayer({ ...seats[seat] }), seat, until }], until);
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
 * @param {readonly Player[]} seats
 * @returns {number[]} the seats at which people sit
 */
export function peopleAt(seats) {
  return seats.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
}

/** @typedef {import("../../table/types.js").SeatColor} SeatColor */
/** @typedef {import("../../table/types.js").SeatSymbol} SeatSymbol */

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
  const value = remembered(KEY);
  if (!Array.isArray(value) || value.length < 2 || value.length > 4) return [];
  if (!value.every((seat) => seat instanceof Object)) return [];
  // Each game has other opponents.
  const seats = recolored(value, game).map((seat) =>
    seat.kind === "computer" && isGiven(seat) ? { ...seat, name: "" } : seat,
  );
  return readSeats(seats, anyNames().slice(0, seats.length), game);
}

/** @param {readonly SeatInfo[]} seats */
export function rememberSeats(seats) {
  if (keepsNames()) remember(KEY, seats);
}

/** More seats than any table has. */
const PLACES = [1, 2, 3, 4, 5, 6, 7, 8];
/** How default names of people begin in all languages: a game may have begun in another one. */
const UNNAMED = Object.values(LANGUAGES).flatMap(({ unnamed = [] }) => unnamed);
const YOU = Object.values(LANGUAGES).flatMap(({ unnamed: [, you] = [] }) => you ?? []);

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
 * @param {{name: string} & Player} seat
 * @returns {boolean} true for a default name
 */
export function isGiven(seat) {
  if (seat.kind === "computer") return isOpponent(seat.name);
  return UNNAMED.includes(seat.name.replace(/ \d$/u, ""));
}

/**
 * @template {{name: string} & Player} S
 * @param {readonly S[]} seats of a game
 * @returns {S[]} the same; the only person among them bears no default name, but that of whose games they are, or is "you", as does the computer that has taken over such a seat
 */
export function withYou(seats) {
  const alone = seats[aloneAt(seats) ?? -1];
  const mine = alone && isGiven(alone) ? alone : seats.find(({ name }) => YOU.includes(name));
  const others = seats.flatMap((seat) => (seat === mine ? [] : seat.name));
  // Games are read before there are texts.
  const [, you = ""] = LANGUAGES[language()].unnamed ?? [];
  const name = distinctName(me().first || you, others);
  return seats.map((seat) => (seat === mine ? { ...seat, name } : seat));
}

/**
 * @param {readonly SeatInfo[]} seats
 * @returns {SeatInfo[]} the same; who plays on this device takes the first place that has only a default name
 */
export function withMe(seats) {
  const { name } = me();
  const place = seats.findIndex((seat) => seat.kind === "person" && isGiven(seat));
  const isFree = name && seats.every((seat) => seat.name !== name);
  return seats.map((seat, at) => (isFree && at === place ? { ...seat, name } : seat));
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
  if (player.kind === "computer") return anyNames();
  return PLACES.map((place) => cleanName(t("seat-default", { number: number + place - 1 })));
}

/**
 * The seats of a game of one person against computers. A name that was typed for a table of several belongs to that evening only.
 *
 * @param {string} game
 * @param {LevelId} level
 * @param {number} opponents
 * @returns {SeatInfo[]} the person first
 */
export function soloSeats(game, level, opponents) {
  const known = lastSeats(game).find(({ kind }) => kind === "person");
  const name = me().name || givenName({ kind: "person" }, 1, []);
  /** @type {SeatInfo[]} */
  const seats = [{ ...(known ?? freshSeat([], name, game)), name }];
  for (let i = 0; i < opponents; i += 1) {
    const player = /** @type {const} */ ({ kind: "computer", level });
    const names = seats.map(({ name }) => name);
    // Alone opposite each other sit the person and the one who stands for the level.
    const own = i === 0 ? personOfLevel(level) : "";
    const isFree = own && !names.includes(own);
    seats.push({
      ...freshSeat(seats, isFree ? own : givenName(player, 1, names), game),
      ...player,
    });
  }
  return seats;
}
