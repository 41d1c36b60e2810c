import { ellipse } from "../../canvas/drawing.js";
import { coach } from "../carriages.js";
import { horse } from "../horse.js";
import { inked } from "../ink.js";
import { hornParts, markPath } from "../pieces.js";
import { flag } from "./strokes.js";

/** @import { Part } from "../../canvas/drawing.js" */
/** @import { SceneLook } from "./types.js" */

/** On which the wheels stand. */
export const GROUND = 178;
/** How large coach and horses are drawn. */
export const LARGE = 1.5;
/** Where the corner of the coach lies. */
const CORNER = [138, GROUND - 75 * LARGE];

/**
 * A mail coach in the colour of a seat, four horses, a postilion who blows the horn: some 300 wide, from about x = 165.
 *
 * @param {SceneLook} look
 * @param {number} length windows of the coach
 * @returns {{behind: Part[], wheels: import("../carriages.js").Wheel[], before: Part[]}} what lies under the wheels, the
 *   wheels, and what lies over them
 */
export function mailTeam(look, length) {
  const { parts, wheels, left, right } = coach(length, `--seat-${look.color}`);
  const [x = 0, y = 0] = CORNER;
  const [feet, nose] = [GROUND - 35 * LARGE, x + right * LARGE];
  const middle = (left + right) / 2;
  return {
    behind: [
      { d: ellipse(x + middle * LARGE, GROUND + 4, 74, 5), fill: "--art-black", opacity: 0.22 },
      { d: ellipse(nose + 84, GROUND + 3, 74, 4.6), fill: "--art-black", opacity: 0.2 },
      { parts: horse("--art-leather", "--art-gold"), x: nose + 44, y: feet - 5, scale: LARGE },
      { parts: horse("--art-leather", "--art-gold"), x: nose + 108, y: feet - 5, scale: LARGE },
      { parts: [...flag(look, left + 3, 28, 24, 14), ...parts], x, y, scale: LARGE },
    ],
    wheels: wheels.map(([cx, cy, r]) => [x + cx * LARGE, y + cy * LARGE, r * LARGE]),
    before: [
      {
        x,
        y,
        scale: LARGE,
        parts: [
          inked(ellipse(middle - 1, 54, 7.4), `--seat-${look.color}`, 1),
          { d: markPath(look.symbol, middle - 1, 54, 4.6), fill: `--seat-${look.color}-ink` },
          // The lamp shines by night.
          { d: ellipse(right + 0.6, 40, 9), fill: "--scene-lamp", opacity: 0.35 },
          ...postilion(look, right + 7, 30),
        ],
      },
      {
        d: `M${nose + 12} ${GROUND - 34}C${nose + 30} ${GROUND - 26} ${nose + 60} ${GROUND - 32} ${nose + 150} ${GROUND - 34}M${nose + 12} ${GROUND - 26}C${nose + 60} ${GROUND - 18} ${nose + 100} ${GROUND - 20} ${nose + 148} ${GROUND - 24}`,
        stroke: "--art-ink",
        width: 1.5,
      },
      { parts: horse("--art-hair", `--seat-${look.color}`), x: nose + 28, y: feet, scale: LARGE },
      { parts: horse("--art-hair", `--seat-${look.color}`), x: nose + 92, y: feet, scale: LARGE },
      plume(look, nose + 28 + 38 * LARGE, feet - 8 * LARGE),
      plume(look, nose + 92 + 38 * LARGE, feet - 8 * LARGE),
      {
        d: `M${x + left * LARGE - 12} ${GROUND}q-12-7-18 0q-10-4-13 2M${x + left * LARGE - 6} ${GROUND - 8}q-8-5-13 0`,
        stroke: "--scene-line",
        width: 1.1,
        opacity: 0.7,
      },
    ],
  };
}

/** @param {SceneLook} look @param {number} x @param {number} y of the seat @returns {Part[]} */
function postilion({ color }, x, y) {
  return [
    { d: `M${x + 3} ${y + 14}L${x + 9} ${y + 24}`, stroke: "--art-ink", width: 4.6 },
    { d: `M${x + 3} ${y + 14}L${x + 9} ${y + 24}`, stroke: "--art-linen", width: 3 },
    inked(
      `M${x - 4} ${y + 17}C${x - 6} ${y + 5} ${x - 3} ${y} ${x + 2} ${y}C${x + 7} ${y} ${x + 8} ${y + 8} ${x + 7} ${y + 17}Z`,
      `--seat-${color}`,
      1.1,
    ),
    { d: `M${x + 2} ${y + 1}V${y + 16}`, stroke: "--art-gold", width: 1.2 },
    inked(ellipse(x + 2, y - 5, 4.6), "--art-skin", 0.9),
    { d: ellipse(x + 4, y - 5, 0.7), fill: "--art-ink" },
    inked(
      `M${x - 6} ${y - 7}Q${x + 2} ${y - 10} ${x + 10} ${y - 7}L${x + 6} ${y - 12}Q${x + 2} ${y - 14} ${x - 2} ${y - 12}Z`,
      "--art-black-cloth",
      0.9,
    ),
    { d: `M${x + 4} ${y + 5}L${x + 12} ${y}`, stroke: "--art-ink", width: 4 },
    { d: `M${x + 4} ${y + 5}L${x + 12} ${y}`, stroke: `--seat-${color}`, width: 2.6 },
    { parts: hornParts(), x: x + 6, y: y - 9, scale: 0.52 },
    {
      d: `M${x + 32} ${y - 9}q3 4 0 8M${x + 36} ${y - 12}q5 7 0 14M${x + 40} ${y - 15}q7 10 0 20`,
      stroke: "--art-gold",
      width: 1.4,
    },
  ];
}

/** A feather on the head of a horse. @param {SceneLook} look @param {number} x @param {number} y @returns {Part} */
function plume({ color }, x, y) {
  return inked(
    `M${x} ${y}C${x - 8} ${y - 4} ${x - 10} ${y - 12} ${x - 4} ${y - 16}C${x - 1} ${y - 11} ${x + 3} ${y - 7} ${x} ${y}Z`,
    `--seat-${color}`,
    1,
  );
}
