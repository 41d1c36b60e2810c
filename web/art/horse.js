import { ellipse } from "../canvas/drawing.js";
import { inked } from "./ink.js";

/** @import { Paint, Part } from "../canvas/drawing.js" */

const LEGS = "M6 20 2 34M12 21 14 35M26 21 24 28 20 34M30 20 34 27 32 34";

/**
 * A trotting horse, 45 long, its hooves at y = 35.
 *
 * @param {Paint} [coat]
 * @param {Paint} [harness]
 * @returns {Part[]}
 */
export function horse(coat = "--art-hair", harness = "--art-red") {
  return [
    { d: LEGS, stroke: "--art-ink", width: 3.6 },
    { d: LEGS, stroke: coat, width: 2.2 },
    inked(
      "M2 14C4 8 12 8 20 9 26 9 28 7 31 2 32-2 35-6 38-6L39-9 41-6C44-3 48 0 49 3 48 6 45 6 42 4 40 4 38 6 37 9 36 15 34 20 30 22 22 24 14 23 8 22 3 21 1 18 2 14Z",
      coat,
      1.3,
    ),
    inked(
      "M31 2C33-2 35-5 38-6 35 0 34 5 31 10 29 9 29 6 31 2ZM2 14C-3 15-5 20-4 27-1 24 2 21 3 18Z",
      "--art-walnut-deep",
      0.9,
    ),
    { d: "M33 3 36 14M31 12C24 15 14 15 5 13M40-3 43 3", stroke: harness, width: 1.6 },
    { d: ellipse(42, -1.6, 0.9), fill: "--art-ink" },
  ];
}
