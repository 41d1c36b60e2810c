import { html } from "lit";
import { toSvg } from "../board/canvas/drawing.js";
import { CARRIAGE, coachParts } from "./carriages.js";
import { drawn } from "./drawn.js";
import { repainted } from "./repainted.js";
import HORSE from "./team-horse.svg";

/** The carriage card of the northern board: a coach with its two horses. */
export function team() {
  return drawn(drawTeam, "", drawTeam);
}

function drawTeam() {
  const width = CARRIAGE.w + 6;
  return html`<svg class="art art-team" viewBox="0 14 ${width} 66" aria-hidden="true">${toSvg([
    { parts: coachParts(3), x: -34, y: 0, scale: 1 },
    { parts: HORSE, x: 72, y: 28, scale: 1 },
    { parts: repainted(HORSE, { "--art-leather": "--art-hair-light" }), x: 62, y: 34, scale: 1 },
  ])}</svg>`;
}
