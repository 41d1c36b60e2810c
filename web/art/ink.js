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
