import { ellipse, roundedBox } from "../../canvas/drawing.js";

/** @import { Paint, Part } from "../../canvas/drawing.js" */

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
  const field = kind === "character" ? "--art-blue-deep" : "--art-red-deep";
  return [
    { d: roundedBox(0, 0, 28, 40, 3), fill: "--art-light", stroke: INK, width: 1.2 },
    { d: roundedBox(2.2, 2.2, 23.6, 35.6, 1.8), fill: field },
    { d: roundedBox(4, 4, 20, 32, 1.2), stroke: "--art-gold", width: 0.8 },
    ...(kind === "character"
      ? [
          {
            d: "M5.5 18C8 14 12 15 14 17.5 16 15 20 14 22.5 18 22 23.5 18.5 25.5 14 21.5 9.5 25.5 6 23.5 5.5 18Z",
            fill: "--art-linen",
            stroke: INK,
            width: 0.9,
          },
          {
            d: "M8.3 18.800Q10.3 17 12 19.2 10 21 8.3 18.800ZM19.7 18.800Q17.7 17 16 19.2 18 21 19.7 18.800Z",
            fill: INK,
          },
          {
            d: "M14 14.500C12 9 15 7 18 8 15.5 9 15 11.5 14 14.500Z",
            fill: "--art-gold",
            stroke: INK,
            width: 0.6,
          },
        ]
      : [
          {
            d: "M7.5 21C7.5 13.5 11 11 14 11S20.5 13.5 20.5 21Z",
            fill: "--art-linen",
            stroke: INK,
            width: 0.9,
          },
          {
            d: "M7 21H21V23.500H7ZM8.5 23.500V29M12 23.500V29M16 23.500V29M19.5 23.500V29M6.5 29.500H21.5",
            stroke: "--art-linen",
            width: 1.4,
          },
          { d: ellipse(14, 8.6, 1.6), fill: "--art-gold" },
        ]),
  ];
}
