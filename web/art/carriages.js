import COACHES from "spieltisch:drawings/art/coaches";
import { ellipse, path, roundedBox } from "../board/canvas/drawing.js";
import MEDAL from "./carriages/medal.svg";
import SHIELD from "./carriages/shield.svg";
import { picture } from "./drawn.js";
import { inked, inPaint, recoloured } from "./paints.js";
import HORSE from "./team-horse.svg";

/**
 * @import { Part } from "../board/canvas/drawing.js"
 */

/** Size of a carriage picture in its own units. */
const CARRIAGE = { w: 120, h: 84 };

/** @param {number} cx @param {number} cy @param {number} r @param {number} [scale] of its strokes @returns {Part[]} */
export function wheel(cx, cy, r, scale = 1) {
  const spokes = Array.from({ length: 8 }, (_, i) => {
    const a = (i * Math.PI) / 4 + 0.2;
    return `M${cx} ${cy}l${(Math.cos(a) * r).toFixed(2)} ${(Math.sin(a) * r).toFixed(2)}`;
  }).join("");
  return [
    { d: ellipse(cx, cy, r), stroke: "--art-ink", width: 4.2 * scale },
    { d: ellipse(cx, cy, r), stroke: "--art-gold-deep", width: 2 * scale },
    { d: spokes, stroke: "--art-ink", width: 1.5 * scale },
    inked(ellipse(cx, cy, 2.6 * scale), "--art-gold", scale),
  ];
}

/** @typedef {[cx: number, cy: number, r: number]} Wheel */

/**
 * A post coach that grows with its number: one window for each town of the route.
 *
 * @param {number} length
 * @param {import("../board/canvas/drawing.js").Paint} [body]
 * @returns {Part[]}
 */
function coachParts(length, body) {
  const { parts, wheels } = coach(length, body);
  return [...parts, ...wheels.flatMap(([cx, cy, r]) => wheel(cx, cy, r))];
}

/**
 * The same with its wheels told apart, for a drawing that turns them.
 *
 * @param {number} length
 * @param {import("../board/canvas/drawing.js").Paint} [body]
 * @returns {{parts: Part[], wheels: Wheel[], left: number, right: number}} also where its box begins and ends
 */
export function coach(length, body = "--art-gold") {
  const pane = 10;
  const long = length * pane + 8;
  const left = (CARRIAGE.w - long) / 2 - 3;
  const right = left + long;
  const top = 30;
  const floor = 60;
  /** @type {Part[]} */
  const parts = [
    {
      d: `M${left - 8} 75H${right + 16}`,
      stroke: "--art-walnut",
      width: 0.8,
      opacity: 0.5,
      dash: "6 3",
    },
    // luggage on the roof
    inked(roundedBox(left + 13, top - 9, 13, 7, 1.5), "--art-leather", 1),
    inked(roundedBox(left + 28, top - 7.5, 10, 5.5, 1.5), "--art-walnut", 1),
    { d: `M${left + 17} ${top - 9}v7M${left + 22} ${top - 9}v7`, stroke: "--art-ink", width: 0.8 },
    // body, belly and roof
    inked(
      `M${left} ${top}H${right}C${right + 2} ${top + 14} ${right + 1} ${floor - 10} ${right - 5} ${floor}H${left + 5}C${left - 1} ${floor - 10} ${left - 2} ${top + 14} ${left} ${top}Z`,
      body,
      1.6,
    ),
    {
      d: `M${left - 0.6} ${top + 19}H${right + 0.6}C${right} ${floor - 8} ${right - 2} ${floor - 4} ${right - 5} ${floor}H${left + 5}C${left + 2} ${floor - 4} ${left} ${floor - 8} ${left - 0.6} ${top + 19}Z`,
      fill: "--art-black-cloth",
    },
    { d: `M${left - 0.6} ${top + 19}H${right + 0.6}`, stroke: "--art-ink", width: 1.2 },
    inked(
      path`M${left - 3} ${top + 0.8}L${left + 2} ${top - 3}L${right - 2} ${top - 3}L${right + 3} ${top + 0.8}Z`,
      "--art-black-cloth",
      1,
    ),
  ];
  for (let i = 0; i < length; i++) {
    const x = left + 4 + i * pane + 1.3;
    parts.push(inked(roundedBox(x, top + 4, pane - 2.6, 11.5, 1.6), "--art-sky", 1.1), {
      d: `M${x + 0.6} ${top + 5}h${pane - 3.8}q-1 4 -${pane - 3.8} 4.6Z`,
      fill: "--art-red",
    });
  }
  // the coachman's box, lamp and springs
  parts.push(
    inked(`M${right + 1} ${top + 18}h10l2 6h-5l-3 12h-6Z`, "--art-leather", 1.2),
    inked(`M${right + 5} ${top + 18}v-7l5 1.4v5.6Z`, "--art-red-deep", 1),
    inked(roundedBox(right - 1.2, top + 7, 3.6, 6, 1), "--art-gold", 0.9),
    {
      d: `M${left + 2} ${floor + 3}C${left + 12} ${floor + 9} ${right - 12} ${floor + 9} ${right + 8} ${floor + 2}`,
      stroke: "--art-ink",
      width: 2.4,
    },
  );
  /** @type {Wheel[]} */
  const wheels = [
    [left + 9, 64, 11],
    [right + 3, 66, 9],
  ];
  if (length > 5) wheels.push([(left + right) / 2 - 2, 65, 10]);
  return { parts, wheels, left, right };
}

/** The number of a carriage on its shield, 42 by 45. @param {number} length @returns {Part[]} */
export function shieldParts(length) {
  return [...SHIELD, figure(length, 21, 34, 32)];
}

/** Its points on a medal, about x = 101. @param {number} points @returns {Part[]} */
export function medalParts(points) {
  return [...MEDAL, figure(points, 101, 23.5, 17)];
}

/** @param {number} number @param {number} x @param {number} y @param {number} size @returns {Part} */
function figure(number, x, y, size) {
  return { text: String(number), x, y, size, font: "text", weight: 800, fill: "--art-ink" };
}

/**
 * A carriage: the coach, its number on a shield and, where known, its points on a medal.
 *
 * @param {number} length  3 to 7
 * @param {number} [points]
 */
export function carriage(length, points) {
  const box = `0 0 ${CARRIAGE.w} ${CARRIAGE.h}`;
  const parts = () => [
    inked(roundedBox(0.8, 0.8, CARRIAGE.w - 1.6, CARRIAGE.h - 1.6, 6), "--art-paper", 1.6),
    {
      d: roundedBox(3.4, 3.4, CARRIAGE.w - 6.8, CARRIAGE.h - 6.8, 4),
      stroke: "--art-walnut",
      width: 0.8,
    },
    { d: ellipse(CARRIAGE.w / 2, 73, 52, 6), fill: "--art-paper-shade" },
    ...coachParts(length),
    ...shieldParts(length),
    ...(points === undefined ? [] : medalParts(points)),
  ];
  return picture(box, "art-carriage", parts, `${length} ${points}`);
}

/** The carriage card of the northern board: a coach with its two horses. */
export function team() {
  const second = recoloured(HORSE, { "--art-leather": "--art-hair-light" });
  return picture(`0 14 ${CARRIAGE.w + 6} 66`, "art-team", () => [
    { parts: coachParts(3), x: -34, y: 0, scale: 1 },
    { parts: HORSE, x: 72, y: 28, scale: 1 },
    { parts: second, x: 62, y: 34, scale: 1 },
  ]);
}

/** Size of a travelling coach in its own units; it stands on the lower edge. */
export const COACH = { w: 56, h: 44 };

/** How many marks tell the coaches apart without their colours, none of them a player's mark. */
const MARK_COUNT = 5;

/**
 * A travelling coach in its colour, with its mark on the door.
 *
 * @param {string} hex
 * @param {number} number  which mark, from 0
 * @returns {Part[]}
 */
export function travelCoachParts(hex, number) {
  const mark = COACHES[`mark-${number % MARK_COUNT}`];
  return [...inPaint(COACHES.body ?? [], hex), ...(mark ?? [])];
}

/**
 * A travelling coach.
 *
 * @param {string} hex
 * @param {number} number
 */
export function travelCoach(hex, number) {
  const parts = () => travelCoachParts(hex, number);
  return picture(`0 0 ${COACH.w} ${COACH.h}`, "art-coach", parts, `${hex} ${number}`);
}
