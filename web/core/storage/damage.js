import { cleanName } from "../seats/names.js";
import { knows } from "./courses.js";

/** @typedef {import("./types.js").BrokenSave} BrokenSave */
/** @typedef {import("./types.js").SavedGame} SavedGame */

/**
 * What can be said of a damaged text. `whole`: which store has all of the game, "there" where some of it goes on, null where
 * nothing does.
 *
 * @typedef {Pick<SavedGame, "id" | "game" | "title" | "updated"> & {names: string[], whole: "journal" | "shelf" | "there" | null}} Damage
 */

/** @param {string} key of a damaged text @returns {string} the id of its game */
export function damagedId(key) {
  return /^(?:journal|spieltisch:\w+):([^#]*)/u.exec(key)?.[1] ?? "";
}

/** @param {string} text of a game, damaged or not @returns {string} */
export function revisionIn(text) {
  return /"revision":"([^"]+)"/u.exec(text)?.[1] ?? "";
}

/**
 * @param {BrokenSave} broken
 * @param {SavedGame | null} good the game of that id, if it is there
 * @returns {Damage} what the game says, else what the text lets read
 */
export function damageOf({ key, text, lost }, good) {
  const isFromJournal = key.startsWith("journal:");
  const id = damagedId(key);
  // The journal's text of a game lies in another text.
  const plain = text.replaceAll("\\", "");
  const found = (/** @type {RegExp} */ form) => form.exec(plain)?.[1] ?? "";
  const revision = revisionIn(plain);
  if (good) {
    const { game, title, updated, seats } = good;
    const isKnown = good.revision === revision || knows(good.line, revision);
    const whole = isFromJournal ? (lost === 0 ? "shelf" : "there") : isKnown ? "journal" : "there";
    return { id, game, title, updated, names: seats.map(({ name }) => name), whole };
  }
  const names = [...found(/"players":\[([^\]]*)/u).matchAll(/"([^"]+)"/gu)];
  return {
    id,
    game: found(/"game":"([\w-]+)"/u),
    title: cleanName(found(/"title":"([^"]*)"/u)),
    updated: Number(found(/"updated":(\d{1,15})\b/u)),
    names: names.slice(0, 4).map(([, name]) => cleanName(name)),
    whole: null,
  };
}
