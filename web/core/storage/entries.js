import { lineOf, numberOf } from "./lineage.js";

/** @typedef {import("./types.js").SavedGame} SavedGame */
/** @typedef {import("./types.js").Entry} Entry */

/**
 * What one save changed, as a small entry: how many actions stay, and which come after them.
 *
 * @param {SavedGame} before
 * @param {SavedGame} after
 * @returns {Entry | null} null where more has changed than the actions and what follows from them
 */
export function entryBetween(before, after) {
  if (frameOf(before) !== frameOf(after)) return null;
  const [old, now] = [actionsOf(before), actionsOf(after)];
  if (!old || !now) return null;
  let keep = 0;
  while (keep < old.length && keep < now.length && old[keep] === now[keep]) keep += 1;
  return {
    id: after.id,
    number: numberOf(after.revision),
    revision: after.revision,
    previous: before.revision,
    keep,
    add: now.slice(keep),
    updated: after.updated,
    status: after.status,
  };
}

/**
 * A game with the entries that came after it. What does not fit, because one between is missing or damaged, is left out.
 *
 * @param {SavedGame} base
 * @param {readonly unknown[]} entries in the order of their numbers
 * @returns {{game: SavedGame, left: unknown[]}}
 */
export function joined(base, entries) {
  let game = base;
  let actions = actionsOf(base) ?? [];
  for (const [place, entry] of entries.entries()) {
    if (!isEntry(entry) || entry.previous !== game.revision || entry.keep > actions.length) {
      return { game, left: entries.slice(place) };
    }
    actions = [...actions.slice(0, entry.keep), ...entry.add];
    const { revision, updated, status } = entry;
    const line = lineOf(game.line, game.revision, revision);
    // The picture belongs to an older position; the engine makes a new one.
    game = { ...game, revision, line, updated, status, view: null };
    game.record = { ...game.record, actions };
  }
  return { game, left: [] };
}

/** @param {SavedGame} game all of it that is not a matter of single actions */
function frameOf({ game, title, record, seats, created }) {
  return JSON.stringify([game, title, { ...record, actions: null }, seats, created]);
}

/** @param {SavedGame} game @returns {string[] | null} */
function actionsOf({ record }) {
  const { actions } = record;
  const texts = Array.isArray(actions) && actions.every((text) => typeof text === "string");
  return texts ? /** @type {string[]} */ (actions) : null;
}

/**
 * @param {import("./types.js").Head} head
 * @returns {boolean} whether it says what a head says
 */
export function isHead({ number, revision, place, base }) {
  const isPlace = place === "kept" || place === "deleted" || place === "gone";
  return (
    isPlace && Number.isInteger(number) && Number.isInteger(base) && typeof revision === "string"
  );
}

/**
 * @param {unknown} value
 * @returns {value is Entry}
 */
function isEntry(value) {
  if (typeof value !== "object" || value === null) return false;
  const { keep, add, revision, status } = /** @type {Record<string, unknown>} */ (value);
  return (
    Number.isInteger(keep) &&
    Number(keep) >= 0 &&
    Array.isArray(add) &&
    add.every((text) => typeof text === "string") &&
    typeof revision === "string" &&
    typeof status === "object" &&
    status !== null
  );
}
