import { ellipse } from "../../board/canvas/drawing.js";
import { coach, wheel } from "../carriages.js";
import HORSE from "../horse.svg";
import { inked, inPaint, recoloured } from "../paints.js";
import { flag, markPath } from "../pieces.js";
import { townParts } from "../town.js";
import LAND from "./mail-land.svg";
import ROAD from "./mail-road.svg";
import TREES from "./mail-trees.svg";
import PLUME from "./plume.svg";
import POSTILION from "./postilion.svg";

/**
 * @import { Scene, SceneLook } from "./types.js"
 * @import { Part } from "../../board/canvas/drawing.js"
 */

/** Windows of the coach. */
const COACH_WINDOWS = 5;

/** The winner's mail coach before the town, its postilion blowing the horn. @param {SceneLook} look @returns {Scene} */
export function mailCoach(look) {
  const { behind, wheels, before } = mailTeam(look, COACH_WINDOWS);
  const all = [...behind, ...wheels.flatMap(([x, y, r]) => wheel(x, y, r, SCALE)), ...before];
  return { back: [...LAND, ...town(look), ...ROAD], moving: all, front: TREES };
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

/** On which the wheels stand. */
const GROUND = 178;
/** Of coach and horses. */
export const SCALE = 1.5;
/** Where the corner of the coach lies. */
const CORNER = [138, GROUND - 75 * SCALE];

/**
 * A mail coach in the colour of a seat, four horses, a postilion who blows the horn: some 300 wide, from about x = 165.
 *
 * @param {SceneLook} look
 * @param {number} length windows of the coach
 * @returns {{behind: Part[], wheels: import("../carriages.js").Wheel[], before: Part[]}} what lies under the wheels, the
 *   wheels, and what lies over them
 */
export function mailTeam(look, length) {
  const paint = `--seat-${look.color}`;
  const { parts, wheels, left, right } = coach(length, look.coach ?? paint);
  const wheeler = recoloured(HORSE, { "--art-hair": "--art-leather", "--art-red": "--art-gold" });
  const leader = recoloured(HORSE, { "--art-red": paint });
  const plume = inPaint(PLUME, paint);
  const [x = 0, y = 0] = CORNER;
  const [feet, nose] = [GROUND - 35 * SCALE, x + right * SCALE];
  const middle = (left + right) / 2;
  return {
    behind: [
      { d: ellipse(x + middle * SCALE, GROUND + 4, 74, 5), fill: "--art-black", opacity: 0.22 },
      { d: ellipse(nose + 84, GROUND + 3, 74, 4.6), fill: "--art-black", opacity: 0.2 },
      { parts: wheeler, x: nose + 44, y: feet - 5, scale: SCALE },
      { parts: wheeler, x: nose + 108, y: feet - 5, scale: SCALE },
      { parts: [...flag(look, left + 3, 28, 24, 14), ...parts], x, y, scale: SCALE },
    ],
    wheels: wheels.map(([cx, cy, r]) => [x + cx * SCALE, y + cy * SCALE, r * SCALE]),
    before: [
      {
        x,
        y,
        scale: SCALE,
        parts: [
          inked(ellipse(middle - 1, 54, 7.4), paint, 1),
          { d: markPath(look.symbol, middle - 1, 54, 4.6), fill: `${paint}-ink` },
          // The lamp shines by night.
          { d: ellipse(right + 0.6, 40, 9), fill: "--scene-lamp", opacity: 0.35 },
          { parts: inPaint(POSTILION, paint), x: right + 7, y: 30, scale: 1 },
        ],
      },
      {
        d: `M${nose + 12} ${GROUND - 34}C${nose + 30} ${GROUND - 26} ${nose + 60} ${GROUND - 32} ${nose + 150} ${GROUND - 34}M${nose + 12} ${GROUND - 26}C${nose + 60} ${GROUND - 18} ${nose + 100} ${GROUND - 20} ${nose + 148} ${GROUND - 24}`,
        stroke: "--art-ink",
        width: 1.5,
      },
      { parts: leader, x: nose + 28, y: feet, scale: SCALE },
      { parts: leader, x: nose + 92, y: feet, scale: SCALE },
      { parts: plume, x: nose + 28 + 38 * SCALE, y: feet - 8 * SCALE, scale: 1 },
      { parts: plume, x: nose + 92 + 38 * SCALE, y: feet - 8 * SCALE, scale: 1 },
      {
        d: `M${x + left * SCALE - 12} ${GROUND}q-12-7-18 0q-10-4-13 2M${x + left * SCALE - 6} ${GROUND - 8}q-8-5-13 0`,
        stroke: "--scene-line",
        width: 1.1,
        opacity: 0.7,
      },
    ],
  };
}
