import amtmann from "../../../art/portraits/amtmann.svg";
import audience from "./boxes/audience.svg";
import courier from "./boxes/courier.svg";
import glory from "./boxes/glory.svg";
import offices from "./boxes/offices.svg";

/**
 * The boxes of the expansions in their order on the shelf, each with the option that brings it into the game and the
 * picture on its lid. The home page loads them without the rest of the table.
 *
 * @type {readonly import("../../../table/types.js").Expansion[]}
 */
export const boxes = [
  { id: "glory", option: "board", on: "north", off: "south", lid: () => glory },
  { id: "courier", option: "courier", on: true, off: false, lid: () => courier },
  { id: "offices", option: "offices", on: true, off: false, lid: officesLid },
  { id: "audience", option: "audience", on: true, off: false, lid: () => audience },
];

/** The Amtmann, and the tiles that he brings. */
function officesLid() {
  return [{ parts: amtmann, x: 14, y: -6, scale: 0.84 }, ...offices];
}
