import { ellipse } from "../../canvas/drawing.js";
import { inked } from "../ink.js";

/** @import { Paint, Part } from "../../canvas/drawing.js" */

/**
 * The head that the four portraits share: turned a little to the left, lit from there. Age, temper and everything worn
 * come from each portrait.
 *
 * @typedef {object} Temper
 * @property {string} brows
 * @property {string} mouth
 * @property {Paint} [browPaint]
 * @property {number} [browWidth]
 * @property {number} [blush]  0 to 1
 * @property {string} [lines]  wrinkles
 * @property {number} [jaw]  how far the cheeks are filled out
 */

/** @param {Temper} temper @returns {Part[]} */
export function face({
  brows,
  mouth,
  browPaint = "--art-hair",
  browWidth = 2,
  blush = 0.3,
  lines = "",
  jaw = 0,
}) {
  const l = 36.5 - jaw;
  const r = 63 + jaw;
  const contour = `M${l + 0.5} 38C${l} 27 42 23.5 49.5 23.5S${r - 0.5} 27 ${r} 38C${r} 47 ${r - 1} 53 57.5 58.5 54.5 62.5 52 63.5 49 63.5 46 63.5 43.5 62 41.5 58.5 ${l + 1.5} 52.5 ${l + 0.5} 47 ${l + 0.5} 38Z`;
  return [
    // neck
    inked("M42 55V72Q50 79 58.5 72V55Z", "--art-skin-shade", 1),
    {
      d: "M47 64.5 58 60M48 67.5 58.2 63.5M50 70 58.4 66.8",
      stroke: "--art-hair",
      width: 0.7,
      opacity: 0.7,
    },
    // ear
    inked(`M${r - 1} 39C${r + 4} 37 ${r + 4.4} 45 ${r - 0.6} 47.5Z`, "--art-skin-shade", 0.9),
    inked(contour, "--art-skin", 1.3),
    // the shaded side, with an engraver's lines
    {
      d: `M55 24.4C${r - 1} 27 ${r} 34 ${r - 0.6} 40 ${r - 1} 50 60 56 57 58.6 54.5 62.5 52 63.5 49.5 63.4 56 58 58.4 50 58 42 57.8 35 57 29 55 24.4Z`,
      fill: "--art-skin-shade",
      opacity: 0.75,
    },
    {
      d: `M58.5 44 ${r - 1} 41.6M58.3 47 ${r - 1.4} 44.6M57.9 50 ${r - 2.4} 47.8M57 53 ${r - 4} 51M55.8 56 59.4 54.4M54.4 59 57.4 57.6`,
      stroke: "--art-hair",
      width: 0.6,
      opacity: 0.65,
    },
    { d: ellipse(41.6, 48.6, 4.1, 2.9), fill: "--art-blush", opacity: blush },
    { d: ellipse(57.4, 48.4, 3.4, 2.8), fill: "--art-blush", opacity: blush },
    // eyes
    inked("M39.8 41.2Q43 38.4 46.4 41.1 43 43.3 39.8 41.2Z", "--art-light", 0.9),
    inked("M52.6 41.1Q56 38.4 59.2 41.2 56 43.3 52.6 41.1Z", "--art-light", 0.9),
    { d: ellipse(42.9, 41, 1.75), fill: "--art-ink" },
    { d: ellipse(55.6, 41, 1.75), fill: "--art-ink" },
    { d: ellipse(42.3, 40.4, 0.55), fill: "--art-light" },
    { d: ellipse(55, 40.4, 0.55), fill: "--art-light" },
    { d: brows, stroke: browPaint, width: browWidth },
    // nose
    {
      d: "M49.6 39.5C48.6 44 46.8 47 46.2 49 46.2 51.2 48.2 51.6 49.6 51.3 51.2 51.8 52.8 51.2 52.4 49.4",
      stroke: "--art-ink",
      width: 1.1,
    },
    {
      d: "M49.8 40C50.4 44 51.6 47 52.4 49.2 51.6 50.8 50.4 51 49.6 51Z",
      fill: "--art-skin-shade",
      opacity: 0.7,
    },
    { d: mouth, stroke: "--art-red-deep", width: 1.5 },
    ...(lines ? [{ d: lines, stroke: "--art-hair", width: 0.8, opacity: 0.8 }] : []),
  ];
}

/** Fine parallel lines across a background. @param {Paint} paint @param {number} [opacity] @returns {Part} */
export function hatching(paint, opacity = 0.3) {
  let d = "";
  for (let y = 6; y < 97; y += 3) d += `M4 ${y}H96`;
  return { d, stroke: paint, width: 0.6, opacity };
}
