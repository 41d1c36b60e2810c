import { FluentBundle, FluentResource } from "@fluent/bundle";
import { negotiateLanguages } from "@fluent/langneg";
import deApp from "./de/app.ftl";
import deExpansions from "./de/expansions.ftl";
import deCourier from "./de/expansions-courier.ftl";
import deGlory from "./de/expansions-glory.ftl";
import dePlayers from "./de/players.ftl";
import deTable from "./de/table.ftl";
import deTut from "./de/thurn-und-taxis.ftl";
import enApp from "./en/app.ftl";
import enExpansions from "./en/expansions.ftl";
import enCourier from "./en/expansions-courier.ftl";
import enGlory from "./en/expansions-glory.ftl";
import enPlayers from "./en/players.ftl";
import enTable from "./en/table.ftl";
import enTut from "./en/thurn-und-taxis.ftl";

/** @typedef {"de" | "en"} Language */

/** The languages of the page, with their own names. */
export const LANGUAGES = /** @type {const} */ ({ de: "Deutsch", en: "English" });

/** @type {Record<Language, string[]>} */
const SOURCES = {
  de: [deApp, dePlayers, deTable, deTut, deExpansions, deGlory, deCourier],
  en: [enApp, enPlayers, enTable, enTut, enExpansions, enGlory, enCourier],
};

/** @type {Map<Language, FluentBundle>} */
const bundles = new Map();
/** @type {Set<(language: Language) => void>} */
const listeners = new Set();
/** @type {Language} */
let current = browserLanguage();

/**
 * The first language of the browser that the page speaks.
 *
 * @returns {Language}
 */
export function browserLanguage() {
  const wanted = [...(globalThis.navigator?.languages ?? [])];
  const [best] = negotiateLanguages(wanted, Object.keys(LANGUAGES), {
    defaultLocale: "en",
    strategy: "lookup",
  });
  return best === "de" ? "de" : "en";
}

/** @param {Language} language */
function bundleOf(language) {
  let bundle = bundles.get(language);
  if (!bundle) {
    bundle = new FluentBundle(language);
    for (const source of SOURCES[language]) addTo(bundle, language, source);
    bundles.set(language, bundle);
  }
  return bundle;
}

/**
 * @param {FluentBundle} bundle
 * @param {Language} language
 * @param {string} source
 */
function addTo(bundle, language, source) {
  for (const error of bundle.addResource(new FluentResource(source))) {
    console.warn("text file", language, error.message);
  }
}

/**
 * Adds texts that are loaded later, because not everybody reads them.
 *
 * @param {Record<Language, readonly string[]>} sources
 */
export function addTexts(sources) {
  for (const language of /** @type {Language[]} */ (Object.keys(LANGUAGES))) {
    SOURCES[language].push(...sources[language]);
    const bundle = bundles.get(language);
    if (bundle) for (const source of sources[language]) addTo(bundle, language, source);
  }
}

/**
 * The text `id` in the current language. Inserted values are wrapped in
 * direction isolates, so a name in another script cannot disturb its line.
 *
 * @param {string} id
 * @param {Record<string, string | number | Date>} [args]
 * @returns {string} the text, or the id itself when no language has it
 */
export function t(id, args) {
  const bundle = bundleOf(current);
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) return id;
  /** @type {Error[]} */
  const errors = [];
  const text = bundle.formatPattern(pattern, args ?? null, errors);
  for (const error of errors) console.warn("text", id, error.message);
  return text;
}

/**
 * @param {string} id
 * @returns {boolean} whether the current language has this text
 */
export function hasText(id) {
  return bundleOf(current).hasMessage(id);
}

/** @returns {Language} */
export function language() {
  return current;
}

/**
 * Changes the language of the whole page at once.
 *
 * @param {Language} next
 */
export function setLanguage(next) {
  if (next !== current) {
    current = next;
    for (const listener of [...listeners]) listener(next);
  }
  document.documentElement.lang = next;
}

/**
 * Calls back after each change of language.
 *
 * @param {(language: Language) => void} callback
 * @returns {() => void} undo
 */
export function onLanguage(callback) {
  listeners.add(callback);
  return () => listeners.delete(callback);
}
