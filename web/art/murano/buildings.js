import BUILDINGS from "spieltisch:drawings/art/murano/buildings";

/** Side of the box in which a tile is drawn; a building stands on its lower edge. */
export const TILE = 40;

/**
 * Any tile by its id: "glass", "shop-red", "palace-2", "special" are known to the engine.
 *
 * @param {string} tile
 * @returns {import("../../board/canvas/drawing.js").Part[]}
 */
export function buildingParts(tile) {
  return BUILDINGS[tile] ?? BUILDINGS[`${tile}-1`] ?? BUILDINGS.special ?? [];
}
