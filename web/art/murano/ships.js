import { inked } from "../ink.js";

/** @import { Part } from "../../canvas/drawing.js" */

/**
 * A trading ship seen from above, its bow at the right, 46 long, about its middle. The bow wave shows which way it
 * travels; the red ship also carries a sail of its own.
 *
 * @param {boolean} red
 * @returns {Part[]}
 */
export function ship(red) {
  const hull = red ? "--goods-red" : "--art-black-cloth";
  const deck = red ? "--goods-red-deep" : "--art-walnut";
  /** @type {Part[]} */
  const parts = [
    { d: "M-24 0C-20 13 12 13 27 2 12 14-18 16-24 0Z", fill: "--lagoon-shade", opacity: 0.35 },
    { d: "M29 0Q20-11 8-13.500M29 0Q20 11 8 13.5", stroke: "--lagoon-foam", width: 2.2 },
    { d: "M33 0Q24-15 12-18M33 0Q24 15 12 18", stroke: "--lagoon-foam", width: 1.3, opacity: 0.65 },
    {
      d: "M25 0C18-8.5 6-10.5-8-10-17-9.6-21.5-6-21.5 0S-17 9.6-8 10C6 10.5 18 8.5 25 0Z",
      fill: hull,
      stroke: red ? "--art-ink" : "--art-gold",
      width: 1.5,
    },
    inked(
      "M18.5 0C13-5.5 4-7-8-6.7-15-6.5-18-4-18-0S-15 6.5-8 6.700C4 7 13 5.5 18.5 0Z",
      deck,
      0.9,
    ),
    {
      d: "M-14-4.500V4.500M-8-6.200V6.200M4-6V6M10-4.500V4.5",
      stroke: "--art-ink",
      width: 0.8,
      opacity: 0.55,
    },
  ];
  if (red)
    parts.push(
      inked("M-3-12.500Q6 0-3 12.5 1 0-3-12.500Z", "--art-gold", 1.2),
      inked("M-3-12.500C9-8 9 8-3 12.5 4 5 4-5-3-12.500Z", "--art-linen", 1.2),
      { d: "M1.4-6.5 4.6-5.600M2.5 0H6M1.4 6.5 4.6 5.6", stroke: "--goods-red", width: 2 },
    );
  else
    parts.push(inked("M-6-3.600H2V3.600H-6Z", "--art-paper-shade", 0.9), {
      d: "M-6 0H2M-2-3.600V3.6",
      stroke: "--art-walnut",
      width: 0.9,
    });
  return parts;
}
