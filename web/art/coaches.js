import { html } from "lit";
import { ellipse, polygon, roundedBox, toSvg } from "../canvas/drawing.js";
import { drawn } from "./drawn.js";
import { inked } from "./ink.js";

/** @import { Part } from "../canvas/drawing.js" */

/** Size of a travelling coach in its own units; it stands on the lower edge. */
export const COACH = { w: 56, h: 44 };

/** Corners of a star. @param {number} x @param {number} y @param {number} r */
function star(x, y, r) {
  return polygon(
    Array.from({ length: 10 }, (_, i) => {
      const a = (i * Math.PI) / 5 - Math.PI / 2;
      const far = i % 2 ? r * 0.44 : r * 1.08;
      return /** @type {[number, number]} */ ([x + Math.cos(a) * far, y + Math.sin(a) * far]);
    }),
  );
}

/**
 * Marks that tell the coaches apart without their colours, none of them a player's mark.
 *
 * @type {((x: number, y: number, r: number) => string)[]}
 */
const MARKS = [
  (x, y, r) => {
    const [a, b] = [r * 0.32, r * 0.95];
    return `M${x - a} ${y - b}h${2 * a}v${b - a}h${b - a}v${2 * a}h${a - b}v${b - a}h${-2 * a}v${a - b}h${a - b}v${-2 * a}h${b - a}Z`;
  },
  star,
  (x, y, r) =>
    `M${x + r * 0.45} ${y - r * 0.9}A${r} ${r} 0 1 0 ${x + r * 0.45} ${y + r * 0.9}A${r * 0.86} ${r * 0.86} 0 0 1 ${x + r * 0.45} ${y - r * 0.9}Z`,
  (x, y, r) =>
    [-0.86, -0.22, 0.42]
      .map((by) => roundedBox(x - r * 0.85, y + r * by, r * 1.7, r * 0.44))
      .join(""),
  (x, y, r) =>
    `M${x} ${y + r}C${x - r * 1.5} ${y} ${x - r} ${y - r * 1.2} ${x} ${y - r * 0.4}C${x + r} ${y - r * 1.2} ${x + r * 1.5} ${y} ${x} ${y + r}Z`,
];

/** @param {number} number  of the coach, from 0 @param {number} x @param {number} y @param {number} r */
export function coachMarkPath(number, x, y, r) {
  return (MARKS[number % MARKS.length] ?? star)(x, y, r);
}

/** @param {number} cx @param {number} cy @param {number} r @returns {Part[]} */
function wheel(cx, cy, r) {
  const spokes = [0, 1, 2, 3].map((i) => {
    const [x, y] = [Math.cos((i * Math.PI) / 4) * r, Math.sin((i * Math.PI) / 4) * r];
    return `M${(cx - x).toFixed(1)} ${(cy - y).toFixed(1)}L${(cx + x).toFixed(1)} ${(cy + y).toFixed(1)}`;
  });
  return [
    inked(ellipse(cx, cy, r), "--art-paper", 2.6),
    { d: spokes.join(""), stroke: "--art-ink", width: 1.1 },
    inked(ellipse(cx, cy, 1.6), "--art-gold", 0.8),
  ];
}

/**
 * A travelling coach in its colour, with its mark on the door.
 *
 * @param {string} hex
 * @param {number} number  which mark, from 0
 * @returns {Part[]}
 */
export function travelCoachParts(hex, number) {
  return [
    inked("M6 14Q6 8 12 8H44Q50 8 50 14L47 32Q46 35 43 35H13Q10 35 9 32Z", hex, 2),
    inked("M4 9 9 3H47L52 9Z", hex, 1.8),
    { d: "M4 9 9 3H47L52 9Z", fill: "--art-black", opacity: 0.28 },
    { d: "M9 32Q10 35 13 35H43Q46 35 47 32L47.5 29H8.5Z", fill: "--art-black", opacity: 0.22 },
    inked("M10 12.4H17V19H10.8ZM39 12.4H46L45.2 19H39Z", "--art-sky", 1),
    inked(ellipse(28, 20.5, 10), "--art-light", 1.4),
    { d: coachMarkPath(number, 28, 20.5, 6.6), fill: "--art-ink" },
    ...wheel(13, 37, 6),
    ...wheel(43, 37, 6),
  ];
}

/**
 * A travelling coach.
 *
 * @param {string} hex
 * @param {number} number
 */
export function travelCoach(hex, number) {
  return drawn(drawCoach, `${hex} ${number}`, () => drawCoach(hex, number));
}

/** @param {string} hex @param {number} number */
function drawCoach(hex, number) {
  return html`<svg class="art art-coach" viewBox="0 0 ${COACH.w} ${COACH.h}" aria-hidden="true">${toSvg(travelCoachParts(hex, number))}</svg>`;
}
