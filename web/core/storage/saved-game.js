import { hasText, locale, t } from "../../i18n/index.js";
import { cleanName, TITLE_LENGTH } from "../seats/names.js";
import { readSeats, withYou } from "../seats/seats.js";
import {
  boutOf,
  courseOf,
  dailyOf,
  originOf,
  satOf,
  seriesOf,
  studyOf,
  trialOf,
} from "./belonging.js";
import { LONGEST_LINE } from "./courses.js";
import { isObject, parsed, placesOf } from "./loose.js";

/** @typedef {import("./types.js").SavedGame} SavedGame */
/** @typedef {import("../engine/types.js").GameRecord} GameRecord */
/** @typedef {import("../engine/types.js").HintNote} HintNote */
/** @typedef {import("./loose.js").Loose} Loose */

/** Version of the shape in which games are kept. Raise it together with a step in `MIGRATIONS`. */
export const SAVE_VERSION = 3;

/** No date lies further from 1970 than so many milliseconds. */
const LATEST_TIME = 8.64e15;

/** A record is a list of actions and a few options: nothing in it lies deep. */
const DEEPEST_RECORD = 10;

/**
 * `MIGRATIONS[n]` turns a save of version n into one of version n + 1.
 *
 * @type {Record<number, (save: Loose) => Loose>}
 */
const MIGRATIONS = {
  // Before there were computer players, everybody was a person, whatever else stood there.
  1: (save) => ({
    ...save,
    seats: listOf(save.seats).map((seat) => ({ ...seat, kind: "person" })),
  }),
  // The table shows what the engine says; of an older picture it would miss parts.
  2: (save) => ({ ...save, view: null }),
};

/** A save that this version of the page cannot use; its text stays where it is. */
export class UnreadableSave extends Error {
  /** @param {"unreadable" | "newer"} reason */
  constructor(reason) {
    super(reason);
    this.reason = reason;
  }
}

/** @returns {string} a new name for a game, also where `randomUUID` is missing */
export function newGameId() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @returns {number} a seed for the engine: any whole number below 2^53 */
export function newSeed() {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (high % 2 ** 21) * 2 ** 32 + low;
}

/**
 * Reads one kept game and brings it to the present version.
 *
 * @param {string} text
 * @param {string} id under which it is kept: that one counts, whatever stands inside
 * @returns {SavedGame}
 * @throws {UnreadableSave}
 */
export function parseSave(text, id) {
  const value = parsed(text);
  if (!isObject(value) || !Number.isInteger(value.version)) throw new UnreadableSave("unreadable");
  let save = value;
  let version = /** @type {number} */ (value.version);
  if (version > SAVE_VERSION) throw new UnreadableSave("newer");
  while (version < SAVE_VERSION) {
    const step = MIGRATIONS[version];
    if (!step) throw new UnreadableSave("unreadable");
    save = step(save);
    version += 1;
  }
  return checkedSave({ ...save, id });
}

/**
 * @param {Loose} save
 * @returns {SavedGame}
 */
function checkedSave(save) {
  const record = save.record;
  if (!isRecord(record)) throw new UnreadableSave("unreadable");
  // The record is what is played; a word about it that says otherwise is wrong.
  const game = String(record.game);
  const seats = withYou(readSeats(save.seats, playersOf(record), game));
  const status = isObject(save.status) ? save.status : {};
  const current = status.current;
  const winners = Array.isArray(status.winners) ? status.winners : [];
  return {
    version: SAVE_VERSION,
    id: String(save.id),
    game,
    title: cleanName(save.title, TITLE_LENGTH),
    record,
    seats,
    created: timeOf(save.created),
    updated: timeOf(save.updated),
    revision: String(save.revision ?? ""),
    view: isView(save.view, seats.length) ? save.view : null,
    ...(typeof save.sum === "string" ? { sum: save.sum } : {}),
    ...(typeof save.line === "string" && save.line.length <= LONGEST_LINE && { line: save.line }),
    ...courseOf(save),
    ...(Array.isArray(save.joined) ? { joined: placesOf(save.joined) } : {}),
    ...hintsOf(save.hints),
    ...satOf(save.sat, seats.length),
    ...studyOf(save),
    ...dailyOf(save),
    ...originOf(save.origin),
    ...trialOf(save),
    ...seriesOf(save.series),
    ...boutOf(save.bout),
    status: {
      current: typeof current === "number" && current in seats ? current : null,
      round: typeof status.round === "number" ? status.round : 1,
      over: status.over === true,
      winners: winners.filter((seat) => typeof seat === "number" && seat in seats),
    },
  };
}

/**
 * Tells if a value looks like a record; the engine alone decides if it is a good one.
 *
 * @param {unknown} value
 * @returns {value is GameRecord}
 */
export function isRecord(value) {
  if (!isObject(value) || isDeeper(value, DEEPEST_RECORD)) return false;
  return typeof value.game === "string" && playersOf(value).length >= 1;
}

/**
 * Tells if values are nested deeper than that. Python cannot take thousands of levels.
 *
 * @param {unknown} value
 * @param {number} most
 */
function isDeeper(value, most) {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > most) return true;
    level = level.flatMap((item) =>
      typeof item === "object" && item !== null ? Object.values(item) : [],
    );
  }
  return false;
}

/**
 * @param {Loose} record
 * @returns {string[]}
 */
export function playersOf(record) {
  const players = record.players;
  if (!Array.isArray(players) || players.length > 4) return [];
  return players.every((name) => typeof name === "string") ? players : [];
}

/**
 * The kept picture is only shown when it has the outline that the table expects.
 *
 * @param {unknown} value
 * @param {number} seats
 * @returns {value is import("../engine/types.js").View}
 */
function isView(value, seats) {
  if (!isObject(value) || !isObject(value.observation)) return false;
  const list = value.observation.seats;
  return Array.isArray(list) && list.length === seats && list.every(isObject);
}

/**
 * @param {unknown} value
 * @returns {Loose[]}
 */
function listOf(value) {
  return Array.isArray(value) ? value.map((item) => (isObject(item) ? item : {})) : [];
}

/** @param {unknown} value */
function timeOf(value) {
  return typeof value === "number" && Math.abs(value) <= LATEST_TIME ? value : 0;
}

/** @typedef {import("../engine/types.js").View} View */

/**
 * The sum of a picture of a position, kept beside it (32-bit FNV-1a of its JSON). It tells damage, nothing else: a table
 * shows what the engine says, and a picture that says something else would break it.
 *
 * @param {View} view
 * @returns {string}
 */
export function sumOf(view) {
  return hashOf(JSON.stringify(view));
}

/** @param {string} text */
export function hashOf(text) {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return (sum >>> 0).toString(16);
}

/**
 * The kept picture of a game, as long as nothing has altered it. Saves from before there were sums have theirs.
 *
 * @param {Pick<SavedGame, "view" | "sum"> | null} saved
 * @returns {View | null}
 */
export function pictureOf(saved) {
  if (!saved?.view) return null;
  return saved.sum === undefined || saved.sum === sumOf(saved.view) ? saved.view : null;
}

/**
 * What a kept game is called: by its own title, else by the name of its game; one that this page does not know has its id. A
 * second course of a game, or an older state of one, says that it is that.
 *
 * @param {{title: string, game: string, second?: boolean | "older", daily?: string}} saved
 */
export function titleOf({ title, game, second = false, daily }) {
  const id = `game-${game}`;
  const name = title || (daily && dayTitle(daily)) || (hasText(id) ? t(id) : game);
  if (!second) return name;
  return t(second === "older" ? "older-title" : "second-title", { title: name });
}

/** In the language of the page, whichever the game was begun in. @param {string} day */
function dayTitle(day) {
  const style = /** @type {const} */ ({ day: "numeric", month: "short", timeZone: "UTC" });
  return t("daily-title", {
    day: new Intl.DateTimeFormat(locale(), style).format(Date.parse(day)),
  });
}

/**
 * @param {number} kept number of actions that stay
 * @param {readonly number[]} [places] of actions that one press did together with the action before
 */
export function joinedBefore(kept, places = []) {
  return places.filter((place) => place < kept);
}

/**
 * @param {unknown} hints what hints said, as it was kept; the engine looks at each of them
 * @returns {{hints?: HintNote[]}}
 */
export function hintsOf(hints) {
  if (!Array.isArray(hints) || isDeeper(hints, DEEPEST_RECORD)) return {};
  return { hints: hints.filter((note) => isObject(note) && Number.isSafeInteger(note.step)) };
}
