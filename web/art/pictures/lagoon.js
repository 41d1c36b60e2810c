import { ellipse, polygon, roundedBox } from "../../canvas/drawing.js";
import { inked } from "../ink.js";

/** @import { Part } from "../../canvas/drawing.js" */

/** The lagoon: houses on the water, a ship, beads of glass. @returns {Part[]} */
export function lagoon() {
  /** @type {Part[]} */
  const parts = [
    { d: "M0 0H320V200H0Z", fill: "--art-sky" },
    { d: "M0 0H320V100H0Z", fill: "--art-gold", opacity: 0.18 },
    { d: ellipse(66, 46, 18), fill: "--art-light", opacity: 0.8 },
    { d: "M0 108H320V200H0Z", fill: "--art-water" },
    { d: "M0 150C90 140 220 152 320 144V200H0Z", fill: "--art-water-deep", opacity: 0.55 },
  ];
  for (let i = 0; i < 26; i++) {
    const x = (i * 67) % 310;
    const y = 116 + ((i * 29) % 78);
    parts.push({ d: `M${x} ${y}q6 -2.4 12 0t12 0`, stroke: "--art-light", width: 1, opacity: 0.6 });
  }
  parts.push({
    d: "M120 112C160 104 300 104 330 110V118C280 122 160 122 120 116Z",
    fill: "--art-paper-shade",
    stroke: "--art-walnut",
    width: 1.2,
  });
  /** @type {[number, number, number, string, boolean][]} */
  const houses = [
    [130, 30, 40, "--art-paper", true],
    [162, 36, 54, "--art-terracotta", false],
    [200, 28, 38, "--art-linen", true],
    [252, 38, 50, "--art-paper-shade", false],
    [292, 30, 42, "--art-terracotta", true],
  ];
  for (const [x, w, h, wall, roof] of houses) {
    const y = 112;
    parts.push(inked(roundedBox(x, y - h, w, h), wall, 1.3));
    parts.push({
      d: roundedBox(x + w * 0.66, y - h, w * 0.34, h),
      fill: "--art-black",
      opacity: 0.14,
    });
    parts.push(
      roof
        ? inked(
            polygon([
              [x - 2, y - h],
              [x + w * 0.2, y - h - 11],
              [x + w * 0.8, y - h - 11],
              [x + w + 2, y - h],
            ]),
            "--art-terracotta",
            1.2,
          )
        : inked(
            polygon([
              [x - 2, y - h],
              [x + w / 2, y - h - 15],
              [x + w + 2, y - h],
            ]),
            "--art-leather",
            1.2,
          ),
    );
    for (let row = 0; row < 2; row++) {
      for (let column = 0; column < 3; column++) {
        const wx = x + 4 + column * ((w - 8) / 3) + 1;
        const wy = y - h + 7 + row * 17;
        parts.push(inked(`M${wx} ${wy + 10}v-6a2.6 2.6 0 0 1 5.2 0v6Z`, "--art-water-deep", 0.8));
      }
    }
    parts.push({ d: `M${x} ${y + 6}h${w}v${h * 0.3}h${-w}Z`, fill: wall, opacity: 0.25 });
  }
  parts.push(
    // bell tower
    inked(roundedBox(230, 36, 17, 76), "--art-terracotta", 1.3),
    { d: roundedBox(241, 36, 6, 76), fill: "--art-black", opacity: 0.18 },
    inked(roundedBox(228, 32, 21, 6), "--art-linen", 1.1),
    inked("M234 54v-8a4 4 0 0 1 8 0v8Z", "--art-water-deep", 0.9),
    inked(
      polygon([
        [229, 32],
        [238.5, 8],
        [248, 32],
      ]),
      "--art-green",
      1.2,
    ),
    // gondola
    inked(
      "M34 148C44 160 108 162 138 150 142 146 143 138 140 132 146 140 150 152 140 158 112 172 54 172 36 158 30 152 26 144 26 138 30 142 32 146 34 148Z",
      "--art-black-cloth",
      1.4,
    ),
    { d: "M40 154C60 162 108 162 134 154", stroke: "--art-gold", width: 1.4 },
    inked("M72 156V140H98V156Z", "--art-red", 1.2),
    inked("M70 140C76 130 94 130 100 140Z", "--art-red-deep", 1.2),
    inked("M50 152V136M46 138 52 128 58 138 56 152H47Z", "--art-blue", 1.1),
    inked(ellipse(52, 123, 4.6), "--art-skin", 1),
    inked("M45 120.6H59L56 116H48Z", "--art-gold", 1),
    { d: "M60 128 26 186", stroke: "--art-walnut-deep", width: 2.2 },
  );
  /** @type {[number, number, number, string][]} */
  const beads = [
    [206, 172, 15, "--art-red"],
    [238, 178, 12, "--art-gold"],
    [264, 168, 16, "--art-blue"],
    [294, 178, 12, "--art-green"],
  ];
  for (const [x, y, r, paint] of beads) {
    parts.push(
      { d: ellipse(x + 2, y + r * 0.9, r, r * 0.3), fill: "--art-black", opacity: 0.3 },
      inked(ellipse(x, y, r), paint, 1.4),
      { d: ellipse(x + r * 0.2, y + r * 0.25, r * 0.6), fill: "--art-light", opacity: 0.25 },
      {
        d: ellipse(x - r * 0.35, y - r * 0.4, r * 0.28, r * 0.2),
        fill: "--art-light",
        opacity: 0.95,
      },
      { d: ellipse(x, y - r * 0.02, r * 0.16), fill: "--art-ink", opacity: 0.6 },
    );
  }
  return parts;
}
