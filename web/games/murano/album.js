import { bead, buildingParts } from "../../art/murano/figures.js";
import gondola from "../../art/murano/gondola.svg";
import star from "../../art/murano/star.svg";
import { boardFor } from "./board.js";

/** @typedef {import("../../table/types.js").Stamp} Stamp */

/** What stands on the stamps of the islands, in their order. */
const BUILDINGS = ["glass", "palace-1", "shop-red", "palace-2", "shop-blue", "palace-3"];

/** The islands, and what is a feat. @returns {Stamp[]} */
export function stamps() {
  const islands = boardFor().islands.map(({ id, name }, i) => ({
    id: `island-${id}`,
    name,
    box: "-1 -1 42 42",
    parts: () => buildingParts(BUILDINGS[i % BUILDINGS.length] ?? "glass"),
  }));
  return [
    ...islands,
    { id: "three-beads", box: "-26 -14 52 28", parts: () => BEADS },
    { id: "full-house", box: "0 0 24 24", parts: () => star },
    { id: "all-islands", box: "-1 -1 42 42", parts: () => buildingParts("palace-2") },
    { id: "last-gondola", box: "-22 -13 44 21", parts: () => gondola },
  ];
}

const BEADS = /** @type {const} */ (["red", "green", "blue"]).map((colour, i) => ({
  parts: bead(colour, 10),
  x: 16 * (i - 1),
  y: 0,
  scale: 1,
}));
