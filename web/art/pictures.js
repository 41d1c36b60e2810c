import { html } from "lit";
import { coachParts } from "./carriages.js";
import { ellipse, polygon, roundedBox, toSvg } from "./drawing.js";
import { hornParts } from "./pieces.js";
import { townParts } from "./town.js";

/** @import { Part } from "./drawing.js" */

/** The mark of the site: a round table with a horn and a bead of glass, and the name beside it. */
export function logo() {
  return html`<svg class="art art-logo" viewBox="0 0 268 64" aria-hidden="true">${toSvg([
    ...signParts(),
    { text: "Spieltisch", x: 166, y: 45, size: 43, font: "display", fill: "--ink", fit: 196 },
  ])}</svg>`;
}

/** The sign alone, in a box of 64 by 64. @returns {Part[]} */
export function signParts() {
  return [
    { d: ellipse(32, 33.5, 29), fill: "--art-walnut-deep" },
    { d: ellipse(32, 31.5, 29), fill: "--art-walnut", stroke: "--art-ink", width: 1.6 },
    { d: ellipse(32, 31.5, 23.6), fill: "--art-green", stroke: "--art-gold", width: 2 },
    { d: ellipse(32, 31.5, 26.6), stroke: "--art-gold-deep", width: 0.8 },
    { parts: hornParts(), x: 12.5, y: 18, scale: 0.9 },
    { d: ellipse(43, 42, 5.4), fill: "--art-water", stroke: "--art-ink", width: 1.2 },
    { d: ellipse(41.2, 40, 1.6), fill: "--art-light" },
  ];
}

/**
 * The picture of a game for the home page.
 *
 * @param {string} id
 */
export function gamePicture(id) {
  return html`<svg class="art art-game" viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${toSvg(id === "murano" ? lagoon() : postRoad())}</svg>`;
}

/** A coach on the road between two towns, under a wide sky. @returns {Part[]} */
function postRoad() {
  /** @type {Part[]} */
  const parts = [
    { d: "M0 0H320V200H0Z", fill: "--art-sky" },
    { d: "M0 0H320V92H0Z", fill: "--art-paper", opacity: 0.55 },
  ];
  for (let y = 6; y < 92; y += 5)
    parts.push({
      d: `M0 ${y}C80 ${y - 3} 200 ${y + 4} 320 ${y}`,
      stroke: "--art-blue",
      width: 0.5,
      opacity: 0.25,
    });
  parts.push({ d: ellipse(250, 40, 17), fill: "--art-gold", opacity: 0.65 });
  // the Alps
  for (const [x, h] of [
    [-6, 46],
    [34, 62],
    [78, 50],
    [120, 66],
    [164, 48],
    [206, 58],
    [246, 44],
    [288, 60],
    [326, 46],
  ]) {
    const w = h * 1.25;
    parts.push(
      {
        d: polygon([
          [x - w * 0.6, 104],
          [x - w * 0.2, 104 - h * 0.55],
          [x, 104 - h],
          [x + w * 0.22, 104 - h * 0.5],
          [x + w * 0.6, 104],
        ]),
        fill: "--art-paper-shade",
        stroke: "--art-walnut",
        width: 1,
      },
      {
        d: polygon([
          [x, 104 - h],
          [x + w * 0.22, 104 - h * 0.5],
          [x + w * 0.6, 104],
          [x + w * 0.1, 104],
          [x + w * 0.05, 104 - h * 0.5],
        ]),
        fill: "--art-walnut",
        opacity: 0.28,
      },
      {
        d: `M${x + 2} ${104 - h + 8}l${w * 0.1} ${h * 0.3}M${x + 6} ${104 - h * 0.7}l${w * 0.12} ${h * 0.34}M${x + 12} ${104 - h * 0.5}l${w * 0.14} ${h * 0.3}`,
        stroke: "--art-walnut",
        width: 0.8,
      },
    );
  }
  parts.push(
    {
      d: "M0 104C40 92 90 104 140 98 200 90 260 102 320 94V200H0Z",
      fill: "--art-green",
      opacity: 0.75,
    },
    {
      d: "M0 122C60 108 120 124 180 114 240 106 280 118 320 112V200H0Z",
      fill: "--art-green",
      stroke: "--art-green-deep",
      width: 1,
    },
    { d: "M0 160C80 140 200 160 320 138V200H0Z", fill: "--art-green-deep", opacity: 0.55 },
    { parts: townParts("muenchen", 3), x: 66, y: 116, scale: 1.35 },
    { parts: townParts("linz", 1), x: 274, y: 112, scale: 1 },
    {
      d: "M-6 184C60 176 110 178 180 172 250 166 290 150 330 150L330 166C290 168 250 182 186 188 110 194 60 192 -6 204Z",
      fill: "--art-paper",
      stroke: "--art-walnut",
      width: 1.4,
    },
    {
      d: "M0 194C70 186 120 186 184 180 250 174 290 160 330 158",
      stroke: "--art-walnut",
      width: 0.9,
      dash: "7 6",
      opacity: 0.7,
    },
    { parts: coachParts(4), x: 60, y: 86, scale: 1.28 },
    ...horse(222, 142, 1),
    ...horse(240, 139, 0.98),
    { d: "M196 150C204 152 214 150 224 148", stroke: "--art-ink", width: 1.2 },
  );
  for (const [x, y, s] of [
    [14, 136, 1.2],
    [26, 140, 1],
    [300, 128, 1.1],
    [312, 132, 0.9],
    [164, 128, 0.8],
    [152, 131, 0.7],
  ]) {
    parts.push(
      { d: `M${x} ${y}v${8 * s}`, stroke: "--art-walnut-deep", width: 2 * s },
      {
        d: ellipse(x, y - 8 * s, 8 * s, 11 * s),
        fill: "--art-green-deep",
        stroke: "--art-ink",
        width: 0.9,
      },
      {
        d: `M${x - 4 * s} ${y - 12 * s}q3 4 7 2M${x - 2 * s} ${y - 6 * s}q4 3 7 0`,
        stroke: "--art-green",
        width: 1,
      },
    );
  }
  return parts;
}

/** A trotting horse. @param {number} x @param {number} y @param {number} s @returns {Part[]} */
function horse(x, y, s) {
  return [
    {
      x,
      y,
      scale: s,
      parts: [
        {
          d: "M6 20 2 34M12 21 14 35M26 21 24 28 20 34M30 20 34 27 32 34",
          stroke: "--art-ink",
          width: 3.6,
        },
        {
          d: "M6 20 2 34M12 21 14 35M26 21 24 28 20 34M30 20 34 27 32 34",
          stroke: "--art-hair",
          width: 2.2,
        },
        {
          d: "M2 14C4 8 12 8 20 9 26 9 28 7 31 2 32-2 35-6 38-6L39-9 41-6C44-3 48 0 49 3 48 6 45 6 42 4 40 4 38 6 37 9 36 15 34 20 30 22 22 24 14 23 8 22 3 21 1 18 2 14Z",
          fill: "--art-hair",
          stroke: "--art-ink",
          width: 1.3,
        },
        {
          d: "M31 2C33-2 35-5 38-6 35 0 34 5 31 10 29 9 29 6 31 2ZM2 14C-3 15-5 20-4 27-1 24 2 21 3 18Z",
          fill: "--art-walnut-deep",
          stroke: "--art-ink",
          width: 0.9,
        },
        { d: "M33 3 36 14M31 12C24 15 14 15 5 13M40-3 43 3", stroke: "--art-red", width: 1.6 },
        { d: ellipse(42, -1.6, 0.9), fill: "--art-ink" },
      ],
    },
  ];
}

/** The lagoon: houses on the water, a boat, beads of glass. @returns {Part[]} */
function lagoon() {
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
    parts.push({ d: roundedBox(x, y - h, w, h), fill: wall, stroke: "--art-ink", width: 1.3 });
    parts.push({
      d: roundedBox(x + w * 0.66, y - h, w * 0.34, h),
      fill: "--art-black",
      opacity: 0.14,
    });
    parts.push(
      roof
        ? {
            d: polygon([
              [x - 2, y - h],
              [x + w * 0.2, y - h - 11],
              [x + w * 0.8, y - h - 11],
              [x + w + 2, y - h],
            ]),
            fill: "--art-terracotta",
            stroke: "--art-ink",
            width: 1.2,
          }
        : {
            d: polygon([
              [x - 2, y - h],
              [x + w / 2, y - h - 15],
              [x + w + 2, y - h],
            ]),
            fill: "--art-leather",
            stroke: "--art-ink",
            width: 1.2,
          },
    );
    for (let row = 0; row < 2; row++) {
      for (let column = 0; column < 3; column++) {
        const wx = x + 4 + column * ((w - 8) / 3) + 1;
        const wy = y - h + 7 + row * 17;
        parts.push({
          d: `M${wx} ${wy + 10}v-6a2.6 2.6 0 0 1 5.2 0v6Z`,
          fill: "--art-water-deep",
          stroke: "--art-ink",
          width: 0.8,
        });
      }
    }
    parts.push({ d: `M${x} ${y + 6}h${w}v${h * 0.3}h${-w}Z`, fill: wall, opacity: 0.25 });
  }
  parts.push(
    // bell tower
    { d: roundedBox(230, 36, 17, 76), fill: "--art-terracotta", stroke: "--art-ink", width: 1.3 },
    { d: roundedBox(241, 36, 6, 76), fill: "--art-black", opacity: 0.18 },
    { d: roundedBox(228, 32, 21, 6), fill: "--art-linen", stroke: "--art-ink", width: 1.1 },
    { d: "M234 54v-8a4 4 0 0 1 8 0v8Z", fill: "--art-water-deep", stroke: "--art-ink", width: 0.9 },
    {
      d: polygon([
        [229, 32],
        [238.5, 8],
        [248, 32],
      ]),
      fill: "--art-green",
      stroke: "--art-ink",
      width: 1.2,
    },
    // gondola
    {
      d: "M34 148C44 160 108 162 138 150 142 146 143 138 140 132 146 140 150 152 140 158 112 172 54 172 36 158 30 152 26 144 26 138 30 142 32 146 34 148Z",
      fill: "--art-black-cloth",
      stroke: "--art-ink",
      width: 1.4,
    },
    { d: "M40 154C60 162 108 162 134 154", stroke: "--art-gold", width: 1.4 },
    { d: "M72 156V140H98V156Z", fill: "--art-red", stroke: "--art-ink", width: 1.2 },
    {
      d: "M70 140C76 130 94 130 100 140Z",
      fill: "--art-red-deep",
      stroke: "--art-ink",
      width: 1.2,
    },
    {
      d: "M50 152V136M46 138 52 128 58 138 56 152H47Z",
      fill: "--art-blue",
      stroke: "--art-ink",
      width: 1.1,
    },
    { d: ellipse(52, 123, 4.6), fill: "--art-skin", stroke: "--art-ink", width: 1 },
    { d: "M45 120.6H59L56 116H48Z", fill: "--art-gold", stroke: "--art-ink", width: 1 },
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
      { d: ellipse(x, y, r), fill: paint, stroke: "--art-ink", width: 1.4 },
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
