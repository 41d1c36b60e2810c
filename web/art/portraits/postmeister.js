import { ellipse, roundedBox } from "../../canvas/drawing.js";
import { inked } from "../ink.js";
import { face, hatching } from "./face.js";

/** The master of the office: powdered wig, red coat, a sealed letter, pigeon-holes behind him. @returns {import("../../canvas/drawing.js").Part[]} */
export function postmeister() {
  /** @type {import("../../canvas/drawing.js").Part[]} */
  const shelf = [];
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 5; column++) {
      const x = 5 + column * 18.4;
      const y = 7 + row * 15;
      shelf.push(inked(roundedBox(x, y, 16, 12.6), "--art-walnut-deep", 0.7));
      if ((row * 3 + column * 5) % 4 < 2) {
        shelf.push(inked(`M${x + 2} ${y + 12.4}l1.4-8 8.6 1.2-1 6.8Z`, "--art-paper", 0.7));
        shelf.push(inked(`M${x + 7} ${y + 12.4}l.6-6.4 6.4 .8-.8 5.6Z`, "--art-paper-shade", 0.6));
      }
    }
  }
  return [
    { d: "M0 0H100V100H0Z", fill: "--art-walnut" },
    ...shelf,
    hatching("--art-ink", 0.18),
    // coat
    inked("M8 100C9 84 20 77 38 71L50 80 62 71C80 77 91 84 92 100Z", "--art-red", 1.5),
    {
      d: "M63 71.5C80 77 91 84 92 100H72C72 88 69 78 63 71.5Z",
      fill: "--art-red-deep",
      opacity: 0.7,
    },
    { d: "M38 71C40 82 44 92 48 100M62 71C60 82 56 92 52 100", stroke: "--art-gold", width: 2.6 },
    {
      d: "M13 94 20 89M15 98 25 91M78 83 87 92M76 88 84 98",
      stroke: "--art-ink",
      width: 0.7,
      opacity: 0.7,
    },
    { d: "M22 84C26 80 30 78 33 77M79 84C75 80 71 78 68 77", stroke: "--art-gold", width: 1.6 },
    // waistcoat and lace
    inked("M42 76 58 76 54.4 100H45.6Z", "--art-paper-shade", 0.9),
    ...face({
      brows: "M38.6 36.6Q42.4 34 46.6 36.2M52.6 36.2Q56.6 34 60.4 36.6",
      mouth: "M44.6 56.2Q48 57.6 50 56.6 52.6 57.8 54.6 55.4",
      browPaint: "--art-wig-shade",
      browWidth: 2.3,
      blush: 0.45,
      lines: "M41.4 52.4Q42.6 55.4 42.4 57.6M57 52.2Q56.4 55 56.8 57",
      jaw: 1.2,
    }),
    inked("M41 66C44 63.6 56 63.6 59 66L58 71C53 73.6 47 73.6 42 71Z", "--art-light", 1),
    inked(
      "M46 71C40 76 42 82 46 81 45 86 50 88 50 84 50 88 56 86 54.4 81 59 82 60 76 54.6 71Z",
      "--art-light",
      1,
    ),
    {
      d: "M48 73.6C46 76 46.4 79 47.6 80M52.4 73.6C54.4 76 53.6 79 52.6 80M50 74.6V83",
      stroke: "--art-wig-shade",
      width: 0.9,
    },
    // wig: crown, side rolls, bow
    inked(
      "M35.4 40C33 24 39 13.5 50 13.5S67 24 64.4 40C63 33 60.6 28.4 57 26.8 52 25 47 25 42.6 26.8 39 28.4 36.8 33 35.4 40Z",
      "--art-wig",
      1.3,
    ),
    {
      d: "M40 24C43 19 47 17 50 17S57 19 60 24M38 30C39.6 26 41 24.6 43 23.6M62 30C60.4 26 59 24.6 57 23.6M45 18.6C46 22 47 23 48.4 24.6M55 18.6C54 22 53 23 51.6 24.6",
      stroke: "--art-wig-shade",
      width: 1,
    },
    ...[36, 43.4, 50.8].flatMap((y) => [
      inked(ellipse(33.6, y + 2, 5.6, 4.1), "--art-wig", 1.1),
      { d: ellipse(33, y + 2, 2.6, 1.9), stroke: "--art-wig-shade", width: 1.1 },
      inked(ellipse(66.4, y + 2, 5.6, 4.1), "--art-wig", 1.1),
      { d: ellipse(67, y + 2, 2.6, 1.9), stroke: "--art-wig-shade", width: 1.1 },
    ]),
    // the letter
    inked("M60 76 89 70.4 92.6 90 63.6 95.4Z", "--art-paper", 1.3),
    {
      d: "M60 76 78.4 84.4 89 70.4M63.6 95.4 75.6 83.2M92.6 90 79.8 82.4",
      stroke: "--art-ink",
      width: 0.9,
    },
    { d: ellipse(77.8, 83.4, 4.4), fill: "--wax", stroke: "--art-red-deep", width: 1.1 },
    { d: "M76 83.2 77.4 84.8 80 81.8", stroke: "--art-light", width: 0.9, opacity: 0.8 },
    inked(
      "M56.6 84C60 82 66 83.6 67 86 67.6 89 66 92 62.4 93 58 93.6 55 90 56.6 84Z",
      "--art-skin",
      1.1,
    ),
    {
      d: "M61 86 66.4 86.8M61 88.8 66.2 89.4M60.6 91.2 64.4 91.6",
      stroke: "--art-ink",
      width: 0.7,
    },
    inked("M57 83.6C52 86 46 92 44 100H58C59.6 97 60 95 60.6 93Z", "--art-red", 1.2),
    inked("M56 83 60.6 93.6 56.4 95.4C53.6 92 53 88 52.4 85.6Z", "--art-light", 1),
  ];
}
