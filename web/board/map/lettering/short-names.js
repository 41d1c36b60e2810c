import { countryFinder } from "../land/countries.js";
import { alongArch, TURNS } from "./arch.js";
import { enterName, landByCountry, leastFont, roomIn } from "./country-rooms.js";
import { CLOSER, VOWELS } from "./names-in-two.js";

/**
 * @import { Board } from "../types.js"
 * @import { Spaces } from "../land/spaces.js"
 * @import { CountryName } from "./names.js"
 */

const SPACINGS = [0.28, 0.1, 0];
/** So few letters say little: with one less the last one has to be a vowel. */
const FEW = 3;
/** How far a name may be turned that has no room otherwise, in radians. */
const STEEP = [-1.1, 1.1, -Math.PI / 2, Math.PI / 2];
/** How much of a letter's size must be free around its middle. */
const HALF_HEIGHT = 0.36;

/**
 * Gives each country that has no name yet a short form of it. What finds no room even so stays away: the ribbons of the
 * towns carry the country's colour. In steps of some milliseconds each.
 *
 * @param {Board} board
 * @param {Spaces} spaces  what is taken; the names found are entered
 * @param {number} scale
 * @param {(text: string) => number} measure  width at size 1 in the display face
 * @param {CountryName[]} names  that have their place
 * @param {boolean} [last]  whether they may be turned, and shortened, as far as can be read at all
 * @returns {Generator<void, CountryName[]>} those and the short ones
 */
export function* placeShortNames(board, spaces, scale, measure, names, last = false) {
  const out = [...names];
  const finder = countryFinder(board);
  for (const { id, name } of board.countries) {
    const places = landByCountry(board).get(id);
    if (!places || out.some(({ country }) => country === id)) continue;
    yield;
    const text = name.toLocaleUpperCase("de");
    const free = roomIn(id, finder, spaces);
    const found = inShort(id, text, measure, leastFont(scale), free, places, last);
    if (!found) continue;
    out.push(found);
    enterName(spaces, found);
  }
  return out;
}

/**
 * A name cut short, as atlases do it, where the whole one has no room: the longest form that fits, at the smallest
 * readable size, as near to the middle of the country as possible.
 *
 * @param {string} country
 * @param {string} text  in capitals
 * @param {(text: string) => number} measure  width at size 1
 * @param {number} font  smallest readable size, in map units
 * @param {(x: number, y: number, half: number) => boolean} free  whether a letter may stand there
 * @param {[number, number, ...number[]][]} places  for the middle of the name
 * @param {boolean} [last]  whether it may be turned as far as can be read, and lose its full stop
 * @returns {CountryName | null}
 */
export function inShort(country, text, measure, font, free, places, last = false) {
  const half = font * HALF_HEIGHT;
  const [x, y] = [0, 1].map((n) => places.reduce((sum, p) => sum + p[n], 0) / places.length);
  const middles = places
    .flatMap((p) =>
      CLOSER.map(([dx, dy]) => /** @type {[number, number]} */ ([p[0] + dx, p[1] + dy])),
    )
    .filter((p) => free(...p, half))
    .sort((a, b) => Math.hypot(a[0] - x, a[1] - y) - Math.hypot(b[0] - x, b[1] - y));
  const forms = shortForms(text);
  const turns = last ? [...TURNS, ...STEEP] : TURNS;
  for (const form of last ? [...forms, text.slice(0, 2), `${text[0]}.`] : forms) {
    const widths = [...form].map(measure);
    for (const spacing of SPACINGS)
      for (const turn of turns)
        for (const at of middles) {
          const letters = alongArch(form, widths, font, spacing, at, turn, (px, py) =>
            free(px, py, half),
          );
          if (letters) return { country, font, letters };
        }
  }
  return null;
}

/**
 * What a name may be cut to: before a vowel that follows a consonant, and, where nothing else has room, after its third
 * letter or its second one.
 *
 * @param {string} text  in capitals
 * @returns {string[]} the longest one first, each with its full stop
 */
export function shortForms(text) {
  const letters = [...text];
  const cuts = letters.flatMap((letter, i) => {
    const isSyllable = VOWELS.includes(letter) && !VOWELS.includes(letters[i - 1]);
    return i > FEW && i < letters.length - 1 && isSyllable ? [i] : [];
  });
  const fewest = VOWELS.includes(letters[FEW - 2]) ? [FEW, FEW - 1] : [FEW];
  return [...cuts.reverse(), ...fewest].map((at) => `${text.slice(0, at)}.`);
}
