/**
 * @typedef {{letter: string, x: number, y: number, turn: number}} Letter
 *
 * A name that is set but has no place yet: its letters about the origin, and the points that need room, those that fail
 * most first.
 *
 * @typedef {{letters: Letter[], probes: {x: number, y: number}[]}} Setting
 */

/** Distance of two lines, in sizes of a letter. */
const LEADING = 0.95;
const VOWELS = "AEIOUYÄÖÜ";
const DOTTED = "ÄÖÜ";
/** From the middle of a letter to its dots, in its sizes. */
const DOTS_ABOVE = 0.5;

/**
 * Where a word is divided: between two syllables, as near to its middle as possible.
 *
 * @param {string} text  in capitals
 * @returns {number} letters before the hyphen; 0 for a word that stays whole
 */
export function hyphenation(text) {
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

/**
 * One line along a flat arch. Its ends need room first of all.
 *
 * @param {string} text
 * @param {number[]} widths
 * @param {number} font
 * @param {number} spacing
 * @param {number} turn
 * @returns {Setting}
 */
export function onArch(text, widths, font, spacing, turn) {
  const total = sum(widths) * font + spacing * font * (text.length - 1);
  const half = total / 2;
  const sag = total * 0.055;
  const at = (/** @type {number} */ x) => turned(x, sag * (x / half) ** 2 - sag / 3, turn);
  let walked = -half;
  const letters = [...text].map((letter, i) => {
    const x = walked + (widths[i] * font) / 2;
    walked += (widths[i] + spacing) * font;
    return { letter, ...at(x), turn: turn + Math.atan((2 * sag * x) / half / half) };
  });
  const ends = [at(font * 0.3 - half), at(half - font * 0.3)];
  return { letters, probes: [...ends, ...letters, ...dots(letters, font)] };
}

/**
 * Lines below one another.
 *
 * @param {string[]} lines
 * @param {(text: string) => number} measure
 * @param {number} font
 * @param {number} turn
 * @returns {Setting}
 */
export function stacked(lines, measure, font, turn) {
  const letters = lines.flatMap((line, number) => {
    const widths = [...line].map((letter) => measure(letter) * font);
    const down = (number - 0.5) * LEADING * font;
    let along = -sum(widths) / 2;
    const placed = [...line].map((letter, i) => {
      const x = along + widths[i] / 2;
      along += widths[i];
      return { letter, ...turned(x, down, turn), turn, far: Math.abs(x) };
    });
    return placed.sort((a, b) => b.far - a.far);
  });
  return { letters, probes: [...letters, ...dots(letters, font)] };
}

/** The dots above letters need room as well. @param {readonly Letter[]} letters @param {number} font */
function dots(letters, font) {
  return letters
    .filter(({ letter }) => DOTTED.includes(letter))
    .map(({ x, y, turn }) => {
      const above = turned(0, -DOTS_ABOVE * font, turn);
      return { x: x + above.x, y: y + above.y };
    });
}

/** @param {number} x @param {number} y @param {number} turn */
function turned(x, y, turn) {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

/** @param {number[]} values */
export function sum(values) {
  return values.reduce((all, value) => all + value, 0);
}
