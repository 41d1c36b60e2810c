import { html } from "lit";
import { ellipse, toSvg } from "../canvas/drawing.js";
import { inked } from "./ink.js";
import { lagoon } from "./pictures/lagoon.js";
import { postRoad } from "./pictures/post-road.js";
import { hornParts } from "./pieces.js";

/** @import { Part } from "../canvas/drawing.js" */

/** The mark of the site: a round table with a horn and a bead of glass, and the name beside it. */
export function logo() {
  return html`<svg class="art art-logo" viewBox="0 0 268 64" aria-hidden="true">${toSvg([
    ...signParts(),
    { text: "Spieltisch", x: 166, y: 45, size: 43, font: "display", fill: "--ink", fit: 196 },
  ])}</svg>`;
}

/** The sign alone, in a box of 64 by 64. @returns {Part[]} */
export function signParts() {
  return [
    { d: ellipse(32, 33.5, 29), fill: "--art-walnut-deep" },
    inked(ellipse(32, 31.5, 29), "--art-walnut", 1.6),
    { d: ellipse(32, 31.5, 23.6), fill: "--art-green", stroke: "--art-gold", width: 2 },
    { d: ellipse(32, 31.5, 26.6), stroke: "--art-gold-deep", width: 0.8 },
    { parts: hornParts(), x: 12.5, y: 18, scale: 0.9 },
    inked(ellipse(43, 42, 5.4), "--art-water", 1.2),
    { d: ellipse(41.2, 40, 1.6), fill: "--art-light" },
  ];
}

/**
 * The picture of a game for the home page.
 *
 * @param {string} id
 */
export function gamePicture(id) {
  return html`<svg class="art art-game" viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${toSvg(id === "murano" ? lagoon() : postRoad())}</svg>`;
}
