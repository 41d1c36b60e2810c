import { DELETED, GAME, idOf } from "../shelf.js";

/**
 * Calls back when another tab changed games.
 *
 * @param {(id: string | null) => void} callback gets the game's id, or null for "anything"
 * @returns {() => void} undo
 */
export function onOtherTab(callback) {
  const listener = (/** @type {StorageEvent} */ { key }) => {
    if (key === null) callback(null);
    else if (key.startsWith(GAME) || key.startsWith(DELETED)) callback(idOf(key));
  };
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
}
