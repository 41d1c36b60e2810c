import drawing from "./glory.svg";

/** Glanz und Gloria. @type {import("../../../../table/types.js").Expansion} */
export const glory = {
  id: "glory",
  option: "board",
  on: "north",
  off: "south",
  lid: () => drawing,
};
