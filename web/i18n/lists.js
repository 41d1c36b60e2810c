import { language } from "./index.js";
import { LANGUAGES } from "./languages.js";

/**
 * Several names as one list in words, as the current language writes it: "Ulm, Augsburg and Linz".
 *
 * @param {readonly string[]} names
 */
export function listed(names) {
  const current = language();
  return new Intl.ListFormat(LANGUAGES[current].locale ?? current).format(names);
}

/**
 * A name that is part of sentences elsewhere, as the beginning of one.
 *
 * @param {string} text
 */
export function begun(text) {
  return text.replace(/(?<=^\u2068*)\p{L}/u, (letter) => letter.toLocaleUpperCase(language()));
}
