import { browserLanguage, LANGUAGE_IDS } from "../../i18n/languages.js";
import { house } from "./house.js";

/**
 * Settings of this device: how the page looks and asks, never what the rules are.
 *
 * @typedef {object} Prefs
 * @property {"auto" | import("../../i18n/languages.js").Language} language
 * @property {"auto" | "light" | "dark"} theme
 * @property {"off" | "fast" | "normal" | "slow"} animationSpeed
 * @property {"normal" | "quick" | "slow"} computerPace
 * @property {"guided" | "always" | "never"} lookFirst
 * @property {boolean | "ask"} sound  "ask": not asked yet, and silent
 * @property {boolean} confirmTurns
 * @property {boolean} autoLay
 * @property {boolean} confirmAbandon
 * @property {boolean} showHouseSets
 * @property {boolean} cardMarks
 * @property {boolean} brownSquares
 * @property {boolean} shownPrices
 * @property {boolean} logMarks
 * @property {boolean} shortRules
 */

export const PREFS_KEY = "spieltisch:prefs";

/** Allowed values in the order in which they are offered; the first is the default. */
export const PREF_VALUES = /** @type {const} */ ({
  language: ["auto", ...LANGUAGE_IDS],
  theme: ["auto", "light", "dark"],
  animationSpeed: ["normal", "fast", "slow", "off"],
  computerPace: ["normal", "quick", "slow"],
  lookFirst: ["guided", "always", "never"],
  sound: ["ask", false, true],
  confirmTurns: [true, false],
  autoLay: [true, false],
  confirmAbandon: [true, false],
  showHouseSets: [true, false],
  cardMarks: [true, false],
  brownSquares: [true, false],
  shownPrices: [true, false],
  logMarks: [true, false],
  shortRules: [false, true],
});

/** The settings as they are kept; what is missing or damaged has its default. @returns {Prefs} */
export function keptPrefs() {
  /** @type {Record<string, unknown>} */
  let stored = {};
  try {
    const value = JSON.parse(localStorage.getItem(PREFS_KEY) ?? "{}");
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

/**
 * The language in which the page speaks: the one chosen, or that of the house, or that of the device.
 *
 * @param {Prefs["language"]} language
 */
export function spokenLanguage(language) {
  return language === "auto" ? (house().language ?? browserLanguage()) : language;
}

/** Gives the page its colours, and those around it. @param {Prefs["theme"]} theme */
export function showTheme(theme) {
  const root = document.documentElement;
  const shown = theme === "auto" ? house().theme : theme;
  if (shown === undefined) root.removeAttribute("data-theme");
  else root.dataset.theme = shown;
  // The build writes one for each, which says for what it is.
  for (const colour of /** @type {NodeListOf<HTMLMetaElement>} */ (
    document.querySelectorAll("meta[name=theme-color]")
  )) {
    const { dataset } = colour;
    dataset.media ??= colour.media;
    if (shown === undefined) colour.media = dataset.media;
    else colour.media = dataset.for === shown ? "all" : "not all";
  }
}
