/** @import { Paint, Part } from "../board/canvas/drawing.js" */

/**
 * A drawing in other paints.
 *
 * @param {readonly Part[]} parts
 * @param {Record<Paint, Paint>} paints  the new one for each that is replaced
 * @returns {Part[]}
 */
export function repainted(parts, paints) {
  /** @param {Paint | undefined} paint */
  const other = (paint) => paint && (paints[paint] ?? paint);
  return parts.map((part) => {
    if ("parts" in part) return { ...part, parts: repainted(part.parts, paints) };
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
  return repainted(parts, { "--seat-red": paint, "--seat-red-ink": `${paint}-ink` });
}
