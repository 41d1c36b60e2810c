import { languages, sources } from "spieltisch:texts";
import { negotiateLanguages } from "@fluent/langneg";

/** @typedef {keyof typeof languages} Language */
/** @typedef {keyof typeof sources.en} TextSet what is loaded together */

/** The languages of the page, with their own names. */
export const LANGUAGES = languages;

/** In the order in which they are offered. */
export const LANGUAGE_IDS = /** @type {Language[]} */ (Object.keys(languages));

/** What the page speaks where the browser wishes for nothing that it can, and where a text is missing. @type {Language} */
export const FALLBACK = "en";

/**
 * The first language of the browser that the page speaks.
 *
 * @returns {Language}
 */
export function browserLanguage() {
  const wanted = [...(globalThis.navigator?.languages ?? [])];
  const [best] = negotiateLanguages(wanted, LANGUAGE_IDS, {
    defaultLocale: FALLBACK,
    strategy: "lookup",
  });
  return LANGUAGE_IDS.find((language) => language === best) ?? FALLBACK;
}

/**
 * The words of a set; the browser fetches them once, however often they are asked for.
 *
 * @param {Language} language
 * @param {TextSet} set
 */
export async function fetchTexts(language, set) {
  return (await sources[language][set]()).default;
}
