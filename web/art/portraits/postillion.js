import { ellipse } from "../../canvas/drawing.js";
import { inked } from "../ink.js";
import { hornParts } from "../pieces.js";
import { face, hatching } from "./face.js";

/** A young rider on the road: tall hat with a feather, blue coat with yellow collar, the horn in his hand. @returns {import("../../canvas/drawing.js").Part[]} */
export function postillion() {
  return [
    { d: "M0 0H100V100H0Z", fill: "--art-sky" },
    hatching("--art-blue", 0.16),
    { d: "M0 62C16 54 30 60 44 58 62 54 78 60 100 52V100H0Z", fill: "--art-green", opacity: 0.55 },
    { d: "M0 70C20 64 40 70 60 66 76 63 90 66 100 62V100H0Z", fill: "--art-green", opacity: 0.55 },
    {
      d: "M84 100C86 84 80 78 88 68 91 64 95 62 100 60V66C94 70 92 76 96 84L100 100Z",
      fill: "--art-paper",
      stroke: "--art-walnut",
      width: 0.8,
    },
    inked(
      "M8 60V52M6 60Q2 50 8 44 14 50 10 60ZM17 60V54M15 60Q12 53 17 48 22 53 19 60Z",
      "--art-green-deep",
      0.8,
    ),
    // hair at the back
    inked(
      "M36 34C33 46 35 56 40 60L38 62C32 56 31 42 34 33ZM63 34C67 44 67 54 63 60L66 62C71 54 69 40 66 32Z",
      "--art-hair-light",
      1,
    ),
    // coat
    inked("M10 100C11 84 22 77 39 71L50 79 61 71C78 77 89 84 90 100Z", "--art-blue", 1.5),
    {
      d: "M62 71.5C78 77 89 84 90 100H70C70 88 68 78 62 71.5Z",
      fill: "--art-blue-deep",
      opacity: 0.6,
    },
    {
      d: "M14 92 20 88M15 96 24 90M76 84 84 92M74 88 82 97M73 93 78 99",
      stroke: "--art-walnut",
      width: 0.8,
    },
    ...face({
      brows: "M39 37.4Q42.6 35 46.6 36.6M52.8 36.6Q56.4 35 60 37.4",
      mouth: "M44.4 55.2Q49 59 54.2 54.6",
      browPaint: "--art-hair",
      browWidth: 1.7,
      blush: 0.55,
    }),
    {
      d: "M44.8 55.4Q49 57.8 53.6 55 52 58.4 49 58.4 46.2 58.4 44.8 55.4Z",
      fill: "--art-light",
      stroke: "--art-red-deep",
      width: 0.8,
    },
    // collar and neckerchief
    inked("M34 73 41.5 64 50 75 41 82ZM66 73 58.5 64 50 75 59 82Z", "--art-gold", 1.2),
    inked("M44 70.5Q50 77 56.4 70.5L57.4 75 50 80 43 75Z", "--art-light", 1),
    // fringe of hair
    inked(
      "M36 36C36 28 40 25 46 24.5 42 28 41 31 38.6 33.6 38 35.4 37.6 38 37.4 40ZM63.6 37C63.6 30 60 26 54 24.5 57 28 59.6 30 60.6 33 61.6 36 62 38 62.6 40Z",
      "--art-hair-light",
      0.9,
    ),
    // tall hat with cockade and feather
    inked(
      "M33 27.5C33 20 35 12 37 8.5 45 6.6 55 6.6 62.6 8.5 64.6 12 66.4 20 66.4 27.5Z",
      "--art-black-cloth",
      1.3,
    ),
    {
      d: "M38.5 11C37.6 15 37 19 36.8 22.6M42 10.4C41.4 14 41 18 41 22.6",
      stroke: "--art-light",
      width: 0.9,
      opacity: 0.45,
    },
    inked("M33.4 22.8C44 20.6 56 20.6 66 22.8V28C56 25.6 44 25.6 33.2 28Z", "--art-gold", 1),
    inked(
      "M24.5 30C34 24.6 66 24.6 75.5 30 72 33 66 30.6 50 30 34 30.6 28 33 24.5 30Z",
      "--art-black-cloth",
      1.3,
    ),
    inked("M62 22C66 14 72 8 80 8 82 14 76 22 67 25.6Z", "--art-red", 1.1),
    {
      d: "M64 23.4C69 16 74 12 79.6 9M68 17.6 75 17M70.6 14.4 78.4 13",
      stroke: "--art-red-deep",
      width: 0.8,
    },
    inked(ellipse(63.4, 23.6, 3.4), "--art-light", 1),
    { d: ellipse(63.4, 23.6, 1.5), fill: "--art-blue" },
    // horn, cord and hand
    { d: "M30 76C22 84 22 92 28 99", stroke: "--art-red", width: 2.2 },
    { parts: hornParts(), x: 24, y: 75, scale: 0.98 },
    inked("M42 82C46 79 52 80 53 84 53 89 48 91 43 89 40 87 40 84 42 82Z", "--art-skin", 1.1),
    {
      d: "M44 85.6 48.6 86.4M43.6 87.6 47.6 88.6M45.4 83.4 50 84",
      stroke: "--art-ink",
      width: 0.8,
    },
    inked("M53 84C60 86 68 90 72 99L56 100C54 96 52 92 49 90.4Z", "--art-blue", 1.2),
    inked("M53.4 83.6 58.4 85.6 55.4 93.4 50 90.6Z", "--art-gold", 1),
  ];
}
