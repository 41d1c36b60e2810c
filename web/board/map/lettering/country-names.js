import { countryFinder, landByCountry } from "../land/countries.js";
import { hyphenation, onArch, stacked, sum } from "./name-settings.js";

/**
 * @import { Place } from "../land/countries.js"
 * @import { OccupancyGrid } from "../land/geometry.js"
 * @import { Board } from "../types.js"
 * @import { Letter, Setting } from "./name-settings.js"
 *
 * @typedef {{country: string, font: number, letters: Letter[]}} CountryName
 * @typedef {(x: number, y: number, half: number) => boolean} IsFree  room for a letter, by half of its size
 */

const LEAST_READABLE_PX = 12;
const FONTS = [60, 50, 41, 33, 28, 25, 22, 19];
/** How a name may be turned, in radians: as flat as possible first. */
const TURNS = [0, -0.14, 0.14, -0.3, 0.3, -0.5, 0.5, -0.8, 0.8];
const STEEP_TURNS = [-1.1, 1.1, -Math.PI / 2, Math.PI / 2];
/** Between two letters, in sizes of a letter. */
const SPACINGS = [0.9, 0.55, 0.28, 0.1];
const CLOSE_SPACINGS = [0.28, 0.1, 0];
/** How much must be free around the middle of a letter, in its sizes. */
const CLEARANCE = { whole: 0.42, twoLines: 0.5, close: 0.36 };
/** The sizes in which two lines are tried, as factors of the smallest readable one. */
const TWO_LINE_SIZES = [1.5, 1.25, 1];
/** Steps between two places of the mesh: small gaps are only found by looking closely. */
const SUBSTEPS = [0, 5, 10].flatMap((dy) => [0, 6, 12].map((dx) => [dx, dy]));

/**
 * Looks for the largest free room for each country's name: straight or slanted, slightly arched, inside the country.
 * Small countries with long names choose first. A name without room at a readable size is left to `placeCloseNames`.
 *
 * @param {Board} board
 * @param {OccupancyGrid} spaces  what is taken; the names found are entered
 * @param {number} scale
 * @param {(text: string) => number} measure  width at size 1 in the display face
 * @param {{names: CountryName[], scale: number}} [known]  names that have their place, and the scale of that search
 * @returns {Generator<void, CountryName[]>} in steps of some milliseconds each
 */
export function* placeNames(board, spaces, scale, measure, known) {
  const least = leastFont(scale);
  // an earlier search has tried all that were larger
  const most = known ? leastFont(known.scale) : Number.POSITIVE_INFINITY;
  const fonts = [...new Set(FONTS.map((size) => Math.max(least, size)))].filter(
    (size) => size < most,
  );
  yield;
  const places = landByCountry(board);
  const out = [...(known?.names ?? [])];
  /** @param {{id: string, name: string}} country */
  const roominess = ({ id, name }) => (places.get(id)?.length ?? 0) / name.length;
  for (const { id, name } of [...board.countries].sort((a, b) => roominess(a) - roominess(b))) {
    const candidates = places.get(id) ?? [];
    yield;
    if (candidates.length === 0 || out.some(({ country }) => country === id)) continue;
    const text = capitals(name);
    const isFree = roomIn(id, board, spaces);
    const found =
      largest(id, text, measure, fonts, isFree, candidates) ??
      // an earlier search with letters as small as these has looked for two lines as well
      (least < most ? inTwoLines(id, text, measure, least, isFree, candidates) : null);
    if (!found) continue;
    out.push(found);
    enterName(spaces, found);
  }
  return out;
}

/**
 * Gives each country that has no name yet one at the smallest readable size, its letters close together or in two lines.
 * What has no room even so stays away: a touch on the land tells it.
 *
 * @param {Board} board
 * @param {OccupancyGrid} spaces  what is taken; the names found are entered
 * @param {number} scale
 * @param {(text: string) => number} measure  width at size 1 in the display face
 * @param {CountryName[]} names  that have their place
 * @param {boolean} [last]  they may be turned as far as can be read at all
 * @returns {Generator<void, CountryName[]>} those and the close ones
 */
export function* placeCloseNames(board, spaces, scale, measure, names, last = false) {
  const out = [...names];
  const font = leastFont(scale);
  for (const { id, name } of board.countries) {
    const places = landByCountry(board).get(id);
    if (!places || out.some(({ country }) => country === id)) continue;
    yield;
    const text = capitals(name);
    const isFree = roomIn(id, board, spaces);
    const found =
      closeSet(id, text, measure, font, isFree, places, last) ??
      inTwoLines(id, text, measure, font, isFree, places, CLEARANCE.close);
    if (!found) continue;
    out.push(found);
    enterName(spaces, found);
  }
  return out;
}

/**
 * The name in one line, as large and as widely spaced as there is room.
 *
 * @param {string} country
 * @param {string} text
 * @param {(text: string) => number} measure
 * @param {number[]} fonts
 * @param {IsFree} isFree
 * @param {Place[]} places
 * @returns {CountryName | null}
 */
function largest(country, text, measure, fonts, isFree, places) {
  const widths = [...text].map(measure);
  const natural = sum(widths);
  const [x, y] = middleOf(places);
  let best = 0;
  /** @type {CountryName | null} */
  let found = null;
  for (const font of fonts) {
    const half = font * CLEARANCE.whole;
    // large letters need fewer tries than small ones
    const stride = font > 40 ? 3 : font > 26 ? 2 : 1;
    const coarse = places.filter(([, , column, row]) => (column % stride) + (row % stride) === 0);
    const middles = withRoom(coarse, isFree, half);
    for (const spacing of SPACINGS) {
      const gain = Math.sqrt((natural + spacing * (text.length - 1)) * font * font) * 0.9 + font;
      const settings = TURNS.map((turn) => onArch(text, widths, font, spacing, turn));
      for (const at of middles) {
        const far = Math.hypot(at[0] - x, at[1] - y) * 0.06;
        for (const [i, turn] of TURNS.entries()) {
          const score = gain - far - turn * turn * 100;
          if (score <= best) break;
          if (!fits(settings[i], at, isFree, half)) continue;
          best = score;
          found = nameAt(country, font, settings[i], at);
        }
      }
    }
  }
  return found;
}

/**
 * A long name in a small country: two short lines where one long line has no room.
 *
 * @param {string} country
 * @param {string} text  in capitals
 * @param {(text: string) => number} measure  width at size 1
 * @param {number} least  smallest readable size, in map units
 * @param {IsFree} isFree
 * @param {readonly [number, number, ...number[]][]} places  for the middle of the name
 * @param {number} [clearance]  around the middle of a letter, in its sizes
 * @returns {CountryName | null}
 * @internal
 */
export function inTwoLines(
  country,
  text,
  measure,
  least,
  isFree,
  places,
  clearance = CLEARANCE.twoLines,
) {
  const at = hyphenation(text);
  if (at === 0) return null;
  const lines = [`${text.slice(0, at)}-`, text.slice(at)];
  for (const size of TWO_LINE_SIZES) {
    const font = least * size;
    const half = font * clearance;
    const settings = TURNS.map((turn) => stacked(lines, measure, font, turn));
    const found = firstFit(country, font, settings, nearby(places, isFree, half), isFree, half);
    if (found) return found;
  }
  return null;
}

/**
 * The whole name with its letters close together, as near to the middle of the country as possible.
 *
 * @param {string} country
 * @param {string} text  in capitals
 * @param {(text: string) => number} measure  width at size 1
 * @param {number} font  smallest readable size, in map units
 * @param {IsFree} isFree
 * @param {readonly [number, number, ...number[]][]} places  for the middle of the name
 * @param {boolean} [last]  it may be turned as far as can be read
 * @returns {CountryName | null}
 * @internal
 */
export function closeSet(country, text, measure, font, isFree, places, last = false) {
  const half = font * CLEARANCE.close;
  const [x, y] = middleOf(places);
  const middles = nearby(places, isFree, half).sort(
    (a, b) => Math.hypot(a[0] - x, a[1] - y) - Math.hypot(b[0] - x, b[1] - y),
  );
  const turns = last ? [...TURNS, ...STEEP_TURNS] : TURNS;
  const widths = [...text].map(measure);
  const settings = CLOSE_SPACINGS.flatMap((spacing) =>
    turns.map((turn) => onArch(text, widths, font, spacing, turn)),
  );
  return firstFit(country, font, settings, middles, isFree, half);
}

/** @param {Setting} setting @param {readonly number[]} at @param {IsFree} isFree @param {number} half */
function fits({ probes }, [cx, cy], isFree, half) {
  return probes.every(({ x, y }) => isFree(cx + x, cy + y, half));
}

/**
 * The first setting that has room anywhere.
 *
 * @param {string} country
 * @param {number} font
 * @param {Setting[]} settings
 * @param {readonly number[][]} middles
 * @param {IsFree} isFree
 * @param {number} half
 */
function firstFit(country, font, settings, middles, isFree, half) {
  for (const setting of settings) {
    const at = middles.find((middle) => fits(setting, middle, isFree, half));
    if (at) return nameAt(country, font, setting, at);
  }
  return null;
}

/** @param {string} country @param {number} font @param {Setting} setting @param {readonly number[]} at @returns {CountryName} */
function nameAt(country, font, { letters }, [cx, cy]) {
  const moved = letters.map(({ letter, x, y, turn }) => ({ letter, x: cx + x, y: cy + y, turn }));
  return { country, font, letters: moved };
}

/** The places that have room for a letter, which a name needs in its middle. @template {readonly number[]} P @param {P[]} places @param {IsFree} isFree @param {number} half */
function withRoom(places, isFree, half) {
  return places.filter(([x, y]) => isFree(x, y, half));
}

/** Places in a finer mesh. @param {readonly (readonly number[])[]} places @param {IsFree} isFree @param {number} half */
function nearby(places, isFree, half) {
  const finer = places.flatMap(([x, y]) => SUBSTEPS.map(([dx, dy]) => [x + dx, y + dy]));
  return withRoom(finer, isFree, half);
}

/** @param {readonly (readonly number[])[]} places */
function middleOf(places) {
  return [0, 1].map((n) => sum(places.map((place) => place[n])) / places.length);
}

/** @param {string} name */
function capitals(name) {
  return name.toLocaleUpperCase("de");
}

/** The smallest a name may be, in map units. @param {number} scale */
function leastFont(scale) {
  return Math.max(FONTS.at(-1) ?? 0, LEAST_READABLE_PX / scale);
}

/** @param {string} country @param {Board} board @param {OccupancyGrid} spaces @returns {IsFree} */
function roomIn(country, board, spaces) {
  const finder = countryFinder(board);
  return (x, y, half) =>
    finder(x, y) === country &&
    spaces.cost({ x: x - half, y: y - half, w: half * 2, h: half * 2 }) === 0;
}

/** Nothing else is written where a name stands. @param {OccupancyGrid} spaces @param {CountryName} name */
function enterName(spaces, { font, letters }) {
  for (const { x, y } of letters)
    spaces.takeBox({ x: x - font * 0.5, y: y - font * 0.5, w: font, h: font }, 3);
}
