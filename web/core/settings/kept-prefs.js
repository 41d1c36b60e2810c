import { browserLanguage, LANGUAGE_IDS } from "../../i18n/languages.js";
import { house } from "./house.js";
import { remembered } from "./remembered.js";

export const PREFS_KEY = "spieltisch:prefs";

/** A setting that is on until it is switched off. */
const ON = /** @type {const} */ ([true, false]);

/**
 * Settings of this device: how the page looks and asks, never what the rules are. The rest of the page derives from these
 * lines: types, defaults, and where each switch is offered, in this order.
 *
 * The first value is the default. `table` names the game whose table a switch changes, or "every" for all of them, "alone"
 * for all at which one person sits. A
 * setting in `sound` that is "ask" has not been asked yet, and is silent.
 */
export const PREFS = /** @type {const} */ ({
  language: { values: ["auto", ...LANGUAGE_IDS] },
  theme: { values: ["auto", "light", "dark"] },
  animationSpeed: { values: ["normal", "fast", "slow", "off"] },
  computerPace: { values: ["normal", "quick", "slow"] },
  lookFirst: { values: ["guided", "always", "never"] },
  confirmTurns: { values: ON, table: "every" },
  coach: { values: [false, true], table: "alone" },
  sound: { values: ["ask", false, true], table: "none" },
  keepResults: { values: ON, table: "none" },
  ladder: { values: ON, table: "none" },
  autoLay: { values: ON, table: "thurn-und-taxis" },
  confirmAbandon: { values: ON, table: "thurn-und-taxis" },
  showHouseSets: { values: ON, table: "thurn-und-taxis" },
  cardMarks: { values: ON, table: "thurn-und-taxis" },
  brownSquares: { values: ON, table: "murano" },
  shownPrices: { values: ON, table: "murano" },
  logMarks: { values: ON, table: "murano" },
  shortRules: { values: [false, true], table: "every" },
  ruleNumbers: { values: [false, true], table: "every" },
});

/** @typedef {typeof PREFS} All */
/** @typedef {{[K in keyof All]: All[K]["values"][number]}} Prefs the chosen values */
/** @typedef {{[K in keyof All]: All[K] extends {table: string} ? K : never}[keyof All]} Switch a setting of yes and no */

/**
 * The switches that are offered for a table.
 *
 * @param {readonly string[]} tables a game, "every", "alone", or "none" for what belongs to no table
 * @returns {Switch[]}
 */
export function switchesOf(...tables) {
  return /** @type {Switch[]} */ (
    Object.entries(PREFS).flatMap(([key, pref]) =>
      "table" in pref && tables.includes(pref.table) ? [key] : [],
    )
  );
}

/** The settings as they are kept; what is missing or damaged has its default. @returns {Prefs} */
export function keptPrefs() {
  const stored = remembered(PREFS_KEY) ?? {};
  const chosen = Object.entries(PREFS).map(([key, { values }]) => {
    const allowed = /** @type {readonly unknown[]} */ (values);
    return [key, allowed.includes(stored[key]) ? stored[key] : allowed[0]];
  });
  return Object.fromEntries(chosen);
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
  /** @type {NodeListOf<HTMLMetaElement>} */
  const colours = document.querySelectorAll("meta[name=theme-color]");
  for (const colour of colours) {
    const { dataset } = colour;
    dataset.media ??= colour.media;
    if (shown === undefined) colour.media = dataset.media;
    else colour.media = dataset.for === shown ? "all" : "not all";
  }
}
