import { ellipse } from "../../canvas/drawing.js";
import { inked } from "../ink.js";
import { face, hatching } from "./face.js";

/** The administrator: three-cornered hat, spectacles, dark robe with bands, a decree with a hanging seal. @returns {import("../../canvas/drawing.js").Part[]} */
export function amtmann() {
  return [
    { d: "M0 0H100V100H0Z", fill: "--art-green-deep" },
    inked(
      "M0 0H30C22 14 26 30 16 44 10 54 8 66 0 72ZM100 0H76C80 16 78 30 86 44 92 54 94 64 100 68Z",
      "--art-green",
      1,
    ),
    {
      d: "M20 0C14 16 16 32 8 46M10 0C6 14 8 26 2 40M86 0C88 16 88 30 94 42M94 0C94 12 95 24 99 34",
      stroke: "--art-green-deep",
      width: 1.4,
    },
    { d: "M12 0C20 10 28 8 34 0M66 0C72 10 84 8 90 0", stroke: "--art-gold", width: 1.6 },
    hatching("--art-ink", 0.22),
    // grey hair, tied back
    inked(
      "M36 32C30 38 29 52 33 62 35 66 40 65 41 61L38 44ZM63.6 32C70 38 71 52 67 62 65 66 60 65 59 61L62.4 44Z",
      "--art-wig-shade",
      1.1,
    ),
    {
      d: "M34 40C32.4 48 33 56 36 61M37 44C36 50 36.6 56 38.4 60M66 40C67.6 48 67 56 64 61M63 44C64 50 63.4 56 61.6 60",
      stroke: "--art-walnut",
      width: 0.8,
      opacity: 0.7,
    },
    // robe
    inked("M6 100C7 82 20 75 37 70L50 80 63 70C80 75 93 82 94 100Z", "--art-black-cloth", 1.5),
    {
      d: "M37 70C34 80 36 92 40 100M63 70C66 80 64 92 60 100",
      stroke: "--art-light",
      width: 0.9,
      opacity: 0.5,
    },
    {
      d: "M12 92 22 84M14 98 27 87M20 99 30 91M76 81 88 92M74 86 86 98M73 91 80 99",
      stroke: "--art-light",
      width: 0.7,
      opacity: 0.35,
    },
    ...face({
      brows: "M38.6 35 46.8 38M52.4 38 60.6 35",
      mouth: "M44.6 57.2Q49.4 55 54.8 57",
      browPaint: "--art-hair",
      browWidth: 2.8,
      blush: 0.22,
      lines:
        "M48.6 33.6V37M50.8 33.6V37M40.8 52Q42.6 54.6 42 58.4M58.4 51.6Q57 54.4 57.6 58M46.4 60.4Q49.6 61.4 53 60.2",
      jaw: 0.4,
    }),
    // spectacles
    {
      d: ellipse(43, 41.2, 5),
      fill: "--art-light",
      stroke: "--art-ink",
      width: 1.6,
      opacity: 0.28,
    },
    {
      d: ellipse(56, 41.2, 5),
      fill: "--art-light",
      stroke: "--art-ink",
      width: 1.6,
      opacity: 0.28,
    },
    {
      d: `${ellipse(43, 41.2, 5)}${ellipse(56, 41.2, 5)}M48 40.6Q49.5 39.2 51 40.6M38 40.6 35.4 39M61 40.6 64 39`,
      stroke: "--art-gold-deep",
      width: 1.4,
    },
    // bands
    inked("M41 67C45 64 55 64 59 67L58 72H42Z", "--art-light", 1),
    inked("M49.6 71.4 44 72 41.6 89 49 90.4ZM50.4 71.4 56 72 58.4 89 51 90.4Z", "--art-light", 1.1),
    // chain of office
    { d: "M31 74C33 88 42 95 50 96 58 95 67 88 69 74", stroke: "--art-ink", width: 3.6 },
    {
      d: "M31 74C33 88 42 95 50 96 58 95 67 88 69 74",
      stroke: "--art-gold",
      width: 2.2,
      dash: "2.6 2",
    },
    // three-cornered hat
    inked(
      "M20 29C26 12 40 7 50 7S74 12 80 29C73 25.6 66 27.6 50 22.4 34 27.6 27 25.6 20 29Z",
      "--art-black-cloth",
      1.4,
    ),
    inked(
      "M33 26.4C38 21.6 44 21.4 50 22.4 56 21.4 62 21.6 67 26.4 62 29.4 56 27.6 50 27.8 44 27.6 38 29.4 33 26.4Z",
      "--art-black-cloth",
      1,
    ),
    {
      d: "M20.4 29C27 25.6 34 27.6 50 22.4 66 27.6 73 25.6 79.6 29",
      stroke: "--art-light",
      width: 2.2,
    },
    {
      d: "M30 20C36 13 42 11 47 10.6M64 13C68 15 71 18 72.6 20.6",
      stroke: "--art-light",
      width: 0.9,
      opacity: 0.4,
    },
    inked(ellipse(66, 19, 3.2), "--art-gold", 1),
    // scroll with its seal
    inked("M63 71 88 64 93.6 86 69 93.6Z", "--art-paper", 1.3),
    inked(
      "M61.6 73C60 69.6 62.6 67.6 65 68.6L89 61.8C92 61 93 65 90.4 66L66 73C64 76 62.4 75.4 61.6 73ZM67.4 95C66 91.6 68.6 89.8 71 90.8L95 83.6C98 83 98.6 87 96 88L72 95.4C70 98 68.2 97.4 67.4 95Z",
      "--art-paper-shade",
      1.1,
    ),
    {
      d: "M68.6 76.6 87 71.4M69.6 80 88 74.8M70.4 83.4 84 79.6M71.4 86.8 80 84.4",
      stroke: "--art-walnut",
      width: 1,
    },
    { d: "M84 88 83 98M87.4 87 89.6 97", stroke: "--art-red", width: 2 },
    { d: ellipse(86, 91.6, 4.6), fill: "--wax", stroke: "--art-red-deep", width: 1.1 },
    inked(
      "M58.6 83C62 80.6 68 81 69.4 84 70.2 88 67 91 63 91 59 90.6 57 87 58.6 83Z",
      "--art-skin",
      1.1,
    ),
    { d: "M63 84 68.6 85M63 86.6 68.4 87.4M62.6 89 66.4 89.4", stroke: "--art-ink", width: 0.7 },
    inked("M59 82.6C52 86 46 92 43 100H60C61.4 97 62 94 62.6 91Z", "--art-black-cloth", 1.2),
    inked("M58.4 82 63 91.6 59.4 93.6C56.4 90 55.8 87 55 84.4Z", "--art-light", 1),
  ];
}
