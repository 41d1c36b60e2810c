import { regions } from "./countries.js";
import { cityPoint, land } from "./sheet.js";

/**
 * @import { Board, Point } from "./types.js"
 * @import { Palette } from "./paint.js"
 * @import { Spaces } from "./spaces.js"
 */

/**
 * @typedef {object} CountryName
 * @property {number} font
 * @property {{letter: string, x: number, y: number, turn: number}[]} letters
 */

const TURNS = [0, -0.14, 0.14, -0.3, 0.3, -0.5, 0.5];
const LEAST_READABLE = 12;

/**
 * Looks for the largest free room for each country's name: straight or slanted, slightly arched, inside the country.
 *
 * @param {Board} board
 * @param {Spaces} spaces
 * @param {number} scale
 * @param {(text: string) => number} measure  width at size 1 in the display face
 * @returns {CountryName[]}
 */
export function placeNames(board, spaces, scale, measure) {
  const room = land(board);
  /** @type {CountryName[]} */
  const out = [];
  const least = Math.max(25, LEAST_READABLE / scale);
  const parts = [...regions(board).regions].sort(
    (a, b) => a.country.name.length - b.country.name.length,
  );
  for (const { country, rings } of parts) {
    const text = country.name.toLocaleUpperCase("de");
    const widths = [...text].map((letter) => measure(letter));
    const natural = widths.reduce((sum, w) => sum + w, 0);
    const towns = board.cities
      .filter((city) => city.country === country.id)
      .map((city) => cityPoint(board, city));
    const centre = [
      towns.reduce((sum, p) => sum + p[0], 0) / towns.length,
      towns.reduce((sum, p) => sum + p[1], 0) / towns.length,
    ];
    /** @type {{score: number, name: CountryName | null}} */
    let best = { score: Number.NEGATIVE_INFINITY, name: null };
    for (const font of [2.3, 1.9, 1.55, 1.25, 1].map((f) => Math.max(least, 26 * f))) {
      for (const spacing of [0.9, 0.55, 0.28, 0.12]) {
        const width = (natural + spacing * (text.length - 1)) * font;
        const gain = Math.sqrt(width * font) * 0.9 + font;
        if (gain <= best.score) continue;
        for (let y = room.y + font; y < room.y + room.h - font; y += 22) {
          for (let x = room.x + font; x < room.x + room.w - font; x += 22) {
            if (!inside([x, y], rings)) continue;
            const far = Math.hypot(x - centre[0], y - centre[1]) * 0.05;
            if (gain - far <= best.score) continue;
            for (const turn of TURNS) {
              const score = gain - far - Math.abs(turn) * 14;
              if (score <= best.score) continue;
              const letters = set(text, widths, font, spacing, [x, y], turn);
              if (letters.every((l) => free(l, font))) best = { score, name: { font, letters } };
            }
          }
        }
      }
    }
    if (!best.name) continue;
    out.push(best.name);
    for (const { x, y } of best.name.letters)
      spaces.takeBox(
        {
          x: x - best.name.font * 0.5,
          y: y - best.name.font * 0.5,
          w: best.name.font,
          h: best.name.font,
        },
        3,
      );

    /** @param {{x: number, y: number}} letter @param {number} font */
    function free({ x, y }, font) {
      const half = font * 0.44;
      return (
        spaces.cost({ x: x - half, y: y - half, w: half * 2, h: half * 2 }) === 0 &&
        inside([x, y], rings)
      );
    }
  }
  return out;
}

/** @param {Point} p @param {Point[][]} rings */
function inside([x, y], rings) {
  let odd = false;
  for (const ring of rings) {
    for (let i = 0, k = ring.length - 1; i < ring.length; k = i++) {
      const [a, b] = [ring[i], ring[k]];
      if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0])
        odd = !odd;
    }
  }
  return odd;
}

/**
 * Sets letters along a flat arch.
 *
 * @param {string} text
 * @param {number[]} widths
 * @param {number} font
 * @param {number} spacing
 * @param {Point} at
 * @param {number} turn
 */
function set(text, widths, font, spacing, [cx, cy], turn) {
  const total = widths.reduce((sum, w) => sum + w, 0) * font + spacing * font * (text.length - 1);
  const sag = total * 0.055;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  let walked = -total / 2;
  return [...text].map((letter, i) => {
    const x = walked + (widths[i] * font) / 2;
    walked += widths[i] * font + spacing * font;
    const t = x / (total / 2);
    const y = sag * t * t - sag / 3;
    return {
      letter,
      x: cx + x * cos - y * sin,
      y: cy + x * sin + y * cos,
      turn: turn + Math.atan((2 * sag * t) / (total / 2)),
    };
  });
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
