import { isObject } from "../saved-game.js";
import { exportText, ImportError, parseImport } from "./import-export.js";

/** @typedef {import("../types.js").SavedGame} SavedGame */

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

/** @param {string} text @returns {unknown} */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
