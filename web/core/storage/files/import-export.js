import { cleanName, TITLE_LENGTH } from "../../seats/names.js";
import { readSeats } from "../../seats/seats.js";
import {
  boutOf,
  courseOf,
  dailyOf,
  isUntouched,
  originOf,
  satOf,
  seriesOf,
  studyOf,
} from "../belonging.js";
import { isObject, parsed } from "../loose.js";
import { hintsOf, isRecord, newGameId, playersOf, SAVE_VERSION } from "../saved-game.js";
import { isNewer, isSealed, packed, seal, unpacked, unseal } from "./sealed.js";

/** @typedef {import("../types.js").SavedGame} SavedGame */

/** Marks a file as ours; a bare record of the engine is read as well. */
const FILE_KIND = "spieltisch-game";
/** 2: a seat may be a computer's. */
const FILE_VERSION = 2;

/** No honest game comes near this; it protects the page from a wrong file. */
const LONGEST_TEXT = 2_000_000;

/** A longer link is cut off on its way by some mail programs. */
const LONGEST_LINK = 8000;
/** The game in a link, which opens the import. */
const LINK = /^\S*#\/import\/([\w-]+)$/u;

/** Why a text is not a game; `id` names the text for people (`import-<id>`). */
export class ImportError extends Error {
  /** @param {"empty" | "too-long" | "not-json" | "not-a-game" | "damaged" | "newer" | "unknown-game"} id */
  constructor(id) {
    super(id);
    this.id = id;
  }
}

/**
 * A game as text, for a file or the clipboard: everything needed to play on elsewhere. A game that
 * is still running is sealed, so that its owner does not see cards by accident.
 *
 * @param {SavedGame} game
 * @returns {Promise<string>}
 */
export async function exportText(game) {
  const { title, record, seats, created, updated, status, hints, study, daily, origin } = game;
  const { series, bout, sat, second } = game;
  const about = { hints, sat, study, daily, origin, second, series, bout };
  const own = { title, seats, created, updated, record, ...about };
  const file = { kind: FILE_KIND, version: FILE_VERSION, ...own };
  if (status.over) return `${JSON.stringify(file, null, 1)}\n`;
  const players = seats.map((seat) => seat.name);
  return seal({ game: game.game, players, round: status.round }, JSON.stringify(file));
}

/**
 * The same as an address of this page.
 *
 * @param {string} text of an export
 * @param {string} page its address
 * @param {string} [door] of the page that reads it
 * @returns {Promise<string | null>} null where it would be too long
 */
export async function linkOf(text, page, door = "import") {
  const link = `${page.split("#")[0]}#/${door}/${await packed(text)}`;
  return link.length <= LONGEST_LINK ? link : null;
}

/** What the file of a game is called, without its ending. @param {SavedGame} game */
export function fileName(game) {
  const day = new Date(game.updated || Date.now()).toISOString().slice(0, 10);
  const names = game.seats.map((seat) => seat.name).join("-");
  return `${game.game}-${names}-${day}`.replace(/[^\p{L}\p{N}-]+/gu, "_");
}

/** @param {string} name @param {Blob} content */
export function download(name, content) {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser needs the address until it has begun to read.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/**
 * Reads a text, or a link, from outside. Only the outline is judged here; whether the record can be replayed
 * is the engine's word. The game gets an id of its own, so nothing that is kept is replaced.
 *
 * @param {string} text
 * @param {readonly string[]} knownGames
 * @returns {Promise<SavedGame>}
 * @throws {ImportError}
 */
export async function parseImport(text, knownGames) {
  if (text.trim() === "") throw new ImportError("empty");
  if (text.length > LONGEST_TEXT) throw new ImportError("too-long");
  const code = LINK.exec(text.trim())?.[1];
  const plain = code ? await unpacked(code, LONGEST_TEXT) : text;
  if (plain === null) throw new ImportError("damaged");
  let value = parsed(plain);
  if (value === undefined) throw new ImportError("not-json");
  if (isObject(value) && isSealed(value)) {
    if (isNewer(value)) throw new ImportError("newer");
    value = await unseal(value, LONGEST_TEXT);
    if (value === null) throw new ImportError("damaged");
  }
  if (!isObject(value)) throw new ImportError("not-a-game");
  const isFile = value.kind === FILE_KIND;
  if (isFile && Number(value.version) > FILE_VERSION) throw new ImportError("newer");
  const record = "record" in value ? value.record : value;
  if (!isRecord(record)) throw new ImportError("not-a-game");
  const game = String(record.game);
  if (!knownGames.includes(game)) throw new ImportError("unknown-game");
  const course = { ...originOf(value.origin), ...courseOf(value) };
  return {
    version: SAVE_VERSION,
    id: newGameId(),
    game,
    title: cleanName(value.title, TITLE_LENGTH),
    record,
    seats: readSeats(value.seats, playersOf(record), game),
    created: timeIn(value.created),
    updated: timeIn(value.updated),
    revision: "",
    view: null,
    ...hintsOf(value.hints),
    ...satOf(value.sat, playersOf(record).length),
    ...studyOf(value),
    ...dailyOf(value),
    // What somebody brings in stays, whether something was done in it or not.
    ...(isUntouched({ ...course, record }) ? { study: true } : course),
    ...seriesOf(value.series),
    ...boutOf(value.bout),
    status: { current: null, round: 1, over: false, winners: [] },
  };
}

/** @param {unknown} time from a file @returns {number} now, where it says none that has been */
function timeIn(time) {
  const now = Date.now();
  return typeof time === "number" && time > 0 && time < now ? time : now;
}

/**
 * Gives a text to another app of this device, as a file. Its name ends in `.txt`, since no browser but Safari hands out JSON.
 *
 * @param {string} name without its ending
 * @param {string} text
 */
export function sharing(name, text) {
  return sharingFile(new File([text], `${name}.txt`, { type: "text/plain" }));
}

/**
 * Gives a file to another app of this device.
 *
 * @param {File} file
 * @returns {{share(): Promise<boolean>} | null} null where the device has nothing to share with; `share` says whether
 *   the person has seen to it, be it by cancelling
 */
export function sharingFile(file) {
  if (!navigator.canShare?.({ files: [file] })) return null;
  return {
    share: () =>
      navigator.share({ files: [file] }).then(
        () => true,
        (error) => error instanceof DOMException && error.name === "AbortError",
      ),
  };
}
