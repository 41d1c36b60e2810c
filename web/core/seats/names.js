/** Player names are free text; these helpers keep them short and harmless on one line. */

/** The longest name that fits every place where a name is shown. */
export const NAME_LENGTH = 24;
/** The same for the name of a game. */
export const TITLE_LENGTH = 48;

// Control characters, line separators and everything that turns the direction of text around.
const UNWANTED =
  /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]/gu;

/**
 * @param {unknown} value
 * @param {number} [most] characters
 * @returns {string} one clean line, possibly empty
 */
export function cleanName(value, most = NAME_LENGTH) {
  const text = typeof value === "string" ? value : "";
  const line = text.replace(UNWANTED, " ").replace(/\s+/gu, " ").trim();
  return [...line].slice(0, most).join("").trim();
}

/**
 * @param {string[]} names
 * @returns {boolean} whether two people would be called the same
 */
export function hasDuplicates(names) {
  const seen = new Set(names.map((name) => name.toLocaleLowerCase()));
  return seen.size < names.length;
}

/**
 * @param {string} name
 * @param {string[]} others who are called differently from each other
 * @returns {string} the name, with a number behind it where it is taken
 */
export function distinctName(name, others) {
  let found = name;
  for (let number = 2; hasDuplicates([...others, found]); number += 1) {
    const sign = ` (${number})`;
    found =
      [...name]
        .slice(0, NAME_LENGTH - sign.length)
        .join("")
        .trim() + sign;
  }
  return found;
}
