/**
 * The expansions in the order in which their boxes stand on the shelf, each with the option that
 * brings it into the game. Kept apart from what they add to the table: the home page needs only this.
 *
 * @type {readonly import("../../../table/types.js").Expansion[]}
 */
export const boxes = [
  { id: "glory", option: "board", on: "north", off: "south" },
  { id: "courier", option: "courier", on: true, off: false },
  { id: "offices", option: "offices", on: true, off: false },
  { id: "audience", option: "audience", on: true, off: false },
];
