import COACHES from "spieltisch:drawings/art/coaches";
import { html } from "lit";
import { toSvg } from "../board/canvas/drawing.js";
import { drawn } from "./drawn.js";
import { inPaint } from "./repainted.js";

/** @import { Part } from "../board/canvas/drawing.js" */

/** Size of a travelling coach in its own units; it stands on the lower edge. */
export const COACH = { w: 56, h: 44 };

/** How many marks tell the coaches apart without their colours, none of them a player's mark. */
const MARKS = 5;

/**
 * A travelling coach in its colour, with its mark on the door.
 *
 * @param {string} hex
 * @param {number} number  which mark, from 0
 * @returns {Part[]}
 */
export function travelCoachParts(hex, number) {
  const mark = COACHES[`mark-${number % MARKS}`];
  return [...inPaint(COACHES.body ?? [], hex), ...(mark ?? [])];
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
