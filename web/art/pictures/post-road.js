import { ellipse, polygon } from "../../canvas/drawing.js";
import { coachParts } from "../carriages.js";
import { horse } from "../horse.js";
import { inked } from "../ink.js";
import { townParts } from "../town.js";

/** @import { Part } from "../../canvas/drawing.js" */

/** A coach on the road between two towns, under a wide sky. @returns {Part[]} */
export function postRoad() {
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
    { parts: horse(), x: 222, y: 142, scale: 1 },
    { parts: horse(), x: 240, y: 139, scale: 0.98 },
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
      inked(ellipse(x, y - 8 * s, 8 * s, 11 * s), "--art-green-deep", 0.9),
      {
        d: `M${x - 4 * s} ${y - 12 * s}q3 4 7 2M${x - 2 * s} ${y - 6 * s}q4 3 7 0`,
        stroke: "--art-green",
        width: 1,
      },
    );
  }
  return parts;
}
