import { html } from "lit";
import { toSvg } from "../board/canvas/drawing.js";
import LAGOON from "./pictures/lagoon.svg";
import POST_ROAD from "./pictures/post-road.svg";
import SIGN from "./sign.svg";

/** The mark of the site: a round table with a horn and a bead of glass, and the name beside it. */
export function logo() {
  return html`<svg class="art art-logo" viewBox="0 0 268 64" aria-hidden="true">${toSvg([
    ...SIGN,
    { text: "Spieltisch", x: 166, y: 45, size: 43, font: "display", fill: "--ink", fit: 196 },
  ])}</svg>`;
}

/**
 * The picture of a game for the home page, by day and by night. What may move in it is a group in its own place.
 *
 * @param {string} id
 */
export function gamePicture(id) {
  const parts = id === "murano" ? LAGOON : POST_ROAD;
  const at = parts.findIndex((part) => "parts" in part && part.x === 0 && part.y === 0);
  return html`<svg class="art art-game" viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    ${toSvg(parts.slice(0, at))}<g class=${id === "murano" ? "rocking" : "driving"}>${toSvg(parts.slice(at, at + 1))}</g>${toSvg(parts.slice(at + 1))}
  </svg>`;
}
