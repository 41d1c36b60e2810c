import { FluentBundle, FluentResource } from "@fluent/bundle";
import { listeners } from "../core/listeners.js";
import { browserLanguage, FALLBACK, fetchTexts, LANGUAGES } from "./languages.js";

/** @typedef {import("./languages.js").Language} Language */
/** @typedef {import("./languages.js").TextSet} TextSet */
/** @typedef {import("./ids.js").TextId} TextId */

/** @type {Map<Language, FluentBundle>} */
const bundles = new Map();
/** What has been asked for: words that everybody reads, and those of games and rules that were opened. @type {Set<TextSet>} */
const opened = new Set(["page"]);
/** Words that are there, by language and set. @type {Set<string>} */
const there = new Set();
/** The hyphen of a number that was inserted, and so stands after the mark that isolates it. */
const HYPHEN_BEFORE_NUMBER = /(?<=\u2068)-(?=\d)/gu;
/** Texts that were missed, each told once. @type {Set<string>} */
const missed = new Set();
/** Calls back after each change of language. @type {import("../core/listeners.js").Listeners<[language: Language]>} */
export const onLanguage = listeners();
/** @type {Language} */
let current = browserLanguage();
/** The language that was chosen last; its words may be under way. */
let chosen = current;

/** @param {Language} language */
function bundleOf(language) {
  const known = bundles.get(language);
  if (known) return known;
  const bundle = new FluentBundle(language);
  bundles.set(language, bundle);
  return bundle;
}

/**
 * @param {Language} language
 * @param {string} source
 */
function add(language, source) {
  for (const error of bundleOf(language).addResource(new FluentResource(source)))
    console.warn("text file", language, error.message);
}

/** @param {Language} language */
function load(language) {
  const missing = [...opened].filter((set) => !there.has(`${language} ${set}`));
  if (missing.length === 0) return null;
  return Promise.all(
    missing.map(async (set) => {
      const source = await fetchTexts(language, set);
      if (there.has(`${language} ${set}`)) return;
      there.add(`${language} ${set}`);
      add(language, source);
    }),
  ).then(() => {});
}

/**
 * Loads the words of all sets that were opened, and what takes the place of texts that an unfinished language does not have.
 *
 * @param {Language} language
 * @returns {Promise<void> | null} null when all of them are there
 * @internal
 */
export function loadTexts(language) {
  const own = load(language);
  const other = LANGUAGES[language].unfinished ? load(FALLBACK) : null;
  return own || other ? Promise.all([own, other]).then(() => {}) : null;
}

/**
 * Loads words that not everybody reads, now and whenever the language is changed.
 *
 * @param {TextSet} set
 */
export async function openTexts(set) {
  opened.add(set);
  await loadTexts(current);
}

/**
 * Adds the words of a game that brings them itself.
 *
 * @param {Partial<Record<Language, readonly string[]>>} sources
 * @public
 */
export function addTexts(sources) {
  for (const [language, texts] of Object.entries(sources)) {
    for (const source of texts) add(/** @type {Language} */ (language), source);
  }
}

/** @param {string} id */
function find(id) {
  const bundle = [current, FALLBACK]
    .map((language) => bundles.get(language))
    .find((one) => one?.hasMessage(id));
  const pattern = bundle?.getMessage(id)?.value;
  return bundle && pattern ? { bundle, pattern } : null;
}

/**
 * The text `id` in the current language, in English where that has none. Inserted values are wrapped in
 * direction isolates, so a name in another script cannot disturb its line.
 *
 * @type {import("./ids.js").Translate} the text, or the id itself when no language has it
 */
export function t(id, args) {
  if (!bundles.get(current)?.hasMessage(id)) miss(id);
  const found = find(id);
  if (!found) return id;
  /** @type {Error[]} */
  const errors = [];
  const text = found.bundle.formatPattern(found.pattern, args ?? null, errors);
  for (const error of errors) console.warn("text", id, error.message);
  // A number below zero bears a minus sign, not the hyphen that it is formatted with.
  return text.replace(HYPHEN_BEFORE_NUMBER, "\u2212");
}

/**
 * A text that a whole language lacks is a mistake: it is reported, and English is fetched for it.
 *
 * @param {string} id
 */
function miss(id) {
  const what = `${current} ${id}`;
  if (LANGUAGES[current].unfinished || missed.has(what)) return;
  missed.add(what);
  console.error(`The text ${id} is missing in the language ${current}.`);
  if (current !== FALLBACK)
    load(FALLBACK)?.then(
      () => onLanguage.tell(current),
      () => {},
    );
}

/**
 * @param {string} id
 * @returns {id is TextId} whether there is such a text
 */
export function hasText(id) {
  return find(id) !== null;
}

/** @returns {Language} */
export function language() {
  return current;
}

/** @returns {string} the language as it is written where the browser is: dates in English differ from country to country */
export function locale() {
  const all = globalThis.navigator?.languages ?? [];
  return all.find((one) => one.split("-", 1)[0] === current) ?? current;
}

/**
 * Changes the language of the whole page, at once if its words are there.
 *
 * @param {Language} next
 * @returns {Promise<void>} when the page speaks it, or another one that was chosen meanwhile; fails when the words cannot be
 *   loaded, and leaves the language as it was
 */
export async function setLanguage(next) {
  chosen = next;
  // Meanwhile a game may be opened, which brings words of its own.
  for (let loading = loadTexts(next); loading; loading = loadTexts(next)) await loading;
  if (chosen !== next) return;
  const isOther = next !== current;
  current = next;
  document.documentElement.lang = next;
  if (isOther) onLanguage.tell(current);
}

/**
 * Several names as one list in words, as the current language writes it: "Ulm, Augsburg and Linz".
 *
 * @param {readonly string[]} names
 */
export function listed(names) {
  return new Intl.ListFormat(LANGUAGES[current].locale ?? current).format(names);
}

/**
 * A name that is part of sentences elsewhere, as the beginning of one.
 *
 * @param {string} text
 */
export function begun(text) {
  return text.replace(/(?<=^\u2068*)\p{L}/u, (letter) => letter.toLocaleUpperCase(current));
}
