import { inked } from "../../../../art/ink.js";
import { hornParts } from "../../../../art/pieces.js";
import { polygon } from "../../../../canvas/drawing.js";

/** @typedef {import("../../../../canvas/drawing.js").Part} Part */

/** Der Kurier der Fürstin. @type {import("../../../../table/types.js").Expansion} */
export const courier = { id: "courier", option: "courier", on: true, off: false, lid };

/** A sealed letter of nobility, and the horn of the courier. @returns {Part[]} */
function lid() {
  return [
    { d: "M0 78C30 70 66 70 100 76V100H0Z", fill: "--art-walnut" },
    { d: "M0 78C30 70 66 70 100 76", stroke: "--art-ink", width: 1 },
    {
      d: polygon([
        [17, 39],
        [79, 27],
        [87, 68],
        [25, 80],
      ]),
      fill: "--art-ink",
      opacity: 0.25,
    },
    inked(
      polygon([
        [14, 36],
        [76, 24],
        [84, 65],
        [22, 77],
      ]),
      "--art-light",
      1.5,
    ),
    {
      d: "M22 77 46.4 52.6M84 65 52.4 51.4",
      stroke: "--art-walnut",
      width: 1,
    },
    inked("M14 36 49.5 56 76 24Z", "--art-paper", 1.4),
    // wax with a crown
    {
      d: "M50 43.5C55 42.4 60.4 46 60.6 51 60.9 56.4 57 60.6 51.6 61 46 61.4 41.4 57.6 41 52.4 40.6 47.6 44.8 44.6 50 43.5Z",
      fill: "--art-red",
      stroke: "--art-red-deep",
      width: 1.4,
    },
    {
      d: "M45.6 56 44.4 48.4 48 51.2 50.8 47 53.6 51 57.2 48 56.2 55.6Z",
      fill: "--art-gold",
      stroke: "--art-red-deep",
      width: 0.7,
    },
    { parts: hornParts(), x: 44, y: 65, scale: 1.15 },
  ];
}
