import CLERGY from "spieltisch:drawings/art/clergy";
import { html } from "lit";
import { toSvg } from "../board/canvas/drawing.js";
import { drawn } from "./drawn.js";

/**
 * A cleric.
 *
 * @param {number} number  of the rank, from 0, the highest first
 */
export function cleric(number) {
  return drawn(CLERGY, `${number}`, () => drawCleric(number));
}

/** @param {number} number */
function drawCleric(number) {
  return html`<svg class="art art-cleric" viewBox="4 0 40 57" aria-hidden="true">${toSvg(CLERGY[number + 1] ?? [])}</svg>`;
}
