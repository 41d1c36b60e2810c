/**
 * @import { Paint, Part } from "../board/canvas/drawing.js"
 */

/**
 * A filled shape with the line of ink that goes around everything in the pictures.
 *
 * @param {string} d path data
 * @param {import("../board/canvas/drawing.js").Paint} fill
 * @param {number} width of the line
 * @returns {import("../board/canvas/drawing.js").Shape}
 */
export function inked(d, fill, width) {
  return { d, fill, stroke: "--art-ink", width };
}

/**
 * A drawing in other paints.
 *
 * @param {readonly Part[]} parts
 * @param {Record<Paint, Paint>} paints  the new one for each that is replaced
 * @returns {Part[]}
 */
export function recoloured(parts, paints) {
  /** @param {Paint | undefined} paint */
  const other = (paint) => paint && (paints[paint] ?? paint);
  return parts.map((part) => {
    if ("parts" in part) return { ...part, parts: recoloured(part.parts, paints) };
    if ("text" in part) return part;
    return { ...part, fill: other(part.fill), stroke: other(part.stroke) };
  });
}

/**
 * What is drawn in the colour of the red seat, in the colour of any other one, or in another paint.
 *
 * @param {readonly Part[]} parts
 * @param {Paint} paint
 */
export function inPaint(parts, paint) {
  return recoloured(parts, { "--seat-red": paint, "--seat-red-ink": `${paint}-ink` });
}

/** @param {string} hex @returns {[number, number, number]} 0 to 255 */
function rgb(hex) {
  const n = Number.parseInt(hex.slice(1), 16);
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255];
}

/** Relative luminance as WCAG counts it. @param {string} hex */
function luminance(hex) {
  const [r, g, b] = rgb(hex).map((value) => {
    const v = value / 255;
    return v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The token of the ink that reads best on a colour of the data. @param {string} hex */
export function inkOn(hex) {
  return luminance(hex) > 0.2 ? "--art-ink" : "--art-light";
}
