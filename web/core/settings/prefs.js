import { setLanguage } from "../../i18n/index.js";
import { listeners } from "../listeners.js";
import { isHidden } from "./house.js";
import { keptPrefs, PREFS_KEY, showTheme, spokenLanguage } from "./kept-prefs.js";
import { lasting } from "./remembered.js";

/** @typedef {import("./kept-prefs.js").Prefs} Prefs */

/** Calls back after each change of a setting. @type {import("../listeners.js").Listeners<[prefs: Prefs]>} */
export const onPrefs = listeners();
/** @type {Prefs} */
let prefs = keptPrefs();
/** What was chosen here and could not be kept: it holds until the page is closed. @type {Partial<Prefs>} */
let unkept = {};

/** Applies language and theme to the document; the language as soon as its words are there. */
export async function applyPrefs() {
  showTheme(prefs.theme);
  await setLanguage(spokenLanguage(prefs.language));
}

/** @returns {Readonly<Prefs>} */
export function getPrefs() {
  return prefs;
}

/** @returns {boolean} whether results are kept on this device */
export function keepsResults() {
  return !isHidden("results") && prefs.keepResults;
}

/**
 * Changes settings, keeps them on this device and applies them at once.
 *
 * @param {Partial<Prefs>} change
 */
export function setPrefs(change) {
  unkept = { ...unkept, ...change };
  prefs = { ...prefs, ...change };
  try {
    // Another tab may have kept others since.
    localStorage.setItem(PREFS_KEY, JSON.stringify({ ...keptPrefs(), ...unkept }));
    unkept = {};
  } catch {
    // Games have their own warning.
  }
  void lasting.keepOwn(change);
  tell();
}

/** Hears from now on what is chosen in other tabs, and applies it at once. */
export function watchPrefs() {
  addEventListener("storage", ({ key }) => {
    if (key !== PREFS_KEY && key !== null) return;
    prefs = { ...keptPrefs(), ...unkept };
    tell();
  });
}

function tell() {
  // The page goes on in its old language, and tries again when it is opened the next time.
  applyPrefs().catch((error) => console.warn("language", error));
  onPrefs.tell(prefs);
}
