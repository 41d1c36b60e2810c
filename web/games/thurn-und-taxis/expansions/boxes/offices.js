import amtmann from "../../../../art/portraits/amtmann.svg";
import tiles from "./offices.svg";

/** In Amt und Würden. @type {import("../../../../table/types.js").Expansion} */
export const offices = { id: "offices", option: "offices", on: true, off: false, lid };

/** The Amtmann, and the tiles that his help brings. @returns {import("../../../../board/canvas/drawing.js").Part[]} */
function lid() {
  return [{ parts: amtmann, x: 14, y: -6, scale: 0.84 }, ...tiles];
}
