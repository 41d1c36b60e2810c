import { inked } from "../../../../art/ink.js";
import { ellipse } from "../../../../canvas/drawing.js";

/** @typedef {import("../../../../canvas/drawing.js").Part} Part */

/** Glanz und Gloria. @type {import("../../../../table/types.js").Expansion} */
export const glory = { id: "glory", option: "board", on: "north", off: "south", lid };

/** A draught horse before the crowned tower of a free imperial city. @returns {Part[]} */
function lid() {
  return [
    { d: "M0 70C24 62 52 60 100 67V100H0Z", fill: "--art-green", opacity: 0.75 },
    // the tower
    inked("M12 70V38H16V33H21V38H25V70Z", "--art-paper-shade", 1.1),
    inked("M10 38.5 18.5 19 27 38.5Z", "--art-gold", 1.1),
    inked(ellipse(18.5, 17, 2), "--art-gold", 0.8),
    inked("M25 70V50H40V70Z", "--art-paper", 1),
    inked("M23.5 50.5 32.5 42 41.5 50.5Z", "--art-red", 1),
    { d: "M17 46h3v5h-3zM17 57h3v5h-3zM30 56h5v6h-5z", fill: "--art-ink", opacity: 0.8 },
    // the horse: chest, neck, head
    inked(
      "M38 100C38 84 44 76 50 69 54 64 54.5 55 56 47 57 40 61 34.5 66 31L66.5 24 71.5 28.6 74 23.5 77 30.2C82 33 85 39 87.5 45.5L93 57C94.6 60.6 93.6 64.6 90.4 66.4 87 68.4 83.4 67.4 80.8 64.4L72.5 59.5C73.5 66 78.5 72.5 83.5 78.5 88 84 90 92 90 100Z",
      "--art-leather",
      1.6,
    ),
    inked(
      "M66 31C60 35 56.5 41 55.5 48 54.5 56 54.2 64 49.5 69.5 45 75 40 82 39 92 44 84 47.5 81 53 75.5 59 69 59.5 60 61 53 62.2 46 64 42 69 37.5Z",
      "--art-hair",
      0.9,
    ),
    { d: "M77 31C80.5 37 81.5 44 81.4 47.5 79.6 44.5 77 42 75 37Z", fill: "--art-light" },
    { d: ellipse(77.4, 42.4, 1.7), fill: "--art-ink" },
    { d: ellipse(90.4, 60.2, 1.1), fill: "--art-ink" },
    { d: "M84.5 64.6C86.5 64.2 88.5 63.4 90 62.4", stroke: "--art-ink", width: 0.9 },
    // bridle and collar
    {
      d: "M72 33.5C75.5 41 79.5 50 81 61.5M81 52.5 89.4 48.8M64.5 37C70 44 72 52 72.6 59.6",
      stroke: "--art-red-deep",
      width: 2,
    },
    inked("M45.5 80C56 82.5 68 79.5 76.5 70.8L81 76C71.5 86.2 57.5 89.5 42 87Z", "--art-red", 1.2),
    inked(
      `${ellipse(52, 84.4, 1.8)}${ellipse(61, 83.6, 1.8)}${ellipse(70, 79.8, 1.8)}`,
      "--art-gold",
      0.8,
    ),
  ];
}
