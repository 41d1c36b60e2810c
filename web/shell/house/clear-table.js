import { HOUSE_KEY } from "../../core/settings/house.js";
import { store } from "../../core/storage/store.js";
import { forgetKept } from "../offline/brought.js";

const OURS = "spieltisch:";

/** When the table was touched last; nothing that anybody has left. */
export const TOUCHED_KEY = `${OURS}touched`;

/** What the house wishes is not the guests'. */
const STAYS = [HOUSE_KEY, TOUCHED_KEY];

/** So long, in milliseconds, a database may take to forget. */
const PATIENCE = 4000;

/** @returns {string[]} what people have left in the browser's storage, by its keys */
function traces() {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(OURS) && !STAYS.includes(key));
  } catch {
    return [];
  }
}

/** Whether anybody has left anything here. */
export function isUsed() {
  return traces().length > 0 || store.list().games.length > 0;
}

/**
 * Removes all that people have left on this device for good: games, also those that were put aside, names, settings, what the guide
 * remembers. What the house wishes and the copy for playing offline stay. The page begins anew afterwards.
 */
export async function clearTable() {
  // The table is left first, so that nothing is kept anew.
  location.hash = "#/";
  await new Promise((resolve) => setTimeout(resolve));
  // A database that does not answer keeps what it has; nobody is shown it before it does.
  await Promise.race([
    store.ready.then(() => store.journal.clear()),
    new Promise((resolve) => setTimeout(resolve, PATIENCE)),
  ]);
  await forgetKept().catch(() => {});
  for (const key of traces()) store.shelf.erase(key);
  location.reload();
}
