import { countryFinder } from "../land/countries.js";
import { alongArch, TURNS } from "./arch.js";
import { enterName, landByCountry, leastFont, roomIn } from "./country-rooms.js";
import { inTwoLines } from "./names-in-two.js";

/**
 * @import { Board } from "../types.js"
 * @import { Palette } from "../../canvas/paint.js"
 * @import { Spaces } from "../land/spaces.js"
 */

/**
 * @typedef {object} CountryName
 * @property {string} country
 * @property {number} font
 * @property {{letter: string, x: number, y: number, turn: number}[]} letters
 */

const SPACINGS = [0.9, 0.55, 0.28, 0.1];

/**
 * Looks for the largest free room for each country's name: straight or slanted, slightly arched, inside the country.
 * Small countries with long names choose first. A name that finds no room at a readable size is left to `placeShortNames`. In steps of
 * some milliseconds each.
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
  const places = landByCountry(board);
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
    const isFree = roomIn(id, finder, spaces);
    let best = 0;
    /** @type {CountryName | null} */
    let found = null;
    for (const font of fonts) {
      const half = font * 0.42;
      /** @param {number} x @param {number} y */
      const free = (x, y) => isFree(x, y, half);
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
            const letters = alongArch(text, widths, font, spacing, at, turn, free);
            if (!letters) continue;
            best = score;
            found = { country: id, font, letters };
          }
        }
      }
    }
    // an earlier search with letters as small as these has looked for two lines as well
    if (least < most) found ??= inTwoLines(id, text, measure, least, isFree, candidates);
    if (!found) continue;
    out.push(found);
    enterName(spaces, found);
  }
  return out;
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
