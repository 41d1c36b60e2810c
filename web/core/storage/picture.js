/** @typedef {import("../engine/types.js").View} View */
/** @typedef {import("./types.js").SavedGame} SavedGame */

/**
 * The sum of a picture of a position, kept beside it (32-bit FNV-1a of its JSON). It tells damage, nothing else: a table
 * shows what the engine says, and a picture that says something else would break it.
 *
 * @param {View} view
 * @returns {string}
 */
export function sumOf(view) {
  const text = JSON.stringify(view);
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  }
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
