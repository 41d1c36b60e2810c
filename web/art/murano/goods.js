import BACKS from "spieltisch:drawings/art/murano/card-backs";
import { ellipse } from "../../board/canvas/drawing.js";

/** @import { Paint, Part } from "../../board/canvas/drawing.js" */

const INK = "--art-ink";

/**
 * A bead of glass about the origin: light gathers on the far side of the shine, as in real glass.
 *
 * @param {"red" | "green" | "blue"} colour
 * @param {number} r
 * @returns {Part[]}
 */
export function bead(colour, r) {
  return [
    { d: ellipse(r * 0.15, r * 0.95, r * 0.9, r * 0.26), fill: "--art-black", opacity: 0.28 },
    { d: ellipse(0, 0, r), fill: `--bead-${colour}`, stroke: INK, width: r * 0.12 },
    { d: ellipse(r * 0.22, r * 0.34, r * 0.6, r * 0.46), fill: "--art-light", opacity: 0.38 },
    {
      d: `M${-r * 0.7} ${r * 0.2}C${-r * 0.2} ${-r * 0.5} ${r * 0.3} ${r * 0.3} ${r * 0.8} ${-r * 0.25}`,
      stroke: "--art-light",
      width: r * 0.14,
      opacity: 0.5,
    },
    { d: ellipse(-r * 0.34, -r * 0.42, r * 0.28, r * 0.18), fill: "--art-light", opacity: 0.95 },
    { d: ellipse(-r * 0.02, -r * 0.02, r * 0.16), fill: "--art-black", opacity: 0.55 },
  ];
}

/**
 * A gold coin about the origin, with a number or the winged lion's head left out.
 *
 * @param {number} r
 * @param {string} [text]
 * @param {Paint} [ink]
 * @returns {Part[]}
 */
export function coin(r, text = "", ink = "--art-ink") {
  /** @type {Part[]} */
  const parts = [
    { d: ellipse(r * 0.08, r * 0.14, r), fill: "--art-coin-deep" },
    { d: ellipse(0, 0, r), fill: "--art-coin", stroke: INK, width: r * 0.11 },
    { d: ellipse(0, 0, r * 0.76), stroke: "--art-coin-deep", width: r * 0.09 },
    {
      d: `M${-r * 0.55} ${-r * 0.35}A${r * 0.65} ${r * 0.65} 0 0 1 ${r * 0.1} ${-r * 0.64}`,
      stroke: "--art-light",
      width: r * 0.12,
      opacity: 0.8,
    },
  ];
  if (text)
    parts.push({
      text,
      x: 0,
      y: r * 0.42,
      size: r * 1.25,
      font: "ui",
      weight: 800,
      fill: ink,
      fit: r * 1.5,
    });
  return parts;
}

/** The back of a card, 28 by 40, with the mask of the characters or the dome of the special buildings. @param {"character" | "special"} kind @returns {Part[]} */
export function cardBack(kind) {
  return BACKS[kind] ?? [];
}
