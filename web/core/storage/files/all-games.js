import { byRecord } from "../courses.js";
import { isObject, parsed } from "../loose.js";
import { readNote } from "../results/result.js";
import { results } from "../results/results.js";
import { newGameId } from "../saved-game.js";
import { store } from "../store.js";
import { exportText, ImportError, parseImport, sharing } from "./import-export.js";

/** @typedef {import("../types.js").SavedGame} SavedGame */
/** @typedef {import("../types.js").Note} Note */

const KIND = "spieltisch-games";
const VERSION = 1;

/** The file of a device with very many games. */
export const LONGEST_FILE = 60_000_000;
/** Games that are read in one go. */
const AT_ONCE = 20;

/**
 * Games and what is kept between them as one text. Games that are still running are sealed, each for itself.
 *
 * @param {readonly SavedGame[]} games
 * @param {readonly Note[]} [all]
 * @param {Record<string, unknown>} [own] what is known of whoever plays here
 * @returns {Promise<string>}
 */
export async function exportAll(games, all = [], own) {
  const packed = [];
  for (const game of games) {
    packed.push({ id: game.id, revision: game.revision, game: JSON.parse(await exportText(game)) });
  }
  const file = { kind: KIND, version: VERSION, games: packed, results: all, own };
  return `${JSON.stringify(file, null, 1)}\n`;
}

/**
 * Reads a file of all games.
 *
 * @param {string} text
 * @param {readonly string[]} knownGames
 * @param {(done: number, count: number) => void} [heard] how many games were read
 * @returns {Promise<{games: (SavedGame | null)[], results: Note[], unread: number, own: unknown} | null>} the games under
 *   their ids, null for each that cannot be read; the results, and how many cannot be read; null for a text that is no such
 *   file
 * @throws {ImportError} for a file of a newer version
 */
export async function parseAll(text, knownGames, heard = () => {}) {
  const value = parsed(text);
  if (!isObject(value) || value.kind !== KIND || !Array.isArray(value.games)) return null;
  if (Number(value.version) > VERSION) throw new ImportError("newer");
  const games = [];
  for (const packed of value.games) {
    // Presses are heard in between.
    if (games.length % AT_ONCE === 0) {
      heard(games.length, value.games.length);
      await new Promise((resolve) => setTimeout(resolve));
    }
    const { id, game } = isObject(packed) ? packed : {};
    const name = typeof id === "string" && /^[\w-]{1,64}$/u.test(id) ? id : "";
    const text = name && isObject(game) ? JSON.stringify(game) : "";
    const read = await parseImport(text, knownGames).catch(() => null);
    games.push(read && { ...read, id: name });
  }
  const listed = Array.isArray(value.results) ? value.results : [];
  const read = listed.flatMap((one) => readNote(one) ?? []);
  return { games, results: read, unread: listed.length - read.length, own: value.own };
}

/**
 * Gives all games and results of this device away in one file, to another app where there is one to give it to.
 *
 * @param {(name: string, text: string) => void} save
 * @param {Record<string, unknown>} own what the device knows of whoever plays on it
 */
export async function giveAll(save, own) {
  const { games } = store.list();
  const name = `spieltisch-${new Date().toISOString().slice(0, 10)}`;
  const text = await exportAll(games, results.everything(), own);
  if (!(await sharing(name, text)?.share())) save(name, text);
}

/**
 * Takes over one game of another device under its id. What is kept here is never replaced by something older or other: a
 * game that went on in two ways is kept twice. One that was put aside comes back first, and is gone on with like any other.
 *
 * @param {SavedGame} game
 * @param {object} given
 * @param {import("../store.js").Store} given.store
 * @param {(id: string) => Promise<boolean>} given.isLocked whether it is played in some tab
 * @param {(game: SavedGame) => Promise<Partial<SavedGame>>} given.replay what the position says about it; throws for a
 *   record that cannot be replayed
 * @returns {Promise<"added" | "known" | "unkept">}
 */
export async function bringIn(game, { store, isLocked, replay }) {
  const { games, deleted } = store.list();
  const aside = deleted.find(({ id }) => id === game.id) ?? null;
  const known = store.load(game.id) ?? aside;
  /** What was done in the game of the file, compared with what is known. */
  const is = known ? byRecord(game, known) : "after";
  const isBack = aside !== null && known === aside && is !== "apart";
  if (isBack) await store.restore(game.id);
  if (is === "same" || is === "before") return isBack ? "added" : "known";
  // It may have been imported before, beside the other one.
  if (is === "apart" && games.some((one) => byRecord(one, game) === "same")) return "known";
  const position = await replay(game);
  const mine = store.load(game.id);
  const follows = mine !== null && is === "after" && !(await isLocked(game.id));
  const isFree = known === null || follows;
  const second = is === "apart" && { second: /** @type {const} */ (true) };
  const own = { ...game, ...position, ...second, id: newGameId(), revision: "" };
  if (isFree) {
    const lineage = mine?.line ? { line: mine.line } : {};
    const revision = mine?.revision ?? "";
    const result = await store.save({ ...own, ...lineage, id: game.id, revision });
    // Under that id something may be that was unknown here.
    if (result.ok || result.problem !== "conflict") return result.ok ? "added" : "unkept";
  }
  return (await store.save(own)).ok ? "added" : "unkept";
}
