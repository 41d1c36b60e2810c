import { html } from "lit";
import { toSvg } from "../canvas/drawing.js";
import { drawn } from "./drawn.js";
import { amtmann } from "./portraits/amtmann.js";
import { postillion } from "./portraits/postillion.js";
import { postmeister } from "./portraits/postmeister.js";
import { wagner } from "./portraits/wagner.js";

/** @import { Part } from "../canvas/drawing.js" */

/** @type {Record<string, () => Part[]>} */
const PORTRAITS = { postillion, postmeister, amtmann, wagner };

/** @type {Part[]} */
const FRAME = [
  { d: "M3.2 3.2H96.8V96.8H3.2Z", stroke: "--art-walnut", width: 3.4 },
  {
    d: "M1.6 4.6Q1.6 1.6 4.6 1.6H95.4Q98.4 1.6 98.4 4.6V95.4Q98.4 98.4 95.4 98.4H4.6Q1.6 98.4 1.6 95.4Z",
    stroke: "--art-ink",
    width: 2.2,
  },
  {
    d: "M5 8.5Q5 5.5 8 5.5H92Q95 5.5 95 8.5V91.5Q95 94.5 92 94.5H8Q5 94.5 5 91.5Z",
    stroke: "--art-gold",
    width: 1.8,
  },
];

/**
 * The portrait of an official in its frame: postillion, postmeister, amtmann, wagner, or another one.
 *
 * @param {string} id
 * @param {() => Part[]} [picture] of somebody who is not drawn here
 */
export function officialPortrait(id, picture = PORTRAITS[id]) {
  return drawn(PORTRAITS, id, () => drawPortrait(picture));
}

/** @param {(() => Part[]) | undefined} picture */
function drawPortrait(picture) {
  const parts = picture?.() ?? [];
  return html`<svg class="art art-portrait" viewBox="0 0 100 100" aria-hidden="true">
    <svg x="4" y="4" width="92" height="92" viewBox="4 4 92 92">${toSvg(parts)}</svg>
    ${toSvg(FRAME)}
  </svg>`;
}
