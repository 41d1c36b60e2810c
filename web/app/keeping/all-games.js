import { exportText, ImportError, parseImport } from "./import-export.js";
import { isObject } from "./saved-game.js";

/** @typedef {import("./types.js").SavedGame} SavedGame */

const KIND = "spieltisch-games";
const VERSION = 1;

/** The file of a device with very many games. */
export const LONGEST_FILE = 60_000_000;

/**
 * All games as one text. Those that are still running are sealed, each for itself.
 *
 * @param {readonly SavedGame[]} games
 * @returns {Promise<string>}
 */
export async function exportAll(games) {
  const packed = [];
  for (const game of games) {
    packed.push({ id: game.id, revision: game.revision, game: JSON.parse(await exportText(game)) });
  }
  return `${JSON.stringify({ kind: KIND, version: VERSION, games: packed }, null, 1)}\n`;
}

/**
 * Reads a file of all games.
 *
 * @param {string} text
 * @param {readonly string[]} knownGames
 * @returns {Promise<(SavedGame | null)[] | null>} the games under their ids, null for each that cannot be read; null for
 *   a text that is no such file
 * @throws {ImportError} for a file of a newer version
 */
export async function parseAll(text, knownGames) {
  const value = parsed(text);
  if (!isObject(value) || value.kind !== KIND || !Array.isArray(value.games)) return null;
  if (Number(value.version) > VERSION) throw new ImportError("newer");
  return Promise.all(
    value.games.map(async (packed) => {
      const { id, game } = isObject(packed) ? packed : {};
      if (typeof id !== "string" || !/^[\w-]{1,64}$/u.test(id) || !isObject(game)) return null;
      const read = await parseImport(JSON.stringify(game), knownGames).catch(() => null);
      return read && { ...read, id };
    }),
  );
}

/**
 * What an imported game is to the one of the same id that is kept here.
 *
 * @param {SavedGame | null} mine
 * @param {SavedGame} theirs
 * @returns {"new" | "same" | "older" | "newer" | "apart"} "apart": both went on in different ways
 */
export function compared(mine, theirs) {
  if (!mine) return "new";
  const [ours, other] = [mine, theirs].map(({ record }) =>
    JSON.stringify({ ...record, actions: 0 }),
  );
  const [here, there] = [mine, theirs].map(({ record }) =>
    Array.isArray(record.actions) ? record.actions : [],
  );
  const shorter = Math.min(here.length, there.length);
  const isPrefix = here.slice(0, shorter).every((action, i) => action === there[i]);
  if (ours !== other || !isPrefix) return "apart";
  if (here.length === there.length) return "same";
  return here.length > there.length ? "older" : "newer";
}

/** @param {string} text @returns {unknown} */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
