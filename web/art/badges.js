import medal from "./carriages/medal.svg";
import horn from "./horn.svg";
import horse from "./horse.svg";
import house from "./house.svg";
import star from "./murano/star.svg";
import { recoloured } from "./paints.js";

/** @typedef {import("../board/canvas/drawing.js").Part} Part */

/** What a badge shows of all that is drawn. */
export const BADGE_BOX = "86 3 30 36";

/** Of each level's badge the ribbon, and what stands on the gold. @type {Record<string, {ribbon: string, charge: Part}>} */
const BADGES = {
  apprentice: { ribbon: "--art-green", charge: { parts: house, x: 94.4, y: 10, scale: 0.56 } },
  messenger: { ribbon: "--art-blue", charge: { parts: horse, x: 93.2, y: 13.4, scale: 0.33 } },
  merchant: { ribbon: "--art-red", charge: { parts: horn, x: 92.6, y: 11.8, scale: 0.39 } },
  patrician: { ribbon: "--art-black", charge: { parts: star, x: 92.6, y: 8.8, scale: 0.7 } },
};

/** The badge for whoever has beaten a level. @param {import("../core/engine/types.js").LevelId} level @returns {Part[]} */
export function badgeParts(level) {
  const badge = BADGES[level];
  if (!badge) return [];
  return [...recoloured(medal, { "--art-red": badge.ribbon }), badge.charge];
}
