import { hornParts } from "../../../../art/pieces.js";
import { amtmann } from "../../../../art/portraits/amtmann.js";
import { ellipse, roundedBox } from "../../../../canvas/drawing.js";

/** @typedef {import("../../../../canvas/drawing.js").Part} Part */

/** In Amt und Würden. @type {import("../../../../table/types.js").Expansion} */
export const offices = { id: "offices", option: "offices", on: true, off: false, lid };

/** The Amtmann, and the tiles that his help brings. @returns {Part[]} */
function lid() {
  /** @param {number} x @param {number} y @param {string} fill @returns {Part[]} */
  const tile = (x, y, fill) => [
    { d: roundedBox(x + 1.5, y + 1.8, 25, 25, 5), fill: "--art-ink", opacity: 0.3 },
    { d: roundedBox(x, y, 25, 25, 5), fill, stroke: "--art-ink", width: 1.4 },
    { d: roundedBox(x + 2.4, y + 2.4, 20.2, 20.2, 3.4), stroke: "--art-gold", width: 1.1 },
  ];
  return [
    { parts: amtmann(), x: 14, y: -6, scale: 0.84 },
    { d: "M0 76C34 70 70 70 100 75V100H0Z", fill: "--art-walnut" },
    { d: "M0 76C34 70 70 70 100 75", stroke: "--art-ink", width: 1 },
    ...tile(5, 66, "--art-blue"),
    { parts: hornParts(), x: 8.4, y: 71, scale: 0.42 },
    ...tile(37, 70, "--art-red"),
    {
      d: "M42 89H57M43.6 86.8V79H55.4V86.8M41.6 79 49.5 74.4 57.4 79Z",
      stroke: "--art-light",
      width: 1.7,
    },
    ...tile(69, 66, "--art-green"),
    { d: ellipse(81.5, 78.5, 6.6), stroke: "--art-light", width: 1.8 },
    {
      d: "M81.5 71.9V85.1M74.9 78.5H88.1M76.9 73.9 86.1 83.1M86.1 73.9 76.9 83.1",
      stroke: "--art-light",
      width: 1.2,
    },
  ];
}
