import { html } from "lit";
import { toSvg } from "../canvas/drawing.js";
import { CARRIAGE, coachParts } from "./carriages.js";
import { drawn } from "./drawn.js";
import { inked } from "./ink.js";

/** @import { Paint, Part } from "../canvas/drawing.js" */

/** A horse in harness that trots to the right, about 50 wide and 42 high. */
const HORSE =
  "M2 20C4 12 14 12 22 14 28 15 31 12 33 7L36 2 38 5C42 6 45 9 48 13L46 16C43 15 41 15 39 15 37 19 36 22 35 24L40 32 37 41H34L35 33 31 27C24 29 18 28 13 26L14 33 10 41H7L9 33 7 26C4 24 3.4 24 3 26L1 34C-1 30 0 24 2 20Z";

/** @param {Paint} coat @returns {Part[]} */
function horse(coat) {
  return [
    inked(HORSE, coat, 1.6),
    { d: "M30 11C28 16 28 20 31 26M0 19 29 17", stroke: "--art-gold", width: 1.6 },
  ];
}

/** The carriage card of the northern board: a coach with its two horses. */
export function team() {
  return drawn(drawTeam, "", drawTeam);
}

function drawTeam() {
  const width = CARRIAGE.w + 6;
  return html`<svg class="art art-team" viewBox="0 14 ${width} 66" aria-hidden="true">${toSvg([
    { parts: coachParts(3), x: -34, y: 0, scale: 1 },
    { parts: horse("--art-leather"), x: 72, y: 28, scale: 1 },
    { parts: horse("--art-hair-light"), x: 62, y: 34, scale: 1 },
  ])}</svg>`;
}
