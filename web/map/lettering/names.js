import { countryFinder } from "../land/countries.js";
import { land } from "../land/sheet.js";
import { inTwoLines } from "./names-in-two.js";

/**
 * @import { Board, Point } from "../types.js"
 * @import { Palette } from "../../canvas/paint.js"
 * @import { Spaces } from "../land/spaces.js"
 */

/**
 * @typedef {object} CountryName
 * @property {string} country
 * @property {number} font
 * @property {{letter: string, x: number, y: number, turn: number}[]} letters
 */

const TURNS = [0, -0.14, 0.14, -0.3, 0.3, -0.5, 0.5, -0.8, 0.8];
const SPACINGS = [0.9, 0.55, 0.28, 0.1];
const LEAST_READABLE = 12;

/** The smallest a name may be, in map units. @param {number} scale */
function leastFont(scale) {
  return Math.max(19, LEAST_READABLE / scale);
}

/**
 * Looks for the largest free room for each country's name: straight or slanted, slightly arched, inside the country.
 * Small countries with long names choose first. A name that finds no room at a readable size stays away: the ribbons
 * of the towns carry the country's colour. In steps of some milliseconds each.
 *
 * @param {Board} board
 * @param {Spaces} spaces  what is taken; the names found are entered
 * @param {number} scale
 * @param {(text: string) => number} measure  width at size 1 in the display face
 * @param {{names: CountryName[], scale: number}} [known]  names that have their place already, and the scale of that search
 * @returns {Generator<void, CountryName[]>}
 */
export function* placeNames(board, spaces, scale, measure, known) {
  const finder = countryFinder(board);
  const least = leastFont(scale);
  // an earlier search has tried all that were larger
  const most = known ? leastFont(known.scale) : Number.POSITIVE_INFINITY;
  const fonts = [
    ...new Set([60, 50, 41, 33, 28, 25, 22, 19].map((size) => Math.max(least, size))),
  ].filter((size) => size < most);
  yield;
  const places = landByCountry(board, finder);
  /** @type {CountryName[]} */
  const out = [...(known?.names ?? [])];
  const order = [...board.countries].sort(
    (a, b) =>
      (places.get(a.id)?.length ?? 0) / a.name.length -
      (places.get(b.id)?.length ?? 0) / b.name.length,
  );
  for (const { id, name } of order) {
    const candidates = places.get(id) ?? [];
    yield;
    if (candidates.length === 0 || known?.names.some((one) => one.country === id)) continue;
    const centre = [0, 1].map(
      (n) => candidates.reduce((sum, p) => sum + p[n], 0) / candidates.length,
    );
    const text = name.toLocaleUpperCase("de");
    const widths = [...text].map(measure);
    const natural = widths.reduce((sum, w) => sum + w, 0);
    let best = 0;
    /** @type {CountryName | null} */
    let found = null;
    for (const font of fonts) {
      const half = font * 0.42;
      /** @param {number} x @param {number} y */
      const free = (x, y) =>
        finder(x, y) === id &&
        spaces.cost({ x: x - half, y: y - half, w: half * 2, h: half * 2 }) === 0;
      // large letters need fewer tries than small ones; a name needs room in its middle first of all
      const stride = font > 40 ? 3 : font > 26 ? 2 : 1;
      const middles = candidates.filter(
        ([x, y, column, row]) => column % stride === 0 && row % stride === 0 && free(x, y),
      );
      for (const spacing of SPACINGS) {
        const gain = Math.sqrt((natural + spacing * (text.length - 1)) * font * font) * 0.9 + font;
        for (const at of middles) {
          const far = Math.hypot(at[0] - centre[0], at[1] - centre[1]) * 0.06;
          for (const turn of TURNS) {
            const score = gain - far - turn * turn * 100;
            if (score <= best) break;
            const letters = set(text, widths, font, spacing, at, turn, free);
            if (!letters) continue;
            best = score;
            found = { country: id, font, letters };
          }
        }
      }
    }
    // an earlier search with letters as small as these has looked for two lines as well
    if (least < most)
      found ??= inTwoLines(
        id,
        text,
        measure,
        least,
        (x, y, half) => {
          const box = { x: x - half, y: y - half, w: half * 2, h: half * 2 };
          return finder(x, y) === id && spaces.cost(box) === 0;
        },
        candidates,
      );
    if (!found) continue;
    out.push(found);
    const { font } = found;
    for (const { x, y } of found.letters) {
      spaces.takeBox({ x: x - font * 0.5, y: y - font * 0.5, w: font, h: font }, 3);
    }
  }
  return out;
}

/**
 * Points of the land by country, in a narrow mesh, each with its column and row in it.
 *
 * @param {Board} board
 * @param {(x: number, y: number) => string | null} finder
 */
function landByCountry(board, finder) {
  const found = lands.get(board) ?? findLand(board, finder);
  lands.set(board, found);
  return found;
}

/** @typedef {[number, number, number, number]} Place */

/** @type {WeakMap<Board, Map<string, Place[]>>} */
const lands = new WeakMap();

/**
 * @param {Board} board
 * @param {(x: number, y: number) => string | null} finder
 */
function findLand(board, finder) {
  const bounds = land(board);
  /** @type {Map<string, Place[]>} */
  const out = new Map();
  for (let row = 1; row * 14 < bounds.h; row++) {
    for (let column = 1; column * 18 < bounds.w; column++) {
      const [x, y] = [bounds.x + column * 18, bounds.y + row * 14];
      const id = finder(x, y);
      if (id === null) continue;
      const list = out.get(id) ?? [];
      list.push([x, y, column, row]);
      out.set(id, list);
    }
  }
  return out;
}

/** @typedef {CountryName["letters"]} Letters */

/**
 * Sets letters along a flat arch, if there is room for every one of them. The ends are tried first: they fail most.
 *
 * @param {string} text
 * @param {number[]} widths
 * @param {number} font
 * @param {number} spacing
 * @param {[number, number, ...unknown[]]} at
 * @param {number} turn
 * @param {(x: number, y: number) => boolean} free
 * @returns {Letters | null}
 */
function set(text, widths, font, spacing, [cx, cy], turn, free) {
  const total = widths.reduce((sum, w) => sum + w, 0) * font + spacing * font * (text.length - 1);
  const half = total / 2;
  const sag = total * 0.055;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  /** @param {number} x @returns {Point} */
  const onArch = (x) => {
    const y = sag * (x / half) ** 2 - sag / 3;
    return [cx + x * cos - y * sin, cy + x * sin + y * cos];
  };
  for (const x of [font * 0.3 - half, half - font * 0.3]) if (!free(...onArch(x))) return null;
  /** @type {Letters} */
  const letters = [];
  let walked = -half;
  for (const [i, letter] of [...text].entries()) {
    const x = walked + (widths[i] * font) / 2;
    walked += (widths[i] + spacing) * font;
    const [px, py] = onArch(x);
    if (!free(px, py)) return null;
    letters.push({ letter, x: px, y: py, turn: turn + Math.atan((2 * sag * x) / half / half) });
  }
  return letters;
}

/** @param {CanvasRenderingContext2D} ctx @param {CountryName[]} names @param {Palette} palette */
export function paintNames(ctx, names, palette) {
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  ctx.fillStyle = palette("--map-name");
  for (const { font, letters } of names) {
    ctx.font = `400 ${font}px ${palette("--font-display")}`;
    for (const { letter, x, y, turn } of letters) {
      ctx.save();
      ctx.translate(x, y);
      ctx.rotate(turn);
      ctx.globalAlpha = 0.88;
      ctx.fillText(letter, 0, 0);
      ctx.restore();
    }
  }
}
