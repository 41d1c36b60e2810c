import CLERGY from "spieltisch:drawings/art/clergy";
import PORTRAITS from "spieltisch:drawings/art/portraits";
import { html } from "lit";
import { toSvg } from "../board/canvas/drawing.js";
import { drawnOnce } from "./drawn.js";
import FRAME from "./frame.svg";

/**
 * @import { Part } from "../board/canvas/drawing.js"
 */

/**
 * The portrait of an official in its frame: postillion, postmeister, amtmann, wagner, or another one.
 *
 * @param {string} id
 * @param {() => Part[]} [picture] of a person who is not drawn here
 */
export function officialPortrait(id, picture) {
  return drawnOnce(PORTRAITS, id, () => drawPortrait(picture?.() ?? PORTRAITS[id] ?? []));
}

/** @param {Part[]} parts */
function drawPortrait(parts) {
  return html`<svg class="art art-portrait" viewBox="0 0 100 100" aria-hidden="true">
    <svg x="4" y="4" width="92" height="92" viewBox="4 4 92 92">${toSvg(parts)}</svg>
    ${toSvg(FRAME)}
  </svg>`;
}

/**
 * A cleric.
 *
 * @param {number} number  of the rank, from 0, the highest first
 */
export function cleric(number) {
  return drawnOnce(CLERGY, `${number}`, () => drawCleric(number));
}

/** @param {number} number */
function drawCleric(number) {
  return html`<svg class="art art-cleric" viewBox="4 0 40 57" aria-hidden="true">${toSvg(CLERGY[number + 1] ?? [])}</svg>`;
}
