import { games } from "../../games/index.js";
import { lasting } from "./remembered.js";

/**
 * What the owner of a printed game says about our data: one draft for each game, on this device. Once the engine has
 * accepted it, its patch is an option of new games (`patch.py`).
 *
 * @typedef {object} Draft
 * @property {string} name of the copy, empty as long as it has none
 * @property {Record<string, unknown>} changes by place
 * @property {string[]} same places at which our data was found to be right
 * @property {Record<string, string>} notes what the words of the cards cannot say, in the owner's own, by the place of the thing
 * @property {import("../engine/schema.gen.d.ts").CheckedPatch | null} checked what the engine accepted
 * @property {string} tried the hash of what random games were played with
 * @property {boolean} used whether the game was set up with it the last time
 */

/** Most characters of a name, as in `patch.py`. */
export const NAME_LIMIT = 40;

/** @param {string} game @returns {Draft} an empty one where nothing is kept, or nothing that can be read */
export function draftOf(game) {
  const { name, changes, same, notes, checked, tried, used } = asObject(
    lasting.own(`copy:${game}`),
  );
  const { patch, hash, needs = [{}], options = {} } = asObject(checked);
  return {
    name: typeof name === "string" ? name.slice(0, NAME_LIMIT) : "",
    changes: asObject(changes),
    same: Array.isArray(same) ? same.filter((place) => typeof place === "string") : [],
    notes: notesIn(notes),
    checked:
      typeof patch === "string" && typeof hash === "string"
        ? { patch, hash, needs: [needs].flat().map(asObject), options: asObject(options) }
        : null,
    tried: String(tried ?? ""),
    used: used === true,
  };
}

/** Most characters of a note, and most notes. */
export const NOTE_LIMIT = 500;
const MOST_NOTES = 100;

/** @param {unknown} value from outside @returns {Record<string, string>} the notes in it */
export function notesIn(value) {
  const found = Object.entries(asObject(value)).flatMap(([place, note]) => {
    const text = typeof note === "string" ? note.trim().slice(0, NOTE_LIMIT) : "";
    return text ? [[place, text]] : [];
  });
  return Object.fromEntries(found.slice(0, MOST_NOTES));
}

/** @param {string} game @param {Draft} draft */
export function keepDraft(game, draft) {
  void lasting.keepOwn({ [`copy:${game}`]: draft });
}

/** @param {unknown} options of a game @returns {string} the name of the copy on which it is played, empty for our own data */
export function copyName(options) {
  const { patch } = asObject(options);
  if (typeof patch !== "string" || patch === "") return "";
  try {
    return String(asObject(JSON.parse(patch)).name ?? "");
  } catch {
    return "";
  }
}

/** @returns {Record<string, Draft>} by game */
export function drafts() {
  const all = games.map(({ id }) => /** @type {const} */ ([id, draftOf(id)]));
  return Object.fromEntries(all.filter(([, draft]) => !isBlank(draft)));
}

/** @param {Draft} draft */
const isBlank = ({ changes, same, notes }) =>
  [changes, same, notes].every((part) => Object.keys(part).length === 0);

/** Takes over drafts of another device where there are none. @param {unknown} value from outside @returns {number} how many */
export function takeDrafts(value) {
  const theirs = asObject(value);
  const news = games.filter(({ id }) => theirs[id] && isBlank(draftOf(id)));
  void lasting.keepOwn(Object.fromEntries(news.map(({ id }) => [`copy:${id}`, theirs[id]])));
  return news.length;
}

/** @param {unknown} value @returns {Record<string, any>} */
const asObject = (value) =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
