import { TURNS } from "./arch.js";

/** @typedef {import("./names.js").CountryName} CountryName */

export const VOWELS = "AEIOUYÄÖÜ";
/** Distance of the lines, in sizes of the letters. */
const LEADING = 0.95;
/** Sizes that are tried, as factors of the smallest readable one. */
const SIZES = [1.5, 1.25, 1];
/** Steps between two of the places that were given: little room is only found by looking closely. */
export const CLOSER = [0, 5, 10].flatMap((dy) => [0, 6, 12].map((dx) => [dx, dy]));
/** How much of a letter's size must be free around its middle. */
const HALF_HEIGHT = 0.5;

/**
 * A long name in a small country: two short lines where one long line has no room.
 *
 * @param {string} country
 * @param {string} text  in capitals
 * @param {(text: string) => number} measure  width at size 1
 * @param {number} least  smallest readable size, in map units
 * @param {(x: number, y: number, half: number) => boolean} free  whether a letter may stand there
 * @param {[number, number, ...unknown[]][]} places  for the middle of the name
 * @returns {CountryName | null}
 */
export function inTwoLines(country, text, measure, least, free, places) {
  const at = division(text);
  if (at === 0) return null;
  const lines = [[...`${text.slice(0, at)}-`], [...text.slice(at)]].map((letters) => ({
    letters,
    widths: letters.map((letter) => measure(letter)),
  }));
  for (const size of SIZES) {
    const font = least * size;
    const half = font * HALF_HEIGHT;
    // a name needs room in its middle first of all: most places are out already
    const middles = places
      .flatMap(([x, y]) => CLOSER.map(([dx, dy]) => [x + dx, y + dy]))
      .filter(([x, y]) => free(x, y, half));
    for (const turn of TURNS) {
      const letters = lines.flatMap((line, number) => set(line, number, font, turn));
      const place = middles.find(([cx, cy]) =>
        letters.every(({ x, y }) => free(cx + x, cy + y, half)),
      );
      if (!place) continue;
      const [cx, cy] = place;
      return {
        country,
        font,
        letters: letters.map(({ letter, x, y }) => ({ letter, x: cx + x, y: cy + y, turn })),
      };
    }
  }
  return null;
}

/**
 * Letters of a line about the middle of the name; the outermost come first, since they fail most.
 *
 * @param {{letters: string[], widths: number[]}} line
 * @param {number} number  of the line
 * @param {number} font
 * @param {number} turn
 */
function set({ letters, widths }, number, font, turn) {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const down = (number - 0.5) * LEADING * font;
  let along = (-widths.reduce((sum, width) => sum + width, 0) * font) / 2;
  const placed = letters.map((letter, i) => {
    const x = along + (widths[i] * font) / 2;
    along += widths[i] * font;
    return { letter, x: x * cos - down * sin, y: x * sin + down * cos, far: Math.abs(x) };
  });
  return placed.sort((a, b) => b.far - a.far);
}

/**
 * Where a word is divided: between two syllables, as near to its middle as possible.
 *
 * @param {string} text  in capitals
 * @returns {number} letters before the hyphen; 0 for a word that stays whole
 */
function division(text) {
  let best = 0;
  for (let i = 3; i <= text.length - 3; i++) {
    // a syllable begins with the last consonant before a vowel
    const begins = !VOWELS.includes(text[i]) && VOWELS.includes(text[i + 1]);
    const followsOne = [...text.slice(0, i)].some((letter) => VOWELS.includes(letter));
    if (!begins || !followsOne) continue;
    const far = Math.abs(i - text.length / 2);
    if (best === 0 || far <= Math.abs(best - text.length / 2)) best = i;
  }
  return best;
}
