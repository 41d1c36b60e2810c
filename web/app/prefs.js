import { browserLanguage, setLanguage } from "../i18n/index.js";

/**
 * Settings of this device: how the page looks and asks, never what the rules are.
 *
 * @typedef {object} Prefs
 * @property {"auto" | "de" | "en"} language
 * @property {"auto" | "light" | "dark"} theme
 * @property {"off" | "fast" | "normal" | "slow"} animationSpeed
 * @property {boolean} sound
 * @property {boolean} confirmTurns
 * @property {boolean} autoLay
 * @property {boolean} confirmAbandon
 * @property {boolean} showHouseSets
 */

const KEY = "spieltisch:prefs";

/** Allowed values in the order in which they are offered; the first is the default. */
export const PREF_VALUES = /** @type {const} */ ({
  language: ["auto", "de", "en"],
  theme: ["auto", "light", "dark"],
  animationSpeed: ["normal", "fast", "slow", "off"],
  sound: [false, true],
  confirmTurns: [true, false],
  autoLay: [true, false],
  confirmAbandon: [true, false],
  showHouseSets: [true, false],
});

/** Settings that change how the table asks; also shown when a game is set up. */
export const TABLE_PREFS = /** @type {const} */ ([
  "confirmTurns",
  "autoLay",
  "confirmAbandon",
  "showHouseSets",
]);

/** @type {Set<(prefs: Prefs) => void>} */
const listeners = new Set();
/** @type {Prefs} */
let prefs = read();

/** @returns {Prefs} */
function read() {
  /** @type {Record<string, unknown>} */
  let stored = {};
  try {
    const value = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (value && typeof value === "object") stored = value;
  } catch {
    // Blocked storage or damaged settings: the defaults are always playable.
  }
  /** @type {Record<string, unknown>} */
  const result = {};
  for (const [key, values] of Object.entries(PREF_VALUES)) {
    const allowed = /** @type {readonly unknown[]} */ (values);
    result[key] = allowed.includes(stored[key]) ? stored[key] : allowed[0];
  }
  return /** @type {Prefs} */ (/** @type {unknown} */ (result));
}

/** Applies language and theme to the document. */
export function applyPrefs() {
  setLanguage(prefs.language === "auto" ? browserLanguage() : prefs.language);
  const root = document.documentElement;
  if (prefs.theme === "auto") root.removeAttribute("data-theme");
  else root.dataset.theme = prefs.theme;
}

/** @returns {Readonly<Prefs>} */
export function getPrefs() {
  return prefs;
}

/**
 * Changes settings, keeps them on this device and applies them at once.
 *
 * @param {Partial<Prefs>} change
 */
export function setPrefs(change) {
  prefs = { ...prefs, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs));
  } catch {
    // They still hold until the page is closed; games have their own warning.
  }
  applyPrefs();
  for (const listener of [...listeners]) listener(prefs);
}

/**
 * @param {(prefs: Prefs) => void} callback
 * @returns {() => void} undo
 */
export function onPrefs(callback) {
  listeners.add(callback);
  return () => listeners.delete(callback);
}
