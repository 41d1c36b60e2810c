import { coachParts } from "../../../../art/carriages.js";
import { inked } from "../../../../art/ink.js";
import { ellipse } from "../../../../canvas/drawing.js";

/** @typedef {import("../../../../canvas/drawing.js").Part} Part */

/** Die Audienz. @type {import("../../../../table/types.js").Expansion} */
export const audience = { id: "audience", option: "audience", on: true, off: false, lid };

/** A coach before the dome of Rome. @returns {Part[]} */
function lid() {
  return [
    { d: ellipse(73, 27, 9), fill: "--art-gold", opacity: 0.7 },
    { d: "M0 64C30 58 66 58 100 63V100H0Z", fill: "--art-terracotta", opacity: 0.75 },
    // the dome on its drum
    inked("M26 63V47H68V63Z", "--art-paper", 1.2),
    inked("M24 47C25 30 35.5 20.5 47 20.5S69 30 70 47Z", "--art-water", 1.4),
    {
      d: "M47 20.5V47M36 24C33.6 30 32.6 38 32.6 47M58 24C60.4 30 61.4 38 61.4 47",
      stroke: "--art-ink",
      width: 0.8,
      opacity: 0.7,
    },
    inked("M43.5 21V14.5H50.5V21Z", "--art-paper", 1),
    { d: "M47 14V6.5M44.4 9.2H49.6", stroke: "--art-gold-deep", width: 1.6 },
    {
      d: "M31 63V52H35V63M40 63V52H44V63M50 63V52H54V63M59 63V52H63V63",
      stroke: "--art-walnut",
      width: 1,
    },
    inked("M4 66V54H26V66ZM68 66V54H96V66Z", "--art-paper-shade", 1.1),
    // the road
    { d: "M38 64C44 74 30 84 4 100H84C74 84 62 74 56 64Z", fill: "--art-paper", opacity: 0.85 },
    { parts: coachParts(4), x: 8, y: 48, scale: 0.72 },
  ];
}
