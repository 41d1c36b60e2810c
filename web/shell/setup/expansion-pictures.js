import { html } from "lit";
import { toSvg } from "../../board/canvas/drawing.js";
import { games } from "../../games/index.js";

/** @typedef {import("../../board/canvas/drawing.js").Part} Part */

/**
 * The lid of an expansion's box, in a square of 100.
 *
 * @param {string} id of the expansion
 */
export function expansionPicture(id) {
  const box = games.flatMap(({ expansions }) => expansions).find((one) => one.id === id);
  return html`<svg class="art" viewBox="0 0 100 100" aria-hidden="true">
    ${toSvg([...sky(), ...(box?.lid() ?? [])])}
  </svg>`;
}

/** Engraved evening light. @returns {Part[]} */
function sky() {
  const lines = Array.from({ length: 12 }, (_, i) => {
    const y = 5 + i * 5;
    return `M0 ${y}C30 ${y - 2} 66 ${y + 3} 100 ${y - 1}`;
  });
  return [
    { d: "M0 0H100V100H0Z", fill: "--art-sky" },
    { d: "M0 0H100V64H0Z", fill: "--art-paper", opacity: 0.6 },
    { d: lines.join(""), stroke: "--art-blue", width: 0.45, opacity: 0.3 },
  ];
}
