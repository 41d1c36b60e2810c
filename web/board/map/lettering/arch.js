/** @typedef {import("./names.js").CountryName["letters"]} Letters */

/** How a name may be turned, in radians: as flat as possible first. */
export const TURNS = [0, -0.14, 0.14, -0.3, 0.3, -0.5, 0.5, -0.8, 0.8];

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
export function alongArch(text, widths, font, spacing, [cx, cy], turn, free) {
  const total = widths.reduce((sum, w) => sum + w, 0) * font + spacing * font * (text.length - 1);
  const half = total / 2;
  const sag = total * 0.055;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  /** @param {number} x @returns {import("../types.js").Point} */
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
