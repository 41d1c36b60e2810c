import { polygon } from "../../canvas/drawing.js";
import { wheel } from "../carriages.js";
import { townParts } from "../town.js";
import { LARGE, mailTeam } from "./mail-team.js";
import { flag, light, sky, tree } from "./strokes.js";

/** @import { Part } from "../../canvas/drawing.js" */
/** @import { Scene, SceneLook } from "./types.js" */

/** Windows of the coach. */
const LENGTH = 5;

/** The winner's mail coach before the town, its postilion blowing the horn. @param {SceneLook} look @returns {Scene} */
export function mailCoach(look) {
  const { behind, wheels, before } = mailTeam(look, LENGTH);
  const all = [...behind, ...wheels.flatMap(([x, y, r]) => wheel(x, y, r, LARGE)), ...before];
  return {
    back: [...sky(140), ...light(352, 58, 24), ...alps(), ...hills(), ...town(look), ...road()],
    moving: all,
    front: [
      ...tree(92, 158, 1.15),
      ...tree(74, 163, 1.4),
      ...tree(612, 172, 1.5),
      ...tree(632, 166, 1.2),
      ...grass(),
    ],
  };
}

/** @returns {Part[]} */
function alps() {
  /** @type {[number, number][]} */
  const peaks = [
    [20, 52],
    [78, 70],
    [142, 58],
    [204, 76],
    [268, 60],
    [560, 66],
    [622, 58],
  ];
  return peaks.flatMap(([x, h]) => {
    const [w, y] = [h * 1.3, 142];
    return [
      {
        d: polygon([
          [x - w * 0.62, y],
          [x - w * 0.22, y - h * 0.55],
          [x, y - h],
          [x + w * 0.22, y - h * 0.5],
          [x + w * 0.62, y],
        ]),
        fill: "--scene-far",
        stroke: "--scene-line",
        width: 1,
      },
      {
        d: polygon([
          [x, y - h],
          [x + w * 0.22, y - h * 0.5],
          [x + w * 0.62, y],
          [x + w * 0.12, y],
          [x + w * 0.05, y - h * 0.5],
        ]),
        fill: "--scene-line",
        opacity: 0.28,
      },
      {
        d: polygon([
          [x - w * 0.1, y - h * 0.76],
          [x, y - h],
          [x + w * 0.1, y - h * 0.76],
          [x + w * 0.03, y - h * 0.7],
          [x - w * 0.03, y - h * 0.8],
        ]),
        fill: "--scene-snow",
      },
      {
        d: `M${x + 3} ${y - h + 10}l${w * 0.11} ${h * 0.3}M${x + 8} ${y - h * 0.68}l${w * 0.13} ${h * 0.34}M${x + 14} ${y - h * 0.48}l${w * 0.15} ${h * 0.3}`,
        stroke: "--scene-line",
        width: 0.8,
        opacity: 0.8,
      },
    ];
  });
}

/** @returns {Part[]} */
function hills() {
  return [
    {
      d: "M0 138C70 122 150 142 240 132 330 122 400 140 470 130 540 122 600 136 640 128V200H0Z",
      fill: "--scene-meadow-far",
      stroke: "--scene-line",
      width: 0.8,
    },
    {
      d: "M0 156C90 138 200 160 320 148 440 138 560 156 640 146V200H0Z",
      fill: "--scene-meadow",
      stroke: "--scene-line",
      width: 0.8,
    },
    {
      d: "M40 149q10-4 22 0M150 152q12-4 24 0M250 149q10-4 20 0M330 143q10-3 20 0",
      stroke: "--scene-line",
      width: 0.8,
      opacity: 0.6,
    },
  ];
}

/** @param {SceneLook} look @returns {Part[]} */
function town(look) {
  return [
    { parts: townParts("landsberg", 1), x: 168, y: 147, scale: 0.9 },
    ...flag(look, 497, 110, 52, 13),
    ...flag(look, 553, 116, 52, 11),
    { parts: townParts("passau", 2), x: 590, y: 158, scale: 1.7 },
    { parts: townParts("regensburg", 3), x: 505, y: 164, scale: 2.25 },
    ...flag(look, 452, 170, 66, 17),
  ];
}

/** @returns {Part[]} */
function road() {
  return [
    {
      d: "M-6 178C120 170 260 172 380 166 440 162 476 160 500 157L522 158C520 166 490 176 440 182 330 194 160 190-6 204Z",
      fill: "--scene-road",
      stroke: "--scene-line",
      width: 1.2,
    },
    {
      d: "M-6 184C120 177 270 180 390 173 440 169 480 166 502 162M-6 198C150 187 320 190 440 177",
      stroke: "--scene-line",
      width: 0.8,
      dash: "14 9 3 9",
      opacity: 0.55,
    },
  ];
}

/** @returns {Part[]} */
function grass() {
  const blades = [20, 58, 118, 206, 300, 372, 420, 560, 598].map(
    (x, i) =>
      `M${x} ${197 - (i % 3) * 2}q-1-6-4-8M${x} ${197 - (i % 3) * 2}q1-7 4-9M${x} ${197 - (i % 3) * 2}v-8`,
  );
  return [{ d: blades.join(""), stroke: "--scene-wood", width: 1.4 }];
}
