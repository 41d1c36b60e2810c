import { ellipse, polygon } from "../../canvas/drawing.js";
import { inked } from "../ink.js";
import { face, hatching } from "./face.js";

/** The cartwright: cap, beard, rolled sleeves, leather apron, a new wheel behind him. @returns {import("../../canvas/drawing.js").Part[]} */
export function wagner() {
  const [cx, cy, r] = [74, 38, 34];
  const spokes = Array.from({ length: 12 }, (_, i) => {
    const a = (i * Math.PI) / 6 + 0.13;
    return `M${cx} ${cy}L${(cx + Math.cos(a) * r).toFixed(1)} ${(cy + Math.sin(a) * r).toFixed(1)}`;
  }).join("");
  return [
    { d: "M0 0H100V100H0Z", fill: "--art-leather" },
    { d: "M0 0H100V100H0Z", fill: "--art-paper-shade", opacity: 0.45 },
    { d: "M22 0V100M44 0V100M66 0V100M88 0V100", stroke: "--art-walnut", width: 1.2, opacity: 0.6 },
    hatching("--art-walnut", 0.28),
    // tools on the wall
    inked("M12 12V40M8 12H18V20H8Z", "--art-iron", 1.6),
    { d: "M12 20V44", stroke: "--art-walnut-deep", width: 3 },
    // wheel
    { d: ellipse(cx, cy, r), stroke: "--art-ink", width: 9 },
    { d: ellipse(cx, cy, r), stroke: "--art-hair-light", width: 6.4 },
    { d: ellipse(cx, cy, r + 3.4), stroke: "--art-iron", width: 1.6 },
    { d: spokes, stroke: "--art-ink", width: 4.2 },
    { d: spokes, stroke: "--art-hair-light", width: 2.4 },
    inked(ellipse(cx, cy, 8), "--art-hair-light", 1.4),
    inked(ellipse(cx, cy, 3.4), "--art-iron", 1),
    // shirt
    inked("M5 100C6 84 18 75 37 69L50 76 63 69C82 75 94 84 95 100Z", "--art-linen", 1.5),
    { d: "M64 70C82 75 94 84 95 100H76C77 88 72 78 64 70Z", fill: "--art-wig-shade", opacity: 0.8 },
    {
      d: "M12 92C16 88 20 87 24 88M11 97C16 92 22 91 27 93M78 84 88 92M77 89 87 98",
      stroke: "--art-walnut",
      width: 0.8,
      opacity: 0.7,
    },
    // apron
    inked("M32 79 38 76C42 80 58 80 62 76L68 79 73 100H27Z", "--art-leather", 1.4),
    { d: "M33 79 37 68M67 79 63.4 68", stroke: "--art-walnut-deep", width: 3 },
    {
      d: "M34 82C44 86 56 86 66 82M60 88 68 90M60 92 69.6 94.6M61 96 70 98.6",
      stroke: "--art-walnut-deep",
      width: 0.9,
    },
    ...face({
      brows: "M38.4 37.2Q42 34.2 46.8 36.4M52.4 36.4Q57 34.2 60.6 37.2",
      mouth: "M45.6 54.6Q49.4 56.4 53.4 54.4",
      browPaint: "--art-hair",
      browWidth: 3,
      blush: 0.6,
      lines: "M37.6 43.6 35.8 44.8M61.4 43.4 63.2 44.6M42 31.4Q49 30 57 31.4",
      jaw: 1.6,
    }),
    // beard and moustache
    inked(
      "M36 43C35 52 36 60 41 66 45 71 54 71 59 66 64 60 65 52 63.8 43 62 48 60 51 57 52 54.6 50.6 51.6 51 49.6 52.4 47.6 51 44.6 50.6 42.4 52 39.4 51 37.4 48 36 43Z",
      "--art-hair",
      1.2,
    ),
    inked(
      "M44.6 55.4Q49.6 58.4 54.8 55.2 53 58.6 49.6 58.6 46.6 58.6 44.6 55.4Z",
      "--art-blush",
      0.8,
    ),
    {
      d: "M39 54C40 60 43 64 46 66.4M42.6 58C44 62 46.4 65 48.6 67M50 61V68.4M57 58C55.8 62 54 65 52 67M60.6 54C60 60 57.6 64 55 66.4M43 53.4 47.6 54M52 54 56.6 53.2",
      stroke: "--art-hair-light",
      width: 0.9,
    },
    // cap
    inked("M34 33C32 20 40 13 51 13S68 20 66 33C58 28.6 42 28.6 34 33Z", "--art-blue", 1.3),
    inked("M51 13C58 14 62 12 67 15 72 18 70 24 66 25 67 21 66 18 63 17", "--art-blue", 1.1),
    inked(
      "M33 34C32 30.4 34 28.4 37 27.4 45 25 55 25 63 27.4 66.4 28.4 67.6 30.4 66.6 34 58 29.8 42 29.8 33 34Z",
      "--art-blue-deep",
      1.1,
    ),
    {
      d: "M39 23C40.6 18.6 44 16.4 47 15.6M43 23C44.2 20 46 18 48.4 17",
      stroke: "--art-light",
      width: 0.9,
      opacity: 0.5,
    },
    // mallet, forearm and fist
    inked(
      polygon([
        [6, 62],
        [27, 56],
        [31, 70],
        [10, 76],
      ]),
      "--art-hair-light",
      1.4,
    ),
    { d: "M9 66 28 60.6M10 70 29 64.6M11 73.4 30 68", stroke: "--art-walnut", width: 0.8 },
    { d: "M20 72 28 99", stroke: "--art-ink", width: 5 },
    { d: "M20 72 28 99", stroke: "--art-hair-light", width: 3 },
    inked(
      "M17 83C20 79.6 28 79 30.4 82 32.4 86 31 91 27 92.4 22 93.6 17 91 17 83Z",
      "--art-skin",
      1.2,
    ),
    { d: "M18.4 85.4 26 84M18.8 88 26.6 87M20 90.6 26.6 90", stroke: "--art-ink", width: 0.8 },
  ];
}
