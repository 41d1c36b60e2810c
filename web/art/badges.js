import medal from "./carriages/medal.svg";
import { picture } from "./drawn.js";
import horn from "./horn.svg";
import horse from "./horse.svg";
import house from "./house.svg";
import star from "./murano/star.svg";
import { recoloured } from "./paints.js";

/** @typedef {import("../board/canvas/drawing.js").Part} Part */

/** What a badge shows of all that is drawn. */
const BADGE_BOX = "86 3 30 36";

/** Of each level's badge the ribbon, and what stands on the gold. @type {Record<import("../core/engine/types.js").LevelId, {ribbon: string, charge: Part}>} */
const BADGES = {
  apprentice: { ribbon: "--art-green", charge: { parts: house, x: 94.4, y: 10, scale: 0.56 } },
  messenger: { ribbon: "--art-blue", charge: { parts: horse, x: 93.2, y: 13.4, scale: 0.33 } },
  merchant: { ribbon: "--art-red", charge: { parts: horn, x: 92.6, y: 11.8, scale: 0.39 } },
  patrician: { ribbon: "--art-black", charge: { parts: star, x: 92.6, y: 8.8, scale: 0.7 } },
};

/** The paint of a badge's ribbon. @param {import("../core/engine/types.js").LevelId} level */
export const ribbonOf = (level) => BADGES[level].ribbon;

/** The badge for whoever has beaten a level. @param {import("../core/engine/types.js").LevelId} level */
export function badgePicture(level) {
  const { ribbon, charge } = BADGES[level];
  const parts = () => [...recoloured(medal, { "--art-red": ribbon }), charge];
  return picture(BADGE_BOX, "badge", parts, level);
}
