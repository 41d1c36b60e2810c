import { bead, buildingParts } from "../../art/murano/figures.js";
import gondola from "../../art/murano/gondola.svg";
import star from "../../art/murano/star.svg";
import { cellsOf, islandBox } from "../../board/lagoon/geometry.js";
import { boardFor } from "./board.js";

/** @typedef {import("../../table/types.js").Stamp} Stamp */

/** The islands as they lie in the lagoon, and what is a feat. @returns {Stamp[]} */
export function stamps() {
  const islands = boardFor().islands.map((island) => ({
    id: `island-${island.id}`,
    name: island.name,
    box: Object.values(islandBox(island)).join(" "),
    parts: () =>
      cellsOf(island).map(({ kind, box: { x, y, w } }) => ({
        d: `M${x} ${y}h${w}v${w}h-${w}z`,
        fill: kind === "S" ? "--lagoon-street" : "--lagoon-earth",
        stroke: "--lagoon-stone-edge",
      })),
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
